"""Features of a linear estimate: the final score of a party, from a position at the beginning of a round.

Unlike the heuristic's judgement of single choices, the estimate is fitted, round by round, on games that the heuristic plays: see
`bots/thinking/estimates.py`. All hands are open here, since the positions are resampled.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....core.contract import Estimate
from ....core.rule import rule
from ..options import START_BID
from ..position import BOARDS, BOONS, CABINET, GIFTS, ISSUES, NATIONAL, NONE, OPENING, START_PLAYER, STATES, Figures, Position
from ..rules.conversion import factor
from ..rules.spoils import secured
from ..rules.table import current, last_in_line, stance

FILE = Path(__file__).parent / "weights" / "estimate.toml"

IN_STATE = (
    "seats_coming", "seats_now", "winning_marker", "winning", "marker_ready", "marker", "control", "factor", "trend", "shared",
)  # fmt: skip
IN_ALL = (
    "seats", "national_media", "members", "opinions", "recruits", "secured", "first_money", "some_money", "money", "most_members",
    "second_members", "gifts", "gift_cards", "cabinet_votes", "cabinet_up", "cabinet_down", "cabinet", "tiles", "cubes",
    "markers", "others_money", "one",
)  # fmt: skip
NAMES = (*(f"{name}_{place}" for place in range(BOARDS) for name in IN_STATE), *IN_ALL)
PER_STATE, FEATURES = len(IN_STATE), len(NAMES)

PACE = 2.0  # meetings assumed for a state in every round to come
SPREAD, SPREAD_ROUND = 3.0, 4.0  # the forecast's uncertainty in votes, and the increase for each round to come
HALF_MEMBERS = 6.0  # the lead in members at which the bonus is three-quarters certain


@rule
def clock(g: Position) -> int:
    return g.round


@rule
def reopen(g: Position, seat: int) -> None:
    """Undo the others' openings and first bids for the start player, so that they are asked again."""
    if g.phase == OPENING:
        for party in range(g.parties):
            if party != seat:
                g.asked |= 1 << party
                g.opening_boons[party] = NONE
                g.opening_base[party] = NONE
                for i in range(BOONS):
                    g.opening_state[party, i] = NONE
                    g.opening_media[party, i] = NONE
    elif g.phase == START_PLAYER and g.ask == START_BID and g.asked != 0:
        for party in range(g.parties):
            if party != seat and g.cash[party] > 0:
                g.asked |= 1 << party
                g.bid[party] = NONE


@rule
def stage(f: Figures, g: Position) -> int:
    """The number of rounds still to come."""
    return g.rounds - g.round


@rule
def seats_for(f: Figures, land: int, votes: float) -> float:
    """Seats for a number of votes, interpolated between the rows."""
    row = int(votes) // 5
    if row >= 10:
        return float(f.seats[land, 9])
    below = 0 if row == 0 else f.seats[land, row - 1]
    return below + (f.seats[land, row] - below) * (votes / 5.0 - row)


@rule
def campaigns(g: Position, state: int) -> int:
    """The number of rounds in which meetings can still be held for the state."""
    return max(0, min(state + 1, g.rounds - 1) - g.round + 1)


@rule
def forecast(f: Figures, g: Position, state: int, party: int, pace: float) -> float:
    """Votes at the election if `pace` meetings are held in every round to come."""
    strength = factor(g, state, party)
    each = float(strength) if strength > 0 else max(0.1, 0.5 + 0.15 * strength)
    return min(float(f.vote_track), g.votes[state, party] + (g.meetings[state, party] + pace * campaigns(g, state)) * each)


@rule
def lead(margin: float, half: float) -> float:
    """A lead on a scale from -1 to 1: one half where the margin is `half`."""
    return margin / (half + abs(margin))


@rule
def features(f: Figures, g: Position, seat: int, x: Any, at: int) -> None:
    """Write the features of a party to x[at] and on, each scaled to about one."""
    for i in range(FEATURES):
        x[at + i] = 0.0
    for place in range(BOARDS):
        state = current(g) + place
        if state <= last_in_line(g):
            state_features(f, g, seat, state, x, at + place * PER_STATE)
    at += BOARDS * PER_STATE
    supply_features(f, g, seat, x, at + national_features(f, g, seat, x, at))


@rule
def state_features(f: Figures, g: Position, seat: int, state: int, x: Any, at: int) -> None:
    """A state in play: seats, the chance to win, media, and what the platform shares."""
    coming, now = 0.0, 0.0  # votes of the best other party
    media = 0
    for other in range(g.parties):
        if other != seat:
            coming = max(coming, forecast(f, g, state, other, PACE))
            now = max(now, forecast(f, g, state, other, 0.0))
            media = max(media, g.media[state, other])
    own_coming, own_now = forecast(f, g, state, seat, PACE), forecast(f, g, state, seat, 0.0)
    spread = SPREAD + SPREAD_ROUND * campaigns(g, state)
    chance = 0.5 + 0.5 * lead(own_coming - coming, spread)
    points = f.media_points[state] / 10.0
    marker = 1.0 if g.media[state, seat] > 0 else 0.0
    shared = 0
    for issue in range(ISSUES):
        if g.platform[seat, issue] != 0 and g.platform[seat, issue] == g.opinion[state, issue]:
            shared += 1
    x[at] = seats_for(f, g.land[state], own_coming) / 10.0
    x[at + 1] = seats_for(f, g.land[state], own_now) / 10.0
    x[at + 2] = chance * points
    x[at + 3] = 0.5 + 0.5 * lead(own_now - now, spread)
    x[at + 4] = marker * chance * points
    x[at + 5] = marker
    x[at + 6] = 1.0 if g.media[state, seat] > media else 0.0
    x[at + 7] = max(-4, min(5, factor(g, state, seat))) / 2.0
    x[at + 8] = g.trend[state, seat] / 2.0
    x[at + 9] = chance * min(2, shared)


@rule
def national_features(f: Figures, g: Position, seat: int, x: Any, at: int) -> int:
    """Seats and media won, national opinions, members, money. Returns the number of features written."""
    won, media, opinions, recruits, sure = 0, 0, 0, 0, 0
    for state in range(STATES):
        won += g.seats[state, seat]
        media += g.national_media[state, seat] * f.media_points[state]
    for slot in range(NATIONAL):
        card = g.national[slot]
        if card != NONE and g.platform[seat, card // 2] == stance(card):
            opinions += f.opinion_points[slot]
            recruits += f.recruits[slot]
            if secured(g, slot):
                sure += f.opinion_points[slot] + f.secured_bonus
    most, second = 0, 0  # members of the others
    for other in range(g.parties):
        if other != seat:
            if g.members[other] > most:
                most, second = g.members[other], most
            else:
                second = max(second, g.members[other])
    x[at] = won / 10.0
    x[at + 1] = media / 10.0
    x[at + 2] = g.members[seat] / 10.0
    x[at + 3] = opinions / 10.0
    x[at + 4] = recruits / 3.0
    x[at + 5] = sure / 10.0
    x[at + 6] = min(g.cash[seat], 15) / 10.0
    x[at + 7] = min(g.cash[seat], 40) / 10.0
    x[at + 8] = g.cash[seat] / 10.0
    x[at + 9] = lead(float(g.members[seat] - most), HALF_MEMBERS)
    x[at + 10] = lead(float(g.members[seat] - second), HALF_MEMBERS)
    return 11


@rule
def supply_features(f: Figures, g: Position, seat: int, x: Any, at: int) -> None:
    """Contributions and cards not used yet, pieces in supply, the others' money."""
    gifts, gift_cards, cards, votes, up, down, money = 0, 0, 0, 0, 0, 0, 0
    for card in range(GIFTS):
        if g.gift[seat, card] == 1:
            gifts += f.gift_amount[card]
            gift_cards += 1
    for card in range(CABINET):
        if g.cabinet[seat, card] == 1:
            cards += 1
            votes += f.cabinet_votes[card]
            up += f.cabinet_up[card]
            down += f.cabinet_down[card]
    for other in range(g.parties):
        if other != seat:
            money += g.cash[other]
    x[at] = gifts / 50.0
    x[at + 1] = float(gift_cards)
    x[at + 2] = votes / 5.0
    x[at + 3] = float(up)
    x[at + 4] = float(down)
    x[at + 5] = cards / 3.0
    x[at + 6] = float(g.tiles[seat])
    x[at + 7] = g.cubes[seat] / 10.0
    x[at + 8] = g.markers[seat] / 4.0
    x[at + 9] = money / (10.0 * (g.parties - 1))
    x[at + 10] = 1.0


ESTIMATE = Estimate(clock, reopen, stage, features, NAMES, stages=STATES, horizon=2, file=FILE)
