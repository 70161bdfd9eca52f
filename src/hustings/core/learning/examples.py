"""Example games: records that come with a game, for people who want to see a whole game before they play one. Made by
`tools/examples.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..errors import UnknownName
from ..registry import game, names


@cache
def every() -> Mapping[str, Path]:
    """The files of all examples, by name."""
    folders = [folder for name in names() if (folder := game(name).learning.examples) is not None]
    found = {path.stem: path for folder in folders for path in folder.glob("*.json")}
    return dict(sorted(found.items()))


@cache
def text(name: str) -> bytes:
    """The record of an example."""
    if name not in every():
        raise UnknownName("example", name, list(every()))
    return every()[name].read_bytes()
