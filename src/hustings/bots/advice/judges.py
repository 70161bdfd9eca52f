"""Judges of options: the search with the heuristic's playouts, and the one by a network where that has learned the table.

Each says which options are worth considering, which one may be better than the one played, and how options fare in new worlds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Protocol

from ...core import layout
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..budget import Budget
from ..net import fits
from ..net_search import NetSearch
from ..search import Search
from ..thinking.trials import Judged, OptionTrial, Purse, Trials, Values, thinned

LOOKING = Budget(visits=100)  # for finding what may have been better
NET_LOOKING = Budget(visits=48)
PROMISING = 0.004, 1.0  # the least gain worth another look: of the chance to win, and in standard errors
PROVING, NET_PROVING = 128, 96  # fresh worlds for that look
FEWEST = 3  # options that advice compares even if the network is sure
SOUND = 0.2  # share of the likeliest option's chance: what the network itself would play that often is no mistake
RIVALS = 3  # options that are compared with the one played


class Judge(Protocol):
    """Compares options of a seat from what it sees."""

    def ranked(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> tuple[int, list[Judged]]:
        """The choice, and the judgements of it and of others, the best first; none if no search was needed."""

    def may_be_better(self, observation: Records, legal: Sequence[int], played: int, rng: random.Random) -> int | None:
        """An option that looks better than the one played at first glance, or None."""

    def compared(self, observation: Records, options: list[int], rng: random.Random) -> tuple[Values, Values]:
        """For each option in new worlds: the chance to win, and the points of every seat."""


def make_judge(game: Game, setup: Setup, sheet: Sheet, seat: int, trials: Trials, *, quiet: bool = False) -> Judge:
    """A judge by the network if it has learned this table, otherwise by playouts."""
    if fits(game, setup, sheet):
        return NetJudge(game, setup, sheet, seat, quiet=quiet)
    return PlayoutJudge(game, setup, sheet, seat, trials, quiet=quiet)


def promising(trial: OptionTrial, played: int) -> int | None:
    """The best option of a trial, if it is better than the one played by more than chance explains."""
    if trial.worlds == 0:
        return None
    best = max(trial.active, key=lambda option: trial.mean(option))
    if best == played:
        return None
    gain, error = mean_and_error(trial.values(best) - trial.values(played))
    return best if gain > PROMISING[0] and gain > PROMISING[1] * error else None


def mean_and_error(values: Values) -> tuple[float, float]:
    """The mean and its standard error."""
    if len(values) < 2:
        return float(values.mean()), math.inf
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(len(values))


class PlayoutJudge:
    """Judges by the heuristic's playouts."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, seat: int, trials: Trials, *, quiet: bool = False) -> None:
        self.game, self.seat, self._trials = game, seat, trials
        self._search = Search(game, setup, sheet, seat, LOOKING, quiet=quiet)

    def ranked(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> tuple[int, list[Judged]]:
        return self._search.decide(observation, legal, rng, budget), self._search.explain()

    def may_be_better(self, observation: Records, legal: Sequence[int], played: int, rng: random.Random) -> int | None:
        choice = self._trials.policy_choice(observation, rng)
        options = sorted({*thinned(self.game, legal, played), *({choice} & set(legal))})
        purse = Purse(LOOKING, 0.0)
        affordable = self._trials.affordable(options, played, purse, rng)
        return promising(self._trials.halve(observation, affordable, played, purse, rng), played)

    def compared(self, observation: Records, options: list[int], rng: random.Random) -> tuple[Values, Values]:
        points = self._trials.play(observation, options, PROVING, Purse(Budget(visits=PROVING * len(options)), 0.0), rng)
        return self._trials.win_chances(points), points[..., : self._trials.players]


class NetJudge:
    """Judges by the network. It looks closer at an option that the network would hardly ever play."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, seat: int, *, quiet: bool = False) -> None:
        self._search = NetSearch(game, setup, sheet, seat, NET_LOOKING, fewest=FEWEST, quiet=quiet)
        self._foresight, self._reach = self._search.foresight, self._search.reach(NET_LOOKING.visits or 0)

    def ranked(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> tuple[int, list[Judged]]:
        return self._search.decide(observation, legal, rng, budget), self._search.explain()

    def may_be_better(self, observation: Records, legal: Sequence[int], played: int, rng: random.Random) -> int | None:
        observation = layout.array_of_one(observation)
        prior = self._foresight.prior(observation, legal)
        likely = dict(prior)
        if likely.get(played, 0.0) >= SOUND * max(likely.values()):
            return None
        rivals = [one for one in prior if one[0] != played][:RIVALS]
        trial = self._search.halve(
            observation, [(played, likely.get(played, 0.0)), *rivals], Purse(NET_LOOKING, 0.0), self._reach, rng
        )
        return promising(trial, played)

    def compared(self, observation: Records, options: list[int], rng: random.Random) -> tuple[Values, Values]:
        return self._foresight.play(layout.array_of_one(observation), options, NET_PROVING, self._reach, rng)
