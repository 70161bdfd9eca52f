"""The forward pass of a network in compiled code, for one observation: no weight is read whose input is zero, or as it was.

Most features of a row are what they were when the same seat was asked before, so a mind keeps a seat's last row with the sums of
the layers that read features, and goes on from there. Those sums are whole numbers: the answer is the same to the last bit
whatever came before.

Other matrices stay the bytes of the file, since reading them is what takes the time; half of the rectified numbers are zero, and
of the slots only legal ones are reckoned. All lies in a few arrays, so that compiled loops can hand a network on like a record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import Game
from ...core.encoding import TurnedView
from ...core.rule import in_any_order, rule, within_bounds
from .network import EPSILON, WORD, Codes, Floats, Network

Sizes = npt.NDArray[np.int64]

FEATURES, SLOTS, SEATS, WIDTH, HIDDEN, BLOCKS, SHARED, GROUPS, FIRST = range(9)
"""Places in the array of sizes; from FIRST on three for each group: first feature, copies, features of each."""

FINEST = 2**30  # steps of the largest weight of an output, in the layers that read features

EPS = np.float32(EPSILON)
ZERO = np.float32(0)


class Mind(NamedTuple):
    """A network as compiled code has it. The first five are shared by all that play by it, the others belong to one thread."""

    net: Floats  # biases and scales
    codes: Codes  # matrices as bytes; by input, those of slots and values by output
    firsts: npt.NDArray[np.int32]  # matrices of the layers that read features, by input
    where: Sizes  # of each feature and group: where its row begins in `firsts`, and where the sums that it belongs to; or -1
    sizes: Sizes
    rows: Sizes  # the last row of each seat, as words
    sums: Sizes  # and what the layers that read it have added up: `enter`, then each copy of each group
    scratch: Floats
    at: Sizes  # places of inputs that are not zero
    logits: Floats
    values: Floats


class Ways(NamedTuple):
    """Views as compiled code has them, the plain one first, and room to think in them."""

    source: Sizes  # by view and number of a row
    sign: Codes
    slot: Sizes  # by view and slot
    x: Codes
    slots: Sizes
    logits: Floats
    values: Floats


Shared = tuple[Floats, Codes, npt.NDArray[np.int32], Sizes, Sizes]
"""The first five of a mind."""


def packed(network: Network) -> Shared:
    """What is shared of a mind, in the order in which it is read."""
    plan = network.plan
    numbers: list[Floats] = []
    codes: list[Codes] = []
    firsts: list[npt.NDArray[np.int32]] = []
    begins: list[int] = []  # of the layers that read features
    for name in plan.shapes():
        if name == "enter" or name.startswith("encoder"):
            exact = network.matrices[name].astype(np.float64)
            step = np.maximum(np.abs(exact).max(axis=1), 1e-30) / FINEST
            numbers += [network.biases[name], step.astype(np.float32)]
            begins.append(sum(len(one) for one in firsts))
            firsts.append(np.rint(exact / step[:, None]).astype(np.int32).T.ravel())
        else:
            matrix, row, column = network.bytes_of(name)
            numbers += [network.biases[name], row, column]
            codes.append((matrix if name in ("slots", "values") else matrix.T).ravel())
    where, summed = np.full((len(plan.groups), plan.features, 2), -1, np.int64), plan.width
    for group, (first, count, each) in enumerate(plan.groups):
        inside = np.arange(count * each)
        where[group, first : first + count * each, 0] = begins[1 + group] + inside % each * plan.shared
        where[group, first : first + count * each, 1] = summed + inside // each * plan.shared
        summed += count * plan.shared
    sizes = [plan.features, plan.slots, plan.seats, plan.width, plan.hidden, plan.blocks, plan.shared, len(plan.groups)]
    sizes += [number for group in plan.groups for number in group]
    return np.concatenate(numbers), np.concatenate(codes), np.concatenate(firsts), where.ravel(), np.array(sizes, np.int64)


def mind_of(network: Network, views: int = 0) -> Mind:
    """A network with memory of its own to think in: one for each thread. It remembers a row of each seat, or of each view if
    there are more of these."""
    plan = network.plan
    remembered = max(plan.seats, views)
    net, codes, firsts, where, sizes = _shared(network)
    joined = sum(count * plan.shared for _, count, _ in plan.groups)
    widest = max(plan.width, plan.hidden, joined, 2 * plan.seats)
    return Mind(
        net, codes, firsts, where, sizes,
        rows=np.zeros((remembered, plan.features // WORD), np.int64),
        sums=np.zeros((remembered, plan.width + joined), np.int64),
        scratch=np.zeros(2 * plan.width + plan.hidden + joined + 2 * widest + 1, np.float32),
        at=np.zeros(widest + 1, np.int64),
        logits=np.zeros(plan.slots, np.float32),
        values=np.zeros(2 * plan.seats, np.float32),
    )  # fmt: skip


def ways_of(network: Network, views: Sequence[TurnedView]) -> Ways:
    """Views with memory of their own: one for each thread."""
    plan = network.plan
    features, slots = np.arange(plan.features), np.arange(plan.slots)
    return Ways(
        source=np.array([features, *(view.source for view in views)], np.int64),
        sign=np.array([np.ones_like(features), *(view.sign for view in views)], np.int8),
        slot=np.array([slots, *(view.slot for view in views)], np.int64),
        x=np.zeros(plan.features, np.int8),
        slots=np.zeros(plan.slots, np.int64),
        logits=np.zeros(plan.slots, np.float32),
        values=np.zeros(2 * plan.seats, np.float32),
    )


_SHARED: dict[int, tuple[Network, Shared]] = {}


def _shared(network: Network) -> Shared:
    if id(network) not in _SHARED:
        _SHARED[id(network)] = network, packed(network)
    return _SHARED[id(network)][1]


# Checks of bounds would keep the loops below from being vectorised; sizes are checked when a file is read.


@rule
@within_bounds
def add_times(total: Any, weights: Any, times: int) -> None:
    """total += times * weights."""
    for j in range(len(total)):
        total[j] += np.int64(np.int32(times)) * np.int64(weights[j])


@rule
@within_bounds
def notice(mind: Any, seat: int, x: Any) -> None:
    """Bring what is remembered of a seat up to the row `x`."""
    width, shared, features = mind.sizes[WIDTH], mind.sizes[SHARED], mind.sizes[FEATURES]
    total, old, now = mind.sums[seat], mind.rows[seat], x.view(np.int64)
    for word in range(len(now)):
        if now[word] == old[word]:
            continue
        for i in range(WORD * word, WORD * word + WORD):
            change = np.int64(x[i]) - ((old[word] << (56 - 8 * (i - WORD * word))) >> 56)
            if change == 0:
                continue
            add_times(total[:width], mind.firsts[i * width : (i + 1) * width], change)
            for group in range(mind.sizes[GROUPS]):
                place = 2 * (group * features + i)
                source, target = mind.where[place], mind.where[place + 1]
                if source >= 0:
                    add_times(total[target : target + shared], mind.firsts[source : source + shared], change)
        old[word] = now[word]


@rule
@within_bounds
@in_any_order
def add(net: Any, p: int, codes: Any, q: int, x: Any, out: Any, sums: Any, at: Any) -> None:
    """out += bias + matrix @ x of the layer whose numbers begin at `p` and whose bytes at `q`, four inputs at a time. `sums` has
    room for all inputs, one more, and all outputs, `at` for the places of all inputs and one more."""
    count, width = 0, len(out)
    value, total = sums[width : width + len(x) + 1], sums[:width]
    bias, row, column = net[p : p + width], net[p + width : p + 2 * width], net[p + 2 * width : p + 2 * width + len(x)]
    for i in range(len(x)):  # written in any case, since which are zero cannot be foreseen
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
def trunk(mind: Any, seat: int, x: Any) -> tuple[int, int]:
    """Features to the vector that all answers are read from, left at the beginning of the scratch space. Returns where in `net`
    and in `codes` the heads begin."""
    notice(mind, seat, x)
    net, codes, sizes, scratch, at, sums = mind.net, mind.codes, mind.sizes, mind.scratch, mind.at, mind.sums[seat]
    width, hidden, shared = sizes[WIDTH], sizes[HIDDEN], sizes[SHARED]
    h, n, u, rest = (
        scratch[:width],
        scratch[width : 2 * width],
        scratch[2 * width : 2 * width + hidden],
        scratch[2 * width + hidden :],
    )
    for j in range(width):
        h[j] = net[j] + net[width + j] * np.float32(sums[j])
    p, q, done = 2 * width, 0, width
    for group in range(sizes[GROUPS]):
        inputs = sizes[FIRST + 3 * group + 1] * shared
        e, room = rest[:inputs], rest[inputs:]
        for copy in range(0, inputs, shared):
            for j in range(shared):
                e[copy + j] = max(ZERO, net[p + j] + net[p + shared + j] * np.float32(sums[done + copy + j]))
        p, done = p + 2 * shared, done + inputs
        add(net, p, codes, q, e, h, room, at)
        p, q = p + 2 * width + inputs, q + inputs * width
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
def choose(mind: Any, seat: int, x: Any, slots: Any, count: int) -> tuple[int, int]:
    """Logits of the first `count` of `slots`, of a row of features that `seat` sees. Returns where the layer of values begins."""
    slots_in_all, width = mind.sizes[SLOTS], mind.sizes[WIDTH]
    p, q = trunk(mind, seat, x)
    head(
        mind.net, p, mind.codes, q, slots_in_all, mind.scratch[:width], mind.scratch[width : 2 * width], slots, count, mind.logits
    )
    return p + 2 * slots_in_all + width, q + slots_in_all * width


@rule
@within_bounds
@in_any_order
def think(mind: Any, seat: int, x: Any, slots: Any, count: int) -> None:
    """The same, and all values."""
    p, q = choose(mind, seat, x, slots, count)
    width, answers = mind.sizes[WIDTH], 2 * mind.sizes[SEATS]
    for i in range(answers):
        mind.at[i] = i
    head(
        mind.net, p, mind.codes, q, answers, mind.scratch[:width], mind.scratch[width : 2 * width], mind.at, answers, mind.values
    )


@rule
@within_bounds
@in_any_order
def consider(mind: Any, ways: Any, x: Any, slots: Any, count: int) -> None:
    """The same, as the mean of what is thought in each of several views; the mind remembers a row of each."""
    ways.logits[:count] = ZERO
    ways.values[:] = ZERO
    for way in range(len(ways.source)):
        source, sign, slot = ways.source[way], ways.sign[way], ways.slot[way]
        for i in range(len(x)):
            ways.x[i] = x[source[i]] * sign[i]
        for i in range(count):
            ways.slots[i] = slot[slots[i]]
        think(mind, way, ways.x, ways.slots, count)
        for i in range(count):
            ways.logits[i] += mind.logits[i]
        for i in range(len(ways.values)):
            ways.values[i] += mind.values[i]
    part = np.float32(1) / np.float32(len(ways.source))
    for i in range(count):
        ways.logits[i] *= part
    for i in range(len(ways.values)):
        ways.values[i] *= part


def sample() -> Mind:
    """A mind of the right types."""
    reals, ints, table = np.zeros(1, np.float32), np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    return Mind(reals, np.zeros(1, np.int8), np.zeros(1, np.int32), ints, ints, table, table, reals, ints, reals, reals)


def samples(game: Game) -> Samples:
    """The entry points of this module."""
    row, slots, reals, table = np.zeros(1, np.int8), np.zeros(1, np.int64), np.zeros(1, np.float32), np.zeros((1, 1), np.int64)
    ways = Ways(table, np.zeros((1, 1), np.int8), table, row, slots, reals, reals)
    return {think: (sample(), 0, row, slots, 0), consider: (sample(), ways, row, slots, 0)}


THOUGHT = register(KernelSet("thought", "the network", samples, lambda game: {}, __name__))
"""What a network thinks of one row of features."""
