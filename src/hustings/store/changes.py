"""Change polling: how a process learns what others have written to the tables that it has in memory."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, Table, bindparam, func, select
from sqlalchemy.dialects.postgresql import aggregate_order_by

from ..tables.model import ChatEntry, SeatKind, Status
from ..tables.stored import Loaded
from . import database, reads, schema
from .checksums import CHECKSUM
from .prepared import first_row
from .rows import EVENT, event_of, seat_of, table_of, unpack
from .tables import Store


def since(store: Store, table_id: str, seq: int, number: int) -> Loaded | None:
    """A table as it is now, with only the events after `seq` and the lines of chat after `number`. None: it is gone."""
    if store.shared:
        with database.looking(store.engine) as connection:
            return _at_once(connection, table_id, seq, number)
    with database.reading(store.engine) as connection:
        return reads.since(connection, table_id, seq, number)


def _all(table: Table, *columns: str, order: str, where: ColumnElement[bool] | None = None) -> Any:
    """A subquery for rows of a table as one JSON value: each row is a list of its columns."""
    rows = func.json_build_array(*(table.c[name] for name in columns))
    found = select(func.json_agg(aggregate_order_by(rows, table.c[order]))).where(table.c.table_id == schema.tables.c.id)
    return (found if where is None else found.where(where)).correlate(schema.tables).scalar_subquery()


_SEATS = [column.name for column in schema.seats.c if column.name not in ("table_id", CHECKSUM)]
_CHAT = ("seat", "name", "text", "at", "to_seat", "number")
_AT_ONCE = select(
    schema.tables,
    _all(schema.seats, *_SEATS, order="seat").label("its_seats"),
    _all(schema.sealed, "seat", "options", order="seat").label("its_sealed"),
    _all(
        schema.events,
        *(column.name for column in EVENT),
        order="seq",
        where=schema.events.c.seq > bindparam("after", type_=Integer),
    ).label("its_events"),
    _all(schema.chat, *_CHAT, order="number", where=schema.chat.c.number > bindparam("heard", type_=Integer)).label("its_chat"),
).where(schema.tables.c.id == bindparam("the_table"))


def _at_once(connection: Connection, table_id: str, seq: int, number: int) -> Loaded | None:
    """`reads.since` in one statement: PostgreSQL is a network away, and this runs for every write of every other process."""
    row = first_row(connection, _AT_ONCE, {"the_table": table_id, "after": seq, "heard": number})
    if row is None:
        return None
    return Loaded(
        table_of(row),
        tuple(seat_of(dict(zip(_SEATS, seat, strict=True))) for seat in row["its_seats"] or ()),
        None if row["position"] is None else unpack(row["position"]),
        {seat: tuple(options) for seat, options in row["its_sealed"] or ()},
        tuple(event_of(event) for event in row["its_events"] or ()),
        tuple(ChatEntry(*line) for line in row["its_chat"] or ()),
    )


def version(store: Store, table_id: str) -> tuple[int, int] | None:
    """A table's version and number of chat lines, at the cost of one row."""
    return versions(store, [table_id]).get(table_id)


def versions(store: Store, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Version and number of chat lines of several tables; tables that are gone are missing."""
    tables = schema.tables.c
    wanted = select(tables.id, tables.version, tables.chats).where(tables.id.in_(list(table_ids)))
    with database.looking(store.engine) as connection:
        return {row.id: (row.version, row.chats) for row in connection.execute(wanted)}


def waiting_for_bots(store: Store) -> list[str]:
    """Tables in play that wait for a bot, for a person who is away, or for one with standing orders; the longest waiting
    first."""
    tables, seats = schema.tables.c, schema.seats.c
    columns = (tables.id, tables.waiting, tables.clock, seats.seat, seats.kind, seats.orders)
    wanted = (
        select(*columns)
        .where(tables.status == Status.PLAYING.value, seats.table_id == tables.id)
        .order_by(tables.updated, tables.id)
    )
    found: dict[str, None] = {}
    with database.looking(store.engine) as connection:
        for row in connection.execute(wanted):
            with suppress(TypeError, LookupError):  # a damaged table: it is reported when it is opened
                away = row.clock is not None and row.clock["seats"][row.seat]["away"]
                if row.seat in row.waiting and (row.kind == SeatKind.BOT or row.orders or away):
                    found[row.id] = None
    return list(found)
