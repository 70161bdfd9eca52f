"""Stand-ins: a bot takes over when somebody's time runs out. They are found by asking the database (`scheduler.py`), so this
works even at tables that nobody has opened, in whichever process is first."""

from __future__ import annotations

import logging

from ...tables.model import EventKind, Status
from ..actions.votes import happens
from ..errors import ApiError, ErrorKind
from ..hub import Hub
from ..rooms.room import Room

log = logging.getLogger("hustings.server")

BROKEN_SECONDS = 600.0
EVERY_TABLE = 1_000_000


class Beating:
    """The job that keeps the heartbeat of this process. After a gap it sets the clocks of all tables, so that everyone sees the
    right time at once and not only when it would have run out."""

    def __init__(self) -> None:
        self._found = 0  # gaps counted by `Uptime` that all tables know of

    async def __call__(self, hub: Hub) -> None:
        await hub.uptime.beat()
        if self._found == hub.uptime.found:
            return
        found, tables = hub.uptime.found, await hub.db.read(hub.store.due, float("inf"), EVERY_TABLE)
        self._found = found
        for table_id in tables:
            try:
                await hub.set_clocks(await hub.room(table_id))
            except ApiError as trouble:  # it is looked at again when its time runs out
                log.warning("table %s: its clocks are not set after a gap: %s", table_id, trouble)


class StandIns:
    """The job that lets bots stand in wherever it is time. It leaves a table that cannot be opened alone for a while."""

    def __init__(self) -> None:
        self._broken: dict[str, float] = {}  # by table: until when it is left alone

    async def __call__(self, hub: Hub) -> None:
        now = hub.now()
        if not hub.uptime.sure():
            return
        self._broken = {table: until for table, until in self._broken.items() if until > now}
        for table_id in await hub.db.read(hub.store.due, now, besides=tuple(self._broken)):
            try:
                await stand_in(hub, await hub.room(table_id))
            except ApiError as trouble:
                if trouble.kind == ErrorKind.UNAVAILABLE:
                    raise
                if trouble.kind not in (ErrorKind.STALE, ErrorKind.UNKNOWN):  # else another process was faster, or it was deleted
                    log.error("table %s: nobody can stand in there: %s", table_id, trouble)
                    self._broken[table_id] = now + BROKEN_SECONDS


async def stand_in(hub: Hub, room: Room) -> None:
    """Let a bot stand in for every seat of a table whose time has run out. Nothing is done twice: if another process was faster,
    this write is refused."""
    await hub.set_clocks(room)
    async with room.lock:
        table = room.table
        clock = table.clock
        late = [] if clock is None or table.head.status != Status.PLAYING else clock.overdue(hub.now())
        if late:
            await hub.commit(room, table.note(EventKind.STAND_IN, late))
            await _votes(hub, room)
        elif table.head.due is not None and table.head.due <= hub.now():  # a repair has asked for the clocks to be set
            await hub.commit(room, table.update())


async def _votes(hub: Hub, room: Room) -> None:
    """Carry out the votes that are won now, since the consent of an absent person is not needed."""
    for ballot in list(room.table.ballots.values()):
        if room.table.ballots.get(ballot.what) is ballot and ballot.carried(room.table.voters()):
            await happens(hub, room, ballot, [other for other in room.table.ballots.values() if other is not ballot])
