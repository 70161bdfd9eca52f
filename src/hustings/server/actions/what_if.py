""" "What if?": a private board on which somebody plays on from here against bots. It is made from what the asker's seat may know
and from nothing else: everything hidden from it is dealt again, so that nobody can learn anything from how the board goes on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from ...core import layout
from ...core.chance import Chance, fresh, seeded
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Sheet
from ...tables.model import Extras, SeatKind, Status, Who
from ...tables.table import Table
from ...wire.analysis import WhatIf
from ...wire.base import LONGEST_NAME
from ...wire.tables import SeatWish
from ..bots.pool import allowed
from ..errors import ApiError, ErrorKind, minutes
from ..hub import Hub
from ..rooms.position_view import Json
from ..rooms.room import Room
from .from_position import create_from
from .play import seat_of


def imagined(game: Game, sheet: Sheet, observation: Records, seat: int, seed: int) -> Records:
    """A random position that agrees with what a seat sees."""
    world, chances = layout.copy(observation), seeded(seed)
    chance = layout.plain(Chance, chances)
    fresh(chance)
    game.rules.resample(layout.plain(game.figures, sheet.record), layout.plain(game.position, world), chance, seat)
    return world


async def what_if(hub: Hub, room: Room, who: Who, wish: WhatIf, seed: int | None = None) -> Json:
    """Create a private board from here on, and return its links. What this seat has sealed stays sealed there, and can be changed
    there."""
    seat = seat_of(who)
    async with room.turn(who) as table:
        play = table.running if table.head.status == Status.PAUSED else table.check_playing()
        observation = play.observe(seat)
        draft = table.drafts.get(seat)
        sealed = {} if draft is None else {seat: draft.options}
    allowed(wish.bot, (table.game, table.setup, table.sheet))
    wait = hub.wondering.take(f"{table.id} {seat}")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"many boards already: wait {minutes(wait)}, or go on with one of them")
    world = imagined(table.game, table.sheet, observation, seat, secrets.randbits(63) if seed is None else seed)
    return await private_board(hub, table, seat, world, wish.bot, hints=bool(table.head.extra.get("hints")), sealed=sealed)


async def private_board(
    hub: Hub, table: Table, seat: int, world: Records, bot: str, *, hints: bool, sealed: Mapping[int, Sequence[int]] | None = None
) -> Json:
    """Create a board for one seat of a table, with bots on all others, from a position that this seat could believe to be
    true."""
    kinds = [SeatKind.PERSON if place.seat == seat else SeatKind.BOT for place in table.seats]
    seats = [  # a seat that is open has no name
        SeatWish(kind=kind, name=place.name[:LONGEST_NAME] or None, bot=bot if kind is SeatKind.BOT else None)
        for kind, place in zip(kinds, table.seats, strict=True)
    ]
    return await create_from(
        hub,
        table.game,
        table.setup,
        table.sheet,
        world,
        seats,
        title=table.head.title,
        lang=table.seats[seat].lang,
        open_money=table.head.open_money,
        sealed=sealed,
        extra=Extras(what_if=True, of=table.id, hints=hints),
    )
