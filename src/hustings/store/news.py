"""What a process asks the database to learn what others have done to the tables that it has in memory."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from . import database, reads, schema
from .events import Loaded
from .store import Store


def since(store: Store, table_id: str, seq: int, number: int) -> Loaded | None:
    """A table as it is, with the events after `seq` and the lines of chat after `number` only. None: it is gone."""
    with database.reading(store.engine) as connection:
        return reads.since(connection, table_id, seq, number)


def version(store: Store, table_id: str) -> tuple[int, int] | None:
    """A table's version and how many lines of chat it has, at the cost of one row."""
    return versions(store, [table_id]).get(table_id)


def versions(store: Store, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Those of several tables; the ones that are gone are missing."""
    tables = schema.tables.c
    wanted = select(tables.id, tables.version, tables.chats).where(tables.id.in_(list(table_ids)))
    with database.reading(store.engine) as connection:
        return {row.id: (row.version, row.chats) for row in connection.execute(wanted)}


def waiting_for_bots(store: Store) -> list[str]:
    """The tables that play and ask a bot, or somebody who has left something for a bot to do, the longest waiting first."""
    tables, seats = schema.tables.c, schema.seats.c
    columns = (tables.id, tables.waiting, tables.clock, seats.seat, seats.kind, seats.orders)
    wanted = select(*columns).where(tables.status == "playing", seats.table_id == tables.id).order_by(tables.updated, tables.id)
    found: dict[str, None] = {}
    with database.reading(store.engine) as connection:
        for row in connection.execute(wanted):
            away = row.clock is not None and row.clock["seats"][row.seat]["away"]
            if row.seat in row.waiting and (row.kind == "bot" or row.orders or away):
                found[row.id] = None
    return list(found)
