"""A table's log, folded: what of it stands, what can be taken back, and the game at any of its positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..core.play import Play
from ..store import Event, StoredTable
from ..store.events import GOING_BACK, Snapshot
from ..store.rebuild import play_at
from .table import Undoable


def standing(events: Iterable[Event]) -> list[Event]:
    """The events that have not been taken back, the set-up first."""
    kept: list[Event] = []
    for event in events:
        if event.kind in GOING_BACK:
            assert event.to is not None
            while kept and kept[-1].seq > event.to:
                kept.pop()
        elif event.entries:
            kept.append(event)
    return kept


def latest(events: Iterable[Event]) -> tuple[int, tuple[Undoable, ...]]:
    """The number of the last event that stands, and those at the end that their seat may take back."""
    events = standing(events)
    tail: list[Undoable] = []
    entries = sum(len(event.entries) for event in events)
    for place in range(len(events) - 1, 0, -1):
        event = events[place]
        entries -= len(event.entries)
        alone = all(played.seat == event.seat for played in event.entries)
        if not alone or any(played.revealed for played in event.entries) or (tail and tail[0].seat != event.seat):
            break
        tail.insert(0, Undoable(event.seq, event.seat, events[place - 1].seq, entries, None))
    return events[-1].seq, tuple(tail)


def position_at(head: StoredTable, events: Sequence[Event], seq: int | None = None, snapshots: Sequence[Snapshot] = ()) -> Play:
    """The game at a position, played again from the log (from the last of the snapshots on the way)."""
    play = play_at(head, events, seq, snapshots)
    play.entries.clear()
    return play
