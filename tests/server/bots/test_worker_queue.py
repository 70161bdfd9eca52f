"""Fair sharing of the workers: somebody with many tables of slow bots does not delay other people's bots, and those who wait are
told."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from pathlib import Path

import orjson

from hustings.server.bots.worker_queue import BOTS_ONLY, KEPT_SECONDS, PATIENT, PEOPLE, Anybody, WorkerQueue
from support.busy_bots import GREEDY, HONEST, busy
from support.inside import Reader
from support.patience import PATIENCE


def test_easy_bots_never_wait_for_a_long_thought(tmp_path: Path) -> None:
    """A search that has begun is not interrupted, so one worker never begins any."""
    with busy(tmp_path) as found:
        for _ in range(12):
            found.table(GREEDY, *["search:5s"] * 3)
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 35)
        found.table(HONEST, "person", "easy", "expert")
        found.until(lambda: {"easy", "expert"} <= set(found.notes))
        assert found.notes.count("search:5s") == 1
        found.table(GREEDY, *["hard"] * 3)  # a game that goes on while the search does
        found.until(lambda: found.notes.count("hard") > 30)
        assert found.notes.count("search:5s") == 1


def test_tables_of_bots_only_wait_for_everybody_else(tmp_path: Path) -> None:
    """This also holds for people at the same address."""
    with busy(tmp_path) as found:
        for _ in range(12):
            found.table(GREEDY, *["search:5s"] * 3)
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 35)
        found.table(GREEDY, "person", "search:1s", "search:1s")
        found.until(lambda: found.waiting == 37)
        found.go_on()
        found.until(lambda: len(found.notes) > 12)
        assert found.notes[1:3] == ["search:1s", "search:1s"], "the bots of people are next"


def test_seconds_are_counted_by_address(tmp_path: Path) -> None:
    """Time that slow bots use for people at one address does not count against anybody else."""
    with busy(tmp_path) as found:
        for _ in range(12):
            found.table(GREEDY, "person", "search:5s", "search:5s")
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 23)
        found.table(HONEST, "person", "search:1s", "search:1s")
        found.until(lambda: found.waiting == 25)
        found.go_on()
        found.until(lambda: len(found.notes) > 12)
        assert found.notes[1] == "search:1s", "from a table's first question on"
        assert found.notes[:6].count("search:1s") >= 2  # more if one is asked again soon


def test_who_waits_for_bots_sees_it(tmp_path: Path) -> None:
    with busy(tmp_path) as found:
        found.table(GREEDY, "person", "search:5s", "search:5s")
        links = found.table(HONEST, "person", "search:1s", "search:1s")
        reader = Reader(found.server, links["table"], links["seats"][0]["token"])

        def told() -> list[int]:
            reader.settle()
            pushes = map(orjson.loads, reader.pushes)
            return [push["table"]["bots_busy"] for push in pushes if push["type"] == "table"]

        found.until(lambda: any(told()))
        assert reader.get("").json()["bots_busy"] > 0 and reader.get("view").json()["table"]["bots_busy"] > 0
        found.go_on()
        found.until(lambda: told()[-1] == 0)
        assert reader.get("").json()["bots_busy"] == 0
        reader.close()


# The line itself


def served(line: WorkerQueue[int], *askers: Anybody) -> list[Anybody]:
    """The order in which askers are served while one worker thinks a second about each."""
    order: list[Anybody] = []

    async def one(asker: Anybody) -> None:
        worker = await line.take(asker)
        order.append(asker)
        line.charge(asker, 1.0)
        line.put(worker)

    async def work() -> None:
        tasks = [asyncio.create_task(one(asker)) for asker in askers]
        await asyncio.sleep(0)
        line.put(1)
        await asyncio.gather(*tasks)

    asyncio.run(work())
    return order


def test_tables_of_one_address_take_turns_and_addresses_too() -> None:
    """This holds with a fixed clock, and with a running one by which used time is gradually forgotten."""
    one, two, other = (Anybody(PEOPLE, table, (payer,)) for table, payer in (("a", "x"), ("b", "x"), ("c", "y")))
    ticks = itertools.count()
    for now in (lambda: 0.0, lambda: next(ticks) / 1e6):
        order = served(WorkerQueue(1, now=now, stay_seconds=0.0), one, one, one, two, two, other, other)
        assert [asker.table for asker in order] == ["a", "c", "b", "c", "a", "b", "a"]


def test_ranks_come_first_and_what_can_wait_leaves_a_worker_free() -> None:
    people, bots, later = Anybody(PEOPLE, "a"), Anybody(BOTS_ONLY, "b"), Anybody(PATIENT, "c")
    assert served(WorkerQueue(1, stay_seconds=0.0), later, bots, people) == [people, bots, later]

    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(2)
        line.put(1)
        line.put(2)
        first = await line.take(bots)
        waiting = asyncio.create_task(line.take(bots))
        await asyncio.sleep(0)
        assert not waiting.done()
        worker = await line.take(people)
        line.put(worker)
        assert not waiting.done()
        line.put(first)
        assert await waiting in (1, 2)

    asyncio.run(work())


def test_quick_answers_and_long_thoughts_do_not_keep_each_other() -> None:
    """With two workers there is one long thought at a time, and the other worker is free for quick answers. These take both
    workers if they can, but leave the next free one to a long thought for people."""
    people, bots = Anybody(PEOPLE, "a"), Anybody(BOTS_ONLY, "b")

    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(1)
        line.put(1)
        line.put(2)
        long = await line.take(bots)
        waiting = asyncio.create_task(line.take(people))
        quick = await line.take(bots, quick=True)
        line.put(quick)
        assert not waiting.done() and quick != long and line.quick_length == 0
        line.put(long)
        assert await asyncio.wait_for(waiting, PATIENCE) in (1, 2)
        line.put(waiting.result())

        both = [await line.take(bots, quick=True) for _ in range(2)]
        more = [asyncio.create_task(line.take(asker, quick=quick)) for asker, quick in ((bots, True), (people, False))]
        await asyncio.sleep(0)
        assert (line.length, line.quick_length) == (2, 1)
        line.put(both[0])
        assert await asyncio.wait_for(more[1], PATIENCE) == both[0] and not more[0].done()
        line.put(both[1])
        assert await asyncio.wait_for(more[0], PATIENCE) == both[1]

    asyncio.run(work())


def test_the_last_worker_stays_a_moment_with_those_who_use_little() -> None:
    """Four bots of an honest table think one after the other, without a slow thought for somebody else between each."""
    honest, greedy = Anybody(PEOPLE, "a", ("x",)), Anybody(PEOPLE, "b", ("y",))

    async def work(honest: Anybody, slow: Anybody) -> None:
        now = [0.0]
        line: WorkerQueue[int] = WorkerQueue(1, now=lambda: now[0], stay_seconds=0.01)
        line.charge(greedy, 100.0)
        line.put(1)
        for _ in range(4):
            worker = await line.take(honest)
            waiting = asyncio.create_task(line.take(slow))
            await asyncio.sleep(0)
            line.charge(honest, 0.1)
            line.put(worker)
            await asyncio.sleep(0.05)  # by the queue's own clock no time has passed
            assert not waiting.done()
            waiting.cancel()
        waiting = asyncio.create_task(line.take(slow))
        await asyncio.sleep(0)
        now[0] = 1.0
        assert await asyncio.wait_for(waiting, PATIENCE) == 1

    for slow in (greedy, Anybody(BOTS_ONLY, "c", ("x",)), Anybody(PATIENT, "d")):
        asyncio.run(work(honest, slow))
    asyncio.run(work(greedy, Anybody(BOTS_ONLY, "c", ("y",))))  # people before bots only, whatever they have used


def test_people_who_use_much_are_not_kept_from_the_last_worker_for_ever() -> None:
    now = [0.0]
    greedy, honest = Anybody(PEOPLE, "a", ("x",)), Anybody(PEOPLE, "b", ("y",))

    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(1, now=lambda: now[0], stay_seconds=2.0)
        line.charge(greedy, 1000.0)
        line.charge(honest, 0.1)
        line.put(1)
        waiting = asyncio.create_task(line.take(greedy))
        await asyncio.sleep(0)
        while now[0] < KEPT_SECONDS:  # somebody who uses little is always about to ask again
            line.put(await line.take(honest))
            line.charge(honest, 0.1)
            assert not waiting.done(), now
            now[0] += 1.0
        line.put(await line.take(honest))
        assert await asyncio.wait_for(waiting, PATIENCE) == 1

    asyncio.run(work())


def test_what_somebody_has_used_is_forgotten_by_and_by() -> None:
    now = [0.0]
    line: WorkerQueue[int] = WorkerQueue(1, now=lambda: now[0], stay_seconds=0.0)
    greedy, other = Anybody(PEOPLE, "a", ("x",)), Anybody(PEOPLE, "b", ("y",))
    line.charge(greedy, 1000.0)
    line.charge(other, 10.0)
    assert served(line, greedy, other)[0] is other
    now[0] = 86_400.0
    line.charge(other, 10.0)

    assert served(line, greedy, other)[0] is greedy


def test_who_gives_up_in_the_line_takes_no_worker_along() -> None:
    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(1)
        leaving = asyncio.create_task(line.take(Anybody()))
        staying = asyncio.create_task(line.take(Anybody()))
        await asyncio.sleep(0)
        leaving.cancel()
        line.put(1)  # it is given to the first before that knows
        assert await staying == 1 and line.length == 0

    asyncio.run(work())


@dataclass(frozen=True)
class Listening(Anybody):
    """An asker that notes what it is told."""

    told: list[int] = field(default_factory=list)

    def waits(self, place: int) -> None:
        self.told.append(place)


def test_a_table_whose_bots_wait_together_has_one_place() -> None:
    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(1, busy_seconds=0.0)
        told: list[int] = []
        one, two = Listening(table="a", told=told), Listening(table="a", told=told)
        waiting = [asyncio.create_task(line.take(asker)) for asker in (Anybody(table="b"), one, two)]
        while len(told) < 6:
            await asyncio.sleep(0)
        assert set(told) == {2}, "the place of the first"
        waiting[1].cancel()
        await asyncio.wait(waiting[1:2])
        assert 0 not in told, "the other waits still"
        waiting[2].cancel()
        await asyncio.wait(waiting[2:])
        assert told[-1] == 0
        waiting[0].cancel()

    asyncio.run(work())
