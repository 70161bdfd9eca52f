"""The heuristic's shadow cabinet and coalitions: which card turns an election, how to use it, which party to join."""

from __future__ import annotations

from ....core.contract import OK
from ....core.rule import rule
from ..options import AGREE, DECLINE, FORCE, LIFT_KEY, OUST, PASS, PLACE, PROPOSE, SET_KEY, TREND_DOWN, TREND_UP, VOTES
from ..position import CABINET, ISSUES, NOBODY, NONE, PARTIES, Figures, Position
from ..rules.cabinet import action_refusal, placing_refusal
from ..rules.coalitions import VOLUNTARY, coalition_refusal
from ..rules.conversion import factor
from ..rules.table import common_cards, current, key_tiles_left
from .heuristic_weights import Weights
from .heuristic_worth import (
    Contest,
    Votes,
    chance_to_win,
    change_gain,
    contest,
    forecasts,
    opinions_gain,
    outlook,
    partner_in,
    price_of,
    prize,
    rival_votes,
    seats_worth,
    spread,
    state_worth,
    strongest_rival,
    trend_room,
)


@rule
def votes_gain(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, votes: int) -> float:
    votes = min(votes, f.vote_track - o.votes[state, seat])
    return change_gain(f, w, o, now, seat, state, now.strength, votes, 0)


@rule
def trend_gain(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, change: int) -> float:
    """The gain from a change of the party's own trend."""
    return change_gain(f, w, o, now, seat, state, now.strength + trend_room(f, o, seat, state, change), 0, 0)


@rule
def harm_gain(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, victim: int, change: int) -> float:
    """The gain from a change of another party's trend: a better chance to win, and a share of the other's loss."""
    change = trend_room(f, o, victim, state, change)
    if change == 0:
        return 0.0
    before, after = now.votes[victim], outlook(f, w, o, victim, state, factor(o, state, victim) + change, 0, 0)
    later, gain = rival_votes(o, now.votes, seat, state, victim, after), 0.0
    if later != now.rival:
        gain = state_worth(f, w, o, now, seat, state, later, now.strength, 0, 0) - now.promise
    land = o.land[state]
    return gain + w.rivals * (seats_worth(f, w, land, before) - seats_worth(f, w, land, after))


@rule
def best_key(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int) -> float:
    """The largest gain from setting or lifting a key-issue tile."""
    best, key = 0.0, o.key_issue[state]
    if key != NONE:
        return opinions_gain(f, w, o, now, seat, state, key, -o.opinion[state, key], key, 0)
    if key_tiles_left(f, o) == 0:
        return 0.0
    for issue in range(ISSUES):
        if o.opinion[state, issue] * o.platform[seat, issue] > 0:
            best = max(best, opinions_gain(f, w, o, now, seat, state, issue, o.opinion[state, issue], issue, 0))
    return best


@rule
def could_call(o: Position, seat: int, state: int) -> bool:
    """Whether the seat can add a tile on the state, and a party with enough in common has one there or may be laying one."""
    if state == o.rounds - 1 or o.tile[state, seat] == 1 or o.tiles[seat] == 0:
        return False
    for party in range(o.parties):
        there = o.tile[state, party] == 1 or o.cabinet_back[party, state] == 1
        if party != seat and there and common_cards(o, seat, party) >= VOLUNTARY:
            return True
    return False


@rule
def can_place_any(f: Figures, o: Position, seat: int) -> bool:
    """Whether any card can be laid on the state asked about."""
    for card in range(CABINET):
        if placing_refusal(f, o, seat, PLACE + o.state * CABINET + card) == OK:
            return True
    return False


@rule
def calling_worth(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int) -> float:
    """The worth of a tile on the state: that of a telephone with somebody to call, and of the coalition that may come of it."""
    worth = w.phone if could_call(o, seat, state) else 0.0
    if w.phone_gain == 0.0 or state == o.rounds - 1 or o.tile[state, seat] == 1 or o.tiles[seat] == 0:
        return worth
    best = 0.0
    for party in range(o.parties):
        if party != seat and o.tile[state, party] == 1 and common_cards(o, seat, party) >= VOLUNTARY:
            best = max(best, coalition_gain(f, w, o, now.votes, seat, party, state))
    return worth + w.phone_gain * best


@rule
def cabinet_placing(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The card whose best action gains most, after its price and its worth if kept."""
    state, chosen, best = o.state, PASS, 0.0
    if not can_place_any(f, o, seat):
        return PASS
    later = float(o.rounds - 1 - o.round) / (o.rounds - 2)
    now = contest(f, w, o, seat, state)
    victim = strongest_rival(o, now.votes, seat, state)
    key, key_known = 0.0, False
    call = calling_worth(f, w, o, now, seat, state)
    for card in range(CABINET):
        if placing_refusal(f, o, seat, PLACE + state * CABINET + card) != OK:
            continue
        gain = votes_gain(f, w, o, now, seat, state, f.cabinet_votes[card])
        if f.cabinet_key[card] == 1:
            if not key_known:
                key, key_known = best_key(f, w, o, now, seat, state), True
            gain = max(gain, key)
        if f.cabinet_up[card] > 0:
            gain = max(gain, trend_gain(f, w, o, now, seat, state, f.cabinet_up[card]))
        if f.cabinet_down[card] > 0:
            gain = max(gain, harm_gain(f, w, o, now, seat, state, victim, -f.cabinet_down[card]))
        gain += call * f.cabinet_phone[card]
        gain -= later * (w.card_kept * f.cabinet_votes[card] + w.trend_kept * f.cabinet_up[card])
        if gain > best:
            gain -= price_of(f, w, o, seat, f.cabinet_cost[card])
            if gain > best:
                best, chosen = gain, PLACE + state * CABINET + card
    return chosen


@rule
def cabinet_action(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The action that gains most."""
    state, chosen, best = o.state, PASS, 0.0
    card = o.cabinet_up[seat, state]
    now = contest(f, w, o, seat, state)
    for option in range(VOTES, TREND_DOWN + PARTIES):
        if action_refusal(f, o, seat, option) != OK:
            continue
        if option == VOTES:
            gain = votes_gain(f, w, o, now, seat, state, f.cabinet_votes[card])
        elif option < LIFT_KEY:
            issue = option - SET_KEY
            gain = opinions_gain(f, w, o, now, seat, state, issue, o.opinion[state, issue], issue, 0)
        elif option == LIFT_KEY:
            key = o.key_issue[state]
            gain = opinions_gain(f, w, o, now, seat, state, key, -o.opinion[state, key], key, 0)
        elif option < TREND_UP:
            gain = w.ousted - price_of(f, w, o, seat, f.media_swap_to_victim + f.media_swap_to_bank)
            if o.media[state, option - OUST] == 1 and state == current(o):
                gain += w.rivals * f.media_points[state] * w.ousted_last
        elif option == TREND_UP:
            gain = trend_gain(f, w, o, now, seat, state, f.cabinet_up[card])
        else:
            gain = harm_gain(f, w, o, now, seat, state, option - TREND_DOWN, -f.cabinet_down[card])
        if gain > best:
            best, chosen = gain, option
    return chosen


# Coalitions


@rule
def coalition_gain(f: Figures, w: Weights, o: Position, votes: Votes, seat: int, other: int, state: int) -> float:
    """The gain from a coalition with `other` in the state: a better chance of smaller spoils, less a share of its gain."""
    own, theirs, rest = votes[seat], votes[other], 0.0
    for party in range(o.parties):
        if party != seat and party != other:
            unit, partner = votes[party], partner_in(o, party, state)
            if partner != NOBODY:
                unit += votes[partner]
            rest = max(rest, unit)
    alone = chance_to_win(spread(w, o, seat, state), own, max(rest, theirs))
    both = w.joint * chance_to_win(spread(w, o, seat, state), own + theirs, rest)
    they_alone = chance_to_win(spread(w, o, other, state), theirs, max(rest, own))
    mine = both * prize(f, w, o, seat, state, False) - alone * prize(f, w, o, seat, state, True)
    partners = both * prize(f, w, o, other, state, False) - they_alone * prize(f, w, o, other, state, True)
    return mine - w.rivals * partners


@rule
def coalition_turn(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The coalition that gains most, forced or proposed."""
    chosen, best = PASS, w.coalition_from
    votes = forecasts(f, w, o, current(o))
    for option in range(FORCE, PROPOSE + PARTIES):
        if coalition_refusal(o, seat, option) == OK:
            other = option - FORCE if option < PROPOSE else option - PROPOSE
            gain = coalition_gain(f, w, o, votes, seat, other, current(o))
            if gain > best:
                best, chosen = gain, option
    return chosen


@rule
def coalition_answer(f: Figures, w: Weights, o: Position, seat: int) -> int:
    gain = coalition_gain(f, w, o, forecasts(f, w, o, current(o)), seat, o.suitor, current(o))
    return AGREE if gain > w.coalition_from else DECLINE
