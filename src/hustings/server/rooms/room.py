"""A table in memory with whoever watches it, and how one change after another is made to it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ...core.errors import ActionError
from ...tables.model import Who
from ...tables.table import Table
from ..errors import ApiError, ErrorKind, unauthorised
from .position_view import Json
from .presenter import Presenter

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5  # of a request that others were faster than
REMEMBERED = 128  # answers of a table kept in memory; older ones are looked up in the store


def uninterruptible(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """What is begun is finished, also when whoever asked for it is told to stop: half of it would leave memory behind the disk.
    Only then is the stopping passed on, so that nobody else has the table's lock meanwhile."""

    @wraps(work)
    async def finished(*args: P.args, **options: P.kwargs) -> T:
        task = asyncio.ensure_future(work(*args, **options))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            while not task.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait({task})
            if not task.cancelled():
                task.exception()  # nobody is left to be told
            raise

    return finished


class OutOfDate(ApiError):
    """What was in memory was not the table any more. It is now; whoever was refused because of that may try again."""

    def __init__(self) -> None:
        super().__init__(ErrorKind.STALE, "the table has moved on: look again")


class Catching(Protocol):
    """The hub, as `retry_if_behind` sees it."""

    async def catch_up(self, room: Room) -> None: ...


H = TypeVar("H", bound=Catching)


def retry_if_behind(
    work: Callable[Concatenate[H, Room, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[H, Room, P], Coroutine[Any, Any, T]]:
    """What is refused is tried anew if another process had written to the table and this one did not know it yet. Where bots play
    there that may happen several times in a row."""

    @wraps(work)
    async def tried(hub: H, room: Room, /, *args: P.args, **options: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            known = room.mark
            try:
                return await work(hub, room, *args, **options)
            except OutOfDate:
                continue
            except (ApiError, ActionError):
                await hub.catch_up(room)
                if room.mark == known:
                    raise
        return await work(hub, room, *args, **options)

    return tried


class Pushing(Protocol):
    """A connection, as the hub sees it."""

    who: Who

    def push(self, body: bytes) -> None: ...
    def end(self, problem: Json) -> None: ...


class Room:
    """A table in memory with whoever watches it. `lock`: one change at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presenter = Presenter(table)
        self.lock = asyncio.Lock()
        self.connections: dict[int, set[Pushing]] = {}  # by reader
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots by seat
        self.answers: OrderedDict[tuple[int, str], Json] = OrderedDict()
        self.came_back: dict[int, tuple[int, int]] = {}  # by seat: the positions before and after its person was back
        self.used = self.moved = time.monotonic()
        self.presence: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, frozenset[int]] = {}  # by process: the seats whose people are connected there
        self.told_elsewhere: frozenset[int] = frozenset()  # the seats that other processes know to be connected here
        self.doubtful = False  # a write was cut off: nobody knows whether it is kept

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[Table]:
        """The lock, for whoever holds a link, if that is still good by the time its turn has come."""
        async with self.lock:
            if not self.table.knows(who):
                raise unauthorised()
            yield self.table

    @property
    def mark(self) -> tuple[Table, int, int]:
        """What is known of the table: it differs once there is more."""
        return self.table, self.table.head.version, self.table.chat.last

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected, to this process or to another."""
        return self.connected.union(*self.elsewhere.values())

    @property
    def connected(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {reader for reader, found in self.connections.items() if found and reader != self.table.spectator}

    def reader(self, who: Who) -> int:
        return self.table.spectator if who.seat is None else who.seat

    def state(self, who: Who) -> Json:
        return self.presenter.state(who, self.here)

    def remember(self, seat: int, client_id: str, data: Json) -> None:
        self.answers[seat, client_id] = data
        while len(self.answers) > REMEMBERED:
            self.answers.popitem(last=False)

    def everyone(self) -> list[Pushing]:
        return [connection for found in self.connections.values() for connection in found]

    def changed(self, first: list[int], *, back: bool = False, only: int | None = None) -> None:
        """Push what has changed to everyone who is there (`only`: to one reader). `first`: by reader, the number of the first new
        line; `back`: the lines that had numbers from there on are gone."""
        for reader, connections in self.connections.items():
            if connections and only in (None, reader):
                body = self.presenter.changed(reader, first[reader], first[reader] if back else None)
                for connection in connections:
                    connection.push(body)
