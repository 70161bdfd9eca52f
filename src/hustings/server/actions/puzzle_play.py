"""The step from a puzzle to a game: a new table goes on from the position that was reached. It is made from what the puzzle's
seat may know; everything hidden from it is dealt again, as on a what-if board."""

from __future__ import annotations

import asyncio
import secrets

from ...core.learning import puzzles
from ...tables.model import Extras, SeatKind
from ...wire.puzzles import PuzzlePlayOn
from ..errors import ApiError, ErrorKind, conflict, minutes
from ..hub import Hub
from ..rooms.position_view import Json
from .from_position import create_from
from .puzzles import find
from .what_if import imagined


async def play_on(hub: Hub, name: str, wish: PuzzlePlayOn, visitor: str) -> Json:
    """Create the table and return its secret links. `visitor`: the address that asks for it, because the number of new tables is
    limited."""
    puzzle = find(name)
    if puzzle.seat >= len(wish.seats) or wish.seats[puzzle.seat].kind != SeatKind.PERSON:
        raise conflict(f"seat {puzzle.seat} is the one to be played in this puzzle: let a person sit there")
    play, _ = await asyncio.to_thread(puzzles.decided, puzzle, wish.options)
    wait = hub.creating.take(visitor)
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many new tables from here: wait {minutes(wait)}")
    world = imagined(play.game, play.sheet, play.observe(puzzle.seat), puzzle.seat, secrets.randbits(63))
    extra = Extras(puzzle=name, hints=True)
    links = await create_from(hub, play.game, play.setup, play.sheet, world, wish.seats, lang=wish.lang, extra=extra)
    hub.made(links["table"], visitor)
    return links
