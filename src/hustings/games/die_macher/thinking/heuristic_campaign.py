"""The heuristic's campaign: media, exchange of opinions, meetings, polls, and when to convert meetings."""

from __future__ import annotations

from ....core.contract import OK
from ....core.rule import rule
from ..options import BUY_MEDIA, CONVERT, MEET, MEETINGS_ROOM, PASS, PUBLISH, SHELVE, SWAP_OPINION
from ..position import CARDS, ISSUES, PARTIES, POLLS, Figures, Position
from ..rules.conversion import factor
from ..rules.media import buying_refusal, controller, opinion_swap_refusal
from ..rules.polls import poll_refusal
from ..rules.table import bidding, current, everyone, last_in_line, stance
from .heuristic_cabinet import harm_gain, trend_gain
from .heuristic_weights import Weights
from .heuristic_worth import (
    Contest,
    chance_to_win,
    change_gain,
    contest,
    cube_yield,
    member_worth,
    money_rate,
    opinions_gain,
    price_of,
    seats_worth,
    strongest_rival,
)

DIE = 1.5  # the die's mean


# Media


@rule
def control_worth(f: Figures, w: Weights, o: Position, seat: int, state: int) -> float:
    """The gain from one more marker through control of the media, now and in the rounds to come."""
    own, most = o.media[state, seat], 0
    for party in range(o.parties):
        if party != seat:
            most = max(most, o.media[state, party])
    if own > most:
        return 0.0
    rounds = min(state + 1, o.rounds - 1) - o.round + 1
    worth = w.control * rounds * f.seats[o.land[state], 9] / w.middling
    return worth if own == most else w.extra_marker * worth / (1 + most - own)


@rule
def media_buying(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """Buy a marker where the national marker and control gain most, or pass."""
    chosen, best = PASS, 0.0
    price = price_of(f, w, o, seat, f.media_price)
    kept = w.marker_kept / o.markers[seat] if o.round < o.rounds - 1 else 0.0
    for state in range(current(o), last_in_line(o) + 1):
        if buying_refusal(f, o, seat, BUY_MEDIA + state) != OK:
            continue
        gain = control_worth(f, w, o, seat, state) - price - kept
        if o.media[state, seat] == 0:
            now = contest(f, w, o, seat, state)
            chance = chance_to_win(now.spread, now.votes[seat] + now.ally, now.rival)
            urgent = 1.0 if state == current(o) else w.marker_ahead
            gain += urgent * chance * f.media_points[state]
        if gain > best:
            best, chosen = gain, BUY_MEDIA + state
    return chosen


@rule
def opinion_swap(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The exchange of an opinion that gains most."""
    chosen, best, state = PASS, 0.0, o.state
    now = contest(f, w, o, seat, state)
    for issue in range(ISSUES):
        lying = o.opinion[state, issue]
        if lying == 0 or o.key_issue[state] == issue:
            continue
        for card in range(CARDS):
            if o.pool[card] == 0 or o.platform[seat, card // 2] * stance(card) < o.platform[seat, issue] * lying:
                continue
            option = SWAP_OPINION + issue * CARDS + card
            if opinion_swap_refusal(o, option) == OK:
                gain = opinions_gain(f, w, o, now, seat, state, issue, -lying, card // 2, stance(card))
                gain += w.shared_hope * (o.platform[seat, card // 2] * stance(card) - o.platform[seat, issue] * lying)
                if gain > best:
                    best, chosen = gain, option
    return chosen


# Meetings


@rule
def meeting_worth(f: Figures, w: Weights, o: Position, seat: int, state: int) -> float:
    """The worth of one more cube in the state now: votes at the factor to be hoped for, while votes are still of use there. Each
    round that a cube is tied up costs something; from the current state it is back at once."""
    strength = factor(o, state, seat)
    rounds = min(state + 1, o.rounds - 1) - o.round
    votes = cube_yield(f, w, strength) + w.hope * rounds
    coming = o.votes[state, seat] + o.meetings[state, seat] * votes
    if coming >= f.vote_track:
        return 0.0
    land = o.land[state]
    step = min(float(f.vote_track), coming + 5.0 * votes)
    mean = (seats_worth(f, w, land, step) - seats_worth(f, w, land, coming)) / 5.0
    now = contest(f, w, o, seat, state)
    ahead = change_gain(f, w, o, now, seat, state, strength, 0, f.meetings_per_round) / max(1, f.meetings_per_round)
    return w.seats_share * mean + (1.0 - w.seats_share) * ahead - w.cube_kept * rounds


@rule
def cubes_wanted(f: Figures, o: Position, seat: int, state: int) -> int:
    """How many more cubes the limits allow and the vote track has a use for."""
    room = min(f.meetings_per_round, f.meeting_spaces - o.meetings[state, seat])
    strength = factor(o, state, seat)
    if strength > 0:
        lacking = f.vote_track - o.votes[state, seat] - strength * o.meetings[state, seat]
        room = min(room, (lacking + strength - 1) // strength)
    return max(0, room)


@rule
def meetings(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """As many meetings as pay, less the cubes for states in which a cube is worth more."""
    state, supply = o.state, o.cubes[seat]
    wanted = cubes_wanted(f, o, seat, state)
    if wanted == 0:
        return MEET + state * MEETINGS_ROOM
    here = meeting_worth(f, w, o, seat, state)
    if here <= money_rate(f, w, o, seat) * f.meeting_price:
        return MEET + state * MEETINGS_ROOM
    if f.meeting_price > 0:
        supply = min(supply, o.cash[seat] // f.meeting_price)
    for other in range(state + 1, last_in_line(o) + 1):
        room = cubes_wanted(f, o, seat, other)
        if supply > 0 and room > 0 and meeting_worth(f, w, o, seat, other) > here:
            supply -= room
    return MEET + state * MEETINGS_ROOM + max(0, min(supply, wanted))


# Polls


@rule
def shelved_worth(f: Figures, w: Weights, o: Position) -> float:
    return DIE * f.shelve_dice * member_worth(f, w, o)


@rule
def poll_worth(f: Figures, w: Weights, o: Position, seat: int) -> float:
    """The average gain from a poll of this state: the best use of each poll that may come up."""
    state = o.state
    now = contest(f, w, o, seat, state)
    up, twice = trend_gain(f, w, o, now, seat, state, 1), trend_gain(f, w, o, now, seat, state, 2)
    victim = strongest_rival(o, now.votes, seat, state)
    harm = 0.0 if controller(o, state) == victim else harm_gain(f, w, o, now, seat, state, victim, -1)
    shelved, total, polls = shelved_worth(f, w, o), 0.0, 0
    for poll in range(POLLS):
        if o.poll_public[poll] == 1 or o.poll_seen[seat, poll] == 1 or (o.short == 1 and f.poll_dropped[poll] == 1):
            continue
        polls += 1
        change = f.poll[poll, o.colour[seat]]
        gain = 0.0 if change <= 0 else up if change == 1 else twice
        if f.poll[poll, o.colour[victim]] < 0:
            gain -= f.poll[poll, o.colour[victim]] * harm
        else:
            gain += w.harm_share * harm
        total += max(gain, shelved)
    return total / polls if polls > 0 else shelved


@rule
def others_out(o: Position, seat: int) -> bool:
    """Whether nobody else can bid any more."""
    return o.out | 1 << seat == everyone(o)


@rule
def poll_bid(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """A bid part of the way from the last bid to the worth of the poll; the lowest possible if nobody else can bid."""
    worth, rate, cash = w.bid_share * poll_worth(f, w, o, seat), money_rate(f, w, o, seat), o.cash[seat]
    most = cash if worth >= rate * cash else int(worth / rate)
    later = last_in_line(o) - o.state
    most = min(most, int(cash * (1.0 - w.later_auctions * later / (later + 1))))
    if most <= o.price:
        return PASS
    if others_out(o, seat):
        return bidding(o.price + 1)
    bid = o.price + max(1, (most - o.price) // w.bid_part)
    return bidding(min(bid, out_of_reach(o, seat)) if w.counts_money == 1 else bid)


@rule
def out_of_reach(o: Position, seat: int) -> int:
    """The lowest bid that no other party still in the auction can pay. Anyone can count the others' money (`ledger`)."""
    most = o.price
    for party in range(o.parties):
        if party != seat and (o.out >> party) & 1 == 0:
            most = max(most, o.ledger[party])
    return most + 1


@rule
def poll_use(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """Publish the changes that gain most, or shelve the poll for members."""
    state, poll = o.state, o.poll[seat]
    now = contest(f, w, o, seat, state)
    chosen, best = SHELVE, shelved_worth(f, w, o)
    for first in range(o.parties):
        if poll_refusal(f, o, seat, PUBLISH + first * PARTIES + first) != OK:
            continue
        one = poll_change(f, w, o, now, seat, state, first, f.poll[poll, o.colour[first]])
        if one > best:
            best, chosen = one, PUBLISH + first * PARTIES + first
        for second in range(first + 1, o.parties):
            option = PUBLISH + first * PARTIES + second
            if one > 0.0 and poll_refusal(f, o, seat, option) == OK:
                both = one + poll_change(f, w, o, now, seat, state, second, f.poll[poll, o.colour[second]])
                if both > best:
                    best, chosen = both, option
    return chosen


@rule
def poll_change(f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, party: int, change: int) -> float:
    if party == seat:
        return trend_gain(f, w, o, now, seat, state, change)
    return harm_gain(f, w, o, now, seat, state, party, change)


# Conversion


@rule
def converting(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """All useful cubes if waiting is of no use (the election is here, the factor is good, or cubes are short), else none."""
    state = o.state
    cubes, strength = o.meetings[state, seat], factor(o, state, seat)
    if state == current(o):
        return CONVERT + cubes
    if strength <= 0:
        return CONVERT
    needed = (f.vote_track - o.votes[state, seat] + strength - 1) // strength
    rounds = min(state + 1, o.rounds - 1) - o.round
    good = strength >= w.convert_from or (strength == w.convert_from - 1 and rounds <= 1)
    wanted = cubes >= w.crowded or o.cubes[seat] <= w.cubes_short
    if good or (wanted and strength >= 2) or rounds == 0:
        return CONVERT + max(0, min(cubes, needed))
    return CONVERT
