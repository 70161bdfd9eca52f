"""Database rows of a whole table, for one that was imported or replaces a damaged one."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table, insert

from ..tables.model import TableHead
from ..tables.stored import TableArchive
from . import schema
from .notice_channels import notice_row, way_row
from .rows import answer_row, chat_row, event_row, note_row, pack, sealed_row, seat_row, snapshot_row

Rows = list[tuple[Table, list[dict[str, Any]]]]


def rows_of(whole: TableArchive) -> tuple[TableHead, int, bytes | None, Rows]:
    """A table's head, the number of its last line of chat, its packed position, and the rows of everything that belongs to it."""
    loaded, table = whole.loaded, whole.loaded.table
    rows: Rows = [
        (schema.seats, [seat_row(table.id, seat) for seat in loaded.seats]),
        (schema.events, [event_row(table.id, event) for event in loaded.events]),
        (schema.snapshots, [snapshot_row(table.id, snapshot) for snapshot in whole.snapshots]),
        (schema.answers, [answer_row(table.id, answer) for answer in whole.answers]),
        (schema.sealed, [sealed_row(table.id, seat, options) for seat, options in loaded.sealed.items()]),
        (schema.chat, [chat_row(table.id, line) for line in loaded.chat]),
        (schema.notice_ways, [way_row(table.id, way) for way in whole.ways]),
        (schema.notices, [notice_row(table.id, notice) for notice in whole.notices]),
        (schema.notes, [note_row(table.id, note) for note in whole.notes]),
    ]
    last = max((line.number for line in loaded.chat), default=0)
    return table, last, None if loaded.position is None else pack(loaded.position), rows


def add(connection: Connection, rows: Rows) -> None:
    """Insert rows."""
    for into, values in rows:
        if values:
            connection.execute(insert(into), values)
