"""Numbers by round, for charts of finished games: what each party had at the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...core.layout import Records, copy, plain
from ...core.values import Sheet
from .position import OVER, Figures, Position
from .rules.scoring import final_score, total


def stage(position: Records) -> int:
    """The number of the round."""
    return int(position["round"][0])


def scored(sheet: Sheet, position: Records) -> Records:
    """A copy of the position with the points that the parties would have if the game ended here."""
    ended = copy(position)
    g = plain(Position, ended)
    if g.phase != OVER:
        final_score(plain(Figures, sheet.record), g)
    return ended


def points(sheet: Sheet, position: Records, seat: int) -> int:
    """The points that the party would have if the game ended here."""
    return int(total(plain(Position, scored(sheet, position)), seat))


def votes(sheet: Sheet, position: Records, seat: int) -> int:
    """The party's votes in the state of the round."""
    return int(position["votes"][0, stage(position) - 1, seat])


SERIES: Mapping[str, Callable[[Sheet, Records, int], int]] = {
    "points": points,
    "votes": votes,
    "seats": lambda sheet, position, seat: int(position["seats"][0, :, seat].sum()),
    "members": lambda sheet, position, seat: int(position["members"][0, seat]),
    "media": lambda sheet, position, seat: int(position["national_media"][0, :, seat].sum()),
    "money": lambda sheet, position, seat: int(position["cash"][0, seat]),
}
"""Points if the game ended here; votes in the round's election; and so far: seats won, members, media markers on the national
board, money in thousands."""
