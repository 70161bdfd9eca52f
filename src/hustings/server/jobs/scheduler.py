"""Periodic background jobs: every second each job asks the database what is due. No work is tied to a process: a job claims its
work by guarded writes, so any number of processes may ask at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from ..errors import ApiError
from ..hub import Hub
from .bot_tables import BotTables
from .stand_ins import StandIns

log = logging.getLogger("hustings.server")

EVERY = 1.0
Job = Callable[[Hub], Awaitable[None]]


def jobs() -> list[Job]:
    """The periodic jobs of a server process, in the order they run."""
    return [StandIns(), BotTables()]


class Poller:
    """The runner of all jobs until it is cancelled. Each job repeats independently, so that a slow one does not delay the
    others."""

    def __init__(self, hub: Hub, work: Sequence[Job] | None = None, every: float = EVERY) -> None:
        self.hub, self.jobs, self.every = hub, jobs() if work is None else work, every

    async def run(self) -> None:
        await asyncio.gather(*(self._repeat(job) for job in self.jobs))

    async def _repeat(self, job: Job) -> None:
        while not self.hub.db.closing:
            await self._once(job)
            await asyncio.sleep(self.every)

    async def once(self) -> None:
        """Run every job once, one after the other."""
        for job in self.jobs:
            await self._once(job)

    async def _once(self, job: Job) -> None:
        try:
            await job(self.hub)
        except ApiError as trouble:  # the database does not answer: next time it may
            if not self.hub.db.closing:
                log.warning("what is due has to wait: %s", trouble)
        except Exception:
            log.exception("what is due could not be done: %r", job)
