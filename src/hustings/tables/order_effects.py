"""What happens at a table and what it means for the orders that seats have given ahead: worked out here, written by the hub with
what has happened. An order is its seat's secret: nothing of it is in what anybody else reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from . import orders
from .model import EventKind, Seat
from .orders import Order
from .table import Draft, Step, Table

Orders = Mapping[int, Sequence[Order]]
"""By seat."""


def waiting(seat: Seat) -> int:
    """How many orders of a seat wait to be carried out."""
    return sum(order["why"] is None for order in seat.orders)


def choice(table: Table, seat: int) -> tuple[Order, int, bool] | None:
    """The order that acts for a seat now, with its option, and whether that declines."""
    given = table.seats[seat].orders
    if not given or table.play is None:
        return None
    return orders.first_choice(orders.of_stored(given), table.own(seat), seat)


def with_step(table: Table, step: Step, acted: Orders) -> list[Seat]:
    """The seats whose orders are others once a step is carried out. `acted`: orders of those whose order made the step."""
    if step.note:
        return []
    changed = []
    for seat in table.seats:
        if seat.orders:
            before = tuple(acted.get(seat.seat) or orders.of_stored(seat.orders))
            changed += _changed(seat, _after(table, step, seat.seat, before))
    return changed


def _after(table: Table, step: Step, seat: int, given: tuple[Order, ...]) -> tuple[Order, ...]:
    event = step.event
    if event.kind == EventKind.REWIND:
        return orders.taken_back(given, "order-ended-rewind")
    if event.kind == EventKind.UNDO:
        return orders.taken_back(given, "order-ended-undo") if event.seat == seat else given
    mine = table.parties()[seat]
    return orders.after_step(table.game, given, step.play, seat, event.told[seat], mine)


def with_draft(table: Table, seat: int, draft: Draft | None, acted: Orders) -> list[Seat]:
    """The same once a seat has sealed, or has taken that back: then it wants to decide for itself."""
    mine = table.seats[seat]
    if not mine.orders:
        return []
    given = tuple(acted.get(seat) or orders.of_stored(mine.orders))
    if draft is None:
        sealed = {table.game.decisions[kind] for kind in table.game.sealed}
        given = orders.taken_back(given, "order-ended-undo", sealed)
    return _changed(mine, given)


def _changed(seat: Seat, given: Sequence[Order]) -> list[Seat]:
    kept = orders.to_stored(given)
    return [] if kept == seat.orders else [replace(seat, orders=kept)]
