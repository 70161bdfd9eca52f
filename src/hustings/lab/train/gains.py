"""Generalised advantage estimation, seat by seat: a decision is followed by the next decision of the same seat."""

from __future__ import annotations

import torch
from torch import Tensor


def advantages(value: Tensor, seat: Tensor, ended: Tensor, outcome: Tensor, decay: float, seats: int) -> tuple[Tensor, Tensor]:
    """Advantages without discount, and the decisions for which they are known.

    `value` [steps, games, values] and `outcome` (the same, where `ended`) count seats from the table's first, so that one outcome
    serves all. `seat` and `ended` are [steps, games]: who decided, and whether the game was over afterwards. In a game that goes
    on, a seat's last decision gives the next value for the decision before it; its own advantage is not known yet.
    """
    steps, games, values = value.shape
    every = torch.arange(games, device=value.device)
    next_value = value.new_zeros(games, seats, values)
    next_gain = torch.zeros_like(next_value)
    follows = torch.zeros(games, seats, dtype=torch.bool, device=value.device)
    gains, known = torch.zeros_like(value), torch.zeros_like(ended)
    for t in range(steps - 1, -1, -1):
        end = ended[t, :, None, None]
        next_value = torch.where(end, outcome[t, :, None, :], next_value)
        next_gain = next_gain.masked_fill(end, 0.0)
        follows |= ended[t, :, None]
        asked = seat[t]
        known[t] = follows[every, asked]
        gain = (next_value[every, asked] - value[t] + decay * next_gain[every, asked]) * known[t, :, None]
        gains[t] = gain
        next_value[every, asked], next_gain[every, asked], follows[every, asked] = value[t], gain, True
    return gains, known


def levelled(gain: Tensor, kind: Tensor, kinds: int) -> Tensor:
    """Advantages centred on 0 and of similar size for every kind of decision, so that bids do not drown coalitions. A kind's own
    spread counts only half, so that a kind without consequence is not blown up to the size of the others."""
    one = torch.ones_like(gain)
    count = torch.zeros(kinds, device=gain.device).index_add_(0, kind, one).clamp(min=1)
    mean = torch.zeros(kinds, device=gain.device).index_add_(0, kind, gain) / count
    apart = gain - mean[kind]
    square = torch.zeros(kinds, device=gain.device).index_add_(0, kind, apart.square()) / count
    spread = (0.5 * square + 0.5 * apart.square().mean()).sqrt()
    return apart / (spread[kind] + 1e-6)
