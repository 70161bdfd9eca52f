"""Manners of Helvetiq: levels of play with the network, and temperaments of players. Measurements: docs/bots.md."""

from __future__ import annotations

from ....core.manners import Ease, Lean, Manners
from ..position import PLAYERS

COUNTED = ("deck", "discard", *(f"player[{place}].hand" for place in range(1, PLAYERS)))
"""Features of cards, as far as a player who keeps count knows them."""
RIVALS = tuple(f"player[{place}]." for place in range(1, PLAYERS))
"""All features of the other players: pawns, cards, points."""

MANNERS = Manners(
    levels={
        "beginner": Ease(heat=30.0, sense=0.00005, overlooks=COUNTED + RIVALS),
        "easy": Ease(heat=20.0, sense=0.0002, overlooks=COUNTED + RIVALS),
        "normal": Ease(heat=8.0, sense=0.001, overlooks=COUNTED),
    },
    temperaments={
        "climber": {"elect": Lean(1.5)},
        "lawgiver": {"propose": Lean(3.0), "initiative": Lean(3.0)},
        "collector": {"obtain": Lean(3.0)},
    },
)
