"""Offers at a table: the promises that a seat can propose to another now, and the changes that offers and answers make. Bots take
no part: a bot judges every decision afresh, so a yes would not bind it and would be worth nothing."""

from __future__ import annotations

from ..core.promises import Promising
from . import promises
from .change import Change
from .errors import NotNow
from .table import Table


def possible(table: Table, seat: int) -> list[tuple[int, int]]:
    """The offers that a seat can make now, each as the other seat and the place it is about."""
    promising = table.game.people.promise
    if promising is None or table.play is None or table.head.status.ended:
        return []
    view = table.play.observe(None)
    return [
        (other, place)
        for other in table.people()
        if other != seat
        for place in promising.places(view, (seat, other))
        if promises.can_offer(table.promises, promising.what, place, (seat, other))
    ]


def make(table: Table, seat: int, to: int, place: int, *, public: bool) -> Change:
    """Offer another seat a promise, publicly or between the two."""
    promising = _promising(table)
    if place not in promising.places(table.running.observe(None), (seat, to)):
        raise NotNow(f"a {promising.what} of the two of you cannot come about there: choose another place or another party")
    return table.talked(promises.offered(table.promises, promising.what, place, (seat, to), table.moment, public=public))


def answer(table: Table, seat: int, other: int, place: int, agree: bool) -> Change:
    """Answer another seat's offer, or withdraw the seat's own."""
    what = _promising(table).what
    return table.talked(promises.answered(table.promises, what, place, seat, other, agree, table.moment))


def _promising(table: Table) -> Promising:
    """The kind of promise that a game has. Refuses if it has none, or if the table has ended."""
    table.check_not_ended()
    if table.game.people.promise is None:
        raise NotNow(f"there is nothing to promise in {table.game.title}")
    return table.game.people.promise
