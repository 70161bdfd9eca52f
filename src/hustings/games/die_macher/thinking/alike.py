"""Things that are alike in Die Macher, which a network may read with the same layers: the cards of issues. Also the policy slots
that are about a state or a party.

An issue has a light and a dark card. A card is described by how many copies of it lie in each place, by the same counts for the
other card of its issue, and by the stances on its issue: +1 where the stance is that of the card, -1 where it is the opposite.
"""

from __future__ import annotations

from ....core.encoding import Alike, Replies
from ..options import MEETINGS_ROOM
from ..position import CABINET, CARDS
from . import slots
from .views import COUNTS, MARKS, STANCES


def _described(card: int) -> list[tuple[int, int]]:
    """Indices of the numbers of a row that describe a card, each with a sign."""
    issue, dark = divmod(card, 2)
    stances = [(base + issue, -1 if dark else 1) for base in STANCES]
    marks = [(base + issue, 1) for base in MARKS]
    lying = [(base + card, 1) for base in COUNTS]
    beside = [(base + 2 * issue + 1 - dark, 1) for base in COUNTS]
    return [*stances, *marks, *lying, *beside]


ISSUE_CARDS = Alike(
    name="card",
    sides=2,
    source=tuple(tuple(place for place, _ in _described(card)) for card in range(CARDS)),
    sign=tuple(tuple(sign for _, sign in _described(card)) for card in range(CARDS)),
    single=(slots.THROW,),
    whole=(slots.KEY, slots.TAKEN),
    pairs=(slots.PLATFORM, slots.OPINION),
)

REPLIES: Replies = (
    ((slots.BOARD, 1), (slots.MEDIUM, 1), (slots.MINISTER, CABINET), (slots.HELD, MEETINGS_ROOM)),
    ((slots.STARTER, 1), (slots.OUSTED, 1), (slots.DOWN, 1), (slots.FORCED, 1), (slots.ASKED, 1)),
)
"""Slots about a state, and slots about a party."""
