"""The search by a network: the network plays its own choice and other likely options on in resampled worlds.

The search tries options that the network gives some chance, however small where it judges well, and fewer where there is little
time. Results from worlds are weighed against what the network thought before, like two measurements, each by its error: so a few
playouts change little, and many are believed.

With more time there are more worlds and more options. In a game whose clock leads to a point where the network judges well,
playouts go to that point, and with enough time through another round: that says more about what an option leads to, but takes
many worlds to tell from luck. In other games playouts go further the more time there is.
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

FIRST_COST = 0.00003  # seconds for a decision in a playout, before any has been timed
LEARNING = 0.3  # the weight of the last trial in that estimate
EVEN = 60  # the number of playouts at which the second of two judgements counts as much as the first; with more it counts more
REACH = 32.0  # decisions that a single playout would go on for; the reach grows with the cube root of the number of playouts
FARTHEST = 400  # decisions: as good as the end of a game
BEYOND = 4  # decisions that a playout makes beyond its reach, until the seat is asked
MOST = 32  # options that are tried at most
LEANING = 0.001  # how much of the chance to win an option loses for being less likely by a factor of e
FAINT = 1e-6  # no option is taken to be less likely than this
DOUBT = 0.04  # of the chance to win: the error of that prior
CERTAIN = 1e-8  # the least variance assumed: a mean of a few equal results is still a guess


@dataclass(frozen=True)
class Way:
    """How far playouts go in a game whose clock leads to a point where the network judges well."""

    visits: int  # used with at least this many visits,
    seconds: float  # or with at least this much time
    rounds: int  # that playouts go through; the network judges after each
    decisions: int  # in a playout, on average
    counts: float  # the number of visits that a playout counts as, since it takes that many times as long as the shortest


WAYS = (Way(90, 0.18, 2, 180, 2.5), Way(0, 0.0, 1, 67, 1.0))
"""The most expensive way first. What they gain: docs/results-log.md."""


@dataclass(frozen=True)
class Width:
    """How many options are tried."""

    worlds: int  # playouts that each option would get at least, if the first round were the only one
    unlikely: float  # options whose chance times the number of playouts is smaller than this are not tried
    rare: float = 0.0  # nor are options with a smaller chance than this, however many playouts there are


WIDE = Width(2, 0.0005)
"""For games whose clock leads to a point where the network judges well. The network is far too sure of itself: an option that it
would choose once in ten thousand times is better than its choice as often as one that it would choose once in a hundred, and
playouts tell when (docs/results-log.md)."""
IN_AUCTIONS = Width(2, 0.25, 0.005)
"""For auctions. Luck has to favour bidding on only once, so unlikely bids that look good do so by error."""
ELSEWHERE = Width(6, 0.25, 0.005)
"""For other games, where playouts are judged less well: with more options tried the search plays worse."""

Prior = list[tuple[int, float]]
"""Options with the network's probability for each, its own choice first."""


def tried(prior: Prior, playouts: int, width: Width, fewest: int = 1) -> Prior:
    """The options worth trying with that many playouts. `fewest`: how many to try even if they are unlikely."""
    most = min(MOST, playouts // width.worlds)
    least = max(width.rare, width.unlikely / max(1, playouts))
    worth = [place == 0 or place < fewest or likely > least for place, (_, likely) in enumerate(prior)]
    return [one for one, wanted in zip(prior, worth, strict=True) if wanted][: max(1, most)]


def reach_of(playouts: float) -> Reach:
    """How far to play with that many playouts. The network judges options within a round poorly, so even a few playouts go beyond
    its end; many go further, since the luck of what comes later averages out."""
    return Reach(min(FARTHEST, int(REACH * playouts ** (1 / 3))))


def shares_of(rounds: int, playouts: float) -> tuple[float, ...]:
    """The weights of the judgements of that many playouts. A judgement after one round knows half of what matters and contains
    little luck; one after two rounds knows more but contains more luck, so it counts more the more playouts there are."""
    late = playouts / (playouts + EVEN)
    return (1.0,) if rounds == 1 else (1 - late, late)


def affordable(decisions: float) -> float:
    """The number of playouts that a number of decisions by the network is enough for."""
    return max(1.0, math.pow(decisions / REACH, 0.75), decisions / FARTHEST)


def expected(gains: Values, before: float) -> float:
    """The expected gain of an option, from the gains found in worlds and from the gain expected before."""
    if len(gains) < 2:
        return before
    error = max(float(gains.var(ddof=1)) / len(gains), CERTAIN)
    weight = DOUBT**2 / (DOUBT**2 + error)
    return weight * float(gains.mean()) + (1 - weight) * before


def learned(cost: float, cheapest: float, *, poor: bool) -> float:
    """The seconds to expect for a decision by the network, after a trial in which one took at least `cheapest`: slower ones were
    held up by something else, such as code loaded on first use or other programs. A trial that was held up as a whole must not
    make the search believe that it can afford no playout, since it would never learn better. So such a trial changes little, and
    where there was too little time for any playout (`poor`), the estimate is halved."""
    if cheapest < math.inf:
        return cost + LEARNING * (min(cheapest, 2 * cost) - cost)
    return cost / 2 if poor else cost


class NetSearch(Searcher):
    """Search with the network that comes with the game on every seat."""

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
        """`cores`: the number of threads, 0 for as many as the machine has cores. `fewest`: how many options to try even if the
        network is sure."""
        super().__init__(game, seat, budget)
        self.fewest = fewest
        network = check_table(SHIPPED, game, setup, sheet)
        self.foresight = Foresight(
            game, setup, sheet, seat, network, quick_of(network, game, setup, sheet), cores or os.cpu_count() or 1, quiet=quiet
        )
        self._horizon = encoding_of(game).horizon
        self._width = self._widest = WIDE if self._horizon else ELSEWHERE  # for the current decision, and outside auctions
        self._cost = FIRST_COST  # seconds for a decision
        self._cheapest = math.inf  # the least of these in the current trial
        self._lengths: dict[tuple[int, int], float] = {}  # decisions in a playout, by kind of decision and rounds

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
        """The most expensive way that is affordable. In an auction a seat is asked after each raise, and luck has to favour
        bidding on only once: there it is the way with the least luck in it, and more time goes into more worlds."""
        if auction:
            return WAYS[-1]
        if budget.seconds is None:
            assert budget.visits is not None
            return next(way for way in WAYS if budget.visits >= way.visits)
        return next(way for way in WAYS if budget.seconds >= way.seconds)

    def _plan(self, budget: Budget, auction: bool, kind: int) -> tuple[Purse, Reach]:
        """The purse for playouts, and how far they go. With more time both grow. Playouts take ten times as long at the beginning
        of a round as at its end, so their length is remembered by kind of decision: otherwise so many options would be tried that
        none of them would get a second world."""
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
        """How far that many playouts go: to the point where the network judges well, if the game has one."""
        return Reach(FARTHEST, self._horizon, shares_of(rounds, playouts)) if self._horizon else reach_of(playouts)

    def halve(self, observation: Records, prior: Prior, purse: Purse, reach: Reach, rng: random.Random) -> OptionTrial:
        """Try all options in some worlds, the better half in some more, and so on, with the same number of playouts each time."""
        trial = OptionTrial([option for option, _ in prior])
        if len(prior) < 2:
            return trial
        if purse.end is not None and purse.left() >= len(prior):
            # The time that the first playouts took decides how many options can be tried.
            self._try(observation, trial, 1, purse, reach, rng)
            trial.active = [option for option, _ in tried(prior, purse.left() + len(prior), self._width, self.fewest)]
        leaning = {option: LEANING * math.log(max(likely, FAINT)) for option, likely in prior}
        rounds = math.ceil(math.log2(len(trial.active)))
        for number in range(rounds, 0, -1):
            end = trial.worlds + max(1, purse.left() // (number * len(trial.active)))
            # With a time, every call of `left` returns less, so each pass decides by a single call.
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
        """The option with the highest expected gain, from what was thought before and what was found in worlds."""
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
