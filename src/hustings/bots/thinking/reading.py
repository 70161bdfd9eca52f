"""Answers of a network, read: chances of slots, shares of the victory, and the forward pass as a function of one row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.compiled.kernels import ready
from ...core.contract import Game
from . import forward
from .forward import THOUGHT, mind_of
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


def compiled_thought(game: Game, network: Network, *, quiet: bool = False) -> Think:
    """The forward pass in compiled code, with memory of its own: one for each thread. Compiles first where that was not done
    before; see `kernels.ready`."""
    kernel, mind = ready(game, THOUGHT, quiet=quiet)[forward.think], mind_of(network)

    def think(x: Any, slots: Any, count: int) -> tuple[Floats, Floats]:
        kernel(mind, 0, x, slots, count)
        return mind.logits[:count], mind.values

    return think
