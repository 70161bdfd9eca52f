"""Answers of a network, read: chances of slots, shares of the victory, and the forward pass as a function of one row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from .network import Floats, Network

LIMIT = "limit"
"""How a network bids that names a limit for the whole auction: see `network.Bids`."""

Think = Callable[[Any, Any, int], tuple[Floats, Floats]]
"""Features, slots and how many of these are legal, to the logits of those and the values by seat, the acting one first. The
answer stands until the next call."""


def chances(logits: Floats) -> npt.NDArray[np.float64]:
    """Logits as probabilities."""
    likely = np.exp((logits - logits.max()).astype(np.float64))
    found: npt.NDArray[np.float64] = likely / likely.sum()
    return found


def shares(values: Floats, players: int) -> npt.NDArray[np.float64]:
    """How likely each seat is to win, the acting one first."""
    return chances(values[:players])


def plain_thought(network: Network) -> Think:
    """The forward pass in NumPy."""

    def think(x: Any, slots: Any, count: int) -> tuple[Floats, Floats]:
        logits, values = network(x)
        return logits[0, slots[:count]], values[0]

    return think


def compiled_thought(network: Network) -> Think:
    """The forward pass in compiled code, with memory of its own: one for each thread."""
    from . import forward

    kernel, (numbers, codes, sizes) = forward.think(), _packed(network)
    scratch, places = forward.room(sizes)
    logits, values = np.zeros(network.plan.slots, np.float32), np.zeros(2 * network.plan.seats, np.float32)

    def think(x: Any, slots: Any, count: int) -> tuple[Floats, Floats]:
        kernel(numbers, codes, sizes, x, slots, count, scratch, places, logits, values)
        return logits[:count], values

    return think


_PACKED: dict[int, tuple[Network, Any]] = {}


def _packed(network: Network) -> Any:
    """Packed weights of a network, shared by all that play by it."""
    from . import forward

    if id(network) not in _PACKED:
        _PACKED[id(network)] = network, forward.packed(network)
    return _PACKED[id(network)][1]
