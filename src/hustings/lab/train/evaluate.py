"""Matches of a network against other bots: thousands of games at once, each deal played once with the network at each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...bots.thinking.network import Bids, Network, setup_name
from ...core.contract import Game
from ...core.encoding import TurnedView
from ...core.values import Setup
from ..arena.statistics import Moments, mean_interval, rate_interval
from ..vector import VectorGame

COMPILED = ("heuristic",)  # named in every match, so that all matches and training use the same compiled kernels
Chooser = Callable[[npt.NDArray[np.int8], npt.NDArray[np.bool_]], npt.NDArray[Any]]
"""Turns features and legal slots of rows into the slots chosen."""


@dataclass(frozen=True)
class Score:
    """The result of one network against others, all the same, at one set-up."""

    setup: str
    against: str
    games: int
    win_rate: float
    win_interval: tuple[float, float]
    margin: float  # points above the mean of the others
    margin_interval: tuple[float, float] | None
    points: float

    def __str__(self) -> str:
        low, high = self.win_interval
        return (
            f"{self.setup}, against {self.against}: {self.win_rate:.1%} ({low:.1%} to {high:.1%}) of {self.games} games, "
            f"{self.margin:+.1f} points"
        )


def best_slots(network: Network, views: Sequence[TurnedView] = ()) -> Chooser:
    """A chooser of the network's best legal slot by the mean of all views, as for the bot, computed in NumPy for all rows at
    once."""

    def choose(x: npt.NDArray[np.int8], legal: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        logits = sum((network(view.row(x))[0][:, list(view.slot)] for view in views), start=network(x)[0])
        return np.where(legal, logits, -np.inf).argmax(1)

    return choose


def match(
    game: Game, setup: Setup, one: Chooser, others: str | Chooser, *, games: int, seed: int, threads: int = 0, name: str = "",
    bids: Bids = "limit", room: int = 2048,
) -> Score:  # fmt: skip
    """Play one seat by `one` and the rest by a compiled bot or another network. Each deal is played once from every seat."""
    deals = -(-games // setup.players)
    wins, margins, points = Moments(), Moments(), Moments()
    for seat in range(setup.players):
        names = ["ask" if place == seat or callable(others) else others for place in range(setup.players)]
        count = min(room, deals)
        with VectorGame(game, [setup], games=count, seed=seed, threads=threads, bids=bids, seats=names, bots=COMPILED) as env:
            for share, score in _played(env, seat, one, others if callable(others) else None, deals):
                rest = (score.sum() - score[seat]) / (setup.players - 1)
                wins.add(float(share[seat]))
                margins.add(float(score[seat] - rest))
                points.add(float(score[seat]))
    against = name or (others if isinstance(others, str) else "another network")
    return Score(
        setup_name(setup), against, wins.count, wins.mean, rate_interval(wins), margins.mean, mean_interval(margins), points.mean
    )


def _played(env: VectorGame, seat: int, one: Chooser, others: Chooser | None, deals: int) -> Sequence[tuple[Any, Any]]:
    """Shares and points of deals 0 to `deals` - 1, whichever row they were played in."""
    group, slots, found = env.groups[0], env.encoding.slots, []
    playing = group.number.copy()
    while (group.number < deals).any():
        legal = np.unpackbits(group.mask, axis=1, bitorder="little")[:, :slots].astype(bool)
        chosen = np.full(len(group.choice), -1, np.int64)
        open_games = group.number < deals
        mine = open_games & (group.seat == seat)
        for rows, chooser in ((mine, one), (open_games & ~mine, others)):
            if chooser is not None and rows.any():
                chosen[rows] = chooser(group.x[rows], legal[rows])
        group.choice[:] = chosen
        env.step()
        count = group.players
        over = np.flatnonzero((group.done > 0) & (playing < deals))
        found += [(group.share[i, : count[i]].copy(), group.points[i, : count[i]].astype(float)) for i in over]
        playing = group.number.copy()
    return found
