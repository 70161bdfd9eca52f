"""A hub without bots, with one table of three people, in the test's own process."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson

from hustings.server.actions import lobby
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.store import Store
from hustings.tables.model import SeatKind, Who
from hustings.wire.play import Act
from hustings.wire.tables import NewTable, SeatWish
from support.controlled import NO_BOTS
from support.patience import PATIENCE
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


IDS = itertools.count()


def act(live: Room, seat: int = 0) -> Act:
    return Act(seq=live.table.seq, id=f"x{next(IDS)}", options=[live.table.own(seat).legal(seat)[0]])


def with_links(folder: Path, work: Callable[[Hub, Room, Any], Awaitable[None]], **table: Any) -> None:
    """Run `work` with a hub, its one table and the table's links."""
    _with_table(folder, Settings(), table, work)


def with_hub(folder: Path, work: Callable[[Hub, Room], Awaitable[None]], **settings: Any) -> None:
    """Run `work` with a hub and its one table, where the links are not needed."""
    _with_table(folder, Settings(**settings), {}, lambda hub, live, _links: work(hub, live))


def _with_table(
    folder: Path, settings: Settings, table: dict[str, Any], work: Callable[[Hub, Room, Any], Awaitable[None]]
) -> None:
    async def run() -> None:
        hub = Hub(settings, Store.open(place(folder / "x.db")), NO_BOTS)
        wish: dict[str, Any] = {"game": "die-macher", "seats": [SeatWish(kind=SeatKind.PERSON)] * 3, "start": True, **table}
        links = await lobby.create(hub, NewTable(**wish))
        await work(hub, await hub.room(links["table"]), links)
        await hub.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
