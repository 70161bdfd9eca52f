"""The store: tables of people on disk. A log of events from which everything can be rebuilt, and beside it the position as it
is now, a snapshot at each change of actor and what every reader was told, so that nothing has to be rebuilt to go on.

    store = Store.open("sqlite:///hustings.db")
    store.append(table, version, event, position=play.position.tobytes(), snapshot=True, answer=answer)
"""

from __future__ import annotations

from ..tables.log import Event, Played
from ..tables.model import ChatEntry, Seat, TableHead
from ..tables.stored import Answer, Loaded, Snapshot, TableArchive
from .errors import BadDatabase, Conflict, Damaged, StaleVersion, StoreError, StoreLost, StoreUnavailable, UnknownTable
from .tables import Store

__all__ = [
    "Answer",
    "BadDatabase",
    "ChatEntry",
    "Conflict",
    "Damaged",
    "Event",
    "Loaded",
    "Played",
    "Seat",
    "Snapshot",
    "StaleVersion",
    "Store",
    "StoreError",
    "StoreLost",
    "StoreUnavailable",
    "TableArchive",
    "TableHead",
    "UnknownTable",
]
