"""A room: a table in memory with its connections, its bots at work and its lock."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Protocol

import orjson

from ...tables.model import Who
from ...tables.stored import Answer
from ...tables.table import Table
from ..errors import unauthorised
from .position_view import Json
from .presenter import Presenter

REMEMBERED = 128  # answers of a table kept in memory; older ones are looked up in the store


class Pushing(Protocol):
    """A connection, as a room sees it."""

    who: Who

    def push(self, body: bytes) -> None: ...
    def end(self, problem: Json) -> None: ...


class Answering(Pushing, Protocol):
    """A connection over which somebody acts, who is about to be answered."""

    def hold(self) -> None:
        """What is pushed from now on goes out with the answer."""


class Room:
    """A table in memory with the people who watch it. `lock`: one change at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.presenter = Presenter(table)
        self.lock = asyncio.Lock()
        self.connections: dict[int, set[Pushing]] = {}  # by reader
        self.addresses: Counter[str] = Counter()  # of people who are connected to this process, by seats' links
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots by seat
        self._answers: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self.came_back: dict[int, tuple[int, int]] = {}  # by seat: the positions before and after its person was back
        self.used = self.moved = time.monotonic()
        self.presence: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, frozenset[int]] = {}  # by process: the seats whose people are connected there
        self.told_elsewhere: frozenset[int] = frozenset()  # the seats that other processes know to be connected here
        self.read_up_to = (-1, -1, -1)  # version, event and line of chat that were read of what others have written
        self.clocks_set = 0  # as of how many findings of `Uptime`
        self.doubtful = False  # a write was cut off: nobody knows whether it is kept

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[Table]:
        """The lock, for the holder of a link, if that is still good by the time its turn has come."""
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

    def remember(self, answer: Answer) -> None:
        """Keep an answer, encoded: as objects it would be most of what the garbage collector has to look through."""
        self._answers[answer.seat, answer.client_id] = answer.text
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def answer(self, seat: int, client_id: str) -> Json | None:
        """The answer to a request of a seat that has been carried out lately."""
        found = self._answers.get((seat, client_id))
        return None if found is None else dict(orjson.loads(found))

    def forget_answers(self) -> None:
        self._answers.clear()

    def everyone(self) -> list[Pushing]:
        return [connection for found in self.connections.values() for connection in found]

    def at(self, readers: Iterable[int]) -> list[Pushing]:
        return [connection for reader in readers for connection in self.connections.get(reader, ())]
