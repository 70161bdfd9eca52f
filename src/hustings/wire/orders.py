"""Standing orders on the wire. They are only for the seat's own link."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ..tables.orders import ONCE, PASS, OrderAct, OrderLasts
from .base import Model
from .lines import Line

MOST_NAMED = 32
Decision = Annotated[str, Field(max_length=40)]


class NewOrder(Model):
    """A standing order: what to do when the seat is asked. It replaces an earlier order for the same kind of
    decision."""

    decision: Decision
    act: OrderAct = Field(
        default=PASS, description="pass: decline; raise: name the least amount allowed up to `above`, then decline"
    )
    above: Annotated[int, Field(ge=0, le=2**15 - 1)] | None = Field(
        default=None, description="pass: only once the least amount allowed is above this; raise: the most to name"
    )
    lasts: OrderLasts = Field(default=ONCE, description="once: until it has declined, or the bidding it took part in is over")
    unless: list[Annotated[str, Field(max_length=40)]] = Field(
        default=[], max_length=MOST_NAMED, description="surprises that end the order before it acts"
    )


class Order(Model):
    """A standing order, with its text as `line`."""

    id: str
    decision: str
    act: OrderAct
    above: int | None = None
    lasts: OrderLasts
    unless: list[str]
    given: float
    line: Line


class EndedOrder(Model):
    """An order that has ended, and why."""

    order: Order
    why: Line


class Orderable(Model):
    """A decision that can be ordered ahead, with what the order does as `line`. `amounts`: whether it is an auction, where
    `above` and `raise` apply."""

    decision: str
    line: Line
    amounts: bool
    unit: int = Field(description="the sum of money that 1 in `above` stands for, as people read it")


class Surprise(Model):
    """Something that can happen and end an order that names it."""

    name: str
    line: Line


class Orders(Model):
    """My orders: those that are waiting, the latest that have ended and why, and what can be ordered."""

    orders: list[Order]
    ended: list[EndedOrder]
    possible: list[Orderable]
    surprises: list[Surprise]
