"""The export of a trained network to the file that bots play by."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...bots.thinking.network import Bids, Floats, Made, setup_name, write
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.layout import layout_hash
from ...core.values import Setup
from .checkpoint import write_whole
from .network import Policy, layers_of


@torch.no_grad()
def arrays(policy: Policy) -> tuple[dict[str, Floats], dict[str, Floats]]:
    """Matrices and biases for a file: the normalisation of features and the gains of norms are folded in."""
    trunk = policy.trunk
    matrices = {name: layer.weight for name, layer in layers_of(policy).items()}
    biases = {name: layer.bias for name, layer in layers_of(policy).items()}
    (weight, bias), *encoders = trunk.first(torch.float32)
    matrices["enter"], biases["enter"] = weight * trunk.keep, bias
    for number, ((weight, bias), (first, _, each)) in enumerate(zip(encoders, policy.shape.groups, strict=True)):
        matrices[f"encoder{number}"], biases[f"encoder{number}"] = weight * trunk.keep[first : first + each], bias
    gains = {f"up{number}": block.norm for number, block in enumerate(trunk.blocks)}
    gains |= {name: trunk.leave for name in matrices if name in ("slots", "values", "hear") or name.startswith("hear-of")}
    if trunk.reading is not None:
        gains |= {f"context{number}": norm for number, norm in enumerate(trunk.reading.norms)}
        matrices["slots"], biases["slots"] = matrices["slots"] * policy.own[:, None], biases["slots"] * policy.own
    for name, norm in gains.items():
        matrices[name] = matrices[name] * norm.weight
    plain = {name: matrix.float().cpu().numpy().astype(np.float32) for name, matrix in matrices.items()}
    zero = {name: np.zeros(len(matrix), np.float32) for name, matrix in plain.items()}
    return plain, {
        name: zero[name] if bias is None else bias.float().cpu().numpy().astype(np.float32) for name, bias in biases.items()
    }


def made_for(game: Game, setups: Sequence[Setup], bids: Bids, centre: float, unit: float, card: dict[str, Any]) -> Made:
    figures = {setup_name(setup): game.sheet(setup, None).hash for setup in setups}
    return Made(game.name, encoding_of(game).hash, layout_hash(game.position), figures, bids, centre, unit, card)


def export(path: Path, policy: Policy, made: Made) -> None:
    """Write the file that the bot `net` plays by."""
    matrices, biases = arrays(policy)
    plan, mean = policy.shape, policy.trunk.mean.float().cpu().numpy()
    usual = {"enter": mean}
    for number, (first, count, each) in enumerate(plan.groups):
        usual[f"encoder{number}"] = mean[first : first + count * each].reshape(count, each).mean(0)
    write_whole(path, lambda part: write(part, plan, made, matrices, biases, usual))
