"""All writes of an action as one statement. PostgreSQL is a network away: begin, four statements and commit are six round
trips, and every table's writer waits that long. Nothing of it is kept unless the table's version is the expected one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import CTE, Connection, Select, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql

from . import schema
from .prepared import first_row
from .writes import TOLD, process_of

_EVENT = {column.name: f"event_{column.name}" for column in schema.events.c if column.name != "table_id"}
_ANSWER = {column.name: f"answer_{column.name}" for column in schema.answers.c if column.name != "table_id"}
_SEALED = {"seat": "sealed_seat", "options": "sealed_options"}


class Write:
    """One write to a table, put together piece by piece, then carried out."""

    def __init__(self, table_id: str, version: int, changes: Mapping[str, Any]) -> None:
        self._pieces: list[str] = []
        self._changes = tuple(sorted(changes))
        self._given: dict[str, Any] = {f"new_{name}": value for name, value in changes.items()}
        self._given |= {"the_table": table_id, "expected": version}

    def event(self, row: Mapping[str, Any]) -> None:
        self._add("event", _EVENT, row)

    def answer(self, row: Mapping[str, Any]) -> None:
        self._add("answer", _ANSWER, row)

    def snapshot(self) -> None:
        """The new position, in the layout that the table's row names by then."""
        self._pieces.append("snapshot")

    def hold_back(self, seat: int, options: Sequence[int]) -> None:
        """A seat's sealed answers, in place of those it had."""
        self._add("seal", _SEALED, {"seat": seat, "options": list(options)})

    def clear_sealed(self) -> None:
        self._pieces.append("clear")

    def _add(self, piece: str, names: Mapping[str, str], row: Mapping[str, Any]) -> None:
        self._pieces.append(piece)
        self._given |= {as_what: row[name] for name, as_what in names.items()}

    def carry_out(self, connection: Connection) -> bool:
        """False: somebody else was first, and nothing was written."""
        given = {**self._given, "the_process": process_of(connection)}
        return first_row(connection, _statement(self._changes, tuple(self._pieces)), given) is not None


@lru_cache(maxsize=256)  # there are about twenty: what is written together is always the same
def _statement(changes: tuple[str, ...], pieces: tuple[str, ...]) -> Select[Any]:
    moved = _moved(changes, "event" in pieces)
    whole = select(moved.c.id, moved.c.told)
    for piece in pieces:
        whole = whole.add_cte(_piece(moved, piece).cte(piece))
    return whole


def _moved(changes: tuple[str, ...], event: bool) -> CTE:
    """The table's row, if it is the expected one; the others are told."""
    tables = schema.tables
    values = {name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in changes}
    to = update(tables).where(tables.c.id == bindparam("the_table"), tables.c.version == bindparam("expected"))
    if event:
        to = to.where(tables.c.seq == bindparam("event_seq") - 1).values(seq=bindparam("event_seq"))
    to = to.values(version=tables.c.version + 1, **values)
    return to.returning(tables.c.id, tables.c.layout, tables.c.position, TOLD.label("told")).cte("moved")


def _piece(moved: CTE, piece: str) -> Any:
    if piece == "clear":
        return delete(schema.sealed).where(schema.sealed.c.table_id.in_(select(moved.c.id)))
    if piece == "snapshot":
        seq = bindparam("event_seq", type_=schema.snapshots.c.seq.type)
        kept = select(moved.c.id, seq, moved.c.layout, moved.c.position)
        return insert(schema.snapshots).from_select(["table_id", "seq", "layout", "position"], kept)
    if piece == "seal":
        put = postgresql.insert(schema.sealed)
        put = put.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"options": put.excluded.options})
        return put.from_select(*_row(moved, schema.sealed, _SEALED))
    table, names = (schema.events, _EVENT) if piece == "event" else (schema.answers, _ANSWER)
    return insert(table).from_select(*_row(moved, table, names))


def _row(moved: CTE, table: Table, names: Mapping[str, str]) -> tuple[list[str], Select[Any]]:
    """A row of a table, if the table's own row was the expected one."""
    values = [bindparam(as_what, type_=table.c[column].type) for column, as_what in names.items()]
    return ["table_id", *names], select(moved.c.id, *values)
