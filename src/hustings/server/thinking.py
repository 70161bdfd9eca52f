"""Bots at a table: each is asked in a worker process and its move carried out like a person's, not faster than people follow."""

from __future__ import annotations

import asyncio
import time

from .hub import Hub
from .room import Live
from .table import BOT, PLAYING, Step


async def think(hub: Hub, live: Live, seat: int) -> None:
    """Let the bot on a seat decide once. What it thought about a position that is no more is dropped."""
    table = live.table
    if table.head.status != PLAYING or seat not in table.waiting_for or table.seats[seat].kind != BOT:
        return
    asked_about = _moment(live, seat)
    play, spec = table.own(seat), table.seats[seat].bot or "normal"
    observation, legal = play.observe(seat).tobytes(), play.legal(seat)
    option = await hub.pool.decide(table.game.name, table.setup, table.head.own_figures, seat, spec, observation, legal)
    if seat not in table.sealing:  # nobody sees it being sealed
        await asyncio.sleep(max(0.0, live.moved + hub.settings.bot_pace - time.monotonic()))
    await asyncio.shield(asyncio.ensure_future(_carry_out(hub, live, seat, option, asked_about)))


async def _carry_out(hub: Hub, live: Live, seat: int, option: int, asked_about: object) -> None:
    async with live.lock:
        if hub.closing or _moment(live, seat) != asked_about or live.table.head.status != PLAYING:
            return
        move = live.table.act(seat, [option])
        if isinstance(move, Step):
            await hub.carry_out(live, move)
        else:
            await hub.hold_back(live, seat, move)


def _moment(live: Live, seat: int) -> object:
    """What must not have changed while the bot was thinking."""
    table = live.table
    draft = table.drafts.get(seat)
    return table, table.head.seq, draft.options if draft else (), table.seats[seat]
