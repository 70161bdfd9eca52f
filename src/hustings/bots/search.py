"""A search for every game: plays its options on in positions resampled from what it sees, and compares what comes of them.

All options are tried in the same worlds, with the same chance and the game's policy on every seat (`core/search.py`), so that
their differences say more than their values. Options that do worse are dropped by halves, and those that are left get the rest
of the time. The policy's own choice stays to the end, and another option takes its place only if it is convincingly better.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..core import gate, layout
from ..core.chance import Chance, set_keys
from ..core.contract import Game
from ..core.layout import Observation, Records
from ..core.values import Setup, Sheet
from .budget import Budget
from .thinking import estimates, weights
from .thinking.playouts import estimate_of, playouts
from .thinking.policies import as_words, choice_of

Values = npt.NDArray[np.float64]

CONVINCING = 0.5  # standard errors by which an option must be better than the policy's choice
LEAST = 4  # worlds in which an option is tried at least
LOOKING = 0.6  # of the budget, at most, for trying every option LEAST times; if that is not enough, some are left out
FEW = 8  # amounts are thinned out where there are more options than this
SPREAD_SHARE = 0.78  # of an estimate's standard deviation: the scale of win chances
SPREAD_LEAST = 0.14  # of the largest standard deviation: a scale that even a finished game has, so that a near miss counts
SLICE = 0.005  # seconds in compiled code at a time when a clock is watched
RESERVE = 0.0005  # seconds kept back for what comes after the last slice
FIRST_COST = 0.0003  # seconds for a playout, before any was timed
FIRST_LEARNING, LEARNING = 0.7, 0.4  # how much the first and later ones of a decision teach
BLOCK = 256  # worlds in one call at most
ALL = 0


@dataclass(frozen=True)
class Judged:
    """What the search thinks of an option."""

    option: int
    score: float  # points expected at the end
    win_chance: float
    visits: int


def win_chances(points: Values, seat: int, least: float) -> Values:
    """How likely the seat wins, where each last row is what every seat will have and how far that may be wrong, at least so
    far."""
    seats = points.shape[-1] - 1
    scale = np.hypot(SPREAD_SHARE * points[..., seats], least)
    ahead = (points[..., :seats] - points[..., seat, None]) / scale[..., None]
    chances: Values = 1.0 / np.exp(np.minimum(ahead, 50.0)).sum(axis=-1)
    return chances


def thinned(game: Game, legal: Sequence[int], choice: int) -> list[int]:
    """The options worth trying: all of them, but of many amounts only some, close together around the policy's choice."""
    if len(legal) <= FEW:
        return list(legal)
    amounts = [option for option in legal if "amount" in game.option(option).things]
    if not amounts:
        return list(legal)
    middle, step = amounts.index(choice) if choice in amounts else 0, 1
    near = {0, middle}
    while step < len(amounts):
        near |= {middle - step, middle + step}
        step += 1 if step < 3 else step
    left_out = {amount for place, amount in enumerate(amounts) if place not in near}
    return [option for option in legal if option not in left_out]


def convincing(values: Values, others: Values) -> bool:
    """Whether values are better than others of the same worlds by more than their differences may be wrong."""
    apart = values - others
    if len(apart) < 2:
        return False
    return bool(apart.mean() > CONVINCING * apart.std(ddof=1) / math.sqrt(len(apart)))


class _Desk:
    """Memory that one thread plays in."""

    def __init__(self, game: Game, room: int) -> None:
        self.positions, self.chances, self.eye = (
            layout.blank(game.position, 2),
            layout.blank(Chance, 2),
            layout.blank(game.position),
        )
        self.words, self.sight = as_words(self.positions), as_words(self.eye)[0]
        self.notes, self.out = np.zeros(room), np.zeros(game.options + 1, np.int64)


class _Purse:
    """What is left of a budget, counted in playouts."""

    def __init__(self, budget: Budget, cost: float) -> None:
        self.cost = cost  # seconds for a playout, as far as that is known
        self.visits = budget.visits
        self.end = None if budget.seconds is None else time.perf_counter() + budget.seconds - RESERVE
        self.learning = FIRST_LEARNING
        self.cheapest = math.inf

    def left(self) -> int:
        if self.end is None:
            assert self.visits is not None
            return self.visits
        return int((self.end - time.perf_counter()) / self.cost)

    def slice(self) -> int:
        """Playouts until the clock is looked at again: as few as can be before one was timed."""
        if self.end is None:
            return self.left()
        return min(self.left(), int(SLICE / self.cost)) if self.learning == LEARNING else 0

    def spend(self, count: int, seconds: float) -> None:
        if self.visits is not None:
            self.visits -= count
        self.cost += self.learning * (seconds / count - self.cost)
        self.cheapest = min(self.cheapest, seconds / count)
        self.learning = LEARNING

    def lesson(self) -> float:
        """What to expect of a playout the next time: the cheapest, since others were held up by whatever else the machine does.
        If there was no time for any, be bolder."""
        return self.cost / 2 if self.cheapest == math.inf else self.cheapest


class Search:
    """Thinks for a time or a number of visits. It gets observations, and what everybody at the table knows: the game, its set-up
    and figures, and where it sits."""

    def __init__(
        self, game: Game, setup: Setup, sheet: Sheet, seat: int, budget: Budget, cores: int = 1, *, quiet: bool = False
    ) -> None:
        """`cores`: threads that think, `ALL` for as many as the machine has. Compiles first where that was not done before, which
        takes a minute or two; see `kernels.ready`."""
        from ..core.compiled.kernels import ready
        from .thinking.playouts import SEARCH
        from .thinking.policies import POLICIES

        own = estimate_of(game)
        self.game, self.seat, self.budget = game, seat, budget
        self.cores = cores or os.cpu_count() or 1
        self._players, self._horizon = setup.players, own.horizon
        self._choice = ready(game, POLICIES, quiet=quiet)[choice_of]
        self._playouts = ready(game, SEARCH, quiet=quiet)[playouts]
        self._figures, self._weights = sheet.record, weights.load(game)
        self._coefficients = estimates.read(own, setup.players)
        self._least = SPREAD_LEAST * estimates.widest(self._coefficients, len(own.names))
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)
        self._desks = [_Desk(game, len(own.names) * setup.players) for _ in range(self.cores)]
        self._threads = ThreadPoolExecutor(self.cores, "search") if self.cores > 1 else None
        self._costs: dict[int, float] = {}  # seconds for a playout, by kind of decision
        self._judged: list[Judged] = []

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    def explain(self) -> list[Judged]:
        """What was thought of the options at the last decision, the best first: those tried in most worlds, and of them the one
        that was chosen. A choice that took no thought is not explained."""
        return list(self._judged)

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget | None = None) -> int:
        observation = layout.array_of_one(observation)
        self._judged = []
        if len(legal) == 1:
            return legal[0]
        seen = layout.plain(self.game.position, observation)
        kind = self.game.rules.decision(layout.plain(self.game.figures, self._figures), seen, self.seat)
        purse = _Purse(budget or self.budget, self._costs.get(kind, FIRST_COST))
        choice = self._policy_choice(observation, rng)
        if choice not in legal:
            choice = legal[0]
        options = self._affordable(thinned(self.game, legal, choice), choice, purse, rng)
        trial = self._halve(observation, options, choice, purse, random.Random(rng.getrandbits(64)))
        self._costs[kind] = purse.lesson()
        return self._conclude(trial, choice)

    # Inside

    def _policy_choice(self, observation: Records, rng: random.Random) -> int:
        desk = self._desks[0]
        set_keys(desk.chances[1:], rng.getrandbits(64))
        return int(self._choice(self._figures, self._weights, layout.copy(observation), desk.chances[1:], self.seat, desk.out))

    def _affordable(self, options: list[int], choice: int, purse: _Purse, rng: random.Random) -> list[int]:
        """As many options as can be tried, the policy's choice among them; the others are left to chance."""
        most = int(LOOKING * purse.left() / LEAST)
        if len(options) <= most:
            return options
        if most < 2:
            return [choice]
        others = [option for option in options if option != choice]
        return sorted([choice, *rng.sample(others, most - 1)])

    def _halve(self, observation: Records, options: list[int], choice: int, purse: _Purse, rng: random.Random) -> _Trial:
        """Try all options in some worlds, the better half in some more, and so on: as many playouts in each round."""
        trial = _Trial(options)
        if len(options) < 2:
            return trial
        rounds = max(1, math.ceil(math.log2(len(options))))
        for number in range(rounds, 0, -1):
            end = trial.worlds + max(1, purse.left() // (number * len(trial.active)))
            while (trial.worlds < end or number == 1) and purse.left() >= len(trial.active):
                count = min(BLOCK, purse.slice() // len(trial.active))
                if number > 1:
                    count = min(count, end - trial.worlds)
                trial.note(self._play(observation, trial.active, max(1, count), purse, rng), self.seat, self._least)
            if number > 1 and trial.worlds > 0:
                trial.halve(choice)
        return trial

    def _play(self, observation: Records, options: list[int], count: int, purse: _Purse, rng: random.Random) -> Values:
        """Play options on in the next worlds; in each of them, of each option, what every seat will have."""
        keys = np.frombuffer(rng.randbytes(16 * count), "<u4").reshape(count, 4).astype(np.int64)
        points, words = np.zeros((count, len(options), self._players + 1)), as_words(layout.copy(observation))
        numbers = np.array(options, np.int64)

        def part(desk: _Desk, first: int, last: int) -> None:
            self._playouts(
                self._figures, self._weights, self._coefficients, words, keys[first:last], desk.positions, desk.words,
                desk.chances, self._keep, self._fill, desk.eye, desk.sight, desk.notes, self.seat, numbers, self._horizon,
                points[first:last], desk.out,
            )  # fmt: skip

        begun = time.perf_counter()
        if self._threads is None or count == 1:
            part(self._desks[0], 0, count)
        else:
            ends = [count * i // self.cores for i in range(self.cores + 1)]
            jobs = [self._threads.submit(part, *job) for job in zip(self._desks, ends[:-1], ends[1:], strict=True)]
            for job in jobs:
                job.result()
        purse.spend(count * len(options), time.perf_counter() - begun)
        return points

    def _conclude(self, trial: _Trial, choice: int) -> int:
        """The option with the best mean, if it convinces; else the policy's choice."""
        if trial.worlds == 0:
            return choice
        best = max(trial.active, key=lambda option: trial.mean(option))
        if best != choice and not convincing(trial.values(best), trial.values(choice)):
            best = choice
        self._judged = trial.judged(best)
        return best


class _Trial:
    """Options and what became of them, world by world. Active ones have been tried in all worlds."""

    def __init__(self, options: list[int]) -> None:
        self.active, self.worlds = options, 0
        self._values: dict[int, list[Values]] = {option: [] for option in options}
        self._points: dict[int, float] = dict.fromkeys(options, 0.0)
        self._visits: dict[int, int] = dict.fromkeys(options, 0)

    def note(self, points: Values, seat: int, least: float) -> None:
        chances = win_chances(points, seat, least)
        for i, option in enumerate(self.active):
            self._values[option].append(chances[:, i])
            self._points[option] += float(points[:, i, seat].sum())
            self._visits[option] += len(points)
        self.worlds += len(points)

    def values(self, option: int) -> Values:
        return np.concatenate(self._values[option])

    def mean(self, option: int) -> float:
        return sum(float(part.sum()) for part in self._values[option]) / self._visits[option]

    def halve(self, choice: int) -> None:
        """Keep the better half, and the policy's choice."""
        ranked = sorted(self.active, key=lambda option: (-self.mean(option), option))
        kept = {*ranked[: (len(ranked) + 1) // 2], choice}
        self.active = [option for option in self.active if option in kept]

    def judged(self, best: int) -> list[Judged]:
        """The best first, then by visits and mean."""
        ranked = sorted(self._values, key=lambda o: (o != best, -self._visits[o], -self.mean(o), o))
        return [Judged(o, self._points[o] / self._visits[o], self.mean(o), self._visits[o]) for o in ranked]
