"""Bots. A bot is handed what its seat may know and the options it may choose, nothing else: it cannot cheat.

class Mine:
    def decide(self, observation, legal, rng, budget): ...

How bots are written on the command line: `spec.py`. Bots of one's own: `own.py`, and docs/bots.md.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from ..core.contract import Game, Setup, Sheet
from ..core.layout import Observation
from .budget import Budget
from .levels import LEVELS, Careless
from .spec import BOTS, Spec, parse_spec

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "RandomBot", "Spec", "check_bot", "close_bot", "make_bot", "parse_spec"]


class Bot(Protocol):
    """Chooses one of the legal options from an observation, within the budget."""

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int: ...


class RandomBot:
    """Any option, each as likely as the others."""

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        return rng.choice(legal)


def check_bot(text: str) -> Spec:
    """What a bot's text means; a bot that does not exist, or a file that holds none, is refused by name."""
    spec = parse_spec(text)
    if spec.file is not None:
        from .own.parent import check_own

        check_own(spec)
    return spec


def make_bot(bot: str | Spec, game: Game, setup: Setup, sheet: Sheet, seat: int, *, compiled: bool = False) -> Bot:
    """A bot for one game, at a seat of a table. Some hold a process of their own: `close_bot` lets go of it. `compiled`: decide
    in compiled code wherever that is possible; the decisions are the same."""
    spec = parse_spec(bot) if isinstance(bot, str) else bot
    if spec.file is not None:
        from .own.parent import OwnBot

        return OwnBot(spec, game, setup, sheet, seat)
    if spec.name in LEVELS:
        level = LEVELS[spec.name]
        thinking = make_bot(level.bot, game, setup, sheet, seat, compiled=compiled)
        return Careless(thinking, level.careless) if level.careless else thinking
    if spec.name == "heuristic":
        from .heuristic import FastHeuristic, Heuristic

        return (FastHeuristic if compiled else Heuristic)(game, sheet, seat, spec.version)
    if spec.name == "search":
        from .search import Search

        assert spec.budget is not None
        return Search(game, setup, sheet, seat, spec.budget, spec.cores)
    return RandomBot()


def close_bot(bot: Bot) -> None:
    """Let go of what a bot holds beside memory."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
