"""Description of Town Hall for the properties that every game must have."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from support.contract.about import About, Case, Numbers
from support.games.town_hall.position import BIDDING, NONE, OVER
from support.games.town_hall.rules import count


def invariants(f: Numbers, g: Numbers) -> list[str]:
    wrong = []
    for seat in range(g["players"]):
        if not 0 <= g["tokens"][seat] <= f["tokens"]:
            wrong.append(f"seat {seat} has {g['tokens'][seat]} tokens")
        if g["phase"] == BIDDING and (g["bid"][seat] == NONE) != bool(g["asked"] >> seat & 1):
            wrong.append(f"seat {seat} has bid and is asked, or neither")
    if (g["phase"] == OVER) != (g["asked"] == 0):
        wrong.append("nobody is asked before the end, or somebody at the end")
    return wrong


def rescore(f: Any, g: Any) -> None:
    count(f, g)


def two_have_bid(f: Any, g: Any) -> None:
    """Seats 1 and 2 have bid; they hold two tokens and one."""
    g.phase, g.topic, g.asked = BIDDING, 3, 1
    g.tokens[1], g.tokens[2] = 2, 1
    g.bid[0], g.bid[1], g.bid[2] = NONE, 2, 0


def any_bid(f: Numbers, g: Numbers) -> Mapping[Any, float]:
    bids = list(product(range(3), range(2)))
    return {bid: 1 / len(bids) for bid in bids}


ABOUT = About(
    invariants=invariants,
    settled=lambda g: True,
    rescore=rescore,
    cases=[
        Case(
            "two bids",
            {"name": "town-hall", "edition": "first", "players": 3},
            two_have_bid,
            0,
            lambda g: tuple(g["bid"][1:3]),
            any_bid,
        )
    ],
)
