"""A heuristic for Die Macher that plays each phase the way an experienced player would.

A policy on an observation (`bots/thinking/policies.py`): it weighs gain and cost of every choice in points of the final score.
States, money and the nation are valued in `heuristic_worth.py`; the phases are in the other modules named `heuristic_...`.
"""

from __future__ import annotations

from ....core.chance import CHOICE, Chance, roll
from ....core.layout import Grid
from ....core.rule import rule
from ..options import (
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
from ..position import BOARDS, BOONS, GIFTS, NONE, Figures, Position
from ..rules.conversion import factor
from ..rules.flow import decision
from ..rules.opening import MEETINGS, TREND, VOTES
from ..rules.table import bidding
from .heuristic_cabinet import cabinet_action, cabinet_placing, coalition_answer, coalition_turn, trend_gain, votes_gain
from .heuristic_campaign import converting, media_buying, meetings, opinion_swap, poll_bid, poll_use
from .heuristic_nation import discarding, opinion_placing, opinion_space, platform_swap
from .heuristic_weights import Weights
from .heuristic_worth import change_gain, contest, member_worth, money_rate

HIGHEST = (0.0, 1.5, 2.03, 2.31)  # by number of dice: the mean of the highest
DIE = 1.5  # the mean of one die


@rule
def heuristic(f: Figures, w: Weights, o: Position, b: Chance, seat: int, out: Grid) -> int:
    """The option an experienced player would choose."""
    kind = decision(f, o, seat)
    if kind == POLL_BID:
        return poll_bid(f, w, o, seat)
    if kind == HOLD_MEETINGS:
        return meetings(f, w, o, seat)
    if kind == MEDIA_BUYING:
        return media_buying(f, w, o, seat)
    if kind == PLACING:
        return cabinet_placing(f, w, o, seat)
    if kind == CONVERTING:
        return converting(f, w, o, seat)
    if kind == OPINION_SWAP:
        return opinion_swap(f, w, o, seat)
    if kind == DISCARDING:
        return discarding(f, w, o, seat)
    if kind == PLATFORM_SWAP:
        return platform_swap(f, w, o, seat)
    if kind == CABINET_ACTION:
        return cabinet_action(f, w, o, seat)
    if kind == POLL_USE:
        return poll_use(f, w, o, seat)
    if kind == CONTRIBUTION:
        return contribution(f, w, o, b, seat)
    if kind == START_BID or kind == SECOND_BID:
        return start_bid(f, w, o, b, seat)
    if kind == START_NAMING:
        return NAME_START + (seat + w.named_next) % o.parties
    if kind == COALITION_TURN:
        return coalition_turn(f, w, o, seat)
    if kind == ANSWER:
        return coalition_answer(f, w, o, seat)
    if kind == OPINION_PLACING:
        return opinion_placing(f, w, o, seat)
    if kind == OPINION_SPACE:
        return opinion_space(f, w, o, seat)
    if kind == MARKER_MOVE:
        return MOVE_MARKER
    return opening(f, w, o, b, seat, kind)


# The opening


@rule
def opening(f: Figures, w: Weights, o: Position, b: Chance, seat: int, kind: int) -> int:
    if kind == CHOOSE_BOONS:
        return OPENING_BOONS + boon_row(f, w, o, seat)
    if kind == PLACE_BOON:
        return CHOOSE_STATE + boon_state(f, w, o, b, seat)
    if kind == CHOOSE_BASE:
        return OPENING_BASE + base_row(f, w, o, seat)
    return CHOOSE_STATE + marker_state(f, w, o, b, seat)


@rule
def boon_gain(f: Figures, w: Weights, o: Position, seat: int, state: int, boon: int) -> float:
    now = contest(f, w, o, seat, state)
    if boon == TREND:
        return trend_gain(f, w, o, now, seat, state, f.trend_step)
    if boon == VOTES:
        return votes_gain(f, w, o, now, seat, state, f.votes_step)
    cubes = min(f.meetings_step, f.meeting_spaces - o.meetings[state, seat])
    return change_gain(f, w, o, now, seat, state, now.strength, 0, cubes)


@rule
def best_boon(f: Figures, w: Weights, o: Position, seat: int, boon: int) -> float:
    """The gain from the boon in its best state."""
    best = 0.0
    for state in range(BOARDS):
        best = max(best, boon_gain(f, w, o, seat, state, boon))
    return best


@rule
def boon_row(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The row whose boons gain most, each in its best state."""
    chosen, most = 0, -1.0
    gains = best_boon(f, w, o, seat, TREND), best_boon(f, w, o, seat, VOTES), best_boon(f, w, o, seat, MEETINGS)
    for row in range(3):
        total = 0.0
        for i in range(BOONS):
            total += gains[f.opening_boon[row, i]]
        if total > most:
            chosen, most = row, total
    return chosen


@rule
def boon_state(f: Figures, w: Weights, o: Position, b: Chance, seat: int) -> int:
    """The state where the next boon gains most. A trend or votes count less where another boon goes already."""
    place = 0
    while o.opening_state[seat, place] != NONE:
        place += 1
    boon = f.opening_boon[o.opening_boons[seat], place]
    chosen, most, alike = 0, -1000.0, 0
    for state in range(BOARDS):
        gain = boon_gain(f, w, o, seat, state, boon)
        for i in range(place):
            if o.opening_state[seat, i] == state and boon != MEETINGS:
                gain *= w.boon_repeated
        if gain > most:
            chosen, most, alike = state, gain, 1
        elif gain == most:
            alike += 1
            if roll(b, CHOICE, alike) == 0:
                chosen = state
    return chosen


@rule
def marker_gain(f: Figures, w: Weights, o: Position, seat: int, state: int) -> float:
    """The expected gain from a first marker in the state, by the party's factor there."""
    return w.first_marker * f.media_points[state] * max(0, min(4, 1 + factor(o, state, seat))) / 4.0


@rule
def base_row(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The row with the best balance of markers and members."""
    chosen, most = 0, -1.0
    best = 0.0
    for state in range(BOARDS):
        best = max(best, marker_gain(f, w, o, seat, state))
    for row in range(4):
        worth = f.opening_members[row] * (member_worth(f, w, o) + w.early_member) + f.opening_media[row] * w.marker_price
        if f.opening_media[row] > 0:
            worth += best
        if worth > most:
            chosen, most = row, worth
    return chosen


@rule
def marker_state(f: Figures, w: Weights, o: Position, b: Chance, seat: int) -> int:
    """The most promising state for the next marker; each marker placed there already counts against it."""
    chosen, most, alike = 0, -1000.0, 0
    for state in range(BOARDS):
        gain = marker_gain(f, w, o, seat, state)
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
def start_bid(f: Figures, w: Weights, o: Position, b: Chance, seat: int) -> int:
    """A bid of what the turn order is worth, never out of the money for the campaign; it varies at random."""
    lowest = max(0, o.bid_shown[seat])
    reserve = w.bid_reserve if o.round < o.rounds - 1 else w.last_bid_reserve
    spare = max(0, o.cash[seat] - reserve)
    wanted = int(min(float(spare), w.order_worth / money_rate(f, w, o, seat))) + roll(b, CHOICE, w.order_bid + 1)
    return bidding(max(lowest, min(spare, wanted)))


# Contributions


@rule
def refusal_before(o: Position) -> bool:
    for party in range(o.parties):
        if o.refusing[party] == 1:
            return True
    return False


@rule
def money_gain(f: Figures, w: Weights, o: Position, seat: int, amount: int) -> float:
    """The worth of the amount in the campaigns to come, on top of the money at hand."""
    need = w.campaign_cost if o.round < o.rounds - 2 else w.last_need
    if o.round >= o.rounds - 1:
        return 0.0
    lacking = max(0, min(amount, need - o.cash[seat]))
    rate = w.plenty if o.round < o.rounds - 2 else 0.0
    return w.needed * lacking + rate * (amount - lacking)


@rule
def contribution(f: Figures, w: Weights, o: Position, b: Chance, seat: int) -> int:
    """The contribution that gains most: money while the campaign can use it, otherwise members; at random among equals."""
    member = member_worth(f, w, o)
    chosen, most, alike = NONE, -1000.0, 0
    for card in range(GIFTS):
        if o.gift[seat, card] == 0:
            continue
        loss = min(float(o.members[seat]), HIGHEST[min(3, f.gift_risk[card])])
        accepted = money_gain(f, w, o, seat, f.gift_amount[card]) - member * loss
        chance = w.bonus_chance * f.gift_amount[card] / 50.0
        if refusal_before(o):
            chance *= w.bonus_contested
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
