"""Resampling for OpenSpiel's IS-MCTS: states that the player cannot tell from the true one, dealt by the game's own rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from .table import table_of


def resampler(seed: int = 0) -> Callable[[Any, int], Any]:
    """A resampler for `ISMCTSBot.set_resampler`. It draws each deal that agrees with what the player may know with its
    probability."""
    numbers = count(seed << 32)

    def resample(state: Any, player: int) -> Any:
        other = state.clone()
        other.node = table_of(state.key).tree.resampled(state.node, player, next(numbers))
        return other

    return resample
