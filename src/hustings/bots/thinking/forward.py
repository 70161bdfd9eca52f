"""The forward pass of a network in compiled code, for one observation: no weight is read whose input is zero.

All weights lie in one array of 32-bit numbers and all sizes in one of whole numbers, so that compiled loops can hand a network on
like a record. Most features of a row are zero, and so are half of the rectified numbers; of the slots only legal ones are
reckoned.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from ...core.compiled.twins import Locator
from ...places import cache_folder
from .network import EPSILON, Floats, Network

Sizes = npt.NDArray[np.int64]

FEATURES, SLOTS, SEATS, WIDTH, HIDDEN, BLOCKS, SHARED, GROUPS, FIRST = range(9)
"""Places in the array of sizes; from FIRST on three for each group: first feature, copies, features of each."""

EPS = np.float32(EPSILON)
ZERO = np.float32(0)

# Checks of bounds would keep the loops from being vectorised; sizes are checked when a file is read.
OPTIONS: dict[str, Any] = {"fastmath": True, "nogil": True, "boundscheck": False, "error_model": "numpy"}
compiled = numba.njit(**OPTIONS)


def packed(network: Network) -> tuple[Floats, Sizes]:
    """Weights and sizes in the order in which they are read. Matrices lie by input, those of slots and values by output."""
    plan = network.plan
    sizes = [plan.features, plan.slots, plan.seats, plan.width, plan.hidden, plan.blocks, plan.shared, len(plan.groups)]
    parts = []
    for name in plan.shapes():
        matrix = network.matrices[name]
        parts += [network.biases[name], (matrix if name in ("slots", "values") else matrix.T).ravel()]
    return np.concatenate(parts), np.array([*sizes, *(number for group in plan.groups for number in group)], np.int64)


def room(sizes: Sizes) -> tuple[Floats, Sizes]:
    """Scratch space for one forward pass: numbers, and places of inputs that are not zero."""
    widest = int(sizes[[FEATURES, WIDTH, HIDDEN, SHARED]].max())
    return np.zeros(int(2 * sizes[WIDTH] + sizes[HIDDEN] + sizes[SHARED] + sizes[FEATURES]), np.float32), np.zeros(
        widest, np.int64
    )


@compiled
def add(weights: Any, x: Any, out: Any, at: Any) -> None:
    """out += weights.T @ x, four inputs at a time; `at` has room for the places of all inputs."""
    count, width = 0, len(out)
    for i in range(len(x)):
        if x[i] != ZERO:
            at[count] = i
            count += 1
    done = 0
    while done + 3 < count:
        a, b, c, d = at[done], at[done + 1], at[done + 2], at[done + 3]
        xa, xb, xc, xd = x[a], x[b], x[c], x[d]
        wa, wb = weights[a * width : (a + 1) * width], weights[b * width : (b + 1) * width]
        wc, wd = weights[c * width : (c + 1) * width], weights[d * width : (d + 1) * width]
        for j in range(width):
            out[j] += xa * wa[j] + xb * wb[j] + xc * wc[j] + xd * wd[j]
        done += 4
    while done < count:
        a = at[done]
        xa, wa = x[a], weights[a * width : (a + 1) * width]
        for j in range(width):
            out[j] += xa * wa[j]
        done += 1


@compiled
def normed(h: Any, out: Any) -> None:
    """Divided by the root of the mean square."""
    total = ZERO
    for i in range(len(h)):
        total += h[i] * h[i]
    factor = np.float32(1) / np.sqrt(total / np.float32(len(h)) + EPS)
    for i in range(len(h)):
        out[i] = h[i] * factor


@compiled
def rectify(h: Any) -> None:
    for i in range(len(h)):
        h[i] = max(h[i], ZERO)


@compiled
def trunk(net: Any, sizes: Any, x: Any, scratch: Any, at: Any) -> int:
    """Features to the vector that all answers are read from, left at the beginning of `scratch`. Returns where in `net` the
    heads begin."""
    features, width, hidden, shared = sizes[FEATURES], sizes[WIDTH], sizes[HIDDEN], sizes[SHARED]
    h, n = scratch[:width], scratch[width : 2 * width]
    u = scratch[2 * width : 2 * width + hidden]
    e = scratch[2 * width + hidden : 2 * width + hidden + shared]
    seen = scratch[2 * width + hidden + shared : 2 * width + hidden + shared + features]
    for i in range(features):
        seen[i] = np.float32(x[i])
    h[:] = net[:width]
    p = width
    add(net[p : p + features * width], seen, h, at)
    p += features * width
    for group in range(sizes[GROUPS]):
        first, count, each = sizes[FIRST + 3 * group], sizes[FIRST + 3 * group + 1], sizes[FIRST + 3 * group + 2]
        bias, matrix = net[p : p + shared], net[p + shared : p + shared + each * shared]
        p += shared + each * shared
        for i in range(width):
            h[i] += net[p + i]
        p += width
        for copy in range(count):
            e[:] = bias
            add(matrix, seen[first + copy * each : first + (copy + 1) * each], e, at)
            rectify(e)
            add(net[p : p + shared * width], e, h, at)
            p += shared * width
    for _ in range(sizes[BLOCKS]):
        normed(h, n)
        u[:] = net[p : p + hidden]
        p += hidden
        add(net[p : p + width * hidden], n, u, at)
        p += width * hidden
        rectify(u)
        for i in range(width):
            h[i] += net[p + i]
        p += width
        add(net[p : p + hidden * width], u, h, at)
        p += hidden * width
    normed(h, n)
    h[:] = n
    return p


@compiled
def head(net: Any, p: int, rows: int, h: Any, wanted: Any, count: int, out: Any) -> None:
    """The rows `wanted` of a linear layer that begins at `p` and has `rows` of them."""
    width = len(h)
    for i in range(count):
        row = p + rows + wanted[i] * width
        weights, total = net[row : row + width], ZERO
        for j in range(width):
            total += weights[j] * h[j]
        out[i] = total + net[p + wanted[i]]


def _think(net: Any, sizes: Any, x: Any, slots: Any, count: int, scratch: Any, at: Any, logits: Any, values: Any) -> None:
    """Logits of the first `count` of `slots`, and all values, of one row of features."""
    width = sizes[WIDTH]
    p = trunk(net, sizes, x, scratch, at)
    h = scratch[:width]
    head(net, p, sizes[SLOTS], h, slots, count, logits)
    p += sizes[SLOTS] * (width + 1)
    for i in range(2 * sizes[SEATS]):
        at[i] = i
    head(net, p, 2 * sizes[SEATS], h, at, 2 * sizes[SEATS], values)


@cache
def think() -> Any:
    """The compiled forward pass of one row: `_think`, kept in the cache folder like the twins of rules."""
    text = Path(__file__).read_text("utf-8")
    parts = [text, sys.version, numba.__version__, np.__version__, repr(sorted(OPTIONS.items()))]
    folder = cache_folder() / f"forward-{hashlib.sha256(repr(parts).encode()).hexdigest()[:20]}"
    config: Any = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{Locator.__module__}.{Locator.__name__}"
    try:
        kernel = numba.njit(cache=True, **OPTIONS)(_think)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
    reals, ints = np.zeros(1, np.float32), np.zeros(1, np.int64)
    kernel.compile(tuple(numba.typeof(a) for a in (reals, ints, ints.astype(np.int8), ints, 0, reals, ints, reals, reals)))
    kernel.disable_compile()
    return kernel
