"""A network in the form for compiled code: a few arrays, which loops can pass on like a record, and working memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...core.encoding import TurnedView
from .network import Codes, Floats, Network
from .plan import WORD, NetworkPlan

Sizes = npt.NDArray[np.int64]

FEATURES, SLOTS, SEATS, WIDTH, HIDDEN, BLOCKS, SHARED, GROUPS, THINGS, DEEP, RANK, SIDES, LAYERS, FIRST = range(14)
"""Places in the array of sizes. THINGS is how many things there are, DEEP the length of the vector of each, and so on. From FIRST
on there are three numbers for each group: first feature, copies, features of each. The number at LAYERS says from where on there
are three for each further layer: where its numbers begin in `net`, where its bytes begin in `codes`, and how many outputs it
has."""

READ, CONTEXT0, POOL0, AGAIN, CONTEXT1, POOL1, LOOK, HEAR, SINGLE, WHOLE, INTO, QUERY, KEY, OF_GROUP = range(14)
"""The further layers, in the order of the plan. From OF_GROUP on there are three for each group: LOOK_AT, HEAR_OF and ANSWER."""
LOOK_AT, HEAR_OF, ANSWER, PER_GROUP = range(4)

ITSELF, OF_THING, OF_WHOLE, OF_PAIR, OF_COPY = range(5)
"""What answers for a slot: the network alone, or also a thing, a whole, a pair of the two, or a copy of a repeated block."""
READER = 4
"""Length of the entry for one reader of a feature: where the sums it adds to begin in `sums`, where its weights begin in
`firsts`, how many there are, and the feature's sign."""
ASK = 4
"""Length of the entry for a slot: what answers for it; which output of the layer; which thing, whole or copy; which thing of a
pair, or which group."""

FINEST = 2**30  # steps that the largest weight of an output is divided into, in the layers that read features


class Mind(NamedTuple):
    """A network in the form for compiled code. The first six are shared by all that play by it, the others are one thread's."""

    net: Floats  # biases and scales
    codes: Codes  # matrices as bytes, stored by input, or by output if only some outputs are asked for
    firsts: npt.NDArray[np.int32]  # matrices of the layers that read features, by input
    where: Sizes  # for each feature, and one more: where in this array its readers begin; then the readers
    sizes: Sizes
    asks: Sizes  # what answers for each slot
    rows: Sizes  # the last row of each seat, as words
    sums: Sizes  # the sums over it in the layers that read features: `enter`, each copy of each group, each thing
    scratch: Floats
    tokens: Floats  # the vectors of the repeated blocks, of things and of wholes
    at: Sizes  # places of inputs that are not zero
    logits: Floats
    values: Floats


class Ways(NamedTuple):
    """Views in the form for compiled code, the plain one first, and working memory for them."""

    source: Sizes  # by view and place in a row
    sign: Codes
    slot: Sizes  # by view and slot
    x: Codes
    slots: Sizes
    logits: Floats
    values: Floats


Shared = tuple[Floats, Codes, npt.NDArray[np.int32], Sizes, Sizes, Sizes]
"""The first six of a mind."""

BY_OUTPUT = ("slots", "values", "single", "whole", "into", "query", "key", "answer")
"""Layers of which only some outputs are asked for. Those of groups have a number after the name."""


def places(plan: NetworkPlan) -> dict[str, tuple[int, int]]:
    """Where the numbers of each layer begin in `net`, and its bytes in `codes`. Layers that read features have no bytes there."""
    found, p, q = {}, 0, 0
    for name, (outputs, inputs) in plan.shapes().items():
        found[name] = p, q
        reads = reads_features(name)
        p, q = p + 2 * outputs + (0 if reads else inputs), q + (0 if reads else outputs * inputs)
    return found


def reads_features(layer: str) -> bool:
    """Whether a layer reads features, so that its sums are kept from one row to the next."""
    return layer in ("enter", "read") or layer.startswith("encoder")


def packed(network: Network) -> Shared:
    """The shared part of a mind, in the order in which it is read."""
    plan = network.plan
    numbers: list[Floats] = []
    codes: list[Codes] = []
    firsts: list[npt.NDArray[np.int32]] = []
    begins: list[int] = []  # of the layers that read features
    layers: list[int] = []  # of the further ones
    for name, (outputs, _) in plan.shapes().items():
        if name in plan.further():
            layers += [*places(plan)[name], outputs]
        if reads_features(name):
            exact = network.matrices[name].astype(np.float64)
            step = np.maximum(np.abs(exact).max(axis=1), 1e-30) / FINEST
            numbers += [network.biases[name], step.astype(np.float32)]
            begins.append(sum(len(one) for one in firsts))
            firsts.append(np.rint(exact / step[:, None]).astype(np.int32).T.ravel())
        else:
            matrix, row, column = network.bytes_of(name)
            numbers += [network.biases[name], row, column]
            codes.append((matrix if name.rstrip("0123456789") in BY_OUTPUT else matrix.T).ravel())
    things, sides = (plan.alike.count, plan.alike.sides) if plan.alike else (0, 1)
    sizes = [plan.features, plan.slots, plan.seats, plan.width, plan.hidden, plan.blocks, plan.shared, len(plan.groups)]
    sizes += [things, plan.deep, plan.rank, sides, FIRST + 3 * len(plan.groups)]
    sizes += [number for group in plan.groups for number in group]
    return (
        np.concatenate(numbers), np.concatenate(codes), np.concatenate(firsts), _where(plan, begins),
        np.array(sizes + layers, np.int64), _asks(plan),
    )  # fmt: skip


def _where(plan: NetworkPlan, begins: Sequence[int]) -> Sizes:
    """The readers of each feature. `begins`: where in `firsts` the weights of `enter`, of each group and of things begin."""
    apart = set(plan.read_by_things())
    readers: list[list[int]] = [[] if i in apart else [0, i * plan.width, plan.width, 1] for i in range(plan.features)]
    summed = plan.width
    for begin, (first, count, each) in zip(begins[1:], plan.groups, strict=False):
        for number in range(count * each):
            copy, i = divmod(number, each)
            if first + number not in apart:
                readers[first + number] += [summed + copy * plan.shared, begin + i * plan.shared, plan.shared, 1]
        summed += count * plan.shared
    if plan.alike is not None:
        for thing, (source, sign) in enumerate(zip(plan.alike.source, plan.alike.sign, strict=True)):
            for i, feature in enumerate(source):
                readers[feature] += [summed + thing * plan.deep, begins[-1] + i * plan.deep, plan.deep, sign[i]]
    ends = np.cumsum([0, *map(len, readers)]) + plan.features + 1
    return np.array([*ends, *(number for reader in readers for number in reader)], np.int64)


def _asks(plan: NetworkPlan) -> Sizes:
    """What answers for each slot."""
    asks = np.zeros((plan.slots, ASK), np.int64)
    if plan.alike is not None:
        things = plan.alike.count
        for number, first in enumerate(plan.alike.single):
            asks[first : first + things] = [(OF_THING, number, thing, 0) for thing in range(things)]
        for number, first in enumerate(plan.alike.whole):
            asks[first : first + plan.alike.wholes] = [(OF_WHOLE, number, whole, 0) for whole in range(plan.alike.wholes)]
        for number, first in enumerate(plan.alike.pairs):
            both = [(OF_PAIR, number, whole, thing) for whole in range(plan.alike.wholes) for thing in range(things)]
            asks[first : first + len(both)] = both
    for group, (kinds, (_, count, _)) in enumerate(zip(plan.replies, plan.groups, strict=False)):
        output = 0
        for first, each in kinds:
            about = [(OF_COPY, output + i, copy, group) for copy in range(count) for i in range(each)]
            asks[first : first + len(about)] = about
            output += each
    return asks.ravel()


def mind_of(network: Network, views: int = 0) -> Mind:
    """A network with its own working memory: one for each thread. It remembers a row for each seat, or for each view if there are
    more views than seats."""
    plan = network.plan
    remembered = max(plan.seats, views)
    joined = sum(count * plan.shared for _, count, _ in plan.groups)
    things = plan.alike.count if plan.alike else 0
    widest = max(plan.width, plan.hidden, joined, 2 * plan.seats, plan.deep)
    return Mind(
        *_shared(network),
        rows=np.zeros((remembered, plan.features // WORD), np.int64),
        sums=np.zeros((remembered, plan.width + joined + things * plan.deep), np.int64),
        scratch=np.zeros(2 * plan.width + plan.hidden + joined + 2 * widest + 1, np.float32),
        tokens=np.zeros(2 * joined + things * (3 * plan.deep + 2 * plan.rank) + max(plan.deep, plan.shared), np.float32),
        at=np.zeros(widest + 1, np.int64),
        logits=np.zeros(plan.slots, np.float32),
        values=np.zeros(2 * plan.seats, np.float32),
    )  # fmt: skip


def ways_of(network: Network, views: Sequence[TurnedView]) -> Ways:
    """Views with their own working memory: one for each thread."""
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


def sample() -> Mind:
    """A mind of the right types."""
    reals, ints, table = np.zeros(1, np.float32), np.zeros(1, np.int64), np.zeros((1, 1), np.int64)
    return Mind(
        reals, np.zeros(1, np.int8), np.zeros(1, np.int32), ints, ints, ints, table, table, reals, reals, ints, reals, reals
    )
