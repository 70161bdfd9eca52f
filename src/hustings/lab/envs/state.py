"""The global state of a game for centralised critics: the row of the seat that is asked, what the others hide from it, and which
seat that is. No player may see it, because nothing is hidden in it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from gymnasium.spaces import Box

from ...core import layout
from ...core.compiled.kernels import KernelSet, Samples, ready, register
from ...core.contract import Game
from ...core.encoding import HIGHEST, LOWEST, stand_ins, truth
from ...core.errors import HustingsError
from ...core.rule import rule
from .episode import Episode, Row


@rule
def fill_truth(fs: Any, gs: Any, seat: int, x: Any) -> None:
    """Fill a row with what is hidden from a seat, from the first position."""
    truth(fs[0], gs[0], seat, x)


def _samples(game: Game) -> Samples:
    return {fill_truth: (layout.blank(game.figures), layout.blank(game.position), 0, np.zeros(1, np.int8))}


TRUTH = register(KernelSet("truth", "what is hidden", _samples, stand_ins, __name__))


class GlobalState:
    """The state of an episode as one row of small whole numbers."""

    def __init__(self, episode: Episode, *, quiet: bool = False) -> None:
        """Asking for the first state compiles for a few seconds. `quiet`: show no progress of that."""
        self.episode, self._quiet = episode, quiet
        self.seen, self.hidden = episode.encoding.size, episode.encoding.truth_size
        self.size = self.seen + self.hidden + episode.players

    @cached_property
    def _fill(self) -> Any:
        return ready(self.episode.game, TRUTH, quiet=self._quiet)[fill_truth]

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: compiled code is found again."""
        return {name: value for name, value in vars(self).items() if name != "_fill"}

    def space(self) -> Box:
        return Box(LOWEST, HIGHEST, (self.size,), np.int8)

    def names(self) -> list[str]:
        """A name for every number."""
        hidden = [""] * self.hidden
        for block in self.episode.encoding.truth_blocks:
            hidden[block.offset : block.offset + block.size] = [f"hidden.{name}" for name in block.names()]
        return [*self.episode.encoding.names(), *hidden, *(f"first[{seat}]" for seat in range(self.episode.players))]

    def row(self) -> Row:
        """A copy of the present state. Seats count from the lowest that is asked, or from the first when the game is over."""
        episode = self.episode
        if not episode.begun:
            raise HustingsError("no game has begun: call reset first")
        seat, row = max(0, episode.seat), np.zeros(self.size, np.int8)
        row[: self.seen] = episode.prospect(seat, asked=False).row
        self._fill(episode.sheet.record, episode.position, seat, row[self.seen : self.seen + self.hidden])
        row[self.seen + self.hidden + seat] = 1
        return row
