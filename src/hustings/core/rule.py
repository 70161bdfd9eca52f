"""@rule marks a function that can be compiled. It stays plain Python until someone asks for its twin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MARKED: dict[int, Callable[..., Any]] = {}
"""Every function that was marked, by its identity."""

SURE: set[int] = set()
"""Those of them whose indexes need no check."""

ANY_ORDER: set[int] = set()
"""Those of them whose sums of real numbers may be taken in any order."""

NATIVE: dict[int, str] = {}
"""Those of them whose twin is machine code of its own: where that is, as module and name."""


def rule(function: F) -> F:
    """Register a function on records. Inside it: integers, loops with a bound, other rules; no Python objects."""
    MARKED[id(function)] = function
    return function


def within_bounds(function: F) -> F:
    """Mark a rule that looks at the bounds of its loop once, before it. Its twin does not check every index, which would keep the
    processor from taking many at once."""
    SURE.add(id(function))
    return function


def in_any_order(function: F) -> F:
    """Mark a rule on real numbers whose sums may be taken in any order and rounded once for a product and a sum: its twin takes
    many at once, and differs from the plain rule by roundings. For what a network reckons, never for what a game decides."""
    ANY_ORDER.add(id(function))
    return function


def native(place: str) -> Callable[[F], F]:
    """Mark a rule whose twin is no compiled copy of it but an intrinsic of Numba's, `place` as `module:name`: for loops that no
    compiler makes fast. What it comes to may depend on `instructions.form`."""

    def mark(function: F) -> F:
        NATIVE[id(function)] = place
        return function

    return mark
