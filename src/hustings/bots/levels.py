"""Levels for people. Each is a bot by another name: the network made easier where it has learned the table, elsewhere the
heuristic that does not always look. How much easier, and what is overlooked, each game says (`manners.py`); all is measured in
the arena, see the ladder. Names and a sentence on each are in the catalogues, `level-easy` and so on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..core.layout import Observation
from .bot import Bot
from .budget import Budget


@dataclass(frozen=True)
class Level:
    """A strength that people choose: a bot, and what plays instead where the network has not learned the table."""

    bot: str  # how its decisions are made
    elsewhere: str = "heuristic"  # the same at tables that the network has not learned
    careless: float = 0.0  # elsewhere: the share of decisions made at random


LEVELS = {
    "beginner": Level("net", careless=0.45),
    "easy": Level("net", careless=0.3),
    "normal": Level("net", careless=0.15),
    "hard": Level("net"),
    "expert": Level("search:50ms"),
}
"""From the weakest to the strongest."""

FIRST = {
    "easy": Level("heuristic", careless=0.45),
    "normal": Level("heuristic", careless=0.15),
    "hard": Level("heuristic"),
    "expert": Level("search@1:50ms"),
}
"""The levels there were before the network, as `easy@1` and so on."""

DEFAULT = "normal"

AMOUNTS = 12
"""More options in a row than these are amounts, such as bids."""
LEAST = 6


class Careless:
    """A bot that makes some of its decisions at random, as somebody does whose mind wanders."""

    def __init__(self, bot: Bot, share: float) -> None:
        self._bot, self._share = bot, share

    def __repr__(self) -> str:
        return f"<Careless {self._share:.0%} of the time, else {self._bot!r}>"

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        if rng.random() < self._share:
            return rng.choice(in_reason(legal))
        return self._bot.decide(observation, legal, rng, budget)


def in_reason(legal: Sequence[int]) -> Sequence[int]:
    """What somebody chooses from without looking: of amounts the lower quarter, since nobody bids all that they have unseen."""
    row = next((place for place, (one, other) in enumerate(pairwise(legal), 1) if other != one + 1), len(legal))
    return legal if row <= AMOUNTS else [*legal[: max(LEAST, row // 4)], *legal[row:]]
