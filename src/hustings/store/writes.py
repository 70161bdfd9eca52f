"""Writes inside the caller's transaction. Every guarded write to a table begins with `advance`: it succeeds only if the caller
knows the table's latest version, and it makes others wait until the transaction ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Text, and_, bindparam, cast, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ..tables.log import Event
from ..tables.model import Seat, SeatKind, TableHead
from ..tables.stored import Answer
from . import checksums, reads, schema
from .checksums import CHECKSUM, going_on
from .database import POSTGRESQL, SQLITE
from .errors import StaleVersion, UnknownTable
from .prepared import carry_out
from .rows import answer_row, checksums_of, event_row, packed_row, sealed_row, seat_row

CHANNEL = "hustings"
"""The channel on which PostgreSQL's processes tell each other of writes: `{"t": table, "v": version (-1: deleted), "c": lines of
chat, "p": who wrote}`."""


def in_its_place(put: Any) -> Any:
    """An insert of what a seat has sealed, which replaces what it had."""
    new = {"options": put.excluded.options, CHECKSUM: put.excluded.checksum}
    return put.on_conflict_do_update(index_elements=["table_id", "seat"], set_=new)


# The statements of an action. They are built once: SQLAlchemy takes longer to build one than SQLite to carry it out.
NEXT_CHECKSUM = going_on(schema.tables, bindparam("checksum_before"), bindparam("checksum_after"))
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("the_table"), schema.tables.c.version == bindparam("expected"))
    .values(checksum=NEXT_CHECKSUM)
)
_GAME = schema.tables.c.seq == bindparam("the_seq")
_NEWS = func.json_build_object(
    "t", schema.tables.c.id, "v", schema.tables.c.version, "c", schema.tables.c.chats, "p", bindparam("the_process", type_=Text)
)
TOLD = func.pg_notify(CHANNEL, cast(_NEWS, Text))  # sent with the write itself, which saves a round trip
_ADVANCES = {
    (SQLITE, False): _ADVANCE,
    (SQLITE, True): _ADVANCE.where(_GAME),
    (POSTGRESQL, False): _ADVANCE.returning(TOLD),
    (POSTGRESQL, True): _ADVANCE.where(_GAME).returning(TOLD),
}
_ADD_EVENT = insert(schema.events)
_ADD_ANSWER = insert(schema.answers)
_ADD_SNAPSHOT = insert(schema.snapshots)
_HOLD_BACK = {SQLITE: in_its_place(sqlite.insert(schema.sealed)), POSTGRESQL: in_its_place(postgresql.insert(schema.sealed))}
_CLEAR_SEALED = delete(schema.sealed).where(schema.sealed.c.table_id == bindparam("the_table"))
_ANNOUNCE = text(
    "SELECT pg_notify(:channel, json_build_object('t', id, 'v', CASE WHEN :gone THEN -1 ELSE version END, 'c', chats, "
    "'p', CAST(:process AS text))::text) FROM tables WHERE id = :table"
)


def advance(connection: Connection, place: str, before: TableHead, after: TableHead | None = None, **values: Any) -> None:
    """Change a table's row and give it the next version, if nobody else has changed it since it was as `before`. If an event's
    `seq` is among the values, the last event must be the one before it. `after`: the head that the table becomes, see
    `checksums_of`. Other processes are told when the transaction is committed."""
    values = {**values, "version": before.version + 1}
    given = {"the_table": before.id, "expected": before.version, **values}
    given["checksum_before"], given["checksum_after"] = checksums_of(before, values, after)
    kind = connection.dialect.name
    if kind == POSTGRESQL:
        given["the_process"] = process_of(connection)
    if "seq" in values:
        given["the_seq"] = values["seq"] - 1
    done = carry_out(connection, _ADVANCES[kind, "seq" in values], given)
    if (done.first() is None) if kind == POSTGRESQL else (done.rowcount == 0):
        raise behind(connection, place, before.id, before.version, values.get("seq"))


def head_at(connection: Connection, place: str, table_id: str, expected: int) -> TableHead:
    """A table's head, for a writer that does not have it in memory."""
    found = reads.table_head(connection, table_id)
    if found is None or found.version != expected:
        raise behind(connection, place, table_id, expected, None)
    return found


def behind(connection: Connection, place: str, table_id: str, expected: int, seq: int | None) -> Exception:
    """The error that says why a table could not be advanced."""
    found = version(connection, place, table_id)
    if found == expected:
        return ValueError(f"event {seq} cannot follow the last one of table {table_id}")
    return StaleVersion(table_id, expected, found)


def version(connection: Connection, place: str, table_id: str) -> int:
    found = connection.execute(select(schema.tables.c.version).where(schema.tables.c.id == table_id)).scalar_one_or_none()
    if found is None:
        raise UnknownTable(table_id, place)
    return int(found)


def process_of(connection: Connection) -> str:
    """The name of the writing process, which the store has noted with its engine."""
    return str(connection.engine.get_execution_options()["process"])


def announce(connection: Connection, table_id: str, process: str, *, gone: bool = False) -> None:
    """Tell the other processes of a write that does not `advance` the table, once this transaction is committed. On SQLite there
    are no others."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(_ANNOUNCE, {"channel": CHANNEL, "process": process, "table": table_id, "gone": gone})


def log(connection: Connection, table_id: str, event: Event) -> None:
    """Add an event to the end of its table's log."""
    carry_out(connection, _ADD_EVENT, event_row(table_id, event))


def snapshot(connection: Connection, table_id: str, seq: int, layout: str, packed: bytes) -> None:
    carry_out(connection, _ADD_SNAPSHOT, packed_row(table_id, seq, layout, packed))


def hold_back(connection: Connection, table_id: str, seat: int, options: Sequence[int] | None) -> None:
    """Keep a seat's sealed answers, in place of those it had; None: delete them."""
    if options is None:
        sealed = schema.sealed.c
        connection.execute(delete(schema.sealed).where(sealed.table_id == table_id, sealed.seat == seat))
    else:
        carry_out(connection, _HOLD_BACK[connection.dialect.name], sealed_row(table_id, seat, options))


def clear_sealed(connection: Connection, table_id: str) -> None:
    carry_out(connection, _CLEAR_SEALED, {"the_table": table_id})


def remember(connection: Connection, table_id: str, answer: Answer) -> None:
    carry_out(connection, _ADD_ANSWER, answer_row(table_id, answer))


def put_seats(connection: Connection, table_id: str, seats: Sequence[Seat]) -> None:
    for seat in seats:
        where = and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat)
        row = seat_row(table_id, seat)
        if checksums.change(connection, schema.seats, where, **row) == 0:
            connection.execute(insert(schema.seats).values(**row))
        if seat.kind != SeatKind.PERSON:  # the person who sat there wants no more notices, and their notes are private
            for theirs in (schema.notice_ways, schema.notes):
                connection.execute(delete(theirs).where(theirs.c.table_id == table_id, theirs.c.seat == seat.seat))
