"""The short measurements. Each is the best of several repeats after a warm-up, in processor time: it shows what a core can do,
not what else the machine did meanwhile.

This file is also run as a script against the sources of another revision (`against.py`), so that both revisions are measured by
the same code. That is why the imports are absolute, and few.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import numpy as np

from hustings.core import gate, layout, play
from hustings.core.chance import Chance, set_keys
from hustings.core.gate import observe_bytes

F = TypeVar("F", bound=Callable[..., Any])


def one_of(*names: str) -> Any:
    """The first of these modules that exists: other revisions have the same module under another name."""
    *others, last = names
    for name in others:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(last)


loops = one_of("hustings.core.loops", "hustings.core.compiled.loops")
fast = one_of("hustings.core.compiled.play", "hustings.core.fast")
rule: Callable[[F], F] = one_of("hustings.core.rule", "hustings.core.compiled.rule").rule
Twins: Any = one_of("hustings.core.twins", "hustings.core.compiled.twins").Twins

GAME = "die-macher"
REPEATS = 7


@rule
def copies(gs: Any, hs: Any, times: int) -> None:
    """Copy positions `times` times within compiled code."""
    for k in range(times):
        for i in range(len(gs)):
            hs[(i + k) % len(hs)] = gs[i]


@rule
def observations(raw: Any, keep: Any, fill: Any, out: Any, times: int) -> None:
    """Observe a position `times` times within compiled code, as one seat after another."""
    for k in range(times):
        seat = k % len(keep)
        observe_bytes(raw[0], keep[seat], fill[seat], out[0])


def best(work: Callable[[], int]) -> float:
    """The most units of work done per second. `work` does some work and returns how many units it did."""
    work()
    rates = []
    for _ in range(REPEATS):
        began = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - began))
    return max(rates)


def microseconds(work: Callable[[], int]) -> float:
    """The shortest time that a unit of work takes, in microseconds."""
    return 1e6 / best(work)


def random_games(table: Any, games: int = 1000) -> dict[str, float]:
    """The speed of whole games in compiled code, with all legal options listed at every decision."""
    kernel, out = table.kernels[loops.random_games], table.room()
    chances, bots = (layout.blank(Chance, games) for _ in range(2))
    rates = []
    for _ in range(REPEATS + 1):
        positions = table.blank(games)
        set_keys(chances, 1)
        set_keys(bots, 2)
        chances["said"] = -1  # not begun
        began = time.process_time()
        decisions = kernel(table.figures, positions, chances, bots, out, games * table.game.longest)
        rates.append((games / (time.process_time() - began), decisions / games))
    rate, length = max(rates)
    return {"games_per_second": rate, "decisions_per_second": rate * length}


def driven_from_python(table: Any) -> float:
    """Decisions per second, each a call from Python with a random choice."""
    game, chance, seeds = table.play(0), random.Random(1).random, iter(range(1_000_000))

    def work() -> int:
        decisions = 0
        for _ in range(60):
            count = game.restart(next(seeds))
            while count:
                count = game.step(game.options.item(int(chance() * count)))
                decisions += 1
        return decisions

    return best(work)


def plain_rules(table: Any) -> float:
    """Microseconds for a decision by the plain rules, with all its options listed."""
    chance, seeds = random.Random(1), iter(range(1_000_000))

    def work() -> int:
        game = play.Play(table.game, table.setup, table.sheet, seed=next(seeds))
        while not game.over:
            seat = game.asked[0]
            game.act(seat, chance.choice(game.legal(seat)))
        return len(game.entries)

    return microseconds(work)


def copying_and_observing(table: Any) -> dict[str, float]:
    """Microseconds to copy a position, and to work out what a seat may know of it."""
    kind, seats = table.game.position, table.game.seats
    one, times = table.play(1).position, 2000
    few, others = np.repeat(one, 8), np.repeat(one, 8)
    keep, fill = gate.masks(kind, seats)
    raw = one.view(np.uint8).reshape(1, -1)
    out = np.zeros_like(raw)
    twins = Twins(table.game, (copies, observations))
    copy_all, observe_all = twins.bind(copies), twins.bind(observations)

    def copy_compiled() -> int:
        copy_all(few, others, times)
        return len(few) * times

    def observe_compiled() -> int:
        observe_all(raw, keep, fill, out, times)
        return times

    copy_one = layout.copier(kind)

    def copy_python() -> int:
        for _ in range(times):
            copy_one(one)
        return times

    def observe_python() -> int:
        for k in range(times):
            gate.observe(kind, seats, one, k % seats)
        return times

    return {
        "copy_python_us": microseconds(copy_python),
        "copy_compiled_us": microseconds(copy_compiled),
        "observe_compiled_us": microseconds(observe_compiled),
        "observe_python_us": microseconds(observe_python),
    }


def measure(table: Any) -> dict[str, float]:
    """Every short measurement, by name."""
    return {
        **random_games(table),
        "python_decisions_per_second": driven_from_python(table),
        "plain_us": plain_rules(table),
        **copying_and_observing(table),
    }


if __name__ == "__main__":
    print(json.dumps(measure(fast.load(GAME))))
