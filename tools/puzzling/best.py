"""Puzzles that ask for the best decision: positions where the search with the network finds one option far better than all the
others, and what each of them is worth."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hustings.bots.advice.judges import mean_and_error
from hustings.bots.net_search import NetSearch
from hustings.core import layout
from hustings.core.learning.puzzles import BEST, Puzzle, Worth
from hustings.core.play import Play

from .proof import FAR, REACH, SEEDS, THOUGHT, WORLDS

FEWEST, MOST = 4, 24
"""The least and the most options of the decision."""
LIKELY = 0.5
"""The least probability that the network must give its choice: one that it is unsure of is seldom far better."""
LOOKS = (10, 0.8 * FAR), (40, 0.9 * FAR)
"""Worlds of a first and a second look, and the gain needed in each. The seed differs from those of the proof."""
SURE = 1.2
"""Standard errors that the gain in a look must exceed."""
GAMES = 120
"""Games that are played to their end to see where points come from."""


class Finder:
    """Looks for positions with one option far better than all others in the games of one table."""

    def __init__(self, play: Play) -> None:
        self._searches = [
            NetSearch(play.game, play.setup, play.sheet, seat, THOUGHT, quiet=True) for seat in range(play.setup.players)
        ]

    def puzzle(self, play: Play, seat: int, table: Mapping[str, Any]) -> tuple[float, Puzzle] | None:
        """The puzzle of this position and the estimated gain of its solution; None if no option is far better than the rest."""
        legal, kind = play.legal(seat), play.decision(seat)
        if not FEWEST <= len(legal) <= MOST:
            return None
        seen, foresight = layout.array_of_one(play.observe(seat)), self._searches[seat].foresight
        choice, likely = foresight.prior(seen, legal)[0]
        if likely < LIKELY or choice == play.span(seat)[1]:  # declining is not an answer
            return None
        rng, gain = random.Random(0), 0.0
        for worlds, least in LOOKS:
            won, _ = foresight.play(seen, [choice, *(option for option in legal if option != choice)], worlds, REACH, rng)
            gain, error = mean_and_error(won[:, 0] - won[:, 1 + int(won[:, 1:].mean(axis=0).argmax())])
            if gain < max(least, SURE * error):
                return None
        return gain, Puzzle("", play.game.name, table, seat, BEST, {}, ((choice,),), (kind,), 1, tuple(play.entries))


def with_worth(puzzle: Puzzle, play: Play) -> Puzzle:
    """The puzzle with the worth of every option, in as many worlds as its proof takes."""
    seat, legal = puzzle.seat, play.legal(puzzle.seat)
    seen = layout.array_of_one(play.observe(seat))
    foresight = NetSearch(play.game, play.setup, play.sheet, seat, THOUGHT, quiet=True).foresight
    rng = random.Random(SEEDS[0])
    won, _ = foresight.play(seen, legal, len(SEEDS) * WORLDS, REACH, rng)
    parts = foresight.parts(seen, legal, GAMES, rng).mean(axis=0)
    worth = [
        Worth(option, round(float(win), 3), round(float(others), 1), tuple(round(float(part), 1) for part in own))
        for option, win, (*own, others) in zip(legal, won.mean(axis=0), parts, strict=True)
    ]
    return replace(puzzle, worth=tuple(sorted(worth, key=lambda one: -one.win)))
