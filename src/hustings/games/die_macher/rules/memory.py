"""Memory of platform cards: everything a player who forgets nothing knows once the discards have been shuffled (0-b).

Until the first shuffle every unseen card can be in any hand and in the deck. At the shuffle the contents of the deck are known,
card by card, and so are the cards held in all hands taken together. From then on each hand has notes, in order, of when it drew a
card, which cards it showed, and when the discards were shuffled again. Which cards it drew only its own party notes.
`resample_hands.py` deals hands that agree with all notes.
"""

from __future__ import annotations

from ....core.rule import rule
from ..position import CARDS, DRAWN_MOST, PARTIES, PAST_ROOM, Position

# Codes of the notes of a hand; 0 ends them.
DREW, SHUFFLED, SHOWED = 1, 2, 3  # SHOWED + card
REPLACED = SHOWED + CARDS  # + the open card that was replaced by the card in the note before
KNEW = REPLACED + CARDS  # + card that everyone knew to be in the hand at the first shuffle


@rule
def note(g: Position, party: int, what: int) -> None:
    """Add a note about a hand. If there is no room, which takes a deck smaller than the printed one, everything is forgotten
    until the next shuffle."""
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
    """Note that the open discards are about to become the new deck, the old one being empty."""
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
