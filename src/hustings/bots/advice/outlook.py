"""Win chances from a position, all hands open: for games that are over, and people who look back at them."""

from __future__ import annotations

import numpy as np

from ...core import gate, layout, loops
from ...core.chance import Chance, set_keys
from ...core.compiled.kernels import ready
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..thinking import weights
from ..thinking.policies import BOTS_SEED, POLICIES, SLICE, as_words, policy_games, win_shares

GAMES = 96  # played on from a position
SEED = 1  # the same luck for every position, so that a line through them shows what people did


class Outlook:
    """Games that the policy plays on for all seats, to their end."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> None:
        """Compiles first where that was not done before, which takes most of a minute; see `kernels.ready`."""
        kernels = ready(game, POLICIES, quiet=quiet)
        self._play, self._results = kernels[policy_games], kernels[loops.results]
        self._game, self._players, self._figures, self._weights = game, setup.players, sheet.record, weights.load(game)
        self._eye, self._out = layout.blank(game.position), np.zeros(game.options + 1, np.int64)
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)

    def win(self, position: Records) -> list[float] | None:
        """The chance of every seat, from 0 to 1. None: with a user's own figures the policy may be out of its depth."""
        ends = self._ends(np.repeat(position, GAMES))
        points, standings = np.zeros((len(ends), self._players), np.int64), np.zeros((len(ends), self._players), np.int64)
        if not len(ends):
            return None
        self._results(ends, self._players, points, standings)
        return [float(share) for share in win_shares(standings).mean(axis=0)]

    def _ends(self, games: Records) -> Records:
        """The positions in which games end; those in which the policy chose something illegal are left out."""
        chances, bots = layout.blank(Chance, len(games)), layout.blank(Chance, len(games))
        set_keys(chances, SEED)
        set_keys(bots, SEED ^ BOTS_SEED)
        how, sight = np.zeros(self._game.seats, np.int64), as_words(self._eye)[0]
        kept, made = np.ones(len(games), bool), SLICE
        first = 0
        while first < len(games) and (made == SLICE or made < 0):
            gs = games[first:]
            made = self._play(
                self._figures, self._weights, gs, as_words(gs), chances[first:], bots[first:], self._keep, self._fill, self._eye,
                sight, how, self._out, SLICE,
            )  # fmt: skip
            if made < 0:
                first += -1 - made
                kept[first] = False
                first += 1
        return games[kept]
