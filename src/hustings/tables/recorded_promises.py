"""Promises of a record: what is told of them when its game is looked at again. A record says who talked to whom; what came of it
is worked out from its entries, since anybody can write a record."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.layout import Records
from ..core.records.model import Record
from ..core.values import Line, Sheet
from . import promises, shapes
from .shapes import Misfit
from .telling import EntryInContext


def promises_told(
    record: Record, sheet: Sheet, positions: Sequence[Records], eyes: int | None
) -> dict[int, list[tuple[int, Line]]]:
    """By the number of the entry after which it was said: who said it (-1: the table found it out), and what. `positions`: after
    each entry; `eyes`: a seat sees the promises that it knew of, None all of them, any other number what everybody knew."""
    game, kept = record.game, record.extra.get("promises", [])
    try:
        shapes.promised(kept)
    except Misfit:  # whatever this is, it was not written here
        return {}
    known = [p for p in promises.fitting(game, record.setup.players, kept) if eyes is None or p.public or eyes in p.pair]
    if not known:
        return {}
    entries = [line.entry for line in record.lines]
    before: list[Records | None] = [None, *positions[:-1]]
    steps = [EntryInContext(*step) for step in zip(before, positions, entries, strict=True)]
    found: dict[int, list[tuple[int, Line]]] = {}
    for promise in promises.judged_again(game, sheet, known, steps):
        for at, seat, told in promises.lines(game, promise):
            found.setdefault(at.entries - 1, []).append((seat, told))
    return found
