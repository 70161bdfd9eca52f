"""Writes inside the caller's transaction. Every write to a table begins with `advance`: it succeeds only if the caller knows
the table's latest version, and it makes others wait until the transaction ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Text, bindparam, cast, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from ..tables.log import Event
from ..tables.model import ChatEntry, Seat, SeatKind
from ..tables.stored import Answer
from . import schema
from .database import POSTGRESQL, SQLITE
from .errors import StaleVersion, UnknownTable
from .prepared import carry_out
from .rows import event_row, seat_row

CHANNEL = "hustings"
"""Where PostgreSQL's processes tell each other of writes: `{"t": table, "v": version (-1: deleted), "c": lines of
chat, "p": who wrote}`."""

# What an action writes. Built once: SQLAlchemy takes longer to build a statement than SQLite to carry it out.
_ADVANCE = update(schema.tables).where(
    schema.tables.c.id == bindparam("the_table"), schema.tables.c.version == bindparam("expected")
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
_ADD_SNAPSHOT = insert(schema.snapshots).values(
    layout=select(schema.tables.c.layout).where(schema.tables.c.id == bindparam("the_table")).scalar_subquery()
)
_SEALED = ["table_id", "seat"]
_HOLD_BACK = {
    kind: put(schema.sealed).on_conflict_do_update(index_elements=_SEALED, set_={"options": put(schema.sealed).excluded.options})
    for kind, put in ((SQLITE, sqlite.insert), (POSTGRESQL, postgresql.insert))
}
_CLEAR_SEALED = delete(schema.sealed).where(schema.sealed.c.table_id == bindparam("the_table"))
_ANNOUNCE = text(
    "SELECT pg_notify(:channel, json_build_object('t', id, 'v', CASE WHEN :gone THEN -1 ELSE version END, 'c', chats, "
    "'p', CAST(:process AS text))::text) FROM tables WHERE id = :table"
)


def advance(connection: Connection, place: str, table_id: str, expected: int, **values: Any) -> None:
    """Change a table's row if nobody else has since version `expected`, and give it the next one. With an event's `seq` the one
    before it must be the last. Other processes are told, when the transaction is kept."""
    given = {"the_table": table_id, "expected": expected, "version": expected + 1, **values}
    kind = connection.dialect.name
    if kind == POSTGRESQL:
        given["the_process"] = process_of(connection)
    if "seq" in values:
        given["the_seq"] = values["seq"] - 1
    done = carry_out(connection, _ADVANCES[kind, "seq" in values], given)
    if (done.first() is None) if kind == POSTGRESQL else (done.rowcount == 0):
        raise behind(connection, place, table_id, expected, values.get("seq"))


def behind(connection: Connection, place: str, table_id: str, expected: int, seq: int | None) -> Exception:
    """Why a table could not be advanced."""
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
    """Who writes, as the store has noted it with its engine."""
    return str(connection.engine.get_execution_options()["process"])


def announce(connection: Connection, table_id: str, process: str, *, gone: bool = False) -> None:
    """Tell the other processes of a write that does not `advance` the table, when this transaction is kept. On SQLite there are
    none."""
    if connection.dialect.name == POSTGRESQL:
        connection.execute(_ANNOUNCE, {"channel": CHANNEL, "process": process, "table": table_id, "gone": gone})


def log(connection: Connection, table_id: str, event: Event) -> None:
    """An event, at the end of its table's log."""
    carry_out(connection, _ADD_EVENT, event_row(table_id, event))


def snapshot(connection: Connection, table_id: str, seq: int, packed: bytes) -> None:
    """In the layout that the table's row names by now."""
    carry_out(connection, _ADD_SNAPSHOT, {"the_table": table_id, "table_id": table_id, "seq": seq, "position": packed})


def hold_back(connection: Connection, table_id: str, seat: int, options: Sequence[int] | None) -> None:
    """A seat's sealed answers, in place of those it had."""
    if options is None:
        sealed = schema.sealed.c
        connection.execute(delete(schema.sealed).where(sealed.table_id == table_id, sealed.seat == seat))
    else:
        carry_out(connection, _HOLD_BACK[connection.dialect.name], {"table_id": table_id, "seat": seat, "options": list(options)})


def clear_sealed(connection: Connection, table_id: str) -> None:
    carry_out(connection, _CLEAR_SEALED, {"the_table": table_id})


def answer_row(table_id: str, answer: Answer) -> dict[str, Any]:
    return {"table_id": table_id, "seat": answer.seat, "client_id": answer.client_id, "data": dict(answer.data)}


def remember(connection: Connection, table_id: str, answer: Answer) -> None:
    carry_out(connection, _ADD_ANSWER, answer_row(table_id, answer))


def put_seats(connection: Connection, table_id: str, seats: Sequence[Seat]) -> None:
    for seat in seats:
        where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat)
        row = seat_row(table_id, seat)
        if connection.execute(update(schema.seats).where(*where).values(**row)).rowcount == 0:
            connection.execute(insert(schema.seats).values(**row))
        if seat.kind != SeatKind.PERSON:  # whoever sat there wants to hear no more, and what they noted is nobody else's
            for theirs in (schema.notice_ways, schema.notes):
                connection.execute(delete(theirs).where(theirs.c.table_id == table_id, theirs.c.seat == seat.seat))


def chat_row(table_id: str, line: ChatEntry) -> dict[str, Any]:
    row = {"table_id": table_id, "number": line.number, "seat": line.seat, "name": line.name}
    return {**row, "to_seat": line.to, "text": line.text, "at": line.at}
