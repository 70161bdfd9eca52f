"""Tables that begin from a position instead of a set-up: what-if boards, puzzles. They play at once, are never listed, and have
no rematch and no record, since a record begins with the set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ...core import layout
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ...store.store import Store
from ...tables.from_position import first_event
from ...tables.log import Event
from ...tables.model import Extras, Seat, SeatKind, Status, TableHead
from ...tables.rebuild import Rules
from ...tables.table import Table
from ...wire.tables import SeatWish
from ..bots.pool import allowed
from ..errors import ApiError, ErrorKind, conflict
from ..rooms.hub import Hub
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
    """A table that goes on from `position`, with people and bots on its seats (none open), and its secret links. `sealed`: what
    seats hold back of a decision that is made in secret. `extra`: what the table remembers, e.g. `{"what_if": True}`."""
    if len(seats) != setup.players or any(wish.kind == SeatKind.OPEN for wish in seats):
        raise conflict(f"a table that begins from a position has {setup.players} seats, all of them taken")
    places, links = _seated(seats, lang, (game, setup, sheet))
    host, spectator = new_token(), new_token()
    head = new_head(hub, game, setup, sheet, title or game.title, hashed(host), hashed(spectator))
    head = replace(head, lang=lang, open_money=open_money, extra={"midway": True, **(extra or {})})
    begun, first = _begun(head, Rules(game, setup, sheet), position, places, sealed or {})
    await hub.write(_store, hub.store, begun, places, first, position.tobytes(), sealed or {})
    await hub.room(begun.id)
    return {"table": begun.id, "host": host, "spectator": spectator, "seats": links}


def _seated(wishes: Sequence[SeatWish], lang: str, here: tuple[Game, Setup, Sheet]) -> tuple[list[Seat], list[Json]]:
    """Who sits where, and the secret links of the people."""
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


def _begun(
    head: TableHead, rules: Rules, position: Records, places: Sequence[Seat], sealed: Mapping[int, Sequence[int]]
) -> tuple[TableHead, Event]:
    """The row of a table that begins there, and its first event. What is sealed is tried, so that nothing is stored that could
    not be opened again."""
    play = rules.resume(position.tobytes(), ())
    if play.over:
        raise ApiError(ErrorKind.CONFLICT, "the game is over in this position: there is nothing to play on")
    table = Table(head, places)
    drafts = {seat: table.draft(seat, options, play.copy()) for seat, options in sealed.items()}
    waiting = tuple(seat for seat in play.asked if seat not in drafts or not drafts[seat].done)
    first = first_event(rules.game, rules.setup.players, layout.copy(position), head.created)
    return replace(head, seq=0, entries=1, status=Status.PLAYING, waiting=waiting), first


def _store(
    store: Store,
    head: TableHead,
    seats: Sequence[Seat],
    first: Event,
    position: bytes,
    sealed: Mapping[int, Sequence[int]],
) -> None:
    store.create(head, seats, first, position)
    for number, (seat, options) in enumerate(sealed.items()):
        store.seal(head.id, head.version + number, seat, options)
