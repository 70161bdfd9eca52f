"""What happens at a table and what it means for its clocks: worked out here, written by the hub together with what has happened,
so that no turn begins or ends without its clock."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from .clock import Clock, of_stored
from .model import EventKind, Seat, SeatKind, Status, TableHead
from .table import Step, Table


def clock_of(head: TableHead) -> Clock | None:
    return None if head.clock is None else of_stored(head.clock)


def voters(table: Table) -> list[int]:
    """The people whose consent is needed: whoever is away keeps nobody from pausing or giving up."""
    gone = table.away
    return [seat for seat in table.people() if seat not in gone]


def kept(table: Table, seat: int) -> bool:
    """Whether a bot stands in for the rest of a seat's turn."""
    clock = clock_of(table.head)
    return clock is not None and clock.seats[seat].kept


def with_step(table: Table, step: Step) -> dict[str, Any]:
    """The clocks once a step is carried out."""
    clock, event = clock_of(table.head), step.event
    if clock is None:
        return {}
    seats = event.more.get("seats", ())
    if event.kind == EventKind.STAND_IN:
        clock = clock.left(seats, event.at)
    elif event.kind == EventKind.BACK:
        clock = clock.returned(seats)
    status = Status.OVER if step.play.over else Status.PLAYING if event.kind == EventKind.SETUP else table.head.status
    waiting = table.waiting_for if step.note else step.play.asked
    return _now(clock, table.seats, event.at, waiting, status, (event.seat,) if event.kind == EventKind.UNDO else ())


def with_draft(table: Table, seat: int, waiting: Collection[int], now: float) -> dict[str, Any]:
    """The clocks once a seat has sealed its decision, or has taken it back: then its turn goes on where it was."""
    clock = clock_of(table.head)
    return {} if clock is None else _now(clock, table.seats, now, waiting, table.head.status, (seat,))


def with_change(table: Table, now: float, status: str | None = None, changed: Iterable[Seat] = ()) -> dict[str, Any]:
    """The clocks once the table is paused or goes on, or others sit at it."""
    clock = clock_of(table.head)
    if clock is None:
        return {}
    others = {seat.seat: seat for seat in changed}
    clock = clock.seated(number for number, seat in others.items() if seat.kind != table.seats[number].kind)
    seats = [others.get(seat.seat, seat) for seat in table.seats]
    return _now(clock, seats, now, table.waiting_for, status or table.head.status)


def _now(
    clock: Clock, seats: Iterable[Seat], now: float, waiting: Collection[int], status: str, again: Collection[int] = ()
) -> dict[str, Any]:
    timed = [seat.seat for seat in seats if seat.kind != SeatKind.BOT]
    clock = clock.at(now, waiting, timed, running=status == Status.PLAYING, again=again)
    return {"clock": clock.stored(), "due": clock.due}
