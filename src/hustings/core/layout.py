"""Layouts of fixed-size records, from annotated classes: one declaration for readers, type checkers, NumPy and Numba.

    class Position:
        cash: Annotated[Grid, owner(PARTY, about="money in thousands")]

declares the field's shape, what it holds and *who may see it*. A field that does not declare who may see it fails at import,
so no field can become visible by an oversight.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import prod
from operator import concat
from typing import Any, Protocol, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

_array, _nothing = np.ndarray, bytearray()

Records = npt.NDArray[np.void]
"""An array of records; one game is an array of length one, since only arrays cross into compiled code cheaply."""

Observation = Records | np.record
"""The input of a bot's decision. A user's own bot always gets a single record; ours also take an array of length one."""


class Grid(Protocol):
    """A field with one or more axes, as rules see it: integers by index, in plain and in compiled code alike."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...


@dataclass(frozen=True)
class Axis:
    """A named axis. The axis named `SEAT` is the one that rotates when the players change places."""

    name: str
    size: int


SEAT = "seat"
EVERYONE, OWNER, NOBODY_SEES = "everyone", "owner", "nobody"


@dataclass(frozen=True)
class Field:
    """Shape, width and audience of a field, and the meaning of its numbers."""

    axes: tuple[Axis, ...]
    audience: str
    holds: str = "number"  # "seat" (-1 for nobody), "seats" (one bit each) or whatever the game calls it
    about: str = ""
    unknown: int = -1  # the value in an observation where the seat may not look
    width: str = "<i2"
    counted: bool = False  # anyone who keeps count could know it; whether people are shown it is up to the table
    memory: bool = False  # follows from what was seen before; bots need it, people and records do without

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size for axis in self.axes)


def public(*axes: Axis, holds: str = "number", about: str = "", counted: bool = False) -> Field:
    """A field that everyone may see, spectators included. `counted`: people have to work it out, unless their table shows it."""
    return Field(axes, EVERYONE, holds, about, counted=counted)


def owner(*axes: Axis, holds: str = "number", about: str = "") -> Field:
    """A field of which each row may be seen only by the seat that the first axis names."""
    if not axes or axes[0].name != SEAT:
        raise TypeError("the first axis of a field seen by its owner must be the seat")
    return Field(axes, OWNER, holds, about)


def secret(*axes: Axis, holds: str = "number", about: str = "", width: str = "<i2") -> Field:
    """A field that nobody may see."""
    return Field(axes, NOBODY_SEES, holds, about, width=width)


def remembered(field: Field) -> Field:
    """A field for what a reader who forgets nothing knows from earlier positions, in one byte per number. It comes after all
    other fields and is not shown to people. Zeros mean that nothing is remembered, so that a position stored without it can
    still be read."""
    return replace(field, width="<i1", memory=True)


REAL, WHOLE = "<f8", "<i8"


def real(*axes: Axis) -> Field:
    """A field of real numbers: a weight, not part of a position."""
    return Field(axes, EVERYONE, width=REAL)


def whole(*axes: Axis) -> Field:
    """A field of whole numbers of 64 bits: a weight, not part of a position."""
    return Field(axes, EVERYONE, width=WHOLE)


@cache
def fields(cls: type) -> Mapping[str, Field]:
    """The declared fields of a layout class, in order."""
    out: dict[str, Field] = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Field)]
        if len(marks) != 1:
            raise TypeError(f"{cls.__name__}.{name}: say who may see it, with public(), owner() or secret()")
        if out and not marks[0].memory and next(reversed(out.values())).memory:
            raise TypeError(f"{cls.__name__}.{name}: what is remembered stands after all other fields")
        out[name] = marks[0]
    return out


@cache
def dtype(cls: type) -> np.dtype[np.void]:
    """The record's NumPy type."""
    return np.dtype((np.record, [(n, f.width, f.shape) for n, f in fields(cls).items()]), align=True)


@cache
def layout_hash(cls: type) -> str:
    """A short hash of names, shapes and widths. A stored snapshot carries it; if it differs, rebuild from the log."""
    text = repr([(n, f.width, f.shape) for n, f in fields(cls).items()])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def blank(cls: type, count: int = 1) -> Records:
    """`count` records of zeros."""
    return _array(count, dtype(cls), bytearray(count * dtype(cls).itemsize))


def copy(records: Records) -> Records:
    """A copy of a row of records in its own memory. They are copied as bytes, without a view of fields on either side, which is a
    hundred times faster than NumPy's structured copy. Concatenating them to nothing asks NumPy only for the bytes, not for a
    description of every field, and copies them once. Most of the remaining time is NumPy's creation of an array of any size."""
    try:
        return _array(len(records), records.dtype, concat(_nothing, records))  # type: ignore[arg-type]  # it is a buffer
    except TypeError:  # they are not contiguous
        return _array(len(records), records.dtype, bytearray(records.tobytes()))


@cache
def copier(cls: type) -> Callable[[Records], Records]:
    """A function that copies one record of this layout, an array of length one. It is `copy` with everything looked up
    beforehand, and a fifth faster. Of several records it copies the first: use `copy` where there may be more than one. Records
    made by `blank` or by a copy have their own bytes, which are copied without NumPy; others, such as a row of an array, do not
    (`TypeError`)."""
    kind = dtype(cls)

    def copy_one(record: Records, _kind: Any = kind, _new: Any = np.ndarray, _bytes: Any = bytearray.copy) -> Records:
        try:  # local names are found fastest
            return _new(1, _kind, _bytes(record.base))  # type: ignore[no-any-return]
        except TypeError:
            return copy(record[:1])

    return copy_one


def array_of_one(observation: Observation) -> Records:
    """A record as the array of length one that rules take; an array is returned as it is."""
    return observation.reshape(1) if observation.ndim == 0 else observation  # type: ignore[return-value]


@cache
def _lying_on_the_table(cls: type) -> int:
    """The number of bytes of a record before the fields that are only remembered."""
    found = dtype(cls).fields
    assert found is not None
    starts = [found[name][1] for name, field in fields(cls).items() if field.memory]
    return min(starts, default=dtype(cls).itemsize)


def on_the_table(cls: type, records: Records) -> bytes:
    """The bytes of one record without the fields that are only remembered, which tell one position from another."""
    return records.tobytes()[: _lying_on_the_table(cls)]


def same(a: Records, b: Records) -> bool:
    """Whether two arrays of records hold the same bytes."""
    return a.tobytes() == b.tobytes()


@cache
def _plain_kind(cls: type) -> type[Any]:
    """A class whose scalars are properties over one memory cell each and whose grids are memoryviews. A field is cut from the
    record on first access, because telling a story makes dozens of these and looks at a few fields of each."""
    found, halves = dtype(cls).fields, dtype(cls).itemsize // 2
    assert found is not None
    cells = {_HALVES: (0, 2 * halves, "h", [halves])}
    for name, field in fields(cls).items():
        base, first = np.dtype(field.width), found[name][1]
        shape = list(field.shape) or [1]
        cells[name if field.shape else "_" + name] = (first, first + base.itemsize * prod(shape), base.char, shape)

    def cut(self: Any, cell: str) -> memoryview:
        try:
            first, end, form, shape = cells[cell]
        except KeyError:
            raise AttributeError(f"{cls.__name__} has no field {cell}") from None
        view: memoryview = self.raw_bytes[first:end].cast(form, shape)
        setattr(self, cell, view)
        return view

    def scalar(name: str) -> property:
        first, _, form, _ = cells["_" + name]
        return _half(first // 2) if form == "h" and first % 2 == 0 else _whole_cell("_" + name)

    members: dict[str, Any] = {"__slots__": [*cells, "raw_bytes"], "__getattr__": cut}
    members.update({n: scalar(n) for n, f in fields(cls).items() if not f.shape})
    return type("Plain" + cls.__name__, (), members)


_HALVES = "halves_"  # the whole record in pieces of two bytes, the width of most numbers, cut once for all of them


def _half(place: int) -> property:
    """A property for a number of two bytes."""

    def get(self: Any) -> int:
        return self.halves_[place]  # type: ignore[no-any-return]

    def put(self: Any, value: int) -> None:
        self.halves_[place] = value

    return property(get, put)


def _whole_cell(cell: str) -> property:
    """A property for a number of any other width."""

    def get(self: Any) -> int:
        return getattr(self, cell)[0]  # type: ignore[no-any-return]

    def put(self: Any, value: int) -> None:
        getattr(self, cell)[0] = value

    return property(get, put)


class Watched(Protocol):
    """Records that note which fields are looked at, see `watched.py`."""

    def plain(self, cls: type) -> Any: ...


def plain(cls: type, records: Records | Watched, index: int = 0) -> Any:
    """One record for uncompiled rules, over the same bytes: elements are Python ints, indexes and ranges are checked."""
    if not isinstance(records, np.ndarray):
        return records.plain(cls)
    self = _plain_kind(cls)()
    size = records.dtype.itemsize
    self.raw_bytes = memoryview(np.ndarray((size,), np.uint8, records, index * size))  # type: ignore[arg-type]
    return self


_read: dict[type, dict[int, tuple[Records | Watched, Any]]] = {}
_MOST_READ = 16  # for each class: enough for the views of one event around one of its entries


def reading(cls: type, records: Records | Watched) -> Any:
    """The first record, for reading only. Fields once looked at stay cut for the next time the same record is read, because the
    words of an action's options and lines need a dozen fields of two views, again and again."""
    known = _read.get(cls)
    if known is None:
        known = _read.setdefault(cls, {})
    found = known.get(id(records))
    if found is not None and found[0] is records:
        return found[1]
    if len(known) >= _MOST_READ:
        known.clear()
    view = plain(cls, records)
    known[id(records)] = records, view
    return view


def as_dict(cls: type, records: Records, index: int = 0) -> dict[str, Any]:
    """One record as plain numbers and lists, by field name, for JSON."""
    return {name: records[name][index].tolist() for name in fields(cls)}


def from_dict(cls: type, values: Mapping[str, Any]) -> Records:
    """The inverse of `as_dict`. Fields that are only remembered may be missing."""
    records = blank(cls)
    for name, field in fields(cls).items():
        if field.memory and name not in values:
            continue
        records[name][0] = np.asarray(values[name], dtype=field.width).reshape(field.shape)
    return records
