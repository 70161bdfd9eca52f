"""The store: tables of people on disk. A log of events from which everything can be rebuilt, and beside it the position as it
is now, a snapshot at each change of actor and what every reader was told, so that nothing has to be rebuilt to go on.

    store = Store.open("sqlite:///hustings.db")
    store.append(table, version, event, position=play.position.tobytes(), snapshot=True, answer=answer)
"""

from __future__ import annotations

from ..tables.events import Answer, Event, Holder, Loaded, Played, Snapshot, StoredChat, StoredSeat, StoredTable, Whole
from .errors import BadDatabase, Conflict, Stale, StoreError, StoreLost, StoreUnavailable, UnknownTable
from .store import Store

__all__ = [
    "Answer",
    "BadDatabase",
    "Conflict",
    "Event",
    "Holder",
    "Loaded",
    "Played",
    "Snapshot",
    "Stale",
    "Store",
    "StoreError",
    "StoreLost",
    "StoreUnavailable",
    "StoredChat",
    "StoredSeat",
    "StoredTable",
    "UnknownTable",
    "Whole",
]
