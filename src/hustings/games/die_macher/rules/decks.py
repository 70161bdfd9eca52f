"""The platform and opinion decks. A deck has a shuffled part and a queue of cards that everyone saw going underneath. The
shuffled part is kept as counts, and a card is drawn from it only when somebody sees the card. So a face-down opinion card that
nobody has looked at is not drawn yet.
"""

from __future__ import annotations

from ....core.chance import CARDS as CARD_STREAM
from ....core.chance import Chance, pick
from ....core.layout import Grid
from ....core.rule import rule
from ..position import (
    CARDS,
    DOWN,
    EMPTY,
    GENERATIONS,
    HAND,
    LYING,
    NONE,
    OLDER,
    OLDEST,
    STATES,
    UNSEEN,
    Figures,
    Position,
)
from .memory import SHOWED, note, note_draw, note_shuffle
from .table import stance

# The platform deck


@rule
def shuffle_platform_discards(g: Position) -> None:
    """The discards become the deck once that is empty (3.2-b). They lay open, so everyone knows what it holds (0-b)."""
    note_shuffle(g)
    for card in range(CARDS):
        g.platform_deck[card] += g.platform_discard[card]
        g.platform_left += g.platform_discard[card]
        g.platform_discard[card] = 0


@rule
def any_card(pile: Grid) -> bool:
    """Whether a pile has cards."""
    for card in range(CARDS):
        if pile[card] > 0:
            return True
    return False


@rule
def take_under_platform(g: Position) -> int:
    """Take the next of the cards that everyone saw going underneath."""
    card = g.platform_under[0]
    g.platform_under_n -= 1
    for i in range(g.platform_under_n):
        g.platform_under[i] = g.platform_under[i + 1]
    g.platform_under[g.platform_under_n] = NONE
    return card


@rule
def take_platform(g: Position, c: Chance) -> int:
    """Draw the top card of a platform deck that is not empty."""
    if g.platform_left == 0:
        return take_under_platform(g)
    card = pick(c, CARD_STREAM, g.platform_deck, CARDS)
    g.platform_deck[card] -= 1
    g.platform_left -= 1
    return card


@rule
def put_under_platform(g: Position, card: int) -> None:
    g.platform_under[g.platform_under_n] = card
    g.platform_under_n += 1


@rule
def fits_platform(f: Figures, g: Position, party: int, card: int) -> bool:
    """Whether the card can be dealt open: on a new issue (1.2), and not against the imposed stance (7.2)."""
    return g.platform[party, card // 2] == 0 and not against_imposed(f, g, party, card)


@rule
def against_imposed(f: Figures, g: Position, party: int, card: int) -> bool:
    """Whether the party may not hold the card open (7.2)."""
    if g.imposed == 0:
        return False
    colour = g.colour[party]
    return f.imposed_issue[colour] == card // 2 and f.imposed_stance[colour] != stance(card)


@rule
def deal_open_platform(f: Figures, g: Position, c: Chance, party: int) -> None:
    """Deal one open card. A card that does not fit is replaced by the next; it goes under the deck in 2006 and is shuffled back
    in 1997 (1.2)."""
    for _ in range(g.platform_left + g.platform_under_n):
        card = take_platform(g, c)
        if fits_platform(f, g, party, card):
            g.platform[party, card // 2] = stance(card)
            break
        put_under_platform(g, card)
    if g.edition == 1997:
        for _ in range(g.platform_under_n):
            g.platform_deck[take_under_platform(g)] += 1
            g.platform_left += 1


@rule
def sort_hand(g: Position, party: int) -> None:
    """Sort a hand in ascending order, empty places last, so that equal hands are equal bytes."""
    for i in range(1, HAND):
        for j in range(i, 0, -1):
            left, right = g.hand[party, j - 1], g.hand[party, j]
            if right != NONE and (left == NONE or left > right):
                g.hand[party, j - 1] = right
                g.hand[party, j] = left


@rule
def draw_hidden(g: Position, c: Chance, party: int) -> None:
    """Draw one card into the hand. If the deck is empty, the discards are shuffled first, if there are any (3.2-b)."""
    if g.platform_left == 0 and g.platform_under_n == 0:
        if not any_card(g.platform_discard):
            return
        shuffle_platform_discards(g)
    known = g.platform_left == 0
    card = take_platform(g, c)
    note_draw(g, party, card)
    g.hand[party, g.hand_size[party]] = card
    g.hand_size[party] += 1
    if known:
        g.hand_known[party, card] += 1
    sort_hand(g, party)


@rule
def leave_hand(g: Position, party: int, place: int) -> None:
    """Take the card at a place out of the hand, for all to see. If everyone knew such a card there, they know one less."""
    card = g.hand[party, place]
    note(g, party, SHOWED + card)
    g.hand[party, place] = NONE
    g.hand_size[party] -= 1
    g.hand_known[party, card] = max(0, g.hand_known[party, card] - 1)


# The opinion deck


@rule
def shuffle_opinion_discards(g: Position) -> None:
    """The discards become the shuffled part once that is empty (5.1-b). Cards that lie face down on states are not in it: from
    now on they are tracked as older, since they can only be cards that were unseen before."""
    if not any_card(g.opinion_discard):
        return
    set_older_apart(g)
    for card in range(CARDS):
        g.opinion_older[card] += g.opinion_unseen[card]
        g.opinion_unseen[card] = 0
    for state in range(STATES):
        for i in range(DOWN):
            if g.down[state, i] == UNSEEN:
                g.down[state, i] = OLDER
    for card in range(CARDS):
        g.opinion_unseen[card] += g.opinion_discard[card]
        g.opinion_left += g.opinion_discard[card]
        g.opinion_discard[card] = 0


@rule
def set_older_apart(g: Position) -> None:
    """Face-down cards that already are older become a generation of their own: they cannot be cards that were shuffled in since.
    (With the fewest cards that the figures allow, a fifth generation would join the fourth.)"""
    if not any_card(g.opinion_older):
        return
    generation = GENERATIONS - 1
    for i in range(GENERATIONS - 2, -1, -1):
        if not lies_there(g, OLDEST - i):
            generation = i
    for card in range(CARDS):
        g.opinion_oldest[CARDS * generation + card] += g.opinion_older[card]
        g.opinion_older[card] = 0
    for state in range(STATES):
        for i in range(DOWN):
            if g.down[state, i] == OLDER:
                g.down[state, i] = OLDEST - generation


@rule
def lies_there(g: Position, what: int) -> bool:
    """Whether a face-down place of any state has this code."""
    for state in range(STATES):
        for i in range(DOWN):
            if g.down[state, i] == what:
                return True
    return False


@rule
def take_under_opinions(g: Position) -> int:
    card = g.opinion_under[0]
    g.opinion_under_n -= 1
    for i in range(g.opinion_under_n):
        g.opinion_under[i] = g.opinion_under[i + 1]
    g.opinion_under[g.opinion_under_n] = NONE
    return card


@rule
def take_opinion(g: Position, c: Chance) -> int:
    """Turn up the top card of an opinion deck that is not empty."""
    if g.opinion_left == 0:
        return take_under_opinions(g)
    card = pick(c, CARD_STREAM, g.opinion_unseen, CARDS)
    g.opinion_unseen[card] -= 1
    g.opinion_left -= 1
    return card


@rule
def turn_up_for_pool(g: Position, c: Chance) -> int:
    """Turn up one card for the exchange pool (1.7). With the fewest cards and the largest pool that the figures allow, clashes in
    1997 can have emptied the deck (5.1-b)."""
    if g.opinion_left == 0 and g.opinion_under_n == 0:
        shuffle_opinion_discards(g)
    return take_opinion(g, c)


@rule
def put_under_opinions(g: Position, card: int) -> None:
    g.opinion_under[g.opinion_under_n] = card
    g.opinion_under_n += 1


@rule
def deal_open_opinion(g: Position, c: Chance, state: int, discarding: bool) -> None:
    """Deal one open card on an issue that the state does not have yet. Cards that do not fit go under the deck (2006), back into
    it (1997, while no card lies face down, 1.4) or to the discards (1997, from then on, 5.1.3). If no card of the deck fits, the
    discards are shuffled on top of it; if none of those fits either, the space stays empty (5.1-b)."""
    for _ in range(2):
        placed = False
        for _ in range(g.opinion_left + g.opinion_under_n):
            card = take_opinion(g, c)
            if g.opinion[state, card // 2] == 0:
                g.opinion[state, card // 2] = stance(card)
                placed = True
                break
            if g.edition == 1997 and discarding:
                g.opinion_discard[card] += 1
            else:
                put_under_opinions(g, card)
        if placed:
            break
        shuffle_opinion_discards(g)
    if g.edition == 1997:
        for _ in range(g.opinion_under_n):
            g.opinion_unseen[take_under_opinions(g)] += 1
            g.opinion_left += 1


@rule
def deal_hidden_opinion(g: Position, state: int, place: int) -> None:
    """Deal one face-down card, which nobody looks at."""
    if g.opinion_left == 0 and g.opinion_under_n == 0:
        shuffle_opinion_discards(g)
    if g.opinion_left > 0:
        g.opinion_left -= 1
        g.down[state, place] = UNSEEN
    elif g.opinion_under_n > 0:
        g.down[state, place] = LYING + take_under_opinions(g)
    else:
        g.down[state, place] = EMPTY


@rule
def turn_up(g: Position, c: Chance, state: int) -> None:
    """Turn one face-down card of the state up, if it has one; a clash is redrawn (5.1.3), never pooled (5.1-a)."""
    for i in range(DOWN):
        lying = g.down[state, i]
        if lying == EMPTY:
            continue
        g.down[state, i] = EMPTY
        if lying == UNSEEN:
            card = pick(c, CARD_STREAM, g.opinion_unseen, CARDS)
            g.opinion_unseen[card] -= 1
        elif lying == OLDER:
            card = pick(c, CARD_STREAM, g.opinion_older, CARDS)
            g.opinion_older[card] -= 1
        elif lying <= OLDEST:
            first = CARDS * (OLDEST - lying)
            card = pick(c, CARD_STREAM, g.opinion_oldest, CARDS, first)
            g.opinion_oldest[first + card] -= 1
        else:
            card = lying - LYING
        if g.opinion[state, card // 2] == 0:
            g.opinion[state, card // 2] = stance(card)
            return
        if g.edition == 1997:
            g.opinion_discard[card] += 1
        else:
            put_under_opinions(g, card)
        deal_open_opinion(g, c, state, True)
        return
