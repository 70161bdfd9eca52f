"""Networks out of training: the file that bots play by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...bots.thinking.network import Bids, Floats, Made, NetworkPlan, setup_name, write
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.layout import layout_hash
from ...core.values import Setup
from .checkpoint import write_whole
from .network import Policy


def plan_of(policy: Policy) -> NetworkPlan:
    return NetworkPlan(**asdict(policy.shape))


@torch.no_grad()
def arrays(policy: Policy) -> tuple[dict[str, Floats], dict[str, Floats]]:
    """Matrices and biases as a file has them: what normalises features or follows a norm is folded in."""
    trunk = policy.trunk

    def plain(tensor: Any) -> Floats:
        found: Floats = tensor.detach().float().cpu().numpy().astype(np.float32)
        return found

    (weight, bias), *encoders = trunk.first(torch.float32)
    matrices, biases = {"enter": plain(weight)}, {"enter": plain(bias)}
    for number, ((weight, bias), join) in enumerate(zip(encoders, trunk.joins, strict=True)):
        matrices[f"encoder{number}"], biases[f"encoder{number}"] = plain(weight), plain(bias)
        matrices[f"join{number}"], biases[f"join{number}"] = plain(join.weight), np.zeros(len(join.weight), np.float32)
    for number, block in enumerate(trunk.blocks):
        matrices[f"up{number}"], biases[f"up{number}"] = plain(block.up.weight * block.norm.weight), plain(block.up.bias)
        matrices[f"down{number}"], biases[f"down{number}"] = plain(block.down.weight), plain(block.down.bias)
    for name, head in (("slots", policy.slots), ("values", policy.values)):
        matrices[name], biases[name] = plain(head.weight * trunk.leave.weight), plain(head.bias)
    return matrices, biases


def made_for(game: Game, setups: Sequence[Setup], bids: Bids, centre: float, unit: float, card: dict[str, Any]) -> Made:
    figures = {setup_name(setup): game.sheet(setup, None).hash for setup in setups}
    return Made(game.name, encoding_of(game).hash, layout_hash(game.position), figures, bids, centre, unit, card)


def export(path: Path, policy: Policy, made: Made) -> None:
    """The file that the bot `net` plays by."""
    matrices, biases = arrays(policy)
    plan, mean = plan_of(policy), policy.trunk.mean.float().cpu().numpy()
    usual = {"enter": mean}
    for number, (first, count, each) in enumerate(plan.groups):
        usual[f"encoder{number}"] = mean[first : first + count * each].reshape(count, each).mean(0)
    write_whole(path, lambda part: write(part, plan, made, matrices, biases, usual))
