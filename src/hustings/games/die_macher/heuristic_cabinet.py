"""The heuristic's shadow cabinet and coalitions: which card turns an election, what to do with it, whom to join."""

from __future__ import annotations

from ...core.contract import OK
from ...core.rule import rule
from .heuristic_weights import Weights
from .heuristic_worth import (
    chance_to_win,
    change_gain,
    opinions_gain,
    outlook,
    price_of,
    prize,
    rival_votes,
    seats_worth,
    strongest_rival,
    with_trend,
)
from .options import AGREE, DECLINE, FORCE, LIFT_KEY, OUST, PASS, PLACE, PROPOSE, SET_KEY, TREND_DOWN, TREND_UP, VOTES
from .position import CABINET, ISSUES, NOBODY, NONE, PARTIES, Figures, Position
from .rules.cabinet import action_refusal, placing_refusal
from .rules.coalitions import VOLUNTARY, coalition_refusal
from .rules.conversion import factor
from .rules.table import common_cards, current, key_tiles_left


@rule
def votes_gain(f: Figures, w: Weights, o: Position, seat: int, state: int, rival: float, votes: int) -> float:
    votes = min(votes, f.vote_track - o.votes[state, seat])
    return change_gain(f, w, o, seat, state, rival, rival, factor(o, state, seat), votes, 0)


@rule
def trend_gain(f: Figures, w: Weights, o: Position, seat: int, state: int, rival: float, change: int) -> float:
    """What a change of the own trend brings."""
    return change_gain(f, w, o, seat, state, rival, rival, with_trend(f, o, seat, state, change), 0, 0)


@rule
def harm_gain(f: Figures, w: Weights, o: Position, seat: int, state: int, rival: float, victim: int, change: int) -> float:
    """What a change of another's trend brings: a better chance to win, and some of what the other loses."""
    before, after = factor(o, state, victim), with_trend(f, o, victim, state, change)
    if before == after:
        return 0.0
    later, gain = rival_votes(f, w, o, seat, state, victim, change), 0.0
    if later != rival:
        gain = change_gain(f, w, o, seat, state, rival, later, factor(o, state, seat), 0, 0)
    land = o.land[state]
    lost = seats_worth(f, w, land, outlook(f, w, o, victim, state, before, 0, 0)) - seats_worth(
        f, w, land, outlook(f, w, o, victim, state, after, 0, 0)
    )
    return gain + w.rivals * lost


@rule
def best_key(f: Figures, w: Weights, o: Position, seat: int, state: int) -> float:
    """The most that setting or lifting a key-issue tile could bring."""
    best, key = 0.0, o.key_issue[state]
    if key != NONE:
        return opinions_gain(f, w, o, seat, state, key, -o.opinion[state, key], key, 0)
    if key_tiles_left(f, o) == 0:
        return 0.0
    for issue in range(ISSUES):
        if o.opinion[state, issue] * o.platform[seat, issue] > 0:
            best = max(best, opinions_gain(f, w, o, seat, state, issue, o.opinion[state, issue], issue, 0))
    return best


@rule
def could_call(o: Position, seat: int, state: int) -> bool:
    """Whether some party with enough in common has a tile on the state, or may be laying one now."""
    if state == o.rounds - 1 or o.tile[state, seat] == 1 or o.tiles[seat] == 0:
        return False
    for party in range(o.parties):
        there = o.tile[state, party] == 1 or o.cabinet_back[party, state] == 1
        if party != seat and there and common_cards(o, seat, party) >= VOLUNTARY:
            return True
    return False


@rule
def cabinet_placing(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The card whose best action brings most over its price and over keeping it."""
    state, chosen, best = o.state, PASS, 0.0
    later = float(o.rounds - 1 - o.round) / (o.rounds - 2)
    rival = rival_votes(f, w, o, seat, state, NOBODY, 0)
    victim = strongest_rival(f, w, o, seat, state)
    key = best_key(f, w, o, seat, state)
    call = w.phone if could_call(o, seat, state) else 0.0
    for card in range(CABINET):
        if placing_refusal(f, o, seat, PLACE + state * CABINET + card) != OK:
            continue
        gain = votes_gain(f, w, o, seat, state, rival, f.cabinet_votes[card])
        if f.cabinet_key[card] == 1:
            gain = max(gain, key)
        if f.cabinet_up[card] > 0:
            gain = max(gain, trend_gain(f, w, o, seat, state, rival, f.cabinet_up[card]))
        if f.cabinet_down[card] > 0:
            gain = max(gain, harm_gain(f, w, o, seat, state, rival, victim, -f.cabinet_down[card]))
        gain += call * f.cabinet_phone[card]
        gain -= later * (w.card_kept * f.cabinet_votes[card] + w.trend_kept * f.cabinet_up[card])
        if gain > best:
            gain -= price_of(f, w, o, seat, f.cabinet_cost[card])
            if gain > best:
                best, chosen = gain, PLACE + state * CABINET + card
    return chosen


@rule
def cabinet_action(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The action that brings most."""
    state, chosen, best = o.state, PASS, 0.0
    card = o.cabinet_up[seat, state]
    rival = rival_votes(f, w, o, seat, state, NOBODY, 0)
    for option in range(VOTES, TREND_DOWN + PARTIES):
        if action_refusal(f, o, seat, option) != OK:
            continue
        if option == VOTES:
            gain = votes_gain(f, w, o, seat, state, rival, f.cabinet_votes[card])
        elif option < LIFT_KEY:
            issue = option - SET_KEY
            gain = opinions_gain(f, w, o, seat, state, issue, o.opinion[state, issue], issue, 0)
        elif option == LIFT_KEY:
            key = o.key_issue[state]
            gain = opinions_gain(f, w, o, seat, state, key, -o.opinion[state, key], key, 0)
        elif option < TREND_UP:
            gain = w.ousted - price_of(f, w, o, seat, f.media_swap_to_victim + f.media_swap_to_bank)
            if o.media[state, option - OUST] == 1 and state == current(o):
                gain += w.rivals * f.media_points[state] * w.ousted_last
        elif option == TREND_UP:
            gain = trend_gain(f, w, o, seat, state, rival, f.cabinet_up[card])
        else:
            gain = harm_gain(f, w, o, seat, state, rival, option - TREND_DOWN, -f.cabinet_down[card])
        if gain > best:
            best, chosen = gain, option
    return chosen


# Coalitions


@rule
def coalition_gain(f: Figures, w: Weights, o: Position, seat: int, other: int) -> float:
    """What a coalition with the other brings here: a better chance of smaller spoils, and some for the partner."""
    state = current(o)
    own = outlook(f, w, o, seat, state, factor(o, state, seat), 0, 0)
    theirs = outlook(f, w, o, other, state, factor(o, state, other), 0, 0)
    rest = 0.0
    for party in range(o.parties):
        if party != seat and party != other:
            votes = outlook(f, w, o, party, state, factor(o, state, party), 0, 0)
            partner = o.partner[party]
            if partner != NOBODY:
                votes += outlook(f, w, o, partner, state, factor(o, state, partner), 0, 0)
            rest = max(rest, votes)
    alone = chance_to_win(f, w, o, seat, state, own, max(rest, theirs))
    both = w.joint * chance_to_win(f, w, o, seat, state, own + theirs, rest)
    they_alone = chance_to_win(f, w, o, other, state, theirs, max(rest, own))
    mine = both * prize(f, w, o, seat, state, False) - alone * prize(f, w, o, seat, state, True)
    partners = both * prize(f, w, o, other, state, False) - they_alone * prize(f, w, o, other, state, True)
    return mine - w.rivals * partners


@rule
def coalition_turn(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The coalition that brings most, forced or proposed."""
    chosen, best = PASS, 0.0
    for option in range(FORCE, PROPOSE + PARTIES):
        if coalition_refusal(o, seat, option) == OK:
            gain = coalition_gain(f, w, o, seat, option - FORCE if option < PROPOSE else option - PROPOSE)
            if gain > best:
                best, chosen = gain, option
    return chosen


@rule
def coalition_answer(f: Figures, w: Weights, o: Position, seat: int) -> int:
    return AGREE if coalition_gain(f, w, o, seat, o.suitor) > 0.0 else DECLINE
