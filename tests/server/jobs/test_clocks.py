"""Clocks at real tables: when they run, when they stand still, and that nobody gains time by taking back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.server.actions import lobby, play, votes
from hustings.server.jobs.scheduler import Poller
from hustings.server.jobs.stand_ins import StandIns
from hustings.store import Store
from hustings.tables import repair
from hustings.tables.model import SeatKind, Who
from hustings.tables.votes import Motion
from hustings.wire.pace import Pace
from hustings.wire.play import Undo
from hustings.wire.tables import Join, NewTable, SeatWish
from support.controlled import World, in_world, view

LIVE = Pace(kind="live", move=60, reserve=100, bot="easy")


def test_undo_gives_no_time_back(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=LIVE)
        while True:  # until somebody can undo
            seat = live.table.waiting_for[0]
            world.time.now += 1
            before = view(live, Who())["clock"]["seats"][seat]["due"]
            await world.act(live, seat)
            if live.table.can_undo(seat) and seat not in live.table.waiting_for:
                break
        await play.undo(world.hub, live, Who(seat), Undo(seq=live.table.seq, id="u"))
        clock = view(live, Who())["clock"]
        assert clock["seats"][seat]["due"] == pytest.approx(before, rel=0, abs=1e-6)

    in_world(tmp_path, work)


def test_sealing_and_unsealing_gives_no_time_either(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=LIVE)
        due = view(live, Who())["clock"]["seats"][0]["due"]
        world.time.now += 30
        while 0 in live.table.waiting_for:
            await world.act(live, 0)
        clock = view(live, Who(1))["clock"]["seats"]
        assert clock[0]["due"] is None and clock[1]["due"] == due
        world.time.now += 1000  # sealed: it does not matter
        await play.unseal(world.hub, live, Who(0), Undo(seq=live.table.seq, id="u"))
        assert view(live, Who(1))["clock"]["seats"][0]["due"] == due + 1000

    in_world(tmp_path, work)


def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (asked,) = live.table.waiting_for
        world.time.now += 100
        for seat in range(3):
            await votes.vote(world.hub, live, Who(seat), Motion.PAUSE, True)
        assert live.table.head.status == "paused" and view(live, Who())["clock"]["seats"][asked]["due"] is None
        await world.later(1e6)
        assert live.table.away == [] and not live.table.head.due
        await votes.resume(world.hub, live, Who(0))
        assert live.table.head.due == world.time.now + 60
        await world.later(60)
        assert live.table.away == [asked]

    in_world(tmp_path, work)


def test_the_end_of_a_game_ends_its_clocks_and_a_rematch_has_the_same_pace(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        while len(live.table.away) < 3 and live.table.head.status == "playing":
            await world.later(160)
        assert live.table.head.status == "over" and live.table.head.due is None
        links = await lobby.rematch(world.hub, live, Who(host=True))
        anew = await world.hub.room(links["table"])
        assert view(anew, Who())["table"]["pace"] == LIVE.model_dump()
        assert anew.table.head.due == world.time.now + 160 and anew.table.away == []

    in_world(tmp_path, work)


def test_clocks_begin_with_the_game(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        seats = [SeatWish(kind=SeatKind.PERSON), SeatWish(kind=SeatKind.OPEN), SeatWish(kind=SeatKind.BOT, bot="random")]
        links = await lobby.create(world.hub, NewTable(game="helvetiq", seats=seats, pace=LIVE))
        live = await world.hub.room(links["table"])
        assert view(live, Who())["clock"]["seats"] == [{"reserve": 100.0, "due": None, "stand_in": False}] * 3
        await world.later(1e6)
        assert live.table.head.status == "waiting"
        await lobby.join(world.hub, live, Join(name="New"))
        await lobby.start(world.hub, live, Who(host=True))
        await world.settle()
        assert live.table.head.due == world.time.now + 160 and 2 not in live.table.waiting_for

    in_world(tmp_path, work)


def test_a_repair_lets_the_clocks_be_set_anew(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        seat = live.table.waiting_for[0]
        await world.act(live, seat)
        await world.hub.close()
        kept = Store.open(world.place)
        whole = kept.whole(live.table.id)
        kept.rewrite(repair.repair(whole, repair.plan(whole), at=world.time.now))
        kept.close()
        world.hub = world.started()
        world.poller = Poller(world.hub)
        await world.later(1)
        live = await world.hub.room(live.table.id)
        assert live.table.head.due is not None and live.table.head.due > world.time.now and live.table.away == []

    in_world(tmp_path, work)


def test_tables_without_a_pace_have_no_clock(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table()
        await world.later(1e9)
        state = view(live, Who(0))
        assert state["clock"] is None and state["table"]["pace"] is None and live.table.away == []
        await StandIns()(world.hub)
        assert live.table.seq == 0

    in_world(tmp_path, work)
