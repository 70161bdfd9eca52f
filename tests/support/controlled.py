"""A hub on a real database, with a clock that the test sets and bots that choose at random and answer at once."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import orjson

from hustings.server.actions import lobby, play
from hustings.server.bots.pool import BotPool
from hustings.server.hub import Hub
from hustings.server.jobs.scheduler import Poller
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.store import Store
from hustings.tables.model import SeatKind, Who
from hustings.wire.pace import Pace
from hustings.wire.play import Act
from hustings.wire.tables import NewTable, SeatWish
from support.postgres import place
from support.seeded import same

NO_BOTS = cast(BotPool, None)
IDS = itertools.count()


@dataclass
class Time:
    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Pool:
    """Bots that choose at random, with a list of what they were asked."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))
    asked: list[tuple[int, str, bytes]] = field(default_factory=list)
    patient: asyncio.Event | None = None  # if set, the bots wait for it

    async def decide(
        self, game: str, setup: Any, own: Any, seat: int, spec: str, observation: bytes, legal: Sequence[int], *about: Any
    ) -> int:
        self.asked.append((seat, spec, observation))
        if self.patient is not None:
            await self.patient.wait()
        return self.rng.choice(list(legal))


class Reader:
    """A connection that keeps what it is sent."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.pushes: list[bytes] = []

    def push(self, body: bytes) -> None:
        self.pushes.append(body)

    def end(self, problem: dict[str, Any]) -> None:
        self.pushes.append(orjson.dumps({"type": "gone", "problem": problem}))

    @property
    def last(self) -> Any:
        return orjson.loads(self.pushes[-1])


class World:
    """A server under a controlled clock. It can be stopped and started again on the same database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.place, self.time, self.pool = place(folder / "x.db"), Time(), Pool()
        self.settings = Settings(**{"clock": self.time, "bot_pace": 0.0, "order_pace": 0.0, **settings})
        self.hub = self.started()
        self.poller = Poller(self.hub)

    def started(self) -> Hub:
        """Return a new hub on the same database, like another process."""
        return Hub(self.settings, Store.open(self.place), cast(BotPool, self.pool))

    async def restart(self) -> None:
        await self.hub.close()
        self.hub = self.started()
        self.poller = Poller(self.hub)

    async def table(self, game: str = "helvetiq", people: int = 3, bots: int = 0, pace: Pace | None = None, **more: Any) -> Room:
        seats = [SeatWish(kind=SeatKind.PERSON)] * people + [SeatWish(kind=SeatKind.BOT, bot="random")] * bots
        links = await lobby.create(self.hub, NewTable(game=game, seats=seats, start=True, pace=pace, **more))
        return await self.hub.room(links["table"])

    async def settle(self, hub: Hub | None = None) -> None:
        """Wait until no bot has anything to do and the cluster's tasks, such as taking the lock for a table's bots, are done."""
        hub = hub or self.hub
        for _ in range(10_000):
            await asyncio.sleep(0)
            tasks = [task for live in hub.registry.rooms.values() for task in live.thinking.values()]
            tasks += [] if hub.cluster is None else list(hub.cluster._tasks)
            if not tasks:
                return
            await asyncio.wait(tasks)
        raise AssertionError("bots without end")

    async def later(self, seconds: float) -> None:
        """Let time pass, do what is due, and let the bots decide."""
        self.time.now += seconds
        await self.poller.once()
        await self.settle()

    async def act(self, live: Room, seat: int, option: int | None = None) -> Any:
        choice = self.pool.rng.choice(live.table.own(seat).legal(seat)) if option is None else option
        done = await play.act(self.hub, live, Who(seat), Act(seq=live.table.seq, id=f"x{next(IDS)}", options=[choice]))
        await self.settle()
        return orjson.loads(orjson.dumps(done))


def view(live: Room, who: Who) -> Any:
    """What `who` is sent of a table."""
    return orjson.loads(orjson.dumps(live.state(who)))


def in_world(folder: Path, work: Callable[[World], Awaitable[None]], **settings: Any) -> None:
    """Run `work` with fixed chance and fixed bots' choices: a game that reaches the tested situation once reaches it every
    time."""

    async def run() -> None:
        world = World(folder, **settings)
        await work(world)
        await world.hub.close()

    with patch("hustings.core.keyed.fresh_key", same):
        asyncio.run(run())
