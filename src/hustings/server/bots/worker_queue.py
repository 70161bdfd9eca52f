"""The queue for the bots' workers, which decides whose question is thought about next.

Workers are few and a thought may take seconds, so it is not first come, first served. A thought that has begun runs to its end.
For this reason there is one worker more than may think for long at a time, and quick answers never wait for a long thought.
Tables where people play come before tables of bots only, and those before analyses; the last two may not take the last place for
a long thought, which is left to people. Among equals the address that has used the fewest seconds lately goes first, then the
table that was served longest ago. So somebody with sixty tables of slow bots holds up only themselves, and the bot of somebody
else's table is next. The bots of a table think one after the other, with a pause between: for a moment the last place for a long
thought is therefore kept for people, and among them for those who use little. Otherwise each of their slow bots would wait for
one of somebody else's.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

W = TypeVar("W")

PEOPLE, BOTS_ONLY, PATIENT = 0, 1, 2
"""Ranks: a table with people; one without; a question that can wait until nobody else does."""
HALF_SECONDS = 300.0  # after which half of the time that somebody has used is forgotten
BUSY_SECONDS = 2.0  # in the queue before a table is told its place, and between updates
STAY_SECONDS = 2.0  # that the last place is kept, longer than bots pause between two decisions
LITTLE_SECONDS = 30.0  # used lately, below which somebody uses little
KEPT_SECONDS = 10.0  # the longest that people who use much are kept from it, however many use little
MOST_REMEMBERED = 20_000  # addresses, and tables


class Asker(Protocol):
    """Somebody with a question. Its properties are read again whenever a worker is free, because people come and go while they
    wait."""

    @property
    def table(self) -> str: ...
    @property
    def rank(self) -> int: ...
    @property
    def payers(self) -> Sequence[str]:
        """The addresses that the seconds are charged to. The one that has used the fewest decides the place in the queue."""

    def waits(self, place: int) -> None:
        """Note the table's place in the queue after a long wait. 0: it no longer waits."""


@dataclass(frozen=True)
class Anybody:
    """A question of no table in particular."""

    rank: int = PEOPLE
    table: str = ""
    payers: tuple[str, ...] = ("",)

    def waits(self, place: int) -> None:
        """Do nothing: there is no table to tell."""


@dataclass
class _Place(Generic[W]):
    number: int
    asker: Asker
    quick: bool
    worker: asyncio.Future[W]
    since: float
    told: bool = False
    timer: asyncio.TimerHandle | None = field(default=None, repr=False)


class WorkerQueue(Generic[W]):
    """The free workers, and the questions that wait for one. `size`: how many workers may think for long at a time; any others
    are reserved for quick answers."""

    def __init__(
        self,
        size: int,
        busy_seconds: float = BUSY_SECONDS,
        now: Callable[[], float] = time.monotonic,
        stay_seconds: float = STAY_SECONDS,
    ) -> None:
        self.size, self._busy_seconds, self._now = size, busy_seconds, now
        self._stay_seconds = stay_seconds
        self._people_until = self._frugal_until = float("-inf")  # the last place is for people, for those who use little
        self._leaving: asyncio.TimerHandle | None = None
        self._free: deque[W] = deque()
        self._long: list[W] = []  # workers that think for long
        self._waiting: list[_Place[W]] = []
        self._numbers = itertools.count(1)
        self._used: dict[str, tuple[float, float]] = {}  # by address: seconds, and when they were counted
        self._served: dict[str, int] = {}  # by table: when it was last served, as a number of the queue
        self._closed: Exception | None = None

    @property
    def length(self) -> int:
        """The number of questions that wait."""
        return len(self._waiting)

    @property
    def quick_length(self) -> int:
        """The number of questions that wait for a quick answer."""
        return sum(place.quick for place in self._waiting)

    async def take(self, asker: Asker, *, quick: bool = False) -> W:
        """Return a worker when it is this asker's turn. `quick`: the worker will be free again in a moment."""
        if self._closed is not None:
            raise self._closed
        loop = asyncio.get_running_loop()
        place: _Place[W] = _Place(next(self._numbers), asker, quick, loop.create_future(), self._now())
        self._waiting.append(place)
        self._serve()
        if not place.worker.done():
            place.timer = loop.call_later(self._busy_seconds, self._tell, place)
        try:
            return await place.worker
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            elif place.worker.done() and not place.worker.cancelled() and place.worker.exception() is None:
                self.put(place.worker.result())
            raise
        finally:
            if place.timer is not None:
                place.timer.cancel()
            if place.told and not any(other.told for other in self._at(asker.table)):
                asker.waits(0)

    def put(self, worker: W) -> None:
        """Give a worker back."""
        if worker in self._long:
            self._long.remove(worker)
        self._free.append(worker)
        self._serve()

    def charge(self, asker: Asker, seconds: float, *, quick: bool = False) -> None:
        """Charge the seconds that a question has taken. `quick`: as given to `take`."""
        payers, now = asker.payers, self._now()
        for payer in payers:
            used = self._of_late(payer, now) + seconds / len(payers)
            self._used.pop(payer, None)
            self._used[payer] = used, now
        if asker.rank == PEOPLE and not quick:
            self._people_until = now + self._stay_seconds
            self._frugal_until = self._people_until if self._uses_little(asker) else self._frugal_until
        while len(self._used) > MOST_REMEMBERED:
            del self._used[next(iter(self._used))]

    def close(self, why: Exception) -> None:
        """Refuse all questions, those that wait among them."""
        self._closed = why
        if self._leaving is not None:
            self._leaving.cancel()
        for place in self._waiting:
            if not place.worker.done():
                place.worker.set_exception(why)
        self._waiting.clear()

    def _of_late(self, payer: str, now: float) -> float:
        used, then = self._used.get(payer, (0.0, 0.0))
        return used * 0.5 ** ((now - then) / HALF_SECONDS) if used else 0.0

    def _used_by(self, asker: Asker, now: float) -> float:
        return min((self._of_late(payer, now) for payer in asker.payers), default=0.0)

    def _uses_little(self, asker: Asker) -> bool:
        return self._used_by(asker, self._now()) < LITTLE_SECONDS

    def _order(self, now: float) -> Callable[[_Place[W]], tuple[int, float, int, int]]:
        """A sorting key, smallest first. `now`: one moment for all, because used time is forgotten even while places are
        compared."""

        def order(place: _Place[W]) -> tuple[int, float, int, int]:
            asker = place.asker
            return asker.rank, self._used_by(asker, now), self._served.get(asker.table, 0), place.number

        return order

    def _serve(self) -> None:
        while self._free and (place := self._next()) is not None:
            self._waiting.remove(place)
            if not place.worker.done():
                self._served.pop(place.asker.table, None)
                self._served[place.asker.table] = next(self._numbers)
                while len(self._served) > MOST_REMEMBERED:
                    del self._served[next(iter(self._served))]
                worker = self._free.popleft()  # in turn, so that all have loaded what they need before many are needed at once
                if not place.quick:
                    self._long.append(worker)
                place.worker.set_result(worker)

    def _next(self) -> _Place[W] | None:
        """The question whose turn it is."""
        room = self.size - len(self._long)
        able = [place for place in self._waiting if place.quick or room > 0]
        for place in sorted(able, key=self._order(self._now())):
            if place.quick or room > 1 or not self._is_kept_from(place):
                return place
        return None

    def _is_kept_from(self, place: _Place[W]) -> bool:
        """Whether the last place for a long thought is kept for others."""
        asker = place.asker
        if asker.rank > PEOPLE and self.size > 1:
            return True
        if asker.rank == PEOPLE and self._uses_little(asker):
            return False
        until = self._people_until if asker.rank > PEOPLE else min(self._frugal_until, place.since + KEPT_SECONDS)
        left = until - self._now()
        if left <= 0:
            return False
        if self._leaving is None:
            self._leaving = asyncio.get_running_loop().call_later(left, self._leave)
        return True

    def _leave(self) -> None:
        self._leaving = None
        self._serve()

    def _at(self, table: str) -> list[_Place[W]]:
        """The places of a table's questions. Several of its bots may be asked at once, and it is told of one place, the first."""
        return [place for place in self._waiting if place.asker.table == table]

    def _tell(self, place: _Place[W]) -> None:
        if place in self._waiting:
            order = self._order(self._now())
            first = min(map(order, self._at(place.asker.table)))
            place.told = True
            place.asker.waits(1 + sum(order(other) < first for other in self._waiting))
            place.timer = asyncio.get_running_loop().call_later(self._busy_seconds, self._tell, place)
