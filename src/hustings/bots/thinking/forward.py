"""The forward pass of a network in compiled code, for one observation. Weights are skipped if their input is zero or unchanged.

Most features of a row are the same as when the seat was last asked, so a mind keeps a seat's last row with the sums of the layers
that read features, and updates those. The sums are whole numbers, so the answer is the same to the last bit whatever came before.

Other matrices stay bytes as in the file, since reading them is what takes the time. Half of the rectified numbers are zero, and
only legal slots are computed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.borrowed import borrowed
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import Game
from ...core.rule import in_any_order, rule, within_bounds
from .layers import ZERO, add, add_times, head, normed, rectify
from .mind import BLOCKS, FIRST, GROUPS, HIDDEN, READER, SEATS, SHARED, SLOTS, THINGS, WIDTH, Ways, sample
from .plan import WORD
from .things import add_answers, read_again, read_things


@rule
@within_bounds
def notice(mind: Any, seat: int, x: Any) -> None:
    """Update what is remembered of a seat to the row `x`."""
    total, old, now = mind.sums[seat], mind.rows[seat], x.view(np.int64)
    for word in range(len(now)):
        if now[word] == old[word]:
            continue
        for i in range(WORD * word, WORD * word + WORD):
            change = np.int64(x[i]) - ((old[word] << (56 - 8 * (i - WORD * word))) >> 56)
            if change == 0:
                continue
            for reader in range(mind.where[i], mind.where[i + 1], READER):
                target, source, size = mind.where[reader], mind.where[reader + 1], mind.where[reader + 2]
                times = change * mind.where[reader + 3]
                add_times(total[target : target + size], mind.firsts[source : source + size], times)
        old[word] = now[word]


@rule
@within_bounds
@in_any_order
def trunk(mind: Any, seat: int, x: Any) -> tuple[int, int]:
    """Compute from features the vector that all answers are read from, at the beginning of the scratch space. Returns where in
    `net` and in `codes` the heads begin."""
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
        if sizes[THINGS] > 0:  # blocks may be asked to answer
            mind.tokens[done - width : done - width + inputs] = e
        p, done = p + 2 * shared, done + inputs
        add(net, p, codes, q, e, h, room, at)
        p, q = p + 2 * width + inputs, q + inputs * width
    if sizes[THINGS] > 0:
        read_things(mind, sums[done:], h, n, rest)
    for number in range(sizes[BLOCKS]):
        normed(h, n)
        u[:] = ZERO
        add(net, p, codes, q, n, u, rest, at)
        p, q = p + 2 * hidden + width, q + width * hidden
        rectify(u)
        add(net, p, codes, q, u, h, rest, at)
        p, q = p + 2 * width + hidden, q + hidden * width
        if number == 0 and sizes[THINGS] > 0:
            read_again(mind, h, n, rest)
    normed(h, n)
    h[:] = n
    return p, q


@rule
@within_bounds
@in_any_order
def choose(mind: Any, seat: int, x: Any, slots: Any, count: int) -> tuple[int, int]:
    """Compute the logits of the first `count` of `slots` from the row of features that `seat` sees. Returns where the layer of
    values begins."""
    slots_in_all, width = mind.sizes[SLOTS], mind.sizes[WIDTH]
    p, q = trunk(mind, seat, x)
    head(
        mind.net, p, mind.codes, q, slots_in_all, mind.scratch[:width], mind.scratch[width : 2 * width], slots, count, mind.logits
    )
    if mind.sizes[THINGS] > 0:
        add_answers(mind, slots, count)
    return p + 2 * slots_in_all + width, q + slots_in_all * width


@rule
@within_bounds
@in_any_order
def think(mind: Any, seat: int, x: Any, slots: Any, count: int) -> None:
    """Like `choose`, and compute all values too."""
    mind = borrowed(mind)
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
    """Like `think`, as the mean over several views; the mind remembers a row for each view."""
    mind, ways = borrowed(mind), borrowed(ways)
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


def samples(game: Game) -> Samples:
    """The entry points of this module."""
    row, slots, reals, table = np.zeros(1, np.int8), np.zeros(1, np.int64), np.zeros(1, np.float32), np.zeros((1, 1), np.int64)
    ways = Ways(table, np.zeros((1, 1), np.int8), table, row, slots, reals, reals)
    return {think: (sample(), 0, row, slots, 0), consider: (sample(), ways, row, slots, 0)}


THOUGHT = register(KernelSet("thought", "the network", samples, lambda game: {}, __name__))
"""The forward pass of a network for one row of features."""
