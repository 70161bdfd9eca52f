"""Events, seats and tables as rows of `schema.py`, and back."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import orjson

from ..tables.log import Event, Played, Told
from ..tables.model import ChatEntry, EventKind, Seat, SeatKind, SeatNote, Status, TableHead
from ..tables.stored import Answer, Snapshot
from . import schema
from .checksums import CHECKSUM, checksum, with_checksum

_TABLE_FIELDS = tuple(field.name for field in fields(TableHead))
_SEAT_FIELDS = tuple(field.name for field in fields(Seat))
_ENUMS = ("status", "kind")
_TUPLES = ("variants", "waiting", "votes", "muted", "orders")

CHANGEABLE = frozenset(_TABLE_FIELDS) - {"id", "seq", "created", "version"}
"""What may change about a table; `seq` changes with an event only, `version` with every write."""


def pack(position: bytes) -> bytes:
    """A position is mostly zeros: a third of a kilobyte instead of two."""
    return zlib.compress(position, 1)


def unpack(packed: bytes) -> bytes:
    return zlib.decompress(packed)


def columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """Values by name as JSON columns take them."""
    return {name: list(value) if name in _TUPLES else str(value) if name in _ENUMS else value for name, value in values.items()}


def _values(row: Mapping[Any, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: tuple(row[name]) if name in _TUPLES else row[name] for name in names}


def changes_row(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Changes to a table, checked."""
    wrong = set(changes) - CHANGEABLE
    if wrong:
        raise TypeError(f"cannot change {', '.join(sorted(wrong))} of a table")
    return columns(changes)


def table_row(table: TableHead) -> dict[str, Any]:
    return with_checksum(schema.tables, columns({name: getattr(table, name) for name in _TABLE_FIELDS}))


def checksums_of(before: TableHead, changes: Mapping[str, Any]) -> tuple[bytes, bytes]:
    """Those of a table's row, as it was and with these changes."""
    row = vars(before)
    return checksum(schema.tables, row), checksum(schema.tables, {**row, **changes})


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
    """A snapshot whose position is packed already."""
    return with_checksum(schema.snapshots, {"table_id": table, "seq": seq, "layout": layout, "position": packed})


def sealed_row(table: str, seat: int, options: Sequence[int]) -> dict[str, Any]:
    return with_checksum(schema.sealed, {"table_id": table, "seat": seat, "options": list(options)})


def answer_row(table: str, answer: Answer) -> dict[str, Any]:
    row = {"table_id": table, "seat": answer.seat, "client_id": answer.client_id, "data": dict(answer.data)}
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
    return with_checksum(schema.events, {**row, "data": data, "told": told_json(event.told)})


EVENT = [column for column in schema.events.c if column.name != CHECKSUM]


def event_of(row: Sequence[Any]) -> Event:
    """By place, as `EVENT` has them, not by name: a table is opened with a thousand of these."""
    _, seq, kind, seat, at, data, told = row
    entries = tuple([Played(who, option, tuple(said), shown) for who, option, said, shown in data.pop("entries", ())])
    return Event(seq, EventKind(kind), seat, at, entries, data.pop("to", None), told_of(told), data)


def told_json(told: Told) -> dict[str, Any]:
    """Most readers are told the same: each telling is written once."""
    places: dict[bytes, int] = {}
    known: dict[int, int] = {}  # by the telling itself: readers who were told together have the same one
    lines: list[Any] = []
    readers: list[int] = []
    for telling in told:
        if id(telling) not in known:
            place = places.setdefault(orjson.dumps(telling), len(lines))
            if place == len(lines):
                lines.append(telling)
            known[id(telling)] = place
        readers.append(known[id(telling)])
    return {"lines": lines, "readers": readers}


def told_of(stored: Mapping[str, Any]) -> Told:
    lines = stored["lines"]
    return tuple(lines[place] for place in stored["readers"])


def chat_of(row: Mapping[Any, Any]) -> ChatEntry:
    return ChatEntry(row["seat"], row["name"], row["text"], row["at"], row["to_seat"], row["number"])
