"""Vote cards: the deck, the hands, and what each player knows of them.

The deck is kept as counts and drawn one card at a time. Certain knowledge is kept for each observer: cards known to be in another
hand (seen there, or taken by it), and an upper bound on the cards that the deck can hold. The discards lie open (2-c), so at a
shuffle everyone knows the deck, and that the cards held then are not in it.
"""

from __future__ import annotations

from ....core.chance import CARDS as CARD_STREAM
from ....core.chance import Chance, pick
from ....core.rule import rule
from ..position import COLOURS, FACES, JOKERS, KINDS, NONE, PLAYERS, Position


@rule
def shuffle_discards(g: Position) -> None:
    """3.1.3: the discards become the deck once that is empty. They lay open, so everyone knows what it holds (2-c)."""
    for kind in range(KINDS):
        g.deck[kind] = g.discard[kind]
        g.deck_most[kind] = g.discard[kind]
        g.deck_left += g.discard[kind]
        g.discard[kind] = 0
        for seat in range(PLAYERS):
            g.drawn[seat, kind] = 0
    for seat in range(PLAYERS):
        g.older[seat] = g.hand_size[seat]


@rule
def take_card(g: Position, c: Chance) -> int:
    """Take the top card of the deck, or NONE if both deck and discards are empty (3.1-a)."""
    if g.deck_left == 0:
        shuffle_discards(g)
        if g.deck_left == 0:
            return NONE
    kind = pick(c, CARD_STREAM, g.deck, KINDS)
    g.deck[kind] -= 1
    g.deck_left -= 1
    return kind


@rule
def draw(g: Position, c: Chance, seat: int, cards: int) -> None:
    """Draw a number of vote cards into a hand."""
    for _ in range(cards):
        kind = take_card(g, c)
        if kind == NONE:
            return
        g.hand[seat, kind] += 1
        g.hand_size[seat] += 1
        g.drawn[seat, kind] += 1


@rule
def turn_up(g: Position, c: Chance) -> int:
    """Turn up the top card for all to see, or NONE. It lies in `turned` until `discard_turned`."""
    kind = take_card(g, c)
    if kind != NONE:
        g.deck_most[kind] -= 1
        g.turned[kind] += 1
    return kind


@rule
def clear_turned(g: Position) -> None:
    """Empty `turned` before cards are turned up. (Those turned up last are on the discards already.)"""
    for kind in range(KINDS):
        g.turned[kind] = 0


@rule
def discard_turned(g: Position) -> None:
    """Put the cards turned up on the discards; `turned` still lists them."""
    for kind in range(KINDS):
        g.discard[kind] += g.turned[kind]


@rule
def show(g: Position, seat: int, kind: int) -> None:
    """Take a card out of a hand for all to see: players who knew of one such card there know of one less. If no such card was in
    the deck when it was shuffled, or all of them were turned up since, the card had been held since before."""
    g.hand[seat, kind] -= 1
    g.hand_size[seat] -= 1
    if g.deck_most[kind] == 0 and g.older[seat] > 0:
        g.older[seat] -= 1
    g.older[seat] = min(g.older[seat], g.hand_size[seat])
    for other in range(g.players):
        if g.known[other, seat, kind] > 0:
            g.known[other, seat, kind] -= 1


@rule
def discard(g: Position, seat: int, kind: int) -> None:
    """Put a card from a hand on the discards."""
    show(g, seat, kind)
    g.discard[kind] += 1


@rule
def hand_over(g: Position, giver: int, taker: int, kind: int) -> None:
    """Move a card between hands, seen by these two players alone. Others cannot tell it from the cards they know to be there."""
    g.hand[giver, kind] -= 1
    g.hand_size[giver] -= 1
    g.hand[taker, kind] += 1
    g.hand_size[taker] += 1
    if g.older[giver] > 0:
        g.older[taker] += 1
        g.older[giver] = min(g.older[giver], g.hand_size[giver])
    g.known[giver, taker, kind] += 1
    g.known[taker, giver, kind] = max(0, g.known[taker, giver, kind] - 1)
    for other in range(g.players):
        if other != giver and other != taker:
            for any_kind in range(KINDS):
                g.known[other, giver, any_kind] = max(0, g.known[other, giver, any_kind] - 1)


@rule
def any_of_hand(g: Position, c: Chance, seat: int) -> int:
    """A random card of a non-empty hand. It stays in the hand."""
    for kind in range(KINDS):
        g.fan[kind] = g.hand[seat, kind]
    chosen = pick(c, CARD_STREAM, g.fan, KINDS)
    for kind in range(KINDS):
        g.fan[kind] = 0
    return chosen


@rule
def held_of_colour(g: Position, seat: int, colour: int) -> int:
    """The number of vote cards of a colour in a hand."""
    cards = 0
    for face in range(FACES):
        cards += g.hand[seat, FACES * colour + face]
    return cards


@rule
def held_of_face(g: Position, seat: int, face: int) -> int:
    """The number of vote cards with a face in a hand, in all colours."""
    cards = 0
    for colour in range(COLOURS):
        cards += g.hand[seat, FACES * colour + face]
    return cards


@rule
def jokers(g: Position, seat: int) -> int:
    """The number of multicolour special cards in a hand."""
    cards = 0
    for card in range(JOKERS):
        cards += g.special[seat, card]
    return cards
