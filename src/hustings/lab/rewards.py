"""Rewards of a finished game, by name. All are paid once, with the last decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core.errors import UnknownName

Reward = Callable[[Sequence[int], Sequence[int]], list[float]]
"""Turns points and standings by seat into a reward by seat."""


def share(points: Sequence[int], standings: Sequence[int]) -> list[float]:
    """The share of the victory: 1 for the winner, 1/n where n share it, 0 for the others."""
    won = standings.count(max(standings))
    return [1 / won if standing == max(standings) else 0.0 for standing in standings]


def win(points: Sequence[int], standings: Sequence[int]) -> list[float]:
    """1 for a victory, shared or not, -1 for anything else."""
    return [1.0 if standing == max(standings) else -1.0 for standing in standings]


def placement(points: Sequence[int], standings: Sequence[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, in even steps. Tied seats get the mean of their places. The sum is 0."""
    others = len(standings) - 1
    return [sum((own > other) - (own < other) for other in standings) / others for own in standings]


def margin(points: Sequence[int], standings: Sequence[int]) -> list[float]:
    """Points ahead of the best of the others, negative if behind."""
    return [float(own - max(rest for other, rest in enumerate(points) if other != seat)) for seat, own in enumerate(points)]


REWARDS: dict[str, Reward] = {"share": share, "win": win, "placement": placement, "margin": margin}


def reward_named(name: str) -> Reward:
    """Find a reward by its name."""
    if name not in REWARDS:
        raise UnknownName("reward", name, list(REWARDS))
    return REWARDS[name]


def places(standings: Sequence[int]) -> list[int]:
    """The place of each seat, 1 for the best; tied seats share a place."""
    return [1 + sum(other > own for other in standings) for own in standings]
