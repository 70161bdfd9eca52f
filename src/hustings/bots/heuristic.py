"""The heuristic as a bot at a table: a game's policy applied to the bot's observation, uncompiled or compiled."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..core import layout
from ..core.binding import Binding
from ..core.chance import Chance, fresh, set_keys
from ..core.contract import Game
from ..core.layout import Observation
from ..core.values import Sheet
from .thinking import weights
from .thinking.policies import choice_of, policy_of


class Heuristic:
    """Plays by the game's policy. It needs to know the figures in force and its own seat."""

    def __init__(self, game: Game, sheet: Sheet, seat: int, version: str | None = None) -> None:
        """`version`: that of the weights, by default the newest."""
        self.game, self.seat = game, seat
        self._policy = Binding(game).bind(policy_of(game))
        self._weights = layout.plain(weights.layout_of(game), weights.load(game, version))
        self._figures = layout.plain(game.figures, sheet.record)
        self._chances = layout.blank(Chance)
        self._room = [0] * (game.options + 1)

    def __repr__(self) -> str:
        return f"<Heuristic of {self.game.name}, seat {self.seat}>"

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: object) -> int:
        set_keys(self._chances, rng.getrandbits(64))
        chance = layout.plain(Chance, self._chances)
        fresh(chance)
        seen = layout.plain(self.game.position, layout.array_of_one(observation))
        return int(self._policy(self._figures, self._weights, seen, chance, self.seat, self._room))


class FastHeuristic:
    """The compiled heuristic, for processes that have loaded Numba already: the same decision for the same random numbers."""

    def __init__(self, game: Game, sheet: Sheet, seat: int, version: str | None = None, *, quiet: bool = False) -> None:
        """Compiles first if that has not been done yet, which takes most of a minute; see `kernels.ready`."""
        from ..core.compiled.kernels import ready
        from .thinking.policies import POLICIES

        self.game, self.seat = game, seat
        self._weights, self._figures = weights.load(game, version), sheet.record
        self._choice: Any = ready(game, POLICIES, quiet=quiet)[choice_of]
        self._chances, self._room = layout.blank(Chance), np.zeros(game.options + 1, np.int64)

    def __repr__(self) -> str:
        return f"<Heuristic of {self.game.name}, seat {self.seat}, compiled>"

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: object) -> int:
        set_keys(self._chances, rng.getrandbits(64))
        seen = layout.array_of_one(observation)
        return int(self._choice(self._figures, self._weights, seen, self._chances, self.seat, self._room))
