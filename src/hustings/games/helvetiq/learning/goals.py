"""Goals of puzzles, decided by the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.play import Play


def wins_game(play: Play, seat: int, things: Mapping[str, int]) -> bool:
    """Whether the game is over and the seat is the sole winner."""
    return play.over and play.winners() == [seat]


GOALS: Mapping[str, Callable[..., bool]] = {"wins-game": wins_game}
