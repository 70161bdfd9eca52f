"""A heuristic for Die Macher: plays each phase the way an experienced player would.

A policy on an observation (`core/policies.py`): every choice is weighed in points of the final score by what it brings and
costs. States, money and the nation are valued in `heuristic_worth.py`; the phases are in the modules beside it.
"""

from __future__ import annotations

from ...core.chance import CHOICE, Chance, roll
from ...core.layout import Grid
from ...core.rule import rule
from .heuristic_cabinet import cabinet_action, cabinet_placing, coalition_answer, coalition_turn, trend_gain, votes_gain
from .heuristic_campaign import converting, media_buying, meetings, opinion_swap, poll_bid, poll_use
from .heuristic_nation import discarding, opinion_placing, opinion_space, platform_swap
from .heuristic_worth import change_gain, member_worth, rival_votes
from .options import (
    ACCEPT,
    ANSWER,
    CABINET_ACTION,
    CHOOSE_BASE,
    CHOOSE_BOONS,
    CHOOSE_STATE,
    COALITION_TURN,
    CONTRIBUTION,
    CONVERTING,
    DISCARDING,
    HOLD_MEETINGS,
    MARKER_MOVE,
    MEDIA_BUYING,
    MOVE_MARKER,
    NAME_START,
    OPENING_BASE,
    OPENING_BOONS,
    OPINION_PLACING,
    OPINION_SPACE,
    OPINION_SWAP,
    PLACE_BOON,
    PLACING,
    PLATFORM_SWAP,
    POLL_BID,
    POLL_USE,
    REFUSE,
    SECOND_BID,
    START_BID,
    START_NAMING,
)
from .position import BOARDS, BOONS, GIFTS, NOBODY, NONE, Figures, Position
from .rules.conversion import factor
from .rules.flow import decision
from .rules.opening import MEETINGS, TREND, VOTES

# Weights: the opening
BOON_REPEATED = 0.8  # of what a boon brings, for each other one in the same state
FIRST_MARKER = 0.5  # of the national marker's points: a marker in a state at the beginning
MARKER_PRICE = 2.0  # what a marker saves
EARLY_MEMBER = 0.45  # what the money of an early member adds, beside what any member is worth

# Weights: the start player
ORDER_BID = 2  # thousands bid for the order of turns, at most
NAMED_NEXT = 0  # who starts, in seats after one's own: to start oneself is better than to act last
BID_RESERVE = 12  # and only with so much left

# Weights: contributions
CAMPAIGN_COST = 40  # thousands that a campaign can use well
NEEDED, PLENTY = 0.55, 0.19  # points for a thousand up to there, and beyond
LAST_NEED = 25  # thousands for the last campaign
DIE = 1.5  # the die's mean
HIGHEST = (0.0, 1.5, 2.03, 2.31)  # the mean of the highest of so many dice
BONUS_CHANCE = 0.4  # to be alone with the largest refusal, when nobody before has refused


@rule
def heuristic(f: Figures, o: Position, b: Chance, seat: int, out: Grid) -> int:
    """The option an experienced player would choose."""
    kind = decision(f, o, seat)
    if kind == POLL_BID:
        return poll_bid(f, o, seat)
    if kind == HOLD_MEETINGS:
        return meetings(f, o, seat)
    if kind == MEDIA_BUYING:
        return media_buying(f, o, seat)
    if kind == PLACING:
        return cabinet_placing(f, o, seat)
    if kind == CONVERTING:
        return converting(f, o, seat)
    if kind == OPINION_SWAP:
        return opinion_swap(f, o, seat)
    if kind == DISCARDING:
        return discarding(f, o, seat, out)
    if kind == PLATFORM_SWAP:
        return platform_swap(f, o, seat, out)
    if kind == CABINET_ACTION:
        return cabinet_action(f, o, seat)
    if kind == POLL_USE:
        return poll_use(f, o, seat)
    if kind == CONTRIBUTION:
        return contribution(f, o, b, seat)
    if kind == START_BID or kind == SECOND_BID:
        return start_bid(f, o, b, seat)
    if kind == START_NAMING:
        return NAME_START + (seat + NAMED_NEXT) % o.parties
    if kind == COALITION_TURN:
        return coalition_turn(f, o, seat)
    if kind == ANSWER:
        return coalition_answer(f, o, seat)
    if kind == OPINION_PLACING:
        return opinion_placing(f, o, seat)
    if kind == OPINION_SPACE:
        return opinion_space(f, o, seat)
    if kind == MARKER_MOVE:
        return MOVE_MARKER
    return opening(f, o, b, seat, kind)


# The opening


@rule
def opening(f: Figures, o: Position, b: Chance, seat: int, kind: int) -> int:
    if kind == CHOOSE_BOONS:
        return OPENING_BOONS + boon_row(f, o, seat)
    if kind == PLACE_BOON:
        return CHOOSE_STATE + boon_state(f, o, b, seat)
    if kind == CHOOSE_BASE:
        return OPENING_BASE + base_row(f, o, seat)
    return CHOOSE_STATE + marker_state(f, o, b, seat)


@rule
def boon_gain(f: Figures, o: Position, seat: int, state: int, boon: int) -> float:
    rival = rival_votes(f, o, seat, state, NOBODY, 0)
    if boon == TREND:
        return trend_gain(f, o, seat, state, rival, f.trend_step)
    if boon == VOTES:
        return votes_gain(f, o, seat, state, rival, f.votes_step)
    strength = factor(o, state, seat)
    cubes = min(f.meetings_step, f.meeting_spaces - o.meetings[state, seat])
    return change_gain(f, o, seat, state, rival, rival, strength, 0, cubes)


@rule
def boon_row(f: Figures, o: Position, seat: int) -> int:
    """The row whose boons bring most, each in its best state."""
    chosen, most = 0, -1.0
    for row in range(3):
        total = 0.0
        for i in range(BOONS):
            best = 0.0
            for state in range(BOARDS):
                best = max(best, boon_gain(f, o, seat, state, f.opening_boon[row, i]))
            total += best
        if total > most:
            chosen, most = row, total
    return chosen


@rule
def boon_state(f: Figures, o: Position, b: Chance, seat: int) -> int:
    """The state where the next boon brings most, a little less where another lies already."""
    place = 0
    while o.opening_state[seat, place] != NONE:
        place += 1
    boon = f.opening_boon[o.opening_boons[seat], place]
    chosen, most, alike = 0, -1000.0, 0
    for state in range(BOARDS):
        gain = boon_gain(f, o, seat, state, boon)
        for i in range(place):
            if o.opening_state[seat, i] == state and boon != MEETINGS:
                gain *= BOON_REPEATED
        if gain > most:
            chosen, most, alike = state, gain, 1
        elif gain == most:
            alike += 1
            if roll(b, CHOICE, alike) == 0:
                chosen = state
    return chosen


@rule
def marker_gain(f: Figures, o: Position, seat: int, state: int) -> float:
    """What a first marker in the state promises, by the party's factor there."""
    return FIRST_MARKER * f.media_points[state] * max(0, min(4, 1 + factor(o, state, seat))) / 4.0


@rule
def base_row(f: Figures, o: Position, seat: int) -> int:
    """Markers or members, by what each is worth."""
    chosen, most = 0, -1.0
    best = 0.0
    for state in range(BOARDS):
        best = max(best, marker_gain(f, o, seat, state))
    for row in range(4):
        worth = f.opening_members[row] * (member_worth(f, o) + EARLY_MEMBER) + f.opening_media[row] * MARKER_PRICE
        if f.opening_media[row] > 0:
            worth += best
        if worth > most:
            chosen, most = row, worth
    return chosen


@rule
def marker_state(f: Figures, o: Position, b: Chance, seat: int) -> int:
    """Each marker in another state, the most promising first."""
    chosen, most, alike = 0, -1000.0, 0
    for state in range(BOARDS):
        gain = marker_gain(f, o, seat, state)
        for i in range(BOONS):
            if o.opening_media[seat, i] == state:
                gain -= f.media_points[state]
        if gain > most:
            chosen, most, alike = state, gain, 1
        elif gain == most:
            alike += 1
            if roll(b, CHOICE, alike) == 0:
                chosen = state
    return chosen


# The start player


@rule
def start_bid(f: Figures, o: Position, b: Chance, seat: int) -> int:
    """A little for the order of turns, never out of the campaign's money; not always the same."""
    lowest = max(0, o.bid_shown[seat])
    spare = max(0, o.cash[seat] - BID_RESERVE)
    return max(lowest, min(spare, roll(b, CHOICE, ORDER_BID + 1)))


# Contributions


@rule
def refusal_before(o: Position) -> bool:
    for party in range(o.parties):
        if o.refusing[party] == 1:
            return True
    return False


@rule
def money_gain(f: Figures, o: Position, seat: int, amount: int) -> float:
    """What the amount is worth in the campaigns to come, beside the money at hand."""
    need = CAMPAIGN_COST if o.round < o.rounds - 2 else LAST_NEED
    if o.round >= o.rounds - 1:
        return 0.0
    lacking = max(0, min(amount, need - o.cash[seat]))
    rate = PLENTY if o.round < o.rounds - 2 else 0.0
    return NEEDED * lacking + rate * (amount - lacking)


@rule
def contribution(f: Figures, o: Position, b: Chance, seat: int) -> int:
    """Money while the campaign can use it, otherwise members; the card least worth keeping among equals."""
    member = member_worth(f, o)
    chosen, most, alike = NONE, -1000.0, 0
    for card in range(GIFTS):
        if o.gift[seat, card] == 0:
            continue
        loss = min(float(o.members[seat]), HIGHEST[min(3, f.gift_risk[card])])
        accepted = money_gain(f, o, seat, f.gift_amount[card]) - member * loss
        chance = BONUS_CHANCE * f.gift_amount[card] / 50.0
        if refusal_before(o):
            chance *= 0.5
        refused = member * DIE * (f.gift_refusal[card] + chance * f.gift_bonus_dice)
        for way in range(2):
            worth = accepted if way == 0 else refused
            if worth > most:
                chosen, most, alike = (ACCEPT if way == 0 else REFUSE) + card, worth, 1
            elif worth == most:
                alike += 1
                if roll(b, CHOICE, alike) == 0:
                    chosen = (ACCEPT if way == 0 else REFUSE) + card
    return chosen
