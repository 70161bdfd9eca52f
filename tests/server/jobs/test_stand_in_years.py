"""Ten thousand days with a controlled clock: people who are prompt, late or never there, pauses, restarts, a second process, and
times when no server runs. No turn is lost, and nothing happens twice."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

from hustings.server.actions import lobby, play, votes
from hustings.server.hub import Hub
from hustings.server.jobs.scheduler import Poller
from hustings.server.rooms.room import Room
from hustings.store import database, schema
from hustings.tables.clock import DAY, of_stored
from hustings.tables.log import Event
from hustings.tables.model import EventKind, Who
from hustings.tables.verify import examine
from hustings.tables.votes import Motion
from hustings.wire.pace import Pace
from support.controlled import World, in_world

DAYS = 10_000
PACES = [
    Pace(kind="days", move=30 * DAY, reserve=60 * DAY, bot="random"),
    Pace(kind="days", move=30 * DAY, reserve=0, bot="random"),
]
STEPS = [DAY / 24, 20 * DAY, 25 * DAY, 29 * DAY]
OUTAGE = 100 * DAY
"""The time for which no server runs: everybody is late afterwards."""
MOODS = (0.0, 0.1, 0.3)


@dataclass
class Chronicle:
    """The test's own account of what must have happened."""

    used: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and seat: seconds used of the present turn
    running: set[tuple[str, int]] = field(default_factory=set)  # tables and seats whose clock runs
    turns: int = 0
    stood_in: int = 0
    games: int = 0
    restarts: int = 0


def stand_ins(events: list[Event]) -> list[tuple[str, int]]:
    return [
        (event.kind, seat)
        for event in events
        if event.kind in (EventKind.STAND_IN, EventKind.BACK)
        for seat in event.more["seats"]
    ]


def check_log(world: World, table_id: str) -> None:
    """Check the log of a table from its first event to its last: nothing is missing, and nothing is there twice."""
    events = world.hub.store.events(table_id)
    assert [event.seq for event in events] == list(range(len(events)))
    now: dict[int, str] = defaultdict(lambda: EventKind.BACK)
    for kind, seat in stand_ins(events):
        assert now[seat] != kind, f"seat {seat}: {kind} twice"
        now[seat] = kind
    for event in events:
        for seat in event.more.get("stand_in", ()):
            assert any(seat in e.more["seats"] for e in events if e.kind == EventKind.STAND_IN and e.seq < event.seq)


class Days:
    """The days, one after the other."""

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.rng, self.story = world, random.Random(seed), Chronicle()
        self.tables: list[str] = []
        self.moods: dict[tuple[str, int], float] = {}

    async def begin(self) -> None:
        self.tables = [await self.anew()]

    async def anew(self) -> str:
        live = await self.world.table(people=2, pace=self.rng.choice(PACES))
        self.seated(live)
        return live.table.id

    def seated(self, live: Room) -> None:
        for seat, mood in zip(live.table.people(), (1.0, self.rng.choice(MOODS)), strict=True):
            self.moods[live.table.id, seat] = mood

    def watch(self, hub: Hub) -> Hub:
        hub.registry.watching.append(self.note)
        return hub

    def note(self, live: Room) -> None:
        """Note, after every change, which seats the table waits for from now on."""
        table, story = live.table, self.story
        for seat in table.people():
            place = table.id, seat
            if seat not in table.waiting_for:
                story.used.pop(place, None)
            elif place not in story.used:
                story.used[place] = 0.0
                story.turns += 1
            if place in story.used and table.head.status == "playing" and seat not in table.away:
                story.running.add(place)
            else:
                story.running.discard(place)

    async def day(self) -> None:
        world, rng = self.world, self.rng
        step = OUTAGE if rng.random() < 0.005 else rng.choice(STEPS)
        world.time.now += step
        for place in self.story.running:
            self.story.used[place] += step
        if rng.random() < 0.06:
            await world.restart()
            self.watch(world.hub)
            self.story.restarts += 1
        due = {table_id: self.due(table_id) for table_id in self.tables}
        other: Hub | None = self.watch(world.started()) if rng.random() < 0.03 else None
        if other is not None:  # sometimes the second process comes first
            await Poller(other).once()
            await world.settle(other)
            await other.close()
        await world.poller.once()
        await world.settle()
        for number, table_id in enumerate(self.tables):
            live = await world.hub.room(table_id)
            if other is not None:
                await world.hub.catching_up.refresh(live)
            self.check(live, due[table_id])
            await self.people(live)
            if live.table.head.status == "over":
                self.tables[number] = await self.rematch(live) if rng.random() < 0.5 else await self.anew()

    def due(self, table_id: str) -> list[int]:
        """The seats that are late by the database, which must be those that the test has counted."""
        with database.reading(self.world.hub.store.engine) as connection:
            stored = connection.execute(select(schema.tables.c.clock).where(schema.tables.c.id == table_id)).scalar_one()
        late, pace = of_stored(stored).overdue(self.world.time.now), stored["pace"]
        for table, seat in self.story.running:
            used = self.story.used[table, seat]
            if table == table_id and used >= pace["move"] + pace["reserve"]:
                assert seat in late, "whoever has used up everything is due"
            elif table == table_id and used < pace["move"]:
                assert seat not in late, "nobody is late before their time"
        assert {(table_id, seat) for seat in late} <= self.story.running
        return late

    def check(self, live: Room, late: list[int]) -> None:
        """Check that a bot stands in for every overdue seat, and that the table only waits for people who still have time."""
        table = live.table
        self.story.stood_in += len(late)
        assert set(late) <= set(table.away) or table.head.status == "over"
        if table.head.status != "playing":
            assert table.head.due is None
            return
        assert table.waiting_for, "somebody is asked"
        clock = of_stored(table.head.clock or {})
        for seat in table.waiting_for:
            when = clock.seats[seat].due(clock.pace.move)
            assert seat not in table.away and when is not None and when > self.world.time.now
        assert table.head.due == clock.due

    async def people(self, live: Room) -> None:
        world, rng = self.world, self.rng
        for seat in live.table.people():
            mood = self.moods[live.table.id, seat]
            if live.table.head.status == "paused":
                if rng.random() < 0.5:
                    await votes.resume(world.hub, live, Who(seat))
                    await world.settle()
                continue
            if seat in live.table.away and rng.random() < mood:
                await play.back(world.hub, live, Who(seat))
            turns = self.story.turns
            while seat in live.table.waiting_for and self.story.turns == turns and rng.random() < mood:
                await world.act(live, seat)
        if live.table.head.status == "playing" and rng.random() < 0.02:
            await votes.vote(world.hub, live, Who(host=True), Motion.PAUSE, True)

    async def rematch(self, live: Room) -> str:
        self.story.games += 1
        check_log(self.world, live.table.id)
        links = await lobby.rematch(self.world.hub, live, Who(host=True))
        anew = await self.world.hub.room(links["table"])
        await self.world.settle()
        self.seated(anew)
        return anew.table.id


def test_ten_thousand_days(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        days = Days(world, 8)
        start = world.time.now
        days.watch(world.hub)
        await days.begin()
        await world.settle()
        while world.time.now < start + DAYS * DAY:
            await days.day()
        for table_id in days.tables:
            check_log(world, table_id)
            assert examine(world.hub.store.whole(table_id)).differences == []
        story = days.story
        assert story.games > 1 and story.restarts > 15 and story.stood_in > 25 and story.turns > 2 * story.stood_in, story

    in_world(tmp_path, work)
