"""Promises of a record: the lines told about them when its game is replayed. The record says who made whom an offer; the outcome
is computed from its entries, because anybody can write a record."""

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
    """The lines about promises by the number of the entry after which they were said, each with its seat (-1: the table found it
    out). `positions`: after each entry; `eyes`: a seat sees the promises that it knew of, None all of them, any other number the
    public ones."""
    game, kept = record.game, record.extra.get("promises", [])
    try:
        shapes.promised(kept)
    except Misfit:  # not written by this program
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
