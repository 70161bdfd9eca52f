"""Rows of a whole table: what belongs to it, for one that came from elsewhere or takes the place of a damaged one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, insert

from ..tables.model import TableHead
from ..tables.stored import TableArchive
from . import schema, writes
from .rows import event_row, pack, seat_row

Rows = list[tuple[Table, list[dict[str, Any]]]]


def rows_of(whole: TableArchive) -> tuple[TableHead, int, bytes | None, Rows]:
    """A table's head, how many lines of chat it has, its position, and the rows of all that belongs to it."""
    loaded, table = whole.loaded, whole.loaded.table
    rows: Rows = [
        (schema.seats, [seat_row(table.id, seat) for seat in loaded.seats]),
        (schema.events, [event_row(table.id, event) for event in loaded.events]),
        (schema.snapshots, [vars(s) | {"table_id": table.id, "position": pack(s.position)} for s in whole.snapshots]),
        (schema.answers, [vars(a) | {"table_id": table.id} for a in whole.answers]),
        (schema.sealed, [{"table_id": table.id, "seat": s, "options": list(o)} for s, o in loaded.sealed.items()]),
        (schema.chat, [writes.chat_row(table.id, line) for line in loaded.chat]),
        (schema.notice_ways, [vars(w) | {"table_id": table.id} for w in whole.ways]),
        (schema.notices, [vars(n) | {"table_id": table.id} for n in whole.notices]),
        (schema.notes, [vars(n) | {"table_id": table.id} for n in whole.notes]),
    ]
    last = max((line.number for line in loaded.chat), default=0)
    return table, last, None if loaded.position is None else pack(loaded.position), rows


def add(connection: Connection, rows: Rows) -> None:
    """Insert them."""
    for into, values in rows:
        if values:
            connection.execute(insert(into), values)
