"""Games are found, not listed: every package under `hustings.games` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil

from .. import games
from .contract import Game
from .errors import UnknownName


def names() -> list[str]:
    """The games there are, by the name people type."""
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


def game(name: str) -> Game:
    """The game of that name. Only this game is imported."""
    if name not in names():
        raise UnknownName("game", name, names())
    found: Game = importlib.import_module(f"{games.__name__}.{name.replace('-', '_')}").GAME
    return found
