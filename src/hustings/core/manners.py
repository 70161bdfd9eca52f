"""Manners: how players by one network differ, declared by each game. Levels choose less surely and overlook things; temperaments
lean towards one kind of choice. None of it needs a network of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .contract import Game


@dataclass(frozen=True)
class Ease:
    """How a level plays by a network that could do better."""

    heat: float = 0.0  # temperature of its choices; 0: always the best
    sense: float = 0.0  # options that the network thinks less likely than the best by more than this factor are never chosen
    overlooks: tuple[str, ...] = ()  # features that it does not see: all whose names begin so
    careful: Mapping[str, float] = field(default_factory=dict)  # by block of slots: its sense wherever one of these is offered


@dataclass(frozen=True)
class Lean:
    """What is added to the logit of a kind of choice, and more for each place further on: a higher bid, more meetings."""

    more: float
    each: float = 0.0


@dataclass(frozen=True)
class Manners:
    """All that a game declares of this kind."""

    levels: Mapping[str, Ease] = field(default_factory=dict)
    temperaments: Mapping[str, Mapping[str, Lean]] = field(default_factory=dict)  # by name: leanings, by block of slots


PLAIN = Ease()


def manners_of(game: Game) -> Manners:
    """What a game declares; nothing where it does not."""
    found: Any = None if game.thinking.manners is None else game.thinking.manners()
    return Manners() if found is None else found
