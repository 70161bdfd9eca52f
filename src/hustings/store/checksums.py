"""Checksums of rows. Every row has one in a column of its own, over its other columns (but not those in `LEFT_OUT`) and the name
of its table. A bit that flips on the disk can leave a name, a line of chat or a time that looks as good as any; only the checksum
shows it.

Every write of a row includes its checksum, computed from the values that it means to write. A checksum that is wrong stays wrong,
whatever is written to the row later, so that no write vouches by accident for damage that was there before. Only a repair, or a
row that replaces it, sets it right. Rows written before there were checksums have none (`add`)."""

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
    """The checksum of a row that has a value for every column. NULLs at the end are left out: a column that is added later, and
    is NULL in existing rows, leaves their checksums right."""
    covered, times = _covered(table)
    values = list(covered(row))
    for place in times:
        if isinstance(values[place], int):
            values[place] = float(values[place])  # as the database stores it
    while values and values[-1] is None:
        values.pop()
    text = orjson.dumps(values, default=_plain)  # JSON columns are read with their keys in the order in which they were stored
    return blake2b(text, digest_size=CHECKSUM_BYTES, person=table.name.encode()).digest()


@cache
def _covered(table: Table) -> tuple[Callable[[Mapping[Any, Any]], tuple[Any, ...]], tuple[int, ...]]:
    """A getter for the columns that a checksum covers, and the indices of times among them. Cached: an action has five
    checksums."""
    covered = [column for column in table.c if column.name != CHECKSUM and str(column) not in LEFT_OUT]
    times = tuple(place for place, column in enumerate(covered) if isinstance(column.type, Float))
    return itemgetter(*(str(column.name) for column in covered)), times


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else dict(value)  # a Mapping that is not a dict


def with_checksum(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row with its checksum, to be inserted or to replace another."""
    return {**row, CHECKSUM: checksum(table, row)}


def is_wrong(table: Table, row: Mapping[Any, Any]) -> bool:
    """Whether a row is known to differ from what was written. Without a checksum nothing is known, and the answer is False."""
    return row[CHECKSUM] is not None and row[CHECKSUM] != checksum(table, row)


def going_on(table: Table, before: Any, after: Any) -> Any:
    """The new checksum of an update, in SQL: `after` if the stored one is `before` or NULL; otherwise it stays as it is."""
    stored = table.c[CHECKSUM]
    return case((or_(stored.is_(None), stored == before), after), else_=stored)


def change(connection: Connection, table: Table, where: Any, **values: Any) -> int:
    """Update rows when only some of their columns are at hand, inside the caller's transaction; return how many there are."""
    rows = connection.execute(select(table).where(where).with_for_update()).mappings().all()
    for row in rows:
        values[CHECKSUM] = row[CHECKSUM] if is_wrong(table, row) else checksum(table, {**row, **values})
        connection.execute(update(table).where(_this(table, row)).values(**values))
    return len(rows)


def add(connection: Connection, table: Table, where: Any) -> int:
    """Give a checksum to the rows that have none; return how many there are."""
    return change(connection, table, and_(where, table.c[CHECKSUM].is_(None)))


def _this(table: Table, row: Mapping[Any, Any]) -> Any:
    return and_(*(column == row[column.name] for column in table.primary_key))
