"""Tables in memory: never ahead of the disk, loaded again in case of doubt, forgotten when nobody needs them."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import text

from hustings.core.errors import ActionError
from hustings.server.actions import lobby, play, votes
from hustings.server.errors import ApiError, ErrorKind
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.store import Store, StoreLost, StoreUnavailable, changes
from hustings.tables.model import SeatKind, Who
from hustings.tables.verify import examine
from hustings.tables.votes import Motion
from hustings.wire.play import Act, Undo
from hustings.wire.tables import NewTable, SeatWish
from support.controlled import NO_BOTS
from support.hubs import Reader, act, with_hub, with_links
from support.postgres import place


def shown(live: Room, seat: int) -> Any:
    """The view of a seat in the form that is sent."""
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


def test_what_cannot_be_looked_up_is_not_refused_by_what_may_be_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have written something that makes this decision legal. If the database is away, the answer is to try
    again, not that the decision is illegal."""

    async def work(hub: Hub, live: Room) -> None:
        wrong = Act(seq=live.table.seq, id="0" * 16, options=[0])
        with pytest.raises(ActionError):
            await play.act(hub, live, Who(0), wrong)
        live.doubtful = True
        with monkeypatch.context() as patch:

            def away(*args: Any) -> None:
                raise StoreUnavailable("away")

            patch.setattr(changes, "version", away)
            with pytest.raises(ApiError) as caught:
                await play.act(hub, live, Who(0), wrong)
        assert caught.value.kind == ErrorKind.UNAVAILABLE
        with pytest.raises(ActionError):  # it is back
            await play.act(hub, live, Who(0), wrong)

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


def test_a_table_that_cannot_be_read_again_is_not_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a failure follows a write and the store is away, memory no longer knows what is on the disk."""

    async def work(hub: Hub, live: Room) -> None:
        reader = Reader(Who(0))
        hub.broadcast.attend(live, reader, 0, 0)
        with monkeypatch.context() as patch:

            def away(*args: Any) -> None:
                raise StoreUnavailable("away")

            patch.setattr(hub.store, "load", away)
            patch.setattr(live.presenter, "changed", None)
            with pytest.raises(ApiError):
                await hub.commit(live, live.table.rewind(0, 0, 1, live.table.running.copy()))
        assert live.table.id not in hub.registry.rooms and reader.pushes[-1]["type"] == "gone"
        again = await hub.room(live.table.id)
        assert again is not live and again.table.seq == 1

    with_hub(tmp_path, work)


@pytest.mark.sqlite  # with PostgreSQL tables are taken up when nobody else drives them
def test_a_start_takes_up_the_tables_whose_bots_are_asked(tmp_path: Path) -> None:
    """It does not load tables that wait for people, which would delay the first visitors. A damaged table does not stop the
    others."""

    async def work(hub: Hub, live: Room) -> None:
        tables = [live.table.id]
        for _ in range(2):
            seats = [SeatWish(kind=SeatKind.PERSON)] * 3
            tables.append((await lobby.create(hub, NewTable(game="die-macher", seats=seats, start=True)))["table"])
        with sqlite3.connect(tmp_path / "x.db") as db:
            db.execute("UPDATE seats SET kind = 'bot', bot = 'easy' WHERE table_id != ?", (tables[2],))
            db.execute("UPDATE tables SET position = x'00' WHERE id = ?", (tables[0],))
        hub.registry.rooms.clear()
        await hub.take_up()
        assert set(hub.registry.rooms) == {tables[1]}

    with_hub(tmp_path, work)


def test_a_table_that_cannot_start_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves no table to which nobody has the links, and no rematch that blocks the next one."""

    async def work(hub: Hub, live: Room, links: Any) -> None:
        for seat in range(3):
            await votes.vote(hub, live, Who(seat), Motion.ABANDON, True)
        with monkeypatch.context() as patch:

            def full(*args: Any, **options: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            patch.setattr("hustings.store.writes.snapshot", full)
            seats = [SeatWish(kind=SeatKind.PERSON)] * 3
            for making in (
                lobby.create(hub, NewTable(game="die-macher", seats=seats, start=True)),
                lobby.rematch(hub, live, Who(host=True)),
            ):
                with pytest.raises(ApiError) as caught:
                    await making
                assert caught.value.kind == ErrorKind.UNAVAILABLE and hub.store.ids() == [live.table.id]
        assert live.table.head.rematch is None
        following = await lobby.rematch(hub, live, Who(host=True))
        assert (await hub.room(following["table"])).table.head.status == "playing"
        other = Hub(Settings(), Store.open(place(tmp_path / "x.db")), NO_BOTS)  # another process
        theirs = await other.room(live.table.id)
        theirs.table.head = replace(theirs.table.head, rematch=None)
        with pytest.raises(ApiError):
            await lobby.rematch(other, theirs, Who(host=True))
        await other.close()
        assert sorted(hub.store.ids()) == sorted([live.table.id, following["table"]])

    with_links(tmp_path, work)


def test_a_table_of_another_layout_is_written_in_this_one(tmp_path: Path) -> None:
    """After an update its position is rebuilt from the log, and from then on the stored table names the new layout."""

    async def work(hub: Hub, live: Room) -> None:
        name, now = live.table.id, live.table.head.layout
        with hub.store.engine.begin() as db:
            given = {"table": name, "position": zlib.compress(b"another size")}
            db.execute(text("UPDATE tables SET layout = 'old', position = :position WHERE id = :table"), given)
            db.execute(text("UPDATE snapshots SET layout = 'old' WHERE table_id = :table"), given)
        hub.registry.rooms.clear()
        live = await hub.room(name)
        while len(live.table.asked) == 3:  # until somebody else is asked
            seat = live.table.waiting_for[0]
            await play.act(hub, live, Who(seat), act(live, seat))
        whole = hub.store.whole(name)
        assert whole.loaded.table.layout == now
        assert [snapshot.layout for snapshot in whole.snapshots] == ["old", now]
        assert examine(whole).differences == [] and examine(whole).notes == []

    with_hub(tmp_path, work)


def test_whom_a_table_waits_for_is_known_without_loading_it(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        while 0 in live.table.waiting_for:
            await play.act(hub, live, Who(0), act(live))
        ((head, _),) = hub.store.open_tables()
        assert list(head.waiting) == live.table.waiting_for == [1, 2]
        await play.unseal(hub, live, Who(0), Undo(seq=0, id="u"))
        ((head, _),) = hub.store.open_tables()
        assert list(head.waiting) == [0, 1, 2]

    with_links(tmp_path, work, public=True)
