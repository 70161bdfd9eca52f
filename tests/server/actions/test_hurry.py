"""Bots in a hurry: who may ask for it, who is told, and standing orders at a table of bots, which need not hide their timing."""

from __future__ import annotations

from pathlib import Path

import orjson
import pytest

from hustings.server.actions import orders
from hustings.server.actions.hurry import hurry
from hustings.server.bots.driver import HURRIED
from hustings.server.errors import ApiError
from hustings.tables.model import Who
from hustings.wire.orders import NewOrder
from hustings.wire.tables import Hurry
from support.controlled import Reader, World, in_world

PACE = 0.01


def test_a_person_hurries_the_bots_and_everybody_is_told(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", people=2, bots=1)
        readers = [Reader(Who(0)), Reader(Who(1)), Reader(Who())]
        for reader in readers:
            world.hub.broadcast.attend(live, reader, 0, 0)
        before = live.table.head.updated
        world.time.now += 5.0
        await hurry(world.hub, live, Who(1), Hurry())
        assert [reader.last["type"] for reader in readers] == ["table"] * 3
        assert all(reader.last["table"]["hurried"] for reader in readers)
        assert live.table.head.updated == before, "a hurry is no move: orders that wait count from the question"
        assert world.hub.driver._pace(live) == PACE * HURRIED
        await world.restart()
        again = await world.hub.room(live.table.id)
        assert world.hub.driver._pace(again) == PACE * HURRIED, "it is kept"
        await hurry(world.hub, again, Who(host=True), Hurry(hurried=False))
        assert world.hub.driver._pace(again) == PACE
        with pytest.raises(ApiError):
            await hurry(world.hub, again, Who(), Hurry())

    in_world(tmp_path, work, bot_pace=PACE)


def test_another_process_is_told_of_a_hurry_that_came_with_moves(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", people=3)
        other = world.started()
        elsewhere = await other.room(live.table.id)
        reader = Reader(Who(0))
        other.broadcast.attend(elsewhere, reader, 0, 0)
        await hurry(world.hub, live, Who(0), Hurry())
        while live.table.seq == elsewhere.table.seq:
            await world.act(live, live.table.waiting_for[0])
        await other.catching_up.if_newer(elsewhere)
        assert [orjson.loads(push)["table"]["hurried"] for push in reader.pushes if b'"type":"table"' in push][-1]
        await other.close()

    in_world(tmp_path, work)


def test_an_order_at_a_table_of_bots_acts_at_once(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", people=1, bots=2)
        await orders.give(world.hub, live, Who(0), NewOrder(decision="start-bid", lasts="game"))
        decided = []
        while live.table.running.position["round"][0] < 2:
            decided.append(live.table.own(0).decision(0))
            world.time.now += 1.0
            await world.act(live, 0)
        assert "start-bid" not in decided and "contribution" in decided

    in_world(tmp_path, work, order_pace=100.0)


def test_an_order_waits_where_somebody_else_could_learn_from_its_moment(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", people=2, bots=1)
        await orders.give(world.hub, live, Who(0), NewOrder(decision="start-bid", lasts="game"))
        while live.table.own(seat := max(live.table.waiting_for)).decision(seat) != "start-bid":
            world.time.now += 1.0
            await world.act(live, seat)
        assert 0 in live.table.waiting_for and world.hub.driver.orders.wait(live, 0) > 0

    in_world(tmp_path, work, order_pace=100.0)
