"""Deleting tables: by their host, or by the server after the retention period."""

from __future__ import annotations

import logging

from ...store.retention import DAY, delete_unchanged, old_tables
from ...tables.model import Status, Who
from ..actions.lobby import need_host
from ..errors import ApiError, ErrorKind, conflict, unknown_table
from ..hub import Hub
from ..rooms.registry import DELETED
from ..rooms.room import Room

log = logging.getLogger("hustings.server")


async def delete_table(hub: Hub, room: Room, who: Who) -> None:
    """Delete the table for ever, at the host's request. A running game that others play too is not the host's alone to end."""
    async with room.lock:
        need_host(who)
        table = room.table
        if table.head.status not in (Status.WAITING, Status.OVER, Status.ABANDONED) and len(table.people()) > 1:
            raise conflict("the game goes on, and others play it: vote to abandon it first")
        if not await hub.db.write(delete_unchanged, hub.store, table.id, table.head.version):
            if await hub.db.read(hub.store.seq, table.id) is None:
                hub.registry.forget(room, DELETED)
                raise unknown_table(table.id)
            await hub.registry.reload(room)
            raise ApiError(ErrorKind.STALE, "the table has moved on: look again")
        hub.registry.forget(room, DELETED)


async def tidy(hub: Hub) -> int:
    """Delete the tables whose retention period is over. Return how many there were."""
    settings = hub.settings
    days = {"ended_days": settings.retention_days, "waiting_days": settings.waiting_days}
    gone = 0
    for old in await hub.db.read(old_tables, hub.store, hub.now(), **days):
        room = hub.registry.rooms.get(old.table)
        if room is not None and room.everyone():
            continue  # somebody is looking at it: leave it for another day
        if await hub.db.write(delete_unchanged, hub.store, old.table, old.version):
            gone += 1
            hub.metrics.tidied.inc()
            if room is not None:
                hub.registry.forget(room, DELETED)
    if gone:
        log.info("tables that were too old are deleted", extra={"tables": gone})
    return gone


class Tidying:
    """The daily job that deletes old tables, by the clock of the hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self._next = hub, hub.now()

    async def poll(self, hub: Hub | None = None) -> None:
        if self.hub.now() >= self._next:
            self._next = self.hub.now() + DAY
            await tidy(self.hub)
