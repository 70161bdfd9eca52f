"""The heuristic as a bot at a table: a game's policy, uncompiled, on the observation that the bot is handed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib import import_module

from ..core import layout
from ..core.binding import Binding, Rule
from ..core.chance import Chance, fresh, set_keys
from ..core.contract import Game, Sheet
from ..core.errors import UnknownName
from ..core.layout import Records

POLICIES = {"die-macher": "heuristic:heuristic", "helvetiq": "greedy:greedy"}
"""By game: the module in its package and the rule in it, a policy as in `core/policies.py`."""


def policy_of(game: Game) -> Rule:
    """The game's own policy."""
    if game.name not in POLICIES:
        raise UnknownName("game with a heuristic", game.name, list(POLICIES))
    module, name = POLICIES[game.name].split(":")
    package = game.position.__module__.rpartition(".")[0]
    policy: Rule = getattr(import_module(f"{package}.{module}"), name)
    return policy


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
