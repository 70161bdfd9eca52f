"""The bot protocol. A bot is handed what its seat may know and the options it may choose, and nothing else, so it cannot cheat.

class Mine:
    def decide(self, observation, legal, rng, budget): ...
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from ..core.layout import Observation
from .budget import Budget


class Bot(Protocol):
    """Chooses one of the legal options from an observation, within the budget."""

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int: ...


class RandomBot:
    """Chooses any legal option, each with the same probability."""

    def __repr__(self) -> str:
        return "<RandomBot>"

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        return rng.choice(legal)


def close_bot(bot: Bot) -> None:
    """Release what a bot holds besides memory: a process or threads."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
