"""Suggestions for learners: what the network would do, at once and without a search, with a reason in points.

The choice is one call of the network. The reason compares it with the plainest alternative, which is to pass where that is
possible: both are played on in the same worlds to the end, by the heuristic on every seat. A few worlds say little, so a
difference is told only where it is clear; its parts then come from the same games, and add up.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ...core import layout
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..net import SHIPPED, check_table, fits
from ..thinking.foresight import Foresight
from ..thinking.trials import Trials
from .advisor import same_thoughts
from .judges import mean_and_error

WORLDS = 24  # games to the end for a reason: about a tenth of a second
CLEAR = 2.0, 3.0  # the least difference that is told: in points, and in standard errors


@dataclass(frozen=True)
class Suggested:
    """An option to try. `chance`: the network's probability for it, None where no network has learned the table; `other`: the
    option it is compared with; `parts`: by how much each part of the score is higher, empty where that is not clear."""

    option: int
    chance: float | None = None
    other: int | None = None
    parts: tuple[float, ...] = ()


class Suggester:
    """Suggests options to a seat. It gets observations, and what everybody at the table knows: game, set-up and figures."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, seat: int, *, quiet: bool = False) -> None:
        self._trials = Trials(game, setup, sheet, seat, quiet=quiet)
        self._foresight: Foresight | None = None
        if fits(game, setup, sheet):
            self._foresight = Foresight(game, setup, sheet, seat, check_table(SHIPPED, game, setup, sheet), quiet=quiet)

    def suggest(self, observation: Records, legal: Sequence[int], decline: int | None, worlds: int = WORLDS) -> Suggested:
        """Suggest an option. `decline`: the option that passes, if there is one; `worlds`: how many to compare in, 0 to give no
        reason."""
        if len(legal) == 1:
            return Suggested(legal[0])
        rng = same_thoughts(observation, *legal)
        if self._foresight is None:
            option, chance, second = self._trials.policy_choice(observation, rng), None, None
        else:
            prior = self._foresight.prior(layout.array_of_one(observation), legal)
            (option, chance), second = prior[0], prior[1][0] if len(prior) > 1 else None
        other = decline if decline is not None and decline != option else second
        parts = self._gained(observation, option, other, worlds, rng) if other is not None and worlds else ()
        return Suggested(option, chance, other, parts)

    def _gained(self, observation: Records, option: int, other: int, worlds: int, rng: random.Random) -> tuple[float, ...]:
        """By how much each part of the score is higher than with another option, if the whole score clearly is."""
        ends = self._trials.ends(observation, [other, option], worlds, rng)
        apart = ends.parts[:, 1] - ends.parts[:, 0]
        gain, error = mean_and_error(apart.sum(axis=-1))
        if gain < CLEAR[0] or gain < CLEAR[1] * error:
            return ()
        return tuple(float(part) for part in apart.mean(axis=0))
