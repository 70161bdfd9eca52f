"""A window of decisions on the device: a row for every decision, a column for every game."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from ...core.encoding import Encoding

WORD = 8  # bytes: rows are kept and gathered as 64-bit words


class Turning:
    """Converts values between two orders of seats: from the table's first seat on, and from the asked seat on."""

    def __init__(self, seats: int, device: torch.device) -> None:
        players = torch.arange(seats + 1).clamp(min=1)[:, None, None]
        own, step = torch.arange(seats)[None, :, None], torch.arange(seats)[None, None, :]
        present = step < players
        to = torch.where(present, (own + step) % players, step)  # absolute seat of each turned one
        back = torch.where(present, (step - own) % players, step)
        self.to, self.back = torch.cat([to, to + seats], -1).to(device), torch.cat([back, back + seats], -1).to(device)
        self.present = present[:, 0].to(device)  # [players, turned seat]

    def turned(self, values: Tensor, seat: Tensor, players: Tensor) -> Tensor:
        """Convert values in the table's order to the order from the asked seat on."""
        return values.gather(-1, self.to[players, seat])

    def straight(self, values: Tensor, seat: Tensor, players: Tensor) -> Tensor:
        """Convert values in the order from the asked seat on to the table's order."""
        return values.gather(-1, self.back[players, seat])


class RowStore:
    """Rows of `steps` x `games` decisions. The end of a game is kept with the decision before it."""

    def __init__(self, steps: int, games: int, encoding: Encoding, seats: int, device: torch.device) -> None:
        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=device)

        self.steps, self.games, self.device = steps, games, device
        self.x = room(encoding.size // WORD, dtype=torch.int64)
        self.truth = room(encoding.truth_size // WORD, dtype=torch.int64)
        self.mask = room(encoding.mask_bytes // WORD, dtype=torch.int64)
        self.seat, self.kind, self.slot = (room(dtype=torch.int16) for _ in range(3))
        self.own = room(dtype=torch.bool)  # decided by the policy that learns, not by an earlier one
        self.chance, self.value = room(dtype=torch.float32), room(2 * seats, dtype=torch.float32)
        pinned = device.type == "cuda"
        self.ended = torch.zeros(steps, games, dtype=torch.bool, pin_memory=pinned)
        self.shares, self.points = (torch.zeros(steps, games, seats, pin_memory=pinned) for _ in range(2))

    def note_ends(self, t: int, at: slice, done: np.ndarray, share: np.ndarray, points: np.ndarray) -> None:
        """Note the games that the step after row `t` ended, with their results."""
        over = done > 0
        self.ended[t, at] = torch.from_numpy(over)
        if over.any():
            self.shares[t, at], self.points[t, at] = torch.from_numpy(share), torch.from_numpy(points).float()

    def outcomes(self, centre: float, unit: float) -> tuple[Tensor, Tensor]:
        """Which decisions were the last of a game, and the outcome of that game by seat: win shares, points in units."""
        points = (self.points.to(self.device, non_blocking=True) - centre) / unit
        return self.ended.to(self.device), torch.cat([self.shares.to(self.device), points], -1)

    def rows(self, chosen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Features, truth and masks of rows."""
        x, truth, mask = (each.flatten(0, 1)[chosen] for each in (self.x, self.truth, self.mask))
        return x.view(torch.int8), truth.view(torch.int8), mask.view(torch.uint8)
