"""Database storage of tables that people play at. Everything can be rebuilt from a log of events. The current position, a
snapshot at each change of actor and what every reader was told are kept alongside it, so that play goes on without rebuilding.

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
