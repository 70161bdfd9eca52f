"""Retention of tables: finding those that have expired, and deleting them unless somebody has touched them meanwhile."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import DBAPIError

from ..tables.model import Status
from . import database, listing, schema, writes
from .errors import Damaged
from .tables import Store

DAY = 86400.0
WHAT_IF_DAYS = 2.0
"""A what-if board is of no use to anybody after that."""


@dataclass(frozen=True)
class Old:
    """A table that may be deleted, as it was when it was looked at."""

    table: str
    version: int
    why: str  # over, abandoned, waiting or what-if
    updated: float


def old_tables(store: Store, now: float, *, ended_days: float, waiting_days: float) -> list[Old]:
    """The expired tables, the longest untouched first. 0 days: tables are kept for ever."""
    days = {Status.OVER: ended_days, Status.ABANDONED: ended_days, Status.WAITING: waiting_days}
    tables = schema.tables.c
    newest = now - DAY * min([WHAT_IF_DAYS, *(kept for kept in days.values() if kept)])
    wanted = select(tables.id).where(tables.updated < newest).order_by(tables.updated, tables.id)
    found = []
    for table_id in listing.ids(store.engine, wanted):
        with suppress(Damaged), database.reading(store.engine) as connection:
            row = connection.execute(select(tables.version, tables.status, tables.updated).where(tables.id == table_id)).one()
            what_if = _is_what_if(connection, table_id)
            kept = WHAT_IF_DAYS if what_if else days.get(row.status, 0.0)
            if kept and row.updated < now - kept * DAY:
                found.append(Old(table_id, row.version, "what-if" if what_if else row.status, row.updated))
    return found


def _is_what_if(connection: Connection, table_id: str) -> bool:
    """Whether a table is a what-if board. It is read for each table separately, so that a damaged one keeps no other from being
    deleted."""
    try:
        extra = connection.execute(select(schema.tables.c.extra).where(schema.tables.c.id == table_id)).scalar_one()
    except (ValueError, DBAPIError):
        return False
    return isinstance(extra, dict) and bool(extra.get("what_if"))


def delete_unchanged(store: Store, table: str, version: int) -> bool:
    """Delete a table if it is still at this version; return whether it was."""
    tables = schema.tables
    with database.writing(store.engine) as connection:
        where = (tables.c.id == table, tables.c.version == version)
        if connection.execute(select(tables.c.id).where(*where).with_for_update()).first() is None:
            return False
        writes.announce(connection, table, store.process, gone=True)
        return connection.execute(delete(tables).where(*where)).rowcount > 0
