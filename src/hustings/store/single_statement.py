"""Single SQL statement for all writes of an action. PostgreSQL is a network away: begin, four statements and commit are six round
trips, and every table's writer would wait that long. Nothing is kept unless the table's version is the expected one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import CTE, Connection, Select, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql

from ..tables.model import TableHead
from . import schema
from .checksums import CHECKSUM
from .prepared import first_row
from .rows import checksums_of, packed_row
from .writes import NEXT_CHECKSUM, TOLD, in_its_place, process_of

_EVENT, _ANSWER, _SEALED = (
    {column.name: f"{kind}_{column.name}" for column in table.c if column.name != "table_id"}
    for kind, table in (("event", schema.events), ("answer", schema.answers), ("sealed", schema.sealed))
)


class Write:
    """One write to a table, put together piece by piece and then carried out."""

    def __init__(self, changes: Mapping[str, Any]) -> None:
        """`changes`: those to the table's row, besides its seq and version."""
        self._pieces: list[str] = []
        self._changes = dict(changes)
        self._given: dict[str, Any] = {}

    def event(self, row: Mapping[str, Any]) -> None:
        self._add("event", _EVENT, row)

    def answer(self, row: Mapping[str, Any]) -> None:
        self._add("answer", _ANSWER, row)

    def snapshot(self) -> None:
        """Add a snapshot of the new position, in the layout that the table's row names after the write."""
        self._pieces.append("snapshot")

    def hold_back(self, row: Mapping[str, Any]) -> None:
        """Add a seat's sealed answers, in place of those it had."""
        self._add("seal", _SEALED, row)

    def clear_sealed(self) -> None:
        self._pieces.append("clear")

    def _add(self, piece: str, names: Mapping[str, str], row: Mapping[str, Any]) -> None:
        self._pieces.append(piece)
        self._given |= {as_what: row[name] for name, as_what in names.items()}

    def carry_out(self, connection: Connection, before: TableHead, after: TableHead | None = None) -> bool:
        """Carry out the write. `before`: the table as it is; `after`: as it becomes, see `checksums_of`. False: somebody else's
        write came first, and nothing was written."""
        changes, pieces = self._changes, tuple(self._pieces)
        given = self._given | {f"new_{name}": value for name, value in changes.items()}
        given |= {"the_table": before.id, "expected": before.version, "the_process": process_of(connection)}
        values = {**changes, "version": before.version + 1, "seq": given.get("event_seq", before.seq)}
        given["checksum_before"], given["checksum_after"] = checksums_of(before, values, after)
        if "snapshot" in pieces:
            row = packed_row(before.id, values["seq"], changes.get("layout", before.layout), changes["position"])
            given |= {"snapshot_layout": row["layout"], "snapshot_checksum": row[CHECKSUM]}
        return first_row(connection, _statement(tuple(sorted(changes)), pieces), given) is not None


@lru_cache(maxsize=256)  # there are about twenty, since the pieces that are written together are always the same
def _statement(changes: tuple[str, ...], pieces: tuple[str, ...]) -> Select[Any]:
    moved = _moved(changes, "event" in pieces)
    whole = select(moved.c.id, moved.c.told)
    for piece in pieces:
        whole = whole.add_cte(_piece(moved, piece).cte(piece))
    return whole


def _moved(changes: tuple[str, ...], event: bool) -> CTE:
    """The update of the table's row if it is the expected one, which also notifies the other processes."""
    tables = schema.tables
    values = {name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in changes}
    to = update(tables).where(tables.c.id == bindparam("the_table"), tables.c.version == bindparam("expected"))
    if event:
        to = to.where(tables.c.seq == bindparam("event_seq") - 1).values(seq=bindparam("event_seq"))
    to = to.values(version=tables.c.version + 1, checksum=NEXT_CHECKSUM, **values)
    return to.returning(tables.c.id, tables.c.position, TOLD.label("told")).cte("moved")


def _piece(moved: CTE, piece: str) -> Any:
    if piece == "clear":
        return delete(schema.sealed).where(schema.sealed.c.table_id.in_(select(moved.c.id)))
    if piece == "snapshot":
        kinds = schema.snapshots.c
        seq = bindparam("event_seq", type_=kinds.seq.type)
        layout, checksum = (bindparam(f"snapshot_{name}", type_=kinds[name].type) for name in ("layout", CHECKSUM))
        kept = select(moved.c.id, seq, layout, moved.c.position, checksum)
        return insert(schema.snapshots).from_select(["table_id", "seq", "layout", "position", CHECKSUM], kept)
    if piece == "seal":
        return in_its_place(postgresql.insert(schema.sealed)).from_select(*_row(moved, schema.sealed, _SEALED))
    table, names = (schema.events, _EVENT) if piece == "event" else (schema.answers, _ANSWER)
    return insert(table).from_select(*_row(moved, table, names))


def _row(moved: CTE, table: Table, names: Mapping[str, str]) -> tuple[list[str], Select[Any]]:
    """Columns and values of a row to insert, if the table's own row was the expected one."""
    values = [bindparam(as_what, type_=table.c[column].type) for column, as_what in names.items()]
    return ["table_id", *names], select(moved.c.id, *values)
