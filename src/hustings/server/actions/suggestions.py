"""Suggestions: what a learner could try now, at tables that allow hints. Each step is one call of the network, based on what the
seat may know and nothing else, after the decisions that it has drafted but not made."""

from __future__ import annotations

from typing import Any

from ...bots.advice.suggester import WORLDS
from ...bots.advice.sums import rounded
from ...core.play import Play
from ...tables.batch import BatchEnd, decide
from ...tables.model import Who
from ...wire.analysis import SuggestionWish
from ..bots.pool import NoAdvice
from ..errors import ApiError, ErrorKind, conflict
from ..hub import Hub
from ..rooms import position_view
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room
from .hints import check_allowed
from .play import check_fresh, seat_of


@retry_if_behind
async def suggest(hub: Hub, room: Room, who: Who, wish: SuggestionWish) -> Json:
    """Return what to try, and why."""
    seat = seat_of(who)
    async with room.turn(who) as table:
        check_allowed(table)
        table.check_playing()
        check_fresh(room, who, wish.seq)
        play, seq = _drafted(room, seat, wish), table.seq
    wait = hub.suggesting.take(f"{table.id} {seat}")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"many suggestions already: think for {max(1, round(wait))} s yourself")
    steps: list[Json] = []
    found: list[Any] = []
    kind, first = play.decision(seat), play
    while True:
        one = await _asked(hub, room, play, seat, WORLDS if wish.steps == 1 else 0)
        found.append(one)
        steps.append(_step(play, seat, one["option"]))
        if len(steps) == wish.steps:
            break
        then = decide(play, seat, [one["option"]], preview=True)
        play = then.play
        if not then.taken or seat not in play.asked or play.decision(seat) != kind:
            break
    other = found[0]["other"] if wish.steps == 1 else None
    parts, points = rounded(found[0]["parts"])
    named = [{"part": part, "difference": one} for part, one in zip(table.game.parts, parts, strict=False) if one]
    chances = [one["chance"] for one in found if one["chance"] is not None]
    return {
        "seq": seq,
        "steps": steps,
        "chance": round(min(chances), 3) if chances else None,
        "other": None if other is None else _step(first, seat, other),
        "points": points if points else None,
        "parts": sorted(named, key=lambda one: -abs(one["difference"])),
    }


def _drafted(room: Room, seat: int, wish: SuggestionWish) -> Play:
    """The game with a seat's draft carried out, as in a preview: nothing hidden is shown."""
    play, ends = room.table.own(seat), BatchEnd.ALL
    if wish.options:
        batch, _ = room.table.preview(seat, wish.options)
        play, ends = batch.play, batch.ends
    if ends != BatchEnd.ALL or seat not in play.asked:
        raise conflict("you are not asked anything then: a suggestion comes with a decision")
    return play.copy()


async def _asked(hub: Hub, room: Room, play: Play, seat: int, worlds: int) -> Any:
    table = room.table
    _, decline = play.span(seat)
    try:
        return await hub.pool.suggest(
            table.game.name,
            table.setup,
            table.head.own_figures,
            seat,
            play.observe(seat).tobytes(),
            play.legal(seat),
            decline if decline >= 0 else None,
            worlds,
            hub.asker(room),
        )
    except NoAdvice as error:
        raise ApiError(ErrorKind.FAILED, str(error), status=503) from None


def _step(play: Play, seat: int, option: int) -> Json:
    seen = play.observe(seat)
    line = position_view.telling_of(play.game).option(play.sheet, seen, option, seat)
    declining = play.game.people.orders.get(play.decision(seat))
    passes = option == play.span(seat)[1] or (declining is not None and declining.by(play.game.option(option)))
    return {"option": option, "line": position_view.named(play.game, seen, line), "passes": passes}
