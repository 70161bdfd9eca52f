"""A server process that goes away, with or without warning: its people go on at the other one, and so do its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from hustings.server.actions import lobby
from hustings.server.bots.pool import BotPool
from hustings.server.hub import Hub
from hustings.server.rooms.cluster import key_of
from hustings.server.settings import Settings
from hustings.store import Store
from hustings.tables.model import SeatKind
from hustings.wire.tables import NewTable, SeatWish
from support import postgres
from support.patience import PATIENCE
from support.serving import Client, Server, Watcher, asked_for, first_option, new_table, play_on


class Quick:
    """A substitute for the workers: a bot that takes the first option."""

    async def decide(self, *about: Any) -> int:
        await asyncio.sleep(0)
        *_, legal, _, _ = about
        return int(legal[0])


@pytest.fixture
def address() -> Iterator[str]:
    with postgres.database() as found:
        yield found


@pytest.mark.parametrize("kill", [True, False])
def test_people_and_bots_go_on_at_the_other_process(tmp_path: Path, address: str, kill: bool) -> None:
    async def goes_on(client: Client) -> None:
        async with Watcher(client) as watcher:
            first = watcher.state["seq"]
            await watcher.until(lambda: watcher.state["seq"] >= first + 3 or watcher.state["table"]["status"] == "over")

    first = Server(tmp_path / "first.db", "--bot-pace", "0.2", address=address)
    with Server(tmp_path / "second.db", "--bot-pace", "0.2", address=address) as second, first:
        _, people, _ = new_table(first.url)
        view = play_on(people, asked_for("meetings"))
        assert view is not None
        done = people[view["seat"]].act(first_option(view["ask"]), seq=view["seq"], id="before")
        _, _, bots = new_table(first.url, [{"kind": "bot", "bot": "easy"}] * 3)
        _, mixed, _ = new_table(first.url, ["person", {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}])
        if kill:
            first.kill()
        else:
            assert first.stop() == 130
        there = [Client(second.url, person.table, person.token, person.seat) for person in people]
        me = there[view["seat"]]
        assert me.view()["position"] == done["state"]["position"]
        again = me.post("act", {"seq": view["seq"], "id": "before", "options": [first_option(view["ask"])]})
        assert again["lines"] == done["lines"]
        play_on(there, lambda view: view["seq"] > done["seq"] + 5)
        asyncio.run(goes_on(Client(second.url, bots.table, bots.token)))
        person = Client(second.url, mixed[0].table, mixed[0].token, 0)
        asyncio.run(answered(person))
        assert "Traceback" not in second.log()


async def answered(person: Client) -> None:
    """Check that the bots decide each time after the person was asked and has decided."""
    async with Watcher(person) as watcher:
        for _ in range(4):
            await watcher.until(lambda: watcher.state["ask"] is not None and person.seat not in watcher.state["sealed"])
            mine = watcher.state
            done = await asyncio.to_thread(person.act, first_option(mine["ask"]), seq=mine["seq"])
            seq, ask = done["seq"], done["state"]["ask"]
            await watcher.until(lambda seq=seq, ask=ask: watcher.state["ask"] == ask or watcher.state["seq"] > seq)


def test_bots_of_a_table_are_driven_by_one_process(address: str) -> None:
    """The process that drives a table has its lock; when it ends, another takes over."""

    def holders(table: str) -> int:
        key = key_of(table)
        where = "locktype = 'advisory' AND (classid::bigint << 32 | objid::bigint) = %s AND granted"
        found = postgres.statement(address, f"SELECT count(*) FROM pg_locks WHERE {where}", key)
        return int(found[0][0])

    async def work() -> None:
        hubs = [Hub(Settings(bot_pace=0.0), Store.open(address), cast(BotPool, Quick())) for _ in range(2)]
        for hub in hubs:
            await hub.take_up()
        bots = [SeatWish(kind=SeatKind.BOT, bot="easy")] * 3
        links = await lobby.create(hubs[0], NewTable(game="die-macher", seats=bots, start=True))
        live = [await hub.room(links["table"]) for hub in hubs]
        while live[0].table.seq < 5 or live[1].table.seq < 5:
            await asyncio.sleep(0.01)
        drives = [hub.drives(one) for hub, one in zip(hubs, live, strict=True)]
        assert sorted(drives) == [False, True]
        assert holders(links["table"]) == 1
        driver, other = drives.index(True), drives.index(False)
        assert not live[other].thinking
        await hubs[driver].close()
        seq = live[other].table.seq
        while live[other].table.seq < seq + 5:
            await asyncio.sleep(0.01)
        assert hubs[other].drives(live[other])
        assert holders(links["table"]) == 1
        await hubs[other].close()
        while holders(links["table"]):  # the database lets go when it notices that the connection is gone
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_a_process_that_starts_leaves_tables_alone_that_others_drive(address: str) -> None:
    async def work() -> None:
        first = Hub(Settings(bot_pace=30.0), Store.open(address), cast(BotPool, Quick()))
        await first.take_up()
        tables = []
        for _ in range(3):
            seats = [SeatWish(kind=SeatKind.BOT, bot="easy")] * 3
            links = await lobby.create(first, NewTable(game="helvetiq", seats=seats, start=True))
            tables.append(await first.room(links["table"]))
        while not all(first.drives(live) for live in tables):
            await asyncio.sleep(0.01)
        second = Hub(Settings(bot_pace=0.0), Store.open(address), cast(BotPool, Quick()))
        await second.take_up()
        await second.cluster._look()  # type: ignore[union-attr]
        assert not second.registry.rooms
        await first.close()
        while len(second.registry.rooms) < 3:
            await asyncio.sleep(0.05)
        await second.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
