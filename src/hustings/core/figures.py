"""Figures: TOML files laid over each other, checked against what a game declares, and turned into a record.

A figure is identified by its dotted key, spelled as in TOML (`components.start_money`, `seats."Bayern"`). A game declares a kind
for each key, and checks that look at several keys at once. An error in a user's file is reported in one line that names the
file, the key and what would be right.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from .errors import BadFigures
from .layout import from_dict
from .reading import TOO_LONG_A_NUMBER, read_at_most
from .values import Sheet

SOURCES = ("rulebook", "published", "reconstructed")
"""Sources of printed figures, the most reliable first."""

SAVED = "the saved game"
"""Used in place of a file name when a user's figures come from a saved game."""

GIVEN = "own figures"
"""Used in place of a file name where figures that come from no file are wrong."""

_LARGEST = 1_000_000  # bytes; nobody writes more than this by hand, so a larger file is the wrong one
_SOURCE = "source"


class FigureError(Exception):
    """An impossible figure: where it is in the file (a key, perhaps with an index), and why. Raised by kinds and checks."""

    def __init__(self, at: str, reason: str) -> None:
        super().__init__(at, reason)
        self.at, self.reason = at, reason


class Kind(Protocol):
    """A kind of figure, which says what its value may be."""

    def check(self, value: Any, at: str) -> None:
        """Raise `FigureError` unless `value`, found at `at`, is of this kind."""


@dataclass(frozen=True)
class Integer:
    """A whole number within limits. TOML distinguishes true from 1, and so do we."""

    low: int
    high: int

    def check(self, value: Any, at: str) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            raise FigureError(at, f"must be a whole number from {self.low} to {self.high}, not {shown(value)}")


@dataclass(frozen=True)
class Flag:
    """true or false."""

    def check(self, value: Any, at: str) -> None:
        if type(value) is not bool:
            raise FigureError(at, f"must be true or false, not {shown(value)}")


@dataclass(frozen=True)
class Name:
    """A name that fits on a board: one line of printable characters."""

    longest: int = 40

    def check(self, value: Any, at: str) -> None:
        if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > self.longest:
            raise FigureError(at, f"must be a name in quotes, of 1 to {self.longest} characters on one line, not {shown(value)}")


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, value: Any, at: str) -> None:
        if value not in self.words:
            raise FigureError(at, f"must be one of {', '.join(map(shown, self.words))}, not {shown(value)}")


@dataclass(frozen=True)
class ListOf:
    """A list of entries of one kind: exactly `length` of them, or `least` to `length` if `least` is given."""

    of: Kind
    length: int
    least: int | None = None

    def check(self, value: Any, at: str) -> None:
        least = self.length if self.least is None else self.least
        wanted = f"{self.length}" if least == self.length else f"{least} to {self.length}"
        _length(value, least, self.length, wanted, at)
        for index, entry in enumerate(value):
            self.of.check(entry, f"{at}[{index}]")


@dataclass(frozen=True)
class Fields:
    """A list in which each place has its own kind."""

    kinds: tuple[Kind, ...]

    def check(self, value: Any, at: str) -> None:
        _length(value, len(self.kinds), len(self.kinds), f"{len(self.kinds)}", at)
        for index, (kind, entry) in enumerate(zip(self.kinds, value, strict=True)):
            kind.check(entry, f"{at}[{index}]")


@dataclass(frozen=True)
class Fixed:
    """A figure that is printed, and so listed with its source, but built into the layout of the records: a user's file cannot
    replace it."""

    kind: Kind

    def check(self, value: Any, at: str) -> None:
        self.kind.check(value, at)


def _length(value: Any, least: int, most: int, wanted: str, at: str) -> None:
    if not isinstance(value, list):
        raise FigureError(at, f"must be a list of {wanted} entries, not {shown(value)}")
    if not least <= len(value) <= most:
        raise FigureError(at, f"must be a list of {wanted} entries, not of {len(value)}")


def shown(value: Any) -> str:
    """A value as it would be written in the file, cut short."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list of thousands of levels
        return "something that large"
    return text if len(text) <= 60 else text[:57] + "..."


@dataclass(frozen=True)
class Schema:
    """A game's declaration of the figures of one edition."""

    record: type[Any]  # the layout that the figures fill
    kinds: Mapping[str, Kind]  # for every key
    checks: Sequence[Callable[[Mapping[str, Any]], None]]  # each raises `FigureError` where figures contradict each other
    fill: Callable[[Mapping[str, Any]], Mapping[str, Any]]  # from values by key to the fields of the record
    elsewhere: Mapping[str, str]  # beginnings of keys that only another edition has, each with that edition


def defaults(schema: Schema, files: Sequence[Path]) -> Sheet:
    """The figures as printed: the files in order, each laid over those before it, with a `[source]` table in each."""
    values: dict[str, Any] = {}
    origins: dict[str, Any] = {}
    for path in files:
        table = _load(path)
        origins.update(table.pop(_SOURCE, {}))
        values.update(_checked(schema, None, dict(_flat(table)), str(path)))
    sources: dict[str, str] = {}
    for key in values:
        sources.update(_sources(key, origins))
    return _sheet(schema, str(files[-1]), values, sources, {})


def replaced(schema: Schema, default: Sheet, own: Path | Mapping[str, Any]) -> Sheet:
    """The default figures with the user's own on top, from a file, from nested tables or, by dotted key, from a saved game."""
    if isinstance(own, Path):
        name, origin, given = str(own), own.name, dict(_flat(_load(own)))
    else:
        name, origin, given = GIVEN, SAVED, {}
        try:
            for key, value in own.items():
                given |= dict(_flat({key: value})) if isinstance(value, dict) and value else {key: value}
        except RecursionError:
            raise _bad(name, "", "tables nested too deep; a figure is a key in a table") from None
    given = _checked(schema, default, given, name)
    news = {key: value for key, value in given.items() if value != default.values[key]}
    sources = {at: word for at, word in default.sources.items() if re.sub(r"\[\d+\]$", "", at) not in news}
    return _sheet(schema, name, {**default.values, **news}, sources | dict.fromkeys(news, origin), news)


def _sheet(schema: Schema, name: str, values: dict[str, Any], sources: dict[str, str], own: dict[str, Any]) -> Sheet:
    try:
        for check in schema.checks:
            check(values)
    except FigureError as wrong:
        raise _bad(name, wrong.at, wrong.reason) from None
    record = from_dict(schema.record, schema.fill(values))
    return Sheet(record, values, sources, own, hashlib.sha256(record.tobytes()).hexdigest()[:16])


def _load(path: Path) -> dict[str, Any]:
    try:
        data = read_at_most(path, _LARGEST)
    except FileNotFoundError:
        raise _bad(str(path), "", "there is no such file; check the name") from None
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        raise _bad(str(path), "", f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if data is None:
        raise _bad(str(path), "", f"is over {_LARGEST} bytes, so it is no file of figures; check the name")
    try:
        text = data.decode("utf-8-sig")  # Windows editors put a mark first
    except UnicodeDecodeError as error:
        raise _bad(str(path), "", f"is not UTF-8 text (byte {error.start}); save it as UTF-8") from None
    try:
        table = tomllib.loads(text)
        list(_flat(table))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _bad(str(path), "", f"is not TOML: {error}; write lines like key = 5 under a [table]") from None
    except ValueError:
        raise _bad(str(path), "", f"{TOO_LONG_A_NUMBER}; write the figure as the card has it") from None
    return table


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The figures of nested tables by dotted key. An empty table counts as one, so that a misspelt one is noticed."""
    for name, value in table.items():
        key = prefix + (name if re.fullmatch(r"[a-z0-9_]+", name) else json.dumps(name, ensure_ascii=False))
        if isinstance(value, dict) and value:
            yield from _flat(value, key + ".")
        else:
            yield key, value


def _checked(schema: Schema, default: Sheet | None, given: dict[str, Any], name: str) -> dict[str, Any]:
    """The given figures, each checked by its kind. Where there are defaults, a fixed figure must have its default value."""
    good: dict[str, Any] = {}
    for key, value in given.items():
        kind = schema.kinds.get(key)
        if kind is None:
            if value == {} and _is_table(schema, key):
                continue
            raise _bad(name, key, _unknown(schema, key))
        if default and isinstance(kind, Fixed) and value != default.values[key]:
            raise _bad(name, key, f"is fixed by the program at {shown(default.values[key])}; leave it out")
        try:
            kind.check(value, key)
        except FigureError as wrong:
            raise _bad(name, wrong.at, wrong.reason) from None
        good[key] = value
    return good


def _is_table(schema: Schema, key: str) -> bool:
    return any(known.startswith(key + ".") for known in schema.kinds)


def _unknown(schema: Schema, key: str) -> str:
    """Say why there is no such key, and what may have been meant."""
    top = key.partition(".")[0]
    if top in schema.elsewhere:
        return f"is a figure of {schema.elsewhere[top]} only; leave it out"
    if top == _SOURCE:
        return "says where printed figures come from; your own need none, so leave the table out"
    if _is_table(schema, key):
        return f"is a table of figures, not a figure; write [{key}] and the figures below it"
    # The likeliest slip is a key that is not under the right table, the next likeliest a misspelling.
    under = [known for known in schema.kinds if known.endswith("." + key)]
    near = under or difflib.get_close_matches(key, schema.kinds, 1)
    return "there is no such figure; " + (f"did you mean {near[0]}?" if near else "'hustings rules' lists them all")


def _sources(key: str, origins: Mapping[str, Any]) -> dict[str, str]:
    """The source of a figure by its key. If the sources of its entries differ, the least reliable one, and each entry's own
    too."""
    words = origins[max((known for known in origins if key == known or key.startswith(known + ".")), key=len)]
    if isinstance(words, str):
        return {key: words}
    return {key: max(words, key=SOURCES.index)} | {f"{key}[{index}]": word for index, word in enumerate(words)}


def _bad(name: str, at: str, reason: str) -> BadFigures:
    line = f"{name}: {at}: {reason}" if at else f"{name}: {reason}"
    return BadFigures("".join(letter if letter.isprintable() else " " for letter in line))
