"""The uptime of this process: its heartbeat in the database, and the gaps in which no server ran or the wall clock jumped. Clocks
do not run in a gap, nor for a moment after it, while people come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ...store import uptime
from ...store.uptime import Gap
from .db_threads import DbThreads

BEAT_SECONDS = 2.0
LEAST_SECONDS = 10.0  # a shorter gap is none: servers are restarted, and machines are busy
GRACE_SECONDS = 30.0  # after a gap


class Uptime:
    """Beats once it is asked to. `gaps`: with the grace after each of them; `found`: how often there was a new one, or the wall
    clock was set back."""

    def __init__(self, db: DbThreads, now: Callable[[], float]) -> None:
        self._db, self._now = db, now
        self._began: float | None = None
        self._last = 0.0
        self.used = False
        self.gaps: tuple[Gap, ...] = ()
        self.found = 0
        self._beating = asyncio.Lock()

    def sure(self) -> bool:
        """Whether all gaps up to now are known. Else nobody's time has run out yet: the next beat tells."""
        return not self.used or (self._began is not None and abs(self._now() - self._last) < LEAST_SECONDS)

    async def beat(self) -> None:
        """Beat, if it is time. A beat that comes late, or before the last one, begins anew."""
        async with self._beating:
            await self._beat()

    async def _beat(self) -> None:
        now, set_back = self._now(), False
        self.used = True
        if self._began is not None and 0.0 <= now - self._last < BEAT_SECONDS:
            return
        if self._began is None or not -LEAST_SECONDS < now - self._last < LEAST_SECONDS:
            set_back = await self._db.write(uptime.begin, self._db.store, now, LEAST_SECONDS)
            self._began = now
        found = await self._db.write(uptime.beat, self._db.store, self._began, now, LEAST_SECONDS)
        known, self.gaps = self.gaps, tuple((start, end + GRACE_SECONDS) for start, end in found)
        self._last = now
        if set_back or any(gap not in known for gap in self.gaps):
            self.found += 1
