"""Database connections that threads keep between operations. Taking one from the pool and giving it back costs the server more
than most actions do with it."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine

TRUSTED_SECONDS = 1.0  # a connection that was used this recently is not pinged first


_troubles: WeakKeyDictionary[Engine, int] = WeakKeyDictionary()
"""Number of errors on kept connections to a database: whatever broke one may have broken those of all threads."""


class Kept:
    """The connection of one thread. It goes back to the pool after any error, even in another thread, and when it has been idle
    for a while: the pool checks whether it is still good."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.busy = False
        self._connection: Connection | None = None
        self._pool = engine.pool  # the pool it came from
        self._info: dict[Any, Any] = {}  # the pool's notes about it
        self._used = 0.0
        self._troubles = 0  # the number of errors when it was taken

    def take(self) -> Connection:
        troubles = _troubles.get(self.engine, 0)
        if self._troubles != troubles or time.monotonic() - self._used > TRUSTED_SECONDS:
            self.give_back(trusted=False)
        if self._pool is not self.engine.pool:  # the old pool was disposed of, with all its connections
            self.give_back()
        if self._connection is None:
            self._connection, self._pool = self.engine.connect(), self.engine.pool
            self._info, self._troubles = self._connection.info, troubles
        return self._connection

    def used(self) -> None:
        if self._connection is not None and self._connection.in_transaction():
            self._connection.rollback()  # a transaction that a single statement began implicitly
        self._used = time.monotonic()

    def give_back(self, *, trusted: bool = True) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
            if not trusted:
                self._info["used"] = 0.0  # long ago, so that the pool pings it

    def trouble(self) -> None:
        """Note an error on the connection, and give it back."""
        _troubles[self.engine] = _troubles.get(self.engine, 0) + 1
        self.give_back(trusted=False)


class _OfThread(threading.local):
    kept: Kept | None = None


_mine = _OfThread()


def keep(engine: Engine) -> Kept:
    """Make the calling thread keep a connection from now on, which the caller gives back in the end."""
    _mine.kept = Kept(engine)
    return _mine.kept


def _idle(engine: Engine) -> Kept | None:
    """The thread's own connection, unless there is none or it is in use."""
    kept = _mine.kept
    return kept if kept is not None and kept.engine is engine and not kept.busy else None


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """The thread's own connection if it is free, otherwise one from the pool."""
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
    """A connection from the pool. If the thread's own is free, it goes back first: otherwise all threads together would want more
    connections than there may be."""
    kept = _idle(engine)
    if kept is not None:
        kept.give_back()
    with engine.connect() as connection:
        yield connection
