"""3.2 E Special cards: the effect of each when played for it. As jokers they pay like vote cards."""

from __future__ import annotations

from ....core.chance import SEEN, SHOWN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import (
    CHOOSE_LEVEL,
    CHOOSE_SEAT,
    DEMOTE,
    DEMOTING,
    ELECT,
    EXCHANGE,
    EXCHANGING,
    LEVEL_CHOICE,
    PAIRS,
    PASS,
    SEAT_CHOICE,
    TACIT,
    TAKE,
    TAKING,
)
from ..position import (
    BERN,
    BY_DECREE,
    BY_SIGNATURES,
    BY_URGENCY,
    CAMPAIGN_BUS,
    CANTON,
    COALITION,
    COLOURS,
    DECREE,
    E2,
    EARLY_DEADLINE,
    EXTRA_SESSION,
    FEDERALISM,
    GRASS_ROOTS,
    KINDS,
    L2,
    LAWS_THERE,
    LEVELS,
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
    Figures,
    Position,
)
from ..refusals import (
    ALREADY_LAUNCHED,
    AT_THE_END,
    LAWS_AT_REST,
    MUST_CHOOSE,
    NO_CARDS_THERE,
    NO_CHAIR,
    NO_CHANGE,
    NO_ELECTION,
    NO_EXCHANGE,
    NO_LAW,
    NO_LEVEL,
    NO_PAWN_THERE,
    NO_SUCH_SEAT,
    NOBODY_HAS_CARDS,
    NOBODY_TO_MOVE,
    NOT_HELD,
    NOT_IN_HAND,
    NOT_IN_LEGISLATURE,
    NOT_THE_CONFEDERATION,
    OWN_SEAT,
    THREE_ALIKE,
)
from .cards import any_of_hand, discard, draw, hand_over
from .changing_laws import at_rest, begin_naming, change_refusal, sits_in_legislature
from .elections import move, tacit_refusal
from .obtain import advance
from .scoring import RED_CARDS, red_points
from .special_deck import discard_special
from .table import after, ask, chair_free, clear_action


@rule
def seat_refusal(g: Position, seat: int, other: int) -> int:
    """Press leak: an opponent with vote cards."""
    if other >= g.players:
        return NO_SUCH_SEAT
    if other == seat:
        return OWN_SEAT
    return OK if g.hand_size[other] > 0 else NO_CARDS_THERE


@rule
def level_refusal(g: Position, seat: int, card: int, level: int) -> int:
    """Where an urgency clause, a signature drive, a decree or a recess may be used."""
    if card == RECESS:
        return OK
    if card == URGENCY_CLAUSE and not sits_in_legislature(g, seat, level):
        return NOT_IN_LEGISLATURE
    if card == SIGNATURE_DRIVE and g.launched[level] == 1:  # a drive is the level's initiative of this turn (3.2-s)
        return ALREADY_LAUNCHED
    if card == DECREE and level > CANTON:
        return NOT_THE_CONFEDERATION
    return change_refusal(g, seat, level)


@rule
def lower_level(pair: int) -> int:
    """The lower level of a pair of levels: commune, commune, canton."""
    return pair // 2


@rule
def higher_level(pair: int) -> int:
    """The higher level of a pair of levels: canton, confederation, confederation."""
    return min(pair + 1, LEVELS - 1)


@rule
def exchange_refusal(g: Position, seat: int, pair: int, lower: int, higher: int) -> int:
    """Federalism: two laws of different colours on two levels, neither at rest, and never three of a colour afterwards."""
    low, high = lower_level(pair), higher_level(pair)
    if g.laws[low, lower] == 0 or g.laws[high, higher] == 0:
        return NO_LAW
    if lower == higher:
        return NO_CHANGE
    if at_rest(g, seat, low) or at_rest(g, seat, high):
        return LAWS_AT_REST
    return THREE_ALIKE if g.laws[low, higher] + 1 == LAWS_THERE or g.laws[high, lower] + 1 == LAWS_THERE else OK


@rule
def demotion_refusal(f: Figures, g: Position, seat: int, power: int, other: int) -> int:
    """Party row: an opposing pawn of the canton's legislature or executive; the commune's executive needs a chair (3.2-r)."""
    if other >= g.players:
        return NO_SUCH_SEAT
    if other == seat:
        return OWN_SEAT
    square = L2 if power == 0 else E2
    if g.pawns[square, other] == 0:
        return NO_PAWN_THERE
    return OK if chair_free(f, g, square - POWERS) else NO_CHAIR


@rule
def nobody_has_cards(g: Position, seat: int) -> bool:
    for other in range(g.players):
        if other != seat and g.hand_size[other] > 0:
            return False
    return True


@rule
def effect_refusal(f: Figures, g: Position, seat: int, card: int) -> int:
    """An effect that is aimed at something needs a target (3.2-o). All others may be played to no effect."""
    if card == PARTY_LEVY or card == PRESS_LEAK:
        return NOBODY_HAS_CARDS if nobody_has_cards(g, seat) else OK
    if card == TACIT_ELECTION:
        for route in range(ROUTES):
            if tacit_refusal(f, g, seat, route) == OK:
                return OK
        return NO_ELECTION
    if card == URGENCY_CLAUSE or card == SIGNATURE_DRIVE or card == DECREE:
        for level in range(LEVELS):
            if level_refusal(g, seat, card, level) == OK:
                return OK
        return NO_LEVEL
    if card == FEDERALISM:
        for pair in range(PAIRS):
            for lower in range(COLOURS):
                for higher in range(COLOURS):
                    if exchange_refusal(g, seat, pair, lower, higher) == OK:
                        return OK
        return NO_EXCHANGE
    if card == PARTY_ROW:
        for other in range(g.players):
            if demotion_refusal(f, g, seat, 0, other) == OK or demotion_refusal(f, g, seat, 1, other) == OK:
                return OK
        return NOBODY_TO_MOVE
    return OK


@rule
def playing_refusal(f: Figures, g: Position, seat: int, card: int) -> int:
    """A card the player holds, but not an end card (3.2.12, 3.2-v)."""
    if g.special[seat, card] == 0:
        return NOT_HELD
    return AT_THE_END if card >= BERN else effect_refusal(f, g, seat, card)


@rule
def playing_apply(f: Figures, g: Position, c: Chance, seat: int, card: int) -> None:
    """Discard the card and carry out its effect. If that takes a choice, the choice is asked for next."""
    reveal(c, SHOWN)
    discard_special(g, seat, card)
    g.asked = 0
    if card >= GRASS_ROOTS:
        g.points[seat, RED_CARDS] += red_points(f, g, seat, card)
    elif card == PARTY_LEVY:
        levy(g, c, seat)
    elif card == PRESS_LEAK:
        begin_effect(g, seat, card, SEAT_CHOICE)
    elif card == TACIT_ELECTION:
        begin_effect(g, seat, card, TACIT)
    elif card == COALITION:
        g.coalition = 1
    elif card == CAMPAIGN_BUS:
        g.bus += f.bus_discount
    elif card == EXTRA_SESSION:
        g.session = 1
    elif card == URGENCY_CLAUSE or card == SIGNATURE_DRIVE or card == DECREE or card == RECESS:
        begin_effect(g, seat, card, LEVEL_CHOICE)
    elif card == FEDERALISM:
        begin_effect(g, seat, card, EXCHANGING)
    elif card == EARLY_DEADLINE:
        advance(f, g, c)
    elif card == RUMOUR:
        spread_rumour(g, c, seat)
    elif card == PARTY_ROW:
        begin_effect(g, seat, card, DEMOTING)
    draw(g, c, seat, f.special_draws[card])


@rule
def begin_effect(g: Position, seat: int, card: int, kind: int) -> None:
    g.effect = card
    ask(g, seat, kind)


@rule
def levy(g: Position, c: Chance, seat: int) -> None:
    """Party levy: take a random card from each opponent who has one, in turn order (3.2-p)."""
    for place in range(1, g.players):
        other = after(g, seat, place)
        if g.hand_size[other] > 0:
            hand_over(g, other, seat, any_of_hand(g, c, other))


@rule
def spread_rumour(g: Position, c: Chance, seat: int) -> None:
    """Rumour: each opponent who has a card discards one at random, in turn order (3.2-p)."""
    for place in range(1, g.players):
        other = after(g, seat, place)
        if g.hand_size[other] > 0:
            discard(g, other, any_of_hand(g, c, other))


@rule
def seat_choice_refusal(g: Position, seat: int, option: int) -> int:
    if option == PASS:
        return MUST_CHOOSE
    if option < CHOOSE_SEAT or option >= CHOOSE_SEAT + PLAYERS:
        return NO_SUCH_OPTION
    return seat_refusal(g, seat, option - CHOOSE_SEAT)


@rule
def seat_choice_apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    """Press leak: look at the whole hand, then take the number of cards stated, or all if there are fewer (3.2-q)."""
    reveal(c, SEEN)
    g.target = option - CHOOSE_SEAT
    for kind in range(KINDS):
        g.known[seat, g.target, kind] = g.hand[g.target, kind]
    g.taking = min(f.leak_takes, g.hand_size[g.target])
    ask(g, seat, TAKING)


@rule
def taking_refusal(g: Position, seat: int, option: int) -> int:
    """Press leak: a card of the hand being looked at."""
    if option == PASS:
        return MUST_CHOOSE
    if option < TAKE or option >= TAKE + KINDS:
        return NO_SUCH_OPTION
    return OK if g.known[seat, g.target, option - TAKE] > 0 else NOT_IN_HAND


@rule
def taking_apply(g: Position, c: Chance, seat: int, option: int) -> None:
    """Press leak: take a card; its owner sees which it was (3.2-p)."""
    reveal(c, SHOWN)
    hand_over(g, g.target, seat, option - TAKE)
    g.taking -= 1
    if g.taking == 0:
        clear_action(g)
        g.asked = 0


@rule
def tacit_choice_refusal(f: Figures, g: Position, seat: int, option: int) -> int:
    if option == PASS:
        return MUST_CHOOSE
    if option < ELECT or option >= ELECT + ROUTES:
        return NO_SUCH_OPTION
    return tacit_refusal(f, g, seat, option - ELECT)


@rule
def tacit_apply(f: Figures, g: Position, seat: int, option: int) -> None:
    """Tacit election: nothing is paid, so a campaign bus waits for another election (3.2-m)."""
    move(f, g, seat, option - ELECT)


@rule
def level_choice_refusal(g: Position, seat: int, option: int) -> int:
    if option == PASS:
        return MUST_CHOOSE
    if option < CHOOSE_LEVEL or option >= CHOOSE_LEVEL + LEVELS:
        return NO_SUCH_OPTION
    return level_refusal(g, seat, g.effect, option - CHOOSE_LEVEL)


@rule
def level_choice_apply(g: Position, seat: int, option: int) -> None:
    """Choose a level: a recess begins there (3.2-t); for the other cards the player names laws next."""
    level = option - CHOOSE_LEVEL
    if g.effect == RECESS:
        g.recess[seat] = level
        clear_action(g)
        g.asked = 0
        return
    g.level = level
    if g.effect == DECREE:
        g.manner = BY_DECREE
        begin_naming(g, seat, 1)
        return
    if g.effect == SIGNATURE_DRIVE:
        g.manner = BY_SIGNATURES
        g.launched[level] = 1
    else:
        g.manner = BY_URGENCY
    begin_naming(g, seat, LAWS_THERE)


@rule
def exchanging_refusal(g: Position, seat: int, option: int) -> int:
    if option == PASS:
        return MUST_CHOOSE
    if option < EXCHANGE or option >= EXCHANGE + PAIRS * COLOURS * COLOURS:
        return NO_SUCH_OPTION
    rest = option - EXCHANGE
    return exchange_refusal(g, seat, rest // (COLOURS * COLOURS), rest // COLOURS % COLOURS, rest % COLOURS)


@rule
def exchanging_apply(g: Position, option: int) -> None:
    rest = option - EXCHANGE
    pair = rest // (COLOURS * COLOURS)
    low, high = lower_level(pair), higher_level(pair)
    carry_law(g, low, high, rest // COLOURS % COLOURS)
    carry_law(g, high, low, rest % COLOURS)
    clear_action(g)
    g.asked = 0


@rule
def carry_law(g: Position, start: int, there: int, colour: int) -> None:
    """Move a law to another level: one applied this turn if there is one, and it stays applied (3.2-i)."""
    g.laws[start, colour] -= 1
    g.laws[there, colour] += 1
    if g.applied[start, colour] > 0:
        g.applied[start, colour] -= 1
        g.applied[there, colour] += 1


@rule
def demoting_refusal(f: Figures, g: Position, seat: int, option: int) -> int:
    if option == PASS:
        return MUST_CHOOSE
    if option < DEMOTE or option >= DEMOTE + 2 * PLAYERS:
        return NO_SUCH_OPTION
    return demotion_refusal(f, g, seat, (option - DEMOTE) // PLAYERS, (option - DEMOTE) % PLAYERS)


@rule
def demoting_apply(g: Position, option: int) -> None:
    square = L2 if (option - DEMOTE) // PLAYERS == 0 else E2
    other = (option - DEMOTE) % PLAYERS
    g.pawns[square, other] -= 1
    g.pawns[square - POWERS, other] += 1
    clear_action(g)
    g.asked = 0
