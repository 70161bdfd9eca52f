"""The flat search, for any game: it tries its options in positions resampled from what it sees, and compares the results.

The policy's own choice stays to the end of the trial, and another option replaces it only if it is convincingly better.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ..core.contract import Game
from ..core.layout import Records
from ..core.values import Setup, Sheet
from .budget import Budget
from .searcher import Searcher
from .thinking.trials import OptionTrial, Purse, Trials, Values, thinned

CONVINCING = 0.5  # standard errors by which an option must be better than the policy's choice
FIRST_COST = 0.0003  # seconds for a playout, before any has been timed


def convincing(values: Values, others: Values) -> bool:
    """Whether values are better than others from the same worlds by more than CONVINCING standard errors of the difference."""
    apart = values - others
    if len(apart) < 2:
        return False
    return bool(apart.mean() > CONVINCING * apart.std(ddof=1) / math.sqrt(len(apart)))


class Search(Searcher):
    """Search with the game's policy on every seat."""

    def __init__(
        self, game: Game, setup: Setup, sheet: Sheet, seat: int, budget: Budget, cores: int = 1, *, quiet: bool = False
    ) -> None:
        """`cores` and `quiet`: see `Trials`."""
        super().__init__(game, seat, budget)
        self.trials = Trials(game, setup, sheet, seat, cores, quiet=quiet)
        self._costs: dict[int, float] = {}  # seconds for a playout, by kind of decision

    def close(self) -> None:
        self.trials.close()

    def _think(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        trials = self.trials
        kind = trials.kind(observation)
        purse = Purse(budget, self._costs.get(kind, FIRST_COST))
        choice = trials.policy_choice(observation, rng)
        if choice not in legal:
            choice = legal[0]
        options = trials.affordable(thinned(self.game, legal, choice), choice, purse, rng)
        trial = trials.halve(observation, options, choice, purse, random.Random(rng.getrandbits(64)))
        self._costs[kind] = purse.lesson()
        return self._conclude(trial, choice)

    def _conclude(self, trial: OptionTrial, choice: int) -> int:
        """The option with the best mean if it is convincing, otherwise the policy's choice."""
        if trial.worlds == 0:
            return choice
        best = max(trial.active, key=lambda option: trial.mean(option))
        if best != choice and not convincing(trial.values(best), trial.values(choice)):
            best = choice
        self._judged = trial.judged(best)
        return best
