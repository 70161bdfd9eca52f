"""Notices over years, restarts and kills, with a controlled clock: no turn is lost and none is told twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from hustings.server.actions import lobby
from hustings.server.hub import Hub
from hustings.server.notices.delivery import WAITS, Delivery, DeliveryResult, Sender
from hustings.server.settings import Settings
from hustings.store import Store
from hustings.store import notices as queue
from hustings.tables.model import SeatKind
from hustings.tables.notice_channels import NO_TURN, StoredWay, turn_of
from hustings.tables.table import Table
from hustings.wire.tables import NewTable, SeatWish
from support.controlled import NO_BOTS
from support.postgres import place

DAY, GRACE, DAYS = 86400.0, 60.0, 10_000


@dataclass
class World:
    """Everything outside the server: the time, the database, and the notices that arrive."""

    store: Store
    address: str
    now: float = 1_900_000_000.0
    arrived: Counter[tuple[int, int]] = field(default_factory=Counter)  # by seat and turn
    attempts: Counter[tuple[int, int]] = field(default_factory=Counter)
    weather: str = "fair"  # or "refusing", or "killing": the process ends in the middle of sending

    def settings(self) -> Settings:
        return Settings(db=self.address, clock=lambda: self.now, public_url="https://play.example.org", notice_after=GRACE)


class Process(Sender):
    """The part of a server process that sends notices. They arrive in the world."""

    def __init__(self, hub: Hub, world: World) -> None:
        super().__init__(hub)
        self.world, self.killed = world, False

    async def send(self, channel: str, way: StoredWay, notice: Any) -> DeliveryResult:
        world = self.world
        key = world.store_turn(way.seat)  # type: ignore[attr-defined]
        world.attempts[key] += 1
        await asyncio.sleep(0)
        if world.weather == "refusing":
            return DeliveryResult(Delivery.REFUSED, "not now")
        if world.weather == "killed before":
            self.killed = True
            raise asyncio.CancelledError
        world.arrived[key] += 1
        if world.weather == "killed after":
            self.killed = True
            raise asyncio.CancelledError
        return DeliveryResult(Delivery.SENT, "sent")

    async def done(self) -> None:
        await self.poll()
        if self._going:
            await asyncio.wait(set(self._going))
        for _ in range(3):
            await asyncio.sleep(0)


@asynccontextmanager
async def process(world: World) -> AsyncIterator[Process]:
    store = Store.open(world.address)
    hub = Hub(world.settings(), store, NO_BOTS)
    found = Process(hub, world)
    hub.registry.watching.append(found.watch)
    try:
        yield found
    finally:
        await found.close()
        await hub.close()


@pytest.fixture
def world(tmp_path: Path) -> World:
    address = place(tmp_path / "tables.db")
    return World(Store.open(address), address)


async def table_of_two(world: World) -> str:
    """A running game whose two people both want notices."""
    async with process(world) as one:
        new = NewTable(game="helvetiq", seats=[SeatWish(kind=SeatKind.PERSON), SeatWish(kind=SeatKind.PERSON)], start=True)
        table = str((await lobby.create(one.hub, new))["table"])
    for seat in (0, 1):
        queue.put_way(world.store, table, StoredWay(seat, f"stop{seat}", webhook="https://hooks.example/x"))
    return table


def ask(world: World, table: str, seat: int | None, turn: int) -> None:
    """Let the game move on, so that it is this seat's turn."""
    head = world.store.load(table).table  # type: ignore[union-attr]
    waiting = () if seat is None else (seat,)
    extra = {**head.extra, "turns": {} if seat is None else {str(seat): turn}}
    world.store.update(table, head.version, changes={"waiting": waiting, "extra": extra})
    world.store_turn = lambda who: (who, turn)  # type: ignore[attr-defined]


def test_ten_thousand_days_with_restarts_and_kills(world: World) -> None:
    """Turns of minutes to months, at one or two processes that are restarted, killed in the middle of sending, or away for days,
    and endpoints that refuse for hours. People who were asked for long enough while a process ran were told once, nobody
    twice."""
    rng = random.Random(8)
    told, short, killed, failed = 0, 0, 0, 0

    async def work() -> None:
        nonlocal told, short, killed, failed
        table, start, turn = await table_of_two(world), world.now, 0
        while world.now < start + DAYS * DAY:
            turn += 1
            seat = rng.randrange(2)
            ask(world, table, seat, turn)
            kind = rng.choice(
                ["plain"] * 6 + ["short", "short", "refusing", "kill before", "kill after", "away", "two", "given up"]
            )
            world.weather = "fair"
            if kind == "short":  # decided before a notice is due
                async with process(world) as one:
                    await one.done()
                    world.now += rng.uniform(0, GRACE - 1)
                    await one.done()
                short += 1
            elif kind == "away":  # no process runs for days
                world.now += rng.uniform(1, 20) * DAY
                await _up_for(world, rng, 2)
                told += 1
            elif kind == "two":  # two processes look at the same moment
                async with process(world) as one, process(world) as two:
                    for _ in range(4):
                        await asyncio.gather(one.done(), two.done())
                        world.now += rng.uniform(GRACE, 3000)
                told += 1
            elif kind in ("refusing", "given up"):
                world.weather = "refusing"
                await _up_for(world, rng, 1, most=GRACE + 30)
                if kind == "given up":
                    for wait in WAITS:
                        await _up_for(world, rng, 1, most=wait + 100, least=wait + 50)
                world.weather = "fair"
                for _ in range(4):
                    await _up_for(world, rng, 1, most=7300, least=7250)
                failed += kind == "given up"
                told += kind == "refusing"
            elif kind.startswith("kill"):
                world.weather = f"killed {kind.removeprefix('kill ')}"
                await _up_for(world, rng, 1, most=GRACE + 30)
                world.weather = "fair"
                await _up_for(world, rng, 3)
                killed += 1
            else:
                await _up_for(world, rng, rng.randrange(1, 4))
                told += 1
            key = (seat, turn)
            assert world.arrived[key] <= 1, f"{kind}: told twice"
            assert world.attempts[key] <= 1 + len(WAITS)
            expected = {"short": 0, "given up": 0, "kill before": 0}.get(kind, 1)
            assert world.arrived[key] == expected, f"{kind}: {world.arrived[key]} of {expected} ({world.attempts[key]} attempts)"
            world.now += rng.uniform(0, 200) * DAY

    asyncio.run(work())
    assert told > 40 and short > 8 and killed > 8 and failed > 2
    with world.store.engine.connect() as connection:
        from sqlalchemy import func, select

        from hustings.store import schema

        rows = connection.execution_options(reading=True).execute(select(func.count()).select_from(schema.notices)).scalar_one()
    assert rows <= 2, "what is over is not kept for ever"


async def _up_for(world: World, rng: random.Random, lives: int, *, least: float = GRACE + 15, most: float = 5 * DAY) -> None:
    """Run some processes one after the other, each for a while."""
    for _ in range(lives):
        async with process(world) as one:
            await one.done()
            world.now += rng.uniform(least, most)
            await one.done()


def test_a_restart_before_the_notice_is_due_loses_nothing(world: World) -> None:
    async def work() -> None:
        table = await table_of_two(world)
        ask(world, table, 0, 7)
        async with process(world) as one:
            await one.done()
        world.now += GRACE + 20
        async with process(world) as two:
            await two.done()
            assert not world.arrived, "not in the first moments: whoever is here needs time to come back"
            world.now += 11
            await two.done()
            assert world.arrived == {(0, 7): 1}

    asyncio.run(work())


def test_the_same_answer_from_many_processes_at_once(world: World) -> None:
    async def work() -> None:
        table = await table_of_two(world)
        ask(world, table, 1, 3)
        async with process(world) as a, process(world) as b, process(world) as c:
            for _ in range(6):
                await asyncio.gather(a.done(), b.done(), c.done())
                world.now += GRACE
        assert world.arrived == {(1, 3): 1} and world.attempts == {(1, 3): 1}

    asyncio.run(work())


def test_a_clock_that_is_put_back_stops_nothing(world: World) -> None:
    async def work() -> None:
        table = await table_of_two(world)
        async with process(world) as one:
            await one.done()
            world.now -= 100 * DAY
            ask(world, table, 0, 5)
            await one.done()
            world.now += GRACE + 20
            await one.done()
            world.now += GRACE + 20
            await one.done()
        assert world.arrived == {(0, 5): 1}

    asyncio.run(work())


# Turns


@pytest.mark.parametrize("game", ["helvetiq", "die-macher"])
def test_a_turn_lasts_from_when_a_seat_is_asked_until_it_is_not(world: World, game: str) -> None:
    """A whole game is compared with another account of which seats were waited for before and after every step."""
    rng, kept, new = random.Random(3), 0, 0

    async def work() -> Table:
        async with process(world) as one:
            made = NewTable(game=game, seats=[SeatWish(kind=SeatKind.PERSON) for _ in range(3)], start=True)
            return (await one.hub.room((await lobby.create(one.hub, made))["table"])).table

    table = asyncio.run(work())
    assert {turn_of(table.head.extra, seat) for seat in table.waiting_for} == {0}
    for _ in range(400):
        if table.play is None or table.play.over:
            break
        before = {seat: turn_of(table.head.extra, seat) for seat in table.waiting_for}
        seat = rng.choice(table.waiting_for)
        change = table.act(seat, [rng.choice(table.own(seat).legal(seat))])
        table.apply(change)
        if not change.events:
            assert all(turn_of(table.head.extra, other) == before[other] for other in table.head.waiting)
            continue
        for other in table.waiting_for:
            found = turn_of(table.head.extra, other)
            assert found == before[other] if other in before else found == table.seq
            kept, new = kept + (other in before), new + (other not in before)
    assert new > 20 and (kept > 5 or game == "helvetiq")


def test_a_table_of_an_older_version_has_one_turn_until_it_moves() -> None:
    assert turn_of({}, 0) == turn_of({"turns": {"1": 4}}, 0) == turn_of({"turns": None}, 0) == NO_TURN
