"""The story of a game, for one reader: what happened, told from what that reader may know.

A `Line` is a message of the catalogues and the things it names, by number; `words.py` puts it into a language. Lines are made
by the game from two observations of the reader, before and after an action. A game's story never sees the true position, so
it cannot give a secret away.
"""

from __future__ import annotations

from typing import Any

from ..core import gate, layout
from ..core.contract import Game
from ..core.layout import Records
from ..core.values import Entry, Line, Sheet


def tell(game: Game, viewer: int | None, before: Records | None, after: Records, entry: Entry, sheet: Sheet) -> list[Line]:
    """The lines that the reader in seat `viewer` (None: a spectator) gets about an entry that led from one position to another.
    The set-up, an entry of no seat, has no position before it."""
    kind = true_kind(game, sheet, before, entry)
    eyes = game.seats if viewer is None else viewer
    return told(game, eyes, seen(game, viewer, before), seen(game, viewer, after), entry, kind, sheet)


def tell_openly(game: Game, before: Records | None, after: Records, entry: Entry, sheet: Sheet) -> list[Line]:
    """The story of an entry with all hands open: the lines of the acting seat. Each line that tells a secret of that seat also
    names the seat, which the seat's own lines do not need."""
    told = tell(game, entry.seat if entry.seat >= 0 else None, before, after, entry, sheet)
    if game.wording is None:
        return told
    seat = game.wording.seat
    return [Line(line.key, {seat: entry.seat, **line.things}) if line.key.startswith("story-own-") else line for line in told]


def seen(game: Game, viewer: int | None, position: Records | None) -> Records:
    """A reader's observation of a position; before the set-up, that of a blank one."""
    eyes = game.seats if viewer is None else viewer
    return gate.observe(game.position, game.seats, layout.blank(game.position) if position is None else position, eyes)


def true_kind(game: Game, sheet: Sheet, before: Records | None, entry: Entry) -> int:
    """The kind of decision that an entry answered, -1 for the set-up."""
    return -1 if before is None or entry.seat < 0 else _decision(game, sheet, before, entry.seat)


def told(game: Game, eyes: int, before: Records, after: Records, entry: Entry, true_kind: int, sheet: Sheet) -> list[Line]:
    """The story of one action from two observations of the reader, before and after. `eyes`: the reader's seat, or for a
    spectator the number after the last one. `true_kind`: used only to know the set-up and whether the option is hidden."""
    if game.wording is None:
        return []
    if true_kind < 0:
        return game.wording.story(sheet, eyes, before, after, entry.seat, -1, None)
    option = None if eyes != entry.seat and game.hidden(true_kind, entry.option) else entry.option
    # Which of its sealed questions a seat has reached is its own secret, so other readers go by what they see.
    kind = _decision(game, sheet, before, entry.seat)
    return game.wording.story(sheet, eyes, before, after, entry.seat, kind, option)


def _decision(game: Game, sheet: Sheet, position: Records, seat: int) -> int:
    f: Any = layout.reading(game.figures, sheet.record)
    return game.rules.decision(f, layout.reading(game.position, position), seat)
