"""3.1 Obtaining cards: the time marker moves on, the die is rolled."""

from __future__ import annotations

from ....core.chance import DICE, Chance, roll
from ....core.rule import rule
from ..position import BY_TIME, DIE, EXECUTIVE, LEVELS, Figures, Position
from .cards import draw
from .special_deck import draw_special
from .table import after, bring_end, square_of


@rule
def advance(f: Figures, g: Position, c: Chance) -> None:
    """3.1.1: the marker moves up one drawer; an open drawer brings every player a special card, the active player first (3.1-c).
    An early deadline does the same (3.2-u). On the last drawer the marker stays where it is (4-c)."""
    if g.drawer == f.drawers:
        return
    g.drawer += 1
    if f.open_drawer[g.drawer] == 1:
        for place in range(g.players):
            draw_special(g, c, after(g, g.active, place))
    if g.drawer == f.drawers:
        bring_end(g, BY_TIME)


@rule
def office_cards(f: Figures, g: Position, seat: int) -> int:
    """3.1.2: the number of extra cards for executive squares on which the player has a pawn."""
    cards = 0
    for level in range(LEVELS):
        if g.pawns[square_of(level, EXECUTIVE), seat] > 0:
            cards += f.office_cards[level]
    return cards


@rule
def obtain_apply(f: Figures, g: Position, c: Chance, seat: int) -> None:
    advance(f, g, c)
    draw(g, c, seat, f.die[roll(c, DICE, DIE)] + office_cards(f, g, seat))
    g.turn_over = 1
