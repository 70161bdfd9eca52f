"""The heuristic as a bot at a table: a game's policy, uncompiled, on the observation that the bot is handed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..core import layout
from ..core.binding import Binding, Rule
from ..core.chance import Chance, fresh, set_keys
from ..core.contract import Game, Sheet
from ..core.errors import HustingsError
from ..core.layout import Records


def policy_of(game: Game) -> Rule:
    """The game's own policy, a rule as `core/policies.py` describes it."""
    if game.policy is None:
        raise HustingsError(f"{game.name} has no heuristic bot: choose another, e.g. random")
    return game.policy()


class Heuristic:
    """Plays by the game's policy. It needs to know which figures are played with and which seat it sits on."""

    def __init__(self, game: Game, sheet: Sheet, seat: int) -> None:
        self.game, self.seat = game, seat
        self._policy = Binding(game).bind(policy_of(game))
        self._figures = layout.plain(game.figures, sheet.record)
        self._chances = layout.blank(Chance)
        self._room = [0] * (game.options + 1)

    def decide(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: float) -> int:
        set_keys(self._chances, rng.getrandbits(64))
        chance = layout.plain(Chance, self._chances)
        fresh(chance)
        seen = layout.plain(self.game.position, observation)
        return int(self._policy(self._figures, seen, chance, self.seat, self._room))
