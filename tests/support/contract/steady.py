"""Hypothesis with the same examples on every run: a test that fails here fails everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

F = TypeVar("F", bound=Callable[..., Any])


def steady(examples: int) -> Callable[[F], F]:
    """Decorator that runs a test with this many examples, always the same ones, however long each takes."""
    decorate: Callable[[F], F] = settings(
        max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    return decorate
