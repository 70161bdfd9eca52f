"""Lines that readers are told of an event, as they are stored and sent: keys and things, in no language.

Everything starts from `story.tell`, which sees observations only. It is stored so that opening a table tells nothing anew, and
made here, so that a verification can tell it again and compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core.contract import Game, Wording
from ..core.layout import Records
from ..core.values import Entry, Line, Option, Sheet
from ..text import story
from .log import Told

Json = dict[str, Any]


@dataclass(frozen=True)
class EntryInContext:
    """One entry of an event with the positions around it (none before the set-up)."""

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
    """What an option number means; worked out once."""
    known = _meanings(game.name)
    if option not in known:
        known[option] = game.option(option)
    return known[option]


def party(game: Game, observation: Records, seat: int) -> Json | None:
    """The party on a seat in the game's own words. It must be public."""
    wording = telling_of(game)
    found = wording.name(observation, wording.seat, seat)
    return line_json(game, observation, found) if isinstance(found, Line) else None


def line_json(game: Game, observation: Records, line: Line) -> dict[str, Any]:
    """A line with everything named that the game calls by number: `{"key": ..., "things": {...}}`."""
    return {"key": line.key, "things": {thing: _thing(game, observation, thing, value) for thing, value in line.things.items()}}


def _thing(game: Game, observation: Records, thing: str, value: Any) -> Any:
    named = telling_of(game).name(observation, thing, value) if isinstance(value, int) else value
    if isinstance(named, tuple):
        return [line_json(game, observation, part) for part in named]
    return line_json(game, observation, named) if isinstance(named, Line) else named


def tell_all(game: Game, sheet: Sheet, players: int, entries: Sequence[EntryInContext]) -> Told:
    """What each seat, and last the spectator, is told of an event."""
    kinds = [story.true_kind(game, sheet, step.before, step.entry) for step in entries]
    return [_tell(game, sheet, reader if reader < players else None, entries, kinds) for reader in range(players + 1)]


def _tell(
    game: Game, sheet: Sheet, reader: int | None, entries: Sequence[EntryInContext], kinds: Sequence[int]
) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    if entries:
        before = story.seen(game, reader, entries[0].before)
    for step, kind in zip(entries, kinds, strict=True):
        after = story.seen(game, reader, step.after)
        said = story.told(game, reader, before, after, step.entry, kind, sheet)
        lines += [{"seat": step.entry.seat, "line": line_json(game, after, line)} for line in said]
        before = after  # each entry begins where the one before it ended
    return lines
