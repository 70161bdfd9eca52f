"""A smoke test of training: a tiny network imitates the heuristic, goes on by self-play, and has to beat itself as it was before.

Imitation alone proves little, because it needs no self-play. So the network at the end plays against the one that imitation left,
at the shortest set-up of the game, and has to win far more than its share; docs/learning.md says how far from chance that is.
"""

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

ROWS = 600_000  # decisions; not minutes, so that a slow machine learns as much
GAMES = 1200  # in a match
AHEAD = 0.1  # share of the games that self-play has to win above parity, against the network after imitation
BEFORE, AFTER = "after imitation", "after self-play"


def smoke(
    game: Game, *, rows: int = ROWS, games: int = GAMES, settings: TrainingSettings = SMOKE, threads: int = 0,
    say: Callable[[str], None],
) -> bool:  # fmt: skip
    """Train on `rows` decisions, and return whether the network has learned by imitation and by self-play."""
    setup = min(every_setup(game), key=lambda setup: (setup.players, "short" not in setup.variants))
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="hustings-smoke-") as folder:
        run = Run(
            game, [setup], settings, Path(folder), minutes=60, total_minutes=0, total_rows=rows, device="cpu", threads=threads,
            say=say,
        )  # fmt: skip
        run.go()
        assert run.imitated is not None
        players = {BEFORE: best_of(run.imitated, run.device, False), AFTER: best_of(run.learner.average, run.device, False)}

        def met(one: str, other: str) -> Score:
            rest = players.get(other, other)
            score = match(game, setup, players[one], rest, games=games, seed=settings.seed, threads=threads, name=other)
            say(f"{one}: {score}, parity {1 / setup.players:.1%}")
            return score

        met(BEFORE, "random")
        failed = verdict(met(AFTER, "random"), met(AFTER, BEFORE), 1 / setup.players)
    say(f"smoke test {f'FAILED: {failed}' if failed else 'passed'} after {time.monotonic() - began:.0f} s")
    return not failed


def verdict(by_chance: Score, before: Score, parity: float) -> str:
    """The reason why training has failed, or an empty text. In the end the network must win more than its share against random
    players, beyond statistical doubt, and far more than its share against the network that imitation left."""
    if by_chance.win_interval[0] <= parity:
        return "nothing was learned"
    if before.win_rate < parity + AHEAD:
        return f"self-play won less than {parity + AHEAD:.0%} against what imitation had left"
    return ""
