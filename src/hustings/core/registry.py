"""The registry of games. They are found, not listed: every package with a manifest `game.py` inside a searched package.

The program searches its own games (`hustings/__init__.py` says where they are); $HUSTINGS_GAMES names further packages to
search, separated by commas, for this process and those it starts.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from .errors import HustingsError, UnknownName

if TYPE_CHECKING:
    from .contract import Game

_searched: list[str] = []


def search(package: str) -> None:
    """Add a package to those that are searched for games."""
    if package not in _searched:
        _searched.append(package)


def _found() -> Mapping[str, str]:
    """The module of each game's manifest, by the name people type."""
    more = os.environ.get("HUSTINGS_GAMES", "").split(",")
    return _found_in((*_searched, *(name.strip() for name in more if name.strip())))


@cache
def _found_in(packages: tuple[str, ...]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for package in packages:
        try:
            spec = find_spec(package)
        except ImportError:
            spec = None
        if spec is None or spec.submodule_search_locations is None:
            raise HustingsError(f"there is no package {package} to look for games in: check HUSTINGS_GAMES and PYTHONPATH")
        for module in iter_modules(spec.submodule_search_locations):
            if module.ispkg:
                found.setdefault(module.name.replace("_", "-"), f"{package}.{module.name}.game")
    return found


def names() -> list[str]:
    """All games, by the name people type."""
    return sorted(_found())


def game(name: str) -> Game:
    """The game of that name. Only this game is imported."""
    found = _found()
    if name not in found:
        raise UnknownName("game", name, sorted(found))
    manifest: Game = import_module(found[name]).GAME
    return manifest
