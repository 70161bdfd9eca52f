"""Catching up with what another process has written to a table: only what is new is read, and it is shown to everyone who watches
here as if it had been written here. Whoever calls holds the table's lock."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import orjson

from ...core.play import Play
from ...store import changes
from ...tables.chat import line_json, may_read
from ...tables.history import latest
from ...tables.log import Event
from ...tables.model import SEVERAL, ChatEntry, EventKind, Seat, SeatKind, TableHead
from ...tables.stored import Loaded
from ...tables.table import Ballot, Draft, Table, Undoable
from ..errors import ApiError, ErrorKind, unknown_table
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("hustings.server")

ENDED = {
    SeatKind.BOT: "a bot has taken this seat",
    SeatKind.OPEN: "this seat is open to somebody else",
}
MOVED = "this seat has moved to another link"


async def refresh(hub: Hub, room: Room) -> bool:
    """Take in what is new; whether anything was."""
    table = room.table
    found = await hub.read(changes.since, hub.store, table.id, table.head.seq, table.chat.last)
    room.doubtful = False
    if found is None:
        hub.forget(room, ApiError(ErrorKind.UNKNOWN, "the table was deleted"))
        raise unknown_table(table.id)
    heard = hear(room, found.chat)
    if found.table.version == table.head.version:
        return heard
    anew = found.table.version < table.head.version or found.table.layout != table.rules.layout
    if anew or any(event.kind == EventKind.REPAIR for event in found.events):
        await hub.reload(room)
        return True
    try:
        await _take(hub, room, found)
    except Exception:
        log.exception("table %s: taken from the store again", table.id)
        await hub.reload(room)
    return True


def hear(room: Room, lines: Sequence[ChatEntry]) -> bool:
    """Lines of chat, shown to who may read them and wants to; whether there were any."""
    chat = room.table.chat
    for line in lines:
        chat.add(line)
        for reader, connections in room.connections.items():
            if may_read(line, reader) and line.seat not in room.table.muted(reader):
                body = orjson.dumps({"type": "chat", "line": line_json(chat.counts[reader] - 1, line)})
                for connection in connections:
                    connection.push(body)
    return bool(lines)


@dataclass(frozen=True)
class _Undo:
    """What can be taken back: as `Table` has it."""

    head_seq: int
    tail: tuple[Undoable, ...]


async def _take(hub: Hub, room: Room, found: Loaded) -> None:
    table = room.table
    undo = await _undo(hub, table, found)
    play = table.play if not found.events else table.rules.resume(found.position or b"", ())
    drafts = _drafts(table, found, play)
    # From here on nobody else gets a word in: what readers are shown is one moment.
    before, seats, sealed, options = table.head, table.seats, table.sealed, {s: d.options for s, d in table.drafts.items()}
    first, back = _tell(table, found.events)
    table.head, table.seats, table.play = found.table, list(found.seats), play
    table.head_seq, table.tail = undo.head_seq, undo.tail
    table.drafts = drafts
    table.ballots = {
        kept["what"]: Ballot(kept["what"], kept["by"], kept["to"], frozenset(kept["agreed"])) for kept in found.table.votes
    }
    room.used = time.monotonic()
    if found.events:
        room.presenter.moved()
        room.moved = room.used
        room.changed(first, back=back)
    else:
        ordered = [old.seat for old, new in zip(seats, table.seats, strict=True) if old.orders != new.orders]
        now = {seat: draft.options for seat, draft in drafts.items()}
        changed = [seat for seat in {*options, *now} if options.get(seat) != now.get(seat)]
        for seat in changed:
            room.presenter.moved(seat)
        if (table.sealed != sealed or before.status != table.head.status) and play is not None:
            room.changed(table.lines.counts)
        elif play is not None:
            for seat in {*changed, *ordered}:
                room.changed(table.lines.counts, only=seat)
    if not _seen_alike(seats, table.seats) or not _alike(before, table.head, moved=bool(found.events)):
        hub.tell_table(room)
    _end_links(room, seats)
    hub.kick(room)


def _tell(table: Table, events: Sequence[Event]) -> tuple[list[int], bool]:
    """The story goes on: by reader, the number of the first line that is new; whether lines from there on are gone."""
    first, back = list(table.lines.counts), False
    for event in events:
        before = list(table.lines.counts)
        table.lines.after([event])
        if event.kind.goes_back:
            back = True
            told = event.told or [[]] * len(before)
            kept = [count - len(lines) for count, lines in zip(table.lines.counts, told, strict=True)]
            first = [min(a, b) for a, b in zip(first, kept, strict=True)]
    return first, back


async def _undo(hub: Hub, table: Table, found: Loaded) -> _Undo:
    """What can be taken back after the new events. Only where they do not say is the whole log read."""
    now, tail, entries = table.head_seq, table.tail, table.head.entries
    for event in found.events:
        if event.kind == EventKind.ACT:
            barrier = event.seat == SEVERAL or "stand_in" in event.more or any(played.revealed for played in event.entries)
            mine = tail if tail and tail[-1].seat == event.seat else ()
            tail = () if barrier else (*mine, Undoable(event.seq, event.seat, now, entries, None))
            now, entries = event.seq, entries + len(event.entries)
        elif event.kind == EventKind.UNDO and tail and tail[-1].back == event.to:
            now, entries, tail = tail[-1].back, tail[-1].entries, tail[:-1]
        elif event.kind == EventKind.SETUP:
            now, entries, tail = event.seq, len(event.entries), ()
        else:
            events = await hub.read(hub.store.events, table.id)
            return _Undo(*latest([event for event in events if event.seq <= found.table.seq]))  # it may have grown meanwhile
    return _Undo(now, () if found.table.status == "over" else tail)


def _drafts(table: Table, found: Loaded, play: Play | None) -> dict[int, Draft]:
    """What seats hold back, each on its own copy of the game."""
    drafts: dict[int, Draft] = {}
    for seat, options in found.sealed.items():
        known = table.drafts.get(seat)
        if known is not None and known.options == options and play is table.play:
            drafts[seat] = known
        elif play is not None:
            drafts[seat] = table.draft(seat, options, play.copy())
    return drafts


def _alike(a: TableHead, b: TableHead, *, moved: bool) -> bool:
    """Whether two heads of a table look the same to readers, besides what a push of the position tells them."""
    same = replace(a, seq=b.seq, version=b.version, updated=b.updated, entries=b.entries, waiting=b.waiting, result=b.result)
    return (replace(same, clock=b.clock, due=b.due, extra=b.extra) if moved else same) == b


def _seen_alike(a: Sequence[Seat], b: Sequence[Seat]) -> bool:
    """Whether seats look the same to others: what somebody has ordered ahead is their own affair."""
    return [replace(seat, orders=()) for seat in a] == [replace(seat, orders=()) for seat in b]


def _end_links(room: Room, before: Sequence[Seat]) -> None:
    """Whoever is connected with a link that is good no longer is told so."""
    for old, new in zip(before, room.table.seats, strict=True):
        if old.token_hash is not None and old.token_hash != new.token_hash:
            for connection in list(room.connections.get(new.seat, ())):
                connection.end(ApiError(ErrorKind.UNAUTHORISED, ENDED.get(new.kind, MOVED)).problem())
