"""Hustings: political board games with the rules enforced, for people, bots and researchers."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .core.errors import (
        ActionError,
        BadFigures,
        HustingsError,
        IllegalAction,
        MalformedAction,
        UnknownName,
    )
    from .core.play import Entry, Play, start
    from .core.registry import game
    from .core.registry import names as game_names

__version__ = "0.1.0"

__all__ = [
    "ActionError",
    "BadFigures",
    "Entry",
    "HustingsError",
    "IllegalAction",
    "MalformedAction",
    "Play",
    "UnknownName",
    "__version__",
    "game",
    "game_names",
    "start",
]

_ELSEWHERE = {"Entry": "play", "Play": "play", "start": "play", "game": "registry", "game_names": "registry"}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: the command line starts without NumPy."""
    if name.startswith("_") or name not in __all__:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    module = import_module(f".core.{_ELSEWHERE.get(name, 'errors')}", __name__)
    return getattr(module, "names" if name == "game_names" else name)
