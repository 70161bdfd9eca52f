"""Gaps: clocks stand still while no server runs, and a jump of the wall clock does not hand tables to bots."""

from __future__ import annotations

import asyncio
from pathlib import Path

import orjson
import pytest

from hustings.server.jobs.scheduler import Poller
from hustings.server.jobs.stand_ins import Beating, StandIns
from hustings.store.uptime import gaps
from hustings.tables.clock import Clock, Pace, SeatTime
from hustings.tables.model import Who
from hustings.wire.pace import Pace as PaceWish
from support.controlled import Reader, World, in_world, view

LIVE = PaceWish(kind="live", move=60, reserve=0, bot="easy")


async def beating(world: World, seconds: float) -> None:
    """Let time pass second by second with a running server."""
    poller = Poller(world.hub, (Beating(), StandIns()))
    for _ in range(int(seconds)):
        world.time.now += 1.0
        await poller.once()
    await world.settle()


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await beating(world, 3)
        live = await world.table(pace=LIVE)
        table, late = live.table.id, live.table.waiting_for[0]
        await beating(world, 20)
        await world.restart()
        world.time.now += 7200.0
        await beating(world, 30 + 35)
        live = await world.hub.room(table)
        assert live.table.away == [], "40 s were left, and half a minute of grace"
        await beating(world, 10)
        assert (await world.hub.room(table)).table.away == [late]

    in_world(tmp_path, work)


def test_a_jump_of_the_wall_clock_hands_no_table_to_bots(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await beating(world, 3)
        live = await world.table(pace=LIVE)
        await beating(world, 20)
        world.time.now += 86_400.0
        await Poller(world.hub, (StandIns(),)).once()
        assert live.table.away == [], "also before the next beat has noticed the jump"
        await beating(world, 60)
        assert live.table.away == []
        world.time.now -= 86_400.0
        await beating(world, 3)
        world.time.now += 86_400.0
        await beating(world, 5)
        assert live.table.away == [], "back and forth"
        await beating(world, 95)
        assert live.table.away, "but a clock that runs runs out"

    in_world(tmp_path, work)


@pytest.mark.parametrize("stopped", [False, True])
def test_a_wall_clock_that_is_set_back_stops_nobodys_time_for_so_long(tmp_path: Path, stopped: bool) -> None:
    """The clock may have been wrong for a while, and be corrected while the server runs or while it does not."""

    async def work(world: World) -> None:
        await beating(world, 3)
        live = await world.table(pace=LIVE)
        table = live.table.id
        await beating(world, 20)
        if stopped:
            await world.restart()
        world.time.now -= 86_400.0
        await beating(world, 5)
        live = await world.hub.room(table)
        assert live.table.away == [] and live.table.clock is not None
        assert live.table.clock.due is not None and live.table.clock.due - world.time.now <= 60.0, "it shows a day"
        await beating(world, 70)
        assert (await world.hub.room(table)).table.away, "a clock that runs runs out"

    in_world(tmp_path, work)


def test_after_a_jump_forth_and_back_clocks_still_stand_while_no_server_runs(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await beating(world, 3)
        live = await world.table(pace=LIVE)
        table = live.table.id
        await beating(world, 5)
        world.time.now += 86_400.0
        await beating(world, 5)
        world.time.now -= 86_400.0
        await beating(world, 5)
        await world.restart()
        world.time.now += 3600.0
        await beating(world, 20)
        assert (await world.hub.room(table)).table.away == [], "the server was away, not the people"

    in_world(tmp_path, work)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_whoever_decides_before_a_beat_has_noticed_a_jump_loses_nothing(tmp_path: Path, seconds: float) -> None:
    """The next beat may be a second away, and there may be many tables. The times that people are told are right, too."""

    async def work(world: World) -> None:
        await beating(world, 3)
        live = await world.table(pace=PaceWish(kind="live", move=60, reserve=600, bot="easy"))
        seat = live.table.waiting_for[0]
        await beating(world, 20)
        world.time.now += seconds
        live = await world.hub.room(live.table.id)  # every request and act begins with this
        seen = view(live, Who(seat=seat))["clock"]
        assert 600.0 <= seen["seats"][seat]["due"] - seen["now"] <= 690.0, "at most a whole turn, the reserve and the grace"
        await world.act(live, seat)
        assert live.table.clock is not None
        assert [one.reserve for one in live.table.clock.seats] == [600.0] * 3
        await beating(world, 5)
        assert [one.reserve for one in live.table.clock.seats] == [600.0] * 3 and live.table.away == []

    in_world(tmp_path, work)


@pytest.mark.parametrize("seconds", [3600.0, -3600.0])
def test_what_a_bot_does_before_a_beat_has_noticed_a_jump_shows_times_that_are_right(tmp_path: Path, seconds: float) -> None:
    async def work(world: World) -> None:
        await beating(world, 3)
        world.pool.patient = asyncio.Event()
        pace = PaceWish(kind="live", move=60, reserve=600, bot="easy")
        live = await world.table("die-macher", people=2, bots=1, pace=pace)
        watching = Reader(Who(seat=0))
        world.hub.broadcast.attend(live, watching, 0, 0)
        poller = Poller(world.hub, (Beating(), StandIns()))
        for _ in range(20):
            world.time.now += 1.0
            await poller.once()
        watching.pushes.clear()
        world.time.now += seconds
        world.pool.patient.set()
        await world.settle()
        assert live.table.sealed == [2]
        shown = [push["clock"] for push in map(orjson.loads, watching.pushes) if push.get("clock")]
        assert shown
        for clock in shown:
            assert all(600.0 <= clock["seats"][seat]["due"] - clock["now"] <= 690.0 for seat in (0, 1)), clock

    in_world(tmp_path, work)


def test_another_process_covers_a_gap(tmp_path: Path) -> None:
    assert gaps([(0.0, 100.0), (50.0, 200.0), (205.0, 300.0), (400.0, 500.0)], 10.0) == [(300.0, 400.0)]
    assert gaps([], 10.0) == [] and gaps([(5.0, 5.0)], 10.0) == []


def test_a_gap_is_taken_off_once() -> None:
    pace = Pace("live", 60, 0, "easy")
    clock = Clock(pace, (SeatTime(0.0, began=100.0, turn=True), SeatTime(0.0), SeatTime(0.0, began=130.0, turn=True)))
    after = clock.without([(110.0, 200.0)])
    assert [seat.began for seat in after.seats] == [190.0, None, 200.0]
    assert after.without([(110.0, 200.0)]) == after
    assert after.without([(110.0, 200.0), (300.0, 310.0)]).seats[0].began == 200.0
