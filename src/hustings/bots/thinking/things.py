"""A network's layers for things that are alike, and the answers of things and repeated blocks, in compiled code.

They compute the same as `Network` does in NumPy, but the answers of things and blocks only if one of their slots is asked for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.rule import in_any_order, rule, within_bounds
from .layers import ZERO, add, normed, rectify
from .mind import (
    AGAIN,
    ANSWER,
    ASK,
    CONTEXT0,
    CONTEXT1,
    DEEP,
    FIRST,
    GROUPS,
    HEAR,
    HEAR_OF,
    HIDDEN,
    INTO,
    ITSELF,
    KEY,
    LAYERS,
    LOOK,
    LOOK_AT,
    OF_COPY,
    OF_GROUP,
    OF_THING,
    OF_WHOLE,
    PER_GROUP,
    POOL0,
    POOL1,
    QUERY,
    RANK,
    READ,
    SHARED,
    SIDES,
    SINGLE,
    THINGS,
    WHOLE,
    WIDTH,
)  # fmt: skip


@rule
@within_bounds
@in_any_order
def layer(mind: Any, number: int, x: Any, out: Any, room: Any) -> None:
    """out += bias + matrix @ x for a further layer that is stored by input."""
    place = mind.sizes[LAYERS] + 3 * number
    add(mind.net, mind.sizes[place], mind.codes, mind.sizes[place + 1], x, out, room, mind.at)


@rule
@within_bounds
@in_any_order
def output(mind: Any, number: int, row: int, x: Any) -> float:
    """One output of a further layer that is stored by output."""
    place = mind.sizes[LAYERS] + 3 * number
    p, rows, width = mind.sizes[place], mind.sizes[place + 2], len(x)
    q = mind.sizes[place + 1] + row * width
    weights, column, total = mind.codes[q : q + width], mind.net[p + 2 * rows : p + 2 * rows + width], ZERO
    for j in range(width):
        total += np.float32(weights[j]) * column[j] * x[j]
    found: float = mind.net[p + row] + mind.net[p + rows + row] * total
    return found


@rule
@within_bounds
def token_places(mind: Any) -> tuple[int, int, int, int, int, int]:
    """Where in `tokens` these begin: the vectors of things; their answer vectors; those of wholes; keys and queries for pairs;
    the answer vectors of blocks; and scratch space."""
    sizes = mind.sizes
    joined, many = 0, sizes[THINGS] * sizes[DEEP]
    for group in range(sizes[GROUPS]):
        joined += sizes[FIRST + 3 * group + 1] * sizes[SHARED]
    things = 2 * joined  # the blocks come first, as they are and as they answer
    paired = things + 3 * many
    return things, things + many, things + 2 * many, paired, joined, paired + 2 * sizes[THINGS] * sizes[RANK]


@rule
@within_bounds
@in_any_order
def tell_each(mind: Any, number: int, n: Any, out: Any, rest: Any) -> None:
    """Start the vector of each thing with the output of a further layer for `n`."""
    deep = mind.sizes[DEEP]
    first = out[:deep]
    first[:] = ZERO
    layer(mind, number, n, first, rest)
    for thing in range(1, mind.sizes[THINGS]):
        one = out[thing * deep : (thing + 1) * deep]
        one[:] = first


@rule
@within_bounds
@in_any_order
def pool(mind: Any, number: int, things: int, room: int, h: Any, rest: Any) -> None:
    """Add to `h` the output of a further layer for the sum over all things."""
    tokens, deep = mind.tokens, mind.sizes[DEEP]
    total = tokens[room : room + deep]
    total[:] = ZERO
    for thing in range(mind.sizes[THINGS]):
        e = tokens[things + thing * deep : things + (thing + 1) * deep]
        for j in range(deep):
            total[j] += e[j]
    layer(mind, number, total, h, rest)


@rule
@within_bounds
@in_any_order
def read_things(mind: Any, sums: Any, h: Any, n: Any, rest: Any) -> None:
    """Compute the vectors of all things from their sums over features, and add their pooled output to `h`. `n` and `rest` are
    scratch."""
    sizes = mind.sizes
    things, answers, _, _, _, room = token_places(mind)
    seen, deep, p = mind.tokens[things:answers], sizes[DEEP], sizes[sizes[LAYERS] + 3 * READ]
    bias, step = mind.net[p : p + deep], mind.net[p + deep : p + 2 * deep]
    normed(h, n)
    tell_each(mind, CONTEXT0, n, seen, rest)
    for thing in range(sizes[THINGS]):
        one, added = seen[thing * deep : (thing + 1) * deep], sums[thing * deep : (thing + 1) * deep]
        for j in range(deep):
            one[j] = max(ZERO, one[j] + bias[j] + step[j] * np.float32(added[j]))
    pool(mind, POOL0, things, room, h, rest)


@rule
@within_bounds
@in_any_order
def read_again(mind: Any, h: Any, n: Any, rest: Any) -> None:
    """Update the vectors of all things from `h` as it is now, and add their pooled output to it."""
    tokens, deep = mind.tokens, mind.sizes[DEEP]
    things, answers, wholes, _, _, room = token_places(mind)
    seen, more = tokens[things:answers], tokens[answers:wholes]
    normed(h, n)
    tell_each(mind, CONTEXT1, n, more, rest)
    for thing in range(mind.sizes[THINGS]):
        layer(mind, AGAIN, seen[thing * deep : (thing + 1) * deep], more[thing * deep : (thing + 1) * deep], rest)
    for j in range(len(seen)):
        seen[j] += max(more[j], ZERO)
    pool(mind, POOL1, things, room, h, rest)


@rule
@within_bounds
@in_any_order
def let_answer(mind: Any, h: Any, rest: Any) -> None:
    """Compute the answer vectors of all things and all wholes."""
    sizes, tokens = mind.sizes, mind.tokens
    deep, sides = sizes[DEEP], sizes[SIDES]
    things, answers, wholes, _, _, _ = token_places(mind)
    seen, out = tokens[things:answers], tokens[answers:wholes]
    tell_each(mind, HEAR, h, out, rest)
    for thing in range(sizes[THINGS]):
        layer(mind, LOOK, seen[thing * deep : (thing + 1) * deep], out[thing * deep : (thing + 1) * deep], rest)
    rectify(out)
    tokens[wholes : wholes + sizes[THINGS] // sides * deep] = ZERO
    for thing in range(sizes[THINGS]):
        one, w = out[thing * deep : (thing + 1) * deep], wholes + thing // sides * deep
        whole = tokens[w : w + deep]
        for j in range(deep):
            whole[j] += one[j]


@rule
@within_bounds
@in_any_order
def let_pairs(mind: Any, kind: int) -> None:
    """Compute the queries of wholes and the keys of things, for pairs of a kind."""
    sizes, tokens = mind.sizes, mind.tokens
    deep, rank = sizes[DEEP], sizes[RANK]
    _, answers, wholes, paired, _, _ = token_places(mind)
    for thing in range(sizes[THINGS]):
        t = tokens[answers + thing * deep : answers + (thing + 1) * deep]
        for r in range(rank):
            tokens[paired + thing * rank + r] = output(mind, KEY, kind * rank + r, t)
    paired += sizes[THINGS] * rank
    for whole in range(sizes[THINGS] // sizes[SIDES]):
        w = tokens[wholes + whole * deep : wholes + (whole + 1) * deep]
        for r in range(rank):
            tokens[paired + whole * rank + r] = output(mind, QUERY, kind * rank + r, w)


@rule
@within_bounds
@in_any_order
def let_blocks(mind: Any, group: int, h: Any, rest: Any) -> None:
    """Compute the answer vectors of all blocks of a group."""
    sizes, tokens = mind.sizes, mind.tokens
    shared, copies, at = sizes[SHARED], sizes[FIRST + 3 * group + 1], 0
    for before in range(group):
        at += sizes[FIRST + 3 * before + 1] * shared
    _, _, _, _, answers, room = token_places(mind)
    context = tokens[room : room + shared]
    context[:] = ZERO
    layer(mind, OF_GROUP + PER_GROUP * group + HEAR_OF, h, context, rest)
    for copy in range(copies):
        t = answers + at + copy * shared
        out = tokens[t : t + shared]
        out[:] = context
        layer(mind, OF_GROUP + PER_GROUP * group + LOOK_AT, tokens[at + copy * shared : at + (copy + 1) * shared], out, rest)
        rectify(out)


@rule
@within_bounds
@in_any_order
def add_answers(mind: Any, slots: Any, count: int) -> None:
    """Add the answers of things and repeated blocks to the logits of the first `count` of `slots`."""
    sizes, tokens, asks = mind.sizes, mind.tokens, mind.asks
    width, deep, shared, rank = sizes[WIDTH], sizes[DEEP], sizes[SHARED], sizes[RANK]
    h, rest = mind.scratch[:width], mind.scratch[2 * width + sizes[HIDDEN] :]
    _, answers, wholes, paired, blocks, _ = token_places(mind)
    told, kind, heard = False, -1, -1
    for i in range(count):
        place = ASK * slots[i]
        who, row, one, two = asks[place], asks[place + 1], asks[place + 2], asks[place + 3]
        if who == ITSELF:
            continue
        if who == OF_COPY:
            if heard != two:
                heard = two
                let_blocks(mind, two, h, rest)
            at = blocks + one * shared
            for before in range(two):
                at += sizes[FIRST + 3 * before + 1] * shared
            mind.logits[i] += output(mind, OF_GROUP + PER_GROUP * two + ANSWER, row, tokens[at : at + shared])
            continue
        if not told:
            told = True
            let_answer(mind, h, rest)
        if who == OF_THING:
            mind.logits[i] += output(mind, SINGLE, row, tokens[answers + one * deep : answers + (one + 1) * deep])
        elif who == OF_WHOLE:
            mind.logits[i] += output(mind, WHOLE, row, tokens[wholes + one * deep : wholes + (one + 1) * deep])
        else:
            if kind != row:
                kind = row
                let_pairs(mind, row)
            last = sizes[sizes[LAYERS] + 3 * WHOLE + 2] - sizes[sizes[LAYERS] + 3 * INTO + 2]  # outputs for wholes alone
            total = output(mind, WHOLE, last + row, tokens[wholes + one * deep : wholes + (one + 1) * deep])
            total += output(mind, INTO, row, tokens[answers + two * deep : answers + (two + 1) * deep])
            query, key = paired + (sizes[THINGS] + one) * rank, paired + two * rank
            for r in range(rank):
                total += tokens[query + r] * tokens[key + r]
            mind.logits[i] += total
