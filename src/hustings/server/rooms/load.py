"""A table from the store into memory."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ...core.errors import HustingsError
from ...tables.chat import CHAT
from ...tables.replay import position_at
from ...tables.rules import rules_of
from ...tables.stored import Loaded
from ...tables.table import Table
from ..errors import ApiError, ErrorKind
from .db_threads import DbThreads
from .presenter import info

log = logging.getLogger("hustings.server")


async def stored(db: DbThreads, table_id: str, now: Callable[[], float]) -> Table | None:
    """A table from the store, or None. One that is damaged, or that this program does not know how to play, is the operator's
    concern: visitors are only told that it cannot be opened."""
    try:
        loaded = await db.read(db.store.load, table_id, CHAT)
        if loaded is not None and loaded.not_as_written:
            log.error(
                "table %r: %s: not as it was written: see `hustings admin verify`", table_id, ", ".join(loaded.not_as_written)
            )
        return None if loaded is None else await _opened(db, loaded, now)
    except Exception as error:
        if isinstance(error, ApiError) and error.kind == ErrorKind.UNAVAILABLE:
            raise
        why = str(error) if isinstance(error, HustingsError) else type(error).__name__
        log.error("table %r cannot be opened (%s): see `hustings admin verify`", table_id, why)
        raise ApiError(ErrorKind.FAILED, "this table cannot be opened at the moment; its operator can see why") from None


async def _opened(db: DbThreads, loaded: Loaded, now: Callable[[], float]) -> Table:
    """Only a position in another layout has to be rebuilt from the log."""
    rebuilt = loaded.position is not None and loaded.table.layout != rules_of(loaded.table).layout
    table = Table.opened(loaded, now, await db.read(position_at, loaded.table, loaded.events) if rebuilt else None)
    info(table, ())  # a table that cannot be shown is not opened: better said once than to each visitor
    return table
