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
from ...store import Answer, Conflict, Event, Stale, Store, StoredChat, StoredSeat, StoredTable, UnknownTable
from ...store import changes as news
from ...tables import clock_effects, order_effects
from ...tables.events import ACT
from ...tables.history import position_at
from ...tables.table import PLAYING, Ballot, Draft, Step, Who
from ..errors import Trouble, unknown_table
from ..metrics import Metrics
from ..security import Window, holder
from ..settings import Settings
from . import presenter
from .catch_up import hear, refresh
from .cluster import Across
from .db_threads import Keeper, Lost
from .load import stored
from .presenter import Gallery
from .room import Behind, Live, Pushing, to_the_end

log = logging.getLogger("hustings.server")
T = TypeVar("T")

PRESENCE_SECONDS = 0.25  # comings and goings are told together
AGAIN_SECONDS = 1.0  # until a bot is asked again whose move could not be carried out
DELETED = Trouble("unknown", "the table was deleted")


class Hub(Keeper):
    def __init__(self, settings: Settings, store: Store, pool: Any) -> None:
        super().__init__(store, Metrics())
        self.settings, self.pool = settings, pool
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.slow = asyncio.Semaphore(settings.limits.slow_at_once)
        self.creating = Window(settings.limits.tables_per_hour, 3600.0)  # tables, by address
        self.chatting = Window(settings.limits.chat_lines, settings.limits.chat_seconds)  # lines, by table and token
        self.wondering = Window(settings.limits.what_ifs_per_hour, 3600.0)  # what-if boards, by table and seat
        self.hinting = Window(settings.limits.hints_per_minute, 60.0)  # hints, by table and seat
        self.analysing = Window(settings.limits.analyses_per_hour, 3600.0)  # analyses begun, by address
        self.watching: list[Callable[[Live], None]] = []  # told of every table that may have changed
        self.across = Across(self) if store.shared else None

    def now(self) -> float:
        """The time of day, for all that people are told or held to."""
        return self.settings.clock()

    # Tables in memory

    async def live(self, table_id: str) -> Live:
        """The table of that name, loaded if it is not in memory."""
        live = self.lives.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        elif live.doubtful or (self.across is not None and self.across.deaf):
            await self.catch_up(live)
        live.used = time.monotonic()
        return live

    def loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def catch_up(self, live: Live) -> None:
        """Where other processes may write to a table: take in what is new. If the database is away, nothing is."""
        if self.across is None and not live.doubtful:
            return
        known = live.mark
        try:
            if await self.read(news.version, self.store, live.table.id) != known[1:] or live.doubtful:
                async with live.lock:
                    await refresh(self, live)
        except Trouble as trouble:
            if trouble.error != "unavailable":
                raise

    async def _load(self, table_id: str) -> Live:
        could_be = 0 < len(table_id) <= 40 and table_id.isprintable()  # there is text that a database does not even compare
        table = await stored(self, table_id) if could_be else None
        if table is None:
            raise unknown_table(table_id)
        live = self.lives[table_id] = Live(table)
        if self.across is not None:
            self.across.loaded(live)
        self.kick(live)
        return live

    async def reload(self, live: Live) -> None:
        """Whatever is in memory may not be what is stored: take it from the store again and tell everyone."""
        try:
            table = await stored(self, live.table.id)
        except Trouble as trouble:  # nobody knows what is on the disk: better nothing in memory than something else
            self.forget(live, trouble)
            raise
        if table is None:
            self.forget(live, DELETED)
            return
        live.table, live.gallery = table, Gallery(table)
        live.answers.clear()
        for connection in live.everyone():
            self.welcome(live, connection)
        self.kick(live)

    async def take_up(self) -> None:
        """After a start: tables in the middle of a game are looked at one by one, so that bots whose turn it is go on. Where
        there are other processes, only tables that none of them drives."""
        if self.across is not None:
            await self.across.start()
            return
        for table_id in await self.read(self.store.ids, PLAYING):
            try:
                await self.live(table_id)
            except Trouble as trouble:
                log.error("table %s is not taken up: %s", table_id, trouble)
            await asyncio.sleep(0.05)

    def forget(self, live: Live, why: Trouble | None = None) -> None:
        """Out of memory."""
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]
            if self.across is not None:
                self.across.release(live.table.id)
        for task in live.thinking.values():
            task.cancel()
        if why is not None:
            for connection in live.everyone():
                connection.end(why.problem())

    def sweep(self) -> None:
        """Tables that nobody has used for a while leave memory; they come back when asked for."""
        long_ago = time.monotonic() - self.settings.idle_seconds
        for live in list(self.lives.values()):
            if live.used < long_ago and not live.everyone() and not live.thinking and not live.lock.locked():
                self.forget(live)

    async def close(self) -> None:
        """Let what is being written be written, and no more."""
        self.closing = True
        for live in list(self.lives.values()):
            async with live.lock:
                self.forget(live)
        if self.across is not None:
            await self.across.stop()
        await self.close_store()

    async def known(self, live: Live, token: str | None) -> Who | None:
        """Whose a token is. One that nobody has here may have been given out by another process a moment ago."""
        found = holder(live.table, token)
        if found is None and token is not None and self.across is not None:
            await self.catch_up(live)
            found = holder(live.table, token)
        return found

    async def events(self, live: Live) -> list[Event]:
        """The log of a table that plays."""
        found = await self.read(self.store.events, live.table.id)
        if not found:
            self.forget(live, DELETED)
            raise unknown_table(live.table.id)
        return found

    async def position_at(self, live: Live, events: list[Event], seq: int) -> Play:
        """The game at an earlier position, played again from the last snapshot before it."""
        snapshots = await self.read(self.store.snapshots, live.table.id)
        return await self.read(position_at, live.table.head, events, seq, snapshots)

    # Changing a table. The caller holds its lock.

    @to_the_end
    async def carry_out(
        self,
        live: Live,
        step: Step,
        answer: Answer | None = None,
        ballots: Iterable[Ballot] | None = None,
        orders: order_effects.Orders | None = None,
    ) -> None:
        """Write a step, make it the state, show it. `ballots`: the votes that go on, where that changes too; `orders`: of seats
        whose order made the step, as they are then."""
        table = live.table
        voting = tuple(table.ballots.values() if ballots is None else ballots)
        if step.keep is not None:  # nobody goes back to what was taken back in the meantime
            voting = tuple(ballot for ballot in voting if ballot.to is None or ballot.to < step.live)
        votes = tuple(ballot.stored() for ballot in voting)
        changes = {"votes": votes, **table.changes_with(step), **clock_effects.with_step(table, step)}
        seats = order_effects.with_step(table, step, orders or {})
        await self._guarded(
            live,
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
        if step.event.kind == ACT:
            self.metrics.actions.labels("bot" if answer is None else "person").inc()
        try:
            before = table.head
            first = table.commit(step, changes)
            for seat in seats:
                table.seats[seat.seat] = seat
            if table.head.votes != before.votes:
                table.ballots = {ballot.what: ballot for ballot in voting if table.head.votes}
            live.gallery.moved()
            live.used = live.moved = time.monotonic()
            live.changed(first, back=step.keep is not None)
            if table.head.status != before.status or table.head.votes != before.votes:
                self.tell_table(live)
        except Exception:
            log.exception("table %s: taken from the store again", table.id)
            await self.reload(live)
            return
        self.kick(live)

    @to_the_end
    async def hold_back(
        self, live: Live, seat: int, draft: Draft | None, answer: Answer | None = None, orders: order_effects.Orders | None = None
    ) -> None:
        """Write a seat's sealed answers (None: take them back), and show others only whether the seat has sealed. `orders`: the
        seat's, as they are once one of them has done this."""
        table = live.table
        before = table.sealed
        options = None if draft is None else draft.options
        waiting = table.waiting_with(seat, draft)
        changes = {"waiting": waiting, **clock_effects.with_draft(table, seat, waiting, self.now())}
        seats = order_effects.with_draft(table, seat, draft, orders or {})
        await self._guarded(live, self.store.seal, table.id, table.head.version, seat, options, answer, changes, seats)
        self.metrics.actions.labels("bot" if answer is None else "person").inc()
        table.commit_draft(seat, draft, changes)
        for kept in seats:
            table.seats[kept.seat] = kept
        live.gallery.moved(seat)
        live.used = time.monotonic()
        live.changed(table.lines.counts, only=seat if table.sealed == before else None)
        self.kick(live)

    @to_the_end
    async def change(
        self,
        live: Live,
        *,
        seats: Iterable[StoredSeat] = (),
        ending: str | None = None,
        ballots: Iterable[Ballot] | None = None,
        **changes: Any,
    ) -> None:
        """Write what is not the game: status, seats, votes; then tell everyone. `ending`: why the links that these seats had are
        no longer good."""
        table, seats = live.table, tuple(seats)
        now = self.now()
        values = {"updated": now, **changes, **clock_effects.with_change(table, now, changes.get("status"), seats)}
        if ballots is not None:
            ballots = tuple(ballots)
            values["votes"] = tuple(ballot.stored() for ballot in ballots)
        await self._guarded(live, self.store.update, table.id, table.head.version, changes=values, seats=seats)
        table.head = replace(table.head, version=table.head.version + 1, **values)
        if ballots is not None:
            table.ballots = {ballot.what: ballot for ballot in ballots}
        for seat in seats:
            table.seats[seat.seat] = seat
        live.used = time.monotonic()
        if "status" in changes and table.play is not None:  # what can be done now is part of what readers have
            live.changed(table.lines.counts)
        self.tell_table(live)
        if ending is not None:
            for seat in seats:
                for connection in list(live.connections.get(seat.seat, ())):
                    connection.end(Trouble("unauthorised", ending).problem())
        self.kick(live)

    @to_the_end
    async def follow(self, live: Live, head: StoredTable, seats: Iterable[StoredSeat], *game: Any) -> None:
        """Write the table that follows this one, both at once."""
        before = live.table.head
        await self._guarded(live, self.store.create, head, tuple(seats), *game, follows=(before.id, before.version))
        live.table.head = replace(before, rematch=head.id, version=before.version + 1)
        self.tell_table(live)

    @to_the_end
    async def say(self, live: Live, line: StoredChat, reader: int) -> int:
        """Write a line of chat, and show it to who may read it and wants to. Its number for one who may."""
        live.used = time.monotonic()
        try:
            number = await self._guarded(live, self.store.chat, live.table.id, line)
        except Lost:
            await refresh(self, live)
            if live.table.chat.has(line):
                return live.table.chat.number_of(reader, line)
            raise
        line = replace(line, number=number)
        if number == live.table.chat.last + 1:
            hear(live, [line])
        else:  # others have said something meanwhile
            await refresh(self, live)
        return live.table.chat.number_of(reader, line)

    async def _guarded(self, live: Live, work: Callable[..., T], *args: Any, **options: Any) -> T:
        """Write; if somebody else has written to the table or it is gone, what is in memory is not the table any more."""
        try:
            try:
                return await self.write(work, *args, **options)
            except Lost:
                live.doubtful = True
                if work in (self.store.chat, self.store.create):
                    raise
                # If it was kept after all, the table's version has moved on: nothing is written twice.
                return await self.write(work, *args, **options)
        except Stale:
            await refresh(self, live)
            raise Behind from None
        except UnknownTable:
            self.forget(live, DELETED)
            raise unknown_table(live.table.id) from None
        except Exception as error:
            if not isinstance(error, (Trouble, Conflict)):  # nobody knows what is on the disk now
                await self.reload(live)
            raise

    # Showing

    def tell_table(self, live: Live) -> None:
        """Seats, presence, status or votes have changed."""
        if live.presence is not None:
            live.presence.cancel()
            live.presence = None
        if self.across is not None:
            self.across.present(live)
        if live.everyone():
            table = live.table
            about = {"type": "table", "table": presenter.info(table, live.here), "votes": presenter.votes(table)}
            body = orjson.dumps({**about, "clock": presenter.clock(table)})
            for connection in live.everyone():
                connection.push(body)

    def attend(self, live: Live, connection: Pushing, lines: int, chat: int) -> None:
        """A connection begins: it gets everything it does not have, then every change."""
        live.connections.setdefault(live.reader(connection.who), set()).add(connection)
        live.used = time.monotonic()
        self.welcome(live, connection, lines, chat)
        self.tell_presence(live)

    def welcome(self, live: Live, connection: Pushing, lines: int = 0, chat: int = 0) -> None:
        reader = live.reader(connection.who)
        live.gallery.attend(reader)
        table = live.table
        body = {
            "type": "welcome",
            "state": live.state(connection.who),
            "lines": table.lines.of(reader, min(lines, table.lines.counts[reader])) if table.play is not None else [],
            "chat": table.chat_of(reader, chat),
        }
        connection.push(orjson.dumps(body))

    def leave(self, live: Live, connection: Pushing) -> None:
        reader = live.reader(connection.who)
        found = live.connections.get(reader, set())
        found.discard(connection)
        if not found:
            live.connections.pop(reader, None)
            live.gallery.leave(reader)
        live.used = time.monotonic()
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Somebody has come or gone."""
        if live.presence is None and not self.closing:
            live.presence = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_table, live)

    # Bots

    def drives(self, live: Live) -> bool:
        """Whether this process is the one that lets the bots of a table think. If it becomes that, they are kicked then."""
        return self.across is None or self.across.drives(live)

    def kick(self, live: Live) -> None:
        """Let every bot think that is asked, or that stands in; what was ordered ahead is done."""
        from ..bots.driver import decides_by_itself, think

        for watch in self.watching:
            watch(live)
        if self.closing or live.table.head.status != PLAYING or self.lives.get(live.table.id) is not live:
            return
        for seat in live.table.waiting_for:
            if seat not in live.thinking and decides_by_itself(live.table, seat) and self.drives(live):
                task = asyncio.create_task(think(self, live, seat))
                live.thinking[seat] = task
                task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: Live, seat: int, task: asyncio.Task[None]) -> None:
        if live.thinking.get(seat) is task:
            del live.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: the bot of seat %d: %r", live.table.id, seat, task.exception())
            if not self.closing:  # the disk may have been full: the bot is asked again
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.kick, live)
        elif not task.cancelled():
            self.kick(live)
