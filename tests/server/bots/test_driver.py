"""Bots whose tables end while they think."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from hustings.server.actions import lobby
from hustings.server.bots.pool import BotPool
from hustings.server.hub import Hub
from hustings.server.jobs.retention import delete_table
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.store import Store
from hustings.store.retention import delete_unchanged
from hustings.tables.model import SeatKind, Who
from hustings.wire.tables import NewTable, SeatWish
from support.patience import PATIENCE


class Thinker:
    """A replacement for the workers that thinks until the test lets it decide."""

    def __init__(self) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def decide(self, *about: Any) -> int:
        self.asked.set()
        await self.go.wait()
        return int(about[6][0])


async def by_its_host(hub: Hub, room: Room) -> None:
    await delete_table(hub, room, Who(host=True))


async def by_another_process(hub: Hub, room: Room) -> None:
    await hub.db.write(delete_unchanged, hub.store, room.table.id, room.table.head.version)


@pytest.mark.parametrize("delete", [by_its_host, by_another_process])
def test_a_table_that_is_deleted_while_its_bot_thinks_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, delete: Callable[[Hub, Room], Coroutine[Any, Any, None]]
) -> None:
    async def work() -> None:
        thinker = Thinker()
        hub = Hub(Settings(bot_pace=0.0), Store.open(f"sqlite:///{tmp_path / 'tables.db'}"), cast(BotPool, thinker))
        await hub.take_up()
        made = await lobby.create(hub, NewTable(game="helvetiq", seats=[SeatWish(kind=SeatKind.BOT)] * 2, start=True))
        room = await hub.room(made["table"])
        await thinker.asked.wait()
        deleting = asyncio.create_task(delete(hub, room))
        await asyncio.sleep(0)  # the host has the table's lock now, and the bot waits for it
        if delete is by_another_process:
            await deleting
        thinker.go.set()
        await deleting
        while hub.registry.rooms or room.thinking or room.lock.locked():
            await asyncio.sleep(0.01)
        await hub.close()
        gc.collect()  # asyncio reports an unhandled failure when it is collected

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
    assert caplog.messages == []
