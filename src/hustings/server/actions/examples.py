"""Example games in the form that the server offers them."""

from __future__ import annotations

from functools import cache

from ...core.errors import UnknownName
from ...core.learning import examples
from ...core.records.read import parse
from ..errors import ApiError, ErrorKind
from ..rooms.position_view import Json


def text(name: str) -> bytes:
    """The record of an example."""
    try:
        return examples.text(name)
    except UnknownName as error:
        raise ApiError(ErrorKind.UNKNOWN, str(error)) from None


@cache
def about(name: str) -> Json:
    """The `Example` of one game."""
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


def every() -> list[Json]:
    """The `Example` of every game."""
    return [about(name) for name in examples.every()]
