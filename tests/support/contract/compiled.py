"""A game played through the compiled twins, with those methods of `Play` that the properties and the fuzzer need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hustings.core import gate, layout, loops
from hustings.core.chance import said, seeded, tell
from hustings.core.compiled.twins import Twins
from hustings.core.errors import MalformedAction
from hustings.core.layout import Records
from hustings.core.play import illegal
from hustings.core.values import SETUP, Entry
from support.contract.tables import Table

ENTRIES = (loops.start, loops.step, loops.options_of, loops.resample_all, gate.observe_bytes)


class Engine:
    """The compiled entry points of one game."""

    def __init__(self, table: Table) -> None:
        twins = Twins(table.game, ENTRIES)
        self.start, self.step, self.options_of, self.resample_all, self.observe_bytes = (twins.bind(e) for e in ENTRIES)


_ENGINES: dict[str, Engine] = {}


def engine(table: Table) -> Engine:
    """The engine of a game, made once: all its tables share the compiled code."""
    if table.game.name not in _ENGINES:
        _ENGINES[table.game.name] = Engine(table)
    return _ENGINES[table.game.name]


class CompiledPlay:
    """A game under way in compiled code."""

    def __init__(self, table: Table, seed: int, outcomes: Sequence[int] = ()) -> None:
        """`outcomes`: what chance is told to draw in the set-up."""
        self.table, self.engine = table, engine(table)
        self.position: Records = layout.blank(table.game.position)
        table.game.prepare(self.position, table.setup)
        self.chances = seeded(seed)
        tell(self.chances, list(outcomes))
        self._out: Any = np.zeros(table.game.options + 2, np.int64)
        self._take(self.engine.start(table.sheet.record, self.position, self.chances, self._out))
        self.entries = [Entry(SETUP, 0, tuple(said(self.chances)))]

    @classmethod
    def at(cls, table: Table, position: Records, seed: int) -> CompiledPlay:
        """Continue from a position, with chances from `seed`."""
        play = cls(table, seed)
        play.position, play.entries = layout.copy(position), []
        play._first = next(iter(play.asked), -1)
        play._options = play._list(play._first) if play._first >= 0 else []
        return play

    def _take(self, count: int) -> None:
        """Keep what the last call returned about the next decision: the lowest seat that is asked, and its options."""
        self._first, self._options = int(self._out[-1]), [int(option) for option in self._out[:count]]

    @property
    def asked(self) -> list[int]:
        mask = int(self.table.game.rules.asked(self.position[0]))
        return [seat for seat in range(self.table.setup.players) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return self._first < 0

    def legal(self, seat: int) -> list[int]:
        return self._options if seat == self._first else self._list(seat)

    def _list(self, seat: int) -> list[int]:
        count = self.engine.options_of(self.table.sheet.record, self.position, seat, self._out)
        return [int(option) for option in self._out[:count]]

    def act(self, seat: int, option: int, *, outcomes: Sequence[int] | None = None) -> Entry:
        tell(self.chances, list(outcomes or ()))
        count = self.engine.step(self.table.sheet.record, self.position, self.chances, seat, option, self._out)
        if count < 0:
            f, g = self.table.figures(), self.table.position(self.position)
            raise illegal(self.table.game, self.table.game.rules.decision(f, g, seat), seat, option, -count)
        if outcomes is not None and (self.chances["wrong"][0] or self.chances["said"][0] != len(outcomes)):
            raise MalformedAction(f"chance was told {outcomes}, which cannot be")
        self._take(count)
        self.entries.append(Entry(seat, option, tuple(said(self.chances))))
        return self.entries[-1]


def observe(table: Table, position: Records, eyes: int) -> Records:
    """The gate in compiled code."""
    keep, fill = gate.masks(table.game.position, table.game.seats)
    seen = np.empty(position.nbytes, np.uint8)
    engine(table).observe_bytes(position.view(np.uint8), keep[eyes], fill[eyes], seen)
    return seen.view(position.dtype)


def complete(table: Table, observation: Records, eyes: int, seed: int, count: int = 1) -> Records:
    """`count` positions resampled by the compiled rules, each with its own chance."""
    completed = layout.blank(table.game.position, count)
    completed.view(np.uint8).reshape(count, -1)[:] = observation.view(np.uint8)
    engine(table).resample_all(table.sheet.record, completed, seeded(seed, 0, count), eyes)
    return completed
