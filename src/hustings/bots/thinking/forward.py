"""The forward pass of a network in compiled code, for one observation: no weight is read whose input is zero.

Matrices stay the bytes of the file, since reading them is what takes the time; they lie in one array, all other numbers in a
second one and all sizes in a third, so that compiled loops can hand a network on like a record. Most features of a row are zero,
and so are half of the rectified numbers; of the slots only legal ones are reckoned.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import Game
from ...core.rule import in_any_order, rule, within_bounds
from .network import EPSILON, Codes, Floats, Network

Sizes = npt.NDArray[np.int64]

Mind = tuple[Floats, Codes, Sizes, Floats, Sizes, Floats, Floats]
"""A network as compiled code has it: numbers, bytes and sizes, which are shared; scratch space for numbers and for places, and
the answers, logits and values, which belong to one thread."""

FEATURES, SLOTS, SEATS, WIDTH, HIDDEN, BLOCKS, SHARED, GROUPS, FIRST = range(9)
"""Places in the array of sizes; from FIRST on three for each group: first feature, copies, features of each."""

LOGITS, VALUES = 5, 6
"""Places of the answers in a mind."""

EPS = np.float32(EPSILON)
ZERO = np.float32(0)

# Checks of bounds would keep the loops below from being vectorised; sizes are checked when a file is read.


def packed(network: Network) -> tuple[Floats, Codes, Sizes]:
    """Numbers, bytes and sizes in the order in which they are read. Matrices lie by input, those of slots and values by
    output."""
    plan = network.plan
    sizes = [plan.features, plan.slots, plan.seats, plan.width, plan.hidden, plan.blocks, plan.shared, len(plan.groups)]
    numbers, codes = [], []
    for name in plan.shapes():
        matrix, row, column = network.bytes_of(name)
        numbers += [network.biases[name], row, column]
        codes.append((matrix if name in ("slots", "values") else matrix.T).ravel())
    groups = [number for group in plan.groups for number in group]
    return np.concatenate(numbers), np.concatenate(codes), np.array([*sizes, *groups], np.int64)


def room(sizes: Sizes) -> tuple[Floats, Sizes]:
    """Scratch space for one forward pass: numbers, and places of inputs that are not zero."""
    seen = max((int(sizes[FIRST + 3 * group + 1] * sizes[SHARED]) for group in range(sizes[GROUPS])), default=0)
    width, hidden, features = (int(sizes[place]) for place in (WIDTH, HIDDEN, FEATURES))
    widest = max(features, width, hidden, seen, int(sizes[SHARED]), 2 * int(sizes[SEATS]))
    return np.zeros(2 * width + hidden + seen + features + 2 * widest, np.float32), np.zeros(widest, np.int64)


@rule
@within_bounds
@in_any_order
def add(net: Any, p: int, codes: Any, q: int, x: Any, out: Any, sums: Any, at: Any) -> None:
    """out += bias + matrix @ x of the layer whose numbers begin at `p` and whose bytes at `q`, four inputs at a time. `sums` has
    room for all inputs and all outputs, `at` for the places of all inputs."""
    count, width = 0, len(out)
    value, total = sums[width : width + len(x)], sums[:width]
    bias, row, column = net[p : p + width], net[p + width : p + 2 * width], net[p + 2 * width : p + 2 * width + len(x)]
    for i in range(len(x)):
        if x[i] != ZERO:
            at[count], value[count] = i, x[i] * column[i]
            count += 1
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
    """Divided by the root of the mean square."""
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
def trunk(net: Any, codes: Any, sizes: Any, x: Any, scratch: Any, at: Any) -> tuple[int, int]:
    """Features to the vector that all answers are read from, left at the beginning of `scratch`. Returns where in `net` and in
    `codes` the heads begin."""
    features, width, hidden, shared = sizes[FEATURES], sizes[WIDTH], sizes[HIDDEN], sizes[SHARED]
    h, n = scratch[:width], scratch[width : 2 * width]
    u = scratch[2 * width : 2 * width + hidden]
    seen = scratch[2 * width + hidden : 2 * width + hidden + features]
    rest = scratch[2 * width + hidden + features :]
    for i in range(features):
        seen[i] = np.float32(x[i])
    h[:] = ZERO
    add(net, 0, codes, 0, seen, h, rest, at)
    p, q = 2 * width + features, features * width
    for group in range(sizes[GROUPS]):
        first, count, each = sizes[FIRST + 3 * group], sizes[FIRST + 3 * group + 1], sizes[FIRST + 3 * group + 2]
        e, sums = rest[: count * shared], rest[count * shared :]
        e[:] = ZERO
        for copy in range(count):
            inputs = seen[first + copy * each : first + (copy + 1) * each]
            add(net, p, codes, q, inputs, e[copy * shared : (copy + 1) * shared], sums, at)
        rectify(e)
        p, q = p + 2 * shared + each, q + each * shared
        add(net, p, codes, q, e, h, sums, at)
        p, q = p + 2 * width + count * shared, q + count * shared * width
    for _ in range(sizes[BLOCKS]):
        normed(h, n)
        u[:] = ZERO
        add(net, p, codes, q, n, u, rest, at)
        p, q = p + 2 * hidden + width, q + width * hidden
        rectify(u)
        add(net, p, codes, q, u, h, rest, at)
        p, q = p + 2 * width + hidden, q + hidden * width
    normed(h, n)
    h[:] = n
    return p, q


@rule
@within_bounds
@in_any_order
def head(net: Any, p: int, codes: Any, q: int, rows: int, h: Any, n: Any, wanted: Any, count: int, out: Any) -> None:
    """The rows `wanted` of a layer of `rows` outputs whose numbers begin at `p` and whose bytes at `q`. `n` has room for h."""
    width = len(h)
    for j in range(width):
        n[j] = h[j] * net[p + 2 * rows + j]
    for i in range(count):
        row = q + wanted[i] * width
        weights, total = codes[row : row + width], ZERO
        for j in range(width):
            total += np.float32(weights[j]) * n[j]
        out[i] = net[p + wanted[i]] + net[p + rows + wanted[i]] * total


@rule
@within_bounds
@in_any_order
def choose(mind: Mind, x: Any, slots: Any, count: int) -> tuple[int, int]:
    """Logits of the first `count` of `slots`, of one row of features. Returns where the layer of values begins."""
    net, codes, sizes, scratch, at, logits, _ = mind
    width = sizes[WIDTH]
    p, q = trunk(net, codes, sizes, x, scratch, at)
    head(net, p, codes, q, sizes[SLOTS], scratch[:width], scratch[width : 2 * width], slots, count, logits)
    return p + 2 * sizes[SLOTS] + width, q + sizes[SLOTS] * width


@rule
@within_bounds
@in_any_order
def think(mind: Mind, x: Any, slots: Any, count: int) -> None:
    """The same, and all values."""
    p, q = choose(mind, x, slots, count)
    net, codes, sizes, scratch, at, _, values = mind
    width, answers = sizes[WIDTH], 2 * sizes[SEATS]
    for i in range(answers):
        at[i] = i
    head(net, p, codes, q, answers, scratch[:width], scratch[width : 2 * width], at, answers, values)


def mind_of(network: Network) -> Mind:
    """A network with memory of its own to think in: one for each thread."""
    numbers, codes, sizes = _shared(network)
    logits, values = np.zeros(network.plan.slots, np.float32), np.zeros(2 * network.plan.seats, np.float32)
    return numbers, codes, sizes, *room(sizes), logits, values


_SHARED: dict[int, tuple[Network, tuple[Floats, Codes, Sizes]]] = {}


def _shared(network: Network) -> tuple[Floats, Codes, Sizes]:
    """Packed weights of a network, shared by all that play by it."""
    if id(network) not in _SHARED:
        _SHARED[id(network)] = network, packed(network)
    return _SHARED[id(network)][1]


def sample() -> Mind:
    """A mind of the right types."""
    reals, ints = np.zeros(1, np.float32), np.zeros(1, np.int64)
    return reals, np.zeros(1, np.int8), ints, reals, ints, reals, reals


def samples(game: Game) -> Samples:
    """The entry point of this module."""
    return {think: (sample(), np.zeros(1, np.int8), np.zeros(1, np.int64), 0)}


THOUGHT = register(KernelSet("thought", "the network", samples, lambda game: {}, __name__))
"""What a network thinks of one row of features."""
