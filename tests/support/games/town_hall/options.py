"""The options of Town Hall: bids are the amounts themselves."""

from __future__ import annotations

from hustings.core.options import OptionKind, OptionSpace

from .position import MOST_TOKENS

KEEP = MOST_TOKENS + 1
YIELD = KEEP + 1
OPTIONS = YIELD + 1

BID, SPEAK = range(2)
DECISIONS = ("bid", "speak")
SEALED = frozenset({BID})

_KINDS: tuple[OptionKind, ...] = (
    (0, "bid", (("amount", MOST_TOKENS + 1),)),
    (KEEP, "keep", ()),
    (YIELD, "yield", ()),
)


def hidden(kind: int, number: int) -> bool:
    """Others do not see a bid before all are in."""
    return kind == BID


SPACE = OptionSpace(OPTIONS, _KINDS, DECISIONS, SEALED, hidden)
