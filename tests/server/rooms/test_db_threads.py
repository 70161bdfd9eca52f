"""Writes that wait are written together: each gets its own result, but only when all are on the disk."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hustings.server.rooms.db_threads import CARRIED, Writer
from hustings.store import Answer, Conflict, Store, StoreUnavailable
from hustings.tables.model import Seat, SeatKind, TableHead
from support.patience import PATIENCE
from support.stored_tables import plain_event

pytestmark = pytest.mark.sqlite


def table(name: str, token: str = "") -> TableHead:
    token = token or name
    return TableHead(name, "die-macher", "2006", 3, "T", f"h{token}", f"s{token}", "0", "x", "y", 1.0, 1.0)


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store.open(f"sqlite:///{tmp_path / 'x.db'}")
    yield opened
    opened.close()


async def together(writer: Writer, *works: Any) -> list[Any]:
    """Let works wait behind one that is held up, so that they form a group."""
    held = threading.Event()
    first = writer.submit(held.wait)
    futures = [writer.submit(work) for work in works]
    held.set()
    await first
    return await asyncio.gather(*futures, return_exceptions=True)


def test_a_write_that_is_refused_leaves_the_others_of_its_group_alone(store: Store) -> None:
    async def work() -> list[Any]:
        writer = Writer(store)
        seats = [Seat(0, SeatKind.OPEN)]
        found = await together(
            writer,
            lambda: store.create(table("a"), seats),
            lambda: store.create(table("a"), seats),  # exists already
            lambda: store.create(table("b"), seats),
            lambda: store.seq("b"),  # sees the write within the group
        )
        await asyncio.to_thread(writer.stop)
        return found

    first, second, third, _ = asyncio.run(work())
    assert first is None and isinstance(second, Conflict) and third is None
    assert sorted(store.ids()) == ["a", "b"]


def test_of_a_write_that_fails_half_way_nothing_is_kept(store: Store) -> None:
    """Its event is inserted before its answer's id turns out to be in use."""

    def act(version: int, name: str) -> None:
        store.append(
            "a", version, plain_event(version + 1), position=b"", snapshot=True, answer=Answer(name, 0, {"of": version + 1})
        )

    async def work() -> list[Any]:
        writer = Writer(store)
        found = await together(writer, lambda: act(0, "x"), lambda: act(1, "x"), lambda: act(1, "y"))
        await asyncio.to_thread(writer.stop)
        return found

    store.create(replace(table("a"), seq=0), [], plain_event(0), b"")
    first, second, third = asyncio.run(work())
    assert first is None and isinstance(second, Conflict) and third is None
    assert store.seq("a") == 2 and [event.seq for event in store.events("a")] == [0, 1, 2]
    assert [store.answer("a", name, 0) for name in "xy"] == [Answer("x", 0, {"of": 1}), Answer("y", 0, {"of": 2})]


def test_a_group_that_fails_is_written_one_by_one(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise StoreUnavailable("the disk is full")

    async def work() -> list[Any]:
        writer = Writer(store)
        found = await together(writer, lambda: store.create(table("a"), []), broken, lambda: store.create(table("b"), []))
        await asyncio.to_thread(writer.stop)
        return found

    first, second, third = asyncio.run(work())
    assert first is None and isinstance(second, StoreUnavailable) and third is None
    assert sorted(store.ids()) == ["a", "b"]


def test_nothing_is_told_before_the_group_is_kept(store: Store, tmp_path: Path) -> None:
    """Each result is checked over a separate connection as soon as it comes."""

    async def work() -> None:
        writer = Writer(store)
        found = await together(writer, *[lambda n=n: store.create(table(f"t{n}"), []) for n in range(20)])
        assert found == [None] * 20
        other = Store.open(f"sqlite:///{tmp_path / 'x.db'}")
        assert len(other.ids()) == 20
        other.close()
        await asyncio.to_thread(writer.stop)

    asyncio.run(work())


def test_stopping_writes_what_waits(store: Store) -> None:
    async def work() -> None:
        writer = Writer(store)
        futures = [writer.submit(lambda n=n: store.create(table(f"t{n}"), [])) for n in range(5)]  # type: ignore[misc]
        await asyncio.to_thread(writer.stop)
        await asyncio.gather(*futures)

    asyncio.run(work())
    assert len(store.ids()) == 5


def test_the_log_is_carried_over_beside_the_writing(store: Store, tmp_path: Path) -> None:
    """It is copied into the file itself, long before SQLite would make a write wait for that."""
    file = tmp_path / "x.db"

    async def work() -> None:
        writer, before = Writer(store), file.stat().st_size
        for number in range(2 * CARRIED):
            await writer.submit(partial(store.create, table(f"t{number}"), [Seat(0, SeatKind.OPEN)]))
        deadline = time.monotonic() + PATIENCE
        while file.stat().st_size == before:
            assert time.monotonic() < deadline, "nothing was carried over"
            await asyncio.sleep(0.01)
        await asyncio.to_thread(writer.stop)

    asyncio.run(work())
    assert len(store.ids()) == 2 * CARRIED


def test_the_log_begins_anew_once_the_writer_has_carried_over_the_rest(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the log grows, each write also has to store its new size on the disk."""
    file, by, whole = tmp_path / "x.db-wal", list[str](), Store.carry_over

    def noted(self: Store) -> None:
        whole(self)
        by.append(threading.current_thread().name)

    monkeypatch.setattr(Store, "carry_over", noted)

    async def work() -> None:
        writer, numbers = Writer(store), itertools.count()

        async def write() -> None:
            await writer.submit(partial(store.create, table(f"t{next(numbers)}"), [Seat(0, SeatKind.OPEN)]))

        deadline = time.monotonic() + PATIENCE
        while not by or not by[-1].startswith("writer"):
            assert time.monotonic() < deadline, by
            await write()
            await asyncio.sleep(0.001)
        size = file.stat().st_size
        for _ in range(CARRIED // 2):
            await write()
        assert file.stat().st_size == size, "it goes on at the end"
        await asyncio.to_thread(writer.stop)

    asyncio.run(work())


def test_writing_goes_on_where_the_log_cannot_be_carried_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = threading.Event()

    def away(self: Store) -> None:
        tried.set()
        raise StoreUnavailable("x.db: the disk is full")

    monkeypatch.setattr(Store, "carry_over", away)

    async def work() -> None:
        writer = Writer(store)
        for number in range(CARRIED):
            await writer.submit(partial(store.create, table(f"t{number}"), [Seat(0, SeatKind.OPEN)]))
        assert await asyncio.to_thread(tried.wait, PATIENCE)
        await writer.submit(partial(store.create, table("last"), [Seat(0, SeatKind.OPEN)]))
        await asyncio.to_thread(writer.stop)

    asyncio.run(work())
    assert "last" in store.ids()
