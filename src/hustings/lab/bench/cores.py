"""Scaling of VectorGame from one thread to all cores, measured in turn in one run: how many times as fast it is in wall-clock
time, and whether a row costs more processor time while others are being made. Locks would show in the first, threads that write
to the same cache lines in both."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass

from ...bots.thinking.policies import RANDOM
from ..vector import VectorGame
from .measures import GAME

GAMES = 1024  # for each thread, so that each has the same work
WARM_UP, STEPS, ROUNDS = 30, 200, 5


@dataclass(frozen=True)
class Scaling:
    """The measured scaling. `load`: the demand for the machine's cores just before; if it is high, the speeds mean little."""

    cores: int
    threads: int
    one_rows_per_second: float
    all_rows_per_second: float
    times_as_fast: float
    times_processor_time: float
    load: float


def usable_cores() -> int:
    """The number of cores that this process may run on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def scaling(threads: int | None = None) -> Scaling:
    """Measure random games with rows and masks; the best of several rounds counts. `threads`: by default, one for each core."""
    cores = usable_cores()
    threads = threads or cores
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    best: dict[int, tuple[float, float]] = {}
    with (
        VectorGame(GAME, games=GAMES, seed=1, threads=1) as one,
        VectorGame(GAME, games=GAMES * threads, seed=1, threads=threads) as all_cores,
    ):
        for env in (one, all_cores):
            _step(env, WARM_UP)
        for _ in range(ROUNDS):
            for at, env in enumerate((one, all_cores)):
                before, wall, busy = env.rows, time.perf_counter(), time.process_time()
                _step(env, STEPS)
                rows, wall, busy = env.rows - before, time.perf_counter() - wall, time.process_time() - busy
                fastest, cheapest = best.get(at, (0.0, 0.0))
                best[at] = max(fastest, rows / wall), max(cheapest, rows / busy)
    (one_fast, one_cheap), (all_fast, all_cheap) = best[0], best[1]
    return Scaling(cores, threads, one_fast, all_fast, all_fast / one_fast, one_cheap / all_cheap, load)


def _step(env: VectorGame, steps: int) -> None:
    group = env.groups[0]
    for _ in range(steps):
        group.choice[:] = RANDOM
        env.step()
