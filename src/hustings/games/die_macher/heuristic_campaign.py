"""The heuristic's campaign: media, opinions exchanged, meetings, polls, and when meetings become votes."""

from __future__ import annotations

from ...core.contract import OK
from ...core.rule import rule
from .heuristic_cabinet import harm_gain, trend_gain
from .heuristic_worth import (
    chance_to_win,
    change_gain,
    cube_yield,
    member_worth,
    money_rate,
    opinions_gain,
    price_of,
    rival_votes,
    seats_worth,
    strongest_rival,
    unit_outlook,
)
from .options import AMOUNTS, BUY_MEDIA, CONVERT, MEET, MEETINGS_ROOM, PASS, PUBLISH, SHELVE, SWAP_OPINION
from .position import CARDS, ISSUES, NOBODY, PARTIES, POLLS, Figures, Position
from .rules.conversion import factor
from .rules.media import buying_refusal, controller, opinion_swap_refusal
from .rules.polls import poll_refusal
from .rules.table import current, everyone, last_in_line, stance

# Weights: media
CONTROL = 3.0  # points for each round that control of a state's media lasts, in a state of middling size
MIDDLING = 35.0  # seats of such a state
EXTRA_MARKER = 0.3  # a marker beyond the first that does not give control yet
MARKER_KEPT = 3.0  # a marker kept for another state, when it is the last

SHARED_HOPE = 0.5  # an opinion in the state that the platform shares: it may be placed nationally

# Weights: meetings, polls, conversion
CUBE_KEPT = 0.35  # what it costs for each round that a cube lies in a state instead of coming back: there are only so many
SEATS_SHARE = 0.5  # how far a cube is valued by the seats of its own votes, not by the election's forecast
HOPE = 0.4  # steps by which the factor may rise with every round to come
DIE = 1.5  # the die's mean
BID_SHARE = 0.7  # of what a poll is worth, the most that is bid
BID_PART = 4  # a bid goes this part of the way there
HARM_SHARE = 0.5  # a poll's worth lies in lowering others so far
CONVERT_FROM = 3  # a factor good enough not to wait for a better
CROWDED = 6  # so many cubes in a state leave too little room for the next round's
CUBES_SHORT = 6  # so few cubes in supply stop the campaign elsewhere


# Media


@rule
def control_worth(f: Figures, o: Position, seat: int, state: int) -> float:
    """What one more marker brings by control of the media, now and in the rounds to come."""
    own, most = o.media[state, seat], 0
    for party in range(o.parties):
        if party != seat:
            most = max(most, o.media[state, party])
    if own > most:
        return 0.0
    rounds = min(state + 1, o.rounds - 1) - o.round + 1
    worth = CONTROL * rounds * f.seats[o.land[state], 9] / MIDDLING
    return worth if own == most else EXTRA_MARKER * worth / (1 + most - own)


@rule
def media_buying(f: Figures, o: Position, seat: int) -> int:
    """A marker where the national marker or control pays most."""
    chosen, best = PASS, 0.0
    price = price_of(f, o, seat, f.media_price)
    kept = MARKER_KEPT / o.markers[seat] if o.round < o.rounds - 1 else 0.0
    for state in range(current(o), last_in_line(o) + 1):
        if buying_refusal(f, o, seat, BUY_MEDIA + state) != OK:
            continue
        gain = control_worth(f, o, seat, state) - price - kept
        if o.media[state, seat] == 0:
            own = unit_outlook(f, o, seat, state, factor(o, state, seat))
            chance = chance_to_win(f, o, seat, state, own, rival_votes(f, o, seat, state, NOBODY, 0))
            urgent = 1.0 if state == current(o) else 0.5
            gain += urgent * chance * f.media_points[state]
        if gain > best:
            best, chosen = gain, BUY_MEDIA + state
    return chosen


@rule
def opinion_swap(f: Figures, o: Position, seat: int) -> int:
    """The exchange of an opinion that brings most."""
    chosen, best, state = PASS, 0.0, o.state
    for issue in range(ISSUES):
        lying = o.opinion[state, issue]
        if lying == 0 or o.key_issue[state] == issue:
            continue
        for card in range(CARDS):
            if o.pool[card] == 0 or o.platform[seat, card // 2] * stance(card) < o.platform[seat, issue] * lying:
                continue
            option = SWAP_OPINION + issue * CARDS + card
            if opinion_swap_refusal(o, option) == OK:
                gain = opinions_gain(f, o, seat, state, issue, -lying, card // 2, stance(card))
                gain += SHARED_HOPE * (o.platform[seat, card // 2] * stance(card) - o.platform[seat, issue] * lying)
                if gain > best:
                    best, chosen = gain, option
    return chosen


# Meetings


@rule
def meeting_worth(f: Figures, o: Position, seat: int, state: int) -> float:
    """What one more cube in the state is worth now: votes at the factor to be hoped for, as long as votes are wanted there.
    A cube in the current state is back at once."""
    strength = factor(o, state, seat)
    rounds = min(state + 1, o.rounds - 1) - o.round
    votes = cube_yield(f, strength) + HOPE * rounds
    coming = o.votes[state, seat] + o.meetings[state, seat] * votes
    if coming >= f.vote_track:
        return 0.0
    land = o.land[state]
    step = min(float(f.vote_track), coming + 5.0 * votes)
    mean = (seats_worth(f, land, step) - seats_worth(f, land, coming)) / 5.0
    rival = rival_votes(f, o, seat, state, NOBODY, 0)
    ahead = change_gain(f, o, seat, state, rival, rival, strength, 0, f.meetings_per_round) / max(1, f.meetings_per_round)
    return SEATS_SHARE * mean + (1.0 - SEATS_SHARE) * ahead - CUBE_KEPT * rounds


@rule
def cubes_wanted(f: Figures, o: Position, seat: int, state: int) -> int:
    """How many cubes the limits leave room for, and the vote track has a use for."""
    room = min(f.meetings_per_round, f.meeting_spaces - o.meetings[state, seat])
    strength = factor(o, state, seat)
    if strength > 0:
        lacking = f.vote_track - o.votes[state, seat] - strength * o.meetings[state, seat]
        room = min(room, (lacking + strength - 1) // strength)
    return max(0, room)


@rule
def meetings(f: Figures, o: Position, seat: int) -> int:
    """As many as pay, after the states in which a cube is worth more."""
    state = o.state
    here = meeting_worth(f, o, seat, state)
    supply = o.cubes[seat]
    if f.meeting_price > 0:
        supply = min(supply, o.cash[seat] // f.meeting_price)
    for other in range(state + 1, last_in_line(o) + 1):
        if meeting_worth(f, o, seat, other) > here:
            supply -= cubes_wanted(f, o, seat, other)
    if here <= money_rate(f, o, seat) * f.meeting_price:
        return MEET + state * MEETINGS_ROOM
    return MEET + state * MEETINGS_ROOM + max(0, min(supply, cubes_wanted(f, o, seat, state)))


# Polls


@rule
def shelved_worth(f: Figures, o: Position) -> float:
    return DIE * f.shelve_dice * member_worth(f, o)


@rule
def poll_worth(f: Figures, o: Position, seat: int) -> float:
    """What a poll of this state brings on average: the best use of each one that may come up."""
    state = o.state
    rival = rival_votes(f, o, seat, state, NOBODY, 0)
    up, twice = trend_gain(f, o, seat, state, rival, 1), trend_gain(f, o, seat, state, rival, 2)
    victim = strongest_rival(f, o, seat, state)
    harm = 0.0 if controller(o, state) == victim else harm_gain(f, o, seat, state, rival, victim, -1)
    shelved, total, polls = shelved_worth(f, o), 0.0, 0
    for poll in range(POLLS):
        if o.poll_public[poll] == 1 or o.poll_seen[seat, poll] == 1 or (o.short == 1 and f.poll_dropped[poll] == 1):
            continue
        polls += 1
        change = f.poll[poll, o.colour[seat]]
        gain = 0.0 if change <= 0 else up if change == 1 else twice
        if f.poll[poll, o.colour[victim]] < 0:
            gain -= f.poll[poll, o.colour[victim]] * harm
        else:
            gain += HARM_SHARE * harm
        total += max(gain, shelved)
    return total / polls if polls > 0 else shelved


@rule
def others_out(o: Position, seat: int) -> bool:
    """Whether nobody else can bid any more."""
    return o.out | 1 << seat == everyone(o)


@rule
def poll_bid(f: Figures, o: Position, seat: int) -> int:
    """Some way from the last bid to what the poll is worth; the least, if nobody else can bid."""
    worth, rate, cash = BID_SHARE * poll_worth(f, o, seat), money_rate(f, o, seat), o.cash[seat]
    most = cash if worth >= rate * cash else int(worth / rate)
    most = min(most, AMOUNTS - 1)
    if most <= o.price:
        return PASS
    if others_out(o, seat):
        return o.price + 1
    return o.price + max(1, (most - o.price) // BID_PART)


@rule
def poll_use(f: Figures, o: Position, seat: int) -> int:
    """Publish the changes that bring most, or shelve the poll for members."""
    state, poll = o.state, o.poll[seat]
    rival = rival_votes(f, o, seat, state, NOBODY, 0)
    chosen, best = SHELVE, shelved_worth(f, o)
    for first in range(o.parties):
        if poll_refusal(f, o, seat, PUBLISH + first * PARTIES + first) != OK:
            continue
        one = poll_change(f, o, seat, state, rival, first, f.poll[poll, o.colour[first]])
        if one > best:
            best, chosen = one, PUBLISH + first * PARTIES + first
        for second in range(first + 1, o.parties):
            option = PUBLISH + first * PARTIES + second
            if one > 0.0 and poll_refusal(f, o, seat, option) == OK:
                both = one + poll_change(f, o, seat, state, rival, second, f.poll[poll, o.colour[second]])
                if both > best:
                    best, chosen = both, option
    return chosen


@rule
def poll_change(f: Figures, o: Position, seat: int, state: int, rival: float, party: int, change: int) -> float:
    if party == seat:
        return trend_gain(f, o, seat, state, rival, change)
    return harm_gain(f, o, seat, state, rival, party, change)


# Conversion


@rule
def converting(f: Figures, o: Position, seat: int) -> int:
    """All cubes when waiting cannot help: the election is here, the factor is good, or the cubes are wanted; else none."""
    state = o.state
    cubes, strength = o.meetings[state, seat], factor(o, state, seat)
    if state == current(o):
        return CONVERT + cubes
    if strength <= 0:
        return CONVERT
    needed = (f.vote_track - o.votes[state, seat] + strength - 1) // strength
    rounds = min(state + 1, o.rounds - 1) - o.round
    good = strength >= CONVERT_FROM or (strength == CONVERT_FROM - 1 and rounds <= 1)
    wanted = cubes >= CROWDED or o.cubes[seat] <= CUBES_SHORT
    if good or (wanted and strength >= 2) or rounds == 0:
        return CONVERT + max(0, min(cubes, needed))
    return CONVERT
