"""Hustings: political board games with the rules enforced, for people, bots and researchers.

    import hustings

    play = hustings.start("die-macher", players=5, seed=1)      one game by the plain rules
    fast = hustings.load("die-macher", players=5)               the compiled rules of a table
    bot = hustings.make_bot("search:50ms", play.game, play.setup, play.sheet, seat=0)

`games.names()` lists the games, and `game(name)` returns one of them. Errors are subclasses of `HustingsError`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .core import registry as _registry
from .version import __version__

if TYPE_CHECKING:
    from . import games
    from .bots.api import make_bot
    from .bots.bot import Bot
    from .bots.budget import Budget
    from .core.compiled.play import Fast, FastPlay, load
    from .core.contract import Game
    from .core.errors import (
        ActionError,
        BadFigures,
        HustingsError,
        IllegalAction,
        MalformedAction,
        UnknownName,
    )
    from .core.play import Play, start
    from .core.records.model import BadRecord, Record
    from .core.records.read import load as load_record
    from .core.records.write import Recorder
    from .core.records.write import save as save_record
    from .core.registry import game
    from .core.values import Entry, Setup

__all__ = [
    "ActionError",
    "BadFigures",
    "BadRecord",
    "Bot",
    "Budget",
    "Entry",
    "Fast",
    "FastPlay",
    "Game",
    "HustingsError",
    "IllegalAction",
    "MalformedAction",
    "Play",
    "Record",
    "Recorder",
    "Setup",
    "UnknownName",
    "__version__",
    "game",
    "games",
    "load",
    "load_record",
    "make_bot",
    "save_record",
    "start",
]

_registry.search(f"{__name__}.games")

_ELSEWHERE = {
    "games": "games",
    "Bot": "bots.bot:Bot",
    "make_bot": "bots.api:make_bot",
    "Budget": "bots.budget:Budget",
    "Fast": "core.compiled.play:Fast",
    "FastPlay": "core.compiled.play:FastPlay",
    "load": "core.compiled.play:load",
    "Game": "core.contract:Game",
    "Play": "core.play:Play",
    "start": "core.play:start",
    "BadRecord": "core.records.model:BadRecord",
    "Record": "core.records.model:Record",
    "load_record": "core.records.read:load",
    "Recorder": "core.records.write:Recorder",
    "save_record": "core.records.write:save",
    "game": "core.registry:game",
    "Entry": "core.values:Entry",
    "Setup": "core.values:Setup",
}
"""The modules of the exported names that are not errors."""


def __getattr__(name: str) -> Any:
    """Import an exported name when it is first used, so that the command line starts without NumPy."""
    if name.startswith("_") or name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    module, _, attribute = _ELSEWHERE.get(name, f"core.errors:{name}").partition(":")
    found = import_module(f".{module}", __name__)
    return getattr(found, attribute) if attribute else found


def __dir__() -> list[str]:
    return sorted(__all__)
