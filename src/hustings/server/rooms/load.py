"""A table from the store into memory."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...tables.chat import CHAT, Chat
from ...tables.history import latest, position_at
from ...tables.stored import Loaded
from ...tables.table import Ballot, Table
from ..errors import ApiError, ErrorKind

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("hustings.server")


async def stored(hub: Hub, table_id: str) -> Table | None:
    """A table from the store. One that is damaged, or that this program does not know how to play, is the operator's concern:
    whoever comes is only told that it cannot be opened."""
    try:
        loaded = await hub.read(hub.store.load, table_id, CHAT)
        return None if loaded is None else await _table(hub, loaded)
    except Exception as error:
        if isinstance(error, ApiError) and error.kind == ErrorKind.UNAVAILABLE:
            raise
        log.exception("table %r cannot be opened: see `hustings admin verify`", table_id)
        raise ApiError(ErrorKind.FAILED, "this table cannot be opened at the moment; its operator can see why") from None


async def _table(hub: Hub, loaded: Loaded) -> Table:
    """A stored table in memory. Its position is taken as it is; only another layout has it rebuilt from the log."""
    table = Table(loaded.table, loaded.seats, hub.now)
    table.chat = Chat(loaded.table.players, loaded.chat, loaded.older)
    for kept in loaded.table.votes:
        table.ballots[kept["what"]] = Ballot(kept["what"], kept["by"], kept["to"], frozenset(kept["agreed"]))
    if loaded.position is None:
        return table
    table.lines.after(loaded.events)
    if loaded.table.layout == table.rules.layout:
        table.play = table.rules.resume(loaded.position, ())
    else:
        table.play = await hub.read(position_at, loaded.table, loaded.events)
    table.head_seq, table.tail = latest(loaded.events)
    for seat, options in loaded.sealed.items():
        table.drafts[seat] = table.draft(seat, options, table.play.copy())
    return table
