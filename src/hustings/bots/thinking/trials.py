"""Trials of options in the same worlds, so that their differences say more than their values.

Worlds are resampled from what a seat sees; all options are tried in the same ones, with the same chance and the game's policy on
every seat (`playouts.py`). Half of the options are dropped at a time, the worse ones, and the rest of the budget goes to the
others.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ...core import gate, layout
from ...core.chance import Chance, set_keys
from ...core.compiled.kernels import ready
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..budget import Budget
from . import estimates, weights
from .playouts import SEARCH, estimate_of, playouts
from .policies import POLICIES, as_words, choice_of

Values = npt.NDArray[np.float64]

LEAST = 4  # the fewest worlds in which an option is tried
LOOKING = 0.6  # of the budget, at most, for trying every option LEAST times; if that is not enough, some are left out
FEW = 8  # amounts are thinned out where there are more options than this
SPREAD_SHARE = 0.78  # of an estimate's standard deviation: the scale of win chances
SPREAD_LEAST = 0.14  # of the largest standard deviation: the least scale, even of a finished game, so that a near miss counts
SLICE = 0.005  # seconds in compiled code at a time when a clock is watched
RESERVE = 0.0005  # seconds kept back for what comes after the last slice
FIRST_LEARNING, LEARNING = 0.7, 0.4  # the weights of the first and of later timings in a decision, for the cost of a playout
BLOCK = 256  # worlds in one call at most
TO_THE_END = 1 << 40  # no game's clock runs that long


@dataclass(frozen=True)
class Judged:
    """The search's judgement of an option."""

    option: int
    score: float  # points expected at the end
    win_chance: float
    visits: int


def win_chances(points: Values, seat: int, least: float) -> Values:
    """The seat's chance to win. The last axis of `points` holds the points that every seat will have, and the standard deviation
    of their error; `least`: the least scale of that error."""
    seats = points.shape[-1] - 1
    scale = np.hypot(SPREAD_SHARE * points[..., seats], least)
    ahead = (points[..., :seats] - points[..., seat, None]) / scale[..., None]
    chances: Values = 1.0 / np.exp(np.minimum(ahead, 50.0)).sum(axis=-1)
    return chances


def thinned(game: Game, legal: Sequence[int], choice: int) -> list[int]:
    """The options worth trying: all of them, but of many amounts only some, closer together around the policy's choice."""
    if len(legal) <= FEW:
        return list(legal)
    amounts = [option for option in legal if game.choices.amount in game.option(option).things]
    if not amounts:
        return list(legal)
    middle, step = amounts.index(choice) if choice in amounts else 0, 1
    near = {0, middle}
    while step < len(amounts):
        near |= {middle - step, middle + step}
        step += 1 if step < 3 else step
    left_out = {amount for place, amount in enumerate(amounts) if place not in near}
    return [option for option in legal if option not in left_out]


def kind_of(game: Game, figures: Records, observation: Records, seat: int) -> int:
    """The kind of decision before a seat, from what it sees."""
    seen = layout.plain(game.position, observation)
    return game.rules.decision(layout.plain(game.figures, figures), seen, seat)


class Desk:
    """The working memory of one thread."""

    def __init__(self, game: Game, room: int) -> None:
        self.positions, self.chances, self.eye = (
            layout.blank(game.position, 2),
            layout.blank(Chance, 2),
            layout.blank(game.position),
        )
        self.words, self.sight = as_words(self.positions), as_words(self.eye)[0]
        self.notes, self.out = np.zeros(room), np.zeros(game.options + 1, np.int64)


class Purse:
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
        """Playouts until the clock is looked at again: as few as possible before any has been timed."""
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
        """The cost to expect of a playout next time: that of the cheapest, since others were held up by whatever else the machine
        does. If there was no time for any, half of what was expected."""
        return self.cost / 2 if self.cheapest == math.inf else self.cheapest


class OptionTrial:
    """Options and their results, world by world. Active ones have been tried in all worlds."""

    def __init__(self, options: list[int]) -> None:
        self.active, self.worlds = options, 0
        self._values: dict[int, list[Values]] = {option: [] for option in options}
        self._points: dict[int, float] = dict.fromkeys(options, 0.0)
        self._visits: dict[int, int] = dict.fromkeys(options, 0)

    @property
    def visits(self) -> int:
        """Playouts in all."""
        return sum(self._visits.values())

    def note(self, chances: Values, points: Values, seat: int) -> None:
        """Add the results of the active options in some more worlds: chances to win, and the points of every seat."""
        for i, option in enumerate(self.active):
            self._values[option].append(chances[:, i])
            self._points[option] += float(points[:, i, seat].sum())
            self._visits[option] += len(points)
        self.worlds += len(points)

    def values(self, option: int) -> Values:
        return np.concatenate(self._values[option])

    def mean(self, option: int) -> float:
        return sum(float(part.sum()) for part in self._values[option]) / self._visits[option]

    def halve(self, choice: int, leaning: Mapping[int, float] | None = None) -> None:
        """Keep the better half, and the policy's choice. `leaning`: what is added to an option's mean."""
        more = leaning or {}
        ranked = sorted(self.active, key=lambda option: (-self.mean(option) - more.get(option, 0.0), option))
        kept = {*ranked[: (len(ranked) + 1) // 2], choice}
        self.active = [option for option in self.active if option in kept]

    def judged(self, best: int) -> list[Judged]:
        """The judgements of all options, the best first, then by visits and mean."""
        ranked = sorted(self._values, key=lambda o: (o != best, -self._visits[o], -self.mean(o), o))
        return [Judged(o, self._points[o] / self._visits[o], self.mean(o), self._visits[o]) for o in ranked]


class Trials:
    """Tries options at a seat. It gets observations, and what everybody at the table knows: the game, its set-up and figures."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, seat: int, cores: int = 1, *, quiet: bool = False) -> None:
        """`cores`: the number of threads, 0 for as many as the machine has cores. Compiles first if that has not been done yet,
        which takes a minute or two; see `kernels.ready`."""
        own = estimate_of(game)
        self.game, self.seat, self.players = game, seat, setup.players
        self.cores = cores or os.cpu_count() or 1
        self._horizon = own.horizon
        self._choice = ready(game, POLICIES, quiet=quiet)[choice_of]
        self._playouts = ready(game, SEARCH, quiet=quiet)[playouts]
        self._figures, self._weights = sheet.record, weights.load(game)
        self._coefficients = estimates.read(own, setup.players)
        self._least = SPREAD_LEAST * estimates.widest(self._coefficients, len(own.names))
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)
        self._desks = [Desk(game, len(own.names) * setup.players) for _ in range(self.cores)]
        self._threads = ThreadPoolExecutor(self.cores, "search") if self.cores > 1 else None

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    def kind(self, observation: Records) -> int:
        """The kind of decision before the seat."""
        return kind_of(self.game, self._figures, observation, self.seat)

    def win_chances(self, points: Values) -> Values:
        """The seat's chance to win, from the points that every seat will have."""
        return win_chances(points, self.seat, self._least)

    def policy_choice(self, observation: Records, rng: random.Random) -> int:
        desk = self._desks[0]
        set_keys(desk.chances[1:], rng.getrandbits(64))
        return int(self._choice(self._figures, self._weights, layout.copy(observation), desk.chances[1:], self.seat, desk.out))

    def affordable(self, options: list[int], choice: int, purse: Purse, rng: random.Random) -> list[int]:
        """As many options as can be tried: the policy's choice, and others drawn at random."""
        most = int(LOOKING * purse.left() / LEAST)
        if len(options) <= most:
            return options
        if most < 2:
            return [choice]
        others = [option for option in options if option != choice]
        return sorted([choice, *rng.sample(others, most - 1)])

    def halve(self, observation: Records, options: list[int], choice: int, purse: Purse, rng: random.Random) -> OptionTrial:
        """Try all options in some worlds, the better half in some more, and so on, with the same number of playouts each time."""
        trial = OptionTrial(options)
        if len(options) < 2:
            return trial
        rounds = max(1, math.ceil(math.log2(len(options))))
        for number in range(rounds, 0, -1):
            end = trial.worlds + max(1, purse.left() // (number * len(trial.active)))
            while (trial.worlds < end or number == 1) and purse.left() >= len(trial.active):
                count = min(BLOCK, purse.slice() // len(trial.active))
                if number > 1:
                    count = min(count, end - trial.worlds)
                points = self.play(observation, trial.active, max(1, count), purse, rng)
                trial.note(self.win_chances(points), points, self.seat)
            if number > 1 and trial.worlds > 0:
                trial.halve(choice)
        return trial

    def play(self, observation: Records, options: list[int], count: int, purse: Purse, rng: random.Random) -> Values:
        """Play options on in the next worlds; return the points that every seat will have, by world and option, and last the
        standard deviation of their error."""
        keys = np.frombuffer(rng.randbytes(16 * count), "<u4").reshape(count, 4).astype(np.int64)
        points, words = np.zeros((count, len(options), self.players + 1)), as_words(layout.copy(observation))
        numbers = np.array(options, np.int64)

        def part(desk: Desk, first: int, last: int) -> None:
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

    def ends(self, observation: Records, options: list[int], worlds: int, rng: random.Random) -> Ends:
        """Play each option on to the end of the game, in the same worlds for every option."""
        desk, words = self._desks[0], as_words(layout.copy(observation))
        points = np.zeros((worlds, len(options), self.players + 1))
        parts = np.zeros((worlds, len(options), len(self.game.parts)))
        for world in range(worlds):
            keys = np.frombuffer(rng.randbytes(16), "<u4").reshape(1, 4).astype(np.int64)
            for i, option in enumerate(options):
                self._playouts(
                    self._figures, self._weights, self._coefficients, words, keys, desk.positions, desk.words, desk.chances,
                    self._keep, self._fill, desk.eye, desk.sight, desk.notes, self.seat, np.array([option], np.int64),
                    TO_THE_END, points[world : world + 1, i : i + 1], desk.out,
                )  # fmt: skip
                parts[world, i] = self.game.score_parts(desk.positions[1:], self.seat)  # the final position is left there
        return Ends(points, parts)


@dataclass(frozen=True)
class Ends:
    """How games ended: points by world, option and seat, and the parts of one seat's score by world, option and part."""

    points: Values
    parts: Values
