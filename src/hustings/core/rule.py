"""@rule marks a function that can be compiled. It stays plain Python until someone asks for its twin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MARKED: dict[int, Callable[..., Any]] = {}
"""Every function that was marked, by its identity."""

SURE: set[int] = set()
"""Those of them whose indexes need no check."""


def rule(function: F) -> F:
    """Register a function on records. Inside it: integers, loops with a bound, other rules; no Python objects."""
    MARKED[id(function)] = function
    return function


def within_bounds(function: F) -> F:
    """Mark a rule that looks at the bounds of its loop once, before it. Its twin does not check every index, which would keep the
    processor from taking many at once."""
    SURE.add(id(function))
    return function
