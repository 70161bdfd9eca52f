"""Lines that readers are told about an event, in the form that is stored and sent: keys and things, not in any language.

All lines come from `story.told`, which sees only observations. They are stored, so that opening a table need not tell them again,
and made here, so that a verification can tell them again and compare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from ..core import gate
from ..core.contract import Game, Wording
from ..core.layout import Records, blank
from ..core.values import Entry, Line, Option, Setup, Sheet
from ..core.watched import Watch, WatchedReader, WatchedView
from ..text import story
from .log import Told

Json = dict[str, Any]
Lines = list[Json]


@dataclass(frozen=True)
class EntryInContext:
    """One entry of an event with the positions before and after it (none before the set-up)."""

    before: Records | None
    after: Records
    entry: Entry


def telling_of(game: Game) -> Wording:
    assert game.wording is not None  # a game without words is not offered
    return game.wording


@cache
def _meanings(game_name: str) -> dict[int, Option]:
    return {}


def meaning(game: Game, option: int) -> Option:
    """The meaning of an option number, computed once."""
    known = _meanings(game.name)
    found = known.get(option)
    if found is None:
        found = known[option] = game.option(option)
    return found


def party(game: Game, observation: Records, seat: int) -> Json | None:
    """The party on a seat in the game's own words. The party must be public."""
    wording = telling_of(game)
    found = wording.name(observation, wording.seat, seat)
    return line_json(game, observation, found) if isinstance(found, Line) else None


def parties(game: Game, setup: Setup) -> list[Json | None]:
    """The party on each seat. It is public and fixed by the set-up, so a table that waits for players has it, too."""
    positions = blank(game.position)
    game.prepare(positions, setup)
    seen = gate.observe(game.position, game.seats, positions, game.seats)
    return [party(game, seen, seat) for seat in range(setup.players)]


def line_json(game: Game, observation: Records, line: Line) -> dict[str, Any]:
    """A line as `{"key": ..., "things": {...}}`, with names in place of the game's numbers for things."""
    return _line(telling_of(game).name, observation, line)


def _line(name: Callable[[Records, str, int], Any], observation: Records, line: Line) -> dict[str, Any]:
    things: dict[str, Any] = {}
    value: Any
    for thing, value in line.things.items():
        if isinstance(value, WatchedReader):
            value = int(value)
        if isinstance(value, int):
            value = name(observation, thing, value)
        if isinstance(value, Line):
            value = _line(name, observation, value)
        elif isinstance(value, tuple):
            value = [_line(name, observation, part) for part in value]
        things[thing] = value
    return {"key": line.key, "things": things}


def tell_all(game: Game, sheet: Sheet, players: int, entries: Sequence[EntryInContext]) -> Told:
    """The lines that each seat, and last the spectator, is told about an event. Readers who see the same share the same lines."""
    if not entries:
        return [[] for _ in range(players + 1)]
    views = _Views(game, players, entries)
    parts: list[list[Lines]] = [[] for _ in range(players + 1)]
    for place, step in enumerate(entries):
        kind = story.true_kind(game, sheet, step.before, step.entry)
        common, watch = _tell_watched(game, sheet, views, place, step, kind)
        for reader in range(players + 1):
            if common is not None and reader != step.entry.seat and views.alike(watch, reader, place):
                parts[reader].append(common)
            else:
                before, after = views.around(reader, place)
                parts[reader].append(_tell(game, sheet, views.eyes(reader), before, after, step.entry, kind))
    joined: dict[tuple[int, ...], Lines] = {}  # readers of the same lines have one list
    for own in parts:
        joined.setdefault(tuple(map(id, own)), own[0] if len(own) == 1 else [line for part in own for line in part])
    return [joined[tuple(map(id, own))] for own in parts]


class _Views:
    """The readers' observations of the positions of an event, each made when it is first needed."""

    def __init__(self, game: Game, players: int, entries: Sequence[EntryInContext]) -> None:
        self.game, self.players = game, players
        self._positions = [
            entries[0].before,
            *(step.after for step in entries),
        ]  # each entry begins where the previous one ended
        self._seen: dict[tuple[int, int], Records] = {}

    def eyes(self, reader: int) -> int:
        return reader if reader < self.players else self.game.seats

    def around(self, reader: int, place: int) -> tuple[Records, Records]:
        """A reader's observations before and after the entry at a place."""
        for number in (place, place + 1):
            if (reader, number) not in self._seen:
                viewer = reader if reader < self.players else None
                self._seen[reader, number] = story.seen(self.game, viewer, self._positions[number])
        return self._seen[reader, place], self._seen[reader, place + 1]

    def alike(self, watch: Watch, reader: int, place: int) -> bool:
        """Whether a reader sees the same as a spectator in everything that was read while telling."""
        if reader == self.players:
            return True
        return watch.fits(reader, lambda: self.around(self.players, place), lambda: self.around(reader, place))


def _tell_watched(
    game: Game, sheet: Sheet, views: _Views, place: int, step: EntryInContext, kind: int
) -> tuple[Lines | None, Watch]:
    """The lines that a spectator is told about an entry, and a watch of what was read of its observations for them. None in place
    of the lines if the observations were read in a way that cannot be watched."""
    watch, spectator = Watch(), views.players
    before, after = (WatchedView(game.position, view, watch, i) for i, view in enumerate(views.around(spectator, place)))
    reader = WatchedReader(views.eyes(spectator), step.entry.seat, watch)
    try:
        said = _tell(game, sheet, cast(int, reader), cast(Records, before), cast(Records, after), step.entry, kind)
    except (TypeError, AttributeError, KeyError):
        return None, watch
    return said, watch


def _tell(game: Game, sheet: Sheet, eyes: int, before: Records, after: Records, entry: Entry, kind: int) -> Lines:
    said = story.told(game, eyes, before, after, entry, kind, sheet)
    return [{"seat": entry.seat, "line": line_json(game, after, line)} for line in said]
