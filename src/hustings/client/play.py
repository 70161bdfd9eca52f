"""Remote play with your own bot at a seat: `play(link, bot)`."""

from __future__ import annotations

import random

from ..bots.api import make_bot
from ..bots.bot import Bot, close_bot
from ..bots.budget import Budget
from ..core.errors import HustingsError
from ..tables.model import Status
from ..wire.play import Result, View
from .errors import Stale
from .live import Live
from .observation import is_asked, is_over, legal, observation, setup_of
from .place import Place

BUDGET = Budget(seconds=1.0)


def play(
    link: str | Place,
    bot: Bot | str,
    *,
    budget: Budget = BUDGET,
    rng: random.Random | None = None,
    patience: float = 60.0,
    password: str | None = None,
) -> Result | None:
    """Let a bot decide for the seat that a link leads to, until the game ends. Returns the result, None if it was abandoned.

    The bot gets what bots get everywhere: `decide(observation, legal, rng, budget)`. A built-in bot is given by name, e.g.
    "heuristic". If the server goes away, play goes on as soon as it is back; `patience` is how many seconds to wait each time.
    `password`: that of the server, if it has one.
    """
    place = link if isinstance(link, Place) else Place.at(link, patience=patience, password=password)
    rng = rng or random.Random()
    live = Live(place, patience=patience)
    player: Bot | None = None if isinstance(bot, str) else bot
    try:
        for _push in live:
            state = live.mirror.state
            if state is None:
                continue
            if is_over(state):
                return state.result or (place.result() if state.table.status == Status.OVER else None)
            if is_asked(state):
                if player is None:
                    player = _named(str(bot), state)
                # Pushes that arrived while the bot was last thinking are old: decide on the current state.
                _take_turn(live, player, rng, budget, place.view())
    finally:
        live.close()
        if player is not None and isinstance(bot, str):
            close_bot(player)
        if isinstance(link, str):
            place.server.close()
    return None


def _take_turn(live: Live, bot: Bot, rng: random.Random, budget: Budget, state: View) -> None:
    """Decide until somebody else is asked."""
    game, _setup = setup_of(state.table)
    while is_asked(state):
        assert state.ask is not None
        options = legal(state.ask)
        option = bot.decide(observation(game, state.position), options, rng, budget)
        if option not in options:
            raise HustingsError(f"the bot chose option {option} for {state.ask.kind}; legal are {options}")
        try:
            done = live.act([int(option)], state.seq)
            state = done.state or live.mirror.state or live.place.view()
        except Stale as stale:
            state = stale.state or live.place.view()


def _named(bot: str, state: View) -> Bot:
    if state.table.own_figures:
        raise HustingsError("the table has its own figures, which built-in bots do not know: write your own bot")
    if state.seat is None:
        raise HustingsError("that is a spectator's link: a bot needs the link of a seat")
    game, setup = setup_of(state.table)
    return make_bot(bot, game, setup, game.sheet(setup, None), state.seat)
