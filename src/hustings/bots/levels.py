"""Levels for people: each is a bot by another name and how often it does not look. Numbers are measured in the arena: see the
ladder. Names and a sentence on each are in the catalogues, `level-easy` and so on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.layout import Observation
from .bot import Bot
from .budget import Budget


@dataclass(frozen=True)
class Level:
    bot: str  # how the decisions are made that it does think about
    careless: float = 0.0  # the share of decisions made at random


LEVELS = {
    "easy": Level("heuristic", careless=0.45),
    "normal": Level("heuristic", careless=0.15),
    "hard": Level("heuristic"),
    "expert": Level("search:50ms"),
}
"""From the weakest to the strongest."""

DEFAULT = "normal"


class Careless:
    """A bot that makes some of its decisions at random, as somebody does whose mind wanders."""

    def __init__(self, bot: Bot, share: float) -> None:
        self._bot, self._share = bot, share

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        if rng.random() < self._share:
            return rng.choice(legal)
        return self._bot.decide(observation, legal, rng, budget)
