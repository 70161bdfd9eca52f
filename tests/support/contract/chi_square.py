"""A test of whether counts fit probabilities."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import cbrt, sqrt
from typing import TypeVar

What = TypeVar("What", bound=Hashable)

ENOUGH = 5.0  # outcomes with a lower expected count are merged


def surprise(counts: Mapping[What, int], chances: Mapping[What, float]) -> float:
    """Distance of counts from their expectation, in standard deviations (chi-square by Wilson and Hilferty). About one in 30,000
    samples that fit lies above 4. An outcome that should never happen but did is infinitely surprising."""
    total = sum(counts.values())
    if any(chances.get(what, 0.0) == 0.0 for what, count in counts.items() if count):
        return float("inf")
    cells: list[tuple[float, float]] = []
    small, small_count = 0.0, 0.0
    for what, chance in chances.items():
        expected = chance * total
        if expected < ENOUGH:
            small, small_count = small + expected, small_count + counts.get(what, 0)
        else:
            cells.append((expected, counts.get(what, 0)))
    if small:
        cells.append((small, small_count))
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    square = sum((count - expected) ** 2 / expected for expected, count in cells)
    spread = 2 / (9 * freedom)
    return (cbrt(square / freedom) - (1 - spread)) / sqrt(spread)
