"""Catching up with what another process has written to a table: only what is new is read, and it is shown to everyone who watches
here as if it had been written here."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from ...store import changes
from ...tables.catch_up import caught_up, standing_after
from ...tables.log import Standing, fold
from ...tables.model import EventKind
from ...tables.stored import Loaded
from ...tables.table import Table
from ..errors import ApiError, ErrorKind, unknown_table
from .registry import DELETED, Registry
from .room import Room

log = logging.getLogger("hustings.server")


@dataclass(frozen=True)
class News:
    """What was read of a table that was in memory up to event `seq` and line of chat `number`."""

    seq: int
    number: int
    found: Loaded

    def continues(self, table: Table) -> bool:
        """Whether it is all that the table does not have yet."""
        here = (table.head.seq, table.chat.last)
        return here == (self.seq, self.number) and self.found.table.version >= table.head.version


class CatchUp:
    """Rooms brought up to date with the store."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.db, self.broadcast = registry, registry.db, registry.broadcast

    async def if_newer(self, room: Room) -> bool:
        """Take in what is new, if the store has anything newer. False: the database is away, and nobody knows."""
        known = room.mark
        try:
            if await self.db.read(changes.version, self.db.store, room.table.id) != known[1:] or room.doubtful:
                async with room.lock:
                    await self.refresh(room)
        except ApiError as error:
            if error.kind != ErrorKind.UNAVAILABLE:
                raise
            return False
        return True

    async def refresh(self, room: Room, news: News | None = None) -> bool:
        """Take in what is new; whether anything was. The caller holds the table's lock. `news`: what was read already, if it
        continues the table."""
        table, found = room.table, None if news is None else news.found
        if found is None:
            found = await self.db.read(changes.since, self.db.store, table.id, table.head.seq, table.chat.last)
        room.doubtful = False
        if found is None:
            self.registry.forget(room, DELETED)
            raise unknown_table(table.id)
        heard = self.broadcast.hear(room, found.chat)
        if found.table.version == table.head.version:
            return heard
        anew = found.table.version < table.head.version or found.table.layout != table.rules.layout
        if anew or any(event.kind == EventKind.REPAIR for event in found.events):
            await self.registry.reload(room)
            return True
        try:
            change = caught_up(table, found, await self._standing(table, found))
            self.broadcast.show(room, table.apply(change))
        except Exception:
            log.exception("table %s: taken from the store again", table.id)
            await self.registry.reload(room)
            return True
        self.registry.changed(room)
        return True

    async def _standing(self, table: Table, found: Loaded) -> Standing:
        """Where the log stands after the new events. Only where they do not say is the whole log read."""
        standing = standing_after(table, found.events)
        if standing is None:
            events = await self.db.read(self.db.store.events, table.id)
            standing = fold(event for event in events if event.seq <= found.table.seq)[1]  # it may have grown meanwhile
        return standing
