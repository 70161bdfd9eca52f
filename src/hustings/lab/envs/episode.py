"""An episode: one game under way in compiled code, driven by an environment. Any seat that is asked can act, in any order while
decisions are sealed. A seat sees a row of numbers and the legal slots, made from its observation alone."""

from __future__ import annotations

from typing import Any, NamedTuple, Unpack

import numpy as np
import numpy.typing as npt

from ...core import gate, layout, loops
from ...core.chance import Chance, set_keys
from ...core.compiled.play import Fast
from ...core.compiled.sight import Sight
from ...core.layout import Records
from ..table import TableOptions, compiled_table

Row = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]


class Prospect(NamedTuple):
    """A seat's row of numbers, the legal slots and the option that each of them stands for. A seat that is not asked has no
    slots."""

    row: Row
    slots: Numbers
    options: Numbers


class Episode:
    """A game under way at one table. `begin` starts another in the same memory."""

    seat: int
    """The lowest seat that is asked, -1 when the game is over or has not begun."""
    count: int
    """The number of its options."""
    begun: bool
    """Whether a game has ever begun."""

    def __init__(self, game: str, **options: Unpack[TableOptions]) -> None:
        """`options`: see `lab/table.py`."""
        self._open(compiled_table(game, **options), quiet=options.get("quiet", False))

    def _open(self, table: Fast, *, quiet: bool) -> None:
        self.table = table
        self.game, self.setup, self.sheet = table.game, table.setup, table.sheet
        self.sight = Sight(self.game, self.sheet, quiet=quiet)
        self.encoding = self.sight.encoding
        kernels = self.table.kernels
        self._start, self._step = kernels[loops.start], kernels[loops.step]
        self._results_of = kernels[loops.results]
        self.position: Records = self.table.blank()
        self._blank = self.table.blank().view(np.uint8)
        self._plain = layout.plain(self.game.position, self.position)
        self._chance, self._out = layout.blank(Chance), self.table.room()
        self._nothing = np.zeros(0, np.int64)
        self.seat, self.count, self.begun = -1, 0, False

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: compiled code and views of the position are made anew."""
        now = self.seat, self.count, self.begun
        return {"table": self.table, "position": self.position, "chance": self._chance, "out": self._out, "now": now}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._open(state["table"], quiet=False)
        self.position[:], self._chance[:], self._out[:] = state["position"], state["chance"], state["out"]
        self.seat, self.count, self.begun = state["now"]

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now; several while decisions are sealed."""
        mask = self.game.rules.asked(self._plain)
        return [seat for seat in range(self.players) if mask >> seat & 1]

    @property
    def options(self) -> Numbers:
        """The options of the lowest seat that is asked: a view that the next call overwrites."""
        return self._out[: self.count]

    def begin(self, seed: int) -> None:
        """Begin the game that `hustings.start(..., seed=seed)` plays."""
        self.position.view(np.uint8)[:] = self._blank
        set_keys(self._chance, seed)
        self.count = self._start(self.sheet.record, self.position, self._chance, self._out)
        self.seat, self.begun = self._out.item(-1), True

    def act(self, seat: int, option: int) -> None:
        """Carry out a legal option of a seat that is asked."""
        count: int = self._step(self.sheet.record, self.position, self._chance, seat, option, self._out)
        assert count >= 0, f"option {option} of seat {seat} was refused with reason {-count}"
        self.count, self.seat = count, self._out.item(-1)

    def pass_forced(self) -> None:
        """Carry out decisions as long as the lowest seat that is asked has a single option."""
        while self.count == 1:
            self.act(self.seat, self._out.item(0))

    def observe(self, seat: int | None) -> Records:
        """The observation of a seat, or with None of a spectator."""
        return gate.observe(self.game.position, self.game.seats, self.position, self.game.seats if seat is None else seat)

    def prospect(self, seat: int, asked: bool) -> Prospect:
        """The row of a seat and, if it is `asked`, its slots and options, as copies."""
        count, sight = self.sight.look(self.observe(seat), seat), self.sight
        if not asked:
            return Prospect(sight.x.copy(), self._nothing, self._nothing)
        return Prospect(sight.x.copy(), sight.slots[:count].copy(), sight.options[:count].copy())

    def results(self) -> tuple[list[int], list[int]]:
        """Points and standings by seat of a game that is over."""
        points, standings = (np.zeros((1, self.players), np.int64) for _ in range(2))
        self._results_of(self.position, self.players, points, standings)
        return points[0].tolist(), standings[0].tolist()
