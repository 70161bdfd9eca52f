"""The `@rule` decorator, which marks a function that can be compiled. It stays plain Python until its twin is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MARKED: dict[int, Callable[..., Any]] = {}
"""All marked functions, by identity."""

SURE: set[int] = set()
"""The marked functions whose indexes need no check, by identity."""

ANY_ORDER: set[int] = set()
"""The marked functions whose sums of real numbers may be taken in any order, by identity."""

NATIVE: dict[int, str] = {}
"""The marked functions whose twin is handwritten machine code, by identity: its place as `module:name`."""


def rule(function: F) -> F:
    """Register a function on records. It may use integers, bounded loops and other rules, but no Python objects."""
    MARKED[id(function)] = function
    return function


def within_bounds(function: F) -> F:
    """Mark a rule that checks the bounds of its loop once, before the loop. Its twin does not check every index, since that would
    keep the processor from handling many elements at once."""
    SURE.add(id(function))
    return function


def in_any_order(function: F) -> F:
    """Mark a rule on real numbers whose sums may be taken in any order, and in which a product and a sum may be rounded together.
    Its twin handles many numbers at once and differs from the plain rule by rounding. For what a network computes, never for
    what a game decides."""
    ANY_ORDER.add(id(function))
    return function


def native(place: str) -> Callable[[F], F]:
    """Mark a rule whose twin is a Numba intrinsic instead of a compiled copy, with its `place` as `module:name`. This is for
    loops that no compiler makes fast. The code of the intrinsic may depend on `instructions.form`."""

    def mark(function: F) -> F:
        NATIVE[id(function)] = place
        return function

    return mark
