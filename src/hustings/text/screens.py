"""Screens of games: each game draws its own table, in its package's `screen` module, found like the game itself."""

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
    """What a game's `screen` module offers. Every observation is that of the seat, or a spectator's where it is None."""

    def screen(self, observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
        """The whole table."""

    def legend(self, words: Words) -> Text:
        """What the signs on it mean: a line for each, the sign and its meaning, at least two spaces between them."""

    def aside(self, observation: Records, words: Words, sheet: Sheet, decision: str, seat: int) -> RenderableType | None:
        """What printed cards and boards would tell somebody who has to decide this, if anything."""

    def effect(self, before: Records, after: Records, words: Words, seat: int) -> str:
        """In a few words, what an action changes that its own words do not say; empty if nothing."""


def screen_of(game: Game) -> Screen:
    """The game's own drawing. Raises HustingsError if it has none."""
    name = f"{game.position.__module__.rpartition('.')[0]}.screen"
    if game.wording is None or find_spec(name) is None:
        raise HustingsError(f"{game.name} cannot be shown at the terminal yet: it has no table drawn for it")
    drawing: Screen = import_module(name)
    return drawing
