"""Constants of the rules that boards need besides the position: `tools/page_models.py` writes them into the page's model."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Constant
from .position import (
    BERN,
    BY_DECREE,
    BY_INITIATIVE,
    BY_PROPOSAL,
    BY_SIGNATURES,
    BY_URGENCY,
    COLOUR_NAMES,
    E3,
    EXECUTIVE,
    FACE_NAMES,
    FACES,
    GRASS_ROOTS,
    JOKERS,
    JUDICIARY,
    LAWS_THERE,
    LEGISLATURE,
    POWERS,
    ROUTE_FROM,
    ROUTE_TO,
    ROUTES,
    SQUARE_NAMES,
)

CONSTANTS: Mapping[str, Constant] = {
    "FACES": FACES,
    "POWERS": POWERS,
    "ROUTES": ROUTES,
    "JOKERS": JOKERS,
    "LAWS_THERE": LAWS_THERE,
    "E3": E3,
    "FIRST_RED": GRASS_ROOTS,
    "FIRST_END": BERN,
    "CODES": SQUARE_NAMES,
    "COLOUR_NAMES": COLOUR_NAMES,
    "FACE_NAMES": FACE_NAMES,
    "FACE": {name: number for number, name in enumerate(FACE_NAMES)},
    "POWER": {"judiciary": JUDICIARY, "legislature": LEGISLATURE, "executive": EXECUTIVE},
    "MANNER": {
        "proposal": BY_PROPOSAL,
        "initiative": BY_INITIATIVE,
        "urgency": BY_URGENCY,
        "signatures": BY_SIGNATURES,
        "decree": BY_DECREE,
    },
    "ROUTE_FROM": ROUTE_FROM,
    "ROUTE_TO": ROUTE_TO,
}
