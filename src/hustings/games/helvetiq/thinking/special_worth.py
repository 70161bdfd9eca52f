"""The worth of special cards to a greedy player: that of the effect, less what the card is worth as a joker or later."""

from __future__ import annotations

from ....core.contract import OK
from ....core.layout import Grid
from ....core.rule import rule
from ..options import PAIRS
from ..position import (
    CAMPAIGN_BUS,
    COALITION,
    COLOURS,
    DECREE,
    E2,
    EARLY_DEADLINE,
    EXTRA_SESSION,
    FEDERALISM,
    GRASS_ROOTS,
    L2,
    LEVELS,
    PARTY_LEVY,
    PARTY_ROW,
    POWERS,
    PRESS_LEAK,
    RECESS,
    ROUTES,
    RUMOUR,
    SIGNATURE_DRIVE,
    TACIT_ELECTION,
    URGENCY_CLAUSE,
    Figures,
    Position,
)
from ..rules.elections import election_refusal, full_price, tacit_refusal
from ..rules.scoring import laws_of, red_points
from ..rules.special import demotion_refusal, exchange_refusal, higher_level, level_refusal, lower_level
from .greedy_weights import Weights
from .worth import (
    POINT,
    acceptance,
    applying_gains,
    best_change,
    best_changes,
    card_worth,
    change_worth,
    election_gain,
    joker_worth,
    law_worth,
    public_score,
    turns_left,
)


@rule
def level_worth(f: Figures, w: Weights, o: Position, seat: int, card: int, level: int) -> int:
    """The worth of a level for a special card that changes laws or protects them."""
    if card == RECESS:
        return laws_of(o, seat, level) * law_worth(f, w, o, seat, level, o.colour[seat]) // 10
    if card == DECREE:
        return best_change(f, w, o, seat, level)
    if card == SIGNATURE_DRIVE:
        return best_changes(f, w, o, seat, level) * min(100, acceptance(w, o, seat) + w.vote_power) // 100
    return best_changes(f, w, o, seat, level)


@rule
def best_level(f: Figures, w: Weights, o: Position, seat: int, card: int) -> int:
    """The worth of the best level for such a card."""
    best = 0
    for level in range(LEVELS):
        if level_refusal(o, seat, card, level) == OK:
            best = max(best, level_worth(f, w, o, seat, card, level))
    return best


@rule
def exchange_worth(f: Figures, w: Weights, o: Position, seat: int, exchange: int) -> int:
    """Federalism: the worth of moving each law to the other's level."""
    pair, lower, higher = exchange // (COLOURS * COLOURS), exchange // COLOURS % COLOURS, exchange % COLOURS
    return change_worth(f, w, o, seat, lower_level(pair), lower, higher) + change_worth(
        f, w, o, seat, higher_level(pair), higher, lower
    )


@rule
def best_exchange(f: Figures, w: Weights, o: Position, seat: int) -> int:
    best = 0
    for exchange in range(PAIRS * COLOURS * COLOURS):
        pair, lower, higher = exchange // (COLOURS * COLOURS), exchange // COLOURS % COLOURS, exchange % COLOURS
        if exchange_refusal(o, seat, pair, lower, higher) == OK:
            best = max(best, exchange_worth(f, w, o, seat, exchange))
    return best


@rule
def demotion_worth(f: Figures, w: Weights, o: Position, power: int, other: int) -> int:
    """Party row: a share of what the pawn loses, and a little more for a player who is ahead."""
    square = L2 if power == 0 else E2
    lost = POINT * (f.points[square] - f.points[square - POWERS]) + card_worth(f, w, o)
    return lost * w.rivals // (100 * (o.players - 1)) + public_score(f, o, other)


@rule
def best_demotion(f: Figures, w: Weights, o: Position, seat: int) -> int:
    best = 0
    for other in range(o.players):
        for power in range(2):
            if demotion_refusal(f, o, seat, power, other) == OK:
                best = max(best, demotion_worth(f, w, o, power, other))
    return best


@rule
def best_tacit(f: Figures, w: Weights, o: Position, seat: int, notes: Grid) -> int:
    best = 0
    for route in range(ROUTES):
        if tacit_refusal(f, o, seat, route) == OK:
            best = max(best, election_gain(f, w, o, seat, notes, route, 0))
    return best


@rule
def best_election(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, surcharge: bool, less: int) -> int:
    """The gain from the best election now, with or without surcharge and `less` cards cheaper."""
    best = 0
    for route in range(ROUTES):
        if election_refusal(f, o, seat, route) == OK:
            price = full_price(f, o, seat, route) if surcharge else f.price[route]
            best = max(best, election_gain(f, w, o, seat, notes, route, max(0, price - less)))
    return best


@rule
def rivals_with_cards(o: Position, seat: int) -> int:
    rivals = 0
    for other in range(o.players):
        if other != seat and o.hand_size[other] > 0:
            rivals += 1
    return rivals


@rule
def playing_gain(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, card: int) -> int:
    """The gain from playing a special card, less its worth if kept: for a red card on a better board, for others as a joker."""
    if card >= GRASS_ROOTS:
        return POINT * red_points(f, o, seat, card) - w.red_later * min(turns_left(f, o), 300) // 300
    one = card_worth(f, w, o)
    worth = f.special_draws[card] * one
    if card == PARTY_LEVY:
        worth += rivals_with_cards(o, seat) * one * 4 // 3
    elif card == PRESS_LEAK:
        worth += f.leak_takes * one * 3 // 2
    elif card == TACIT_ELECTION:
        worth += best_tacit(f, w, o, seat, notes)
    elif card == COALITION:
        worth += best_election(f, w, o, seat, notes, False, 0) - best_election(f, w, o, seat, notes, True, 0)
    elif card == CAMPAIGN_BUS:
        worth += best_election(f, w, o, seat, notes, True, f.bus_discount) - best_election(f, w, o, seat, notes, True, 0)
    elif card == URGENCY_CLAUSE or card == SIGNATURE_DRIVE or card == DECREE or card == RECESS:
        worth += best_level(f, w, o, seat, card)
    elif card == EXTRA_SESSION:
        worth += applying_gains(f, w, o, seat) // 2
    elif card == FEDERALISM:
        worth += best_exchange(f, w, o, seat)
    elif card == EARLY_DEADLINE:
        worth += deadline_worth(f, w, o, seat)
    elif card == RUMOUR:
        worth += rivals_with_cards(o, seat) * one * w.rivals // (100 * (o.players - 1))
    elif card == PARTY_ROW:
        worth += best_demotion(f, w, o, seat)
    return worth - joker_worth(f, w, o)


@rule
def deadline_worth(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The worth of a shorter game, which is good for the player ahead."""
    ahead = public_score(f, o, seat)
    for other in range(o.players):
        if other != seat:
            ahead = min(ahead, public_score(f, o, seat) - public_score(f, o, other))
    return w.lead * ahead
