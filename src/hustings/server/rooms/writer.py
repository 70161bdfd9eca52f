"""The threads that write. Nothing is answered before it is on the disk.

SQLite has one writer. What waits while the disk is busy is written together, so that a slow disk makes everyone wait a little and
nobody for all the others. PostgreSQL has several, each with a transaction of its own: two processes that wrote several tables in
one might wait for each other for ever. What is written to one table stays in order, because each request holds its table's lock.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ...store import Store, StoreUnavailable

T = TypeVar("T")
MOST = 64  # writes in one group
THREADS = 6  # that write to PostgreSQL: while one waits for the disk, others go on


@dataclass
class _Job:
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def run(self) -> None:
        try:
            self.result, self.error = self.work(), None
        except BaseException as error:
            self.error = error

    def tell(self) -> None:
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._most = 1 if store.shared else MOST
        self._threads = [
            threading.Thread(target=self._run, name=f"writer {number}", daemon=True)
            for number in range(THREADS if store.shared else 1)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have something written; the future is done when it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return future

    def stop(self) -> None:
        """Write what waits, then end."""
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        going = True
        while going:
            waiting = [self._jobs.get()]
            while len(waiting) < self._most:
                try:
                    waiting.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            going = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self._write(jobs)
                jobs[0].loop.call_soon_threadsafe(_tell, jobs)

    def _write(self, jobs: list[_Job]) -> None:
        if len(jobs) > 1:
            try:
                with self._store.together():
                    for job in jobs:
                        job.run()
                        if isinstance(job.error, StoreUnavailable):
                            raise job.error  # the whole group is undone
                return
            except Exception:
                pass  # nothing of the group was kept: each on its own, to say of each what is the matter
        for job in jobs:
            job.run()


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
