"""Files of networks that have learned nothing, for tests of what must be true of any network."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np

from hustings.bots.thinking import network
from hustings.bots.thinking.network import Made, setup_name
from hustings.bots.thinking.plan import NetworkPlan
from hustings.core import layout
from hustings.core.contract import Game
from hustings.core.encoding import encoding_of
from hustings.core.registry import game as find_game
from hustings.core.registry import names
from hustings.lab.train.setups import every_setup

LEARNABLE = tuple(name for name in names() if find_game(name).thinking.encoding is not None)
"""Games that a network can learn."""


def write_random(
    path: Path, game: Game, *, seed: int = 1, made: Callable[[Made], Made] = lambda made: made, alike: bool = True
) -> Path:
    """Write a small network with random weights, for all set-ups of a game. `alike`: it reads things that are alike by the same
    layers, if the game has such things."""
    encoding, rng = encoding_of(game), np.random.default_rng(seed)
    groups = tuple((group.offset, group.count, group.width) for group in encoding.groups)
    plan = NetworkPlan(encoding.size, encoding.slots, game.seats, 32, 48, 2, 8, groups)
    if alike and encoding.alike is not None:
        plan = replace(plan, deep=12, rank=5, alike=encoding.alike, replies=encoding.replies)
    matrices = {name: (rng.standard_normal(shape) / shape[1] ** 0.5).astype(np.float32) for name, shape in plan.shapes().items()}
    biases = {name: (rng.standard_normal(shape[0]) * 0.1).astype(np.float32) for name, shape in plan.shapes().items()}
    figures = {setup_name(setup): game.sheet(setup, None).hash for setup in every_setup(game)}
    about = Made(game.name, encoding.hash, layout.layout_hash(game.position), figures, "limit", 200.0, 40.0, {})
    # The rest of the network ignores the inputs that only things read and the slots that things answer for.
    for name, places in plan.apart().items():
        matrices[name][:, places] = 0
    for first, count in plan.alike.slots() if plan.alike else ():
        matrices["slots"][first : first + count], biases["slots"][first : first + count] = 0, 0
    network.write(path, plan, made(about), matrices, biases, {})
    return path
