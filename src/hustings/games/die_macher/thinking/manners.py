"""Manners of Die Macher: levels of play with the network, and temperaments of parties. Measurements: docs/bots.md."""

from __future__ import annotations

from ....core.manners import Ease, Lean, Manners
from ..position import BOARDS, PARTIES

COMING = tuple(f"state[{place}]." for place in range(1, BOARDS))
"""Features of the states in line except the one that votes next."""
NATION = (
    "national",
    *(f"party[{party}].{what}" for party in range(PARTIES) for what in ("agrees", "opinion-points", "recruits")),
)
"""National opinion, and its worth to each party."""
HANDS = tuple(f"party[{party}].{what}" for party in range(1, PARTIES) for what in ("hand-known", "cabinet", "gift", "money"))
"""Others' cards and money, as far as a player who keeps count knows them."""

ACTIONS = dict.fromkeys(("cabinet-votes", "set-key", "lift-key", "oust", "trend-up", "trend-down"), 0.15)
"""No party plays a minister and then leaves the action unused."""
CAREFUL = {**ACTIONS, "bid": 0.02}
"""Nor does any party bid a fortune for the start of a round."""

MANNERS = Manners(
    levels={
        "beginner": Ease(heat=28.0, sense=0.000003, overlooks=COMING + NATION + HANDS, careful=CAREFUL),
        "easy": Ease(heat=17.0, sense=0.00002, overlooks=NATION + HANDS, careful=CAREFUL),
        "normal": Ease(heat=8.5, sense=0.0002, overlooks=HANDS, careful=CAREFUL),
    },
    temperaments={
        "bold": {"bid": Lean(1.5, 0.2), "place-cabinet": Lean(1.5), "force": Lean(1.5)},
        "media-baron": {"buy-media": Lean(5.0), "opening-base": Lean(0.0, -3.0), "oust": Lean(3.0), "move-marker": Lean(3.0)},
        "member-hunter": {
            "refuse": Lean(5.0),
            "shelve": Lean(4.0),
            "opening-base": Lean(0.0, 3.0),
            "place-opinion": Lean(2.0),
        },
    },
)
