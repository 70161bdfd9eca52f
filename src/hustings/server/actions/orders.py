"""Standing orders: giving, changing and listing them. Only an order's own seat learns of it, and nobody else can tell before it
acts that there is one: not even the table's `updated` time changes."""

from __future__ import annotations

from typing import Any

from ...core import layout
from ...core.values import Line
from ...tables import orders
from ...tables.model import Who
from ...tables.orders import ENTIRE, ONCE, RAISE, ROUND, Order
from ...tables.table import Table
from ...wire.orders import NewOrder
from ..errors import ApiError, ErrorKind
from ..hub import Hub
from ..rooms import position_view
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room
from ..tokens import new_id
from .play import seat_of

_LASTS = {ONCE: "order-once", ROUND: "order-round", ENTIRE: "order-game"}


def look(room: Room, who: Who) -> Json:
    """A seat's own orders, and the orders that it could give."""
    table, seat = room.table, seat_of(who)
    game, given = table.game, orders.of_stored(table.seats[seat].orders)
    unit = _money(table, seat, "", 1)["things"]["money"]
    return {
        "orders": [_json(table, seat, order) for order in given if order.why is None],
        "ended": [{"order": _json(table, seat, order), "why": order.why} for order in given if order.why is not None][::-1],
        "possible": [
            {"decision": decision, "line": orders.line(f"order-{decision}"), "amounts": declining.rising, "unit": unit}
            for decision, declining in game.people.orders.items()
        ],
        "surprises": [{"name": name, "line": orders.line(f"surprise-{name}")} for name in game.people.surprises],
    }


def _json(table: Table, seat: int, order: Order) -> Json:
    kept: dict[str, Any] = order.stored()
    about = {name: kept[name] for name in ("id", "decision", "act", "above", "lasts", "unless", "given")}
    return {**about, "line": orders.line(_LASTS[order.lasts], what=_said(table, seat, order))}


def _said(table: Table, seat: int, order: Order) -> Json:
    """An order in words, as the game puts it."""
    if order.above is None:
        return orders.line(f"order-{order.decision}")
    key = f"order-raise-{order.decision}" if order.act == RAISE else f"order-above-{order.decision}"
    return _money(table, seat, key, order.above)


def _money(table: Table, seat: int, key: str, amount: int) -> Json:
    seen = layout.blank(table.game.position) if table.play is None else table.play.observe(seat)
    return position_view.named(table.game, seen, Line(key, {"money": amount}))


@retry_if_behind
async def give(hub: Hub, room: Room, who: Who, new: NewOrder) -> Json:
    """Give a standing order. If the seat is asked already, it is carried out at once."""
    seat = seat_of(who)
    async with room.turn(who) as table:
        table.check_not_ended()
        wrong = orders.wrong_order(table.game, new.decision, new.act, new.above, new.unless)
        if wrong is not None:
            raise ApiError(ErrorKind.MALFORMED, wrong)
        order = Order(
            new_id(), new.decision, new.act, new.above, new.lasts, tuple(dict.fromkeys(new.unless)), hub.now(),
            orders.stage_of(table.running, seat),
        )  # fmt: skip
        before = orders.of_stored(table.seats[seat].orders)
        others = [other for other in before if other.why is not None or other.decision != new.decision]
        await hub.commit(room, table.give_orders(seat, [*others, order]))
        return look(room, who)


@retry_if_behind
async def cancel(hub: Hub, room: Room, who: Who, order_id: str) -> Json:
    """Cancel an order, or forget one that has ended."""
    seat = seat_of(who)
    async with room.turn(who) as table:
        before = orders.of_stored(table.seats[seat].orders)
        others = [order for order in before if order.id != order_id]
        if len(others) == len(before):
            raise ApiError(ErrorKind.UNKNOWN, f"there is no order {order_id[:40]!r} of yours: it may have been forgotten already")
        await hub.commit(room, table.give_orders(seat, others))
        return look(room, who)
