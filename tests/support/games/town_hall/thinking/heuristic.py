"""A policy: bid a share of what the topic is worth, and keep what is worth more than the consolation."""

from __future__ import annotations

from typing import Annotated

from hustings.core.chance import CHOICE, Chance, roll
from hustings.core.layout import Grid, whole
from hustings.core.rule import rule

from ..options import KEEP, YIELD
from ..position import BIDDING, Figures, Position


class Weights:
    share: Annotated[int, whole()]  # of the topic's worth, in hundredths


@rule
def heuristic(f: Figures, w: Weights, o: Position, b: Chance, seat: int, out: Grid) -> int:
    """The option that `seat` chooses; bids differ by one, so that nobody can count on them."""
    if o.phase == BIDDING:
        bid = (w.share * o.topic) // 100 + roll(b, CHOICE, 2)
        return min(bid, int(o.tokens[seat]))
    return KEEP if o.topic > f.consolation else YIELD
