"""The clocks of a table: its pace, the time of each seat, and the effects of events, sealed answers and other changes on them.

The time of day comes from outside. Effects are written together with their cause, so that no turn begins or ends without its
clock.

A turn begins when the table begins to wait for a seat and ends when it no longer does; several turns run at once while several
seats decide in secret. Each turn has `move` seconds, and further time comes off the seat's reserve for the whole game. When both
are used up the seat is overdue: a bot stands in for it until its person is back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from .log import Event
from .model import EventKind, Seat, SeatKind, Status, TableHead

PaceKind = Literal["live", "days"]
LIVE: PaceKind = "live"
DAYS: PaceKind = "days"
HOUR, DAY = 3600, 86_400
MOVE: dict[PaceKind, tuple[int, int]] = {LIVE: (5, HOUR), DAYS: (HOUR, 30 * DAY)}
"""The least and the most seconds for a turn."""
RESERVE: dict[PaceKind, tuple[int, int]] = {LIVE: (0, 8 * HOUR), DAYS: (0, 90 * DAY)}
"""The least and the most seconds of reserve for the whole game."""
AHEAD = 60.0
"""Seconds that the start of a turn or the end of a gap may lie in the future: people have a moment to come back after a gap, and
the clocks of several servers differ a little."""


@dataclass(frozen=True)
class Pace:
    """The time control of a table, and the bot that stands in for people whose time runs out."""

    kind: PaceKind
    move: int
    reserve: int
    bot: str


def wrong_pace(kind: PaceKind, move: int, reserve: int) -> str | None:
    """Describe what is wrong with a pace; None if nothing is."""
    for name, value, limits in (("move", move, MOVE), ("reserve", reserve, RESERVE)):
        least, most = limits[kind]
        if not least <= value <= most:
            return f"{name} of {value} s: a {kind} clock takes {least} to {most} s"
    return None


@dataclass(frozen=True)
class SeatTime:
    """One seat's time. `spent`: seconds used of this turn, or of the last one, before `began`; `began`: when the clock started
    running, None while it stands still; `turn`: the table waits for this seat; `away`: a bot stands in for it; `back`: its person
    came back in this turn, or in the last one, and was given the time of a new turn."""

    reserve: float
    spent: float = 0.0
    began: float | None = None
    turn: bool = False
    away: bool = False
    back: bool = False

    @property
    def kept(self) -> bool:
        """Whether a bot stands in for the rest of this turn, because its person was back already and let the time run out
        again."""
        return self.away and self.turn and self.back

    def due(self, move: float) -> float | None:
        """The moment at which the time runs out; None while it stands still."""
        return None if self.began is None else self.began + max(0.0, move - self.spent) + self.reserve

    def without(self, start: float, end: float) -> SeatTime:
        """The same as if time had stood still from `start` to `end`."""
        if self.began is None or self.began >= end:
            return self
        return replace(self, began=self.began + end - max(start, self.began))

    def stopped(self, move: float, now: float) -> SeatTime:
        """Stop the clock and take off the time used. A wall clock that was set back takes nothing off."""
        if self.began is None:
            return self
        spent = self.spent + max(0.0, now - self.began)
        beyond = max(0.0, spent - move) - max(0.0, self.spent - move)
        return replace(self, spent=spent, reserve=max(0.0, self.reserve - beyond), began=None)


@dataclass(frozen=True)
class Clock:
    """The time of all seats of a table. It never runs for bots, which cannot be late."""

    pace: Pace
    seats: tuple[SeatTime, ...]
    gap: float = 0.0  # the end of the last gap without a running server that is taken off already

    @classmethod
    def fresh(cls, pace: Pace, players: int) -> Clock:
        return cls(pace, (SeatTime(float(pace.reserve)),) * players)

    # Queries

    @property
    def due(self) -> float | None:
        """The moment at which the next seat's time runs out; None while no clock runs."""
        return min((due for seat in self.seats if (due := seat.due(self.pace.move)) is not None), default=None)

    def overdue(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        dues = [seat.due(self.pace.move) for seat in self.seats]
        return [number for number, due in enumerate(dues) if due is not None and due <= now]

    @property
    def away(self) -> list[int]:
        """The seats that a bot stands in for."""
        return [number for number, seat in enumerate(self.seats) if seat.away]

    def seen(self, now: float) -> dict[str, Any]:
        """The clock as everyone sees it."""
        move = self.pace.move
        seats = [{"reserve": seat.reserve, "due": seat.due(move), "stand_in": seat.away} for seat in self.seats]
        return {"now": now, "seats": seats}

    # Changes

    def at(
        self, now: float, waiting: Collection[int], timed: Collection[int], *, running: bool, again: Collection[int] = ()
    ) -> Clock:
        """The clock after something has happened. `waiting`: the seats that the table waits for now; `timed`: the seats for which
        time runs; `running`: the table plays and is not paused; `again`: seats that have taken something back, so that their last
        turn goes on if the table waits for them."""
        return replace(
            self,
            seats=tuple(
                self._at(seat, now, number in waiting, running and not seat.away, number in again)
                if number in timed
                else SeatTime(float(self.pace.reserve))
                for number, seat in enumerate(self.seats)
            ),
        )

    def _at(self, seat: SeatTime, now: float, turn: bool, running: bool, again: bool) -> SeatTime:
        if turn and not seat.turn:
            seat = replace(seat, turn=True, spent=seat.spent if again else 0.0, back=seat.back and again, began=None)
        if not turn or not running:
            return replace(seat.stopped(self.pace.move, now), turn=turn)
        return seat if seat.began is not None else replace(seat, began=now)

    def left(self, seats: Iterable[int], now: float) -> Clock:
        """The clock after bots have begun to stand in for these seats."""
        return self._with({number: replace(self.seats[number].stopped(self.pace.move, now), away=True) for number in seats})

    def returned(self, seats: Iterable[int]) -> Clock:
        """The clock after the people of these seats are back. A person who is asked gets the time of a new turn, but only once in
        each turn, otherwise they could put off the decision for ever. The reserve stays as it is."""
        return self._with({number: self._returned(self.seats[number]) for number in seats})

    @staticmethod
    def _returned(seat: SeatTime) -> SeatTime:
        return replace(seat, away=False, spent=seat.spent if seat.back else 0.0, back=seat.back or seat.turn)

    def seated(self, seats: Iterable[int]) -> Clock:
        """The clock after these seats have changed hands or become open: their time starts afresh."""
        return self._with({number: SeatTime(float(self.pace.reserve)) for number in seats})

    def without(self, gaps: Iterable[tuple[float, float]]) -> Clock:
        """The same as if time had stood still during each of these gaps, given by start and end."""
        clock = self
        for start, end in sorted(gaps):
            if end > clock.gap:
                clock = replace(clock, seats=tuple(seat.without(start, end) for seat in clock.seats), gap=end)
        return clock

    def set_right(self, now: float) -> Clock:
        """The clock corrected after the wall clock was set back: no turn can have begun, and no gap ended, after now. A turn that
        seems to have begins now, otherwise it would last longer by as much as the wall clock was wrong."""
        latest = now + AHEAD
        seats = tuple(replace(seat, began=now) if seat.began is not None and seat.began > latest else seat for seat in self.seats)
        return replace(self, seats=seats, gap=now if self.gap > latest else self.gap)

    def _with(self, changed: Mapping[int, SeatTime]) -> Clock:
        return replace(self, seats=tuple(changed.get(number, seat) for number, seat in enumerate(self.seats)))

    # In the database

    def stored(self) -> dict[str, Any]:
        return asdict(self) | {"seats": [asdict(seat) for seat in self.seats]}


def of_stored(stored: Mapping[str, Any]) -> Clock:
    return Clock(Pace(**stored["pace"]), tuple(SeatTime(**seat) for seat in stored["seats"]), stored.get("gap", 0.0))


# Effects of what happens at a table on its clocks: the columns of the table's head that change


def clock_of(head: TableHead) -> Clock | None:
    return None if head.clock is None else of_stored(head.clock)


def after_event(head: TableHead, seats: Iterable[Seat], event: Event, waiting: Collection[int], status: Status) -> dict[str, Any]:
    """The clocks after an event that leaves the table waiting for these seats."""
    clock = clock_of(head)
    if clock is None:
        return {}
    about = event.more.get("seats", ())
    if event.kind == EventKind.STAND_IN:
        clock = clock.left(about, event.at)
    elif event.kind == EventKind.BACK:
        clock = clock.returned(about)
    return _now(clock, seats, event.at, waiting, status, (event.seat,) if event.kind == EventKind.UNDO else ())


def after_draft(head: TableHead, seats: Iterable[Seat], seat: int, waiting: Collection[int], now: float) -> dict[str, Any]:
    """The clocks after a seat has sealed its decision, or has taken it back, in which case its turn goes on where it was."""
    clock = clock_of(head)
    return {} if clock is None else _now(clock, seats, now, waiting, head.status, (seat,))


def after_update(
    head: TableHead, seats: Sequence[Seat], changed: Iterable[Seat], waiting: Collection[int], status: Status, now: float
) -> dict[str, Any]:
    """The clocks after the table was paused or resumed, or seats have changed."""
    clock = clock_of(head)
    if clock is None:
        return {}
    others = {seat.seat: seat for seat in changed}
    clock = clock.seated(number for number, seat in others.items() if seat.kind != seats[number].kind)
    return _now(clock, [others.get(seat.seat, seat) for seat in seats], now, waiting, status)


def _now(
    clock: Clock, seats: Iterable[Seat], now: float, waiting: Collection[int], status: Status, again: Collection[int] = ()
) -> dict[str, Any]:
    timed = [seat.seat for seat in seats if seat.kind != SeatKind.BOT]
    clock = clock.at(now, waiting, timed, running=status == Status.PLAYING, again=again)
    return {"clock": clock.stored(), "due": clock.due}
