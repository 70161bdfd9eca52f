"""Rules that every section needs: the turn order, squares, asking, and the end of the game."""

from __future__ import annotations

from ....core.rule import rule
from ..position import (
    BY_COUNCIL,
    COLOURS,
    CONFEDERATION,
    E3,
    EXECUTIVE,
    LEVELS,
    NONE,
    NOT_YET,
    POWERS,
    Figures,
    Position,
)


@rule
def square_of(level: int, power: int) -> int:
    return level * POWERS + power


@rule
def after(g: Position, seat: int, places: int) -> int:
    """The seat `places` later in the turn order: counter-clockwise, that is, to higher numbers (2.4)."""
    return (seat + places) % g.players


@rule
def ask(g: Position, seat: int, kind: int) -> None:
    """Put a decision to one seat."""
    g.asked = 1 << seat
    g.ask = kind


@rule
def on_square(g: Position, square: int) -> int:
    """The number of pawns of all players on a square."""
    pawns = 0
    for seat in range(g.players):
        pawns += g.pawns[square, seat]
    return pawns


@rule
def chair_free(f: Figures, g: Position, square: int) -> bool:
    """Whether a square has room for another pawn: always, except that an executive needs a free chair (1.5, 2.5, 3.2.3)."""
    if square % POWERS != EXECUTIVE:
        return True
    level = square // POWERS
    taken = on_square(g, square)
    if level == CONFEDERATION:
        taken += g.cubes
    return taken < f.chairs[level]


@rule
def bring_end(g: Position, cause: int) -> None:
    """4.1: note the cause of the end; a second cause changes nothing (4-c)."""
    if g.cause == NOT_YET:
        g.cause = cause


@rule
def watch_council(f: Figures, g: Position) -> None:
    """Bring the end if all chairs of the Federal Council are taken, even if one is given up again (4.1, 4-d)."""
    if not chair_free(f, g, E3):
        bring_end(g, BY_COUNCIL)


@rule
def clear_turn(g: Position) -> None:
    """Reset the counts and special effects of a turn."""
    g.acted, g.turn_over, g.coalition, g.bus, g.session = 0, 0, 0, 0, 0
    for level in range(LEVELS):
        g.heard[level] = 0
        g.heard_more[level] = 0
        g.launched[level] = 0
        for colour in range(COLOURS):
            g.applied[level, colour] = 0


@rule
def clear_action(g: Position) -> None:
    """Reset the action under way."""
    g.route, g.due, g.level, g.law, g.manner, g.naming = NONE, 0, NONE, NONE, NONE, 0
    g.effect, g.target, g.taking = NONE, NONE, 0
    for colour in range(COLOURS):
        g.going[colour] = 0
        g.coming[colour] = 0
