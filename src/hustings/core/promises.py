"""Promises that two seats of a game can make each other. A game defines what can be promised and judges what became of it; tables
of people keep the talk and the verdicts. Everything starts from what everybody sees, so a promise cannot give a secret away."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from .layout import Records
from .values import Entry

Pair = tuple[int, int]
"""The seat that offered and the seat that answered."""
Signs = Collection[tuple[int, str]]
"""What seats have done about a promise: the seat, and the game's own word for it."""


class Keeping(StrEnum):
    """The verdict on what a seat made of its promise."""

    KEPT = "kept"
    BROKEN = "broken"
    PREVENTED = "prevented"  # it did its part, and nothing could come of it


@dataclass(frozen=True)
class Promising:
    """Something that two seats can promise each other, each time about one place. All views are those of a spectator."""

    what: str  # its messages are `promise-<what>` and `promise-<what>-...`
    place: str  # the kind of thing that a place is, as named in lines
    most: int  # the number of places, which are numbered from 0
    places: Callable[[Records, Pair], list[int]]  # where two seats can still promise it
    sign: Callable[[Records, Entry, int, Pair], str | None]  # what a decision of a seat says about it, from the view before
    settled: Callable[[Records, int], bool]  # whether nothing more can come of it at this place
    verdicts: Callable[[Records, Records, int, Pair, Signs], tuple[Keeping, Keeping]]  # views around the entry that settled it
