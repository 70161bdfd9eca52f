"""The one way to write to a table: the change is stored, then it becomes the state in memory, then everyone is shown it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ...store import Conflict, StaleVersion, UnknownTable
from ...tables.change import Change
from ...tables.model import ChatEntry
from ...tables.stored import Answer
from ..errors import ApiError, unknown_table
from .catch_up import CatchUp
from .concurrency import OutOfDate, uninterruptible
from .db_threads import Lost
from .registry import DELETED
from .room import Answering, Room

log = logging.getLogger("hustings.server")
T = TypeVar("T")


class Commits:
    """Writes to tables. The caller of each method holds the table's lock."""

    def __init__(self, catching_up: CatchUp) -> None:
        self.catching_up, self.registry = catching_up, catching_up.registry
        self.db, self.broadcast = self.registry.db, self.registry.broadcast

    @uninterruptible
    async def commit(
        self,
        room: Room,
        change: Change,
        answer: Answer | None = None,
        *,
        ending: str | None = None,
        over: Answering | None = None,
    ) -> None:
        """Write a change, make it the state, show it. `answer`: of a person's request, kept with it; `ending`: why the links that
        its seats had are no longer good; `over`: the connection that is answered as soon as this has returned."""
        # Where the connection broke, it may have been kept all the same: written again it is refused, the version has moved on.
        await self._guarded(room, self.db.store.write, change, answer, again=change.rematch is None)
        if change.is_decision:
            self.db.metrics.actions.labels("bot" if answer is None else "person").inc()
        if over is not None:
            over.hold()
        try:
            self.broadcast.show(room, room.table.apply(change), ending)
        except Exception:
            log.exception("table %s: taken from the store again", room.table.id)
            await self.registry.reload(room)
            return
        self.registry.changed(room)

    @uninterruptible
    async def say(self, room: Room, line: ChatEntry, reader: int) -> int:
        """Write a line of chat, and show it to readers who may read it and want to. Its number for one who may."""
        room.used = time.monotonic()
        try:
            number = await self._guarded(room, self.db.store.chat, room.table.id, line, again=False)
        except Lost:
            await self.catching_up.refresh(room)
            if room.table.chat.has(line):
                return room.table.chat.number_of(reader, line)
            raise
        line = replace(line, number=number)
        if number == room.table.chat.last + 1:
            self.broadcast.hear(room, [line])
        else:  # others have said something meanwhile
            await self.catching_up.refresh(room)
        return room.table.chat.number_of(reader, line)

    async def _guarded(self, room: Room, work: Callable[..., T], *args: Any, again: bool) -> T:
        """Write; if somebody else has written to the table or it is gone, what is in memory is not the table any more. `again`:
        write once more if the connection breaks, since nothing can be written twice."""
        try:
            try:
                return await self.db.write(work, *args)
            except Lost:
                room.doubtful = True
                if not again:
                    raise
                return await self.db.write(work, *args)
        except StaleVersion:
            await self.catching_up.refresh(room)
            raise OutOfDate from None
        except UnknownTable:
            self.registry.forget(room, DELETED)
            raise unknown_table(room.table.id) from None
        except Exception as error:
            if not isinstance(error, (ApiError, Conflict)):  # nobody knows what is on the disk now
                await self.registry.reload(room)
            raise
