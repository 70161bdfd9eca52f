"""Moments of a game that is over, to be played again: a private board from a position in which somebody decided. As on a what-if
board, it is made from what their seat could know then, and everything hidden from it is dealt again."""

from __future__ import annotations

import secrets

from ...core.gate import observe
from ...wire.analysis import Moment
from ..bots.pool import allowed
from ..errors import ApiError, ErrorKind, conflict, minutes
from ..hub import Hub
from ..rooms.position_view import Json
from ..rooms.room import Room
from .review import FinishedGame
from .what_if import imagined, private_board


async def again(hub: Hub, room: Room, whole: FinishedGame, seat: int, wish: Moment) -> Json:
    """Create a private board from the position before entry `wish.number`, and return its links."""
    table = room.table
    if not 1 <= wish.number < len(whole.positions):
        raise ApiError(ErrorKind.UNKNOWN, f"there is no entry {wish.number}: 1 to {len(whole.positions) - 1}")
    seen = observe(whole.game.position, whole.game.seats, whole.position(wish.number - 1), seat)
    if seat not in table.rules.resume(seen.tobytes(), ()).asked:
        raise conflict(f"you were not asked anything before entry {wish.number}: choose a decision of your own")
    allowed(wish.bot, (table.game, table.setup, table.sheet))
    wait = hub.wondering.take(f"{table.id} {seat}")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"many boards already: wait {minutes(wait)}")
    world = imagined(table.game, table.sheet, seen, seat, secrets.randbits(63))
    return await private_board(hub, table, seat, world, wish.bot, hints=True)
