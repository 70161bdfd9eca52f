"""The driver of seats that decide without a person: bots, stand-ins and standing orders. Each decision is carried out as a
person's is, and no faster than people can follow."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from ...core.values import Setup
from ...tables.deal import bot_seed
from ...tables.model import Status
from ..errors import ApiError, ErrorKind
from ..rooms.commit import Commits
from ..rooms.concurrency import OutOfDate
from ..rooms.room import Room
from .order_pace import OrderPace
from .worker_queue import Asker

log = logging.getLogger("hustings.server")

AGAIN_SECONDS = 1.0  # before a bot whose decision could not be carried out is asked again
HURRIED = 1 / 8  # of the usual pause, at a table whose people want to hurry
STAND_IN = "normal"  # the bot of a seat that names none


class Deciding(Protocol):
    """The pool of bots, as the driver sees it."""

    async def decide(
        self,
        game: str,
        setup: Setup,
        own_figures: Mapping[str, Any],
        seat: int,
        spec: str,
        observation: bytes,
        legal: Sequence[int],
        asker: Asker,
        seed: int | None,
        /,
    ) -> int: ...


class BotDriver:
    """The part of the server that lets bots think wherever a table waits for them. `drives`: whether this process drives the bots
    of a table; `asker`: a table as the workers' queue sees it; `set_clocks`: removes from a table's clocks the time that nobody
    should be held to, before anybody sees them."""

    def __init__(
        self,
        commits: Commits,
        pool: Deciding,
        drives: Callable[[Room], bool],
        asker: Callable[[Room], Asker],
        set_clocks: Callable[[Room], Awaitable[None]],
        pace: float,
        order_pace: float,
    ) -> None:
        self.commits, self.registry, self.db = commits, commits.registry, commits.db
        self.pool, self.drives, self.asker, self.set_clocks, self.pace = pool, drives, asker, set_clocks, pace
        self.orders = OrderPace(order_pace, self.registry.now)
        self._waking: dict[tuple[str, int], asyncio.TimerHandle] = {}  # orders that wait, by table and seat
        self._opening: set[asyncio.Task[Room]] = set()
        self.registry.watching.append(self.look)

    def look(self, room: Room) -> None:
        """Let every bot and stand-in that is asked think, and carry out standing orders once they are due."""
        table = room.table
        if self.db.closing or table.head.status != Status.PLAYING or self.registry.rooms.get(table.id) is not room:
            return
        for seat in table.waiting_for:
            if seat not in room.thinking and table.decides_by_itself(seat) and self.drives(room):
                wait = self.orders.wait(room, seat)
                if wait > 0:
                    self._wake_later(table.id, seat, wait)
                    continue
                task = asyncio.create_task(self._think(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _wake_later(self, table: str, seat: int, seconds: float) -> None:
        """Look at a table again when an order is due to act, whatever else happens there in the meantime."""
        if (before := self._waking.pop((table, seat), None)) is not None:
            before.cancel()
        self._waking[table, seat] = asyncio.get_running_loop().call_later(seconds, self._wake, table, seat)

    def _wake(self, table: str, seat: int) -> None:
        del self._waking[table, seat]
        room = self.registry.rooms.get(table)
        if room is not None:
            self.look(room)
        elif not self.db.closing:  # it has left memory since: opening it makes us look
            opening = asyncio.create_task(self.registry.room(table))
            self._opening.add(opening)
            opening.add_done_callback(self._opened)

    def _opened(self, opening: asyncio.Task[Room]) -> None:
        self._opening.discard(opening)
        if not opening.cancelled() and opening.exception() is not None:
            log.warning("a table with an order ahead cannot be opened: %s", opening.exception())

    def close(self) -> None:
        """Cancel all wake-ups."""
        for handle in self._waking.values():
            handle.cancel()
        self._waking.clear()

    def _thought(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        if room.thinking.get(seat) is task:
            del room.thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: the bot of seat %d: %r", room.table.id, seat, task.exception())
            if not self.db.closing:  # the disk may have been full: the bot is asked again
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.registry.changed, room)
        elif not task.cancelled():
            self.registry.changed(room)

    async def _think(self, room: Room, seat: int) -> None:
        """Decide once for a seat, by its standing order or by a bot. A decision about a position that has changed since is
        dropped."""
        table = room.table
        if table.head.status != Status.PLAYING or seat not in table.waiting_for or not table.decides_by_itself(seat):
            return
        asked_about = _moment(room, seat)
        ordered = table.ordered(seat)
        if ordered is None or seat in table.away:  # an absent person's order takes as long as the stand-in would
            option = await self._by_bot(room, seat)
        if ordered is not None:
            option = ordered[1]
        if seat not in table.sealing:  # nobody sees it being sealed
            await asyncio.sleep(max(0.0, room.moved + self._pace(room) - time.monotonic()))
        with suppress(ApiError):  # the database is away, or another process was faster: the table is looked at again
            await self.set_clocks(room)
        await asyncio.shield(asyncio.ensure_future(self._carry_out(room, seat, option, asked_about)))

    def _pace(self, room: Room) -> float:
        return self.pace * (HURRIED if room.table.head.extra.get("hurried") else 1.0)

    async def _by_bot(self, room: Room, seat: int) -> int:
        """The choice of a bot that sees what the seat sees."""
        table = room.table
        clock = table.clock
        spec = table.seats[seat].bot or (clock.pace.bot if clock is not None else STAND_IN)
        play = table.own(seat)
        observation, legal = play.observe(seat).tobytes(), play.legal(seat)
        about = table.game.name, table.setup, table.head.own_figures
        seed = bot_seed(table.rules.seed, seat, observation)
        return await self.pool.decide(*about, seat, spec, observation, legal, self.asker(room), seed)

    async def _carry_out(self, room: Room, seat: int, option: int, asked_about: object) -> None:
        async with room.lock:
            if self.db.closing or _moment(room, seat) != asked_about or room.table.head.status != Status.PLAYING:
                return
            try:
                await self.commits.commit(room, room.table.ordered_act(seat, option))
            except OutOfDate:
                pass  # another process was faster: its change stands, and the seat is asked again
            except ApiError as error:
                if error.kind != ErrorKind.UNKNOWN:  # else the table was deleted while the bot thought
                    raise


def _moment(room: Room, seat: int) -> object:
    """The parts of a table that must not change while a seat's decision is being made."""
    table = room.table
    draft = table.drafts.get(seat)
    return table, table.head.seq, draft.options if draft else (), table.seats[seat]
