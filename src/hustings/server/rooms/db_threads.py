"""Database access from worker threads, so that no table waits for another: threads that write, and several that read. Nothing is
answered before it is on the disk.

SQLite has one writer. What waits while the disk is busy is written together, so that a slow disk makes everyone wait a little
and nobody for all the others. Carrying its log over to the file itself is left to a thread of its own, or every few seconds one
write of a busy server would wait for that, and everybody behind it. PostgreSQL has several writers, each with a transaction of
its own: two processes that wrote several tables in one might wait for each other for ever. What is written to one table stays
in order, because each request holds its table's lock.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from ...store import Conflict, Damaged, Store, StoreError, StoreLost, StoreUnavailable
from ..errors import ApiError, ErrorKind
from ..metrics import Metrics

log = logging.getLogger("hustings.server")
T = TypeVar("T")

MOST = 64  # writes in one group
THREADS = 6  # that write to PostgreSQL: while one waits for the disk, others go on
CARRIED = 100  # writes after which SQLite's log is carried over: a thousand pages or so


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


class CarryingOver:
    """The thread that carries SQLite's log over to the file, beside the writing. What was written meanwhile, which is little, the
    writer carries over itself in the next free moment: only when all of it is there does the log begin anew, and a log that is
    written over takes two thirds of the time of one that grows."""

    def __init__(self, store: Store) -> None:
        self._store, self._written, self._going = store, 0, True
        self._rest = False  # is left for the writer
        self._enough = threading.Event()
        self._thread = threading.Thread(target=self._run, name="carrying over", daemon=True)
        self._thread.start()

    def wrote(self, count: int) -> None:
        """So much more was written."""
        self._written += count
        if self._written >= CARRIED:
            self._written = 0
            self._enough.set()

    def finish(self) -> None:
        """By the writer, when nothing waits: carry over the rest, if it is time."""
        if self._rest:
            self._rest = False
            self._carry_over()

    def stop(self) -> None:
        self._going = False
        self._enough.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._enough.wait()
            self._enough.clear()
            if not self._going:
                return
            self._carry_over()
            self._rest = True

    def _carry_over(self) -> None:
        try:
            self._store.carry_over()
        except StoreError as error:  # whoever writes is told what is the matter, and it is tried again
            log.debug("the log is not carried over: %s", error)


class Writer:
    """The threads that write, and what waits for them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._most = 1 if store.shared else MOST
        self._carrying = None if store.shared else CarryingOver(store)
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
        if self._carrying is not None:
            self._carrying.stop()

    def _run(self) -> None:
        self._store.keep_connection()
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
                if self._carrying is not None:
                    self._carrying.wrote(len(jobs))
                    if self._jobs.empty():
                        self._carrying.finish()

    def _write(self, jobs: list[_Job]) -> None:
        if len(jobs) > 1:
            try:
                with self._store.together():
                    for job in jobs:
                        job.run()
                        if isinstance(job.error, StoreUnavailable | Damaged):
                            raise job.error  # the whole group is undone
                return
            except Exception:
                pass  # nothing of the group was kept: each on its own, to say of each what is the matter
        for job in jobs:
            job.run()


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()


class Lost(ApiError):
    """The connection to the database broke in the middle of something."""

    def __init__(self) -> None:
        super().__init__(ErrorKind.UNAVAILABLE, "the database was away for a moment: look whether this was kept, or try again")


class DbThreads:
    """The store, asked from worker threads. `metrics` count what it does and where it fails."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics
        self.closing = False
        self.failed = float("-inf")  # when a write could last not be made
        self._writer = Writer(store)
        self._readers = ThreadPoolExecutor(4 if store.shared else 2, "reader", store.keep_connection)

    async def write(self, work: Callable[..., T], *args: Any, **options: Any) -> T:
        """Have something written by the one writer. What it refuses is told to the client; nothing has changed then."""
        with self.metrics.writing():
            try:
                return await self._ask(self._writer.submit, partial(work, *args, **options))
            except ApiError:
                self.failed = time.monotonic()
                raise

    async def write_new(self, work: Callable[..., None], *args: Any) -> None:
        """Have something written whose id nobody else can have. If the connection breaks it is written once more: should that
        conflict, the first attempt was kept after all, and nobody is left without the links of a table that is there."""
        try:
            await self.write(work, *args)
        except Lost:
            with suppress(Conflict):
                await self.write(work, *args)

    async def read(self, work: Callable[..., T], *args: Any, **options: Any) -> T:
        submit = partial(asyncio.get_running_loop().run_in_executor, self._readers)
        try:
            return await self._ask(submit, partial(work, *args, **options))
        except Lost:  # over another connection, then
            return await self._ask(submit, partial(work, *args, **options))

    async def _ask(self, submit: Callable[[Callable[[], T]], asyncio.Future[T]], work: Callable[[], T]) -> T:
        if self.closing:
            raise ApiError(ErrorKind.UNAVAILABLE, "the server is being stopped: try again in a moment")
        try:
            return await submit(work)
        except StoreUnavailable as error:
            self.metrics.store_errors.inc()
            log.error("the store: %s", error)
            if isinstance(error, StoreLost):
                raise Lost from None
            raise ApiError(
                ErrorKind.UNAVAILABLE, "nothing can be kept at the moment, so nothing was changed: try again later"
            ) from None

    async def close(self) -> None:
        """Write what waits, and no more."""
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._readers.shutdown)
        self.store.close()
