"""Opponents other than the present policy: heuristics inside the compiled games, earlier networks, and rivals from files."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from ...bots.thinking.network import Network
from ..vector import VectorGame
from .network import Policy, policy_of
from .settings import TrainingSettings


def seat_heuristics(env: VectorGame, bots: tuple[str, ...], share: float, seed: int) -> None:
    """Give heuristics some of the seats, at least one and not all, at a share of the tables. All tables start again."""
    rng = np.random.default_rng(seed)
    numbers = [env.who_number(bot) for bot in bots]
    for group in env.groups:
        count = len(group.choice)
        for i in np.linspace(0, count - 1, int(count * share)).astype(int):  # spread evenly over threads: heuristics cost time
            players = int(group.players[i])
            seats = rng.permutation(players)[: rng.integers(1, players)]
            group.who_next[i, seats] = rng.choice(numbers)
    env.reset(seed)


def frozen(policy: Policy) -> Policy:
    """A copy of a network that no longer learns."""
    twin = copy.deepcopy(policy).eval()
    for parameter in twin.parameters():
        parameter.requires_grad_(False)
    return twin


RESOLVE = 3.0  # factor on the logits of a rival, which plays to win and not to learn


def rival_of(network: Network, device: torch.device) -> Policy:
    """A network from a file as an opponent that nearly always takes its best choice."""
    policy = frozen(policy_of(network).to(device))
    policy.slots.weight.mul_(RESOLVE)
    policy.slots.bias.mul_(RESOLVE)
    return policy


class Past:
    """Earlier networks, the newest last, and rivals, which stay the same. One of them plays at a time."""

    def __init__(self, settings: TrainingSettings, rivals: Sequence[Policy] = ()) -> None:
        self.settings, self.taken, self.rivals = settings, [-1.0], list(rivals)
        self.networks: list[Policy] = []

    def take(self, policy: Policy, done: float) -> None:
        """Keep a copy every `past_every` of the run. If there are too many, the second oldest is dropped."""
        if done - self.taken[-1] < self.settings.past_every and self.networks:
            return
        self.networks.append(frozen(policy))
        self.taken.append(done)
        if len(self.networks) > self.settings.past_most:
            del self.networks[1]

    def draw(self, rng: Any) -> Policy | None:
        every = [*self.rivals, *self.networks]
        return every[int(rng.integers(len(every)))] if every else None
