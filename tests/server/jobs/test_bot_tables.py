"""Tables of bots only: they are given up when nobody has watched them for long enough."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hustings.tables.model import Who
from support.controlled import Reader as Connection
from support.controlled import World, in_world


def test_a_game_of_bots_that_nobody_watches_is_given_up_after_a_while(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.pool.patient = asyncio.Event()  # they never come to an end
        alone, watched, played = (
            await world.table(people=0, bots=3),
            await world.table(people=0, bots=3),
            await world.table(bots=1),
        )
        world.hub.broadcast.attend(watched, Connection(Who()), 0, 0)

        async def statuses_after(hours: float) -> list[str]:
            world.time.now += hours * 3600
            await world.poller.once()
            return [str(room.table.head.status) for room in (alone, watched, played)]

        assert await statuses_after(1.9) == ["playing"] * 3
        assert await statuses_after(0.2) == ["abandoned", "playing", "playing"]
        world.pool.patient.set()
        await world.settle()

    in_world(tmp_path, work)


def test_they_are_not_given_up_where_that_is_not_wanted(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.pool.patient = asyncio.Event()
        alone = await world.table(people=0, bots=3)
        world.time.now += 1e6
        await world.poller.once()
        assert alone.table.head.status == "playing"
        world.pool.patient.set()
        await world.settle()

    in_world(tmp_path, work, bot_table_hours=0.0)
