"""Standing orders at real tables: carried out once, whatever happens to the server; ended by surprises and by their owners; and
nobody else can tell that there are any."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings.server.actions import lobby, orders, play, votes
from hustings.server.errors import ApiError
from hustings.server.rooms.room import Room
from hustings.tables.errors import NotNow
from hustings.tables.model import Who
from hustings.tables.votes import Motion
from hustings.wire.orders import NewOrder, Orders
from hustings.wire.pace import Pace
from hustings.wire.play import Undo
from support.controlled import Reader, World, in_world, view


async def until(world: World, live: Room, kind: str, check: Callable[[Room], bool] = lambda _: True) -> int:
    """Play on until the table waits for a kind of decision, and return the seat that is asked."""
    for _ in range(3000):
        assert live.table.head.status == "playing"
        seat = live.table.waiting_for[0]
        if live.table.own(seat).decision(seat) == kind and check(live):
            return seat
        await world.act(live, seat)
    raise AssertionError(f"nobody was asked {kind}")


async def give(world: World, live: Room, seat: int, decision: str, **more: Any) -> Any:
    """Give an order, and let it be carried out if its decision is asked already."""
    given = await orders.give(world.hub, live, Who(seat), NewOrder(decision=decision, **more))
    Orders.model_validate_json(orjson.dumps(given))
    await world.settle()
    return orjson.loads(orjson.dumps(orders.look(live, Who(seat))))


def legal(live: Room) -> list[int]:
    """The legal options of the first seat that the table waits for."""
    seat = live.table.waiting_for[0]
    return live.table.own(seat).legal(seat)


def kind(live: Room) -> str | None:
    """The kind of decision that seat is asked."""
    waiting = live.table.waiting_for
    return live.table.own(waiting[0]).decision(waiting[0]) if waiting else None


def look(live: Room, seat: int) -> Any:
    return orjson.loads(orjson.dumps(orders.look(live, Who(seat))))


def acts(world: World, live: Room, seat: int) -> list[int]:
    events = world.hub.store.events(live.table.id)
    return [played.option for event in events for played in event.entries if played.seat == seat]


def test_an_order_is_done_as_soon_as_its_seat_is_asked(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        first = await until(world, live, "media-buying")
        later = next(seat for seat in range(3) if seat != first)
        given = await give(world, live, later, "media-buying", lasts="game")
        assert len(given["orders"]) == 1 and view(live, Who(later))["orders"] == 1 and view(live, Who(first))["orders"] == 0
        seen = live.table.seq
        passes: list[int] = []
        while not passes:  # in a round in which the seat may buy something
            await until(world, live, "media-buying")
            before = len(acts(world, live, later))
            while kind(live) == "media-buying":
                assert later not in live.table.waiting_for
                await world.act(live, live.table.waiting_for[0])
            passes = acts(world, live, later)[before:]
        assert passes[0] == 300 and seen < live.table.seq
        lines = orjson.loads(orjson.dumps(live.table.lines.of(later)))
        assert "story-media-none" in {line["line"]["key"] for line in lines}

    in_world(tmp_path, work)


def test_an_order_for_what_is_asked_now_is_done_at_once_and_once(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "placing")
        before = len(acts(world, live, seat))
        given = await give(world, live, seat, "placing")
        assert acts(world, live, seat)[before:] == [300]
        assert given["orders"] == [] and given["ended"][0]["why"]["key"] == "order-ended-done"
        assert given["ended"][0]["order"]["line"]["things"]["what"]["key"] == "order-placing"

    in_world(tmp_path, work)


def test_bids_are_raised_up_to_the_amount_and_then_dropped(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", people=2, bots=1)
        seat = await until(world, live, "poll-bid", lambda it: not {2} & set(it.table.waiting_for))
        price = live.table.own(seat).legal(seat)[0]
        await give(world, live, seat, "poll-bid", act="raise", above=price)
        assert acts(world, live, seat)[-1] == price or 300 in acts(world, live, seat)
        while kind(live) == "poll-bid":
            other = live.table.waiting_for[0]
            assert other != seat or look(live, seat)["orders"] == []
            await world.act(live, other, legal(live)[0] if other != seat else 300)
            if look(live, seat)["ended"]:
                break
        (ended,) = look(live, seat)["ended"]
        assert ended["why"]["key"] in ("order-ended-done", "order-ended-bidding")

    in_world(tmp_path, work)


def test_a_surprise_ends_it_before_it_acts(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "poll-bid", lambda it: len(legal(it)) > 2)
        other = next(s for s in range(3) if s != seat)
        await give(world, live, other, "poll-bid", lasts="game", unless=["poll-bid"])
        await world.act(live, seat, live.table.own(seat).legal(seat)[0])
        found = look(live, other)
        assert found["orders"] == [] and found["ended"][0]["why"]["key"] == "order-ended-surprise"
        assert found["ended"][0]["why"]["things"]["line"]["key"] == "story-poll-bid"
        assert view(live, Who(other))["orders"] == 0

    in_world(tmp_path, work)


def test_sealed_decisions_can_be_ordered(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        await until(world, live, "start-bid")
        await give(world, live, 1, "start-bid", lasts="game")
        assert live.table.sealed == [1] and live.table.drafts[1].options == (0,)
        await play.unseal(world.hub, live, Who(1), Undo(seq=live.table.seq, id="u"))
        await world.settle()
        assert live.table.sealed == [], "who takes it back decides for themselves"
        assert look(live, 1)["ended"][0]["why"]["key"] == "order-ended-undo"

    in_world(tmp_path, work)


def test_undo_ends_my_orders_and_a_rewind_everybodys(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "meetings")
        other = next(s for s in range(3) if s != seat)
        await give(world, live, other, "converting", lasts="game")
        while not live.table.can_undo(seat):
            seat = live.table.waiting_for[0]
            await world.act(live, seat)
        mine, theirs = seat, next(s for s in range(3) if s != seat)
        await give(world, live, mine, "opinion-placing", lasts="game")
        await give(world, live, theirs, "marker-move", lasts="game")
        await play.undo(world.hub, live, Who(mine), Undo(seq=live.table.seq, id="u"))
        await world.settle()
        assert look(live, mine)["orders"] == [] and look(live, mine)["ended"][0]["why"]["key"] == "order-ended-undo"
        assert [order["decision"] for order in look(live, theirs)["orders"]][-1] == "marker-move"
        for voter in range(3):
            await votes.vote(world.hub, live, Who(voter), Motion.REWIND, True, 0 if voter == 0 else None)
        assert look(live, theirs)["orders"] == [] and look(live, theirs)["ended"][0]["why"]["key"] == "order-ended-rewind"

    in_world(tmp_path, work)


def test_my_order_goes_before_the_bot_that_stands_in(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=Pace(kind="live", move=60, reserve=0, bot="easy"))
        seat = await until(world, live, "opinion-swap")
        other = next(s for s in range(3) if s != seat)
        await give(world, live, other, "meetings", lasts="game")
        world.time.now += 60
        await world.poller.once()
        await world.settle()
        while other not in live.table.away and other not in live.table.waiting_for:
            await world.later(61)
        kinds = {live.table.own(s).decision(s) for s in live.table.waiting_for}
        assert "meetings" not in kinds or other not in live.table.waiting_for
        assert look(live, other)["orders"]

    in_world(tmp_path, work)


def test_orders_survive_the_server_and_act_once_in_two_processes(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "media-buying")
        other = next(s for s in range(3) if s != seat)
        await give(world, live, other, "media-buying", lasts="once")
        table_id = live.table.id
        await world.restart()
        second = world.started()
        live, theirs = await world.hub.room(table_id), await second.room(table_id)
        assert len(look(live, other)["orders"]) == len(look(theirs, other)["orders"]) == 1
        before = len(acts(world, live, other))
        for _ in range(1000):
            if look(live, other)["ended"]:
                break
            if kind(live) != "media-buying":  # the seat had nothing to buy: its order waits for the next round
                await world.act(live, live.table.waiting_for[0])
                before = len(acts(world, live, other)) - bool(look(live, other)["ended"])
                continue
            await world.act(live, live.table.waiting_for[0], 300)
            second.driver.look(theirs)
            await asyncio.gather(world.settle(), world.settle(second))
        assert acts(world, live, other)[before : before + 1] == [300]
        assert [one["why"]["key"] for one in look(live, other)["ended"]] == ["order-ended-done"]
        await second.close()

    in_world(tmp_path, work)


def test_orders_are_given_up_and_refused_by_name(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        first = await give(world, live, 0, "media-buying", lasts="game")
        again = await give(world, live, 0, "media-buying", lasts="round", unless=["trend", "trend"])
        assert len(again["orders"]) == 1 and again["orders"][0]["id"] != first["orders"][0]["id"]
        assert again["orders"][0]["unless"] == ["trend"]
        left = await orders.cancel(world.hub, live, Who(0), again["orders"][0]["id"])
        assert left["orders"] == left["ended"] == []
        for wish, error in (
            (orders.cancel(world.hub, live, Who(0), "nothing"), "unknown"),
            (orders.give(world.hub, live, Who(), NewOrder(decision="media-buying")), "forbidden"),
            (orders.give(world.hub, live, Who(host=True), NewOrder(decision="media-buying")), "forbidden"),
            (orders.give(world.hub, live, Who(0), NewOrder(decision="weather")), "malformed"),
        ):
            with pytest.raises(ApiError) as caught:
                await wish
            assert caught.value.kind == error
        with pytest.raises(ApiError):
            orders.look(live, Who())
        await give(world, live, 0, "media-buying", lasts="game")
        await lobby.remove(world.hub, live, 0)
        assert live.table.seats[0].orders == (), "they go with whoever gave them"
        for seat in (1, 2):
            await votes.vote(world.hub, live, Who(seat), Motion.ABANDON, True)
        with pytest.raises(NotNow, match="abandoned"):
            await orders.give(world.hub, live, Who(1), NewOrder(decision="media-buying"))

    in_world(tmp_path, work)


def test_nobody_else_can_tell_an_order_before_it_acts(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=Pace(kind="live", move=3600, reserve=0, bot="easy"), public=True)
        await until(world, live, "placing")
        seat = next(s for s in range(3) if s not in live.table.waiting_for)
        others = [Reader(Who(s)) for s in range(3) if s != seat] + [Reader(Who()), Reader(Who(host=True))]
        own = Reader(Who(seat))
        for reader in [*others, own]:
            world.hub.broadcast.attend(live, reader, 0, 0)
        world.hub.broadcast.tell_table(live)  # tells who is present
        heard = [list(reader.pushes) for reader in others]
        seen = [orjson.dumps(live.state(reader.who)) for reader in others]
        listed = world.hub.store.open_tables()[0][0]
        mine = len(own.pushes)
        given = await give(world, live, seat, "poll-bid", act="raise", above=23, lasts="game", unless=["trend", "members"])
        await orders.cancel(world.hub, live, Who(seat), given["orders"][0]["id"])
        await give(world, live, seat, "media-buying", lasts="round", unless=["media"])
        assert [list(reader.pushes) for reader in others] == heard
        assert [orjson.dumps(live.state(reader.who)) for reader in others] == seen
        assert world.hub.store.open_tables()[0][0].updated == listed.updated
        assert own.last["type"] == "changed" and own.last["orders"] == 1 and len(own.pushes) > mine
        for reader in others:
            world.hub.broadcast.welcome(live, reader)
            assert reader.last["state"]["orders"] == 0 and b"media-buying" not in reader.pushes[-1]

    in_world(tmp_path, work)


def test_a_decision_looks_the_same_ordered_or_not(tmp_path: Path) -> None:
    """Others are sent the same bytes if the same pass is made at the same moment once by hand and once by order."""

    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "platform-swap")
        others = [Reader(Who(s)) for s in range(3) if s != seat] + [Reader(Who())]
        for reader in others:
            world.hub.broadcast.attend(live, reader, 0, 0)
        sent: list[list[Any]] = []
        for by_order in (False, False, True):  # the first round only adds the line that something was taken back
            for reader in others:
                reader.pushes.clear()
            if by_order:
                await give(world, live, seat, "platform-swap")
            else:
                await world.act(live, seat, 300)
            sent.append([[plain(push) for push in reader.pushes if b'"changed"' in push] for reader in others])
            assert live.table.can_undo(seat), "passing drew something here"
            await play.undo(world.hub, live, Who(seat), Undo(seq=live.table.seq, id=f"u{len(sent)}"))
            await world.settle()
        assert sent[1] == sent[2] and sent[1][0]

    in_world(tmp_path, work)


def plain(push: bytes) -> Any:
    """A push without the numbers that count attempts."""
    body = orjson.loads(push)
    body.pop("seq")
    return {**body, "lines": [{**line, "seq": 0} for line in body["lines"]]}
