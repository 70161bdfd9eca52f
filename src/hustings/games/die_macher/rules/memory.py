"""Memory of platform cards: what somebody who forgets nothing knows after the discards were shuffled (0-b).

Until the first shuffle every unseen card can be in any hand and in the deck. Then the deck is known, card by card, and so are the
cards held in hands, taken together. From there on it is noted of each hand, in order, when it drew a card, which cards it showed,
and when the discards were shuffled again; everyone notes for itself what it drew. `resample_hands.py` deals hands that agree with
all of it.
"""

from __future__ import annotations

from ....core.rule import rule
from ..position import CARDS, DRAWN_MOST, PARTIES, PAST_ROOM, Position

# Notes of a hand; 0 ends them.
DREW, SHUFFLED, SHOWED = 1, 2, 3  # SHOWED + card
REPLACED = SHOWED + CARDS  # + the open card that the one shown before took the place of
KNEW = REPLACED + CARDS  # + card that everyone knew to be in the hand at the first shuffle


@rule
def note(g: Position, party: int, what: int) -> None:
    """Add a note of a hand. If there is no room, all is forgotten until the next shuffle: that takes a deck smaller than the
    printed one."""
    if g.shuffles <= 0:
        return
    for i in range(PAST_ROOM):
        if g.past[party, i] == 0:
            g.past[party, i] = what
            return
    g.shuffles = 0


@rule
def note_draw(g: Position, party: int, card: int) -> None:
    note(g, party, DREW)
    if g.shuffles <= 0:
        return
    for i in range(DRAWN_MOST):
        if g.drawn[party, i] == 0:
            g.drawn[party, i] = 1 + card
            return
    g.shuffles = 0


@rule
def note_shuffle(g: Position) -> None:
    """The discards, which lie open, are about to become the deck, which is empty."""
    if g.shuffles > 0:
        for party in range(g.parties):
            note(g, party, SHUFFLED)
        if g.shuffles > 0:
            g.shuffles += 1
            return
    for card in range(CARDS):
        g.shuffled_first[card] = g.platform_discard[card]
    for party in range(PARTIES):
        for i in range(PAST_ROOM):
            g.past[party, i] = 0
        for i in range(DRAWN_MOST):
            g.drawn[party, i] = 0
    g.shuffles = 1
    for party in range(g.parties):
        for card in range(CARDS):
            for _ in range(g.hand_known[party, card]):
                note(g, party, KNEW + card)
