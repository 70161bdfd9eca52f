"""The long measurements: whole processes, from the command to its end."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

from ...core.errors import HustingsError
from ...processes import environment

ONE_GAME = [sys.executable, "-m", "hustings", "simulate", "die-macher", "--games", "1", "--json"]

# Prints the process's own peak memory, in kilobytes, after a tenth of the games and after all of them.
PEAKS = """
import resource, sys
from hustings.core.compiled.play import load
from hustings.lab.simulate import simulate
fast, games = load("die-macher"), int(sys.argv[1])
for part in (games // 10, games - games // 10):
    simulate(fast, games=max(1, part), seed=1)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def simulate_one(repeats: int = 5) -> float:
    """Seconds for `hustings simulate --games 1` when the rules are compiled and cached, at best."""
    return min(_seconds(ONE_GAME, {}) for _ in range(repeats))


def cold_compile() -> float:
    """Seconds for `hustings simulate --games 1` with an empty cache."""
    with tempfile.TemporaryDirectory(prefix="hustings-bench-") as empty:
        return _seconds(ONE_GAME, {"HUSTINGS_CACHE": empty})


def memory(games: int) -> tuple[float, float]:
    """The peak memory of a simulation in MB, and how much of it came after the first tenth of the games."""
    tenth, whole = (int(line) / 1024 for line in _run([sys.executable, "-c", PEAKS, str(games)], {}).split())
    return whole, whole - tenth


def _seconds(command: list[str], env: dict[str, str]) -> float:
    began = time.perf_counter()
    _run(command, env)
    return time.perf_counter() - began


def _run(command: list[str], env: dict[str, str]) -> str:
    """Run a process that imports this same package, and return its output."""
    ran = subprocess.run(command, env=environment(**env), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines() or [f"exit code {ran.returncode}"]
        raise HustingsError(f"a measurement failed: {said[-1]}")
    return ran.stdout
