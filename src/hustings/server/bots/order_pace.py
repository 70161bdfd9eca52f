"""The timing of standing orders: when an order acts for its seat.

An order that acted at once would show everybody that it was an order, and so what was sealed, because orders either pass or name
the least amount. So it acts after a delay that is drawn to look like a person's, or as soon as nobody else is left to decide in
secret, since everything opens then. Where all others are bots it acts at once. The delay is drawn without regard to what the
order does.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from weakref import WeakKeyDictionary

from ...tables.clock import DAYS
from ...tables.model import SeatKind
from ...tables.orders import Order
from ...tables.table import Table
from ..rooms.room import Room

SPREAD, SHORTEST, LONGEST = 0.6, 0.25, 4.0  # of a delay, as multiples of the usual one
DAYS_TIMES = 60.0  # times as long at tables with turns of days
MOST_OF_THE_TIME = 0.25  # the share of a seat's time that an order may use up


def drawn_delay(rng: random.Random | None = None) -> float:
    """A random delay, as a multiple of the usual one: mostly a little shorter or longer, now and then much longer. A value out of
    bounds is drawn again: clipped to a bound, it would act at a moment that only orders have."""
    rng = rng or random.SystemRandom()
    while not SHORTEST <= (drawn := rng.lognormvariate(0.0, SPREAD)) <= LONGEST:
        pass
    return drawn


class OrderPace:
    """The delays of all orders that wait. `usual`: the usual delay in seconds; `draw`: returns one delay as a multiple of it."""

    def __init__(self, usual: float, now: Callable[[], float], draw: Callable[[], float] = drawn_delay) -> None:
        self.usual, self.now, self.draw = usual, now, draw
        self._drawn: WeakKeyDictionary[Room, dict[int, tuple[int, float]]] = WeakKeyDictionary()

    def wait(self, room: Room, seat: int) -> float:
        """Seconds until a seat's order acts; 0: it acts now, or there is none."""
        table = room.table
        found = table.ordered(seat)
        if (
            found is None
            or not self.usual
            or seat in table.away
            or _only_orders_left(table, seat)
            or _only_bots_else(table, seat)
        ):
            return 0.0  # an absent person's order acts when the stand-in would have
        return min(self._until(room, seat, found[0]) - self.now(), self._longest(table))  # setting the clock back stops nobody

    def _until(self, room: Room, seat: int, order: Order) -> float:
        table = room.table
        asked = table.head.updated
        if order.given >= asked:  # given after the seat was asked: its owner chose the moment
            return order.given
        longest, times = self._longest(table), table.clock
        end = None if times is None else times.seats[seat].due(times.pace.move)
        if end is not None:  # all delays shrink: cutting off only the long ones would give orders away as well
            longest = min(longest, (end - asked) * MOST_OF_THE_TIME)
        return asked + self._delay(room, seat) * longest / LONGEST

    def _delay(self, room: Room, seat: int) -> float:
        """The delay of a seat's order, drawn once for each question."""
        drawn, seq = self._drawn.setdefault(room, {}), room.table.seq
        if seat not in drawn or drawn[seat][0] != seq:
            drawn[seat] = seq, self.draw()
        return drawn[seat][1]

    def _longest(self, table: Table) -> float:
        times = table.clock
        return self.usual * LONGEST * (DAYS_TIMES if times is not None and times.pace.kind == DAYS else 1.0)


def _only_bots_else(table: Table, seat: int) -> bool:
    """Whether no other person plays. Only people could learn something from the moment of an act: bots see nothing but
    positions."""
    return all(other.kind == SeatKind.BOT for other in table.seats if other.seat != seat)


def _only_orders_left(table: Table, seat: int) -> bool:
    """Whether the seat decides in secret, and everybody else has sealed or has an order that waits as well."""
    sealing = table.sealing
    return seat in sealing and all(table.ordered(other) is not None for other in table.waiting_for)
