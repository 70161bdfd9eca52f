"""The tables in memory: loaded when somebody comes, forgotten when nobody has used them for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ...core.play import Play
from ...tables.log import Event
from ...tables.replay import position_at
from ..errors import ApiError, ErrorKind, unknown_table
from .broadcast import Broadcast
from .db_threads import DbThreads
from .load import stored
from .presenter import Presenter
from .room import Room

log = logging.getLogger("hustings.server")

DELETED = ApiError(ErrorKind.UNKNOWN, "the table was deleted")


class Registry:
    """The rooms of this process. Others are told of a room that has opened, may have changed or is forgotten."""

    def __init__(self, db: DbThreads, broadcast: Broadcast, now: Callable[[], float]) -> None:
        self.db, self.broadcast, self.now = db, broadcast, now
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.opened: list[Callable[[Room], None]] = []
        self.watching: list[Callable[[Room], None]] = []  # told of every table that may have changed
        self.forgotten: list[Callable[[Room], None]] = []

    async def room(self, table_id: str) -> Room:
        """The table of that name, loaded if it is not in memory."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    def loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def _load(self, table_id: str) -> Room:
        could_be = 0 < len(table_id) <= 40 and table_id.isprintable()  # other text breaks the query itself in some databases
        table = await stored(self.db, table_id, self.now) if could_be else None
        if table is None:
            raise unknown_table(table_id)
        room = self.rooms[table_id] = Room(table)
        for told in self.opened:
            told(room)
        self.changed(room)
        return room

    def changed(self, room: Room) -> None:
        """A table may have changed: bots and notices look at it."""
        for watch in self.watching:
            watch(room)

    async def reload(self, room: Room) -> None:
        """What is in memory may not be what is stored: take it from the store again and tell everyone."""
        try:
            table = await stored(self.db, room.table.id, self.now)
        except ApiError as error:  # nobody knows what is on the disk: better nothing in memory than something else
            self.forget(room, error)
            raise
        if table is None:
            self.forget(room, DELETED)
            return
        room.table, room.presenter = table, Presenter(table)
        room.forget_answers()
        for connection in room.everyone():
            self.broadcast.welcome(room, connection)
        self.changed(room)

    def forget(self, room: Room, why: ApiError | None = None) -> None:
        """Out of memory."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            for told in self.forgotten:
                told(room)
        for task in room.thinking.values():
            task.cancel()
        if why is not None:
            for connection in room.everyone():
                connection.end(why.problem())

    def sweep(self, idle_seconds: float) -> None:
        """Tables that nobody has used for a while leave memory; they come back when asked for."""
        long_ago = time.monotonic() - idle_seconds
        for room in list(self.rooms.values()):
            if room.used < long_ago and not room.everyone() and not room.thinking and not room.lock.locked():
                self.forget(room)

    async def close(self) -> None:
        """Let what is being written be written, and no more."""
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room)

    # The log of a table

    async def events(self, room: Room) -> list[Event]:
        """The log of a table that plays."""
        found = await self.db.read(self.db.store.events, room.table.id)
        if not found:
            self.forget(room, DELETED)
            raise unknown_table(room.table.id)
        return found

    async def position_at(self, room: Room, events: list[Event], seq: int) -> Play:
        """The game at an earlier position, played again from the last snapshot before it."""
        snapshots = await self.db.read(self.db.store.snapshots, room.table.id)
        return await self.db.read(position_at, room.table.head, events, seq, snapshots)
