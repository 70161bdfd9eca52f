"""A hurry: bots that pause less between their decisions, at a table whose people would rather not wait."""

from __future__ import annotations

from ...tables.model import Who
from ...wire.tables import Hurry
from ..hub import Hub
from ..rooms.concurrency import retry_if_behind
from ..rooms.room import Room
from .play import seat_of


@retry_if_behind
async def hurry(hub: Hub, room: Room, who: Who, wish: Hurry) -> None:
    """Hurry the bots, or let them take their time again. Any person or the host may do this. How the bots think does not
    change."""
    async with room.turn(who) as table:
        if not who.host:
            seat_of(who)
        table.check_not_ended()
        if bool(table.head.extra.get("hurried")) != wish.hurried:
            await hub.commit(room, table.hurry(wish.hurried))
