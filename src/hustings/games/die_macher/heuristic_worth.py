"""What the states are worth to a party: votes it will have, seats and spoils they bring, and what money is worth meanwhile.

All worths are in points of the final score. A forecast looks at an observation only: cubes already held, meetings that can still
be bought, the factor as it is.
"""

from __future__ import annotations

from ...core.rule import rule
from .position import CONTRIBUTIONS, ISSUES, MEETINGS, NATIONAL, NOBODY, Figures, Position
from .rules.cabinet import laid_cost
from .rules.conversion import factor
from .rules.table import current, last_in_line

# Weights: forecast of votes
PACE = 2.0  # meetings bought for a state in a round where the factor is good
PACE_POOR = 1.0  # and where it is not
POOR_YIELD, POOR_SLOPE, LEAST_YIELD = 0.6, 0.15, 0.1  # votes a cube brings at factor 0, less for each step below, and at least

# Weights: an election
SPREAD, SPREAD_ROUND = 3.0, 4.0  # votes by which a forecast may be wrong, and more for each campaign to come
MARKER_LATER = 0.6  # of the national marker's points, where the party has no marker in the state yet
SHARED_OPINION, ANY_OPINION = 0.7, 0.1  # of a national space: placing a card that the platform shares, or any other
SEAT_MONEY = 0.15  # what the money of a seat adds to its point
RECRUIT = 1.15  # a member recruited now
STAYS = 0.75  # an opinion that is not secured stays so far
RIVALS = 0.25  # how much of another party's loss is one's own gain

# Weights: money, in points for a thousand
SPARE, AMPLE, DEAR, LEFT_OVER = 0.22, 0.12, 2.5, 0.01
AMPLE_FROM = 50  # from here on money is plentiful
RESERVE = 3  # for each state in play, kept for meetings


@rule
def campaigns_left(o: Position, party: int, state: int) -> int:
    """Rounds in which the party can still buy meetings for the state, this one included until it was asked."""
    left = min(state + 1, o.rounds - 1) - o.round + 1
    if o.phase > MEETINGS:
        left -= 1
    elif o.phase == MEETINGS:
        place = (party - o.start + o.parties) % o.parties
        if place < o.turn or (place == o.turn and state < o.state):
            left -= 1
    return max(left, 0)


@rule
def cube_yield(f: Figures, strength: int) -> float:
    """Votes that a cube is expected to bring; below factor 1 there is still hope, but less with every step."""
    if strength > 0:
        return float(strength)
    return max(LEAST_YIELD, POOR_YIELD + POOR_SLOPE * strength)


@rule
def outlook(f: Figures, o: Position, party: int, state: int, strength: int, votes: int, cubes: int) -> float:
    """Votes the party will have at the election with that factor, and with so many votes and cubes more than now."""
    pace = PACE if strength >= 2 else PACE_POOR + 1.0 if strength == 1 else PACE_POOR
    held = o.meetings[state, party] + cubes + pace * campaigns_left(o, party, state)
    return min(float(f.vote_track), o.votes[state, party] + votes + held * cube_yield(f, strength))


@rule
def seats_worth(f: Figures, land: int, votes: float) -> float:
    """Points and money of the seats for so many votes, in between the rows in proportion."""
    row = int(votes) // 5
    if row >= 10:
        return (1.0 + SEAT_MONEY) * f.seats[land, 9]
    below = 0 if row == 0 else f.seats[land, row - 1]
    return (1.0 + SEAT_MONEY) * (below + (f.seats[land, row] - below) * (votes / 5.0 - row))


@rule
def chance_to_win(f: Figures, o: Position, seat: int, state: int, own: float, rival: float) -> float:
    margin = own - rival
    spread = SPREAD + SPREAD_ROUND * campaigns_left(o, seat, state)
    return 0.5 + 0.5 * margin / (spread + abs(margin))


@rule
def agreement(o: Position, party: int, state: int) -> int:
    """Open opinions of the state that the party's platform shares."""
    shared = 0
    for issue in range(ISSUES):
        if o.platform[party, issue] != 0 and o.platform[party, issue] == o.opinion[state, issue]:
            shared += 1
    return shared


@rule
def space_worth(f: Figures, o: Position, slot: int, sure: bool) -> float:
    """What a party gets from now on that shares the opinion on a national space: recruits after every election, points at the
    end. An opinion that is not secured may be pushed out."""
    elections = o.rounds - o.round + 1
    worth = f.opinion_points[slot] + RECRUIT * f.recruits[slot] * elections
    return worth + f.secured_bonus if sure else STAYS * worth


@rule
def prize(f: Figures, o: Position, seat: int, state: int, alone: bool) -> float:
    """What winning the state brings beside the seats: a national marker, and two opinions placed, or one in a coalition."""
    points = float(f.media_points[state])
    if o.media[state, seat] == 0:
        points *= MARKER_LATER if o.markers[seat] > 0 and o.phase < CONTRIBUTIONS else 0.0
    cards = 2 if alone else 1
    shared = min(cards, agreement(o, seat, state))
    return points + space_worth(f, o, NATIONAL // 2, False) * (SHARED_OPINION * shared + ANY_OPINION * (cards - shared))


@rule
def with_trend(f: Figures, o: Position, party: int, state: int, change: int) -> int:
    """The factor after a change of the trend, within its limits."""
    now = o.trend[state, party]
    return factor(o, state, party) + max(-f.trend_limit, min(f.trend_limit, now + change)) - now


@rule
def swing(o: Position, party: int, issue: int, change: int, other: int, other_change: int) -> int:
    """How a party's match changes where the opinions on two issues change by so much."""
    return o.platform[party, issue] * change + o.platform[party, other] * other_change


@rule
def partner_in(o: Position, party: int, state: int) -> int:
    return o.partner[party] if state == current(o) else NOBODY


@rule
def strongest_rival(f: Figures, o: Position, seat: int, state: int) -> int:
    """The other party, no partner, that will have the most votes by itself."""
    best, most = NOBODY, -1.0
    for party in range(o.parties):
        if party != seat and party != partner_in(o, seat, state):
            votes = outlook(f, o, party, state, factor(o, state, party), 0, 0)
            if votes > most:
                best, most = party, votes
    return best


@rule
def rival_votes(f: Figures, o: Position, seat: int, state: int, victim: int, change: int) -> float:
    """Votes of the best other unit; the trend of `victim`, if anyone, changes."""
    most = 0.0
    for party in range(o.parties):
        if party == seat or party == partner_in(o, seat, state):
            continue
        votes = unit_outlook(f, o, party, state, with_trend(f, o, party, state, change if party == victim else 0))
        most = max(most, votes)
    return most


@rule
def unit_outlook(f: Figures, o: Position, party: int, state: int, strength: int) -> float:
    """Votes of a party that has this factor, and of its partner."""
    votes = outlook(f, o, party, state, strength, 0, 0)
    partner = partner_in(o, party, state)
    if partner != NOBODY:
        votes += outlook(f, o, partner, state, factor(o, state, partner), 0, 0)
    return votes


@rule
def state_worth(f: Figures, o: Position, seat: int, state: int, rival: float, strength: int, votes: int, cubes: int) -> float:
    """Seats and spoils that the state promises with this factor, and so many votes and cubes more. `rival`: the votes of the
    best other unit."""
    own = outlook(f, o, seat, state, strength, votes, cubes)
    partner, unit = partner_in(o, seat, state), own
    if partner != NOBODY:
        unit += outlook(f, o, partner, state, factor(o, state, partner), 0, 0)
    chance = chance_to_win(f, o, seat, state, unit, rival)
    return seats_worth(f, o.land[state], own) + chance * prize(f, o, seat, state, partner == NOBODY)


@rule
def change_gain(
    f: Figures, o: Position, seat: int, state: int, rival: float, later: float, strength: int, votes: int, cubes: int
) -> float:
    """What the state is worth more with that factor, so many votes and cubes more, and a best other unit that has `later`
    instead of `rival` votes."""
    return state_worth(f, o, seat, state, later, strength, votes, cubes) - state_worth(
        f, o, seat, state, rival, factor(o, state, seat), 0, 0
    )


@rule
def opinions_gain(
    f: Figures, o: Position, seat: int, state: int, issue: int, change: int, other: int, other_change: int
) -> float:
    """What a change of the state's opinions brings: own votes, and those that others lose or gain."""
    before, after, theirs = 0.0, 0.0, 0.0
    for party in range(o.parties):
        if party == seat:
            continue
        strength = factor(o, state, party)
        moved = swing(o, party, issue, change, other, other_change)
        votes = outlook(f, o, party, state, strength, 0, 0)
        later = outlook(f, o, party, state, strength + moved, 0, 0) if moved != 0 else votes
        theirs += seats_worth(f, o.land[state], votes) - seats_worth(f, o.land[state], later)
        if party != partner_in(o, seat, state):
            before, after = max(before, votes), max(after, later)
    strength = factor(o, state, seat) + swing(o, seat, issue, change, other, other_change)
    return change_gain(f, o, seat, state, before, after, strength, 0, 0) + RIVALS * theirs


# Money


@rule
def reserve(f: Figures, o: Position, seat: int) -> int:
    """Money kept back for the meetings of this round, if they are still to come."""
    if o.phase > MEETINGS:
        return 0
    states = last_in_line(o) - current(o) + 1
    return min(o.cubes[seat], RESERVE * states) * f.meeting_price


@rule
def money_rate(f: Figures, o: Position, seat: int) -> float:
    """Points that a spare thousand is worth: nothing in the last campaign, since money does not score."""
    if o.round >= o.rounds - 1:
        return LEFT_OVER
    return AMPLE if o.cash[seat] >= AMPLE_FROM else SPARE


@rule
def price_of(f: Figures, o: Position, seat: int, amount: int) -> float:
    """What spending the amount costs in points: dear where it comes out of the reserve."""
    spare = max(0, o.cash[seat] - laid_cost(f, o, seat) - reserve(f, o, seat))
    cheap = min(amount, spare)
    return money_rate(f, o, seat) * cheap + DEAR * (amount - cheap)


@rule
def member_worth(f: Figures, o: Position) -> float:
    """A member is a point, perhaps a bonus, and money in the rounds that pay for members."""
    worth = 1.25
    for turn in range(o.round - 1, o.rounds - 2):
        # the rounds' payments come before the contributions, so a round that is past its election pays no more
        if f.membership_round[turn] == 1 and (turn > o.round - 1 or o.phase < CONTRIBUTIONS):
            worth += SPARE
    return worth
