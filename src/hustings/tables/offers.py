"""Offers at a table: which promises a seat can propose to another now, and the changes that offers and answers make. Bots take no
part: a bot decides by its own judgement each time, and a yes that does not bind it would be worth nothing."""

from __future__ import annotations

from ..core.promises import Promising
from . import promises
from .change import Change
from .errors import NotNow
from .table import Table


def possible(table: Table, seat: int) -> list[tuple[int, int]]:
    """What a seat can offer now: to which seat, and about which place."""
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
    """Offer another seat a promise, before all or between the two."""
    promising = _promising(table)
    if place not in promising.places(table.running.observe(None), (seat, to)):
        raise NotNow(f"a {promising.what} of the two of you cannot come about there: choose another place or another party")
    return table.talked(promises.offered(table.promises, promising.what, place, (seat, to), table.moment, public=public))


def answer(table: Table, seat: int, other: int, place: int, agree: bool) -> Change:
    """Answer another seat's offer, or take one's own back."""
    what = _promising(table).what
    return table.talked(promises.answered(table.promises, what, place, seat, other, agree, table.moment))


def _promising(table: Table) -> Promising:
    """What can be promised, while the game goes on."""
    table.check_not_ended()
    if table.game.people.promise is None:
        raise NotNow(f"there is nothing to promise in {table.game.title}")
    return table.game.people.promise
