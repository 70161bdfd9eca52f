"""One observation through a game's encoding, for bots and hints: its row, the legal slots and the options they stand for."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import layout
from ..binding import Binding, Rule
from ..contract import Game
from ..encoding import auction, encoding_of, features, legal_slots, option_of, slot_of, stand_ins, unbid
from ..layout import Records
from ..rule import rule
from ..values import Sheet
from .kernels import KernelSet, Samples, ready, register


@rule
def look(fs: Any, os: Any, seat: int, x: Any, out: Any, slots: Any, options: Any) -> int:
    """Fill the row, the legal slots and their options, from the first observation; returns how many slots."""
    f, o = fs[0], os[0]
    features(f, o, seat, x)
    count = legal_slots(f, o, seat, out, slots)
    for i in range(count):
        options[i] = option_of(f, o, seat, slots[i])
    options[len(options) - 1] = auction(o, seat)
    return count


@rule
def look_at_opening(fs: Any, os: Any, seat: int, x: Any, out: Any, slots: Any, options: Any) -> int:
    """The same as when the auction was opened in which the seat is asked. The observation is put back to that."""
    unbid(fs[0], os[0], seat)
    return look(fs, os, seat, x, out, slots, options)


@rule
def slot_in(fs: Any, os: Any, seat: int, option: int) -> int:
    """The slot of a legal option in the first observation."""
    return slot_of(fs[0], os[0], seat, option)


def samples(game: Game) -> Samples:
    """The entry points of this module, for `kernels.py`."""
    fs, gs, row = layout.blank(game.figures), layout.blank(game.position), np.zeros(1, np.int64)
    looked = (fs, gs, 0, np.zeros(1, np.int8), row, row, row)
    return {look: looked, look_at_opening: looked, slot_in: (fs, gs, 0, 0)}


SIGHT = register(KernelSet("sight", "the encoding", samples, stand_ins, __name__))


class Sight:
    """The encoding of a game with the figures of one table. What `look` finds stays until it is called again."""

    auction: int
    """A number that stands for the rising auction in which the seat is asked, or 0."""

    def __init__(self, game: Game, sheet: Sheet, *, plain: bool = False, quiet: bool = False) -> None:
        """`plain`: by the plain rules, without Numba; a thousand times slower. Otherwise see `kernels.ready`."""
        self.game, self.encoding, self._sheet = game, encoding_of(game), sheet
        self._kernels: Any = _Plain(game) if plain else ready(game, SIGHT, quiet=quiet)
        self._look, self._look_at_opening, self._slot = (self._kernels[entry] for entry in (look, look_at_opening, slot_in))
        self.x = np.zeros(self.encoding.size, np.int8)
        self.slots, self.options = (np.zeros(self.encoding.slots + 1, np.int64) for _ in range(2))
        self._out = np.zeros(game.options + 1, np.int64)
        self.auction = 0

    def look(self, observation: Records, seat: int) -> int:
        """Look at an observation of `seat`, which is asked: fills `x`, `slots` and `options`; how many of the latter."""
        count: int = self._look(self._sheet.record, observation, seat, self.x, self._out, self.slots, self.options)
        self.auction = int(self.options[-1])
        return count

    def look_at_opening(self, observation: Records, seat: int) -> int:
        """The same as when the auction was opened in which `seat` is asked."""
        before, record = layout.copy(observation), self._sheet.record
        count: int = self._look_at_opening(record, before, seat, self.x, self._out, self.slots, self.options)
        return count

    def slot(self, observation: Records, seat: int, option: int) -> int:
        """The slot of a legal option."""
        found: int = self._slot(self._sheet.record, observation, seat, option)
        return found


class _Plain:
    """The same entry points over the plain rules."""

    def __init__(self, game: Game) -> None:
        self.game, self.binding = game, Binding(game, stand_ins(game))

    def __getitem__(self, entry: Rule) -> Any:
        bound, game = self.binding.bind(entry), self.game

        def call(figures: Records, observations: Records, *rest: Any) -> Any:
            return bound([layout.plain(game.figures, figures)], [layout.plain(game.position, observations)], *rest)

        return call
