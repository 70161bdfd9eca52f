"""Greedy policy for Helvetiq: looks one step ahead, weighs the gain and cost of every option, and takes the best.

It obtains cards until the gain from playing exceeds that from obtaining; then it plays everything that gains something, the best
first. It sees only an observation (`o`); ties are broken by the bot's own chance.
"""

from __future__ import annotations

from ....core.chance import CHOICE, Chance, roll
from ....core.layout import Grid
from ....core.loops import legal
from ....core.rule import rule
from ..options import (
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
from ..position import BY_PROPOSAL, COLOURS, DIE, FACES, NO, PLAYERS, YES, Figures, Position
from ..rules.elections import full_price, means
from ..rules.obtain import office_cards
from .greedy_weights import Weights
from .special_worth import demotion_worth, exchange_worth, level_worth, playing_gain
from .worth import (
    acceptance,
    applying_gain,
    applying_gains,
    best_changes,
    card_worth,
    change_worth,
    election_gain,
    joker_worth,
    kind_worth,
    named_worth,
    note_squares,
    public_score,
)

NO_REFERENDUM = (100, 75, 56, 42)  # chance in hundredths, by number of laws proposed: a quarter of the cards are REFERENDUMs
MANY = 1 << 30


@rule
def greedy(f: Figures, w: Weights, o: Position, b: Chance, seat: int, out: Grid) -> int:
    """The option worth most; a random one of several equals."""
    n = legal(f, o, seat, out)
    if n == 1:
        return out[0]
    kind = o.ask
    if kind == TURN or kind == LAST_ACTION or kind == TACIT:
        note_squares(f, w, o, seat, out)
    if kind == TURN and o.acted == 0 and turn_gain(f, w, o, seat, out, n) <= w.patience * obtaining_worth(f, w, o, seat) // 100:
        return OBTAIN
    best, chosen, alike = -MANY, -1, 0
    for i in range(n):
        worth = option_worth(f, w, o, seat, out, out[i])
        if worth > best:
            best, chosen, alike = worth, out[i], 1
        elif worth == best:
            alike += 1
            if roll(b, CHOICE, alike) == 0:
                chosen = out[i]
    return chosen


@rule
def option_worth(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, option: int) -> int:
    """The net worth of an option of the seat's decision."""
    kind = o.ask
    if kind == TURN or kind == LAST_ACTION:
        return action_gain(f, w, o, seat, notes, option)
    if kind == FIRST_BALLOT:
        return ballot_worth(f, w, o, seat, option)
    if kind == NAMING:
        return naming_worth(f, w, o, seat, option)
    if kind == TACIT:
        return election_gain(f, w, o, seat, notes, option - ELECT, 0)
    if kind == LEVEL_CHOICE:
        return level_worth(f, w, o, seat, o.effect, option - CHOOSE_LEVEL)
    if kind == EXCHANGING:
        return exchange_worth(f, w, o, seat, option - EXCHANGE)
    if kind == SEAT_CHOICE:
        return 2 * o.hand_size[option - CHOOSE_SEAT] + public_score(f, o, option - CHOOSE_SEAT)
    if kind == TAKING:
        return kind_worth(f, w, o, seat, option - TAKE)
    if kind == DEMOTING:
        return demotion_worth(f, w, o, (option - DEMOTE) // PLAYERS, (option - DEMOTE) % PLAYERS)
    return paying_worth(f, w, o, seat, option)


@rule
def paying_worth(f: Figures, w: Weights, o: Position, seat: int, option: int) -> int:
    """What a card pays, less its own worth. Favours cards of the own colour where they count double, others for the rest."""
    card, pays = card_worth(f, w, o), 1
    if o.ask == PAYING_ELECTION and (option >= JOKER or (option - PAY) // FACES == o.colour[seat]):
        pays = min(o.due, f.own_colour)
    if option >= JOKER:
        return pays * card - joker_worth(f, w, o)
    return pays * card - kind_worth(f, w, o, seat, option - PAY)


# A turn


@rule
def obtaining_worth(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The worth of obtaining: cards from the die and from the player's offices, and a special card from an open drawer."""
    pips = 0
    for side in range(DIE):
        pips += f.die[side]
    card = card_worth(f, w, o)
    worth = card * pips // DIE + card * office_cards(f, o, seat)
    if o.drawer < f.drawers and f.open_drawer[o.drawer + 1] == 1:
        worth += card
    return worth


@rule
def turn_gain(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, n: int) -> int:
    """The approximate gain from playing this turn: laws that judges can apply, elections as long as the cards last, the best
    change of laws, special cards. The options are the first `n` of `notes`."""
    change, cards = 0, 0
    for i in range(n):
        if PROPOSE <= notes[i] < PLAY:
            change = max(change, action_gain(f, w, o, seat, notes, notes[i]))
        elif notes[i] >= PLAY:
            cards += max(0, action_gain(f, w, o, seat, notes, notes[i]))
    return applying_gains(f, w, o, seat) + elections_gain(f, w, o, seat, notes, n) + change + cards


@rule
def elections_gain(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, n: int) -> int:
    """The gain from the best elections that the hand can pay for together, each valued on its own."""
    gain, last, purse = 0, MANY, means(f, o, seat)
    for _ in range(w.elections):
        best, price = 0, 0
        for i in range(n):
            if ELECT <= notes[i] < PROPOSE:
                cost = max(0, full_price(f, o, seat, notes[i] - ELECT) - o.bus)
                one = election_gain(f, w, o, seat, notes, notes[i] - ELECT, cost)
                if best < one < last and cost <= purse:
                    best, price = one, cost
        if best == 0:
            break
        gain, last, purse = gain + best, best, purse - price
    return gain


@rule
def action_gain(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, option: int) -> int:
    """The gain from an action of a turn, less the cards it takes. Ending the turn gains nothing."""
    if option == PASS:
        return 0
    if option < OBTAIN:
        return applying_gain(f, w, o, seat, (option - APPLY) // COLOURS, (option - APPLY) % COLOURS)
    if option == OBTAIN:
        return -MANY  # weighed already, in `greedy`
    if option < PROPOSE:
        route = option - ELECT
        return election_gain(f, w, o, seat, notes, route, max(0, full_price(f, o, seat, route) - o.bus))
    if option < INITIATIVE:
        level = option - PROPOSE
        changes = best_changes(f, w, o, seat, level)
        certain = NO_REFERENDUM[1]
        return (
            changes * (certain + (100 - certain) * acceptance(w, o, seat) // 100) // 100 - card_worth(f, w, o) * w.changing // 100
        )
    if option < PLAY:
        level = option - INITIATIVE
        changes = best_changes(f, w, o, seat, level)
        return changes * acceptance(w, o, seat) // 100 - f.initiative_cards[level] * card_worth(f, w, o) * w.changing // 100
    return playing_gain(f, w, o, seat, notes, option - PLAY)


# Changing laws


@rule
def naming_worth(f: Figures, w: Weights, o: Position, seat: int, option: int) -> int:
    """The worth of all replacements named, including this one. Each further one makes a referendum more likely."""
    named, worth = 0, named_worth(f, w, o, seat)
    for colour in range(COLOURS):
        named += o.going[colour]
    if option != PASS:
        going, coming = (option - REPLACE) // COLOURS, (option - REPLACE) % COLOURS
        worth += change_worth(f, w, o, seat, o.level, going, coming)
        named += 1
    if o.manner == BY_PROPOSAL:
        certain = NO_REFERENDUM[named]
        worth = worth * (certain + (100 - certain) * acceptance(w, o, seat) // 100) // 100
    return worth


@rule
def ballot_worth(f: Figures, w: Weights, o: Position, seat: int, option: int) -> int:
    """The worth of a ballot to the player: YES or NO by the worth of what was named, otherwise the cheapest card. The first
    ballot is compulsory and its voter draws a card; the second costs a card."""
    if option == PASS:
        return 0
    kind = option - BALLOT
    swing, stake = 0, named_worth(f, w, o, seat)
    if kind % FACES == YES:
        swing = stake * w.vote_power // 100
    elif kind % FACES == NO:
        swing = -stake * w.vote_power // 100
    return swing - kind_worth(f, w, o, seat, kind)
