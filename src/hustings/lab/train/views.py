"""The views that a network learns in. Each game under way is seen in a view drawn for it, so that anything learned about one
issue, or colour, is learned about all. The critic, which is not shipped, sees every game as it is."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from ...core.encoding import Encoding
from .network import Policy


class DrawnViews:
    """Random views, `count` of them, and the one that each game is seen in. There are none if the encoding has no views."""

    def __init__(self, encoding: Encoding, count: int, games: int, seed: int, device: torch.device) -> None:
        rng = np.random.default_rng(seed)
        drawn = [encoding.draw_view(rng) for _ in range(count)] if encoding.draw_view else []
        self.there = bool(drawn)
        self.of_game = torch.from_numpy(rng.integers(0, max(1, len(drawn)), games)).to(device)
        self.source, self.sign, self.slot = (
            torch.tensor([getattr(view, name) for view in drawn], dtype=dtype, device=device)
            for name, dtype in (("source", torch.int64), ("sign", torch.int8), ("slot", torch.int64))
        )

    def ask(self, policy: Policy, x: Tensor, which: Tensor) -> tuple[Tensor, Tensor]:
        """Ask a network about rows, each seen in its view. Returns logits of the original slots, and values."""
        if not self.there:
            logits, values = policy(x)
            return logits, values
        logits, values = policy(x.gather(1, self.source[which]) * self.sign[which])
        return logits.gather(1, self.slot[which]), values
