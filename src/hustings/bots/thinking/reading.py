"""Readings of a network's answers: chances of slots, shares of the victory, and the forward pass as a function of one row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.compiled.kernels import ready
from ...core.contract import Game
from ...core.encoding import TurnedView, encoding_of
from .forward import THOUGHT, consider
from .mind import mind_of, ways_of
from .network import Floats, Network

LIMIT = "limit"
"""The bids of a network that names a limit for the whole auction: see `network.Bids`."""

Think = Callable[[Any, Any, int], tuple[Floats, Floats]]
"""From features, slots and the number of legal slots to the logits of these and the values by seat, the acting one first. The
answer is valid until the next call."""


def chances(logits: Floats) -> npt.NDArray[np.float64]:
    """Logits as probabilities."""
    likely = np.exp((logits - logits.max()).astype(np.float64))
    found: npt.NDArray[np.float64] = likely / likely.sum()
    return found


def highest_bid(logits: Floats) -> int:
    """The place of the limit that a network names in an auction. The first place is declining."""
    return 1 + int(logits[1:].argmax())


def shares(values: Floats, players: int) -> npt.NDArray[np.float64]:
    """Each seat's chance to win, the acting one first."""
    return chances(values[:players])


def views_of(game: Game, network: Network) -> Sequence[TurnedView]:
    """The views in which it is worth asking a network: none if it sees the same in all of them."""
    return () if network.plan.alike is not None else encoding_of(game).views


def plain_thought(network: Network, views: Sequence[TurnedView] = ()) -> Think:
    """The forward pass in NumPy: the mean over the plain view and the given ones."""
    places = [slice(None), *(list(view.slot) for view in views)]

    def think(x: Any, slots: Any, count: int) -> tuple[Floats, Floats]:
        logits, values = network(np.stack([x, *(view.row(x) for view in views)]))
        every = np.stack([one[place] for one, place in zip(logits, places, strict=True)])
        return every[:, slots[:count]].mean(0), values.mean(0)

    return think


def compiled_thought(game: Game, network: Network, views: Sequence[TurnedView] = (), *, quiet: bool = False) -> Think:
    """Like `plain_thought`, in compiled code and with its own memory: one for each thread. Compiles first if that has not been
    done yet; see `kernels.ready`."""
    kernel = ready(game, THOUGHT, quiet=quiet)[consider]
    mind, ways = mind_of(network, 1 + len(views)), ways_of(network, views)

    def think(x: Any, slots: Any, count: int) -> tuple[Floats, Floats]:
        kernel(mind, ways, x, slots, count)
        return ways.logits[:count], ways.values

    return think
