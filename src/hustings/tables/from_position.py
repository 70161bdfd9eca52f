"""Tables that begin in the middle of a game: what-if boards and puzzles played on. Their set-up event holds the position itself,
field by field, so that a later layout with the same fields can still read it. The rest is a log like any other."""

from __future__ import annotations

from typing import Any

from ..core import layout
from ..core.chance import SEEN
from ..core.contract import Game
from ..core.layout import Records
from ..core.values import SETUP as NO_SEAT
from .errors import Unplayable
from .log import Event, Played, Told
from .model import EventKind

POSITION = "position"  # the key in `Event.more` of such a set-up
TOLD: dict[str, Any] = {"key": "table-from-position", "things": {}}


def begins_midway(event: Event) -> bool:
    """Whether a table's first event holds a position, instead of setting the game up."""
    return event.kind == EventKind.SETUP and POSITION in event.more


def told(players: int) -> Told:
    """The line that everybody is told about such a beginning. The game has none, because its story begins with the set-up."""
    return [[{"seat": NO_SEAT, "line": TOLD}] for _ in range(players + 1)]


def first_event(game: Game, players: int, position: Records, at: float) -> Event:
    """The set-up of a table that begins from a position."""
    entry = Played(NO_SEAT, 0, (), SEEN)
    more: dict[str, Any] = {POSITION: layout.as_dict(game.position, position)}
    return Event(0, EventKind.SETUP, NO_SEAT, at, (entry,), told=told(players), more=more)


def position_of(game: Game, event: Event) -> bytes:
    """The position that a table begins from, in the present layout."""
    values = event.more[POSITION]
    known = layout.fields(game.position)
    needed = {name for name, field in known.items() if not field.memory}
    if not isinstance(values, dict) or not needed <= set(values) <= set(known):
        differing = needed - set(values) | set(values) - set(known) if isinstance(values, dict) else ()
        other = ", ".join(sorted(differing)) or "no fields at all"
        raise Unplayable(f"the position it begins from has other fields than {game.name} has now: {other}")
    try:
        return layout.from_dict(game.position, values).tobytes()
    except (TypeError, ValueError, OverflowError):
        raise Unplayable(f"the position it begins from does not fit into that of {game.name} as it is now") from None
