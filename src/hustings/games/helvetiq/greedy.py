"""A greedy policy: looks one step ahead, weighs every option by what it brings and costs, and takes the best.

A turn is for obtaining cards until what could be played is worth more than the cards given up; then everything that gains
something is played, the best first. It sees an observation only (`o`), and ties are broken by the bot's own chance.
"""

from __future__ import annotations

from ...core.chance import CHOICE, Chance, roll
from ...core.contract import OK
from ...core.layout import Grid
from ...core.loops import legal
from ...core.rule import rule
from .options import (
    APPLY,
    BALLOT,
    CHOOSE_LEVEL,
    CHOOSE_SEAT,
    DEMOTE,
    DEMOTING,
    ELECT,
    EXCHANGE,
    EXCHANGING,
    FIRST_BALLOT,
    INITIATIVE,
    JOKER,
    LAST_ACTION,
    LEVEL_CHOICE,
    NAMING,
    OBTAIN,
    PAIRS,
    PASS,
    PAY,
    PAYING_ELECTION,
    PLAY,
    PROPOSE,
    REPLACE,
    SEAT_CHOICE,
    TACIT,
    TAKE,
    TAKING,
    TURN,
)
from .position import (
    BY_PROPOSAL,
    CAMPAIGN_BUS,
    COALITION,
    COLOURS,
    DECREE,
    DIE,
    E2,
    EARLY_DEADLINE,
    EXTRA_SESSION,
    FACES,
    FEDERALISM,
    GRASS_ROOTS,
    JUDICIARY,
    L2,
    LEVELS,
    NO,
    PARTY_LEVY,
    PARTY_ROW,
    PLAYERS,
    POWERS,
    PRESS_LEAK,
    RECESS,
    ROUTES,
    RUMOUR,
    SIGNATURE_DRIVE,
    TACIT_ELECTION,
    URGENCY_CLAUSE,
    YES,
    Figures,
    Position,
)
from .rules.elections import election_refusal, full_price, means, tacit_refusal
from .rules.laws import applying_refusal
from .rules.obtain import office_cards
from .rules.scoring import laws_of, red_points
from .rules.special import demotion_refusal, exchange_refusal, higher_level, level_refusal, lower_level
from .rules.table import square_of
from .worth import (
    POINT,
    RIVALS,
    acceptance,
    applied_worth,
    best_change,
    best_changes,
    card_worth,
    change_worth,
    cheapest_of_colour,
    election_gain,
    kind_worth,
    law_worth,
    named_worth,
    note_squares,
    public_score,
    turns_left,
)

# Weights
PATIENCE = 100  # what must be gained to play instead of obtaining, in hundredths of the cards given up
JOKER_CARDS = 170  # what a joker is worth, in hundredths of a card
RED_LATER = 280  # what a red card is worth that is kept for later, early in the game
NO_REFERENDUM = (100, 75, 56, 42)  # by the number of laws proposed, in hundredths: a quarter of the cards are REFERENDUMs
VOTE_POWER = 22  # how much likelier one more ballot makes it, in hundredths
ELECTIONS = 4  # looked at together when a turn is weighed
LEAD = 5  # a point ahead when the end comes nearer
MANY = 1 << 30


@rule
def greedy(f: Figures, o: Position, b: Chance, seat: int, out: Grid) -> int:
    """The best option by its worth; one of the best, if several are."""
    n = legal(f, o, seat, out)
    if n == 1:
        return out[0]
    kind = o.ask
    if kind == TURN or kind == LAST_ACTION or kind == TACIT:
        note_squares(f, o, seat, out)
    if kind == TURN and o.acted == 0 and turn_gain(f, o, seat, out, n) <= PATIENCE * obtaining_worth(f, o, seat) // 100:
        return OBTAIN
    best, chosen, alike = -MANY, -1, 0
    for i in range(n):
        worth = option_worth(f, o, seat, out, out[i])
        if worth > best:
            best, chosen, alike = worth, out[i], 1
        elif worth == best:
            alike += 1
            if roll(b, CHOICE, alike) == 0:
                chosen = out[i]
    return chosen


@rule
def option_worth(f: Figures, o: Position, seat: int, w: Grid, option: int) -> int:
    """What an option of the decision before the seat brings, its costs taken off."""
    kind = o.ask
    if kind == TURN or kind == LAST_ACTION:
        return action_gain(f, o, seat, w, option)
    if kind == FIRST_BALLOT:
        return ballot_worth(f, o, seat, option)
    if kind == NAMING:
        return naming_worth(f, o, seat, option)
    if kind == TACIT:
        return election_gain(f, o, seat, w, option - ELECT, 0)
    if kind == LEVEL_CHOICE:
        return level_worth(f, o, seat, o.effect, option - CHOOSE_LEVEL)
    if kind == EXCHANGING:
        return exchange_worth(f, o, seat, option - EXCHANGE)
    if kind == SEAT_CHOICE:
        return 2 * o.hand_size[option - CHOOSE_SEAT] + public_score(f, o, option - CHOOSE_SEAT)
    if kind == TAKING:
        return kind_worth(f, o, seat, option - TAKE)
    if kind == DEMOTING:
        return demotion_worth(f, o, (option - DEMOTE) // PLAYERS, (option - DEMOTE) % PLAYERS)
    return paying_worth(f, o, seat, option)


@rule
def paying_worth(f: Figures, o: Position, seat: int, option: int) -> int:
    """What a card pays, less what it is worth: cards of the own colour where they count double, others for the rest."""
    card, pays = card_worth(f, o), 1
    if o.ask == PAYING_ELECTION and (option >= JOKER or (option - PAY) // FACES == o.colour[seat]):
        pays = min(o.due, f.own_colour)
    if option >= JOKER:
        return pays * card - joker_worth(f, o)
    return pays * card - kind_worth(f, o, seat, option - PAY)


@rule
def joker_worth(f: Figures, o: Position) -> int:
    return JOKER_CARDS * card_worth(f, o) // 100


# A turn


@rule
def obtaining_worth(f: Figures, o: Position, seat: int) -> int:
    """3.1: the cards of the die and of one's offices, and a special card from an open drawer."""
    pips = 0
    for side in range(DIE):
        pips += f.die[side]
    card = card_worth(f, o)
    worth = card * pips // DIE + card * office_cards(f, o, seat)
    if o.drawer < f.drawers and f.open_drawer[o.drawer + 1] == 1:
        worth += card
    return worth


@rule
def turn_gain(f: Figures, o: Position, seat: int, w: Grid, n: int) -> int:
    """About what could be gained by playing this turn: laws that judges can apply, elections as long as the cards last, the best
    change of laws, special cards. The options are the first `n` of `w`."""
    change, cards = 0, 0
    for i in range(n):
        if PROPOSE <= w[i] < PLAY:
            change = max(change, action_gain(f, o, seat, w, w[i]))
        elif w[i] >= PLAY:
            cards += max(0, action_gain(f, o, seat, w, w[i]))
    return applying_gains(f, o, seat) + elections_gain(f, o, seat, w, n) + change + cards


@rule
def applying_gains(f: Figures, o: Position, seat: int) -> int:
    """What the judges could gain by applying one law each, about: the mean where there are more laws than judges."""
    gain = 0
    for level in range(LEVELS):
        laws, total = 0, 0
        judges = o.pawns[square_of(level, JUDICIARY), seat]
        for colour in range(COLOURS):
            if applying_refusal(o, seat, level, colour) == OK:
                one = applying_gain(f, o, seat, level, colour)
                if one > 0:
                    laws += 1
                    total += one
        if laws > 0:
            gain += total * min(laws, judges) // laws
    return gain


@rule
def elections_gain(f: Figures, o: Position, seat: int, w: Grid, n: int) -> int:
    """The best elections that the hand pays for together, each looked at by itself."""
    gain, last, purse = 0, MANY, means(f, o, seat)
    for _ in range(ELECTIONS):
        best, price = 0, 0
        for i in range(n):
            if ELECT <= w[i] < PROPOSE:
                cost = max(0, full_price(f, o, seat, w[i] - ELECT) - o.bus)
                one = election_gain(f, o, seat, w, w[i] - ELECT, cost)
                if best < one < last and cost <= purse:
                    best, price = one, cost
        if best == 0:
            break
        gain, last, purse = gain + best, best, purse - price
    return gain


@rule
def action_gain(f: Figures, o: Position, seat: int, w: Grid, option: int) -> int:
    """What an action of 3.2 brings, less the cards it takes. Ending the turn brings nothing."""
    if option == PASS:
        return 0
    if option < OBTAIN:
        return applying_gain(f, o, seat, (option - APPLY) // COLOURS, (option - APPLY) % COLOURS)
    if option == OBTAIN:
        return -MANY  # that was weighed before
    if option < PROPOSE:
        route = option - ELECT
        return election_gain(f, o, seat, w, route, max(0, full_price(f, o, seat, route) - o.bus))
    if option < INITIATIVE:
        level = option - PROPOSE
        changes = best_changes(f, o, seat, level)
        certain = NO_REFERENDUM[1]
        return changes * (certain + (100 - certain) * acceptance(o, seat) // 100) // 100 - card_worth(f, o)
    if option < PLAY:
        level = option - INITIATIVE
        changes = best_changes(f, o, seat, level)
        return changes * acceptance(o, seat) // 100 - f.initiative_cards[level] * card_worth(f, o)
    return playing_gain(f, o, seat, w, option - PLAY)


@rule
def applying_gain(f: Figures, o: Position, seat: int, level: int, colour: int) -> int:
    """3.2 B: less the least card of the colour, or a joker."""
    cost = cheapest_of_colour(f, o, seat, colour)
    return applied_worth(f, o, seat, level, colour) - (joker_worth(f, o) if cost < 0 else cost)


# Changing laws


@rule
def naming_worth(f: Figures, o: Position, seat: int, option: int) -> int:
    """What all that is named is worth with this replacement. Each more makes a referendum likelier."""
    named, worth = 0, named_worth(f, o, seat)
    for colour in range(COLOURS):
        named += o.going[colour]
    if option != PASS:
        going, coming = (option - REPLACE) // COLOURS, (option - REPLACE) % COLOURS
        worth += change_worth(f, o, seat, o.level, going, coming)
        named += 1
    if o.manner == BY_PROPOSAL:
        certain = NO_REFERENDUM[named]
        worth = worth * (certain + (100 - certain) * acceptance(o, seat) // 100) // 100
    return worth


@rule
def ballot_worth(f: Figures, o: Position, seat: int, option: int) -> int:
    """A ballot in one's own interest: YES or NO by what was named is worth, otherwise the card that is worth least. A first
    ballot must be cast, and whoever votes draws a card; a second costs one."""
    if option == PASS:
        return 0
    kind = option - BALLOT
    swing, stake = 0, named_worth(f, o, seat)
    if kind % FACES == YES:
        swing = stake * VOTE_POWER // 100
    elif kind % FACES == NO:
        swing = -stake * VOTE_POWER // 100
    return swing - kind_worth(f, o, seat, kind)


# Special cards


@rule
def level_worth(f: Figures, o: Position, seat: int, card: int, level: int) -> int:
    """A level for a special card that changes laws, or keeps them."""
    if card == RECESS:
        return laws_of(o, seat, level) * law_worth(f, o, seat, level, o.colour[seat]) // 10
    if card == DECREE:
        return best_change(f, o, seat, level)
    if card == SIGNATURE_DRIVE:
        return best_changes(f, o, seat, level) * min(100, acceptance(o, seat) + VOTE_POWER) // 100
    return best_changes(f, o, seat, level)


@rule
def best_level(f: Figures, o: Position, seat: int, card: int) -> int:
    """The worth of the best level for such a card."""
    best = 0
    for level in range(LEVELS):
        if level_refusal(o, seat, card, level) == OK:
            best = max(best, level_worth(f, o, seat, card, level))
    return best


@rule
def exchange_worth(f: Figures, o: Position, seat: int, exchange: int) -> int:
    """Federalism: each law on the other's level."""
    pair, lower, higher = exchange // (COLOURS * COLOURS), exchange // COLOURS % COLOURS, exchange % COLOURS
    return change_worth(f, o, seat, lower_level(pair), lower, higher) + change_worth(
        f, o, seat, higher_level(pair), higher, lower
    )


@rule
def best_exchange(f: Figures, o: Position, seat: int) -> int:
    best = 0
    for exchange in range(PAIRS * COLOURS * COLOURS):
        pair, lower, higher = exchange // (COLOURS * COLOURS), exchange // COLOURS % COLOURS, exchange % COLOURS
        if exchange_refusal(o, seat, pair, lower, higher) == OK:
            best = max(best, exchange_worth(f, o, seat, exchange))
    return best


@rule
def demotion_worth(f: Figures, o: Position, power: int, other: int) -> int:
    """Party row: what the pawn loses, a little more for who is ahead."""
    square = L2 if power == 0 else E2
    lost = POINT * (f.points[square] - f.points[square - POWERS]) + card_worth(f, o)
    return lost * RIVALS // (100 * (o.players - 1)) + public_score(f, o, other)


@rule
def best_demotion(f: Figures, o: Position, seat: int) -> int:
    best = 0
    for other in range(o.players):
        for power in range(2):
            if demotion_refusal(f, o, seat, power, other) == OK:
                best = max(best, demotion_worth(f, o, power, other))
    return best


@rule
def best_tacit(f: Figures, o: Position, seat: int, w: Grid) -> int:
    best = 0
    for route in range(ROUTES):
        if tacit_refusal(f, o, seat, route) == OK:
            best = max(best, election_gain(f, o, seat, w, route, 0))
    return best


@rule
def best_election(f: Figures, o: Position, seat: int, w: Grid, surcharge: bool, less: int) -> int:
    """The best election now, perhaps without surcharge, perhaps for less."""
    best = 0
    for route in range(ROUTES):
        if election_refusal(f, o, seat, route) == OK:
            price = full_price(f, o, seat, route) if surcharge else f.price[route]
            best = max(best, election_gain(f, o, seat, w, route, max(0, price - less)))
    return best


@rule
def rivals_with_cards(o: Position, seat: int) -> int:
    rivals = 0
    for other in range(o.players):
        if other != seat and o.hand_size[other] > 0:
            rivals += 1
    return rivals


@rule
def playing_gain(f: Figures, o: Position, seat: int, w: Grid, card: int) -> int:
    """A special card played, less what it is worth kept: red ones for a better board, the others as jokers."""
    if card >= GRASS_ROOTS:
        return POINT * red_points(f, o, seat, card) - RED_LATER * min(turns_left(f, o), 300) // 300
    one = card_worth(f, o)
    worth = f.special_draws[card] * one
    if card == PARTY_LEVY:
        worth += rivals_with_cards(o, seat) * one * 4 // 3
    elif card == PRESS_LEAK:
        worth += f.leak_takes * one * 3 // 2
    elif card == TACIT_ELECTION:
        worth += best_tacit(f, o, seat, w)
    elif card == COALITION:
        worth += best_election(f, o, seat, w, False, 0) - best_election(f, o, seat, w, True, 0)
    elif card == CAMPAIGN_BUS:
        worth += best_election(f, o, seat, w, True, f.bus_discount) - best_election(f, o, seat, w, True, 0)
    elif card == URGENCY_CLAUSE or card == SIGNATURE_DRIVE or card == DECREE or card == RECESS:
        worth += best_level(f, o, seat, card)
    elif card == EXTRA_SESSION:
        worth += applying_gains(f, o, seat) // 2
    elif card == FEDERALISM:
        worth += best_exchange(f, o, seat)
    elif card == EARLY_DEADLINE:
        worth += deadline_worth(f, o, seat)
    elif card == RUMOUR:
        worth += rivals_with_cards(o, seat) * one * RIVALS // (100 * (o.players - 1))
    elif card == PARTY_ROW:
        worth += best_demotion(f, o, seat)
    return worth - joker_worth(f, o)


@rule
def deadline_worth(f: Figures, o: Position, seat: int) -> int:
    """A shorter game is good for who is ahead."""
    ahead = public_score(f, o, seat)
    for other in range(o.players):
        if other != seat:
            ahead = min(ahead, public_score(f, o, seat) - public_score(f, o, other))
    return LEAD * ahead
