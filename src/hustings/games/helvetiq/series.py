"""Figures by round of turns, for charts of games that are over: what each politician had when the round ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.layout import Records, copy, plain
from ...core.values import Sheet
from .position import OVER, POWERS, SQUARES, Figures, Position
from .rules.scoring import score_board, total


def stage(position: Records) -> int:
    """The round of turns: everyone has had that many."""
    players = int(position["players"][0])
    return (int(position["turn"][0]) + players - 1) // players


def scored(sheet: Sheet, position: Records) -> Records:
    """The position with the points that the politicians would have from laws and the board if the game ended here."""
    ended = copy(position)
    g = plain(Position, ended)
    if g.phase != OVER:
        score_board(plain(Figures, sheet.record), g)
    return ended


def points(sheet: Sheet, position: Records, seat: int) -> int:
    """What the politician would have from laws and the board if the game ended here."""
    return int(total(plain(Position, scored(sheet, position)), seat))


def levels(sheet: Sheet, position: Records, seat: int) -> int:
    """How high the pawns stand, all together: 1 in the commune, 2 in the canton, 3 in the Confederation."""
    return sum((square // POWERS + 1) * int(position["pawns"][0, square, seat]) for square in range(SQUARES))


SERIES: Mapping[str, Callable[[Sheet, Records, int], int]] = {
    "points": points,
    "levels": levels,
    "pawns": lambda sheet, position, seat: int(position["pawns"][0, :, seat].sum()),
    "cards": lambda sheet, position, seat: int(position["hand_size"][0, seat]),
}
"""Points, levels, pawns on the board and vote cards held."""
