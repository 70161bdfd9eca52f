"""A network in the form for compiled code that evaluates several rows at once, and the memory for that.

Layers that read a whole vector are stored as tiles read them (`core/products.py`). Layers that read features, and those that
answer for single slots, belong to a `Mind`, which remembers the last row of every seat at every table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...core.products import OUTPUTS, QUAD, ROWS, packed, up_to
from .mind import Mind, Sizes, mind_of, places
from .mind import sample as mind_sample
from .network import Floats, Network
from .plan import NetworkPlan

TABLES = 16  # positions that are played on side by side
NUMBERS, TILES, OUT, IN, LAYER = range(5)
"""Places in the description of a layer: where its numbers begin in `net` and its bytes in `tiles`, and how many outputs and
inputs it has. LAYER is the length of a description."""
AT_CONTEXT0, AT_POOL0, AT_AGAIN, AT_CONTEXT1, AT_POOL1, AT_SLOTS, AT_JOIN = range(7)
"""Numbers of layers. The description at AT_SLOTS says where the answers for slots begin in `net` and in a mind's `codes`. From
AT_JOIN on there is one for each group, then two for each block."""


class Crowd(NamedTuple):
    """A network that evaluates several rows at once, one for each table. The first two are shared by all that play by it."""

    tiles: npt.NDArray[np.uint8]  # matrices, in the order in which tiles read them
    layers: Sizes
    mind: Mind  # with a row for each seat at each table
    h: Floats  # the vector of each row
    n: Floats
    u: Floats
    joined: Floats  # the vectors of the repeated blocks
    things: Floats  # the vectors of things, a row for each thing at each table
    more: Floats
    context: Floats
    room: Floats
    inputs: npt.NDArray[np.int8]  # rows as bytes
    steps: Floats  # the value of one step of these
    above: npt.NDArray[np.int32]  # to be subtracted, since weights are stored as bytes above zero
    sums: npt.NDArray[np.int32]
    logits: Floats


def together(plan: NetworkPlan) -> list[str]:
    """The layers that several rows go through together, by number; at AT_SLOTS is the one that takes rows one by one."""
    things = ["context0", "pool0", "again", "context1", "pool1"] if plan.alike else [""] * 5
    groups = [f"join{number}" for number in range(len(plan.groups))]
    return [*things, "slots", *groups, *(f"{way}{number}" for number in range(plan.blocks) for way in ("up", "down"))]


_SHARED: dict[int, tuple[Network, npt.NDArray[np.uint8], Sizes]] = {}


def _shared(network: Network) -> tuple[npt.NDArray[np.uint8], Sizes]:
    if id(network) not in _SHARED:
        parts: list[npt.NDArray[np.uint8]] = []
        layers: list[int] = []
        begins, shapes, at = places(network.plan), network.plan.shapes(), 0
        for name in together(network.plan):
            if not name:
                layers += [0] * LAYER
            elif name == "slots":
                layers += [*begins[name], *shapes[name]]
            else:
                layers += [begins[name][0], at, *shapes[name]]
                parts.append(packed(network.bytes_of(name)[0]))
                at += len(parts[-1])
        _SHARED[id(network)] = network, np.concatenate([np.zeros(0, np.uint8), *parts]), np.array(layers, np.int64)
    return _SHARED[id(network)][1:]


def crowd_of(network: Network, tables: int = TABLES) -> Crowd:
    """A network with its own memory for the rows of that many tables: one for each thread."""
    plan = network.plan
    things = plan.alike.count if plan.alike else 0
    joined = sum(count * plan.shared for _, count, _ in plan.groups)
    shapes = [plan.shapes()[name] for name in together(plan) if name not in ("", "slots")]
    rows = {shape: up_to(tables * (things if shape == (plan.deep, plan.deep) else 1), ROWS) for shape in shapes}
    most = max(rows.values(), default=ROWS)

    def reals(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    tiles, layers = _shared(network)
    return Crowd(
        tiles=tiles,
        layers=layers,
        mind=mind_of(network, tables * plan.seats),
        h=reals(tables, plan.width),
        n=reals(tables, plan.width),
        u=reals(tables, plan.hidden),
        joined=reals(tables, joined),
        things=reals(tables * things, plan.deep),
        more=reals(tables * things, plan.deep),
        context=reals(tables, plan.deep),
        room=reals(max(plan.width, plan.hidden, plan.deep, joined)),
        inputs=np.zeros(max((count * up_to(inputs, QUAD) for (_, inputs), count in rows.items()), default=0), np.int8),
        steps=reals(most),
        above=np.zeros(most, np.int32),
        sums=np.zeros(max((count * up_to(outputs, OUTPUTS) for (outputs, _), count in rows.items()), default=0), np.int32),
        logits=reals(tables, plan.slots),
    )


def sample() -> Crowd:
    """A crowd of the right types."""
    reals, table = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    return Crowd(
        np.zeros(1, np.uint8), np.zeros(1, np.int64), mind_sample(), table, table, table, table, table, table, table,
        reals, np.zeros(1, np.int8), reals, np.zeros(1, np.int32), np.zeros(1, np.int32), table,
    )  # fmt: skip
