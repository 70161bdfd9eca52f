"""From a puzzle to a game: the position that was reached is played on, at a table of its own. It is made from what the puzzle's
seat may know; all that is hidden from it is dealt anew, as on a what-if board."""

from __future__ import annotations

import asyncio
import secrets

from ...core.learning import puzzles
from ...tables.model import Extras, SeatKind
from ...wire.puzzles import PuzzlePlayOn
from ..errors import ApiError, ErrorKind, conflict
from ..hub import Hub
from ..rooms.position_view import Json
from .from_position import create_from
from .puzzles import find
from .what_if import imagined


async def play_on(hub: Hub, name: str, wish: PuzzlePlayOn, visitor: str) -> Json:
    """The table and its secret links. `visitor`: from where it is asked for, since tables are not made without limit."""
    puzzle = find(name)
    if puzzle.seat >= len(wish.seats) or wish.seats[puzzle.seat].kind != SeatKind.PERSON:
        raise conflict(f"seat {puzzle.seat} is the one to be played in this puzzle: let a person sit there")
    play, _ = await asyncio.to_thread(puzzles.decided, puzzle, wish.options)
    wait = hub.creating.take(visitor)
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many new tables from here: wait {max(1, round(wait / 60))} minutes")
    world = imagined(play.game, play.sheet, play.observe(puzzle.seat), puzzle.seat, secrets.randbits(63))
    extra = Extras(puzzle=name, hints=True)
    links = await create_from(hub, play.game, play.setup, play.sheet, world, wish.seats, lang=wish.lang, extra=extra)
    hub.made(links["table"], visitor)
    return links
