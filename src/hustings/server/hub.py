"""The hub: the parts of the server that work on tables, put together. Arrows point one way: driver and cluster use commit and
catch-up, those use the registry, the registry uses broadcast; nobody calls back but through the lists that a part offers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from ..store import Store, StoreError, changes, uptime
from ..tables.model import Who
from .bots.asking import AtTable
from .bots.driver import BotDriver
from .bots.pool import BotPool
from .errors import ApiError
from .metrics import Metrics
from .rooms.broadcast import Broadcast
from .rooms.catch_up import CatchUp
from .rooms.cluster import Cluster
from .rooms.commit import Commits
from .rooms.db_threads import DbThreads
from .rooms.registry import Registry
from .rooms.room import Room
from .rooms.uptime import Uptime
from .settings import Settings
from .throttle import Window
from .tokens import holder

log = logging.getLogger("hustings.server")

MOST_MAKERS = 20_000
PROBE_SECONDS = 1.0  # how often it is tried at most whether something can be written
FAILED_SECONDS = 5.0  # so long a write that failed counts


class Hub:
    """All tables of this process and what is done with them. `db` asks the store, `registry` has the tables in memory,
    `broadcast` pushes, `commits` writes, `driver` lets bots think, `cluster` hears of other processes (None: there are none)."""

    def __init__(self, settings: Settings, store: Store, pool: BotPool) -> None:
        self.settings, self.pool, self.metrics = settings, pool, Metrics()
        self.db = DbThreads(store, self.metrics)
        self.uptime = Uptime(self.db, self.now)
        self._tried, self._writable = -PROBE_SECONDS, True
        self.broadcast = Broadcast()
        self.registry = Registry(self.db, self.broadcast, self.now)
        self.catching_up = CatchUp(self.registry)
        self.commits = Commits(self.catching_up)
        self.commit = self.commits.commit
        self.cluster = Cluster(self.catching_up) if store.shared else None
        self.makers: dict[str, str] = {}  # by table: the address that it was made from
        self.driver = BotDriver(
            self.commits, pool, self.drives, self.asker, self.set_clocks, settings.bot_pace, settings.order_pace
        )
        limits = settings.limits
        self.slow = asyncio.Semaphore(limits.slow_at_once)
        self.creating = Window(limits.tables_per_hour, 3600.0)  # tables, by address
        self.chatting = Window(limits.chat_lines, limits.chat_seconds)  # lines, by table and token
        self.wondering = Window(limits.what_ifs_per_hour, 3600.0)  # what-if boards, by table and seat
        self.hinting = Window(limits.hints_per_minute, 60.0)  # hints, by table and seat
        self.suggesting = Window(limits.suggestions_per_minute, 60.0)  # suggestions, by table and seat
        self.analysing = Window(limits.analyses_per_hour, 3600.0)  # analyses begun, by address

    def now(self) -> float:
        """The time of day, for all that people are told or held to."""
        return self.settings.clock()

    @property
    def store(self) -> Store:
        return self.db.store

    # Tables

    async def room(self, table_id: str) -> Room:
        """The table of that name, loaded if it is not in memory, and up to date as far as this process can hear."""
        room = self.registry.rooms.get(table_id)
        if room is not None and (room.doubtful or (self.cluster is not None and self.cluster.deaf)):
            await self.catch_up(room)
        room = await self.registry.room(table_id)
        with suppress(ApiError):  # the database is away, or another process was faster: it is looked at again
            await self.set_clocks(room)
        return room

    async def set_clocks(self, room: Room) -> None:
        """Take the time in which no server ran off the clocks of a table, before anybody is told of them or is held to them: the
        next beat may be a second away, and there may be many tables."""
        if room.table.head.clock is None:
            return
        if not self.uptime.sure() and time.monotonic() - self.db.failed >= FAILED_SECONDS:
            await self.uptime.beat()
        if room.clocks_set != self.uptime.found:
            async with room.lock:
                found, change = self.uptime.found, room.table.without_gaps(self.uptime.gaps)
                if change is not None:
                    await self.commit(room, change)
                room.clocks_set = found

    async def catch_up(self, room: Room) -> bool:
        """Take in what is new, where other processes may write to a table. False: the database is away, and nobody knows whether
        there is anything."""
        return (self.cluster is None and not room.doubtful) or await self.catching_up.if_newer(room)

    async def known(self, room: Room, token: str | None) -> Who | None:
        """The holder of a token. One that nobody has here may have been given out by another process a moment ago."""
        found = holder(room.table, token)
        if found is None and token is not None and self.cluster is not None:
            await self.catch_up(room)
            found = holder(room.table, token)
        return found

    def drives(self, room: Room) -> bool:
        """Whether this process is the one that lets the bots of a table think. If it becomes that, they are looked at then."""
        return self.cluster is None or self.cluster.drives(room)

    def made(self, table_id: str, address: str) -> None:
        """A table was made from an address: its bots' seconds are counted there, as long as this process remembers."""
        self.makers[table_id] = address
        while len(self.makers) > MOST_MAKERS:
            del self.makers[next(iter(self.makers))]

    def asker(self, room: Room) -> AtTable:
        """How a table stands in the line before the bots' workers."""
        return AtTable(room, partial(self._maker, room), self.broadcast.tell_table)

    def _maker(self, room: Room) -> str:
        extra = room.table.head.extra
        before = extra.get("previous") or extra.get("of") or ""
        return self.makers.get(room.table.id) or self.makers.get(before, "")

    async def writable(self) -> bool:
        """Whether something can be written: tried now, or a moment ago; and nothing that people did has failed just now."""
        now = time.monotonic()
        if now - self._tried >= PROBE_SECONDS:
            self._tried = now
            try:
                await self.db.write(uptime.probe, self.store, self.now())
                self._writable = True
            except (ApiError, StoreError):
                self._writable = False
        return self._writable and now - self.db.failed >= FAILED_SECONDS

    # From start to stop

    async def take_up(self) -> None:
        """After a start: tables where a bot is asked, or an order given ahead, are looked at one by one, so that they go on; the
        others wait until somebody comes. Where there are other processes, only tables that none of them drives."""
        with suppress(ApiError, StoreError):  # whoever asks for a table is told
            await self.db.read(self.store.warm_up)
        if self.cluster is not None:
            await self.cluster.start()
            return
        for table_id in await self.db.read(changes.waiting_for_bots, self.store):
            try:
                await self.room(table_id)
            except ApiError as error:
                log.error("table %s is not taken up: %s", table_id, error)
            await asyncio.sleep(0.05)

    def sweep(self) -> None:
        self.registry.sweep(self.settings.idle_seconds)

    async def close(self) -> None:
        """Let what is being written be written, and no more."""
        self.db.closing = self.broadcast.closing = True
        self.driver.close()
        await self.registry.close()
        if self.cluster is not None:
            await self.cluster.stop()
        await self.db.close()
