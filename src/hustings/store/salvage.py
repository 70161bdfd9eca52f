"""Salvage of a table whose rows may be damaged. Every cell is checked. What cannot be read is named and left out, or replaced
where the game does not depend on it, so that the rest can still be verified, repaired or shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, literal_column, select

from ..bots.spec import parse_spec
from ..core.errors import HustingsError
from ..tables.log import Event
from ..tables.model import ChatEntry, EventKind, Seat, SeatKind, SeatNote, TableHead
from ..tables.notice_channels import StoredNotice, StoredWay
from ..tables.shapes import misplaced, wrong_seats
from ..tables.stored import Answer, Loaded, Snapshot, TableArchive
from . import cells, checksums, database, schema
from .checksums import CHECKSUM, NOT_AS_WRITTEN
from .database import SQLITE
from .notice_channels import notice_of, way_of
from .rows import EVENT, chat_of, event_of, seat_of, table_of, unpack
from .tables import Store

Row = dict[str, Any]
ANALYSIS = "analysis"


@dataclass(frozen=True)
class Fault:
    """A cell or a row that is not what it should be."""

    where: str  # the row, in words
    what: str

    def __str__(self) -> str:
        return f"{self.where}, {self.what}"


@dataclass
class Salvaged:
    """What is left of a table. `archive`: None if not even its own row can be read; `seats_lost`: seats that were lost and are
    replaced by open ones."""

    table: str
    faults: list[Fault] = field(default_factory=list)
    archive: TableArchive | None = None
    seats_lost: tuple[int, ...] = ()
    without_checksum: int = 0  # rows written before there were checksums

    @property
    def analysis_lost(self) -> bool:
        """Whether something is wrong with the analysis of its game, which can be made again."""
        return any(fault.where == ANALYSIS for fault in self.faults)


def salvage(store: Store, table_id: str) -> Salvaged | None:
    """Read a table as far as possible, all from the same moment. None: there is nothing under this name."""
    found = Salvaged(table_id)
    with database.reading(store.engine) as connection:
        heads = list(_rows(connection, schema.tables, table_id, found))
        rows = {table.name: list(_rows(connection, table, table_id, found)) for table in cells.TABLES_OF_A_TABLE}
    if not heads:
        return found if found.faults or any(rows.values()) else None
    _put_together(found, heads[0], rows)
    return found


def _rows(connection: Connection, table: Table, table_id: str, found: Salvaged) -> Iterator[Row]:
    """The usable rows of a table, with substitutes for lost values that have one."""
    for row in _read(connection, table, table_id, found):
        lost = [name for name, value in row.items() if isinstance(value, _Lost)]
        for column in table.c:
            if column.name not in lost:
                wrong = cells.wrong(table, column, row[column.name]) or cells.odd(column, row[column.name])
                if wrong is not None:
                    row[column.name] = _Lost(wrong)
        where = _where(table, row)
        for name, value in row.items():
            if isinstance(value, _Lost):
                found.faults.append(Fault(where, f"{name}: {value.why}"))
        if not any(isinstance(value, _Lost) for value in row.values()) and checksums.is_wrong(table, row):
            found.faults.append(Fault(where, NOT_AS_WRITTEN))
            if table.name in _PERSONAL:
                continue
        found.without_checksum += row[CHECKSUM] is None
        usable = cells.DEFAULTS.get(table.name, {}) | {CHECKSUM: lambda: None}
        for name, value in list(row.items()):
            if isinstance(value, _Lost) and name in usable:
                row[name] = usable[name]()
        if table is schema.seats and isinstance(row["kind"], _Lost):
            row["kind"] = _kind_of(row)
        if table is schema.seats and isinstance(row["token_hash"], _Lost):
            row["token_hash"] = None
        if not any(isinstance(value, _Lost) for value in row.values()):
            yield row


_PERSONAL = ("answers", "sealed", "chat", "notice_ways", "notices", "notes")
"""Rows that belong to somebody and could become somebody else's when a bit flips: they are left out rather than shown to the
wrong person. Of the other rows the log says what they should be, or they are names and settings that everybody can see."""


@dataclass(frozen=True)
class _Lost:
    why: str


def _read(connection: Connection, table: Table, table_id: str, found: Salvaged) -> list[Row]:
    """All rows at once; or cell by cell, if one of them cannot be read."""
    mine = (table.c.id if table is schema.tables else table.c.table_id) == table_id
    try:
        return [dict(row) for row in connection.execute(select(table).where(mine)).mappings()]
    except Exception:  # the driver, SQLAlchemy and the JSON reader all raise errors of their own
        pass
    key: ColumnElement[Any] = literal_column("rowid" if connection.dialect.name == SQLITE else "ctid")
    try:
        keys = list(connection.execute(select(key).select_from(table).where(mine)).scalars())
    except Exception as error:
        found.faults.append(Fault(table.name, f"its rows cannot be read ({_why(error)})"))
        return []
    rows: list[Row] = []
    for one in keys:
        row: Row = {}
        for column in table.c:
            try:
                row[column.name] = connection.execute(select(column).where(key == one)).scalar_one()
            except Exception as error:
                row[column.name] = _Lost("not JSON" if isinstance(error, ValueError) else f"cannot be read ({_why(error)})")
        rows.append(row)
    return rows


def _why(error: Exception) -> str:
    """An error's message without what was stored, which drivers quote."""
    said = str(getattr(error, "orig", None) or error).partition("\n")[0]
    return "not a text" if "decode" in said.lower() else said[:80]


def _where(table: Table, row: Mapping[str, Any]) -> str:
    names = {"seats": ("seat", "seat"), "events": ("event", "seq"), "snapshots": ("snapshot of event", "seq")}
    names |= {"answers": ("answer to seat", "seat"), "sealed": ("sealed by seat", "seat"), "chat": ("line of chat", "number")}
    names |= {
        "notice_ways": ("notices of seat", "seat"),
        "notices": ("notice to seat", "seat"),
        "notes": ("notes of seat", "seat"),
    }
    if table.name not in names:
        return "now" if table is schema.tables else ANALYSIS
    said, column = names[table.name]
    value = row[column]
    return said if isinstance(value, _Lost) else f"{said} {value}"


def _kind_of(row: Row) -> SeatKind:
    if row["bot"] and not isinstance(row["bot"], _Lost):
        return SeatKind.BOT
    return SeatKind.PERSON if isinstance(row["token_hash"], str) else SeatKind.OPEN


# Putting a table together


def _put_together(found: Salvaged, head_row: Row, rows: Mapping[str, list[Row]]) -> None:
    head = table_of(head_row)
    seats = _seats(found, head, rows["seats"])
    events = _events(found, head, rows["events"])
    chat = _chat(found, head, rows["chat"])
    if [line.number for line in chat] != list(range(1, head_row["chats"] + 1)):
        found.faults.append(Fault("chat", f"{head_row['chats']} lines were written, {len(chat)} are there"))
        chat = [ChatEntry(c.seat, c.name, c.text, c.at, c.to, number) for number, c in enumerate(chat, 1)]
    packed = head_row["position"]
    loaded = Loaded(
        head,
        seats,
        None if packed is None else unpack(packed),
        {row["seat"]: tuple(row["options"]) for row in _of_seats(found, head, "sealed by", rows["sealed"])},
        events,
        tuple(chat),
    )
    found.archive = TableArchive(
        loaded,
        tuple(sorted((_snapshot(row) for row in rows["snapshots"]), key=lambda one: one.seq)),
        tuple(_answers(found, head, rows["answers"])),
        tuple(_ways(found, head, rows["notice_ways"])),
        tuple(_notices(found, head, rows["notices"])),
        tuple(SeatNote(row["seat"], row["text"]) for row in _of_seats(found, head, "notes of", rows["notes"])),
    )


def _seats(found: Salvaged, head: TableHead, rows: list[Row]) -> tuple[Seat, ...]:
    """Every seat, in order. A lost seat becomes an open one."""
    wrong = wrong_seats((row["seat"] for row in rows), head.players)
    if wrong is not None:
        found.faults.append(Fault("seats", wrong))
    seats = {row["seat"]: seat_of(row) for row in rows}
    found.seats_lost = tuple(number for number in range(head.players) if number not in seats)
    for seat in seats.values():
        if seat.bot and not _is_bot(seat.bot):
            found.faults.append(Fault(f"seat {seat.seat}", f"bot: there is no bot {seat.bot!r:.40}"))
        elif (seat.kind == SeatKind.BOT) != bool(seat.bot):
            found.faults.append(Fault(f"seat {seat.seat}", f"bot: a seat of the kind {seat.kind} has {seat.bot or 'none'}"))
        if any(not 0 <= other < head.players for other in seat.muted):
            found.faults.append(Fault(f"seat {seat.seat}", f"muted: one of {list(seat.muted)} is no seat"))
    return tuple(_mended(seats.get(number), number, head.players) for number in range(head.players))


def _is_bot(text: str) -> bool:
    try:
        parse_spec(text)
    except HustingsError:
        return False
    return True


def _mended(seat: Seat | None, number: int, players: int) -> Seat:
    if seat is None:
        return Seat(number, SeatKind.OPEN)
    kind = SeatKind.OPEN if seat.kind == SeatKind.BOT and not (seat.bot and _is_bot(seat.bot)) else seat.kind
    muted = tuple(other for other in seat.muted if 0 <= other < players)
    return Seat(
        number,
        kind,
        seat.name,
        seat.lang,
        seat.bot if kind == SeatKind.BOT else None,
        seat.token_hash,
        muted,
        seat.extra,
        seat.orders,
    )


def _events(found: Salvaged, head: TableHead, rows: list[Row]) -> tuple[Event, ...]:
    events: list[Event] = []
    for row in sorted(rows, key=lambda one: int(one["seq"])):
        event = event_of([row[column.name] for column in EVENT])
        wrong = misplaced(event.kind, event.to, len(event.told), head.players)
        if wrong is None and not -1 <= event.seat < head.players:
            wrong = f"seat {event.seat} does not exist"
        actors = [played.entry.seat for played in event.entries]
        if wrong is None and event.kind == EventKind.ACT and event.seat >= 0 and actors and event.seat not in actors:
            found.faults.append(Fault(f"event {event.seq}", f"seat {event.seat} has done nothing in it"))
            event = replace(event, seat=actors[-1])
        if wrong is not None:
            found.faults.append(Fault(f"event {event.seq}", wrong))
        if event.kind.goes_back == (event.to is not None):  # otherwise nobody knows where it led
            events.append(event if wrong is None else Event(event.seq, event.kind, -1, event.at, event.entries, event.to))
    return tuple(events)


def _chat(found: Salvaged, head: TableHead, rows: list[Row]) -> list[ChatEntry]:
    """The lines of chat in order, without those from or for a seat that does not exist: these are shown to nobody."""
    lines = []
    for line in sorted((chat_of(row) for row in rows), key=lambda one: one.number):
        if line.seat < head.players and (line.to is None or 0 <= line.to < head.players):
            lines.append(line)
        else:
            wrong = line.seat if line.seat >= head.players else line.to
            found.faults.append(Fault(f"line of chat {line.number}", f"there is no seat {wrong}"))
    return lines


def _of_seats(found: Salvaged, head: TableHead, what: str, rows: list[Row]) -> Iterator[Row]:
    """The rows of seats that exist."""
    for row in sorted(rows, key=lambda one: int(one["seat"])):
        if 0 <= row["seat"] < head.players:
            yield row
        else:
            found.faults.append(Fault(f"{what} seat {row['seat']}", "there is no such seat"))


def _snapshot(row: Row) -> Snapshot:
    return Snapshot(row["seq"], row["layout"], unpack(row["position"]))


def _answers(found: Salvaged, head: TableHead, rows: list[Row]) -> Iterator[Answer]:
    for row in _of_seats(found, head, "answer to", rows):
        if row["data"]["seq"] > head.seq:
            found.faults.append(
                Fault(f"answer to seat {row['seat']}", f"seq: {row['data']['seq']} is after the table's {head.seq}")
            )
            continue
        yield Answer(row["client_id"], row["seat"], row["data"])


def _ways(found: Salvaged, head: TableHead, rows: list[Row]) -> Iterator[StoredWay]:
    for row in _of_seats(found, head, "notices of", rows):
        yield way_of(row)


def _notices(found: Salvaged, head: TableHead, rows: list[Row]) -> Iterator[StoredNotice]:
    for row in _of_seats(found, head, "notice to", rows):
        yield notice_of(row)
