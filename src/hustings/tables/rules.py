"""The rules and figures that a table is played by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..core import layout
from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.play import Play, make_setup
from ..core.registry import game as find_game
from ..core.values import Entry, Setup, Sheet
from . import deal
from .errors import Unplayable
from .model import TableHead


@dataclass(frozen=True)
class TableRules:
    """A game with the set-up and figures of a table."""

    game: Game
    setup: Setup
    sheet: Sheet
    seed: int | None = None  # the seed of a deal; otherwise chance has keys that nobody can compute

    def begin(self, begun: Entry | None = None) -> Play:
        return Play(self.game, self.setup, self.sheet, seed=self.seed, begun=begun)

    def resume(self, position: bytes, entries: Sequence[Entry]) -> Play:
        """The game at a position that was stored in the present layout, with the entries that led there."""
        whole = layout.dtype(self.game.position).itemsize
        if len(position) != whole:
            raise Unplayable(f"a position of {self.game.name} has {whole} bytes, not {len(position)}: repair the table")
        if self.seed is None:
            play = Play.resumed(self.game, self.setup, self.sheet, layout.blank(self.game.position), entries)
        else:  # the chance of a deal counts its draws from the set-up on
            play = self.begin()
            play.entries = list(entries)
        play.position.view(np.uint8)[:] = np.frombuffer(position, np.uint8)
        return play

    @property
    def layout(self) -> str:
        return layout.layout_hash(self.game.position)


def rules_of(table: TableHead) -> TableRules:
    """The rules and figures of a table. Raises Unplayable if this program does not have them."""
    try:
        game = find_game(table.game)
        setup = make_setup(game, edition=table.edition, players=table.players, variants=table.variants, choices=table.choices)
        sheet = game.sheet(setup, table.own_figures or None)
        return TableRules(game, setup, sheet, deal.seed_of(table.extra, table.game))
    except HustingsError as error:
        raise Unplayable(f"table {table.id} cannot be played by this program: {error}") from None
