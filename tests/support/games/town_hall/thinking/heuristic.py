"""A policy for Town Hall: bid a share of the topic's worth, and keep a topic that is worth more than the consolation."""

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
    """The option that `seat` chooses. A bid is randomly one higher or not, so that nobody can count on it."""
    if o.phase == BIDDING:
        bid = (w.share * o.topic) // 100 + roll(b, CHOICE, 2)
        return min(bid, int(o.tokens[seat]))
    return KEEP if o.topic > f.consolation else YIELD
