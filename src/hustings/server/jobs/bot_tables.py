"""Tables of bots only: a game that nobody plays or watches is given up after a while."""

from __future__ import annotations

import logging

from ...tables.model import SeatKind, Status
from ..hub import Hub
from ..rooms.room import Room

log = logging.getLogger("hustings.server")

LOOK_SECONDS = 60.0


class BotTables:
    """The job that ends them, by the clock of the hub. Such tables stay in memory as long as their bots think."""

    def __init__(self) -> None:
        self._next = 0.0

    async def __call__(self, hub: Hub) -> None:
        now, hours = hub.now(), hub.settings.bot_table_hours
        if not hours or self._next > now > self._next - LOOK_SECONDS:
            return
        self._next = now + LOOK_SECONDS
        for room in list(hub.registry.rooms.values()):
            if _is_idle(room) and room.table.head.created + hours * 3600 <= now:
                async with room.lock:
                    if _is_idle(room):
                        await hub.commit(room, room.table.update(status=Status.ABANDONED, ballots=()))
                        log.info("table %s: bots only, and nobody watches: given up", room.table.id)


def _is_idle(room: Room) -> bool:
    table = room.table
    running = table.head.status in (Status.PLAYING, Status.PAUSED)
    return running and all(seat.kind == SeatKind.BOT for seat in table.seats) and not room.everyone()
