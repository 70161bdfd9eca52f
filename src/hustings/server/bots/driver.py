"""Seats that decide without anybody there: bots, bots that stand in for people, and orders that people have given ahead. Each
decision is carried out like a person's, not faster than people follow."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from ...tables import clock_effects, order_effects, orders
from ...tables.model import SeatKind, Status
from ...tables.table import Step, Table
from ..rooms.hub import Hub
from ..rooms.room import OutOfDate, Room


def decides_by_itself(table: Table, seat: int) -> bool:
    """Whether a seat that the table waits for need not wait for a person."""
    return table.seats[seat].kind == SeatKind.BOT or seat in table.away or order_effects.choice(table, seat) is not None


async def think(hub: Hub, room: Room, seat: int) -> None:
    """Decide once for a seat: as it was ordered, or as a bot thinks. What was thought about a position that is no more is
    dropped."""
    table = room.table
    if table.head.status != Status.PLAYING or seat not in table.waiting_for or not decides_by_itself(table, seat):
        return
    asked_about = _moment(room, seat)
    ordered = order_effects.choice(table, seat)
    option = await _by_bot(hub, table, seat) if ordered is None else ordered[1]
    if seat not in table.sealing:  # nobody sees it being sealed
        await asyncio.sleep(max(0.0, room.moved + hub.settings.bot_pace - time.monotonic()))
    await asyncio.shield(asyncio.ensure_future(_carry_out(hub, room, seat, option, asked_about)))


async def _by_bot(hub: Hub, table: Table, seat: int) -> int:
    """What a bot chooses that sees what the seat sees."""
    clock = clock_effects.clock_of(table.head)
    spec = table.seats[seat].bot or (clock.pace.bot if clock is not None else "normal")
    play = table.own(seat)
    observation, legal = play.observe(seat).tobytes(), play.legal(seat)
    option: int = await hub.pool.decide(table.game.name, table.setup, table.head.own_figures, seat, spec, observation, legal)
    return option


async def _carry_out(hub: Hub, room: Room, seat: int, option: int, asked_about: object) -> None:
    async with room.lock:
        table = room.table
        if hub.closing or _moment(room, seat) != asked_about or table.head.status != Status.PLAYING:
            return
        ordered = order_effects.choice(table, seat)
        after: order_effects.Orders = {}
        if ordered is not None:
            after = {seat: orders.carried_out(orders.of_stored(table.seats[seat].orders), ordered[0], ordered[2])}
        move = table.act(seat, [option])
        with suppress(OutOfDate):  # another process was faster: the table is as it left it, and the seat is asked anew
            if isinstance(move, Step):
                await hub.carry_out(room, move, orders=after)
            else:
                await hub.hold_back(room, seat, move, orders=after)


def _moment(room: Room, seat: int) -> object:
    """What must not have changed meanwhile."""
    table = room.table
    draft = table.drafts.get(seat)
    return table, table.head.seq, draft.options if draft else (), table.seats[seat]
