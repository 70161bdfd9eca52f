"""The deck of special cards. Every card is unique, so after a shuffle everyone can tell cards held before from the others."""

from __future__ import annotations

from ....core.chance import CARDS as CARD_STREAM
from ....core.chance import Chance, pick
from ....core.rule import rule
from ..position import PLAYERS, SPECIALS, Position


@rule
def shuffle_specials(g: Position) -> None:
    """3.1-b: the discarded special cards become the deck once that is empty."""
    for card in range(SPECIALS):
        g.special_deck[card] = g.special_discard[card]
        g.special_fresh[card] = g.special_discard[card]
        g.special_left += g.special_discard[card]
        g.special_discard[card] = 0
    for seat in range(PLAYERS):
        g.special_older[seat] = g.special_n[seat]


@rule
def draw_special(g: Position, c: Chance, seat: int) -> None:
    """Draw one special card into a hand; nothing happens if none is left (3.1-a, 3.1-b)."""
    if g.special_left == 0:
        shuffle_specials(g)
        if g.special_left == 0:
            return
    card = pick(c, CARD_STREAM, g.special_deck, SPECIALS)
    g.special_deck[card] = 0
    g.special_left -= 1
    g.special[seat, card] = 1
    g.special_n[seat] += 1


@rule
def show_special(g: Position, seat: int, card: int) -> None:
    """Take a special card out of a hand for all to see."""
    g.special[seat, card] = 0
    g.special_n[seat] -= 1
    if g.special_fresh[card] == 0:
        g.special_older[seat] -= 1


@rule
def discard_special(g: Position, seat: int, card: int) -> None:
    """Put a special card from a hand on the discards (3.2.12)."""
    show_special(g, seat, card)
    g.special_discard[card] = 1
