"""Hints: the search's assessment of the options of a seat that is asked, at tables that allow it. The search learns what the seat
may know and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from ...bots.advice.sums import rounded
from ...bots.budget import parse as parse_budget
from ...tables.model import Who
from ...tables.table import Table
from ...wire.analysis import HintWish
from ..bots.pool import NoAdvice, NotReady
from ..bots.process import ADVISE
from ..errors import ApiError, ErrorKind, conflict, forbidden
from ..hub import Hub
from ..rooms import position_view
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room
from .play import check_fresh, seat_of

T = TypeVar("T")
BUDGET = "400ms"
PATIENCE, PAUSE = 15.0, 0.25  # seconds to wait for a search that is being started, and between attempts


def check_allowed(table: Table) -> None:
    """Check that the table's creator has allowed hints."""
    if not table.head.extra.get("hints"):
        raise forbidden("there are no hints at this table: whoever creates a table may allow them")


@retry_if_behind
async def hint(hub: Hub, room: Room, who: Who, wish: HintWish) -> Json:
    """Return the options worth considering, the best first."""
    seat = seat_of(who)
    async with room.turn(who) as table:
        check_allowed(table)
        table.check_playing()
        check_fresh(room, who, wish.seq)
        play = table.own(seat)
        if seat not in play.asked:
            raise conflict("you are not asked anything now: a hint comes with a decision")
        seen, legal, seq = play.observe(seat), play.legal(seat), table.seq
    wait = hub.hinting.take(f"{table.id} {seat}") if table.game.name in hub.pool.compiled else 0.0
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"many hints already: think for {max(1, round(wait))} s yourself")
    question = {"ask": ADVISE, "seat": seat, "observation": seen.tobytes().hex(), "legal": legal, "budget": BUDGET}
    seconds = parse_budget(BUDGET).seconds or 0.0
    try:
        said = await _patiently(
            partial(
                hub.pool.ask,
                table.game.name,
                table.setup,
                table.head.own_figures,
                question,
                seconds=seconds,
                asker=hub.asker(room),
            )
        )
    except NotReady as error:
        raise ApiError(ErrorKind.UNAVAILABLE, str(error)) from None
    except NoAdvice as error:
        raise ApiError(ErrorKind.FAILED, str(error), status=503) from None
    telling = position_view.telling_of(table.game)
    options = []
    for one in said:
        if one["option"] in legal:
            line = telling.option(table.sheet, seen, one["option"], seat)
            parts, score = rounded(one["parts"], 1)
            told = {"score": score, "win": round(one["win"], 3), "visits": one["visits"], "parts": parts}
            options.append({"option": one["option"], "line": position_view.named(table.game, seen, line), **told})
    return {"seq": seq, "parts": list(table.game.parts), "options": options}


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask, and wait a little if the search is not ready: it is still being prepared just after the server's start."""
    ready = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except NotReady:
            if time.monotonic() > ready:
                raise
        await asyncio.sleep(PAUSE)
