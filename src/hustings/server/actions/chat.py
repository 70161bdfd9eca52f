"""Chat: for the table or between two seats, kept apart from the log."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import islice

from ...tables.chat import line_json, numbered
from ...tables.model import ChatEntry, SeatKind, Who
from ...wire.lines import NewLine
from ...wire.tables import Mute
from ..errors import ApiError, ErrorKind, conflict, forbidden
from ..hub import Hub
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room

FROM_SPECTATOR = -1
MOST_LINES = 1000
"""The most lines in one answer to /chat."""


async def chat_lines(hub: Hub, room: Room, who: Who, first: int) -> list[Json]:
    """Return a reader's lines of chat from number `first` on, from the store if they are no longer in memory."""
    table, reader = room.table, room.reader(who)
    if first >= table.chat.first[reader]:
        return table.chat_of(reader, first)
    lines = await hub.db.read(hub.store.chat_lines, table.id)
    return list(islice(numbered(lines, reader, 0, first, partial(table.hears, reader)), MOST_LINES))


async def say(hub: Hub, room: Room, who: Who, new: NewLine) -> Json:
    """Say something to the table, or to one other seat."""
    async with room.turn(who) as table:
        if new.to is not None:
            if who.seat is None:
                raise forbidden("only seats write to each other in private")
            if not 0 <= new.to < table.head.players or new.to == who.seat:
                raise ApiError(ErrorKind.UNKNOWN, f"there is no other seat {new.to} to write to")
            if table.seats[new.to].kind != SeatKind.PERSON:
                raise conflict(f"nobody sits on seat {new.to} who could read it")
        seat = FROM_SPECTATOR if who.seat is None else who.seat
        name = ("Host" if who.host else "Spectator") if who.seat is None else table.seats[who.seat].name
        line = ChatEntry(seat, name, new.text, hub.now(), new.to)
        return line_json(await hub.commits.say(room, line, room.reader(who)), line)


@retry_if_behind
async def mute(hub: Hub, room: Room, who: Who, wish: Mute) -> None:
    """Stop showing the asker what a seat writes, or show it again."""
    async with room.turn(who) as table:
        if who.seat is None:
            raise forbidden("only seats mute each other")
        if not 0 <= wish.seat < table.head.players or wish.seat == who.seat:
            raise ApiError(ErrorKind.UNKNOWN, f"there is no other seat {wish.seat} to mute")
        mine = table.seats[who.seat]
        muted = {*mine.muted, wish.seat} if wish.muted else {*mine.muted} - {wish.seat}
        await hub.commit(room, table.update(seats=[replace(mine, muted=tuple(sorted(muted)))]))
        for connection in tuple(room.connections.get(who.seat, ())):  # it sees a different chat now
            hub.broadcast.welcome(room, connection)
