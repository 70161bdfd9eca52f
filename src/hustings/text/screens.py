"""Screens of games: each game draws its own table, in the `screen` module of its package, which is found like the game itself."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.layout import Records
from ..core.values import Sheet
from .words import Words


class Screen(Protocol):
    """The functions of a game's `screen` module. Every observation is that of the seat, or a spectator's if the seat is None."""

    def screen(self, observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
        """The whole table."""

    def legend(self, words: Words) -> Text:
        """The meaning of the signs on it: a line for each, with at least two spaces between the sign and its meaning."""

    def aside(self, observation: Records, words: Words, sheet: Sheet, decision: str, seat: int) -> RenderableType | None:
        """What printed cards and boards would tell the seat that has to decide this, or None."""

    def effect(self, before: Records, after: Records, words: Words, seat: int) -> str:
        """In a few words, what an action changes that its own words do not say; empty if nothing."""


def screen_of(game: Game) -> Screen:
    """The game's own `screen` module. Raises HustingsError if it has none."""
    name = f"{game.position.__module__.rpartition('.')[0]}.screen"
    if game.wording is None or find_spec(name) is None:
        raise HustingsError(f"{game.name} cannot be shown at the terminal yet: it has no table drawn for it")
    drawing: Screen = import_module(name)
    return drawing
