"""Settings of a training run: every number that determines how a network learns, kept with the run and changed by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...core.errors import HustingsError, UnknownName


@dataclass(frozen=True)
class TrainingSettings:
    """Settings of one run. `schedule.py` moves rates and weights that change over it from their first value to their `_end`."""

    # The network
    width: int = 512
    hidden: int = 768
    blocks: int = 3
    shared: int = 64  # outputs of an encoder that is the same for every copy of a block, e.g. for every state
    deep: int = 96  # size of the vector of each thing that is like others, e.g. a card of an issue; 0: no such vectors
    rank: int = 16  # size of the vectors by which two such things are compared
    critic_width: int = 384
    critic_hidden: int = 512
    critic_blocks: int = 2

    # Games
    games: int = 4096  # under way at once; with four times as many, and windows a quarter as long, learning is half as fast
    window: int = 512  # decisions of a game between two updates
    spread: int = 900  # random decisions before the first games begin, so that games are in different phases
    mixed: float = 0.18  # share of tables where heuristics have some of the seats
    past: float = 0.07  # share of tables where an earlier network, or a rival, has seats
    past_seats: int = 2  # the most seats that it has at one table; never all
    past_every: float = 0.04  # share of the whole run between two networks that are kept as opponents
    past_most: int = 4
    views: int = 0  # random views to draw; every game is seen in one of them
    anew: float = 0.0  # share of raises in an auction before which a seat is asked for its limit again

    # Imitation of the heuristic
    imitate: float = 0.06  # share of the run
    imitate_rate: float = 1e-3
    imitate_rate_end: float = 2e-4
    imitate_batch: int = 8192
    stray: float = 0.06  # mean share of random decisions over all games; only half of them have any

    # Distilling
    passes: int = 1  # how often a decision is learned; more help without a GPU, where asking the teacher takes most of the time

    # Learning by self-play
    rate: float = 3e-4
    rate_end: float = 2e-5
    entropy: float = 0.01
    entropy_end: float = 0.001
    margin: float = 0.2  # reward for being one standard deviation of points above the mean of the others; a win is 1
    margin_end: float = 0.03
    epochs: int = 3
    batch: int = 32_768
    clip: float = 0.2
    target_kl: float = 0.02
    decay: float = 0.95  # lambda of the advantage estimation
    value: float = 0.25  # weight of the loss of the network's own values
    critic_only: int = 3  # first windows, in which only the critic learns
    gradient: float = 1.0  # largest norm of a gradient
    average: float = 0.999  # decay of the moving average of weights, per update

    # Machine
    half: bool = True  # bf16 on a GPU

    seed: int = 1


SMOKE = TrainingSettings(
    width=64, hidden=96, blocks=1, shared=16, deep=0, critic_width=64, critic_hidden=96, critic_blocks=1, games=256, window=48,
    spread=200, imitate=0.15, imitate_rate=2e-3, imitate_rate_end=5e-4, imitate_batch=1024, batch=2048, rate=1e-3,
    rate_end=2e-4, average=0.98, critic_only=1,
)  # fmt: skip
"""Small enough for two cores and three minutes."""


QUICK = TrainingSettings(
    width=128, hidden=192, blocks=2, shared=16, deep=0, games=16_384, imitate_rate=2e-3, imitate_rate_end=2e-5
)  # fmt: skip
"""A fifteenth of the usual size, for playouts. In distillation an update learns the decisions of one group, half of the games."""


def changed(settings: TrainingSettings, changes: Sequence[str]) -> TrainingSettings:
    """The settings with changes written `name=value`."""
    fields = {field.name: field for field in dataclasses.fields(TrainingSettings)}
    news: dict[str, Any] = {}
    for text in changes:
        name, equals, value = text.partition("=")
        if not equals:
            raise HustingsError(f"setting {text}: write a name, = and a value, e.g. rate=0.0002")
        if name not in fields:
            raise UnknownName("setting", name, tuple(fields))
        kind = type(getattr(settings, name))
        try:
            news[name] = value == "true" if kind is bool else kind(value)
        except ValueError:
            raise HustingsError(f"setting {name}: {value} is not a {_KINDS[kind]}") from None
        if kind is bool and value not in ("true", "false"):
            raise HustingsError(f"setting {name}: {value} is neither true nor false")
        if kind in (int, float) and not 0 <= news[name] < float("inf"):
            raise HustingsError(f"setting {name}: {value} is out of range: choose a number from 0 up")
    return replace(settings, **news)


_KINDS: dict[type, str] = {int: "whole number", float: "number", str: "text", bool: "flag"}
