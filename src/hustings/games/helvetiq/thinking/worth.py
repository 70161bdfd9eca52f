"""The worth of things to a greedy player, in hundredths of a point: cards, squares, ways between squares, and laws.

Everything is computed from an observation `o` alone. `notes` is an array of options whose end, from `NOTES` on, holds the worth
of one more pawn on each square. That is computed once per decision, since every election needs it.
"""

from __future__ import annotations

from ....core.contract import OK
from ....core.layout import Grid
from ....core.rule import rule
from ..options import LAST_ACTION, OPTIONS
from ..position import (
    COLOURS,
    E3,
    EXECUTIVE,
    FACES,
    INITIATIVE_CARD,
    JUDICIARY,
    LAWS_THERE,
    LEGISLATURE,
    LEVELS,
    NOBODY,
    NONE,
    NOT_YET,
    PARTS,
    POWERS,
    ROUTES,
    SQUARES,
    YES,
    Figures,
    Position,
)
from ..rules.cards import held_of_colour, held_of_face
from ..rules.changing_laws import replacement_refusal
from ..rules.elections import full_price
from ..rules.laws import applying_refusal
from ..rules.scoring import pawns_in_power
from ..rules.table import on_square, square_of
from .greedy_weights import Weights

POINT = 100
NOTES = OPTIONS - SQUARES  # the end of the room for options, which no decision fills


@rule
def turns_left(f: Figures, o: Position) -> int:
    """How many more times a player will obtain cards, in hundredths."""
    if o.cause != NOT_YET:
        return 0
    return 100 * (f.drawers - o.drawer) // o.players


@rule
def card_worth(f: Figures, w: Weights, o: Position) -> int:
    """The worth of any vote card: little when the end is near."""
    if o.ask == LAST_ACTION:
        return 1
    return w.card_late + (w.card - w.card_late) * min(turns_left(f, o), w.card_turns) // w.card_turns


@rule
def kind_worth(f: Figures, w: Weights, o: Position, seat: int, kind: int) -> int:
    """The worth of a vote card of one kind, to decide which to keep."""
    colour, more = kind // FACES, 0
    if colour == o.colour[seat]:
        more += w.own_colour_card
    if o.aid[seat, colour] == 0:
        more += w.missing_colour
    for level in range(LEVELS):
        if o.laws[level, colour] > 0 and o.pawns[square_of(level, JUDICIARY), seat] > 0:
            more += w.wanted_colour
    if kind % FACES == INITIATIVE_CARD:
        more += w.initiative_face
    return card_worth(f, w, o) * (100 + more) // 100


@rule
def cheapest_of_colour(f: Figures, w: Weights, o: Position, seat: int, colour: int) -> int:
    """The worth of the cheapest card of a colour in the hand, or -1 if there is none."""
    least = -1
    for face in range(FACES):
        kind = FACES * colour + face
        if o.hand[seat, kind] > 0:
            worth = kind_worth(f, w, o, seat, kind)
            if least < 0 or worth < least:
                least = worth
    return least


@rule
def colours_missing(o: Position, seat: int) -> int:
    """The number of colours that the player has no applied card of."""
    missing = 0
    for colour in range(COLOURS):
        if o.aid[seat, colour] == 0:
            missing += 1
    return missing


@rule
def applied_worth(f: Figures, w: Weights, o: Position, seat: int, level: int, colour: int) -> int:
    """3.2.6 and 3.2.7: the worth of the steps, and of one more colour towards five."""
    worth = POINT * f.apply_steps[level]
    if o.aid[seat, colour] == 0:
        if colours_missing(o, seat) == 1:
            worth += POINT * f.five_colours
        else:
            worth += w.five_step * f.five_colours // COLOURS * min(turns_left(f, o), 300) // 300
    return worth


@rule
def joker_worth(f: Figures, w: Weights, o: Position) -> int:
    return w.joker_cards * card_worth(f, w, o) // 100


@rule
def applying_gain(f: Figures, w: Weights, o: Position, seat: int, level: int, colour: int) -> int:
    """The gain from applying a law, less the cheapest card of the colour, or a joker."""
    cost = cheapest_of_colour(f, w, o, seat, colour)
    return applied_worth(f, w, o, seat, level, colour) - (joker_worth(f, w, o) if cost < 0 else cost) * w.applying // 100


@rule
def applying_gains(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The approximate gain if the judges apply one law each: a mean where there are more laws than judges."""
    gain = 0
    for level in range(LEVELS):
        laws, total = 0, 0
        judges = o.pawns[square_of(level, JUDICIARY), seat]
        for colour in range(COLOURS):
            if applying_refusal(o, seat, level, colour) == OK:
                one = applying_gain(f, w, o, seat, level, colour)
                if one > 0:
                    laws += 1
                    total += one
        if laws > 0:
            gain += total * min(laws, judges) // laws
    return gain


@rule
def judge_worth(f: Figures, w: Weights, o: Position, seat: int, level: int) -> int:
    """The gain from one more judge who will apply laws; each further judge finds fewer cards for that."""
    each = POINT * f.apply_steps[level] + w.five_step * f.five_colours // COLOURS - card_worth(f, w, o) * w.applying // 100
    judges = pawns_in_power(o, seat, JUDICIARY)
    return max(0, each) * w.judge_turns * min(turns_left(f, o), w.soon) // 10000 * 2 // (2 + max(0, judges - 1))


@rule
def square_worth(f: Figures, w: Weights, o: Position, seat: int, square: int, others: int) -> int:
    """The worth of a pawn on a square where the player has `others` more."""
    level, power = square // POWERS, square % POWERS
    worth = POINT * f.points[square]
    if power == JUDICIARY:
        return worth + judge_worth(f, w, o, seat, level)
    if square == E3:
        return worth + POINT * f.president // (2 + on_square(o, square)) * (2 if others == 0 else 1) // 2
    if others > 0:
        return worth
    if power == EXECUTIVE:
        return worth + f.office_cards[level] * w.office * card_worth(f, w, o) * min(turns_left(f, o), w.soon) // 10000
    worth += w.seat_in_legislature * f.points[square] * min(turns_left(f, o), 200) // 200
    for needing in range(SQUARES):
        if f.needs[needing] == square:
            arrow = w.arrow_canton if level == 1 else w.arrow_confederation
            worth += arrow * min(turns_left(f, o), 300) // 300
    return worth


@rule
def note_squares(f: Figures, w: Weights, o: Position, seat: int, notes: Grid) -> None:
    """Note for each square the worth of one more pawn there, or what it could become on its way up, whichever is more."""
    for square in range(SQUARES):
        notes[NOTES + square] = square_worth(f, w, o, seat, square, o.pawns[square, seat])
    for _ in range(LEVELS):
        for route in range(LEVELS, ROUTES):
            reached = way_worth(f, w, o, seat, notes, route)
            if reached > notes[NOTES + f.start[route]]:
                notes[NOTES + f.start[route]] = reached


@rule
def way_worth(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, route: int) -> int:
    """The expected worth of taking this way at some later time."""
    if f.price[route] < 0:
        return 0
    there = f.there[route]
    worth = (notes[NOTES + there] - price_worth(f, w, o, full_price(f, o, seat, route))) * w.way // 100
    worth = worth * min(turns_left(f, o), 200) // 200
    arrow = f.needs[there]
    return worth // 2 if arrow != NONE and arrow != f.start[route] and o.pawns[arrow, seat] == 0 else worth


@rule
def price_worth(f: Figures, w: Weights, o: Position, price: int) -> int:
    return price * card_worth(f, w, o) * w.electing // 100


@rule
def pawn_worth(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, start: int) -> int:
    """The worth of a pawn where it is, on a square or still outside, or of its further way if that is more."""
    best = 0
    if start != NONE:
        best = square_worth(f, w, o, seat, start, o.pawns[start, seat] - 1)
    for route in range(ROUTES):
        if f.start[route] == start:
            best = max(best, way_worth(f, w, o, seat, notes, route))
    return best


@rule
def election_gain(f: Figures, w: Weights, o: Position, seat: int, notes: Grid, route: int, price: int) -> int:
    """The gain from an election, less its price."""
    return notes[NOTES + f.there[route]] - pawn_worth(f, w, o, seat, notes, f.start[route]) - price_worth(f, w, o, price)


@rule
def law_worth(f: Figures, w: Weights, o: Position, seat: int, level: int, colour: int) -> int:
    """The worth of one law on a level: its points for its owner if it stays, and its use to the player's judges."""
    left = min(turns_left(f, o), w.hold_turns)
    hold = w.hold_late - (w.hold_late - w.hold_early) * left // w.hold_turns
    points, whose, worth = f.points[square_of(level, LEGISLATURE)] * hold, o.player[colour], 0
    if whose == seat:
        worth = points
    elif whose != NOBODY:
        worth = -points * w.rivals // (100 * (o.players - 1))
    if o.pawns[square_of(level, JUDICIARY), seat] > 0 and left > 0:
        worth += w.wanted_colour * min(2, held_of_colour(o, seat, colour))
    return worth


@rule
def change_worth(f: Figures, w: Weights, o: Position, seat: int, level: int, going: int, coming: int) -> int:
    """The gain from replacing one law by another."""
    return law_worth(f, w, o, seat, level, coming) - law_worth(f, w, o, seat, level, going)


@rule
def named_worth(f: Figures, w: Weights, o: Position, seat: int) -> int:
    """The worth of all replacements named so far."""
    worth = 0
    for colour in range(COLOURS):
        worth += (o.coming[colour] - o.going[colour]) * law_worth(f, w, o, seat, o.level, colour)
    return worth


@rule
def best_change(f: Figures, w: Weights, o: Position, seat: int, level: int) -> int:
    """The gain from the best single replacement on a level."""
    best = 0
    for going in range(COLOURS):
        for coming in range(COLOURS):
            if replacement_refusal(o, level, going, coming) == OK:
                best = max(best, change_worth(f, w, o, seat, level, going, coming))
    return best


@rule
def best_changes(f: Figures, w: Weights, o: Position, seat: int, level: int) -> int:
    """The gain from the best replacements on a level: a second law of the own colour is worth about as much as the first."""
    own = o.colour[seat]
    best = best_change(f, w, o, seat, level)
    return 2 * best if o.laws[level, own] == 0 and o.beside[own] >= LAWS_THERE - 1 else best


@rule
def acceptance(w: Weights, o: Position, seat: int) -> int:
    """The chance that a popular vote goes the player's way, in hundredths."""
    return w.accepted + w.accepted_yes * min(2, held_of_face(o, seat, YES))


@rule
def public_score(f: Figures, o: Position, seat: int) -> int:
    """The visible part of a score: points so far, and those for the present board."""
    score = 0
    for part in range(PARTS):
        score += o.points[seat, part]
    for square in range(SQUARES):
        score += o.pawns[square, seat] * f.points[square]
    for level in range(LEVELS):
        score += o.laws[level, o.colour[seat]] * f.points[square_of(level, LEGISLATURE)]
    return score
