"""Win chances from a position, for people who look back at a finished game: by a network that sees what the asked seat saw, or
otherwise by games played on from the whole position, all hands open."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...core import gate, layout, loops
from ...core.chance import Chance, set_keys
from ...core.compiled.kernels import RULES, ready
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from ..net import SHIPPED, Net, fits
from ..thinking import weights
from ..thinking.policies import BOTS_SEED, POLICIES, SLICE, as_words, policy_games, win_shares
from ..thinking.reading import shares

GAMES = 96  # played on from a position
SEED = 1  # the same luck for every position, so that the line through them shows what people did


class NetOutlook:
    """The network's view of a position through the eyes of the seats that are asked: the mean of one call for each."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> None:
        self._game, self._players = game, setup.players
        self._results = ready(game, RULES, quiet=quiet)[loops.results]
        self._nets = [Net(SHIPPED, game, setup, sheet, seat, compiled=True) for seat in range(setup.players)]

    def win(self, position: Records) -> list[float]:
        """The win chance of every seat, from 0 to 1; at the end of the game its share of the victory."""
        asked = self._game.rules.asked(layout.plain(self._game.position, position))
        seats = [seat for seat in range(self._players) if asked >> seat & 1]
        if not seats:
            points, standings = (np.zeros((1, self._players), np.int64) for _ in range(2))
            self._results(position, self._players, points, standings)
            return [float(share) for share in win_shares(standings)[0]]
        return [float(share) for share in np.mean([self._seen_by(seat, position) for seat in seats], axis=0)]

    def _seen_by(self, seat: int, position: Records) -> npt.NDArray[np.float64]:
        seen = gate.observe(self._game.position, self._game.seats, position, seat)
        return np.roll(shares(self._nets[seat].look(seen)[1], self._players), seat)


def make_outlook(game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> NetOutlook | Outlook:
    """An outlook by the network if it has learned this table, otherwise by the policy's games."""
    return (NetOutlook if fits(game, setup, sheet) else Outlook)(game, setup, sheet, quiet=quiet)


class Outlook:
    """Win chances from games that the policy plays to the end for all seats."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> None:
        """Compiles first if that has not been done yet, which takes most of a minute; see `kernels.ready`."""
        kernels = ready(game, POLICIES, quiet=quiet)
        self._play, self._results = kernels[policy_games], kernels[loops.results]
        self._game, self._players, self._figures, self._weights = game, setup.players, sheet.record, weights.load(game)
        self._eye, self._out = layout.blank(game.position), np.zeros(game.options + 1, np.int64)
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)

    def win(self, position: Records) -> list[float] | None:
        """The win chance of every seat, from 0 to 1. None: the policy chose something illegal in every game, which can happen
        with a user's own figures."""
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
