"""Tables that begin from a position instead of a set-up: what-if boards and puzzles. They start at once, are never listed, and
have no rematch and no record, since a record begins with the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ...store.tables import Store
from ...tables.change import StartingTable
from ...tables.model import Extras, Seat, SeatKind
from ...tables.table import Table
from ...wire.tables import SeatWish
from ..bots.pool import allowed
from ..errors import conflict
from ..hub import Hub
from ..rooms.position_view import Json
from ..tokens import hashed, new_token
from .lobby import DEFAULT_BOT, new_head


async def create_from(
    hub: Hub,
    game: Game,
    setup: Setup,
    sheet: Sheet,
    position: Records,
    seats: Sequence[SeatWish],
    *,
    title: str | None = None,
    lang: str = "en",
    open_money: bool = False,
    sealed: Mapping[int, Sequence[int]] | None = None,
    extra: Extras | None = None,
) -> Json:
    """Create a table that goes on from `position`, with people and bots on its seats (none open), and return its secret links.
    `sealed`: the options that seats already hold back of a decision made in secret. `extra`: what the table remembers, e.g.
    `{"what_if": True}`."""
    if len(seats) != setup.players or any(wish.kind == SeatKind.OPEN for wish in seats):
        raise conflict(f"a table that begins from a position has {setup.players} seats, all of them taken")
    places, links = _seated(seats, lang, (game, setup, sheet))
    host, spectator = new_token(), new_token()
    head = new_head(hub, game, setup, sheet, title or game.title, hashed(host), hashed(spectator))
    head = replace(head, lang=lang, open_money=open_money, extra={"midway": True, **(extra or {})})
    new = Table(head, places).begun_at(position, sealed or {})
    await hub.db.write(_store, hub.store, new, sealed or {})
    await hub.room(head.id)
    return {"table": head.id, "host": host, "spectator": spectator, "seats": links}


def _seated(wishes: Sequence[SeatWish], lang: str, here: tuple[Game, Setup, Sheet]) -> tuple[list[Seat], list[Json]]:
    """The seats, and the secret links of the people on them."""
    places: list[Seat] = []
    links: list[Json] = []
    for number, wish in enumerate(wishes):
        if wish.kind == SeatKind.PERSON:
            token = new_token()
            links.append({"seat": number, "token": token})
            places.append(Seat(number, SeatKind.PERSON, wish.name or f"Player {number + 1}", lang, None, hashed(token)))
        else:
            bot = allowed(wish.bot or DEFAULT_BOT, here)
            places.append(Seat(number, SeatKind.BOT, wish.name or bot, lang, bot))
    return places, links


def _store(store: Store, new: StartingTable, sealed: Mapping[int, Sequence[int]]) -> None:
    store.create(new.head, new.seats, new.first, new.position)
    for number, (seat, options) in enumerate(sealed.items()):
        store.seal(new.head.id, new.head.version + number, seat, options)
