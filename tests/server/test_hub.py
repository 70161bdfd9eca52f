"""Tables in memory: never ahead of the disk, taken from it again on any doubt, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings.server.actions import lobby, play
from hustings.server.errors import ApiError, ErrorKind
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.store import Store, StoreLost, StoreUnavailable
from hustings.tables.model import SeatKind, Who
from hustings.wire.play import Act
from hustings.wire.tables import NewTable, SeatWish
from support.controlled import NO_BOTS
from support.postgres import place


class Reader:
    """A connection that only keeps what it is sent."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.pushes: list[Any] = []

    def push(self, body: bytes) -> None:
        self.pushes.append(orjson.loads(body))

    def end(self, problem: dict[str, Any]) -> None:
        self.pushes.append({"type": "gone", "problem": problem})


def with_hub(folder: Path, work: Callable[[Hub, Room], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        hub = Hub(Settings(**settings), Store.open(place(folder / "x.db")), NO_BOTS)
        seats = [SeatWish(kind=SeatKind.PERSON)] * 3
        links = await lobby.create(hub, NewTable(game="die-macher", seats=seats, start=True))
        await work(hub, await hub.room(links["table"]))
        await hub.close()

    asyncio.run(run())


IDS = itertools.count()


def act(live: Room, seat: int = 0) -> Act:
    return Act(seq=live.table.seq, id=f"x{next(IDS)}", options=[live.table.own(seat).legal(seat)[0]])


def shown(live: Room, seat: int) -> Any:
    """The view of a seat as it is sent."""
    return orjson.loads(orjson.dumps(live.state(Who(seat))))


def test_a_table_nobody_uses_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room) -> None:
        await play.act(hub, live, Who(0), act(live))
        view = shown(live, 0)
        reader = Reader(Who(1))
        hub.broadcast.attend(live, reader, 0, 0)
        hub.sweep()
        assert hub.registry.rooms  # somebody watches
        hub.broadcast.leave(live, reader)
        live.used -= 1
        hub.sweep()
        assert not hub.registry.rooms
        again = await hub.room(live.table.id)
        assert again is not live and shown(again, 0) == view

    with_hub(tmp_path, work, idle_seconds=0.5)


@pytest.mark.parametrize("error", [StoreUnavailable("full"), RuntimeError("a bug")])
def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    async def work(hub: Hub, live: Room) -> None:
        reader = Reader(Who(0))
        hub.broadcast.attend(live, reader, 0, 0)
        before, wish = shown(live, 0), act(live)

        def fail(*args: Any, **options: Any) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "seal", fail)
            with pytest.raises(type(error) if isinstance(error, RuntimeError) else ApiError) as caught:
                await play.act(hub, live, Who(0), wish)
        if isinstance(caught.value, ApiError):
            assert caught.value.status == 503 and "full" not in caught.value.message
        assert shown(live, 0) == before | {"table": shown(live, 0)["table"]}
        assert all(push["type"] in ("welcome", "table") for push in reader.pushes)
        done = await play.act(hub, live, Who(0), wish)  # the same request, sent again
        assert not done["sealed"] and shown(live, 0)["ask"]["drafted"] == wish.options

    with_hub(tmp_path, work)


def test_a_table_that_another_process_has_moved_is_taken_from_the_disk(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room) -> None:
        other = Hub(Settings(), Store.open(place(tmp_path / "x.db")), NO_BOTS)
        theirs = await other.room(live.table.id)
        for seat in range(3):
            while seat in theirs.table.waiting_for and theirs.table.seq == 0:
                await play.act(other, theirs, Who(seat), act(theirs, seat))
        assert theirs.table.seq == 1
        reader = Reader(Who(0))
        hub.broadcast.attend(live, reader, 0, 0)
        with pytest.raises(ApiError) as caught:
            await play.act(hub, live, Who(0), act(live))
        assert caught.value.kind == ErrorKind.STALE
        assert shown(live, 0)["position"] == shown(theirs, 0)["position"]
        assert reader.pushes[-1]["type"] == "changed" and reader.pushes[-1]["seq"] == 1
        assert (
            reader.pushes[-1]["lines"] == orjson.loads(orjson.dumps(theirs.table.lines.of(0)))[len(reader.pushes[0]["lines"]) :]
        )
        await other.close()

    with_hub(tmp_path, work)


def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room) -> None:
        reader = Reader(Who(0))
        hub.broadcast.attend(live, reader, 0, 0)
        hub.store.delete(live.table.id)
        with pytest.raises(ApiError) as caught:
            await play.act(hub, live, Who(0), act(live))
        assert caught.value.kind == ErrorKind.UNKNOWN and reader.pushes[-1]["type"] == "gone"

    with_hub(tmp_path, work)


def test_the_server_runs_without_the_compiler() -> None:
    code = "import sys, hustings.server.app, hustings.cli.serve; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("kept", [True, False])
def test_a_connection_cut_while_a_table_is_made_leaves_nobody_without_links(tmp_path: Path, kept: bool) -> None:
    async def work(hub: Hub, live: Room) -> None:
        create, cut = hub.store.create, [StoreLost("the connection was cut")]

        def once_cut(*args: Any) -> None:
            if not cut or kept:
                create(*args)
            if cut:
                raise cut.pop()

        hub.store.create = once_cut  # type: ignore[method-assign,assignment]
        before = set(hub.store.ids())
        links = await lobby.create(hub, NewTable(game="helvetiq", seats=[SeatWish(kind=SeatKind.PERSON)] * 2, start=True))
        assert set(hub.store.ids()) - before == {links["table"]}
        assert (await hub.room(links["table"])).table.seats[1].kind == "person"

    with_hub(tmp_path, work)
