"""Resampling of an observation: draws deals that agree with what a party knows, each with its probability.

What chance dealt is completed exactly: every unseen card is equally likely to lie in every unseen place. What other parties
*chose* in secret (a bid, an opening, a face-down card) has no probability that could be computed; every choice they could have
made is taken as equally likely, and better guesses are left to the bots.
"""

from __future__ import annotations

from ...core.chance import CARDS as CARD_STREAM
from ...core.chance import CHOICE, Chance, pick, roll
from ...core.rule import rule
from .options import POLL_USE, SECOND_BID, START_BID
from .position import (
    BOARDS,
    BOONS,
    CABINET,
    CARDS,
    DRAWN_MOST,
    GIFTS,
    HAND,
    NONE,
    OPENING,
    PARTIES,
    POLLS,
    START_PLAYER,
    STATES,
    Figures,
    Position,
)
from .resample_hands import deal_by_memory, draw, take_open
from .rules.decks import sort_hand


@rule
def resample(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Complete an observation of `seat` in place. For a spectator, `seat` is one more than the last seat's number."""
    for party in range(PARTIES):
        if party != seat:
            g.cash[party] = g.ledger[party]
    resample_hands(f, g, c, seat)
    resample_polls(f, g, c, seat)
    for party in range(g.parties):
        if party == seat:
            continue
        if g.phase == OPENING and (g.asked >> party) & 1 == 0:
            resample_opening(f, g, c, party)
        if g.phase == START_PLAYER and g.asked != 0 and (g.ask == START_BID or g.ask == SECOND_BID):
            resample_bid(g, c, party)
        resample_cabinet(f, g, c, party)
        if g.refusing[party] == 1:
            resample_refused(g, c, party)


@rule
def resample_hands(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Deal the hands of all parties except `seat`; the remaining cards are the deck."""
    for party in range(PARTIES):
        if party != seat:
            for i in range(DRAWN_MOST):
                g.drawn[party, i] = 0
    if g.shuffles <= 0 or not deal_by_memory(f, g, c, seat):
        deal_unseen(f, g, c, seat)
    for party in range(PARTIES):
        if party != seat:
            sort_hand(g, party)
            for i in range(HAND):
                g.marked[party, i] = 0


@rule
def deal_unseen(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Fill the other hands with unseen cards, in addition to the cards known to be there."""
    for card in range(CARDS):
        g.platform_deck[card] = f.platform_copies - g.platform_discard[card]
    for i in range(g.platform_under_n):
        g.platform_deck[g.platform_under[i]] -= 1
    for party in range(PARTIES):
        take_open(g, party)
        if party == seat:
            for i in range(g.hand_size[party]):
                g.platform_deck[g.hand[party, i]] -= 1
        else:
            for card in range(CARDS):
                g.platform_deck[card] -= g.hand_known[party, card]
    for party in range(PARTIES):
        if party == seat:
            continue
        held = 0
        for card in range(CARDS):
            for _ in range(g.hand_known[party, card]):
                g.hand[party, held] = card
                held += 1
        for place in range(held, g.hand_size[party]):
            g.hand[party, place] = draw(g, c)
        for place in range(g.hand_size[party], HAND):
            g.hand[party, place] = NONE


@rule
def resample_polls(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Place the polls that the seat has not seen: some lie with the parties that looked at them, nobody has seen the rest."""
    for poll in range(POLLS):
        in_game = 0 if g.short == 1 and f.poll_dropped[poll] == 1 else 1
        g.poll_deck[poll] = in_game - g.poll_public[poll]
        if seat < PARTIES:
            g.poll_deck[poll] -= g.poll_seen[seat, poll]
    for party in range(PARTIES):
        if party == seat:
            continue
        for poll in range(POLLS):
            g.poll_seen[party, poll] = 0
        looking = g.ask == POLL_USE and (g.asked >> party) & 1 == 1
        for _ in range(g.poll_kept[party]):
            poll = pick(c, CARD_STREAM, g.poll_deck, POLLS)
            g.poll_deck[poll] = 0
            g.poll_seen[party, poll] = 1
            if looking:  # any of them may be the one just won, with equal probability: take the last one drawn
                g.poll[party] = poll


@rule
def resample_opening(f: Figures, g: Position, c: Chance, party: int) -> None:
    """Fill in a sealed opening sheet at random."""
    g.opening_boons[party] = roll(c, CHOICE, 3)
    for i in range(BOONS):
        g.opening_state[party, i] = roll(c, CHOICE, BOARDS)
    g.opening_base[party] = roll(c, CHOICE, 4)
    for i in range(f.opening_media[g.opening_base[party]]):
        g.opening_media[party, i] = roll(c, CHOICE, BOARDS)


@rule
def resample_bid(g: Position, c: Chance, party: int) -> None:
    """Draw the sealed bid of a party that has bid: any amount it could have bid."""
    if (g.asked >> party) & 1 == 1:
        return
    lowest = 0
    if g.ask == SECOND_BID:
        for other in range(g.parties):
            if g.bid_shown[other] > g.bid_shown[party]:
                return  # not tied for the highest bid
        lowest = g.bid_shown[party]
    g.bid[party] = lowest + roll(c, CHOICE, g.cash[party] - lowest + 1)


@rule
def resample_refused(g: Position, c: Chance, party: int) -> None:
    """Draw the contribution that a party refused: any card it has not used."""
    held = 0
    for card in range(GIFTS):
        held += g.gift[party, card]
    place = roll(c, CHOICE, held)
    for card in range(GIFTS):
        if g.gift[party, card] == 1:
            if place == 0:
                g.refused[party] = card
            place -= 1


@rule
def lay_out(f: Figures, g: Position, party: int, code: int) -> bool:
    """Lay the face-down cards that `code` encodes, one digit per card. False if the party does not hold them, one occurs twice,
    or they cost more than it has."""
    used, cost = 0, 0
    for state in range(STATES):
        if g.cabinet_back[party, state] == 1:
            card = code % CABINET
            code //= CABINET
            if g.cabinet[party, card] == 0 or (used >> card) & 1 == 1:
                return False
            used |= 1 << card
            cost += f.cabinet_cost[card]
            g.cabinet_down[party, state] = card
    return cost <= g.cash[party]


@rule
def resample_cabinet(f: Figures, g: Position, c: Chance, party: int) -> None:
    """Draw the face-down cabinet cards: every arrangement that the party could have laid is equally likely."""
    codes, ways = 1, 0
    for state in range(STATES):
        if g.cabinet_back[party, state] == 1:
            codes *= CABINET
    if codes == 1:
        return
    for code in range(codes):
        if lay_out(f, g, party, code):
            ways += 1
    place = roll(c, CHOICE, ways)
    for code in range(codes):
        if lay_out(f, g, party, code):
            if place == 0:
                return
            place -= 1
