"""Layers of a network in compiled code, for one row of numbers at a time.

Bounds are not checked, since that would keep the loops from being vectorised; sizes are checked when a file is read.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.rule import in_any_order, rule, within_bounds
from .network import EPSILON

EPS = np.float32(EPSILON)
ZERO = np.float32(0)


@rule
@within_bounds
def add_times(total: Any, weights: Any, times: int) -> None:
    """total += times * weights."""
    for j in range(len(total)):
        total[j] += np.int64(np.int32(times)) * np.int64(weights[j])


@rule
@within_bounds
@in_any_order
def add(net: Any, p: int, codes: Any, q: int, x: Any, out: Any, sums: Any, at: Any) -> None:
    """out += bias + matrix @ x for the layer whose numbers begin at `p` and whose bytes begin at `q`, four inputs at a time.
    `sums` has room for all inputs, one more, and all outputs, `at` for the places of all inputs and one more."""
    count, width = 0, len(out)
    value, total = sums[width : width + len(x) + 1], sums[:width]
    bias, row, column = net[p : p + width], net[p + width : p + 2 * width], net[p + 2 * width : p + 2 * width + len(x)]
    for i in range(len(x)):  # written in any case, since a branch on zeros could not be predicted
        at[count], value[count] = i, x[i] * column[i]
        count += 1 if x[i] != ZERO else 0
    total[:] = ZERO
    done = 0
    while done + 3 < count:
        a, b, c, d = q + at[done] * width, q + at[done + 1] * width, q + at[done + 2] * width, q + at[done + 3] * width
        xa, xb, xc, xd = value[done], value[done + 1], value[done + 2], value[done + 3]
        wa, wb, wc, wd = codes[a : a + width], codes[b : b + width], codes[c : c + width], codes[d : d + width]
        for j in range(width):
            total[j] += (
                xa * np.float32(wa[j]) + xb * np.float32(wb[j]) + xc * np.float32(wc[j]) + xd * np.float32(wd[j])
            )  # fmt: skip
        done += 4
    while done < count:
        a = q + at[done] * width
        xa, wa = value[done], codes[a : a + width]
        for j in range(width):
            total[j] += xa * np.float32(wa[j])
        done += 1
    for j in range(width):
        out[j] += bias[j] + row[j] * total[j]


@rule
@within_bounds
@in_any_order
def normed(h: Any, out: Any) -> None:
    """Write `h` divided by the root of its mean square into `out`."""
    total = ZERO
    for i in range(len(h)):
        total += h[i] * h[i]
    factor = np.float32(1) / np.sqrt(total / np.float32(len(h)) + EPS)
    for i in range(len(h)):
        out[i] = h[i] * factor


@rule
@within_bounds
@in_any_order
def rectify(h: Any) -> None:
    for i in range(len(h)):
        h[i] = max(h[i], ZERO)


@rule
@within_bounds
@in_any_order
def head(net: Any, p: int, codes: Any, q: int, rows: int, h: Any, n: Any, wanted: Any, count: int, out: Any) -> None:
    """Write the first `count` of the outputs `wanted` of a layer into `out`. The layer has `rows` outputs, its numbers begin at
    `p` and its bytes at `q`. `n` has room for h."""
    width = len(h)
    for j in range(width):
        n[j] = h[j] * net[p + 2 * rows + j]
    for i in range(count):
        row = q + wanted[i] * width
        weights, total = codes[row : row + width], ZERO
        for j in range(width):
            total += np.float32(weights[j]) * n[j]
        out[i] = net[p + wanted[i]] + net[p + rows + wanted[i]] * total
