"""A smoke test of training: a tiny network learns the shortest set-up of a game for two minutes, then has to show it."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ...core.contract import Game
from .evaluate import Score, match
from .run import Run, best_of
from .settings import SMOKE, TrainingSettings
from .setups import every_setup

MINUTES = 2.0  # of learning; matches take most of another one
GAMES = 300  # of a match


def smoke(
    game: Game, *, minutes: float = MINUTES, rows: int = 0, games: int = GAMES, settings: TrainingSettings = SMOKE,
    threads: int = 0, say: Callable[[str], None],
) -> bool:  # fmt: skip
    """Whether a network learned: it must beat players who choose at random by more than chance allows. `rows`: a budget of
    decisions instead of minutes."""
    setup = min(every_setup(game), key=lambda setup: (setup.players, "short" not in setup.variants))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="hustings-smoke-") as folder:
        run = Run(
            game, [setup], settings, Path(folder), minutes=60 + minutes, total_minutes=minutes, total_rows=rows, device="cpu",
            threads=threads, say=say,
        )  # fmt: skip
        run.go()
        learned, first = (best_of(network, run.device, False) for network in (run.learner.average, run.past.networks[0]))
        scores = [
            match(game, setup, learned, other, games=games, seed=settings.seed, threads=threads, name=name)
            for name, other in (("random players", "random"), ("the heuristic", "heuristic"), ("itself before self-play", first))
        ]
    parity = 1 / setup.players
    for score in scores:
        say(f"{score}, parity {parity:.1%}")
    good = verdict(scores[0], parity)
    say(f"smoke test {'passed' if good else 'FAILED: nothing was learned'} after {time.monotonic() - began:.0f} s")
    return good


def verdict(score: Score, parity: float) -> bool:
    """Whether a score is above parity by more than chance allows."""
    return score.win_interval[0] > parity
