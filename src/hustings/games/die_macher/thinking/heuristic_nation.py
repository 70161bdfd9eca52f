"""The heuristic's platform and national opinion: which cards to hold open, which opinions to place where."""

from __future__ import annotations

from ....core.contract import OK
from ....core.rule import rule
from ..options import DISCARD, PASS, PLACE_OPINION, PUSH_OUT, SWAP_PLATFORM
from ..position import CARDS, HAND, ISSUES, NATIONAL, NOBODY, NONE, Figures, Position
from ..rules.conference import place_in_hand, swap_refusal
from ..rules.spoils import opinion_refusal, secured, space_for, space_refusal
from ..rules.table import card_of, current, last_in_line, stance
from .heuristic_weights import Weights
from .heuristic_worth import Contest, against, change_gain, forecasts, rival_votes, space_worth

HUNDREDTHS = 100.0

Contests = tuple[Contest, Contest, Contest, Contest]
"""The contests in the states in play."""


# The platform


@rule
def rounded(f: Figures, w: Weights, o: Position, seat: int, state: int) -> Contest:
    """The contest in a state, or in the last one in play if that comes first; the rival's votes are cut to hundredths."""
    state = min(state, last_in_line(o))
    votes = forecasts(f, w, o, state)
    rival = int(HUNDREDTHS * rival_votes(o, votes, seat, state, NOBODY, 0.0)) / HUNDREDTHS
    return against(f, w, o, seat, state, votes, rival)


@rule
def contests(f: Figures, w: Weights, o: Position, seat: int) -> Contests:
    """The contests in the states in play, the current one first."""
    first = current(o)
    return (
        rounded(f, w, o, seat, first),
        rounded(f, w, o, seat, first + 1),
        rounded(f, w, o, seat, first + 2),
        rounded(f, w, o, seat, first + 3),
    )


@rule
def national_card(f: Figures, w: Weights, o: Position, card: int) -> float:
    """The worth on the national board of holding the card open."""
    for slot in range(NATIONAL):
        if o.national[slot] == card:
            return space_worth(f, w, o, slot, secured(o, slot))
    return 0.0


@rule
def platform_gain(f: Figures, w: Weights, o: Position, states: Contests, seat: int, issue: int, card: int) -> float:
    """The gain from holding `card` open instead of the card on `issue`."""
    old, new = o.platform[seat, issue], stance(card)
    gain = national_card(f, w, o, card) - national_card(f, w, o, card_of(issue, old))
    weight = 1.0
    for state in range(current(o), last_in_line(o) + 1):
        lost, won = old * o.opinion[state, issue], new * o.opinion[state, card // 2]
        gain += weight * w.match_hope * (max(0, won) - max(0, lost))
        if o.key_issue[state] == issue:
            lost *= 2
        if o.key_issue[state] == card // 2:
            won *= 2
        if won != lost:
            now = states[state - current(o)]
            gain += weight * change_gain(f, w, o, now, seat, state, now.strength + won - lost, 0, 0)
        weight *= w.later_state
    return gain


@rule
def discarding(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """Discard a hidden card that would not help, to make room for others, or pass."""
    states = contests(f, w, o, seat)
    for i in range(HAND):
        card = o.hand[seat, i]
        if card == NONE or place_in_hand(o, seat, card) != i:
            continue
        best = 0.0
        for issue in range(ISSUES):
            if best < w.keep_from and swap_refusal(f, o, seat, SWAP_PLATFORM + issue * CARDS + card) == OK:
                best = max(best, platform_gain(f, w, o, states, seat, issue, card))
        if best < w.keep_from:
            return DISCARD + card
    return PASS


@rule
def platform_swap(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The exchange that gains most, if it gains enough."""
    states = contests(f, w, o, seat)
    best, chosen = w.swap_from, PASS
    for i in range(HAND):
        card = o.hand[seat, i]
        if card == NONE:
            continue
        for issue in range(ISSUES):
            option = SWAP_PLATFORM + issue * CARDS + card
            if swap_refusal(f, o, seat, option) == OK:
                gain = platform_gain(f, w, o, states, seat, issue, card)
                if gain > best:
                    best, chosen = gain, option
    return chosen


# National opinion


@rule
def shares(o: Position, party: int, card: int) -> bool:
    return o.platform[party, card // 2] == stance(card)


@rule
def held(o: Position, seat: int, card: int) -> bool:
    """Whether the party has the card hidden and could show it one day."""
    return place_in_hand(o, seat, card) != NONE


@rule
def lying_worth(f: Figures, w: Weights, o: Position, seat: int, slot: int, card: int, sure: bool) -> float:
    """The worth to the seat of the card lying on the space, less a share of the others' gain."""
    space = space_worth(f, w, o, slot, sure)
    worth = 0.0
    if shares(o, seat, card):
        worth = space
    elif held(o, seat, card):
        worth = w.loose * space
    for party in range(o.parties):
        if party != seat and shares(o, party, card):
            worth -= w.rivals * space
    return worth


@rule
def space_gain(f: Figures, w: Weights, o: Position, seat: int, slot: int, card: int) -> float:
    """The gain from placing the card there."""
    lying = o.national[slot]
    before = 0.0 if lying == NONE else lying_worth(f, w, o, seat, slot, lying, secured(o, slot))
    return lying_worth(f, w, o, seat, slot, card, lying == card) - before


@rule
def best_space(f: Figures, w: Weights, o: Position, seat: int, card: int) -> int:
    """The best space from which to push an opinion out for the card."""
    best, chosen = 0.0, NONE
    for slot in range(NATIONAL):
        if space_refusal(o, PUSH_OUT + slot) == OK:
            gain = space_gain(f, w, o, seat, slot, card)
            if chosen == NONE or gain > best:
                best, chosen = gain, slot
    return chosen


@rule
def opinion_placing(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The opinion that gains most nationally, or none."""
    best, chosen, state = 0.0, PASS, current(o)
    for issue in range(ISSUES):
        if opinion_refusal(o, PLACE_OPINION + issue) == OK:
            card = card_of(issue, o.opinion[state, issue])
            slot = space_for(o, card)
            if slot == NONE:
                slot = best_space(f, w, o, seat, card)
            gain = space_gain(f, w, o, seat, slot, card)
            if gain > best:
                best, chosen = gain, PLACE_OPINION + issue
    return chosen


@rule
def opinion_space(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The space for the card already chosen."""
    return PUSH_OUT + best_space(f, w, o, seat, card_of(o.placing, o.opinion[current(o), o.placing]))
