"""Goals of puzzles, decided by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.play import Play

Things = Mapping[str, int]


def has_points(play: Play, seat: int, things: Things) -> bool:
    """The seat has climbed so far on the ladder."""
    return int(play.position["points"][0, seat].sum()) >= things["points"]


def on_square(play: Play, seat: int, things: Things) -> bool:
    """The seat has so many pawns on a square."""
    return int(play.position["pawns"][0, things["square"], seat]) >= things["pawns"]


def wins_game(play: Play, seat: int, things: Things) -> bool:
    """The game is over, and the seat alone has won it."""
    return play.over and play.winners() == [seat]


GOALS: Mapping[str, Callable[..., bool]] = {"points": has_points, "square": on_square, "wins-game": wins_game}
