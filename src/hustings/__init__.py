"""Hustings: political board games with the rules enforced, for people, bots and researchers."""

from __future__ import annotations

from .core.errors import (
    ActionError,
    BadFigures,
    HustingsError,
    IllegalAction,
    MalformedAction,
    StaleAction,
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
    "StaleAction",
    "UnknownName",
    "__version__",
    "game",
    "game_names",
    "start",
]
