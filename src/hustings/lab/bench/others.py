"""Measurements of records, of the second game and of rows for learners: promises that are not about the rules of Die Macher. Each
is the best of several, in processor time."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any

from ...bots.thinking.policies import RANDOM
from ...core.compiled.play import load
from ...core.play import start
from ...core.records.model import Record
from ...core.records.read import parse
from ...core.records.replay import check
from ...core.records.write import Recorder, to_text
from ..vector import VectorGame
from .measures import GAME, best, microseconds, random_games

GAMES, STEPS = 256, 200  # as many games as fit into the processor's cache


def recorded(seed: int) -> Record:
    """The record of a whole game of random choices with the default number of players."""
    recorder, rng = Recorder(start(GAME, seed=seed)), random.Random(seed)
    while not recorder.play.over:
        seat = recorder.play.asked[0]
        recorder.act(seat, rng.choice(recorder.play.legal(seat)))
    return recorder.record()


def vector_rows(name: str) -> float:
    """Decisions of random games per second that are shown with row and mask, in one thread. Forced ones are made but not
    counted."""
    with VectorGame(name, games=GAMES, seed=1, threads=1) as env:
        group = env.groups[0]

        def work() -> int:
            before = env.rows
            for _ in range(STEPS):
                group.choice[:] = RANDOM
                env.step()
            return env.rows - before

        return best(work)


def environment_steps() -> dict[str, float]:
    """Steps of random games per second through PettingZoo's interface, observed and chosen by the mask, as its users drive it:
    without wrappers, and in all three of them. Empty where PettingZoo is not installed."""
    if find_spec("pettingzoo") is None:
        return {}
    from ..envs import env, raw_env

    def steps(table: Any) -> float:
        rng = random.Random(1)

        def work() -> int:
            made = 0
            table.reset(seed=rng.randrange(1 << 30))
            for _ in table.agent_iter():
                observation, _, over, cut, _ = table.last()
                table.step(None if over or cut else rng.choice(observation["action_mask"].nonzero()[0].tolist()))
                made += not (over or cut)
            return made

        return best(work)

    return {
        "raw_env_steps_per_second": steps(raw_env(GAME)),
        "env_steps_per_second": steps(env(GAME, illegal="end")),
    }


def measure_others() -> dict[str, float]:
    """Every measurement of this kind, by name."""
    texts = [to_text(recorded(seed)) for seed in range(5)]

    def work() -> int:
        for text in texts:
            check(parse(text))
        return len(texts)

    return {
        "replay_check_s": microseconds(work) / 1e6,
        "record_kb": max(len(text.encode()) for text in texts) / 1000,
        "helvetiq_games_per_second": random_games(load("helvetiq"))["games_per_second"],
        "vector_rows_per_second": vector_rows(GAME),
        "helvetiq_vector_rows_per_second": vector_rows("helvetiq"),
        **environment_steps(),
    }
