"""The tables in memory: loaded when somebody comes, one request at a time for each, written before they change, and shown to
everyone who watches. Nothing is answered before it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import orjson

from ...core.play import Play
from ...store import Conflict, Stale, Store, UnknownTable
from ...store import changes as news
from ...tables import clock_effects, order_effects
from ...tables.history import position_at
from ...tables.log import Event
from ...tables.model import ChatEntry, EventKind, Seat, Status, TableHead, Who
from ...tables.stored import Answer
from ...tables.table import Ballot, Draft, Step
from ..errors import ApiError, ErrorKind, unknown_table
from ..metrics import Metrics
from ..settings import Settings
from ..throttle import Window
from ..tokens import holder
from . import presenter
from .catch_up import hear, refresh
from .cluster import Cluster
from .db_threads import Keeper, Lost
from .load import stored
from .presenter import Presenter
from .room import OutOfDate, Pushing, Room, uninterruptible

log = logging.getLogger("hustings.server")
T = TypeVar("T")

PRESENCE_SECONDS = 0.25  # comings and goings are told together
AGAIN_SECONDS = 1.0  # until a bot is asked again whose move could not be carried out
DELETED = ApiError(ErrorKind.UNKNOWN, "the table was deleted")


class Hub(Keeper):
    def __init__(self, settings: Settings, store: Store, pool: Any) -> None:
        super().__init__(store, Metrics())
        self.settings, self.pool = settings, pool
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.slow = asyncio.Semaphore(settings.limits.slow_at_once)
        self.creating = Window(settings.limits.tables_per_hour, 3600.0)  # tables, by address
        self.chatting = Window(settings.limits.chat_lines, settings.limits.chat_seconds)  # lines, by table and token
        self.wondering = Window(settings.limits.what_ifs_per_hour, 3600.0)  # what-if boards, by table and seat
        self.hinting = Window(settings.limits.hints_per_minute, 60.0)  # hints, by table and seat
        self.analysing = Window(settings.limits.analyses_per_hour, 3600.0)  # analyses begun, by address
        self.watching: list[Callable[[Room], None]] = []  # told of every table that may have changed
        self.cluster = Cluster(self) if store.shared else None

    def now(self) -> float:
        """The time of day, for all that people are told or held to."""
        return self.settings.clock()

    # Tables in memory

    async def room(self, table_id: str) -> Room:
        """The table of that name, loaded if it is not in memory."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        elif room.doubtful or (self.cluster is not None and self.cluster.deaf):
            await self.catch_up(room)
        room.used = time.monotonic()
        return room

    def loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def catch_up(self, room: Room) -> None:
        """Where other processes may write to a table: take in what is new. If the database is away, nothing is."""
        if self.cluster is None and not room.doubtful:
            return
        known = room.mark
        try:
            if await self.read(news.version, self.store, room.table.id) != known[1:] or room.doubtful:
                async with room.lock:
                    await refresh(self, room)
        except ApiError as trouble:
            if trouble.kind != ErrorKind.UNAVAILABLE:
                raise

    async def _load(self, table_id: str) -> Room:
        could_be = 0 < len(table_id) <= 40 and table_id.isprintable()  # there is text that a database does not even compare
        table = await stored(self, table_id) if could_be else None
        if table is None:
            raise unknown_table(table_id)
        room = self.rooms[table_id] = Room(table)
        if self.cluster is not None:
            self.cluster.loaded(room)
        self.kick(room)
        return room

    async def reload(self, room: Room) -> None:
        """Whatever is in memory may not be what is stored: take it from the store again and tell everyone."""
        try:
            table = await stored(self, room.table.id)
        except ApiError as trouble:  # nobody knows what is on the disk: better nothing in memory than something else
            self.forget(room, trouble)
            raise
        if table is None:
            self.forget(room, DELETED)
            return
        room.table, room.presenter = table, Presenter(table)
        room.answers.clear()
        for connection in room.everyone():
            self.welcome(room, connection)
        self.kick(room)

    async def take_up(self) -> None:
        """After a start: tables in the middle of a game are looked at one by one, so that bots whose turn it is go on. Where
        there are other processes, only tables that none of them drives."""
        if self.cluster is not None:
            await self.cluster.start()
            return
        for table_id in await self.read(self.store.ids, Status.PLAYING):
            try:
                await self.room(table_id)
            except ApiError as trouble:
                log.error("table %s is not taken up: %s", table_id, trouble)
            await asyncio.sleep(0.05)

    def forget(self, room: Room, why: ApiError | None = None) -> None:
        """Out of memory."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            if self.cluster is not None:
                self.cluster.release(room.table.id)
        for task in room.thinking.values():
            task.cancel()
        if why is not None:
            for connection in room.everyone():
                connection.end(why.problem())

    def sweep(self) -> None:
        """Tables that nobody has used for a while leave memory; they come back when asked for."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if room.used < long_ago and not room.everyone() and not room.thinking and not room.lock.locked():
                self.forget(room)

    async def close(self) -> None:
        """Let what is being written be written, and no more."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room)
        if self.cluster is not None:
            await self.cluster.stop()
        await self.close_store()

    async def known(self, room: Room, token: str | None) -> Who | None:
        """Whose a token is. One that nobody has here may have been given out by another process a moment ago."""
        found = holder(room.table, token)
        if found is None and token is not None and self.cluster is not None:
            await self.catch_up(room)
            found = holder(room.table, token)
        return found

    async def events(self, room: Room) -> list[Event]:
        """The log of a table that plays."""
        found = await self.read(self.store.events, room.table.id)
        if not found:
            self.forget(room, DELETED)
            raise unknown_table(room.table.id)
        return found

    async def position_at(self, room: Room, events: list[Event], seq: int) -> Play:
        """The game at an earlier position, played again from the last snapshot before it."""
        snapshots = await self.read(self.store.snapshots, room.table.id)
        return await self.read(position_at, room.table.head, events, seq, snapshots)

    # Changing a table. The caller holds its lock.

    @uninterruptible
    async def carry_out(
        self,
        room: Room,
        step: Step,
        answer: Answer | None = None,
        ballots: Iterable[Ballot] | None = None,
        orders: order_effects.Orders | None = None,
    ) -> None:
        """Write a step, make it the state, show it. `ballots`: the votes that go on, where that changes too; `orders`: of seats
        whose order made the step, as they are then."""
        table = room.table
        voting = tuple(table.ballots.values() if ballots is None else ballots)
        if step.keep is not None:  # nobody goes back to what was taken back in the meantime
            voting = tuple(ballot for ballot in voting if ballot.to is None or ballot.to < step.head_seq)
        votes = tuple(ballot.stored() for ballot in voting)
        changes = {"votes": votes, **table.changes_with(step), **clock_effects.with_step(table, step)}
        seats = order_effects.with_step(table, step, orders or {})
        await self._guarded(
            room,
            self.store.append,
            table.id,
            table.head.version,
            step.event,
            position=step.play.position.tobytes(),
            snapshot=step.snapshot,
            answer=answer,
            sealed_cleared=bool(table.drafts) and not step.note,
            table_changes=changes,
            seats=seats,
        )
        if step.event.kind == EventKind.ACT:
            self.metrics.actions.labels("bot" if answer is None else "person").inc()
        try:
            before = table.head
            first = table.commit(step, changes)
            for seat in seats:
                table.seats[seat.seat] = seat
            if table.head.votes != before.votes:
                table.ballots = {ballot.what: ballot for ballot in voting if table.head.votes}
            room.presenter.moved()
            room.used = room.moved = time.monotonic()
            room.changed(first, back=step.keep is not None)
            if table.head.status != before.status or table.head.votes != before.votes:
                self.tell_table(room)
        except Exception:
            log.exception("table %s: taken from the store again", table.id)
            await self.reload(room)
            return
        self.kick(room)

    @uninterruptible
    async def hold_back(
        self, room: Room, seat: int, draft: Draft | None, answer: Answer | None = None, orders: order_effects.Orders | None = None
    ) -> None:
        """Write a seat's sealed answers (None: take them back), and show others only whether the seat has sealed. `orders`: the
        seat's, as they are once one of them has done this."""
        table = room.table
        before = table.sealed
        options = None if draft is None else draft.options
        waiting = table.waiting_with(seat, draft)
        changes = {"waiting": waiting, **clock_effects.with_draft(table, seat, waiting, self.now())}
        seats = order_effects.with_draft(table, seat, draft, orders or {})
        await self._guarded(room, self.store.seal, table.id, table.head.version, seat, options, answer, changes, seats)
        self.metrics.actions.labels("bot" if answer is None else "person").inc()
        table.commit_draft(seat, draft, changes)
        for kept in seats:
            table.seats[kept.seat] = kept
        room.presenter.moved(seat)
        room.used = time.monotonic()
        room.changed(table.lines.counts, only=seat if table.sealed == before else None)
        self.kick(room)

    @uninterruptible
    async def change(
        self,
        room: Room,
        *,
        seats: Iterable[Seat] = (),
        ending: str | None = None,
        ballots: Iterable[Ballot] | None = None,
        **changes: Any,
    ) -> None:
        """Write what is not the game: status, seats, votes; then tell everyone. `ending`: why the links that these seats had are
        no longer good."""
        table, seats = room.table, tuple(seats)
        now = self.now()
        values = {"updated": now, **changes, **clock_effects.with_change(table, now, changes.get("status"), seats)}
        if ballots is not None:
            ballots = tuple(ballots)
            values["votes"] = tuple(ballot.stored() for ballot in ballots)
        await self._guarded(room, self.store.update, table.id, table.head.version, changes=values, seats=seats)
        table.head = replace(table.head, version=table.head.version + 1, **values)
        if ballots is not None:
            table.ballots = {ballot.what: ballot for ballot in ballots}
        for seat in seats:
            table.seats[seat.seat] = seat
        room.used = time.monotonic()
        if "status" in changes and table.play is not None:  # what can be done now is part of what readers have
            room.changed(table.lines.counts)
        self.tell_table(room)
        if ending is not None:
            for seat in seats:
                for connection in list(room.connections.get(seat.seat, ())):
                    connection.end(ApiError(ErrorKind.UNAUTHORISED, ending).problem())
        self.kick(room)

    @uninterruptible
    async def follow(self, room: Room, head: TableHead, seats: Iterable[Seat], *game: Any) -> None:
        """Write the table that follows this one, both at once."""
        before = room.table.head
        await self._guarded(room, self.store.create, head, tuple(seats), *game, follows=(before.id, before.version))
        room.table.head = replace(before, rematch=head.id, version=before.version + 1)
        self.tell_table(room)

    @uninterruptible
    async def say(self, room: Room, line: ChatEntry, reader: int) -> int:
        """Write a line of chat, and show it to who may read it and wants to. Its number for one who may."""
        room.used = time.monotonic()
        try:
            number = await self._guarded(room, self.store.chat, room.table.id, line)
        except Lost:
            await refresh(self, room)
            if room.table.chat.has(line):
                return room.table.chat.number_of(reader, line)
            raise
        line = replace(line, number=number)
        if number == room.table.chat.last + 1:
            hear(room, [line])
        else:  # others have said something meanwhile
            await refresh(self, room)
        return room.table.chat.number_of(reader, line)

    async def _guarded(self, room: Room, work: Callable[..., T], *args: Any, **options: Any) -> T:
        """Write; if somebody else has written to the table or it is gone, what is in memory is not the table any more."""
        try:
            try:
                return await self.write(work, *args, **options)
            except Lost:
                room.doubtful = True
                if work in (self.store.chat, self.store.create):
                    raise
                # If it was kept after all, the table's version has moved on: nothing is written twice.
                return await self.write(work, *args, **options)
        except Stale:
            await refresh(self, room)
            raise OutOfDate from None
        except UnknownTable:
            self.forget(room, DELETED)
            raise unknown_table(room.table.id) from None
        except Exception as error:
            if not isinstance(error, (ApiError, Conflict)):  # nobody knows what is on the disk now
                await self.reload(room)
            raise

    # Showing

    def tell_table(self, room: Room) -> None:
        """Seats, presence, status or votes have changed."""
        if room.presence is not None:
            room.presence.cancel()
            room.presence = None
        if self.cluster is not None:
            self.cluster.present(room)
        if room.everyone():
            table = room.table
            about = {"type": "table", "table": presenter.info(table, room.here), "votes": presenter.votes(table)}
            body = orjson.dumps({**about, "clock": presenter.clock(table)})
            for connection in room.everyone():
                connection.push(body)

    def attend(self, room: Room, connection: Pushing, lines: int, chat: int) -> None:
        """A connection begins: it gets everything it does not have, then every change."""
        room.connections.setdefault(room.reader(connection.who), set()).add(connection)
        room.used = time.monotonic()
        self.welcome(room, connection, lines, chat)
        self.tell_presence(room)

    def welcome(self, room: Room, connection: Pushing, lines: int = 0, chat: int = 0) -> None:
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

    # Bots

    def drives(self, room: Room) -> bool:
        """Whether this process is the one that lets the bots of a table think. If it becomes that, they are kicked then."""
        return self.cluster is None or self.cluster.drives(room)

    def kick(self, room: Room) -> None:
        """Let every bot think that is asked, or that stands in; what was ordered ahead is done."""
        from ..bots.driver import decides_by_itself, think

        for watch in self.watching:
            watch(room)
        if self.closing or room.table.head.status != Status.PLAYING or self.rooms.get(room.table.id) is not room:
            return
        for seat in room.table.waiting_for:
            if seat not in room.thinking and decides_by_itself(room.table, seat) and self.drives(room):
                task = asyncio.create_task(think(self, room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _thought(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        if room.thinking.get(seat) is task:
            del room.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: the bot of seat %d: %r", room.table.id, seat, task.exception())
            if not self.closing:  # the disk may have been full: the bot is asked again
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.kick, room)
        elif not task.cancelled():
            self.kick(room)
