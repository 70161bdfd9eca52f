"""Watched views: an observation and the number of its reader, both of which note how they are used.

Observations of the same position differ only in fields that their owners see, and there only in the row of the reader's own seat
(see `gate.py`). A result computed from a spectator's watched view is the same for another reader if nothing depended on who the
reader is, and if the reader's own row was not looked at or has the same content.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from .layout import OWNER, Records, blank, dtype, fields, plain

EVERY_ROW = -1


class Watch:
    """A note of how watched views have been used so far."""

    def __init__(self) -> None:
        self.reader = False  # whether it mattered who the reader is
        self.looked_at: set[tuple[int, str, int]] = set()  # fields that owners see: the number of the view, name, owner's row

    def fits(self, seat: int, spectators: Callable[[], Sequence[Records]], own: Callable[[], Sequence[Records]]) -> bool:
        """Whether all that was read from a spectator's views reads the same in the views of the reader at `seat`. The views are
        fetched only if the reader's own row was looked at, since both see nothing of other rows."""
        looked_at = [(view, name) for view, name, row in self.looked_at if row in (seat, EVERY_ROW)]
        if self.reader or not looked_at:
            return not self.reader
        mine, other = spectators(), own()
        return all(mine[view][name].tobytes() == other[view][name].tobytes() for view, name in looked_at)


@cache
def _owned(cls: type) -> dict[str, str]:
    """The fields that owners see, by their names in a plain record."""
    return {name if field.shape else "_" + name: name for name, field in fields(cls).items() if field.audience == OWNER}


@cache
def _watched_kind(cls: type) -> type[Any]:
    """The type of a plain record that notes which rows of its fields are looked at."""
    owned, kind = _owned(cls), type(plain(cls, blank(cls)))

    def cut(self: Any, cell: str) -> Any:
        found = kind.__getattr__(self, cell)
        if cell in owned:
            found = _WatchedGrid(found, self.noting, owned[cell])
            setattr(self, cell, found)
        return found

    return type(f"Watched{kind.__name__}", (kind,), {"__slots__": ["noting"], "__getattr__": cut})


class _WatchedGrid:
    """A field that owners see, read one number at a time; the first index is the owner's row."""

    __slots__ = ("_grid", "_name", "_noting")

    def __init__(self, grid: memoryview, noting: Callable[[str, int], None], name: str) -> None:
        self._grid, self._noting, self._name = grid, noting, name

    def __getitem__(self, place: int | tuple[int, ...]) -> int:
        row = place[0] if isinstance(place, tuple) else place
        self._noting(self._name, row if row >= 0 else EVERY_ROW)
        return self._grid[place]


class WatchedView:
    """An observation that can be read in only two ways, by field and as a plain record, so that nothing escapes the watch."""

    __slots__ = ("_cls", "_number", "_records", "_watch")

    def __init__(self, cls: type, records: Records, watch: Watch, number: int) -> None:
        self._cls, self._records, self._watch, self._number = cls, records, watch, number

    def _note(self, name: str, row: int = EVERY_ROW) -> None:
        self._watch.looked_at.add((self._number, name, row))

    def __getitem__(self, name: str) -> Any:
        if fields(self._cls)[name].audience == OWNER:
            self._note(name)
        return self._records[name]

    def plain(self, cls: type) -> Any:
        """See `layout.plain`."""
        if dtype(cls) != self._records.dtype:
            raise TypeError(f"this is no {cls.__name__}")
        whole = plain(cls, self._records)
        noted = _watched_kind(cls)()
        noted.raw_bytes, noted.noting = whole.raw_bytes, self._note
        return noted


class WatchedReader:
    """The number of a reader who did not act. Finding that it differs from the acting seat is not noted, since that is true of
    all such readers; any other use is noted."""

    __slots__ = ("_acting", "_number", "_watch")

    def __init__(self, number: int, acting: int, watch: Watch) -> None:
        if number == acting:
            raise ValueError("a reader who acted is told alone")
        self._number, self._acting, self._watch = number, acting, watch

    def __index__(self) -> int:
        self._watch.reader = True
        return self._number

    def __eq__(self, other: object) -> bool:
        return other != self._acting and int(self) == other

    def __hash__(self) -> int:
        return hash(int(self))

    def __lt__(self, other: int) -> bool:
        return int(self) < other

    def __le__(self, other: int) -> bool:
        return int(self) <= other

    def __gt__(self, other: int) -> bool:
        return int(self) > other

    def __ge__(self, other: int) -> bool:
        return int(self) >= other
