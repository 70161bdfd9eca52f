"""The one gate for secrets: which bytes of a position a seat may see, computed once from the declaration.

Everything shown to anyone starts from `observe`. The row after the last seat is the spectator's: public fields only.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .layout import EVERYONE, OWNER, Records, dtype, fields
from .rule import rule, within_bounds

Bytes = npt.NDArray[np.uint8]


@cache
def masks(cls: type, seats: int) -> tuple[Bytes, Bytes]:
    """Masks by reader: `keep[seat]` has 0xff in every byte that the seat may see, `fill[seat]` the content of all others."""
    keep = np.zeros(seats + 1, dtype(cls))
    fill = np.zeros(seats + 1, dtype(cls))
    for name, field in fields(cls).items():
        fill[name] = field.unknown
        if field.audience == EVERYONE:
            keep[name] = -1  # all bits set
        elif field.audience == OWNER:
            for seat in range(seats):
                keep[name][seat, seat] = -1
    kept = keep.view(np.uint8).reshape(seats + 1, -1)
    filled = fill.view(np.uint8).reshape(seats + 1, -1) & ~kept
    return kept, filled


def observe(cls: type, seats: int, positions: Records, seat: int) -> Records:
    """Return what `seat` (or, with `seat == seats`, a spectator) may know of the positions, as records of the same layout."""
    if not 0 <= seat <= seats:
        raise IndexError(f"seat {seat} does not exist: 0 to {seats - 1}, or {seats} for a spectator")
    keep, fill = _rows(cls, seats)[seat]
    raw: Bytes = np.ndarray((len(positions), len(keep)), np.uint8, positions.tobytes())
    seen = raw & keep
    seen |= fill
    return np.ndarray(positions.shape, positions.dtype, seen)


def observe_each(cls: type, seats: int, position: Records) -> list[Records]:
    """The observations of one position by every seat and finally the spectator, computed together."""
    keep, fill = masks(cls, seats)
    seen = np.frombuffer(position.tobytes(), np.uint8) & keep
    seen |= fill
    return [np.ndarray(1, position.dtype, row) for row in seen]


@cache
def _rows(cls: type, seats: int) -> list[tuple[Bytes, Bytes]]:
    """The masks by reader, cached because one action needs a dozen observations."""
    return list(zip(*masks(cls, seats), strict=True))


@rule
@within_bounds
def observe_bytes(raw: Any, keep: Any, fill: Any, out: Any) -> None:
    """`observe` for compiled code, on the bytes of one position."""
    size = len(raw)
    if len(keep) != size or len(fill) != size or len(out) != size:
        raise IndexError("a position, its masks and its observation are of one size")
    for i in range(size):
        out[i] = (raw[i] & keep[i]) | fill[i]
