"""Weights: the numbers a game's policy judges by, kept apart from its code, so that they can be tuned and old ones kept.

A game declares them as a layout, with `real()` and `whole()`; each version's values are in `weights/<version>.toml` next to that
declaration. A version never plays differently: a new judgement gets a new weight, whose value in older versions turns it off.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...core.contract import Game
from ...core.errors import HustingsError, UnknownName
from ...core.layout import WHOLE, Records, fields, from_dict


def layout_of(game: Game) -> type:
    """The layout of a game's weights."""
    if game.thinking.weights is None:
        raise HustingsError(f"{game.name} has no heuristic bot: choose another, e.g. random")
    return game.thinking.weights


def folder(game: Game) -> Path:
    """The folder with the versions of a game's weights."""
    if game.thinking.versions is None:
        raise HustingsError(f"{game.name} has no heuristic bot: choose another, e.g. random")
    return game.thinking.versions


@cache
def _versions(place: Path) -> tuple[str, ...]:
    return tuple(str(number) for number in sorted(int(file.stem) for file in place.glob("*.toml") if file.stem.isdecimal()))


def versions(game: Game) -> tuple[str, ...]:
    """The versions of a game's weights, the newest last."""
    return _versions(folder(game))


def load(game: Game, version: str | None = None) -> Records:
    """The weights of a version, by default the newest, as one record."""
    known = versions(game)
    if version is not None and version not in known:
        raise UnknownName(f"version of {game.name}'s heuristic", version, known)
    return read(layout_of(game), folder(game) / f"{version or known[-1]}.toml")


def read(layout: type, file: Path) -> Records:
    """Read the weights in a file, which must be exactly those of the layout."""
    values = tomllib.loads(file.read_text("utf-8"))
    check(layout, values, str(file))
    return from_dict(layout, values)


def check(layout: type, values: Mapping[str, Any], name: str) -> None:
    """Refuse values if one is missing, unknown or of the wrong kind."""
    declared = fields(layout)
    for key in declared.keys() - values.keys():
        raise HustingsError(f"{name}: the weight {key} is missing; add it")
    for key, value in values.items():
        if key not in declared:
            raise HustingsError(f"{name}: there is no weight {key}; leave it out")
        kinds = (int,) if declared[key].width == WHOLE else (int, float)
        if type(value) not in kinds:
            raise HustingsError(f"{name}: {key} must be a {'whole ' if kinds == (int,) else ''}number, not {value!r}")
