"""A search by a network: what it would choose, and whatever else it thinks of, is played on by it in resampled worlds.

Options are tried that the network gives some chance, however small where it judges well, and fewer where there is little time.
What is found in worlds is weighed against what the network thought before, as two measurements are by how far each may be wrong;
so a little thought changes little, and much thought is believed.

With more time there are more worlds and more options. In a game whose clock leads to where the network judges well, playouts go
there, and with enough time for another round: that says more of what an option leads to, but takes many worlds to be told from
luck. Elsewhere they go further with time.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.contract import Game
from ..core.encoding import encoding_of
from ..core.layout import Records
from ..core.values import Setup, Sheet
from .budget import Budget
from .net import SHIPPED, check_table, quick_of
from .searcher import Searcher
from .thinking.foresight import Foresight, Reach, Values
from .thinking.trials import OptionTrial, Purse

FIRST_COST = 0.00003  # seconds for a decision in a playout, before any was timed
LEARNING = 0.3  # how much the last trial teaches about that
EVEN = 60  # playouts with which the second of two judgements counts as much as the first; with more of them it counts more
REACH = 32.0  # decisions that a single playout would go far; reaches grow with the cube root of their number
FARTHEST = 400  # decisions: as good as the end of a game
BEYOND = 4  # decisions by which a playout goes further, until the seat is asked
MOST = 32  # options that are tried
LEANING = 0.001  # of the chance to win that an option loses for being less likely by a factor of e
FAINT = 1e-6  # no option is held to be less likely
DOUBT = 0.04  # of the chance to win: by how much that may be wrong
CERTAIN = 1e-8  # no variance is smaller: a mean of a few that are alike is still a guess


@dataclass(frozen=True)
class Way:
    """How playouts go in a game whose clock leads to where the network judges well."""

    visits: int  # from so many on,
    seconds: float  # or from so much time on
    rounds: int  # through which they go; the network judges after each
    decisions: int  # of a playout, on average
    counts: float  # as so many visits, since it takes so many times as long as the shortest


WAYS = (Way(90, 0.18, 2, 180, 2.5), Way(0, 0.0, 1, 67, 1.0))
"""The way that takes most first. What they gain: docs/results-log.md."""


@dataclass(frozen=True)
class Width:
    """How many options are tried."""

    worlds: int  # in which each could be, if the first round were the only one
    unlikely: float  # of one playout: options with a smaller chance are not tried
    rare: float = 0.0  # nor are those with a smaller chance than this, however many playouts there are


WIDE = Width(2, 0.0005)
"""In a game whose clock leads to where the network judges well. It is far too sure of itself: what it would choose once in ten
thousand times is better than its choice as often as what it would choose once in a hundred, and playouts tell when
(docs/results-log.md)."""
IN_AUCTIONS = Width(2, 0.25, 0.005)
"""Luck that speaks for bidding on has to come once only: what looks good of unlikely bids is error."""
ELSEWHERE = Width(6, 0.25, 0.005)
"""In other games, where playouts are judged less well: with more options tried they play worse."""

Prior = list[tuple[int, float]]
"""Options and how likely the network thinks each, its own choice first."""


def tried(prior: Prior, playouts: int, width: Width, fewest: int = 1) -> Prior:
    """The options worth trying with so many playouts. `fewest`: so many even if they are unlikely."""
    most = min(MOST, playouts // width.worlds)
    least = max(width.rare, width.unlikely / max(1, playouts))
    worth = [place == 0 or place < fewest or likely > least for place, (_, likely) in enumerate(prior)]
    return [one for one, wanted in zip(prior, worth, strict=True) if wanted][: max(1, most)]


def reach_of(playouts: float) -> Reach:
    """How far to play with so many playouts. The network judges options within a round poorly, so even a few playouts go beyond
    its end; many go further, since the chance of what comes later averages out."""
    return Reach(min(FARTHEST, int(REACH * playouts ** (1 / 3))))


def shares_of(rounds: int, playouts: float) -> tuple[float, ...]:
    """What the judgements of so many playouts count: one after a round knows half of what matters and little of luck, one after
    two rounds the other way round."""
    late = playouts / (playouts + EVEN)
    return (1.0,) if rounds == 1 else (1 - late, late)


def affordable(decisions: float) -> float:
    """How many playouts a number of decisions by the network is enough for."""
    return max(1.0, math.pow(decisions / REACH, 0.75), decisions / FARTHEST)


def expected(gains: Values, before: float) -> float:
    """What an option will gain: by the gains that were found in worlds, and by what was thought before."""
    if len(gains) < 2:
        return before
    error = max(float(gains.var(ddof=1)) / len(gains), CERTAIN)
    weight = DOUBT**2 / (DOUBT**2 + error)
    return weight * float(gains.mean()) + (1 - weight) * before


def learned(cost: float, cheapest: float, *, poor: bool) -> float:
    """The seconds to expect of a decision by the network, after a trial in which one took at least `cheapest`: others were
    held up by something else, by code that is loaded when it is first used or by other programs. A trial that was held up as a
    whole must not make the search believe that it can afford none, for it would never learn better: so it changes little, and
    where there was too little time for any (`poor`), the next one is bolder."""
    if cheapest < math.inf:
        return cost + LEARNING * (min(cheapest, 2 * cost) - cost)
    return cost / 2 if poor else cost


class NetSearch(Searcher):
    """By the network that comes with the game, on every seat."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sheet: Sheet,
        seat: int,
        budget: Budget,
        cores: int = 1,
        *,
        fewest: int = 1,
        quiet: bool = False,
    ) -> None:
        """`cores`: threads that play, 0 for as many as the machine has. `fewest`: options that are tried even if the network is
        sure."""
        super().__init__(game, seat, budget)
        self.fewest = fewest
        network = check_table(SHIPPED, game, setup, sheet)
        self.foresight = Foresight(
            game, setup, sheet, seat, network, quick_of(network, game, setup, sheet), cores or os.cpu_count() or 1, quiet=quiet
        )
        self._horizon = encoding_of(game).horizon
        self._width = self._widest = WIDE if self._horizon else ELSEWHERE  # of the decision at hand, and outside of auctions
        self._cost = FIRST_COST  # seconds for a decision
        self._cheapest = math.inf  # the least of a trial
        self._lengths: dict[tuple[int, int], float] = {}  # decisions of a playout, by kind of decision and rounds

    def close(self) -> None:
        self.foresight.close()

    def _think(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        begun = time.perf_counter()
        prior = self.foresight.prior(observation, legal)
        auction = bool(self.foresight.sight.auction)
        self._width = IN_AUCTIONS if auction and self._horizon else self._widest
        kind = self.foresight.kind(observation)
        purse, reach = self._plan(budget, auction, kind)
        if purse.end is not None:
            purse.end -= time.perf_counter() - begun
        self._cheapest, own = math.inf, random.Random(rng.getrandbits(64))
        options = tried(prior, playouts := purse.left(), self._width, self.fewest)
        before = self.foresight.decided
        trial = self.halve(observation, options, purse, reach, own)
        if trial.visits > 0:
            length, key = (self.foresight.decided - before) / trial.visits, (kind, len(reach.shares))
            known = self._lengths.get(key, length)
            self._lengths[key] = max(1.0, known + LEARNING * (length - known))
        self._cost = learned(self._cost, self._cheapest, poor=playouts < 2 * self._width.worlds)
        return self.conclude(trial, prior)

    def _way(self, budget: Budget, auction: bool) -> Way:
        """The way that takes most and is affordable. In an auction a seat is asked after each raise, and luck that speaks for
        bidding on has to come once only: there it is the one with least luck in it, and more time is for more worlds."""
        if auction:
            return WAYS[-1]
        if budget.seconds is None:
            assert budget.visits is not None
            return next(way for way in WAYS if budget.visits >= way.visits)
        return next(way for way in WAYS if budget.seconds >= way.seconds)

    def _plan(self, budget: Budget, auction: bool, kind: int) -> tuple[Purse, Reach]:
        """Playouts, and how far they go. With a time both grow. As a round begins playouts take ten times as long as when it
        ends, so how long they are is remembered by kind of decision: else so many options would be tried that there is no
        second world for any of them."""
        if self._horizon:
            way = self._way(budget, auction)
            if budget.visits is not None:
                playouts = int(budget.visits / way.counts)
                return Purse(Budget(visits=playouts), self._cost), self.reach(playouts, way.rounds)
            assert budget.seconds is not None
            playout = self._lengths.get((kind, way.rounds), way.decisions) * self._cost
            return Purse(budget, playout), self.reach(budget.seconds / playout, way.rounds)
        if budget.visits is not None:
            return Purse(budget, self._cost), self.reach(budget.visits)
        assert budget.seconds is not None
        reach = self.reach(affordable(budget.seconds / self._cost))
        return Purse(budget, (reach.decisions + BEYOND) * self._cost), reach

    def reach(self, playouts: float, rounds: int = 1) -> Reach:
        """How far so many playouts go: to where the network judges well, if the game knows such a place."""
        return Reach(FARTHEST, self._horizon, shares_of(rounds, playouts)) if self._horizon else reach_of(playouts)

    def halve(self, observation: Records, prior: Prior, purse: Purse, reach: Reach, rng: random.Random) -> OptionTrial:
        """Try all options in some worlds, the better half in some more, and so on: as many playouts in each round."""
        trial = OptionTrial([option for option, _ in prior])
        if len(prior) < 2:
            return trial
        if purse.end is not None and purse.left() >= len(prior):
            # What the first playouts took settles for how many options there is time.
            self._try(observation, trial, 1, purse, reach, rng)
            trial.active = [option for option, _ in tried(prior, purse.left() + len(prior), self._width, self.fewest)]
        leaning = {option: LEANING * math.log(max(likely, FAINT)) for option, likely in prior}
        rounds = math.ceil(math.log2(len(trial.active)))
        for number in range(rounds, 0, -1):
            end = trial.worlds + max(1, purse.left() // (number * len(trial.active)))
            # What is left of a time is less at every look, so one look decides.
            while (trial.worlds < end or number == 1) and (worlds := purse.left() // len(trial.active)) > 0:
                count = min(self.foresight.side_by_side(len(trial.active)), worlds)
                if number > 1:
                    count = min(count, end - trial.worlds)
                self._try(observation, trial, count, purse, reach, rng)
            if number > 1 and trial.worlds > 0:
                trial.halve(prior[0][0], leaning)
        return trial

    def _try(self, observation: Records, trial: OptionTrial, worlds: int, purse: Purse, reach: Reach, rng: random.Random) -> None:
        """Try the active options in some more worlds."""
        begun, before = time.perf_counter(), self.foresight.decided
        won, points = self.foresight.play(observation, trial.active, worlds, reach, rng)
        seconds, decided = time.perf_counter() - begun, self.foresight.decided - before
        purse.spend(worlds * len(trial.active), seconds)
        self._cheapest = min(self._cheapest, seconds / max(1, decided))
        trial.note(won, points, self.seat)

    def conclude(self, trial: OptionTrial, prior: Prior) -> int:
        """The option of which most is to be expected, after what was thought before and what was found."""
        choice = prior[0][0]
        if trial.worlds == 0:
            return choice
        likely = dict(prior)
        best, most = choice, 0.0
        for option in trial.active:
            if option != choice:
                leaning = LEANING * math.log(max(likely[option], FAINT) / max(likely[choice], FAINT))
                gain = expected(trial.values(option) - trial.values(choice), leaning)
                if gain > most:
                    best, most = option, gain
        self._judged = trial.judged(best)
        return best
