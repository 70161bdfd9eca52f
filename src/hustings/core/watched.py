"""A watched view: an observation, and the number of its reader, that note what is asked of them.

Observations of the same position differ only in fields that their owners see (see `gate.py`). Where something was worked out from
a watched view, another reader would have got the same if it sees the same in the fields that were looked at, and if nobody asked
who the reader is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from .layout import OWNER, Records, blank, dtype, fields, plain


class Watch:
    """What was asked of watched views so far."""

    def __init__(self) -> None:
        self.reader = False  # who the reader is
        self.looked_at: set[tuple[int, str]] = set()  # fields that owners see, by the number of the view

    def fits(self, mine: Sequence[Records], other: Sequence[Records]) -> bool:
        """Whether all that was asked of `mine` has the same answer in the views of another reader."""
        return not self.reader and all(mine[view][name].tobytes() == other[view][name].tobytes() for view, name in self.looked_at)


@cache
def _owned(cls: type) -> dict[str, str]:
    """The fields that owners see, by what they are called in a plain record."""
    return {name if field.shape else "_" + name: name for name, field in fields(cls).items() if field.audience == OWNER}


@cache
def _watched_kind(cls: type) -> type[Any]:
    """A plain record that notes which of its fields are cut."""
    owned, kind = _owned(cls), type(plain(cls, blank(cls)))

    def cut(self: Any, cell: str) -> Any:
        if cell in owned:
            self.noting(owned[cell])
        return kind.__getattr__(self, cell)

    return type(f"Watched{kind.__name__}", (kind,), {"__slots__": ["noting"], "__getattr__": cut})


class WatchedView:
    """An observation that can be looked at in two ways only, by field and as a plain record: nothing escapes the watch."""

    __slots__ = ("_cls", "_number", "_records", "_watch")

    def __init__(self, cls: type, records: Records, watch: Watch, number: int) -> None:
        self._cls, self._records, self._watch, self._number = cls, records, watch, number

    def _note(self, name: str) -> None:
        self._watch.looked_at.add((self._number, name))

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
    """The number of a reader who did not act. That it is another than the acting seat's holds for all such readers and is not
    noted; any other use is."""

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
