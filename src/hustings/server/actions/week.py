"""The week's deal: its game, a table of it, and the results of others. The results name no person and no table."""

from __future__ import annotations

from dataclasses import replace

from ...core.contract import Game
from ...core.play import make_setup
from ...core.registry import game as find_game
from ...core.registry import names
from ...core.values import Setup
from ...store import Store
from ...tables.deal import span_of, week_of
from ...tables.model import Extras, Seat, SeatKind
from ...tables.table import Table
from ...wire.week import DealMe
from ..hub import Hub
from ..rooms.position_view import Json
from ..tokens import hashed, new_token
from .lobby import new_head

PLAYERS, SHORT = 3, "short"
BOT = "hard"  # it does not search, so it does the same on every machine
BIRDS = ("Kolibri", "Amsel", "Dohle", "Elster", "Zeisig", "Pirol")
MOST = 500
FRESH_SECONDS = 60.0  # the greatest age of the results


def _of(week: str) -> tuple[Game, Setup]:
    """The week's game and set-up. The games take turns, each in its short form."""
    games = [game for game in map(find_game, names()) if game.wording is not None]
    game = games[int(week.split("-W")[1]) % len(games)]
    players = PLAYERS if PLAYERS in game.players else game.default_players
    variants = [SHORT] if game.default_edition in game.variants.get(SHORT, ()) else []
    return game, make_setup(game, players=players, variants=variants)


class WeekResults:
    """The results of this week's deal at tables of this server, looked up now and then."""

    def __init__(self) -> None:
        self._found: tuple[str, float, list[Json]] | None = None

    async def of(self, hub: Hub, week: str) -> list[Json]:
        now = hub.now()
        if self._found is None or self._found[0] != week or not 0 <= now - self._found[1] < FRESH_SECONDS:
            self._found = week, now, await hub.db.read(_results, hub.store, week)
        return self._found[2]


def _results(store: Store, week: str) -> list[Json]:
    found = []
    for head, seats in store.ended_since(span_of(week)[0], MOST):
        mine = next((seat.seat for seat in seats if seat.kind == SeatKind.PERSON), None)
        if head.extra.get("deal") != week or mine is None or head.result is None:
            continue
        scores, winners = head.result["scores"], head.result["winners"]
        place = 1 if mine in winners else max(2, 1 + sum(score > scores[mine] for score in scores))
        found.append({"points": scores[mine], "place": place})
    return sorted(found, key=lambda one: (-one["points"], one["place"]))


async def week(hub: Hub, results: WeekResults) -> Json:
    """The `Week` of today."""
    name = week_of(hub.now())
    game, setup = _of(name)
    return {
        "week": name,
        "game": game.name,
        "edition": setup.edition,
        "variants": list(setup.variants),
        "players": setup.players,
        "bot": BOT,
        "ends": span_of(name)[1],
        "results": await results.of(hub, name),
    }


async def deal(hub: Hub, me: DealMe) -> Json:
    """Create a table of this week's deal and return its secret links."""
    name = week_of(hub.now())
    game, setup = _of(name)
    sheet = game.sheet(setup, None)
    host, spectator, token = new_token(), new_token(), new_token()
    seats = [
        Seat(0, SeatKind.PERSON, me.name or "Player 1", me.lang, None, hashed(token)),
        *(Seat(seat, SeatKind.BOT, BIRDS[seat - 1], me.lang, BOT) for seat in range(1, setup.players)),
    ]
    head = new_head(hub, game, setup, sheet, game.title, hashed(host), hashed(spectator))
    head = replace(head, lang=me.lang, extra=Extras(deal=name))
    made = Table(head, seats, hub.now).begun()
    await hub.db.write_new(hub.store.create, made.head, made.seats, made.first, made.position)
    await hub.room(head.id)
    return {"table": head.id, "host": host, "spectator": spectator, "seats": [{"seat": 0, "token": token}]}
