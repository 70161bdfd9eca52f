"""The store, asked from threads so that nobody at other tables waits: one writer, several readers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from ...store import Conflict, Store, StoreLost, StoreUnavailable
from ..errors import ApiError, ErrorKind
from ..metrics import Metrics
from .writer import Writer

log = logging.getLogger("hustings.server")
T = TypeVar("T")


class Lost(ApiError):
    """The connection to the database broke in the middle of something."""

    def __init__(self) -> None:
        super().__init__(ErrorKind.UNAVAILABLE, "the database was away for a moment: look whether this was kept, or try again")


class Keeper:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store, self.metrics = store, metrics
        self.closing = False
        self._writer = Writer(store)
        self._readers = ThreadPoolExecutor(4 if store.shared else 2, "reader")

    async def write(self, work: Callable[..., T], *args: Any, **options: Any) -> T:
        """Have something written by the one writer. What it refuses is told to the client; nothing has changed then."""
        with self.metrics.writing():
            return await self._ask(self._writer.submit, partial(work, *args, **options))

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

    async def close_store(self) -> None:
        """Write what waits, and no more."""
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._readers.shutdown)
        self.store.close()
