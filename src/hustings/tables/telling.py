"""Lines that readers are told of an event, as they are stored and sent: keys and things, in no language.

Everything starts from `story.tell`, which sees observations only. It is stored so that opening a table tells nothing anew, and
made here, so that a verification can tell it again and compare.
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
    found = known.get(option)
    if found is None:
        found = known[option] = game.option(option)
    return found


def party(game: Game, observation: Records, seat: int) -> Json | None:
    """The party on a seat in the game's own words. It must be public."""
    wording = telling_of(game)
    found = wording.name(observation, wording.seat, seat)
    return line_json(game, observation, found) if isinstance(found, Line) else None


def parties(game: Game, setup: Setup) -> list[Json | None]:
    """The party on each seat. It is public and the same from the set-up on: a table that waits for players has it, too."""
    positions = blank(game.position)
    game.prepare(positions, setup)
    seen = gate.observe(game.position, game.seats, positions, game.seats)
    return [party(game, seen, seat) for seat in range(setup.players)]


def line_json(game: Game, observation: Records, line: Line) -> dict[str, Any]:
    """A line with everything named that the game calls by number: `{"key": ..., "things": {...}}`."""
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
    """What each seat, and last the spectator, is told of an event. What several readers see alike is told once for all."""
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
    """What readers see of the positions of an event, each worked out when it is first asked for."""

    def __init__(self, game: Game, players: int, entries: Sequence[EntryInContext]) -> None:
        self.game, self.players = game, players
        self._positions = [
            entries[0].before,
            *(step.after for step in entries),
        ]  # each begins where the last ended
        self._seen: dict[tuple[int, int], Records] = {}

    def eyes(self, reader: int) -> int:
        return reader if reader < self.players else self.game.seats

    def around(self, reader: int, place: int) -> tuple[Records, Records]:
        """Before and after the entry at a place."""
        for number in (place, place + 1):
            if (reader, number) not in self._seen:
                viewer = reader if reader < self.players else None
                self._seen[reader, number] = story.seen(self.game, viewer, self._positions[number])
        return self._seen[reader, place], self._seen[reader, place + 1]

    def alike(self, watch: Watch, reader: int, place: int) -> bool:
        """Whether a reader sees the same as a spectator in all that was looked at."""
        if reader == self.players:
            return True
        return watch.fits(reader, lambda: self.around(self.players, place), lambda: self.around(reader, place))


def _tell_watched(
    game: Game, sheet: Sheet, views: _Views, place: int, step: EntryInContext, kind: int
) -> tuple[Lines | None, Watch]:
    """What a spectator is told of an entry, and what of its view went into that. None: it was looked at in a way that cannot be
    watched."""
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
