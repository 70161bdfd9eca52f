"""Reads inside the caller's transaction: a table as it is now, all from the same moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, RowMapping, Table, func, select

from ..tables.model import BEFORE_SETUP, SeatNote, TableHead
from ..tables.stored import Loaded, Snapshot
from . import cells, schema
from .checksums import is_wrong
from .errors import Damaged
from .rows import EVENT, chat_of, event_of, seat_of, table_of, unpack


def load(connection: Connection, table_id: str, latest: int | None = None) -> Loaded | None:
    """A table as it is now. `latest`: the number of chat lines to load, counted from the end; all if not given."""
    head = _head(connection, table_id)
    if head is None:
        return None
    check_row(schema.tables, table_id, head)
    wrong = ["the table"] if is_wrong(schema.tables, head) else []
    lines = schema.chat.c
    left_out = 0 if latest is None else max(0, head["chats"] - latest)
    older: dict[tuple[int, int | None], int] = {}
    if left_out:
        counted = select(lines.seat, lines.to_seat, func.count()).where(lines.table_id == table_id, lines.number <= left_out)
        older = {(seat, to): n for seat, to, n in connection.execute(counted.group_by(lines.seat, lines.to_seat))}
    return _loaded(connection, head, BEFORE_SETUP, left_out, older, wrong)


def load_nothing(connection: Connection) -> None:
    """Run every statement of `load`, for no table."""
    _head(connection, "")
    for table, order in ((schema.seats, "seat"), (schema.sealed, "seat"), (schema.chat, "number")):
        connection.execute(all_of(table, "", order)).all()
    connection.execute(events_from("", 0)).all()


def since(connection: Connection, table_id: str, seq: int, number: int) -> Loaded | None:
    """A table as it is now, but with only the events after `seq` and only the lines of chat after `number`."""
    head = _head(connection, table_id)
    return None if head is None else _loaded(connection, head, seq, number)


def table_head(connection: Connection, table_id: str) -> TableHead | None:
    """A table without its log."""
    head = _head(connection, table_id)
    return None if head is None else table_of(head)


def _head(connection: Connection, table_id: str) -> RowMapping | None:
    return connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()


def _loaded(
    connection: Connection,
    head: RowMapping,
    seq: int,
    number: int,
    older: Mapping[tuple[int, int | None], int] | None = None,
    wrong: list[str] | None = None,
) -> Loaded:
    """Load a table with the events after `seq` and the lines of chat after `number`. `wrong` collects which rows are not as they
    were written, among those that a game needs to go on. (The log is a thousand times as much to check; `verify` does that.)"""
    table_id = head["id"]
    seats = connection.execute(all_of(schema.seats, table_id, "seat")).mappings().all()
    for row in seats:
        check_row(schema.seats, table_id, row)
        if wrong is not None and is_wrong(schema.seats, row):
            wrong.append(f"seat {row['seat']}")
    events = connection.execute(events_from(table_id, seq + 1))
    chat = all_of(schema.chat, table_id, "number").where(schema.chat.c.number > number)
    lines = connection.execute(chat).mappings() if head["chats"] > number else ()
    return Loaded(
        table_of(head),
        tuple(seat_of(row) for row in seats),
        None if head["position"] is None else unpack(head["position"]),
        sealed(connection, table_id, wrong),
        tuple(event_of(row) for row in events),
        tuple(chat_of(row) for row in lines),
        older or {},
        tuple(wrong or ()),
    )


def check_row(table: Table, table_id: str, row: Mapping[Any, Any]) -> None:
    """Refuse a row that is not what it should be. Its contents are not quoted, as they may be secret."""
    wrong = cells.wrong_in(table, row)
    if wrong is not None:
        what = f"{table.name}, {wrong.partition(':')[0]}"
        raise Damaged(f"table {table_id} is damaged ({what}): see `hustings admin verify {table_id}`")


def snapshots(connection: Connection, table_id: str) -> list[Snapshot]:
    rows = connection.execute(all_of(schema.snapshots, table_id, "seq")).mappings()
    return [Snapshot(row["seq"], row["layout"], unpack(row["position"])) for row in rows]


def notes(connection: Connection, table_id: str) -> tuple[SeatNote, ...]:
    rows = connection.execute(all_of(schema.notes, table_id, "seat")).mappings()
    return tuple(SeatNote(row["seat"], row["text"]) for row in rows)


def sealed(connection: Connection, table_id: str, wrong: list[str] | None = None) -> dict[int, tuple[int, ...]]:
    rows = connection.execute(all_of(schema.sealed, table_id, "seat")).mappings().all()
    if wrong is not None:
        wrong += [f"what seat {row['seat']} has sealed" for row in rows if is_wrong(schema.sealed, row)]
    return {row["seat"]: tuple(row["options"]) for row in rows}


def events_from(table_id: str, first: int) -> Any:
    """A query for the events from number `first` on, with the columns that `event_of` takes."""
    events = schema.events.c
    return select(*EVENT).where(events.table_id == table_id, events.seq >= first).order_by(events.seq)


def all_of(table: Any, table_id: str, *order: str) -> Any:
    return select(table).where(table.c.table_id == table_id).order_by(*(table.c[name] for name in order))
