"""The base class of searches: a forced choice is made at once, and the last decision can be explained."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from ..core import layout
from ..core.contract import Game
from ..core.layout import Observation, Records
from .budget import Budget
from .thinking.trials import Judged


class Searcher(ABC):
    """Thinks for a time or a number of visits. It gets observations, and what everybody at the table knows: the game, its set-up
    and figures, and where it sits."""

    def __init__(self, game: Game, seat: int, budget: Budget) -> None:
        self.game, self.seat, self.budget = game, seat, budget
        self._judged: list[Judged] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, seat {self.seat}, {self.budget}>"

    @abstractmethod
    def close(self) -> None:
        """End the threads."""

    @abstractmethod
    def _think(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        """Choose among several options, and keep the judgements of them in `_judged`."""

    def explain(self) -> list[Judged]:
        """The judgements of the options at the last decision, the chosen one first, then those tried in most worlds. A choice
        made without a search has none."""
        return list(self._judged)

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget | None = None) -> int:
        self._judged = []
        if len(legal) == 1:
            return legal[0]
        return self._think(layout.array_of_one(observation), legal, rng, budget or self.budget)
