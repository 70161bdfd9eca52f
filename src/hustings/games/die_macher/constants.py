"""Constants of the rules that boards need besides the position: `tools/page_models.py` writes them into the page's model."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.contract import Constant
from .options import MEETINGS_ROOM
from .position import CLEAR, COALITION, NARROW, NO_VICTORY
from .sheet import COLOURS

CONSTANTS: Mapping[str, Constant] = {
    "VICTORY": {"none": NO_VICTORY, "clear": CLEAR, "narrow": NARROW, "coalition": COALITION},
    "COLOURS": COLOURS,
    "MEETINGS_ROOM": MEETINGS_ROOM,
}
