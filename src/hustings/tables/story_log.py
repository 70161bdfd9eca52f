"""The story that readers of a table have been told, line by line, and the lines that an undo removes. Each reader, the spectator
last, has its own lines and numbers. Lines are kept as encoded JSON, and only once if several readers share them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import orjson

from .log import Event, Texts
from .model import EventKind


@dataclass(frozen=True, slots=True)
class Block:
    """The lines that one event told."""

    seq: int
    kind: EventKind
    seats: tuple[int, ...]  # the seats whose people acted in it
    lines: tuple[Texts, ...]  # by reader, as `{"seat":2,"line":{...}}`


def block_of(event: Event) -> Block:
    """The lines of an event, encoded. Lines for several readers are encoded and kept once."""
    acted = {played.seat for played in event.entries}.difference(event.more.get("stand_in", ()))
    seats = tuple(sorted(acted)) if event.entries else (event.seat,)
    return Block(event.seq, event.kind, seats, event.texts)


def numbered(number: int, seq: int, text: bytes) -> orjson.Fragment:
    """A line as `LogLine`."""
    return orjson.Fragment(b'{"number":%d,"seq":%d,%b' % (number, seq, text[1:]))


class StoryLog:
    """The story so far. `counts`: the number of lines of each reader; `since`: the number that each seat had after it last
    acted."""

    def __init__(self, seats: int) -> None:
        self.blocks: list[Block] = []
        self.counts = [0] * (seats + 1)
        self.since = [0] * (seats + 1)

    def after(self, events: Iterable[Event]) -> tuple[list[int], bool]:
        """Add events. Returns, by reader, the number of the first new line, and whether the lines from there on have been
        replaced."""
        first, back = list(self.counts), False
        for event in events:
            if event.kind.goes_back:
                self.cut(self.kept_by(event))
                first, back = [min(a, b) for a, b in zip(first, self.counts, strict=True)], True
            self.add(block_of(event))
        if back:  # once for all events, because opening a table adds hundreds
            self.since = [self._last_acted(seat) for seat in range(len(self.since))]
        return first, back

    def next_number(self, reader: int, event: Event) -> int:
        """The number of the first line that a coming event will tell a reader."""
        return self.count_of(reader, self.kept_by(event)) if event.kind.goes_back else self.counts[reader]

    def kept_by(self, event: Event) -> int:
        """The number of blocks that stay when an event goes back. Of several undos in a row only the last is told."""
        assert event.to is not None
        kept = len(self.blocks)
        while kept and self.blocks[kept - 1].seq > event.to:
            kept -= 1
        while event.kind == EventKind.UNDO and kept and self._told_undo(kept - 1, event.seat):
            kept -= 1
        return kept

    def _told_undo(self, number: int, seat: int) -> bool:
        block = self.blocks[number]
        return block.kind == EventKind.UNDO and block.seats == (seat,)

    def count_of(self, reader: int, kept: int) -> int:
        """The number of lines that the first `kept` blocks have for a reader."""
        return self.counts[reader] - sum(len(block.lines[reader]) for block in self.blocks[kept:])

    def cut(self, kept: int) -> None:
        """Forget all but the first `kept` blocks. The caller must compute `since` again afterwards."""
        for block in self.blocks[kept:]:
            for reader, lines in enumerate(block.lines):
                self.counts[reader] -= len(lines)
        del self.blocks[kept:]

    def _last_acted(self, seat: int) -> int:
        number = self.counts[seat]
        for block in reversed(self.blocks):
            if seat in block.seats:
                return number
            number -= len(block.lines[seat]) if block.lines else 0
        return 0

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        for reader, lines in enumerate(block.lines):
            self.counts[reader] += len(lines)
        for seat in block.seats:
            if seat >= 0:
                self.since[seat] = self.counts[seat]

    def of(self, reader: int, first: int = 0) -> list[orjson.Fragment]:
        """A reader's lines from number `first` on."""
        found: list[orjson.Fragment] = []
        end = self.counts[reader]
        for block in reversed(self.blocks):
            if end <= first:
                break
            lines = block.lines[reader] if block.lines else ()
            start = end - len(lines)
            found += [numbered(start + i, block.seq, lines[i]) for i in range(len(lines) - 1, -1, -1) if start + i >= first]
            end = start
        found.reverse()
        return found
