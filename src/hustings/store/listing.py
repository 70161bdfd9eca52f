"""Lists of tables. Damaged tables are left out: a fault at one does not hide the others."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, RowMapping, Select, literal_column, select

from ..tables.model import Seat, TableHead
from . import database, reads, schema
from .errors import Damaged
from .rows import seat_of, table_of

_HEAD = [column for column in schema.tables.c if column.name != "position"]


def ids(engine: Engine, wanted: Select[Any]) -> list[str]:
    """The ids of a query's tables that can be read."""
    try:
        with database.reading(engine) as connection:
            return list(connection.execute(wanted).scalars())
    except Damaged:
        pass
    row: ColumnElement[int] = literal_column("rowid")
    found: list[str] = []
    with database.reading(engine) as connection:
        rows = list(connection.execute(wanted.with_only_columns(row).order_by(None)).scalars())
    for one in rows:
        with suppress(Damaged), database.reading(engine) as connection:
            found.append(str(connection.execute(wanted.where(row == one)).scalar_one()))
    return found


def by_age() -> Select[Any]:
    """A query for all tables, the oldest first."""
    tables = schema.tables.c
    return select(tables.id).order_by(tables.created, tables.id)


def heads(engine: Engine, *where: Any, limit: int | None = None) -> list[tuple[TableHead, tuple[Seat, ...]]]:
    """The tables of a query with their seats, the latest first."""
    try:
        with database.reading(engine) as connection:
            return _heads(connection, *where, limit=limit)
    except Damaged:
        pass
    found = []
    for table_id in ids(engine, by_age()):
        with suppress(Damaged), database.reading(engine) as connection:
            found += _heads(connection, schema.tables.c.id == table_id, *where)
    found.sort(key=lambda one: (-one[0].updated, one[0].id))
    return found[:limit]


def _heads(connection: Connection, *where: Any, limit: int | None = None) -> list[tuple[TableHead, tuple[Seat, ...]]]:
    tables, seats = schema.tables.c, schema.seats
    query = select(*_HEAD).where(*where).order_by(tables.updated.desc(), tables.id).limit(limit)
    rows = connection.execute(query).mappings().all()
    places: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    wanted = select(seats).where(seats.c.table_id.in_(list(places))).order_by(seats.c.table_id, seats.c.seat)
    for seat in connection.execute(wanted).mappings():
        places[seat["table_id"]].append(seat)
    for row in rows:
        reads.check_row(schema.tables, row["id"], row)
        for seat in places[row["id"]]:
            reads.check_row(schema.seats, row["id"], seat)
    return [(table_of(row), tuple(seat_of(seat) for seat in places[row["id"]])) for row in rows]
