"""2 Set-up. The choices it starts from (how many play, which colours) are already in the position."""

from __future__ import annotations

from ....core.chance import SETUP, Chance, pick
from ....core.rule import rule
from ..position import (
    AID_ROOM,
    BALLOTS,
    COLOURS,
    FACES,
    LAWS_THERE,
    LEVELS,
    NOBODY,
    NONE,
    PLAYERS,
    SPECIALS,
    TURNS,
    VOTE_CARDS,
    Figures,
    Position,
)
from .cards import clear_turned, discard_turned, draw, turn_up
from .special_deck import draw_special
from .table import after, clear_action, clear_turn

REDRAWS = 20  # set-ups redrawn before one is drawn so that it is valid (2-d)


@rule
def set_up(f: Figures, g: Position, c: Chance) -> None:
    """Everything up to the first turn."""
    clear(g)
    for colour in range(COLOURS):
        g.beside[colour] = f.laws_per_colour
        for face in range(FACES):
            g.deck[FACES * colour + face] = f.copies[face]
            g.deck_most[FACES * colour + face] = f.copies[face]
            g.deck_left += f.copies[face]
    for card in range(SPECIALS):
        g.special_deck[card] = 1
        g.special_fresh[card] = 1
        g.special_left += 1
    for seat in range(g.players):
        g.reserve[seat] = f.pawns
    if g.players < PLAYERS:  # 2.5
        g.cubes = f.cubes
    lay_laws(g, c)
    for seat in range(g.players):  # 2.2
        draw_special(g, c, seat)
    find_first_player(g, c)
    for place in range(g.players):  # 2.4
        draw(g, c, after(g, g.first, place), f.starting_hands[place])
    g.phase, g.active, g.turn, g.drawer = TURNS, g.first, 1, 1


@rule
def clear(g: Position) -> None:
    """Set the fields to "none" in which that is not zero."""
    g.president, g.accepted = NOBODY, NONE
    clear_turn(g)
    clear_action(g)
    for colour in range(COLOURS):
        g.player[colour] = NOBODY
    for seat in range(g.players):
        g.player[g.colour[seat]] = seat
    for seat in range(PLAYERS):
        g.recess[seat] = NONE
        for i in range(BALLOTS):
            g.ballot[seat, i] = NONE
    for i in range(AID_ROOM):
        g.aid_card[i] = NONE
        g.aid_seat[i] = NONE


@rule
def lay_law(g: Position, c: Chance, level: int, careful: bool) -> None:
    """Lay one random law from beside the board; if `careful`, none that would be the third of its colour."""
    for colour in range(COLOURS):
        third = careful and g.laws[level, colour] == LAWS_THERE - 1
        g.fan[colour] = 0 if third else g.beside[colour]
    colour = pick(c, SETUP, g.fan, COLOURS)
    for each in range(COLOURS):
        g.fan[each] = 0
    g.beside[colour] -= 1
    g.laws[level, colour] += 1


@rule
def three_alike(g: Position) -> bool:
    """Whether a square has three laws of one colour."""
    for level in range(LEVELS):
        for colour in range(COLOURS):
            if g.laws[level, colour] == LAWS_THERE:
                return True
    return False


@rule
def lay_laws(g: Position, c: Chance) -> None:
    """2.1: three random laws on each legislature square; all are redrawn while any square has three alike (2-a, 2-d)."""
    for attempt in range(REDRAWS + 1):
        for level in range(LEVELS):
            for _ in range(LAWS_THERE):
                lay_law(g, c, level, attempt == REDRAWS)
        if not three_alike(g):
            return
        for level in range(LEVELS):
            for colour in range(COLOURS):
                g.beside[colour] += g.laws[level, colour]
                g.laws[level, colour] = 0


@rule
def find_first_player(g: Position, c: Chance) -> None:
    """2.3: vote cards are turned up until one has a player's colour; a colour that nobody has counts as grey (2-b)."""
    clear_turned(g)
    for _ in range(VOTE_CARDS):
        kind = turn_up(g, c)
        if g.player[kind // FACES] != NOBODY:
            g.first = g.player[kind // FACES]
            break
    discard_turned(g)
