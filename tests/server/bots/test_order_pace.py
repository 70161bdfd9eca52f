"""No leaks by timing: the moment at which a standing order acts shows nobody that it was one, what was sealed, or how far it
goes."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings.server.actions import orders
from hustings.server.bots.order_pace import LONGEST, SHORTEST, drawn_delay
from hustings.server.rooms.room import Room
from hustings.tables.clock import PaceKind
from hustings.tables.model import Who
from hustings.wire.orders import NewOrder
from hustings.wire.pace import Pace
from support.controlled import Reader as Connection
from support.controlled import Time, World, in_world
from support.inside import Inside, Reader, inside
from support.patience import PATIENCE

USUAL = 100.0


# Sealed decisions, over sockets


class Bidding:
    """A table of three before a sealed bid, for which the second seat has given a standing order."""

    def __init__(self, server: Inside, clock: Time) -> None:
        wish = {"game": "die-macher", "variants": ["short"], "seats": [{"kind": "person"}] * 3, "start": True}
        links = server.http.post("/api/tables", json=wish).raise_for_status().json()
        tokens = [link["token"] for link in links["seats"]] + [links["spectator"]]
        self.server, self.readers = server, [Reader(server, links["table"], token) for token in tokens]
        ordered = self.readers[1].post("orders", decision="start-bid", act="pass", lasts="game")
        assert ordered.status_code == 200, ordered.text
        self.room: Room = server.hub.registry.rooms[links["table"]]
        rng = random.Random(3)
        while not (self.table.sealing and self.table.running.decision(self.table.sealing[0]) == "start-bid"):
            clock.now += 1.0
            seat = rng.choice(self.table.waiting_for)
            self.act(seat, rng.choice(self.table.own(seat).legal(seat)))

    @property
    def table(self) -> Any:
        return self.room.table

    def act(self, seat: int, option: int) -> None:
        done = self.readers[seat].post("act", seq=self.table.seq, id=self.server.new_id(), options=[option])
        assert done.status_code == 200, done.text
        self.settle()

    def settle(self) -> None:
        """Wait until no bot thinks and all readers are up to date."""
        deadline = time.monotonic() + PATIENCE
        while self.room.thinking:
            assert time.monotonic() < deadline
            time.sleep(0.005)
        for reader in self.readers:
            reader.settle()

    def seen(self) -> list[list[int]]:
        """The seats that have sealed, as each reader sees them."""
        pushed = []
        for reader in self.readers:
            states = [push for push in map(orjson.loads, reader.pushes) if push["type"] == "changed"]
            pushed.append(states[-1]["sealed"])
            assert reader.get("view").json()["sealed"] == states[-1]["sealed"]
        return pushed

    def close(self) -> None:
        for reader in self.readers:
            reader.close()


def test_a_sealed_bid_by_order_is_not_seen_before_the_others_have_sealed(tmp_path: Path) -> None:
    clock = Time()
    with inside(tmp_path, clock=clock, order_pace=USUAL) as server:
        bidding = Bidding(server, clock)
        seq = bidding.table.seq
        assert bidding.seen() == [[]] * 4, "the order tells that it is one"
        bidding.act(0, 5)
        assert bidding.seen() == [[0]] * 4
        bidding.act(2, 3)
        assert bidding.table.seq == seq + 1 and bidding.table.running.position["bid_shown"][0][:3].tolist() == [5, 0, 3]
        bidding.close()


def test_a_sealed_bid_by_order_comes_after_a_while_like_a_persons(tmp_path: Path) -> None:
    clock = Time()
    with inside(tmp_path, clock=clock, order_pace=USUAL) as server:
        bidding = Bidding(server, clock)

        async def look() -> None:
            server.hub.driver.look(bidding.room)

        for passed, sealed in ((SHORTEST * USUAL - 1, []), ((LONGEST - SHORTEST) * USUAL + 1, [1])):
            clock.now += passed
            server.run(look())
            bidding.settle()
            assert bidding.seen() == [sealed] * 4
        bidding.close()


# Auctions, with a clock that the test controls


async def until(world: World, live: Room, kind: str) -> int:
    """Play on until a seat is asked a kind of decision, and return the seat."""
    for _ in range(3000):
        seat = live.table.waiting_for[0]
        if live.table.own(seat).decision(seat) == kind:
            return seat
        world.time.now += 1.0
        await sparingly(world, live)
    raise AssertionError(f"nobody was asked {kind}")


async def sparingly(world: World, live: Room) -> None:
    """Let the seat that is asked do as little as possible, because a party without money would no longer be asked for bids."""
    seat = live.table.waiting_for[0]
    await world.act(live, seat, live.table.own(seat).legal(seat)[0])


async def later(world: World, live: Room, seconds: float) -> None:
    world.time.now += seconds
    world.hub.driver.look(live)
    await world.settle()


RAISES: list[dict[str, Any]] = [{"act": "pass"}, {"act": "raise", "above": 2}, {"act": "raise", "above": 60}]


@pytest.mark.parametrize("drawn", [SHORTEST, 1.0])
def test_the_moment_of_an_order_depends_on_the_draw_alone(tmp_path: Path, drawn: float) -> None:
    """Whatever was ordered, others are told at the same moment, and nothing earlier."""

    async def work(world: World) -> None:
        moments: list[list[float]] = []
        for order in RAISES:
            world.pool.rng = random.Random(8)
            world.hub.driver.orders.draw = lambda: drawn
            live = await world.table("die-macher")
            seat = await until(world, live, "poll-bid")
            other = next(s for s in range(3) if s != seat)
            watching = Connection(Who(seat))
            world.hub.broadcast.attend(live, watching, 0, 0)
            await orders.give(world.hub, live, Who(other), NewOrder(decision="poll-bid", lasts="game", **order))
            world.time.now += 1.0
            while live.table.waiting_for != [other] or live.table.own(other).decision(other) != "poll-bid":
                await sparingly(world, live)
                world.time.now += 1.0
            asked, told = live.table.head.updated, list[float]()
            watching.pushes.clear()
            while not told:
                await later(world, live, 0.5)
                moved = [push for push in map(orjson.loads, watching.pushes) if push["type"] == "changed"]  # not presence
                told += [world.time.now - asked] if moved else []
                assert world.time.now - asked < LONGEST * USUAL
            moments.append(told)
        assert moments[0] == moments[1] == moments[2] and abs(moments[0][0] - drawn * USUAL) <= 1.0

    in_world(tmp_path, work, order_pace=USUAL)


REPETITIONS = 200


def apart(some: list[float], others: list[float]) -> float:
    """The Kolmogorov-Smirnov statistic of two samples: the largest distance between their distributions."""
    return max(
        abs(sum(x <= at for x in some) / len(some) - sum(x <= at for x in others) / len(others)) for at in (*some, *others)
    )


def copies(world: World, live: Room, count: int) -> list[str]:
    """Copies of the same table with other ids and links."""
    whole = world.hub.store.whole(live.table.id)
    loaded, names = whole.loaded, [f"{live.table.id}-{number}" for number in range(count)]
    for name in names:
        head = replace(loaded.table, id=name, host_hash=f"h {name}", spectator_hash=f"s {name}")
        seats = tuple(replace(seat, token_hash=f"{seat.seat} {name}") for seat in loaded.seats)
        world.hub.store.insert(replace(whole, loaded=replace(loaded, table=head, seats=seats)))
    return names


def test_200_moments_at_which_orders_seal_do_not_differ_from_peoples(tmp_path: Path) -> None:
    """They are compared with people whose moments are drawn from the distribution that orders are meant to have: an observer of
    200 sealed bids cannot tell the two apart. Both are seeded, so the result is the same every time."""

    async def work(world: World) -> None:
        orders_rng, people = random.Random(19), random.Random(91)
        world.hub.driver.orders.draw = lambda: drawn_delay(orders_rng)
        live = await world.table("die-macher")
        await orders.give(world.hub, live, Who(1), NewOrder(decision="start-bid", lasts="game"))
        await until(world, live, "start-bid")
        moments = []
        for name in copies(world, live, REPETITIONS):
            room = await world.hub.room(name)
            asked = room.table.head.updated
            world.time.now = asked
            moments.append(world.hub.driver.orders.wait(room, 1))
            if len(moments) % 20 == 0:  # check that it acts exactly then, and not earlier
                world.hub.driver.look(room)
                await later(world, room, moments[-1] - 0.01)
                assert room.table.sealed == []
                await later(world, room, 0.02)
                assert room.table.sealed == [1]
            world.hub.registry.forget(room)
        theirs = [drawn_delay(people) * USUAL for _ in range(REPETITIONS)]
        alike = 1.95 * (2 / REPETITIONS) ** 0.5  # samples of one distribution are further apart once in a thousand times
        found = apart(moments, theirs)
        print(f"{REPETITIONS} sealed by order and {REPETITIONS} by people: {found:.3f} apart, alike up to {alike:.3f}")
        assert found < alike
        assert apart([moment / 2 for moment in moments], theirs) > alike, "moments of another kind are noticed"

    in_world(tmp_path, work, order_pace=USUAL)


def test_an_order_given_when_it_is_asked_is_its_owners_own_moment(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        seat = await until(world, live, "poll-bid")
        world.time.now += 5.0
        seq = live.table.seq
        await orders.give(world.hub, live, Who(seat), NewOrder(decision="poll-bid"))
        await world.settle()
        assert live.table.seq == seq + 1

    in_world(tmp_path, work, order_pace=USUAL)


@pytest.mark.parametrize(("kind", "move"), [("live", 60), ("days", 86_400)])
def test_an_order_uses_up_a_part_of_the_clock_at_most_and_waits_longer_where_people_do(
    tmp_path: Path, kind: PaceKind, move: int
) -> None:
    async def work(world: World) -> None:
        world.hub.driver.orders.draw = lambda: 1.0
        live = await world.table("die-macher", pace=Pace(kind=kind, move=move, reserve=0, bot="easy"))
        await orders.give(world.hub, live, Who(2), NewOrder(decision="start-bid", lasts="game"))
        await until(world, live, "start-bid")
        assert live.table.sealed == [] and live.table.clock is not None
        end = live.table.clock.seats[2].due(move)
        assert end is not None
        wait = min((60 if kind == "days" else 1) * USUAL, (end - live.table.head.updated) / 4 / LONGEST)
        assert wait < USUAL or kind == "days"
        await later(world, live, 0.9 * wait)
        assert live.table.sealed == []
        await later(world, live, 0.2 * wait)
        assert live.table.sealed == [2]

    in_world(tmp_path, work, order_pace=USUAL)


def test_an_order_of_somebody_who_is_away_acts_when_the_bot_would_have(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=Pace(kind="live", move=3600, reserve=0, bot="easy"))
        await orders.give(world.hub, live, Who(2), NewOrder(decision="start-bid", lasts="game"))
        await until(world, live, "start-bid")
        world.hub.driver.orders.draw = lambda: LONGEST
        world.pool.asked.clear()
        seq = live.table.seq
        world.pool.patient = asyncio.Event()
        world.time.now += 3600.0
        await world.poller.once()
        for _ in range(100):
            await asyncio.sleep(0)
        assert sorted(seat for seat, _, _ in world.pool.asked) == [0, 1, 2] and live.table.sealed == []
        world.pool.patient.set()
        await world.settle()
        opened = next(e for e in world.hub.store.events(live.table.id) if e.seq > seq and e.entries)
        assert [played.option for played in opened.entries if played.seat == 2] == [0], "but it does what was ordered"

    in_world(tmp_path, work, order_pace=USUAL)


def test_an_order_acts_also_at_a_table_that_has_left_memory(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher")
        await orders.give(world.hub, live, Who(2), NewOrder(decision="start-bid", lasts="game"))
        await until(world, live, "start-bid")
        world.hub.registry.forget(live)
        world.time.now += LONGEST * USUAL
        world.hub.driver._wake(live.table.id, 2)
        while live.table.id not in world.hub.registry.rooms:
            await asyncio.sleep(0.005)
        await world.settle()
        assert world.hub.registry.rooms[live.table.id].table.sealed == [2]

    in_world(tmp_path, work, order_pace=USUAL)


def test_delays_are_drawn_widely_and_within_bounds() -> None:
    rng = random.Random(1)
    drawn = [drawn_delay(rng) for _ in range(2000)]
    assert min(drawn) >= SHORTEST and max(drawn) <= LONGEST
    quarter, half, three = sorted(drawn)[500], sorted(drawn)[1000], sorted(drawn)[1500]
    assert 0.8 < half < 1.25 and three / quarter > 2


def test_no_moment_is_an_orders_alone(tmp_path: Path) -> None:
    """Delays that are too long or too short are not all cut off at the same moment, which no person would hit: neither at the
    ends of the range of delays nor at the part of a clock that an order may use up."""

    async def work(world: World) -> None:
        rng = random.Random(5)
        pace = world.hub.driver.orders
        for clock in (
            None,
            Pace(kind="live", move=200, reserve=0, bot="easy"),
            Pace(kind="live", move=1200, reserve=0, bot="easy"),
        ):
            live = await world.table("die-macher", pace=clock)
            await orders.give(world.hub, live, Who(2), NewOrder(decision="start-bid", lasts="game"))
            await until(world, live, "start-bid")
            waits = []
            for _ in range(1000):
                pace._drawn.clear()
                pace.draw = lambda: drawn_delay(rng)
                waits.append(pace.wait(live, 2))
            times, longest = live.table.clock, LONGEST * USUAL
            if times is not None:
                end = times.seats[2].due(times.pace.move)
                assert end is not None
                longest = min(longest, (end - live.table.head.updated) / 4)
            assert min(waits) > 0 and max(waits) <= longest
            for moment in (min(waits), max(waits)):
                assert sum(abs(wait - moment) < 0.001 * longest for wait in waits) <= 5, (clock, moment)

    in_world(tmp_path, work, order_pace=USUAL)
