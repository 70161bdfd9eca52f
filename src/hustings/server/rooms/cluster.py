"""Several server processes on one PostgreSQL. Each tells the others what it writes, with the write itself (`store.writes`), and
hears what they do; who is connected where crosses too. A table's bots are driven by the one process that holds its lock in the
database: with the process, or its connection, the lock goes, and another one takes the table over.

Nothing depends on what is heard here for being right: writes are guarded by the table's version. It makes everyone know soon.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
import time
from collections.abc import Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import orjson

from ...store import StoreError, changes
from ...store.database import own_connection
from ...store.writes import CHANNEL
from ...tables.model import Status
from ..errors import ApiError, ErrorKind
from .catch_up import CatchUp, News
from .room import Room

log = logging.getLogger("hustings.server")

BEAT_SECONDS = 1.0  # a process says that it lives
GONE_SECONDS = 6.0  # it has not been heard for so long: its people are not here any more; our own voice: we are deaf
LOOK_SECONDS = 2.0  # how often tables are looked for whose bots nobody drives
CHECK_SECONDS = 30.0  # how often all tables in memory are compared, in case something was never heard
AGAIN_SECONDS = 1.0  # until a table's lock is tried for again that another process has
AT_ONCE = 20  # tables taken over in one look, so that several processes share them
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # between attempts to connect
WAKE_SECONDS = 0.3  # how long the listening thread waits before it looks whether it should end


def key_of(table_id: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(f"hustings table {table_id}".encode()).digest()[:8], "big", signed=True)


class Cluster:
    """The other server processes on the same database: what they write, who is connected to them, whose bots they drive."""

    def __init__(self, catching_up: CatchUp) -> None:
        self.catching_up, self.registry = catching_up, catching_up.registry
        self.db, self.broadcast = self.registry.db, self.registry.broadcast
        self.store = self.db.store
        self.process = self.store.process
        self.registry.opened.append(self._opened)
        self.registry.forgotten.append(lambda room: self.release(room.table.id))
        self.broadcast.presence.append(self.present)
        self.deaf = True  # what others write is not heard at the moment
        self._held: set[str] = set()  # tables whose lock we have
        self._taking: set[str] = set()  # tables whose lock is being tried for; a lock taken twice would have to be released twice
        self._tried: dict[str, float] = {}  # when we last tried for a table's lock
        self._alive: dict[str, float] = {}  # other processes, when they were last heard
        self._during: set[str] = set()  # tables that were written to while they were being loaded
        self._behind: dict[str, list[News | None]] = {}  # tables being caught up with: what was read of each (None: it must be)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hand = ThreadPoolExecutor(1, "hand")
        self._holding: Any = None  # the connection that holds the locks; only the hand's thread uses it
        self._away = False  # the database has not answered last time
        self._stopping = threading.Event()
        self._ear: threading.Thread | None = None
        self._heard_at = time.monotonic()

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ear = threading.Thread(target=self._listen, name="ear", daemon=True)
        self._ear.start()
        self._do(self._ticking())

    async def stop(self) -> None:
        self._stopping.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._ear is not None:
            await asyncio.to_thread(self._ear.join)
        await asyncio.get_running_loop().run_in_executor(self._hand, self._let_go)
        self._hand.shutdown()

    def _do(self, work: Any) -> None:
        """Have something done meanwhile."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Listening, in a thread of its own

    def _listen(self) -> None:
        self.store.keep_connection()  # for what it reads of others' writes
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            try:
                with own_connection(self.store.engine) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    pause = FIRST_PAUSE
                    self._tell(self._listening)
                    self._follow(connection)
            except Exception as error:
                if pause == FIRST_PAUSE:  # once, not at every attempt
                    log.warning("what other processes do is not heard: %s", str(error).partition("\n")[0])
            self.deaf = True
            self._stopping.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _follow(self, connection: Any) -> None:
        self._heard_at = time.monotonic()
        while not self._stopping.is_set():
            for note in connection.notifies(timeout=WAKE_SECONDS):
                self._heard_at = time.monotonic()
                if self.process not in note.payload:  # our own voice says only that we can hear
                    self._listen_to(note.payload)
                    self._heard_at = time.monotonic()  # reading took its time
                if self._stopping.is_set():
                    return
            if time.monotonic() - self._heard_at > GONE_SECONDS:
                raise TimeoutError("the database is silent, not even our own voice comes back")

    def _listen_to(self, payload: str) -> None:
        """What another process says. What it has written to a table that is in memory here is read at once: sending the loop to
        a thread that reads would cost it as much as what it reads."""
        try:
            said = orjson.loads(payload)
            said["p"] = str(said["p"])
        except (ValueError, TypeError, KeyError):
            return  # somebody else's
        try:
            self._tell(self._heard, *self._read(said))
        except (StoreError, TypeError, KeyError):  # the database is away, or it is somebody else's: the loop looks itself
            self._tell(self._heard, said, None)

    def _read(self, said: dict[str, Any]) -> tuple[dict[str, Any], News | None]:
        """What was said, with what was read of it and up to where; of what has been read before, only that somebody is there."""
        room = self.registry.rooms.get(said.get("t", ""))
        if room is None or said.get("v", -1) < 0:
            return said, None
        head, chat = room.table.head, room.table.chat
        version, seq, number = max((head.version, head.seq, chat.last), room.read_up_to)
        if version >= said["v"] and number >= said["c"]:
            return {"p": said["p"]}, None
        found = changes.since(self.store, room.table.id, seq, number)
        if found is None:
            return said, None
        last = found.chat[-1].number if found.chat else number
        room.read_up_to = found.table.version, found.table.seq, last
        return {**said, "v": found.table.version, "c": last}, News(seq, number, found)

    def _tell(self, work: Any, *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(work, *args)

    def _listening(self) -> None:
        """What was said before now was missed."""
        self.deaf = False
        self._do(self._check_all())
        self._do(self._say({"p": self.process, "who": True}))
        for room in self.registry.rooms.values():
            room.told_elsewhere = frozenset()
            self.present(room)

    def _heard(self, said: dict[str, Any], news: News | None) -> None:
        process, table_id = said["p"], said.get("t", "")
        if process == self.process:
            return
        self._alive[process] = time.monotonic()
        room = self.registry.rooms.get(table_id)
        if "v" in said:
            if room is None and self.registry.loading(table_id):
                self._during.add(table_id)
            elif room is not None and (said["v"] < 0 or self._newer(room, said["v"], said["c"])):
                self._catch_up(room, news)
        elif "here" in said and room is not None:
            self._elsewhere(room, process, frozenset(said["here"]))
        elif "who" in said:
            for one in [room] if table_id else list(self.registry.rooms.values()):
                if one is not None and one.connected:
                    one.told_elsewhere = frozenset()
                    self.present(one)

    def _newer(self, room: Room, version: int, chats: int) -> bool:
        return version > room.table.head.version or chats > room.table.chat.last

    # Catching up

    def _opened(self, room: Room) -> None:
        """A table has come into memory: who else is at it, and has it been written to meanwhile?"""
        self._do(self._say({"p": self.process, "t": room.table.id, "who": True}))
        if room.table.id in self._during:
            self._during.discard(room.table.id)
            self._catch_up(room)

    def _catch_up(self, room: Room, news: News | None = None) -> None:
        """Have a table brought up to date. `news`: what was read of it; None: it has to be read."""
        waiting = self._behind.setdefault(room.table.id, [])
        waiting.append(news)
        if len(waiting) == 1:
            self._do(self._catching_up(room))

    async def _catching_up(self, room: Room) -> None:
        table_id = room.table.id
        while self.registry.rooms.get(table_id) is room:
            async with room.lock:
                try:
                    await self._take_in(room, self._behind.pop(table_id, [None]))  # what is said from now on is heard anew
                    return
                except ApiError as error:
                    if error.kind != ErrorKind.UNAVAILABLE:
                        return
                    self._behind.setdefault(table_id, []).append(None)
            await asyncio.sleep(BEAT_SECONDS)
        self._behind.pop(table_id, None)

    async def _take_in(self, room: Room, waiting: Iterable[News | None]) -> None:
        """What was read, one after the other; where something is missing between, all of it is read now."""
        for news in waiting:
            if news is None or room.doubtful or not news.continues(room.table):
                await self.catching_up.refresh(room)
                return
            await self.catching_up.refresh(room, news)

    async def _check_all(self) -> None:
        """Compare every table in memory with the database."""
        rooms = dict(self.registry.rooms)
        with suppress(ApiError):
            found = await self.db.read(changes.versions, self.store, list(rooms)) if rooms else {}
            for table_id, room in rooms.items():
                if room.doubtful or table_id not in found or self._newer(room, *found[table_id]):
                    self._catch_up(room)

    # Who is where

    def present(self, room: Room) -> None:
        """Tell the other processes who is connected here, if that has changed."""
        here = frozenset(room.connected)
        if here != room.told_elsewhere:
            room.told_elsewhere = here
            self._do(self._say({"p": self.process, "t": room.table.id, "here": sorted(here)}))

    def _elsewhere(self, room: Room, process: str, here: frozenset[int]) -> None:
        before = room.here
        if here:
            room.elsewhere[process] = here
        else:
            room.elsewhere.pop(process, None)
        if room.here != before:
            self.broadcast.tell_presence(room)

    def _forget_processes(self) -> None:
        long_ago = time.monotonic() - GONE_SECONDS
        for process in [process for process, when in self._alive.items() if when < long_ago]:
            del self._alive[process]
            for room in self.registry.rooms.values():
                self._elsewhere(room, process, frozenset())

    # Who drives

    def drives(self, room: Room) -> bool:
        """Whether the bots of a table are ours to drive. If not, it is tried for; its bots are looked at when it is ours."""
        table_id, now = room.table.id, time.monotonic()
        if table_id in self._held:
            return True
        if now - self._tried.get(table_id, -AGAIN_SECONDS) >= AGAIN_SECONDS:
            self._tried[table_id] = now
            self._do(self._take([table_id]))
        return False

    def release(self, table_id: str) -> None:
        """Somebody else may drive a table."""
        self._tried.pop(table_id, None)
        if table_id in self._held:
            self._held.discard(table_id)
            self._do(self._ask("SELECT pg_advisory_unlock(%s)", key_of(table_id)))

    async def _take(self, table_ids: Collection[str]) -> None:
        """Try to become the one who drives these tables."""
        wanted = {key_of(table_id): table_id for table_id in table_ids if table_id not in self._held | self._taking}
        if not wanted:
            return
        self._taking.update(wanted.values())
        try:
            got = await self._ask("SELECT k FROM unnest(%s::bigint[]) AS k WHERE pg_try_advisory_lock(k)", list(wanted))
        finally:
            self._taking.difference_update(wanted.values())
        for table_id in (wanted[key] for (key,) in got or ()):
            self._held.add(table_id)
            try:
                room = await self.registry.room(table_id)
                if room.doubtful or self.deaf:
                    await self.catching_up.if_newer(room)
                self.registry.changed(room)
            except ApiError as error:
                log.error("table %s is not taken up: %s", table_id, error)
                self.release(table_id)

    async def _look(self) -> None:
        """Tables whose bots wait and that nobody drives; locks that nobody needs."""
        for table_id in list(self._held):
            room = self.registry.rooms.get(table_id)
            if room is None or room.table.head.status != Status.PLAYING:
                self.release(table_id)
        with suppress(ApiError):
            waiting = await self.db.read(changes.waiting_for_bots, self.store)
            await self._take([table_id for table_id in waiting if table_id not in self._held][:AT_ONCE])

    async def _ticking(self) -> None:
        looked = checked = time.monotonic() - LOOK_SECONDS
        while True:
            await self._say({"p": self.process})
            self._forget_processes()
            now = time.monotonic()
            if now - looked >= LOOK_SECONDS:
                looked = now
                await self._look()
            if now - checked >= CHECK_SECONDS or any(room.doubtful for room in self.registry.rooms.values()):
                checked = now
                await self._check_all()
            await asyncio.sleep(BEAT_SECONDS)

    # The connection that holds the locks. Whatever fails with it fails for now.

    async def _say(self, what: dict[str, Any]) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, orjson.dumps(what).decode())

    async def _ask(self, statement: str, *values: Any) -> list[Any] | None:
        """Rows, or None if the database is away. With the connection all locks are lost."""
        if self._stopping.is_set():
            return None
        try:
            rows = await asyncio.get_running_loop().run_in_executor(self._hand, self._carry_out, statement, values)
        except Exception as error:
            if not self._away:
                log.warning("the database does not answer: %s", str(error).partition("\n")[0])
            self._away = True
            self._held.clear()
            return None
        self._away = False
        return rows

    def _carry_out(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            if self._holding is None:
                self._holding = own_connection(self.store.engine)
            return list(self._holding.execute(statement, values).fetchall())
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        connection, self._holding = self._holding, None
        if connection is not None:
            with suppress(Exception):
                connection.close()
