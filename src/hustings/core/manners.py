"""Manners: differences between players that share a network, declared by each game. Levels choose less surely and overlook
things; temperaments lean towards one kind of choice. None of them needs a network of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .contract import Game


@dataclass(frozen=True)
class Ease:
    """How a level falls short of the network it plays by."""

    heat: float = 0.0  # temperature of its choices; 0: always the best
    sense: float = 0.0  # options to which the network gives less than this fraction of the best likelihood are never chosen
    overlooks: tuple[str, ...] = ()  # features that it does not see, given by the beginnings of their names
    careful: Mapping[str, float] = field(default_factory=dict)  # by block of slots: least `sense` where one of them is offered


@dataclass(frozen=True)
class Lean:
    """An addition to the logit of a kind of choice, plus an addition for each place further on: a higher bid, more meetings."""

    more: float
    each: float = 0.0


@dataclass(frozen=True)
class Manners:
    """The manners that a game declares."""

    levels: Mapping[str, Ease] = field(default_factory=dict)
    temperaments: Mapping[str, Mapping[str, Lean]] = field(default_factory=dict)  # by name: leanings, by block of slots


PLAIN = Ease()


def manners_of(game: Game) -> Manners:
    """The manners that a game declares, empty if it declares none."""
    found: Any = None if game.thinking.manners is None else game.thinking.manners()
    return Manners() if found is None else found
