"""Bots are shared fairly: somebody with many tables of slow bots keeps nobody else's bot from its turn, and who waits is told."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings.server import app as app_module
from hustings.server.bots.pool import BotPool
from hustings.server.bots.worker_queue import BOTS_ONLY, PATIENT, PEOPLE, Anybody, WorkerQueue
from support.inside import HOST, Inside, Reader, inside
from support.patience import PATIENCE

# A worker that notes whom it thinks for, and thinks about a search for as long as there is a file "hold".
WORKER = """
import json, pathlib, struct, sys, time
folder = pathlib.Path(sys.argv[1])
while True:
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit(0)
    question = json.loads(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))
    with (folder / "notes").open("a") as notes:
        notes.write(question["bot"] + "\\n")
    while question["bot"].startswith("search") and (folder / "hold").exists():
        time.sleep(0.01)
    body = json.dumps({"option": question["legal"][0]}).encode()
    sys.stdout.buffer.write(struct.pack(">I", len(body)) + body)
    sys.stdout.buffer.flush()
"""
GREEDY, HONEST = "203.0.113.5", "198.51.100.7"


class Busy:
    """A server with one worker, and what that was asked."""

    def __init__(self, server: Inside, folder: Path) -> None:
        self.server, self.folder = server, folder

    def table(self, address: str, *seats: str) -> dict[str, Any]:
        kinds = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"game": "die-macher", "seats": kinds, "start": True}
        made = self.server.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": address})
        links: dict[str, Any] = made.raise_for_status().json()
        return links

    @property
    def notes(self) -> list[str]:
        return (self.folder / "notes").read_text().split() if (self.folder / "notes").exists() else []

    def until(self, true: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < deadline, self.notes
            time.sleep(0.01)

    @property
    def waiting(self) -> int:
        return sum(line.startswith("hustings_bots_waiting ") and int(float(line.split()[1])) for line in self._figures())

    def _figures(self) -> list[str]:
        return self.server.http.get("/metrics").text.splitlines()

    def go_on(self) -> None:
        (self.folder / "hold").unlink()


@contextmanager
def busy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Busy]:
    (folder / "worker.py").write_text(WORKER)
    (folder / "hold").touch()
    command = [sys.executable, "-S", str(folder / "worker.py"), str(folder)]
    monkeypatch.setattr(app_module, "BotPool", lambda _: BotPool(1, warm=False, command=command, busy_seconds=0.05))
    with inside(folder, trusted_proxies=(HOST,)) as server:
        try:
            yield Busy(server, folder)
        finally:
            (folder / "hold").unlink(missing_ok=True)


def test_tables_of_bots_only_wait_for_everybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for those who come from the same address."""
    with busy(tmp_path, monkeypatch) as found:
        for _ in range(12):
            found.table(GREEDY, *["search:5s"] * 3)
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 35)
        found.table(GREEDY, "person", "easy", "easy")
        found.until(lambda: found.waiting == 37)
        found.go_on()
        found.until(lambda: len(found.notes) > 12)
        assert found.notes[1:3] == ["easy", "easy"], "the bots of people are next"


def test_seconds_are_counted_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People at slow bots' tables do not make them anybody else's trouble."""
    with busy(tmp_path, monkeypatch) as found:
        for _ in range(12):
            found.table(GREEDY, "person", "search:5s", "search:5s")
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 23)
        found.table(HONEST, "person", "easy", "easy")
        found.until(lambda: found.waiting == 25)
        found.go_on()
        found.until(lambda: len(found.notes) > 12)
        assert "easy" in found.notes[1:3] and found.notes[:6].count("easy") >= 2  # more where one is soon asked again


def test_who_waits_for_bots_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with busy(tmp_path, monkeypatch) as found:
        found.table(GREEDY, "person", "search:5s", "search:5s")
        links = found.table(HONEST, "person", "easy", "easy")
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
    """Who is served in which order while one worker thinks a second about each."""
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
    one, two, other = (Anybody(PEOPLE, table, (payer,)) for table, payer in (("a", "x"), ("b", "x"), ("c", "y")))
    order = served(WorkerQueue(1, now=lambda: 0.0), one, one, one, two, two, other, other)
    assert [asker.table for asker in order] == ["a", "c", "b", "c", "a", "b", "a"]


def test_ranks_come_first_and_what_can_wait_leaves_a_worker_free() -> None:
    people, bots, later = Anybody(PEOPLE, "a"), Anybody(BOTS_ONLY, "b"), Anybody(PATIENT, "c")
    assert served(WorkerQueue(1), later, bots, people) == [people, bots, later]

    async def work() -> None:
        line: WorkerQueue[int] = WorkerQueue(2)
        line.put(1)
        line.put(2)
        await line.take(bots)
        waiting = asyncio.create_task(line.take(bots))
        await asyncio.sleep(0)
        assert not waiting.done()
        worker = await line.take(people)
        line.put(worker)
        assert not waiting.done()
        line.put(3)
        assert await waiting in (1, 2, 3)

    asyncio.run(work())


def test_what_somebody_has_used_is_forgotten_by_and_by() -> None:
    now = [0.0]
    line: WorkerQueue[int] = WorkerQueue(1, now=lambda: now[0])
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
