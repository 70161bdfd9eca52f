"""The worth of states to a party: the votes it will have, the seats and spoils they bring, and the worth of money meanwhile.

All worths are in points of the final score. A forecast uses the observation alone: cubes already in the state, meetings that can
still be bought, the factor as it is.
"""

from __future__ import annotations

from typing import NamedTuple

from ....core.rule import rule
from ..position import CONTRIBUTIONS, ISSUES, MEETINGS, NATIONAL, NOBODY, Figures, Position
from ..rules.cabinet import money_left
from ..rules.conversion import factor
from ..rules.table import current, last_in_line
from .heuristic_weights import Weights

Votes = tuple[float, float, float, float, float]
"""The votes of each party."""


class Contest(NamedTuple):
    """The outlook of an election for one party. Computed once per decision, which then weighs many changes against it."""

    votes: Votes  # forecast for each party on its own
    rival: float  # votes of the best other unit
    ally: float  # votes of the partner
    spread: float  # votes by which the forecast may be wrong
    spoils: float  # worth of winning besides the seats
    promise: float  # expected worth of seats and spoils
    strength: int  # the party's own factor


@rule
def campaigns_left(o: Position, party: int, state: int) -> int:
    """Rounds in which the party can still buy meetings for the state, including this one until it has been asked."""
    left = min(state + 1, o.rounds - 1) - o.round + 1
    if o.phase > MEETINGS:
        left -= 1
    elif o.phase == MEETINGS:
        place = (party - o.start + o.parties) % o.parties
        if place < o.turn or (place == o.turn and state < o.state):
            left -= 1
    return max(left, 0)


@rule
def cube_yield(f: Figures, w: Weights, strength: int) -> float:
    """Expected votes from a cube. Below factor 1 there is still some hope, but less with every step."""
    if strength > 0:
        return float(strength)
    return max(w.least_yield, w.poor_yield + w.poor_slope * strength)


@rule
def outlook(f: Figures, w: Weights, o: Position, party: int, state: int, strength: int, votes: int, cubes: int) -> float:
    """Votes the party will have at the election with factor `strength`, and `votes` and `cubes` more than it has now."""
    pace = w.pace if strength >= 2 else w.pace_fair if strength == 1 else w.pace_poor
    held = o.meetings[state, party] + cubes + pace * campaigns_left(o, party, state)
    return min(float(f.vote_track), o.votes[state, party] + votes + held * cube_yield(f, w, strength))


@rule
def seats_worth(f: Figures, w: Weights, land: int, votes: float) -> float:
    """The worth in points and money of the seats for a number of votes, interpolated between the rows."""
    row = int(votes) // 5
    if row >= 10:
        return (1.0 + w.seat_money) * f.seats[land, 9]
    below = 0 if row == 0 else f.seats[land, row - 1]
    return (1.0 + w.seat_money) * (below + (f.seats[land, row] - below) * (votes / 5.0 - row))


@rule
def spread(w: Weights, o: Position, seat: int, state: int) -> float:
    """Votes by which the forecast of the state may be wrong."""
    return w.spread + w.spread_round * campaigns_left(o, seat, state)


@rule
def chance_to_win(spread: float, own: float, rival: float) -> float:
    margin = own - rival
    return 0.5 + 0.5 * margin / (spread + abs(margin))


@rule
def agreement(o: Position, party: int, state: int) -> int:
    """The number of open opinions of the state that the party's platform shares."""
    shared = 0
    for issue in range(ISSUES):
        if o.platform[party, issue] != 0 and o.platform[party, issue] == o.opinion[state, issue]:
            shared += 1
    return shared


@rule
def space_worth(f: Figures, w: Weights, o: Position, slot: int, sure: bool) -> float:
    """What a party that shares the opinion on a national space gains from now on: recruits after every election, points at the
    end. An opinion that is not secured may be pushed out, so it counts less."""
    elections = o.rounds - o.round + 1
    worth = f.opinion_points[slot] + w.recruit * f.recruits[slot] * elections
    return worth + f.secured_bonus if sure else w.stays * worth


@rule
def prize(f: Figures, w: Weights, o: Position, seat: int, state: int, alone: bool) -> float:
    """The worth of winning the state besides the seats: a national marker, and two opinions to place, or one in a coalition."""
    points = float(f.media_points[state])
    if o.media[state, seat] == 0:
        points *= w.marker_later if o.markers[seat] > 0 and o.phase < CONTRIBUTIONS else 0.0
    cards = 2 if alone else 1
    shared = min(cards, agreement(o, seat, state))
    return points + space_worth(f, w, o, NATIONAL // 2, False) * (w.shared_opinion * shared + w.any_opinion * (cards - shared))


@rule
def trend_room(f: Figures, o: Position, party: int, state: int, change: int) -> int:
    """How much of a change of the trend is possible within its limits."""
    now = o.trend[state, party]
    return max(-f.trend_limit, min(f.trend_limit, now + change)) - now


@rule
def swing(o: Position, party: int, issue: int, change: int, other: int, other_change: int) -> int:
    """The change of a party's match if the opinions on two issues change by `change` and `other_change`."""
    return o.platform[party, issue] * change + o.platform[party, other] * other_change


@rule
def partner_in(o: Position, party: int, state: int) -> int:
    return o.partner[party] if state == current(o) else NOBODY


# A contest


@rule
def forecast(f: Figures, w: Weights, o: Position, party: int, state: int) -> float:
    """Votes that the party will have on its own; -1 for a seat that is empty."""
    return outlook(f, w, o, party, state, factor(o, state, party), 0, 0) if party < o.parties else -1.0


@rule
def forecasts(f: Figures, w: Weights, o: Position, state: int) -> Votes:
    return (
        forecast(f, w, o, 0, state),
        forecast(f, w, o, 1, state),
        forecast(f, w, o, 2, state),
        forecast(f, w, o, 3, state),
        forecast(f, w, o, 4, state),
    )


@rule
def contest(f: Figures, w: Weights, o: Position, seat: int, state: int) -> Contest:
    """The contest in the state, as seen by the seat."""
    votes = forecasts(f, w, o, state)
    return against(f, w, o, seat, state, votes, rival_votes(o, votes, seat, state, NOBODY, 0.0))


@rule
def against(f: Figures, w: Weights, o: Position, seat: int, state: int, votes: Votes, rival: float) -> Contest:
    """The contest in the state, given that the best other unit has `rival` votes."""
    partner, ally, width = partner_in(o, seat, state), 0.0, spread(w, o, seat, state)
    if partner != NOBODY:
        ally = votes[partner]
    spoils = prize(f, w, o, seat, state, partner == NOBODY)
    promise = seats_worth(f, w, o.land[state], votes[seat]) + chance_to_win(width, votes[seat] + ally, rival) * spoils
    return Contest(votes, rival, ally, width, spoils, promise, factor(o, state, seat))


@rule
def strongest_rival(o: Position, votes: Votes, seat: int, state: int) -> int:
    """The party, other than the seat and its partner, that will have the most votes on its own."""
    best, most = NOBODY, -1.0
    for party in range(o.parties):
        if party != seat and party != partner_in(o, seat, state) and votes[party] > most:
            best, most = party, votes[party]
    return best


@rule
def rival_votes(o: Position, votes: Votes, seat: int, state: int, victim: int, later: float) -> float:
    """Votes of the best other unit, with those of `victim` (if not NOBODY) replaced by `later`."""
    most = 0.0
    for party in range(o.parties):
        partner = partner_in(o, party, state)
        if party == seat or partner == seat:
            continue
        own = later if party == victim else votes[party]
        if partner != NOBODY:
            own += votes[partner]
        most = max(most, own)
    return most


@rule
def state_worth(
    f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, rival: float, strength: int, votes: int, cubes: int
) -> float:
    """Expected worth of seats and spoils with factor `strength` and extra `votes` and `cubes`, against a best other unit with
    `rival` votes."""
    own = outlook(f, w, o, seat, state, strength, votes, cubes)
    return seats_worth(f, w, o.land[state], own) + chance_to_win(now.spread, own + now.ally, rival) * now.spoils


@rule
def change_gain(
    f: Figures, w: Weights, o: Position, now: Contest, seat: int, state: int, strength: int, votes: int, cubes: int
) -> float:
    """The gain in the state's worth with factor `strength` and extra `votes` and `cubes`."""
    return state_worth(f, w, o, now, seat, state, now.rival, strength, votes, cubes) - now.promise


@rule
def opinions_gain(
    f: Figures,
    w: Weights,
    o: Position,
    now: Contest,
    seat: int,
    state: int,
    issue: int,
    change: int,
    other: int,
    other_change: int,
) -> float:
    """The gain from a change of the state's opinions: own votes, and those that others lose or gain. The others' coalitions are
    ignored, since the change outlasts them."""
    before, after, theirs, land = 0.0, 0.0, 0.0, o.land[state]
    for party in range(o.parties):
        if party == seat:
            continue
        moved, later = swing(o, party, issue, change, other, other_change), now.votes[party]
        if moved != 0:
            later = outlook(f, w, o, party, state, factor(o, state, party) + moved, 0, 0)
            theirs += seats_worth(f, w, land, now.votes[party]) - seats_worth(f, w, land, later)
        if party != partner_in(o, seat, state):
            before, after = max(before, now.votes[party]), max(after, later)
    promise = now.promise
    if before != now.rival:
        promise = state_worth(f, w, o, now, seat, state, before, now.strength, 0, 0)
    strength = now.strength + swing(o, seat, issue, change, other, other_change)
    return state_worth(f, w, o, now, seat, state, after, strength, 0, 0) - promise + w.rivals * theirs


# Money


@rule
def reserve(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """Money kept back for the meetings of this round, if they are still to come."""
    if o.phase > MEETINGS:
        return 0
    states = last_in_line(o) - current(o) + 1
    return min(o.cubes[seat], w.reserve * states) * f.meeting_price


@rule
def money_rate(f: Figures, w: Weights, o: Position, seat: int) -> float:
    """The worth of a spare thousand in points: next to nothing in the last campaign, since money does not score."""
    if o.round >= o.rounds - 1:
        return w.left_over
    rate = w.ample if o.cash[seat] >= w.ample_from else w.spare
    if o.round == o.rounds - 2:
        rate *= w.late
    return rate * (1.0 - w.fade * (o.round - 1) / (o.rounds - 2))


@rule
def price_of(f: Figures, w: Weights, o: Position, seat: int, amount: int) -> float:
    """The cost in points of spending the amount; expensive where it comes out of the reserve."""
    spare = max(0, money_left(f, o, seat) - reserve(f, w, o, seat))
    cheap = min(amount, spare)
    return money_rate(f, w, o, seat) * cheap + w.dear * (amount - cheap)


@rule
def member_worth(f: Figures, w: Weights, o: Position) -> float:
    """The worth of a member: a point, perhaps a bonus, and money in the rounds that pay for members."""
    worth = w.member
    for turn in range(o.round - 1, o.rounds - 2):
        # a round pays before its contributions, so from then on it pays no more
        if f.membership_round[turn] == 1 and (turn > o.round - 1 or o.phase < CONTRIBUTIONS):
            worth += w.spare
    return worth
