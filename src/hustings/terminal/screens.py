"""Each game draws its own table: `screen` and `legend` in its package's `screen` module, found like the game itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ..core.contract import Game, Sheet
from ..core.layout import Records

Screen = Callable[[Records, Any, Sheet, int | None], RenderableType]


def screen_of(game: Game) -> Screen:
    """Draws an observation for a seat: screen(observation, words, sheet, seat)."""
    draw: Screen = _module(game).screen
    return draw


def legend_of(game: Game, words: Any) -> RenderableType:
    """What the signs on the screen mean."""
    text: RenderableType = _module(game).legend(words)
    return text


def _module(game: Game) -> Any:
    return import_module(f"{game.position.__module__.rpartition('.')[0]}.screen")
