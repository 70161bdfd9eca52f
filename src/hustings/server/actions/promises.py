"""Promises: offers between the people of a table, and their answers."""

from __future__ import annotations

from ...tables import offers, promises
from ...tables.model import SeatKind, Who
from ...tables.promises import Instant, Promise
from ...tables.table import Table
from ...tables.telling import line_json
from ...wire.promises import NewOffer, OfferAnswer
from ..errors import ApiError, ErrorKind, conflict
from ..hub import Hub
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room
from .play import seat_of


def known(room: Room, who: Who) -> Json:
    """The `Promises` that a reader may know of."""
    table = room.table
    possible = [] if who.seat is None else _offers(table, who.seat)
    return {"promises": table.promises_of(room.reader(who)) or [], "offers": possible}


def _offers(table: Table, seat: int) -> list[Json]:
    found, promising = offers.possible(table, seat), table.game.people.promise
    if not found or promising is None:
        return []
    seen = table.running.observe(None)
    asked = [Promise(promising.what, place, seat, to, False, Instant(0, 0)) for to, place in found]
    return [
        {"to": one.to, "place": one.place, "line": line_json(table.game, seen, promises.line(table.game, one, "ask"))}
        for one in asked
    ]


@retry_if_behind
async def offer(hub: Hub, room: Room, who: Who, new: NewOffer) -> Json:
    """Offer another person a promise, publicly or between the two."""
    async with room.turn(who) as table:
        seat = seat_of(who)
        _check_other(table, seat, new.to)
        await hub.commit(room, offers.make(table, seat, new.to, new.place, public=new.public))
        return known(room, who)


@retry_if_behind
async def answer(hub: Hub, room: Room, who: Who, wish: OfferAnswer) -> Json:
    """Answer an offer, or withdraw one made before."""
    async with room.turn(who) as table:
        seat = seat_of(who)
        _check_other(table, seat, wish.other)
        await hub.commit(room, offers.answer(table, seat, wish.other, wish.place, wish.agree))
        return known(room, who)


def _check_other(table: Table, seat: int, other: int) -> None:
    if not 0 <= other < table.head.players or other == seat:
        raise ApiError(ErrorKind.UNKNOWN, f"there is no other seat {other} to talk to")
    if table.seats[other].kind != SeatKind.PERSON:
        raise conflict(f"nobody sits on seat {other} who could promise anything: bots do not")
