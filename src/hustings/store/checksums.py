"""Checksums of rows. Every row has one in a column of its own, over all its other columns and the name of its table: a bit that
flips on the disk makes a name, a line of chat or a time that looks as good as any, and only this tells.

Whoever writes a row writes its checksum, worked out from what it means to write. A checksum that is wrong stays wrong, whatever
is written to the row later: nobody vouches by chance for damage that was there before. Only a repair, or a row that takes its
place, sets it right. Rows of before there were checksums have none (`add`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from operator import itemgetter
from typing import Any

import orjson
from sqlalchemy import Connection, Float, Table, and_, case, or_, select, update

from . import schema

CHECKSUM = schema.CHECKSUM
CHECKSUM_BYTES = 8
NOT_AS_WRITTEN = "checksum: it is not as it was written"
LEFT_OUT = {
    "tables.position": "most that is written leaves it as it is; packing adds a checksum, and verify plays the game again",
    "snapshots.position": "packing adds a checksum, and verify plays the game again",
    "tables.chats": "chat changes it, whatever version the table is at; verify counts the lines",
}
"""Columns that a checksum does not cover, and why."""


def checksum(table: Table, row: Mapping[Any, Any]) -> bytes:
    """Of a row with a value for every column. What is NULL at the end is left out, so that a column that comes later, NULL in the
    rows that are there, leaves their checksums right."""
    covered, times = _covered(table)
    values = list(covered(row))
    for place in times:
        if isinstance(values[place], int):
            values[place] = float(values[place])  # which is what the database makes of it
    while values and values[-1] is None:
        values.pop()
    text = orjson.dumps(values, default=_plain)  # JSON columns in the order in which they are stored, which is how they are read
    return blake2b(text, digest_size=CHECKSUM_BYTES, person=table.name.encode()).digest()


@cache
def _covered(table: Table) -> tuple[Callable[[Mapping[Any, Any]], tuple[Any, ...]], tuple[int, ...]]:
    """The columns that a checksum covers, in their order, and the places of times among them. An action has five checksums."""
    covered = [column for column in table.c if column.name != CHECKSUM and str(column) not in LEFT_OUT]
    times = tuple(place for place, column in enumerate(covered) if isinstance(column.type, Float))
    return itemgetter(*(str(column.name) for column in covered)), times


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else dict(value)  # a Mapping that is no dict


def with_checksum(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as it is to be inserted, or to take the place of another."""
    return {**row, CHECKSUM: checksum(table, row)}


def is_wrong(table: Table, row: Mapping[Any, Any]) -> bool:
    """Whether a row is not what was written. One without a checksum may be anything."""
    return row[CHECKSUM] is not None and row[CHECKSUM] != checksum(table, row)


def going_on(table: Table, before: Any, after: Any) -> Any:
    """What an update sets the checksum to, in SQL: `after`, if it was `before`."""
    stored = table.c[CHECKSUM]
    return case((or_(stored.is_(None), stored == before), after), else_=stored)


def change(connection: Connection, table: Table, where: Any, **values: Any) -> int:
    """Update rows, of which only some columns are at hand, inside the caller's transaction; how many."""
    rows = connection.execute(select(table).where(where).with_for_update()).mappings().all()
    for row in rows:
        values[CHECKSUM] = row[CHECKSUM] if is_wrong(table, row) else checksum(table, {**row, **values})
        connection.execute(update(table).where(_this(table, row)).values(**values))
    return len(rows)


def add(connection: Connection, table: Table, where: Any) -> int:
    """Give rows their checksums that have none; how many."""
    return change(connection, table, and_(where, table.c[CHECKSUM].is_(None)))


def _this(table: Table, row: Mapping[Any, Any]) -> Any:
    return and_(*(column == row[column.name] for column in table.primary_key))
