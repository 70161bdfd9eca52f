"""The forward pass of a network in compiled code, for several rows at once: each weight is read once for all of them.

The inputs of each layer are rounded to bytes, so that one instruction does dozens of products; a few choices in a thousand come
out differently. So this is for playouts, and a single row is evaluated by `forward.py`. The result for a row does not depend on
the others, to the last bit.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.borrowed import borrowed
from ...core.products import ABOVE, OUTPUTS, QUAD, ROWS, tile
from ...core.rule import in_any_order, rule, within_bounds
from .crowd import (
    AT_AGAIN,
    AT_CONTEXT0,
    AT_CONTEXT1,
    AT_JOIN,
    AT_POOL0,
    AT_POOL1,
    AT_SLOTS,
    IN,
    LAYER,
    NUMBERS,
    OUT,
    TILES,
)
from .forward import notice
from .layers import ZERO, head, normed
from .mind import BLOCKS, DEEP, FIRST, GROUPS, LAYERS, READ, SEATS, SHARED, SLOTS, THINGS, WIDTH
from .things import add_answers, token_places

LARGEST = np.float32(127)
LEAST_STEP = np.float32(1e-30)
HALF = np.float32(0.5)


@rule
@within_bounds
@in_any_order
def round_row(x: Any, column: Any, room: Any, out: Any) -> tuple[Any, Any]:
    """Round a row, each number times its column's scale, to bytes in `out`, with zeros up to its end. Returns the value of one
    step and the sum of the bytes. `room` has room for the row."""
    room = room[: len(x)]
    for k in range(len(x)):
        room[k] = abs(x[k] * column[k])
    bits = room.view(np.int32)  # in the same order as the numbers, since none is negative, and their maximum is found faster
    largest_bits = bits[0]
    for k in range(len(x)):
        largest_bits = max(largest_bits, bits[k])
    bits[0] = largest_bits
    largest = max(room[0], LEAST_STEP)
    times, total = LARGEST / largest, ZERO
    for k in range(len(x)):
        code = np.floor(x[k] * column[k] * times + HALF)
        out[k] = np.int8(code)
        total += code
    for k in range(len(x), len(out)):
        out[k] = 0
    return largest / LARGEST, total


@rule
@within_bounds
@in_any_order
def put(crowd: Any, number: int, x: Any, first: int, out: Any, many: int) -> None:
    """out += bias + matrix @ x for the first `many` rows, by the layer `number`. Rows of `x` are read from `first` on."""
    place = LAYER * number
    p, q, outputs, size = (
        crowd.layers[place + NUMBERS],
        crowd.layers[place + TILES],
        crowd.layers[place + OUT],
        crowd.layers[place + IN],
    )
    padded, width = (size + QUAD - 1) // QUAD * QUAD, (outputs + OUTPUTS - 1) // OUTPUTS * OUTPUTS
    net, sums, room, inputs, steps, above = crowd.mind.net, crowd.sums, crowd.room, crowd.inputs, crowd.steps, crowd.above
    bias, row = net[p : p + outputs], net[p + outputs : p + 2 * outputs]
    column = net[p + 2 * outputs : p + 2 * outputs + size]
    for i in range(many):
        bytes_ = inputs[i * padded : i * padded + padded]
        steps[i], total = round_row(x[i][first : first + size], column, room, bytes_)
        above[i] = np.int32(ABOVE * total)
    for output in range(0, width, OUTPUTS):
        for i in range(0, many, ROWS):
            tile(crowd.tiles, q + output * padded, inputs, i * padded, padded, sums, i * width + output, width)
    for i in range(many):
        found, to, step, less = sums[i * width : i * width + outputs], out[i], steps[i], np.float32(above[i])
        for j in range(outputs):
            to[j] += bias[j] + row[j] * step * (np.float32(found[j]) - less)


@rule
@within_bounds
@in_any_order
def enter(crowd: Any, i: int, place: int) -> None:
    """Start row `i` of `h` and `joined` with the sums that a mind keeps at `place`."""
    net, sizes, sums = crowd.mind.net, crowd.mind.sizes, crowd.mind.sums[place]
    width, shared, h, joined = sizes[WIDTH], sizes[SHARED], crowd.h[i], crowd.joined[i]
    for j in range(width):
        h[j] = net[j] + net[width + j] * np.float32(sums[j])
    p, done = 2 * width, 0
    for group in range(sizes[GROUPS]):
        size = sizes[FIRST + 3 * group + 1] * shared
        for begin in range(done, done + size, shared):
            for j in range(shared):
                joined[begin + j] = max(ZERO, net[p + j] + net[p + shared + j] * np.float32(sums[width + begin + j]))
        p, done = p + 2 * shared + 2 * width + size, done + size


@rule
@within_bounds
@in_any_order
def read_things(crowd: Any, places: Any, many: int) -> None:
    """Compute the vectors of all things of all rows, and add their pooled output to `h`."""
    sizes, net, context, things = crowd.mind.sizes, crowd.mind.net, crowd.context, crowd.things
    count, deep, p = sizes[THINGS], sizes[DEEP], sizes[sizes[LAYERS] + 3 * READ]
    bias, step = net[p : p + deep], net[p + deep : p + 2 * deep]
    for i in range(many):
        normed(crowd.h[i], crowd.n[i])
        context[i, :] = ZERO
    put(crowd, AT_CONTEXT0, crowd.n, 0, context, many)
    for i in range(many):
        heard, sums = context[i], crowd.mind.sums[places[i]]
        begin = len(sums) - count * deep
        for thing in range(count):
            one, added = things[i * count + thing], sums[begin + thing * deep : begin + (thing + 1) * deep]
            for j in range(deep):
                one[j] = max(ZERO, heard[j] + bias[j] + step[j] * np.float32(added[j]))
    pool(crowd, AT_POOL0, many)


@rule
@within_bounds
@in_any_order
def read_again(crowd: Any, many: int) -> None:
    """Update the vectors of all things from `h` as it is now, and add their pooled output to it."""
    sizes, context, things, more = crowd.mind.sizes, crowd.context, crowd.things, crowd.more
    count, deep = sizes[THINGS], sizes[DEEP]
    for i in range(many):
        normed(crowd.h[i], crowd.n[i])
        context[i, :] = ZERO
    put(crowd, AT_CONTEXT1, crowd.n, 0, context, many)
    for i in range(many):
        for thing in range(count):
            more[i * count + thing, :] = context[i]
    put(crowd, AT_AGAIN, things, 0, more, many * count)
    for row in range(many * count):
        one, added = things[row], more[row]
        for j in range(deep):
            one[j] += max(added[j], ZERO)
    pool(crowd, AT_POOL1, many)


@rule
@within_bounds
@in_any_order
def pool(crowd: Any, number: int, many: int) -> None:
    """Add to `h` the output of a layer for the sum over all things of each row."""
    count, context = crowd.mind.sizes[THINGS], crowd.context
    for i in range(many):
        total = context[i]
        total[:] = ZERO
        for thing in range(count):
            one = crowd.things[i * count + thing]
            for j in range(len(total)):
                total[j] += one[j]
    put(crowd, number, context, 0, crowd.h, many)


@rule
@within_bounds
@in_any_order
def answer(crowd: Any, i: int, slots: Any, count: int, logits: Any) -> None:
    """Compute the logits of the first `count` of `slots` from the vectors of row `i`."""
    mind, place = crowd.mind, LAYER * AT_SLOTS
    width, h = mind.sizes[WIDTH], mind.scratch[: mind.sizes[WIDTH]]
    h[:] = crowd.h[i]
    room = mind.scratch[width : 2 * width]
    head(
        mind.net, crowd.layers[place + NUMBERS], mind.codes, crowd.layers[place + TILES], mind.sizes[SLOTS], h, room, slots,
        count, mind.logits,
    )  # fmt: skip
    if mind.sizes[THINGS] > 0:
        things, _, _, _, joined, _ = token_places(mind)
        mind.tokens[:joined] = crowd.joined[i]
        deep = mind.sizes[DEEP]
        for thing in range(mind.sizes[THINGS]):
            mind.tokens[things + thing * deep : things + (thing + 1) * deep] = crowd.things[i * mind.sizes[THINGS] + thing]
        add_answers(mind, slots, count)
    logits[:count] = mind.logits[:count]


@rule
@within_bounds
@in_any_order
def choose_together(crowd: Any, tables: Any, seats: Any, xs: Any, slots: Any, counts: Any, places: Any, many: int) -> None:
    """Compute the logits of the legal slots at the first `many` of `tables`. For each table there are the row of features that
    its seat sees, its slots, and how many of them count. `places` is scratch."""
    crowd = borrowed(crowd)
    mind = crowd.mind
    sizes = mind.sizes
    for i in range(many):
        table = tables[i]
        places[i] = table * sizes[SEATS] + seats[table]
        notice(mind, places[i], xs[table])
        enter(crowd, i, places[i])
    done = 0
    for group in range(sizes[GROUPS]):
        put(crowd, AT_JOIN + group, crowd.joined, done, crowd.h, many)
        done += sizes[FIRST + 3 * group + 1] * sizes[SHARED]
    if sizes[THINGS] > 0:
        read_things(crowd, places, many)
    for block in range(sizes[BLOCKS]):
        up = AT_JOIN + sizes[GROUPS] + 2 * block
        for i in range(many):
            normed(crowd.h[i], crowd.n[i])
            crowd.u[i, :] = ZERO
        put(crowd, up, crowd.n, 0, crowd.u, many)
        for i in range(many):
            u = crowd.u[i]
            for j in range(len(u)):
                u[j] = max(u[j], ZERO)
        put(crowd, up + 1, crowd.u, 0, crowd.h, many)
        if block == 0 and sizes[THINGS] > 0:
            read_again(crowd, many)
    for i in range(many):
        normed(crowd.h[i], crowd.n[i])
        crowd.h[i, :] = crowd.n[i]
        answer(crowd, i, slots[tables[i]], counts[tables[i]], crowd.logits[tables[i]])
