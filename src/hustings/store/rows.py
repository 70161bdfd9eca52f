"""Events, seats and tables as rows of `schema.py`, and back."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import orjson

from ..tables.log import Event, Played, Texts, Told
from ..tables.model import ChatEntry, EventKind, Seat, SeatKind, SeatNote, Status, TableHead
from ..tables.stored import Answer, Snapshot
from . import schema
from .checksums import CHECKSUM, checksum, with_checksum

_TABLE_FIELDS = tuple(field.name for field in fields(TableHead))
_SEAT_FIELDS = tuple(field.name for field in fields(Seat))
_ENUMS = ("status", "kind")
_TUPLES = ("variants", "waiting", "votes", "muted", "orders")

CHANGEABLE = frozenset(_TABLE_FIELDS) - {"id", "seq", "created", "version"}
"""Fields of a table that may be changed. `seq` changes only with an event, `version` with every write."""


def pack(position: bytes) -> bytes:
    """Compress a position. It is mostly zeros, so two kilobytes become a third of one."""
    return zlib.compress(position, 1)


def unpack(packed: bytes) -> bytes:
    return zlib.decompress(packed)


def columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values by name, as the columns take them."""
    return {name: list(value) if name in _TUPLES else str(value) if name in _ENUMS else value for name, value in values.items()}


def _values(row: Mapping[Any, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: tuple(row[name]) if name in _TUPLES else row[name] for name in names}


def changes_row(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Changes to a table as columns, after checking that they are allowed."""
    wrong = set(changes) - CHANGEABLE
    if wrong:
        raise TypeError(f"cannot change {', '.join(sorted(wrong))} of a table")
    return columns(changes)


def table_row(table: TableHead) -> dict[str, Any]:
    return with_checksum(schema.tables, columns({name: getattr(table, name) for name in _TABLE_FIELDS}))


def checksums_of(before: TableHead, changes: Mapping[str, Any], after: TableHead | None = None) -> tuple[bytes, bytes]:
    """Checksums of a table's row, before and after these changes. `after`: the head that the table becomes, if the next write
    will be given that very object; its checksum is then remembered and need not be computed again."""
    row = vars(before)
    was = _known.get(before.id)
    first = was[1] if was is not None and was[0] is before else checksum(schema.tables, row)
    then = checksum(schema.tables, {**row, **changes})
    if after is not None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[before.id] = after, then
    return first, then


_known: dict[str, tuple[TableHead, bytes]] = {}
"""By table: the head that was written last, and its checksum. Heads do not change. If the write failed, nobody has that head, and
the checksum of any other is computed afresh."""
MOST_KNOWN = 5000


def table_of(row: Mapping[Any, Any]) -> TableHead:
    values = _values(row, _TABLE_FIELDS)
    return TableHead(**{**values, "status": Status(values["status"])})


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    row = {"table_id": table, **columns({name: getattr(seat, name) for name in _SEAT_FIELDS})}
    return with_checksum(schema.seats, row)


def seat_of(row: Mapping[Any, Any]) -> Seat:
    values = _values(row, _SEAT_FIELDS)
    return Seat(**{**values, "kind": SeatKind(values["kind"])})


def snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return packed_row(table, snapshot.seq, snapshot.layout, pack(snapshot.position))


def packed_row(table: str, seq: int, layout: str, packed: bytes) -> dict[str, Any]:
    """The row of a snapshot whose position is already packed."""
    return with_checksum(schema.snapshots, {"table_id": table, "seq": seq, "layout": layout, "position": packed})


def sealed_row(table: str, seat: int, options: Sequence[int]) -> dict[str, Any]:
    return with_checksum(schema.sealed, {"table_id": table, "seat": seat, "options": list(options)})


def answer_row(table: str, answer: Answer) -> dict[str, Any]:
    row = {"table_id": table, "seat": answer.seat, "client_id": answer.client_id, "data": orjson.Fragment(answer.text)}
    return with_checksum(schema.answers, row)


def note_row(table: str, note: SeatNote) -> dict[str, Any]:
    return with_checksum(schema.notes, {"table_id": table, "seat": note.seat, "text": note.text})


def chat_row(table: str, line: ChatEntry) -> dict[str, Any]:
    row = {"table_id": table, "number": line.number, "seat": line.seat, "name": line.name}
    return with_checksum(schema.chat, {**row, "to_seat": line.to, "text": line.text, "at": line.at})


def event_row(table: str, event: Event) -> dict[str, Any]:
    data = dict(event.more)
    if event.entries:
        data["entries"] = [[e.seat, e.option, list(e.outcomes), e.revealed] for e in event.entries]
    if event.to is not None:
        data["to"] = event.to
    row = {"table_id": table, "seq": event.seq, "kind": str(event.kind), "seat": event.seat, "at": event.at}
    return with_checksum(schema.events, {**row, "data": _encoded(data), "told": told_json(event)})


def _encoded(value: Any) -> orjson.Fragment:
    """A value for a JSON column, encoded once for both the column and the row's checksum."""
    return orjson.Fragment(orjson.dumps(value, default=dict))


EVENT = [column for column in schema.events.c if column.name != CHECKSUM]


def event_of(row: Sequence[Any]) -> Event:
    """An event from the columns of `EVENT` in their order, not by name, because a table is opened with a thousand of these."""
    _, seq, kind, seat, at, data, told = row
    entries = tuple([Played(who, option, tuple(said), shown) for who, option, said, shown in data.pop("entries", ())])
    return Event(seq, EventKind(kind), seat, at, entries, data.pop("to", None), told_of(told), data)


def told_json(event: Event) -> orjson.Fragment:
    """What readers were told by an event, as JSON. Most of them are told the same, so each text is written once."""
    places: dict[Texts, int] = {}
    readers = [places.setdefault(texts, len(places)) for texts in event.texts]
    lines = b",".join([b"[%b]" % b",".join(texts) for texts in places])
    return orjson.Fragment(b'{"lines":[%b],"readers":%b}' % (lines, orjson.dumps(readers)))


def told_of(stored: Mapping[str, Any]) -> Told:
    lines = stored["lines"]
    return tuple(lines[place] for place in stored["readers"])


def chat_of(row: Mapping[Any, Any]) -> ChatEntry:
    return ChatEntry(row["seat"], row["name"], row["text"], row["at"], row["to_seat"], row["number"])
