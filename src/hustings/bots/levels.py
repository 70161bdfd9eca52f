"""Levels of bots, for people. Each is a bot under another name: in general the network, made easier, where it has learned the
table, and elsewhere the heuristic, made careless. Each game says how much easier, and what is overlooked (`manners.py`). Levels
are measured in the arena, see the ladder. Names and a sentence on each are in the catalogues, `level-easy` and so on."""

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
    """A strength that people choose: a bot, and the one that plays instead where the network has not learned the table."""

    bot: str  # the bot that makes its decisions
    elsewhere: str = "heuristic"  # the bot at tables that the network has not learned
    careless: float = 0.0  # of bots other than the network: the share of decisions made at random


LEVELS = {
    "beginner": Level("net", careless=0.45),
    "easy": Level("net", careless=0.3),
    "normal": Level("net", careless=0.15),
    "hard": Level("net"),
    "expert": Level("search:50ms"),
}
"""The levels, from the weakest to the strongest."""

FIRST = {
    "easy": Level("heuristic", careless=0.45),
    "normal": Level("heuristic", careless=0.15),
    "hard": Level("heuristic"),
    "expert": Level("search@1:50ms"),
}
"""The levels from before the network, as `easy@1` and so on."""

DEFAULT = "normal"

AMOUNTS = 12
"""More consecutive options than this are amounts, such as bids."""
LEAST = 6


class Careless:
    """A bot that makes some of its decisions at random, like a player whose mind wanders."""

    def __init__(self, bot: Bot, share: float) -> None:
        self._bot, self._share = bot, share

    def __repr__(self) -> str:
        return f"<Careless {self._share:.0%} of the time, else {self._bot!r}>"

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        if rng.random() < self._share:
            return rng.choice(in_reason(legal))
        return self._bot.decide(observation, legal, rng, budget)


def in_reason(legal: Sequence[int]) -> Sequence[int]:
    """The options that a careless choice is drawn from: of amounts the lower quarter, since nobody bids everything without
    looking."""
    row = next((place for place, (one, other) in enumerate(pairwise(legal), 1) if other != one + 1), len(legal))
    return legal if row <= AMOUNTS else [*legal[: max(LEAST, row // 4)], *legal[row:]]
