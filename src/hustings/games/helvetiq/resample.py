"""Resampling of an observation: draws deals that agree with what a seat knows, each with its probability.

Cards that the seat has not seen are equally likely to lie in every place it has not looked at, except where something is certain:
cards known to be in a hand lie there, and after a shuffle cards that were not in the new deck are still in the hands that held
them. What others *chose* in secret has no probability that could be computed: every ballot they could have cast is taken as
equally likely. Two things that only a perfect memory could retain are ignored: conclusions from several hands together when
ballots were turned up or a card changed hands unseen; and whether a played card had been held since before the last shuffle. If
that is uncertain, the card is taken to have been drawn since, so that `older` is only an upper bound.
"""

from __future__ import annotations

from ...core.chance import CARDS as CARD_STREAM
from ...core.chance import CHOICE, Chance, fresh, pick, roll
from ...core.rule import rule
from .options import FIRST_BALLOT, LAYING, PAYING_ELECTION, PAYING_INITIATIVE, PAYING_PROPOSAL, TAKING
from .position import BALLOTS, FACES, INITIATIVE_CARD, KINDS, NONE, PLAYERS, SPECIALS, Figures, Position
from .rules.cards import any_of_hand, held_of_colour, held_of_face, jokers
from .rules.elections import means

TRIES = 400


@rule
def resample(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Complete an observation of `seat` in place. For a spectator, `seat` is one more than the last seat's number. A player in
    the middle of paying or applying has shown that it can finish: deals in which it cannot are redrawn."""
    for _ in range(TRIES):
        fresh(c)
        complete(f, g, c, seat)
        if holds_what_it_needs(f, g, seat):
            return


@rule
def holds_what_it_needs(f: Figures, g: Position, seat: int) -> bool:
    """Whether the acting seat, if it is not `seat`, can finish what everybody saw it begin."""
    for other in range(g.players):
        if other == seat or (g.asked >> other) & 1 == 0:
            continue
        if g.ask == LAYING:
            return held_of_colour(g, other, g.law) + jokers(g, other) > 0
        if g.ask == PAYING_ELECTION:
            return means(f, g, other) >= g.due
        if g.ask == PAYING_PROPOSAL:
            return g.hand_size[other] + jokers(g, other) > 0
        if g.ask == PAYING_INITIATIVE:
            return held_of_face(g, other, INITIATIVE_CARD) >= g.due
    return True


@rule
def complete(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Make one deal that agrees with what lies open and with what the seat knows."""
    for kind in range(KINDS):
        g.fan[kind] = 0
    resample_memories(g, seat)
    gather_unseen(f, g, seat)
    deal_known(g, seat)
    deal_older(g, c, seat)
    for other in range(g.players):
        if other != seat:
            deal_hand(g, c, other)
    resample_ballots(g, c, seat)
    resample_specials(g, c, seat)
    if g.ask == TAKING and g.asked != 0 and (g.asked >> seat) & 1 == 0:
        remember_target(g)


@rule
def resample_memories(g: Position, seat: int) -> None:
    """Clear the others' hands and ballots, and their knowledge of hands: assuming that they know nothing is never wrong."""
    for other in range(PLAYERS):
        if other == seat:
            continue
        for i in range(BALLOTS):
            g.ballot[other, i] = NONE
        for kind in range(KINDS):
            g.hand[other, kind] = 0
            g.drawn[other, kind] = 0
            for holder in range(PLAYERS):
                g.known[other, holder, kind] = 0


@rule
def gather_unseen(f: Figures, g: Position, seat: int) -> None:
    """Put all vote cards that the seat does not see into the deck."""
    for kind in range(KINDS):
        g.deck[kind] = f.copies[kind % FACES] - g.discard[kind]
        if seat < PLAYERS:
            g.deck[kind] -= g.hand[seat, kind]
    for i in range(g.aid_n):
        if g.aid_card[i] < KINDS:
            g.deck[g.aid_card[i]] -= 1
    if seat < PLAYERS:
        for i in range(BALLOTS):
            if g.ballot[seat, i] != NONE:
                g.deck[g.ballot[seat, i]] -= 1


@rule
def deal_known(g: Position, seat: int) -> None:
    """Deal the cards that the seat knows to be in other hands."""
    if seat == PLAYERS:
        return
    for other in range(g.players):
        for kind in range(KINDS):
            g.hand[other, kind] += g.known[seat, other, kind]
            g.deck[kind] -= g.known[seat, other, kind]


@rule
def places_left(g: Position, seat: int) -> int:
    """The number of cards that a hand still lacks."""
    places = g.hand_size[seat]
    for kind in range(KINDS):
        places -= g.hand[seat, kind]
    return places


@rule
def deal_older(g: Position, c: Chance, seat: int) -> None:
    """Where there are more cards of a kind than the deck can have held since its last shuffle, deal the rest to hands that held
    cards then: kind by kind, each such place with equal probability."""
    free = 0
    for other in range(g.players):
        if other != seat:
            free += min(g.older[other], places_left(g, other))
    dealt = 0  # how many of the `free` places are filled; `fan` has their number by seat
    for kind in range(KINDS):
        most = g.deck_most[kind]
        if seat < PLAYERS:
            most -= g.drawn[seat, kind]
        for _ in range(g.deck[kind] - most):
            place = roll(c, CARD_STREAM, free - dealt)
            for other in range(g.players):
                if other == seat:
                    continue
                room = min(g.older[other] - g.fan[other], places_left(g, other))
                if place < room:
                    g.hand[other, kind] += 1
                    g.fan[other] += 1
                    break
                place -= room
            g.deck[kind] -= 1
            dealt += 1
    for other in range(g.players):
        g.fan[other] = 0


@rule
def deal_hand(g: Position, c: Chance, seat: int) -> None:
    """Fill a hand up with unseen cards; those that remain after all hands are the deck."""
    for _ in range(places_left(g, seat)):
        kind = pick(c, CARD_STREAM, g.deck, KINDS)
        g.deck[kind] -= 1
        g.hand[seat, kind] += 1


@rule
def resample_ballots(g: Position, c: Chance, seat: int) -> None:
    """Draw ballots: seats that have voted cast one or two random cards of their hand. Seats still asked have cast none yet."""
    if g.ask != FIRST_BALLOT or g.asked == 0:
        return
    for other in range(g.players):
        if other == seat or (g.asked >> other) & 1 == 1 or g.hand_size[other] == 0:
            continue
        ballots = 1 if g.hand_size[other] == 1 else 1 + roll(c, CHOICE, BALLOTS)
        for i in range(ballots):
            kind = any_of_hand(g, c, other)
            g.hand[other, kind] -= 1
            g.ballot[other, i] = kind


@rule
def resample_specials(g: Position, c: Chance, seat: int) -> None:
    """Deal special cards: those that were not in the deck at its last shuffle go to the hands that hold such cards, the others to
    the remaining places in hands and to the deck."""
    for other in range(PLAYERS):
        if other != seat:
            for card in range(SPECIALS):
                g.special[other, card] = 0
    for old in (1, 0):
        gather_specials(g, seat, old)
        for other in range(g.players):
            if other == seat:
                continue
            wanted = g.special_older[other] if old == 1 else g.special_n[other] - g.special_older[other]
            for _ in range(wanted):
                card = pick(c, CARD_STREAM, g.special_deck, SPECIALS)
                g.special_deck[card] = 0
                g.special[other, card] = 1


@rule
def gather_specials(g: Position, seat: int, old: int) -> None:
    """Put into the deck the special cards that the seat does not see and that were (old = 0) or were not (old = 1) in the deck at
    its last shuffle."""
    for card in range(SPECIALS):
        unseen = g.special_fresh[card] != old and g.special_discard[card] == 0
        if seat < PLAYERS and g.special[seat, card] == 1:
            unseen = False
        g.special_deck[card] = 1 if unseen else 0
    for i in range(g.aid_n):
        if g.aid_card[i] >= KINDS:
            g.special_deck[(g.aid_card[i] - KINDS) // FACES] = 0


@rule
def remember_target(g: Position) -> None:
    """During a press leak, let the acting seat know the whole hand of its target."""
    for other in range(g.players):
        if (g.asked >> other) & 1 == 1:
            for kind in range(KINDS):
                g.known[other, g.target, kind] = g.hand[g.target, kind]
