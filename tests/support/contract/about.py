"""Descriptions of games for the property tests: what these need to know about a game and the contract does not say.

Each game has an `about.py` with an `ABOUT`, in `support/<game>` or next to the game itself. A game without one fails the tests.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import hustings
from hustings.core.layout import Records

Numbers = Mapping[str, Any]
"""A record as `layout.as_dict` returns it."""


@dataclass(frozen=True)
class Case:
    """A position small enough for every deal that agrees with an observation to be listed with its probability."""

    name: str
    table: Mapping[str, Any]  # arguments of `tables.table`
    build: Callable[[Any, Any], None]  # writes the case into (figures, position), which has just been set up
    eyes: int  # who observes; the number of seats in the layout for a spectator
    read: Callable[[Numbers], Hashable]  # what was dealt, from a completed position
    chances: Callable[[Numbers, Numbers], Mapping[Any, float]]  # the right probabilities, from (figures, the position built)


@dataclass(frozen=True)
class Draw:
    """A position small enough to list what physical, shuffled cards would show, each with its probability."""

    name: str
    table: Mapping[str, Any]
    build: Callable[[Any, Any], None]
    happens: Callable[[Any, Any, Any], None]  # what is drawn and turned up: (figures, position, chance)
    read: Callable[[Numbers], Hashable]
    chances: Callable[[], Mapping[Any, float]]


@dataclass(frozen=True)
class About:
    """The description of one game."""

    invariants: Callable[[Numbers, Numbers], Sequence[str]]  # what is wrong with a full position: (figures, position)
    settled: Callable[[Numbers], bool]  # whether rules depend on who sits next to whom only, not on seat numbers, from here on
    rescore: Callable[[Any, Any], None]  # score a finished position again: (figures, position)
    shaken: Mapping[str, tuple[int, int]] = field(
        default_factory=dict
    )  # fields by seat that score, and a range of values in which ties occur
    seat_things: frozenset[str] = frozenset()  # things of an option that are seats
    unordered: frozenset[str] = frozenset()  # options that name two seats, the lower one first
    forget: Callable[[Records], None] = lambda records: None  # wipes what has no meaning but depends on seat numbers
    cases: Sequence[Case] = ()
    draws: Sequence[Draw] = ()


def _module(name: str) -> str | None:
    """The module that describes a game: with the helpers of its tests, or next to its position for games made for the tests."""
    beside = hustings.game(name).position.__module__.rpartition(".")[0]
    places = (f"support.{name.replace('-', '_')}.about", f"{beside}.about")
    return next((module for module in places if _is_there(module)), None)


@cache
def about(name: str) -> About:
    """The description of a game, by the name people type."""
    module = _module(name)
    if module is None:
        raise LookupError(
            f"the properties know nothing of {name}: describe it in tests/support/{name.replace('-', '_')}/about.py"
        )
    found: About = importlib.import_module(module).ABOUT
    return found


def described() -> list[str]:
    """The games that have a description. Another test checks that all have one."""
    return [name for name in hustings.games.names() if _module(name) is not None]


def _is_there(module: str) -> bool:
    package = module.rpartition(".")[0]
    return importlib.util.find_spec(package) is not None and importlib.util.find_spec(module) is not None
