"""Views that a network learns in: each of the games under way is seen in one that was drawn for it, so that what is learned of
one issue, or colour, is learned of all. The critic, which is not shipped, sees every game as it is.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from ...core.encoding import Encoding
from .network import Policy


class DrawnViews:
    """So many views drawn by chance, and which of them each game has; none where a game has no views, or none are wanted."""

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
        """What a network answers to rows that it sees in these views: logits of the slots as they are, and values."""
        if not self.there:
            logits, values = policy(x)
            return logits, values
        logits, values = policy(x.gather(1, self.source[which]) * self.sign[which])
        return logits.gather(1, self.slot[which]), values
