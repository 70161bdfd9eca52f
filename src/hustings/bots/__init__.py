"""Bots. A bot is handed what its seat may know and the options it may choose, nothing else: it cannot cheat.

class Mine:
    def decide(self, observation, legal, rng, budget): ...
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from ..core.contract import Game, Sheet
from ..core.errors import UnknownName
from ..core.layout import Records


class Bot(Protocol):
    """Chooses one of the legal options from an observation. `budget` is the time it may take, in seconds."""

    def decide(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: float) -> int: ...


class RandomBot:
    """Any option, each as likely as the others."""

    def decide(self, observation: Records, legal: Sequence[int], rng: random.Random, budget: float) -> int:
        return rng.choice(legal)


BOTS = ("random", "heuristic")


def check_bot(name: str) -> None:
    """Refuse a name that no bot has."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)


def make_bot(name: str, game: Game, sheet: Sheet, seat: int) -> Bot:
    """A bot by name, for a seat at a table."""
    check_bot(name)
    if name == "heuristic":
        from .heuristic import Heuristic

        return Heuristic(game, sheet, seat)
    return RandomBot()
