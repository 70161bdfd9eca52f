"""Example games: records that come with the program, for people who want to see a whole game before they play one. Made by
`tools/examples.py`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...core.records.read import parse
from ..errors import ApiError, ErrorKind
from ..rooms.position_view import Json

FOLDER = Path(__file__).parent


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in FOLDER.glob("*.json")))


@cache
def text(name: str) -> bytes:
    """The record of an example."""
    if name not in names():
        raise ApiError(ErrorKind.UNKNOWN, f"there is no example {name!r}: there are {', '.join(names())}")
    return (FOLDER / f"{name}.json").read_bytes()


@cache
def about(name: str) -> Json:
    record = parse(text(name))
    return {
        "name": name,
        "game": record.game.name,
        "edition": record.setup.edition,
        "variants": list(record.setup.variants),
        "players": record.setup.players,
        "frames": len(record.lines),
        "scores": list(record.result.scores) if record.result is not None else [],
    }
