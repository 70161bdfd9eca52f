"""Private notes of a seat, seen only by its player and deleted when the player leaves."""

from __future__ import annotations

from ...store import notes
from ...tables.model import Who
from ...wire.analysis import Notes
from ..errors import unauthorised
from ..hub import Hub
from ..rooms.position_view import Json
from ..rooms.room import Room
from .play import seat_of


async def read(hub: Hub, room: Room, who: Who) -> Json:
    seat = seat_of(who)
    text = await hub.db.read(notes.note, hub.store, room.table.id, seat)
    if not room.table.knows(who):  # the seat has gone to somebody else while we read
        raise unauthorised()
    return {"text": text}


async def write(hub: Hub, room: Room, who: Who, wish: Notes) -> Json:
    seat = seat_of(who)
    async with room.turn(who) as table:
        if not await hub.db.write(notes.put_note, hub.store, table.id, seat, wish.text, who.link):
            raise unauthorised()
    return {"text": wish.text}
