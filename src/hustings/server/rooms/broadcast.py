"""Pushes to everyone who watches a table: what has changed, who sits and is there, lines of chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence

import orjson

from ...tables.change import Applied
from ...tables.chat import line_json, may_read
from ...tables.model import ChatEntry, SeatKind
from ..errors import ApiError, ErrorKind
from . import presenter
from .room import Pushing, Room

PRESENCE_SECONDS = 0.25  # comings and goings are told together

UNLINKED = {
    SeatKind.BOT: "a bot has taken this seat",
    SeatKind.OPEN: "this seat is open to somebody else",
    SeatKind.PERSON: "this seat has moved to another link",
}


class Broadcast:
    """The pushes of all tables. `presence`: told whenever it may have changed who is connected to a table here."""

    def __init__(self) -> None:
        self.presence: list[Callable[[Room], None]] = []
        self.closing = False

    # What has changed

    def show(self, room: Room, applied: Applied, ending: str | None = None) -> None:
        """A change that was made. `ending`: why the links that its seats had are no longer good."""
        table, change = room.table, applied.change
        room.used = time.monotonic()
        if change.events:
            room.presenter.moved()
            room.moved = room.used
            self._changed(room, room.connections, applied.first, back=applied.back)
        elif table.play is not None:
            for seat in change.drafted:
                room.presenter.moved(seat)
            everyone = applied.sealed or applied.status  # what can be done now is part of what readers have
            self._changed(room, room.connections if everyone else {*change.drafted, *change.ordered}, table.lines.counts)
        for reader in applied.promised:
            body = orjson.dumps({"type": "promises", "promises": table.promises_of(reader) or []})
            for connection in room.at([reader]):
                connection.push(body)
        if change.announced:
            self.tell_table(room)
        for seat in applied.unlinked:
            why = ApiError(ErrorKind.UNAUTHORISED, ending or UNLINKED[table.seats[seat].kind]).problem()
            for connection in room.at([seat]):
                connection.end(why)

    def _changed(self, room: Room, readers: Iterable[int], first: Sequence[int], *, back: bool = False) -> None:
        """Push to these readers what has changed. `first`: by reader, the number of the first new line; `back`: the lines that
        had numbers from there on are gone."""
        there = [reader for reader in readers if room.connections.get(reader)]
        for reader, body in room.presenter.changed(there, first, back=back) if there else ():
            for connection in room.connections[reader]:
                connection.push(body)

    def tell_table(self, room: Room) -> None:
        """Seats, presence, status or votes have changed."""
        if room.presence is not None:
            room.presence.cancel()
            room.presence = None
        for told in self.presence:
            told(room)
        if room.everyone():
            table = room.table
            about = {"type": "table", "table": presenter.info(table, room.here), "votes": presenter.votes(table)}
            body = orjson.dumps({**about, "clock": presenter.clock(table)})
            for connection in room.everyone():
                connection.push(body)

    def hear(self, room: Room, lines: Iterable[ChatEntry]) -> bool:
        """Lines of chat, shown to readers who may read them and want to; whether there were any."""
        chat, heard = room.table.chat, False
        for line in lines:
            heard = True
            chat.add(line)
            for reader, connections in room.connections.items():
                if may_read(line, reader) and room.table.hears(reader, line):
                    body = orjson.dumps({"type": "chat", "line": line_json(chat.counts[reader] - 1, line)})
                    for connection in connections:
                        connection.push(body)
        return heard

    # Coming and going

    def attend(self, room: Room, connection: Pushing, lines: int, chat: int) -> None:
        """A connection begins: it gets everything it does not have, then every change."""
        room.connections.setdefault(room.reader(connection.who), set()).add(connection)
        room.used = time.monotonic()
        self.welcome(room, connection, lines, chat)
        self.tell_presence(room)

    def welcome(self, room: Room, connection: Pushing, lines: int = 0, chat: int = 0) -> None:
        """The whole state, for one connection."""
        reader = room.reader(connection.who)
        room.presenter.attend(reader)
        table = room.table
        body = {
            "type": "welcome",
            "state": room.state(connection.who),
            "lines": table.lines.of(reader, min(lines, table.lines.counts[reader])) if table.play is not None else [],
            "chat": table.chat_of(reader, chat),
        }
        connection.push(orjson.dumps(body))

    def leave(self, room: Room, connection: Pushing) -> None:
        reader = room.reader(connection.who)
        found = room.connections.get(reader, set())
        found.discard(connection)
        if not found:
            room.connections.pop(reader, None)
            room.presenter.leave(reader)
        room.used = time.monotonic()
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Somebody has come or gone."""
        if room.presence is None and not self.closing:
            room.presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_table, room)
