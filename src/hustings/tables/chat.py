"""A table's chat in memory: its latest lines. Lines are numbered separately for each reader, so that private lines of others
leave no gap. Older lines are in the store and are only counted here."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping

from .model import ChatEntry
from .telling import Json

CHAT = 500
"""The most lines of a table in memory."""


def may_read(line: ChatEntry, reader: int) -> bool:
    return _may(line.seat, line.to, reader)


def _may(seat: int, to: int | None, reader: int) -> bool:
    return to is None or reader in (seat, to)


def line_json(number: int, line: ChatEntry) -> Json:
    """A line as `ChatLine`."""
    return {"number": number, "seat": line.seat, "name": line.name, "to": line.to, "text": line.text, "at": line.at}


class Chat:
    """The latest lines of chat. `older`: the number of lines before these, by writer and addressee. `first` and `counts`: by
    reader, the number of the first line in memory and of the next one."""

    def __init__(
        self, players: int, lines: Iterable[ChatEntry] = (), older: Mapping[tuple[int, int | None], int] | None = None
    ) -> None:
        self._lines: deque[ChatEntry] = deque()
        readers = range(players + 1)  # the spectator is the last
        self.first = [sum(n for (seat, to), n in (older or {}).items() if _may(seat, to, reader)) for reader in readers]
        self.counts = list(self.first)
        self.last = 0  # the store's number of the latest line
        for line in lines:
            self.add(line)

    def add(self, line: ChatEntry) -> None:
        self._lines.append(line)
        self.last = max(self.last, line.number)
        for reader in range(len(self.counts)):
            self.counts[reader] += may_read(line, reader)
        if len(self._lines) > CHAT:
            oldest = self._lines.popleft()
            for reader in range(len(self.first)):
                self.first[reader] += may_read(oldest, reader)

    def has(self, line: ChatEntry) -> bool:
        """Whether the same line of the same moment is in memory already."""
        return any((kept.seat, kept.at, kept.text) == (line.seat, line.at, line.text) for kept in self._lines)

    def number_of(self, reader: int, line: ChatEntry) -> int:
        """The number of a line for a reader who may read it."""
        return self.counts[reader] - 1 - sum(may_read(kept, reader) for kept in self._lines if kept.number > line.number)

    def of(self, reader: int, first: int, wanted: Callable[[ChatEntry], bool]) -> list[Json]:
        """A reader's lines in memory that are `wanted`, from number `first` on."""
        if first >= self.counts[reader]:
            return []
        return list(numbered(self._lines, reader, self.first[reader], first, wanted))


def numbered(
    lines: Iterable[ChatEntry], reader: int, number: int, first: int, wanted: Callable[[ChatEntry], bool]
) -> Iterator[Json]:
    """The `lines` that a reader's seat may read and that are `wanted`, from number `first` on. `number`: the number of the first
    one that it may read."""
    for line in lines:
        if may_read(line, reader):
            if number >= first and wanted(line):
                yield line_json(number, line)
            number += 1
