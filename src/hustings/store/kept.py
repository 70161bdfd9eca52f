"""Connections that threads keep from one thing to the next. To take one from the pool and to give it back costs the server more
than what most actions do with it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine

TRUSTED_SECONDS = 1.0  # a connection that has been used so lately is not asked whether it is still there


_troubles: WeakKeyDictionary[Engine, int] = WeakKeyDictionary()
"""How often something went wrong on a kept connection to a database: what broke one may have broken those of all threads."""


class Kept:
    """The connection of one thread. It goes back to the pool after any error, also of another thread, and once it was idle for a
    while: the pool looks whether it is still good."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.busy = False
        self._connection: Connection | None = None
        self._pool = engine.pool  # that it is from
        self._info: dict[Any, Any] = {}  # what the pool knows of it
        self._used = 0.0
        self._troubles = 0  # when it was taken

    def take(self) -> Connection:
        troubles = _troubles.get(self.engine, 0)
        if self._troubles != troubles or time.monotonic() - self._used > TRUSTED_SECONDS:
            self.give_back(trusted=False)
        if self._pool is not self.engine.pool:  # it was disposed of, and all that belongs to it
            self.give_back()
        if self._connection is None:
            self._connection, self._pool = self.engine.connect(), self.engine.pool
            self._info, self._troubles = self._connection.info, troubles
        return self._connection

    def used(self) -> None:
        if self._connection is not None and self._connection.in_transaction():
            self._connection.rollback()  # begun by itself with a single statement
        self._used = time.monotonic()

    def give_back(self, *, trusted: bool = True) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
            if not trusted:
                self._info["used"] = 0.0  # and not just now, so that the pool asks

    def trouble(self) -> None:
        """Something went wrong with it."""
        _troubles[self.engine] = _troubles.get(self.engine, 0) + 1
        self.give_back(trusted=False)


class _OfThread(threading.local):
    kept: Kept | None = None


_mine = _OfThread()


def keep(engine: Engine) -> Kept:
    """From now on the calling thread keeps a connection, which the caller gives back in the end."""
    _mine.kept = Kept(engine)
    return _mine.kept


def _idle(engine: Engine) -> Kept | None:
    """The thread's own, unless it is in the middle of something with it."""
    kept = _mine.kept
    return kept if kept is not None and kept.engine is engine and not kept.busy else None


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """The thread's own connection, or else one from the pool."""
    kept = _idle(engine)
    if kept is None:
        with engine.connect() as connection:
            yield connection
        return
    kept.busy = True
    try:
        yield kept.take()
        kept.used()
    except BaseException:
        kept.trouble()
        raise
    finally:
        kept.busy = False


@contextmanager
def pooled(engine: Engine) -> Iterator[Connection]:
    """One from the pool, in the place of the thread's own if that is idle: all threads together would else want more connections
    than there may be."""
    kept = _idle(engine)
    if kept is not None:
        kept.give_back()
    with engine.connect() as connection:
        yield connection
