"""Hints before a decision, and a review of it afterwards that finds mistakes.

Both start from what the seat could know. A review takes two steps: a short search over all options says which one may have been
better, and fresh worlds, in which only that one and the option played are compared, say whether it was. So the best of many
guesses is not taken for the truth.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..budget import Budget
from ..thinking.trials import Judged, Trials, Values
from .judges import make_judge, mean_and_error

SHOWN, ALWAYS = 5, 3  # options in an advice: at most SHOWN, of which the first ALWAYS stay however few worlds they were tried in
ENOUGH = 4  # worlds in which the other options must have been tried: the result of one or two is luck
PART_WORLDS = 24  # games played to their end for the parts of a score
PROVEN = 0.01, 3.0  # the least loss that is a mistake: of the chance to win, and in standard errors
WHY_WORLDS = 48
LEAST_PART = 0.5  # points: smaller differences explain nothing


@dataclass(frozen=True)
class Advised:
    """The expected outcome of an option. `parts` are those of the score, and add up to it."""

    option: int
    score: float
    win: float
    visits: int
    parts: tuple[float, ...]


@dataclass(frozen=True)
class Verdict:
    """A decision that was a mistake. All differences are the better option's value minus that of the one played."""

    played: int
    better: int
    loss: float  # of the chance to win
    error: float  # the standard error of that
    points: float
    others: float  # points of the best of the other seats
    parts: tuple[float, ...]


def same_thoughts(observation: Records, *more: int) -> random.Random:
    """Random numbers that are the same for the same question, so that asking again tells nothing new."""
    text = observation.tobytes() + repr(more).encode()
    return random.Random(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


class Advisor:
    """Judges the options of a seat, for hints and for reviews."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, seat: int, *, quiet: bool = False) -> None:
        self.game, self.seat, self.players = game, seat, setup.players
        self._trials = Trials(game, setup, sheet, seat, quiet=quiet)
        self._judge = make_judge(game, setup, sheet, seat, self._trials, quiet=quiet)

    def advise(self, observation: Records, legal: Sequence[int], budget: Budget) -> list[Advised]:
        """The options worth considering, the best first."""
        rng = same_thoughts(observation, *legal)
        best, judged = self._judge.ranked(observation, legal, rng, budget)
        judged = [one for place, one in enumerate(judged[:SHOWN]) if place < ALWAYS or one.visits >= ENOUGH]
        options = [one.option for one in judged] or [best]
        ends = self._trials.ends(observation, options, PART_WORLDS, random.Random(rng.getrandbits(64)))
        if not judged:  # there was no choice, or no time to try any: the games played to their end decide
            won = self._trials.win_chances(ends.points).mean()
            judged = [Judged(best, 0.0, float(won), PART_WORLDS)]
        means = [tuple(float(part) for part in row) for row in ends.parts.mean(axis=0)]
        found = [Advised(one.option, sum(own), one.win_chance, one.visits, own) for one, own in zip(judged, means, strict=True)]
        return [found[0], *sorted(found[1:], key=lambda one: -one.win)]

    def review(self, observation: Records, legal: Sequence[int], played: int) -> Verdict | None:
        """The verdict on a decision if it was a mistake, with the better option; otherwise None."""
        if len(legal) < 2:
            return None
        rng = same_thoughts(observation, *legal)
        better = self._judge.may_be_better(observation, legal, played, rng)
        if better is None:
            return None
        won, points = self._judge.compared(observation, [played, better], random.Random(rng.getrandbits(64)))
        loss, error = mean_and_error(_apart(won))
        if loss < PROVEN[0] or loss < PROVEN[1] * error:
            return None
        ends = self._trials.ends(observation, [played, better], WHY_WORLDS, random.Random(rng.getrandbits(64)))
        others = np.delete(points, self.seat, axis=-1).max(axis=-1)
        return Verdict(
            played,
            better,
            loss,
            error,
            float(_apart(points[..., self.seat]).mean()),
            float(_apart(others).mean()),
            tuple(float(part) for part in (ends.parts[:, 1] - ends.parts[:, 0]).mean(axis=0)),
        )


def _apart(values: Values) -> Values:
    """By how much the better option exceeds the one played, world by world."""
    apart: Values = values[:, 1] - values[:, 0]
    return apart
