"""4.3 to 4.6 The final score, and the points of red special cards."""

from __future__ import annotations

from ....core.chance import CARDS as CARD_STREAM
from ....core.chance import SEEN, Chance, pick, reveal
from ....core.rule import rule
from ..position import (
    BERN,
    CANTON,
    CANTONAL_ROOTS,
    CASE_LAW,
    COLOURS,
    COMMUNE,
    CONCORDANCE,
    CONFEDERATION,
    E3,
    EXECUTIVE,
    GRASS_ROOTS,
    IN_OFFICE,
    LAW_MAKER,
    LEGISLATURE,
    LEVELS,
    OPPOSITION,
    PARTS,
    POWERS,
    SPECIALS,
    SQUARES,
    THREE_POWERS,
    VICE_PRESIDENT,
    Figures,
    Position,
)
from .special_deck import discard_special
from .table import on_square, square_of

APPLIED_LAWS, FIVE_COLOURS, RED_CARDS, PAWNS, LAWS, PRESIDENT, END_CARDS = range(7)
PART_NAMES = ("applied-laws", "five-colours", "red-cards", "pawns", "laws", "president", "end-cards")


@rule
def pawns_on_level(g: Position, seat: int, level: int) -> int:
    pawns = 0
    for power in range(POWERS):
        pawns += g.pawns[square_of(level, power), seat]
    return pawns


@rule
def pawns_in_power(g: Position, seat: int, power: int) -> int:
    pawns = 0
    for level in range(LEVELS):
        pawns += g.pawns[square_of(level, power), seat]
    return pawns


@rule
def laws_of(g: Position, seat: int, level: int) -> int:
    return g.laws[level, g.colour[seat]]


@rule
def things_counted(g: Position, seat: int, card: int) -> int:
    """How many of the things counted by a red or end card the player has."""
    things = 0
    if card == GRASS_ROOTS:
        things = pawns_on_level(g, seat, COMMUNE)
    elif card == LAW_MAKER:
        for level in range(LEVELS):
            things += laws_of(g, seat, level)
    elif card == CASE_LAW:
        for colour in range(COLOURS):
            things += g.aid[seat, colour]
    elif card == CANTONAL_ROOTS:
        things = pawns_on_level(g, seat, CANTON) + laws_of(g, seat, CANTON)
    elif card == IN_OFFICE:
        for level in range(LEVELS):
            things += min(1, g.pawns[square_of(level, EXECUTIVE), seat])
    elif card == THREE_POWERS:
        for power in range(POWERS):
            things += min(1, pawns_in_power(g, seat, power))
    elif card == BERN:
        things = pawns_on_level(g, seat, CONFEDERATION) + laws_of(g, seat, CONFEDERATION)
    elif card == CONCORDANCE:
        for level in range(LEVELS):
            things += min(1, pawns_on_level(g, seat, level)) + min(1, laws_of(g, seat, level))
    return things


@rule
def red_points(f: Figures, g: Position, seat: int, card: int) -> int:
    """The points of a red or end card on the present board (3.2.12, 4.5)."""
    in_council = g.pawns[E3, seat] > 0
    if card == OPPOSITION:
        return f.special_each[card] if in_council else f.special_most[card]
    if card == VICE_PRESIDENT:
        return f.special_most[card] if in_council and g.president != seat else f.special_each[card]
    things = things_counted(g, seat, card)
    if card == THREE_POWERS and things == POWERS:
        return f.special_most[card]
    return min(f.special_most[card], f.special_each[card] * things)


@rule
def draw_president(f: Figures, g: Position, c: Chance) -> None:
    """4.4: the president is a random pawn of the Federal Council, drawn by colour. Cubes are not pawns (2.5), and an empty
    council has no president (4-b)."""
    if on_square(g, E3) == 0:
        return
    for seat in range(g.players):
        g.fan[g.colour[seat]] = g.pawns[E3, seat]
    g.president = g.player[pick(c, CARD_STREAM, g.fan, COLOURS)]
    for colour in range(COLOURS):
        g.fan[colour] = 0
    g.points[g.president, PRESIDENT] = f.president


@rule
def score_board(f: Figures, g: Position) -> None:
    """4.3: pawns and laws give the points of their squares. Neutral laws score for nobody (4-b)."""
    for seat in range(g.players):
        for square in range(SQUARES):
            g.points[seat, PAWNS] += g.pawns[square, seat] * f.points[square]
        for level in range(LEVELS):
            g.points[seat, LAWS] += laws_of(g, seat, level) * f.points[square_of(level, LEGISLATURE)]


@rule
def final_score(f: Figures, g: Position, c: Chance) -> None:
    """4.3 to 4.5."""
    score_board(f, g)
    draw_president(f, g, c)
    for seat in range(g.players):
        for card in range(BERN, SPECIALS):
            if g.special[seat, card] == 1:
                reveal(c, SEEN)
                g.points[seat, END_CARDS] += red_points(f, g, seat, card)
                discard_special(g, seat, card)


@rule
def total(g: Position, seat: int) -> int:
    """The player's points; the highest total wins, and equal totals share the victory (4.6)."""
    points = 0
    for part in range(PARTS):
        points += g.points[seat, part]
    return points
