"""Rounding of parts so that they add up to the rounded sum, as a reader who adds them up expects."""

from __future__ import annotations

import math
from collections.abc import Sequence


def rounded(parts: Sequence[float], digits: int = 0) -> tuple[list[float], float]:
    """Round the parts and their sum. Where the rounded parts would miss the sum, those that lie closest to the next number are
    rounded the other way."""
    unit = 10.0**digits
    scaled = [part * unit for part in parts]
    total = math.floor(sum(scaled) + 0.5)
    whole = [math.floor(part) for part in scaled]
    most_left = sorted(range(len(scaled)), key=lambda i: (whole[i] - scaled[i], i))
    for i in most_left[: max(0, total - sum(whole))]:
        whole[i] += 1
    return [one / unit for one in whole], total / unit
