"""Decorators of what is done to a table: finished once begun, and tried again where another process was faster."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ...core.errors import ActionError
from ...tables.errors import TableError
from ..errors import ApiError, ErrorKind
from .room import Room

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5  # of a request that others were faster than


class OutOfDate(ApiError):
    """What was in memory was not the table any more. It is now, and a refused request may be tried again."""

    def __init__(self) -> None:
        super().__init__(ErrorKind.STALE, "the table has moved on: look again")


class Unknowable(ApiError):
    """A request was refused by what is in memory, and whether that is still the table cannot be looked up."""

    def __init__(self) -> None:
        super().__init__(
            ErrorKind.UNAVAILABLE, "the database is away, so nobody knows how the table is now: try again in a moment"
        )


def uninterruptible(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Work that is finished once begun, also when its caller is cancelled: half of it would leave memory behind the disk. Only
    then is the cancellation passed on, so that nobody else has the table's lock meanwhile."""

    @wraps(work)
    async def finished(*args: P.args, **options: P.kwargs) -> T:
        task = asyncio.ensure_future(work(*args, **options))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            while not task.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait({task})
            if not task.cancelled():
                task.exception()  # nobody is left to be told
            raise

    return finished


class CatchingUp(Protocol):
    """The hub, as `retry_if_behind` sees it."""

    async def catch_up(self, room: Room) -> bool: ...


H = TypeVar("H", bound=CatchingUp)


def retry_if_behind(
    work: Callable[Concatenate[H, Room, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[H, Room, P], Coroutine[Any, Any, T]]:
    """Retry a refused request if it was refused only because this process had not seen another's write. Where bots play there
    that may happen several times in a row."""

    @wraps(work)
    async def tried(hub: H, room: Room, /, *args: P.args, **options: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            known = room.mark
            try:
                return await work(hub, room, *args, **options)
            except OutOfDate:
                continue
            except (ApiError, TableError, ActionError):
                if not await hub.catch_up(room):
                    raise Unknowable from None
                if room.mark == known:
                    raise
        return await work(hub, room, *args, **options)

    return tried
