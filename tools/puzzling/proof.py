"""Proof that a puzzle teaches good play: the gain of its solution over other decisions, by the search with the network.

Every decision of the solution is compared with the likeliest ones that do not solve the puzzle, and with the search's choice, in
the same resampled worlds. This is done twice from different seeds, and only what both runs agree on counts. If the question is
which decision is best, the solution is compared with every other one, and must gain more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from hustings.bots.advice.judges import mean_and_error
from hustings.bots.budget import Budget
from hustings.bots.net_search import NetSearch
from hustings.bots.thinking.foresight import Reach
from hustings.core import layout
from hustings.core.learning import puzzles
from hustings.core.learning.puzzles import BEST, Puzzle
from hustings.core.play import Play

SEEDS = 1, 2
THOUGHT = Budget(visits=400)
REACH = Reach(90)  # decisions that playouts of a proof go ahead: beyond the end of a round
"""How far playouts of a proof go. `THOUGHT` is how long the search thinks about its own choice."""
WORLDS, GLANCE = 240, 24
"""Worlds in which decisions are compared in a proof, and at a glance."""
RIVALS = 5
"""Decisions, besides the search's own choice, that a solution is compared with, the likeliest first."""
COSTLY = 0.01
"""Win chance that a decision may cost at most, as in analyses."""
FAR = 0.05
"""Win chance by which the best decision must be better than every other, if that is the question."""
SURE = 3.0
"""Standard errors: a smaller difference is not significant."""


@dataclass(frozen=True)
class Step:
    """A decision of a solution: the win chance that it gains over the best one that does not solve the puzzle."""

    gain: float
    error: float
    least: float = COSTLY  # the gain needed

    @property
    def costly(self) -> bool:
        return -self.gain > max(COSTLY, SURE * self.error)

    @property
    def clear(self) -> bool:
        return self.gain > max(self.least, SURE * self.error)

    def __str__(self) -> str:
        return f"{100 * self.gain:+.1f} ± {100 * self.error:.1f} %"


@dataclass(frozen=True)
class Proof:
    """The results from each seed, decision by decision."""

    runs: tuple[tuple[Step, ...], ...]

    @property
    def costly(self) -> bool:
        """Whether some decision of the solution is a mistake."""
        return any(step.costly for run in self.runs for step in run)

    @property
    def clear(self) -> bool:
        """Whether the solution is better than any other play: none of its decisions costs anything, and one of them gains clearly
        from every seed."""
        fair = all(step.gain > -max(COSTLY / 2, step.error) for run in self.runs for step in run)
        return fair and any(all(step.clear for step in steps) for steps in zip(*self.runs, strict=True))

    @property
    def gain(self) -> float:
        """The gain of the solution's best decision, from the seed that gives it the least."""
        return max((min(step.gain for step in steps) for steps in zip(*self.runs, strict=True)), default=-math.inf)

    def __str__(self) -> str:
        word = "costs too much" if self.costly else "clear" if self.clear else "costs nothing"
        return f"{word}: " + "; ".join(", ".join(map(str, run)) for run in self.runs)


def proven(puzzle: Puzzle, play: Play | None = None) -> Proof:
    """Prove a puzzle. `play`: the game at its position, if it is at hand."""
    begun = play or puzzles.begin(puzzle)
    return Proof(tuple(tuple(_steps(puzzle, begun, seed, WORLDS)) for seed in SEEDS))


def glanced(puzzle: Puzzle, play: Play, worlds: int = GLANCE) -> tuple[Step, ...]:
    """The results of a glance: from one seed, in a few worlds."""
    return tuple(_steps(puzzle, play, SEEDS[0], worlds))


def promising(puzzle: Puzzle, play: Play) -> bool:
    """Whether a proof is worth the time: at a glance nothing is costly and something gains."""
    steps = glanced(puzzle, play)
    return not any(step.costly for step in steps) and any(step.gain > step.least for step in steps)


def _steps(puzzle: Puzzle, play: Play, seed: int, worlds: int) -> Iterator[Step]:
    """Yield the decisions of the solution that could be made wrongly."""
    rng, trial, seat = random.Random(seed), play.copy(), puzzle.seat
    search = NetSearch(play.game, play.setup, play.sheet, seat, THOUGHT, quiet=True)
    way = puzzle.solutions[0]
    for place, move in enumerate(way):
        seen, legal = layout.array_of_one(trial.observe(seat)), trial.legal(seat)
        right = {other[place] for other in puzzle.solutions if other[:place] == way[:place] and len(other) > place}
        wrong = [option for option, _ in search.foresight.prior(seen, legal) if option not in right]
        if puzzle.goal == BEST:
            wrong += [option for option in legal if option not in {*right, *wrong}]  # in an auction the network names few
        else:
            wrong = wrong[:RIVALS]
        if worlds > GLANCE and (choice := search.decide(seen, legal, rng)) not in {*right, *wrong}:
            wrong.append(choice)
        if wrong:
            won, _ = search.foresight.play(seen, [move, *wrong], worlds, REACH, rng)
            gain, error = mean_and_error(won[:, 0] - won[:, 1 + int(won[:, 1:].mean(axis=0).argmax())])
            yield Step(gain, error, FAR if puzzle.goal == BEST else COSTLY)
        trial.act(seat, move)
