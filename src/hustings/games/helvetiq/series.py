"""Numbers by round of turns, for charts of finished games: what each politician had at the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.layout import Records, copy, plain
from ...core.values import Sheet
from .position import OVER, POWERS, SQUARES, Figures, Position
from .rules.scoring import score_board, total


def stage(position: Records) -> int:
    """The number of the round of turns: in each round every player has one turn."""
    players = int(position["players"][0])
    return (int(position["turn"][0]) + players - 1) // players


def scored(sheet: Sheet, position: Records) -> Records:
    """A copy of the position with the points that politicians would have from laws and the board if the game ended here."""
    ended = copy(position)
    g = plain(Position, ended)
    if g.phase != OVER:
        score_board(plain(Figures, sheet.record), g)
    return ended


def points(sheet: Sheet, position: Records, seat: int) -> int:
    """The points that the politician would have from laws and the board if the game ended here."""
    return int(total(plain(Position, scored(sheet, position)), seat))


def levels(sheet: Sheet, position: Records, seat: int) -> int:
    """The sum of the pawns' levels: 1 in the commune, 2 in the canton, 3 in the Confederation."""
    return sum((square // POWERS + 1) * int(position["pawns"][0, square, seat]) for square in range(SQUARES))


SERIES: Mapping[str, Callable[[Sheet, Records, int], int]] = {
    "points": points,
    "levels": levels,
    "pawns": lambda sheet, position, seat: int(position["pawns"][0, :, seat].sum()),
    "cards": lambda sheet, position, seat: int(position["hand_size"][0, seat]),
}
"""Points, levels, pawns on the board and vote cards held."""
