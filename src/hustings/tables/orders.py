"""Standing orders that people give ahead for their seat: what an order would do now, and what ends it.

    pass            decline whenever asked; with `above`, only once the least amount allowed is above it
    raise, above    name the least amount allowed, up to `above`; then decline

An order is for one kind of decision and lasts `once` (until it has declined, or the bidding it took part in is over), for the
`round` or for the `game`. It ends before it acts as soon as anything is told that its owner has named as a surprise, and when
decisions are taken back. It takes only legal options and otherwise leaves the decision to its owner. An order is its seat's
secret: nothing that anybody else reads shows it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from ..core.contract import Game
from ..core.play import Play
from .log import Event
from .model import EventKind, Seat
from .telling import Json, meaning

OrderAct = Literal["pass", "raise"]
PASS: OrderAct = "pass"
RAISE: OrderAct = "raise"
OrderLasts = Literal["once", "round", "game"]
ONCE: OrderLasts = "once"
ROUND: OrderLasts = "round"
ENTIRE: OrderLasts = "game"
MOST_ENDED = 20
"""The most ended orders of a seat that are remembered, with the reason."""


@dataclass(frozen=True)
class Order:
    """A standing order. `stage`: the round in which it was given; `bidding`: it has named an amount in a bidding that is still
    going on; `why`: the line that says why it has ended, None while it waits."""

    id: str
    decision: str
    act: OrderAct
    above: int | None
    lasts: OrderLasts
    unless: tuple[str, ...]
    given: float
    stage: int = 0
    bidding: bool = False
    why: Mapping[str, Any] | None = None

    def stored(self) -> dict[str, Any]:
        return {**asdict(self), "unless": list(self.unless), "why": self.why}


def of_stored(stored: Iterable[Mapping[str, Any]]) -> tuple[Order, ...]:
    return tuple(Order(**{**order, "unless": tuple(order["unless"])}) for order in stored)


def to_stored(orders: Iterable[Order]) -> tuple[dict[str, Any], ...]:
    """The orders to be stored: those that wait, and the last ones that have ended."""
    orders = tuple(orders)
    ended = [order for order in orders if order.why is not None][-MOST_ENDED:]
    return tuple(order.stored() for order in orders if order.why is None or order in ended)


def line(key: str, **things: Any) -> Json:
    return {"key": key, "things": things}


def wrong_order(game: Game, decision: str, act: OrderAct, above: int | None, unless: Sequence[str]) -> str | None:
    """The reason why such an order is not possible, or None."""
    declining = game.people.orders.get(decision)
    if declining is None:
        return f"decision {decision!r} cannot be ordered ahead: choose of {', '.join(game.people.orders) or 'none'}"
    if act == RAISE and above is None:
        return "above: say up to which amount to raise"
    if above is not None and not declining.rising:
        return f"above: decision {decision} has no amounts that rise; leave it out"
    for name in unless:
        if name not in game.people.surprises:
            return f"unless: there is no surprise {name!r}: choose of {', '.join(game.people.surprises) or 'none'}"
    return None


# What an order does


def _amount(game: Game, option: int) -> int | None:
    """The amount that an option bids; None if it is not a bid."""
    return meaning(game, option).things[game.choices.amount] if game.choices.is_amount(option) else None


def choice(order: Order, play: Play, seat: int) -> tuple[int, bool] | None:
    """The option that an order takes for a seat that is asked, and whether that declines. None if its owner decides."""
    game = play.game
    if order.why is not None or seat not in play.asked or play.decision(seat) != order.decision:
        return None
    declining, legal = game.people.orders[order.decision], play.legal(seat)
    if order.above is not None:
        least = next((option for option in legal if _amount(game, option) is not None), None)
        amount = None if least is None else _amount(game, least)
        if least is not None and amount is not None and amount <= order.above:
            return (least, False) if order.act == RAISE else None
    return next(((option, True) for option in legal if declining.by(meaning(game, option))), None)


def first_choice(orders: Iterable[Order], play: Play, seat: int) -> tuple[Order, int, bool] | None:
    """The order that acts for a seat now, its option, and whether that declines."""
    for order in orders:
        found = choice(order, play, seat)
        if found is not None:
            return order, *found
    return None


def carried_out(orders: Iterable[Order], done: Order, declined: bool) -> tuple[Order, ...]:
    """The orders after one of them has acted."""
    if declined and done.lasts == ONCE:
        after = replace(done, why=line("order-ended-done"))
    else:
        after = replace(done, bidding=not declined)
    return tuple(after if order.id == done.id else order for order in orders)


# What ends an order


def surprise(game: Game, order: Order, told: Iterable[Mapping[str, Any]], mine: Any) -> Mapping[str, Any] | None:
    """The first line told that is a surprise to an order's owner. `mine`: the name of the owner's party, whose own deeds are no
    surprise."""
    keys = frozenset().union(*(game.people.surprises.get(name, frozenset()) for name in order.unless))
    for entry in told:
        said: Mapping[str, Any] = entry["line"]
        about = said["things"].get(game.wording.seat) if game.wording is not None else None
        if said["key"] in keys and (about is None or about != mine):
            return said
    return None


def after_step(
    game: Game, orders: Iterable[Order], play: Play, seat: int, told: Iterable[Mapping[str, Any]], mine: Any
) -> tuple[Order, ...]:
    """A seat's orders after the game has gone on to `play`, with the lines `told` to the seat about it."""
    told = tuple(told)
    stage = stage_of(play, seat)
    bidding = {play.decision(asked) for asked in play.asked}

    def after(order: Order) -> Order:
        if order.why is not None:
            return order
        if play.over:
            return replace(order, why=line("order-ended-over"))
        found = surprise(game, order, told, mine)
        if found is not None:
            return replace(order, why=line("order-ended-surprise", line=found))
        if order.lasts == ROUND and stage != order.stage:
            return replace(order, why=line("order-ended-round"))
        if order.bidding and order.decision not in bidding:
            done = line("order-ended-bidding") if order.lasts == ONCE else None
            return replace(order, bidding=False, why=done)
        return order

    return tuple(after(order) for order in orders)


def taken_back(orders: Iterable[Order], key: str, decisions: Collection[str] | None = None) -> tuple[Order, ...]:
    """The orders after something was taken back: they end, or only those for `decisions` if any are named."""

    def ends(order: Order) -> bool:
        return order.why is None and (decisions is None or order.decision in decisions)

    return tuple(replace(order, why=line(key)) if ends(order) else order for order in orders)


def stage_of(play: Play, seat: int) -> int:
    """The round that the seat sees."""
    return 0 if play.game.people.stage is None else play.game.people.stage(play.observe(seat))


# Effects on the seats of a table, written together with their cause

Orders = Mapping[int, Sequence[Order]]
"""Standing orders by seat."""


def waiting(seat: Seat) -> int:
    """The number of a seat's orders that wait to be carried out."""
    return sum(order["why"] is None for order in seat.orders)


def after_event(
    game: Game, seats: Iterable[Seat], event: Event, play: Play, parties: Sequence[Any], acted: Orders
) -> tuple[Seat, ...]:
    """The seats whose orders change with an event. `parties`: the name of each seat's party; `acted`: the orders, already
    updated, of seats whose order caused the event."""

    def after(seat: int, given: tuple[Order, ...]) -> tuple[Order, ...]:
        if event.kind == EventKind.REWIND:
            return taken_back(given, "order-ended-rewind")
        if event.kind == EventKind.UNDO:
            return taken_back(given, "order-ended-undo") if event.seat == seat else given
        return after_step(game, given, play, seat, event.told[seat], parties[seat])

    with_orders = [seat for seat in seats if seat.orders]
    return tuple(
        changed
        for seat in with_orders
        for changed in _changed(seat, after(seat.seat, tuple(acted.get(seat.seat) or of_stored(seat.orders))))
    )


def after_draft(game: Game, seat: Seat, held_back: bool, acted: Orders) -> tuple[Seat, ...]:
    """The seat, if its orders change when it seals its answers or takes them back. Taking them back ends its orders for sealed
    decisions, because the person wants to decide."""
    if not seat.orders:
        return ()
    given = tuple(acted.get(seat.seat) or of_stored(seat.orders))
    if not held_back:
        sealed = {game.decisions[kind] for kind in game.sealed}
        given = taken_back(given, "order-ended-undo", sealed)
    return _changed(seat, given)


def _changed(seat: Seat, given: Sequence[Order]) -> tuple[Seat, ...]:
    kept = to_stored(given)
    return () if kept == seat.orders else (replace(seat, orders=kept),)
