"""A table's log, folded: what of it stands, what can be taken back, and the game at any of its positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ..core.play import Play
from .log import Event
from .model import EventKind, TableHead
from .rebuild import play_at
from .stored import Snapshot
from .table import Undoable


def standing(events: Iterable[Event]) -> list[Event]:
    """The events that have not been taken back, the set-up first."""
    kept: list[Event] = []
    for event in events:
        if event.kind.goes_back:
            assert event.to is not None
            while kept and kept[-1].seq > event.to:
                kept.pop()
        elif event.entries or event.kind in (EventKind.STAND_IN, EventKind.BACK):
            kept.append(event)
    return kept


def latest(events: Sequence[Event]) -> tuple[int, tuple[Undoable, ...]]:
    """The number of the last event that stands, and those at the end that their seat may take back: those since anybody else did
    anything. Also what another seat has taken back again was seen, so it counts."""
    stands = standing(events)
    seat = stands[-1].seat
    free = max((event.seq for event in events if not _own(event, seat)), default=-1)
    tail: list[Undoable] = []
    entries = len(stands[0].entries)
    for before, event in pairwise(stands):
        if event.seq > free:
            tail.append(Undoable(event.seq, seat, before.seq, entries, None))
        entries += len(event.entries)
    return stands[-1].seq, tuple(tail)


def _own(event: Event, seat: int) -> bool:
    """Whether an event is a seat's alone, done by its person, and showed nobody anything new."""
    own = event.seat == seat >= 0 and event.kind in (EventKind.ACT, EventKind.UNDO) and not event.more.get("stand_in")
    return own and not any(played.revealed for played in event.entries)


def position_at(head: TableHead, events: Sequence[Event], seq: int | None = None, snapshots: Sequence[Snapshot] = ()) -> Play:
    """The game at a position, played again from the log (from the last of the snapshots on the way)."""
    play = play_at(head, events, seq, snapshots)
    play.entries.clear()
    return play
