"""Records: a game on paper. One readable JSON file holds the table, every entry with what chance said, and the result.

It can be read without the program (one line an entry, options in words beside their numbers) and played again years later
without the generator. Nothing is believed: `replay.py` plays every entry again by the rules.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..chance import ROOM
from ..contract import Game, Setup, Sheet
from ..errors import BadFigures, HustingsError
from ..play import SETUP, Entry, Play, make_setup
from ..registry import game as find_game

FORMAT = "hustings record"
VERSION = 1
LARGEST_FILE = 5_000_000
LONGEST_NAME = 60


class BadRecord(HustingsError):
    """A record that cannot be read or does not hold what it says."""


@dataclass(frozen=True)
class Line:
    """An entry as it is written: with the kind of decision and a few digits of the position it led to."""

    entry: Entry
    decision: str
    digest: str


@dataclass(frozen=True)
class Result:
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    game: Game
    setup: Setup
    own: Mapping[str, Any]  # figures that the users replaced
    figures: str  # hash of the figures played with
    names: tuple[str, ...]
    engine: str
    lines: tuple[Line, ...]
    result: Result | None  # None: the game is not over
    extra: Mapping[str, Any] = field(default_factory=dict)  # what the writer wants to remember, e.g. which seats are bots

    def sheet(self) -> Sheet:
        """The figures the game was played with."""
        try:
            sheet = self.game.sheet(self.setup, self.own or None)
        except BadFigures as error:
            raise BadRecord(f"figures: {error}") from None
        if sheet.hash != self.figures:
            raise BadRecord(
                f"the game was played with figures {self.figures}, but this program's {self.setup.edition} figures, with what "
                f"the record says was replaced, are {sheet.hash}: give the figures file it was played with (--figures)"
            )
        return sheet


def digest(play: Play) -> str:
    """A few digits that tell one position from another."""
    return hashlib.sha256(play.position.tobytes()).hexdigest()[:8]


def notation(game: Game, option: int) -> str:
    """An option in words that no language changes: `place-cabinet state=3 cabinet=2`."""
    meaning = game.option(option)
    return " ".join([meaning.key, *(f"{name}={value}" for name, value in meaning.things.items())])


class Recorder:
    """Keeps the record of a game while it is played."""

    def __init__(self, play: Play, names: Sequence[str] = (), extra: Mapping[str, Any] | None = None) -> None:
        self.play = play
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(play.seats))
        self.extra = dict(extra or {})
        self.lines = [Line(play.entries[0], "set-up", digest(play))]

    def act(self, seat: int, option: int, *, outcomes: Sequence[int] | None = None) -> Entry:
        """Like `Play.act`, noted."""
        decision = self.play.decision(seat)
        entry = self.play.act(seat, option, outcomes=outcomes)
        self.lines.append(Line(entry, decision, digest(self.play)))
        return entry

    def back_to(self, play: Play) -> None:
        """Take back the entries that an earlier copy of the game does not have."""
        self.play = play
        del self.lines[len(play.entries) :]

    def record(self) -> Record:
        """The record so far."""
        from ... import __version__

        play = self.play
        result = Result(tuple(play.scores()), tuple(play.winners())) if play.over else None
        lines = tuple(self.lines)
        return Record(play.game, play.setup, play.sheet.own, play.sheet.hash, self.names, __version__, lines, result, self.extra)


def record_of(play: Play, names: Sequence[str] = (), extra: Mapping[str, Any] | None = None) -> Record:
    """The record of a game that was played without a recorder: it is played once more from its entries."""
    again = Recorder(Play(play.game, play.setup, play.sheet, outcomes=play.entries[0].outcomes), names, extra)
    for entry in play.entries[1:]:
        again.act(entry.seat, entry.option, outcomes=entry.outcomes)
    return again.record()


# Writing


def _content(record: Record) -> dict[str, Any]:
    """Everything but the entries and the checksum, in the order people read it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": record.engine,
        "game": record.game.name,
        "edition": record.setup.edition,
        "variants": list(record.setup.variants),
        "players": record.setup.players,
        "choices": dict(record.setup.choices),
        "figures": {"hash": record.figures, "own": dict(record.own)},
        "names": list(record.names),
        "extra": dict(record.extra),
        "result": None
        if record.result is None
        else {"scores": list(record.result.scores), "winners": list(record.result.winners)},
    }


def _entry_json(record: Record, line: Line) -> dict[str, Any]:
    entry = line.entry
    out: dict[str, Any] = {"seat": None} if entry.seat == SETUP else {"seat": entry.seat}
    out["decision"] = line.decision
    if entry.seat != SETUP:
        out |= {"option": entry.option, "words": notation(record.game, entry.option)}
    if entry.outcomes:
        out["chance"] = list(entry.outcomes)
    out["then"] = line.digest
    return out


def _checksum(content: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> str:
    text = json.dumps([content, list(entries)], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def to_text(record: Record) -> str:
    """The record as JSON, one line an entry."""

    def dump(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    content = _content(record)
    entries = [_entry_json(record, line) for line in record.lines]
    head = ",\n".join(f"{dump(key)}:{dump(value)}" for key, value in content.items())
    body = ",\n".join(dump(entry) for entry in entries)
    return f'{{{head},\n"entries":[\n{body}\n],\n"checksum":{dump(_checksum(content, entries))}}}\n'


def save(record: Record, path: Path) -> None:
    """Write beside, then rename: whatever interrupts it, the old file is whole."""
    data = to_text(record).encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise HustingsError(f"cannot save {path}: {error.strerror}; choose another place") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise HustingsError(f"cannot save {path}: {error.strerror}; what was there before is unchanged") from None
    finally:
        Path(name).unlink(missing_ok=True)


# Reading


def unreadable(error: OSError) -> str:
    """Why a file cannot be read, and what to do about it."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file; check its name and folder"
    if isinstance(error, IsADirectoryError):
        return "is a folder; name a file in it"
    return f"{(error.strerror or str(error)).lower()}; name a file that this user may read"


def load(path: Path) -> Record:
    """Read a record. What is wrong with it is said; whether it holds by the rules, `replay.check` says."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord(f"{path}: larger than {LARGEST_FILE // 1_000_000} MB: not a record of one game")
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: {unreadable(error)}") from None
    try:
        return parse(data)
    except TamperedRecord:
        raise
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def parse(data: bytes | str) -> Record:
    """A record from JSON text."""
    try:
        text = data.decode("utf-8") if isinstance(data, bytes) else data
        content = json.loads(text, object_pairs_hook=_no_twice, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise BadRecord("not a text file in UTF-8, so not a record") from None
    except RecursionError:
        raise BadRecord("not a record: brackets nested too deep") from None
    except json.JSONDecodeError as error:
        cut = "" if text.rstrip().endswith("}") else " The file seems to be cut off."
        raise BadRecord(f"not JSON: {error.msg} in line {error.lineno}, column {error.colno}.{cut}") from None
    except ValueError as error:  # a number too long to read
        raise BadRecord(f"not a record: {error}") from None
    return _record(content)


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out = dict(pairs)
    if len(out) != len(pairs):
        raise BadRecord("not a record: a name stands twice in one object")
    return out


def _no_constant(name: str) -> Any:
    raise BadRecord(f"not a record: {name} is no number a game has")


class _Reader:
    """Takes values out of a JSON object, each with its type checked and named in the error."""

    def __init__(self, values: Any, where: str) -> None:
        if not isinstance(values, dict):
            raise BadRecord(f"{where}: should be an object, is {_kind(values)}")
        self.values, self.where = dict(values), where

    def take(self, key: str, kind: type, default: Any = ...) -> Any:
        if key not in self.values:
            if default is ...:
                raise BadRecord(f"{self.where}: {key} is missing")
            return default
        value = self.values.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadRecord(f"{self.where}: {key} should be {_NAMES[kind]}, is {_kind(value)}")
        return value

    def whole_numbers(self, key: str, low: int, high: int, most: int, default: Any = ...) -> tuple[int, ...]:
        values = self.take(key, list, default)
        if len(values) > most or any(isinstance(x, bool) or not isinstance(x, int) or not low <= x <= high for x in values):
            raise BadRecord(f"{self.where}: {key} should be at most {most} whole numbers from {low} to {high}")
        return tuple(values)

    def done(self) -> None:
        if self.values:
            raise BadRecord(f"{self.where}: unknown {', '.join(sorted(self.values))}")


_NAMES = {dict: "an object", list: "a list", str: "text", int: "a whole number"}


def _kind(value: Any) -> str:
    return {bool: "true or false", type(None): "null", float: "a number"}.get(type(value)) or _NAMES.get(type(value), "?")


def _record(content: Any) -> Record:
    top = _Reader(content, "record")
    if top.take("format", str, "") != FORMAT:
        raise BadRecord(f'not a record: "format" should be "{FORMAT}"')
    version = top.take("version", int)
    if version != VERSION:
        raise BadRecord(f"record version {version}; this program reads version {VERSION}: use the program that wrote it")
    entries = top.take("entries", list)
    checksum = top.take("checksum", str)
    body = dict(top.values)
    for key in ("format", "version"):
        body[key] = content[key]
    record = _table(top, entries)
    if _checksum(body, entries) != checksum:
        raise TamperedRecord("the checksum is wrong: the file was changed after it was written", record)
    return record


class TamperedRecord(BadRecord):
    """Well-formed, but changed after it was written. `record` lets a checker look for the entry that does not hold."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


def _table(top: _Reader, entries: list[Any]) -> Record:
    engine = top.take("engine", str)
    try:
        game = find_game(top.take("game", str))
        setup = make_setup(
            game,
            edition=top.take("edition", str),
            players=top.take("players", int),
            variants=[str(v) for v in top.take("variants", list)],
            choices=top.take("choices", dict),
        )
    except BadRecord:
        raise
    except HustingsError as error:
        raise BadRecord(str(error)) from None
    figures = _Reader(top.take("figures", dict), "figures")
    hash_, own = figures.take("hash", str), figures.take("own", dict)
    figures.done()
    names = top.take("names", list)
    if len(names) != setup.players or not all(map(_is_name, names)):
        raise BadRecord(f"names: should be {setup.players} names of 1 to {LONGEST_NAME} printable characters")
    extra = top.take("extra", dict)
    result = None
    if top.values.get("result", ...) is None:
        del top.values["result"]
    else:
        told = _Reader(top.take("result", dict), "result")
        scores = told.whole_numbers("scores", -32768, 32767, setup.players)
        result = Result(scores, told.whole_numbers("winners", 0, setup.players - 1, setup.players))
        told.done()
    top.done()
    if not entries:
        raise BadRecord("entries: there are none; the first one is the set-up")
    if len(entries) > game.longest:
        raise BadRecord(f"entries: {len(entries)} are more than a game of {game.name} can have")
    lines = tuple(_line(game, setup, number, values) for number, values in enumerate(entries))
    return Record(game, setup, own, hash_, tuple(names), engine, lines, result, extra)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= LONGEST_NAME


def _line(game: Game, setup: Setup, number: int, values: Any) -> Line:
    entry = _Reader(values, f"entry {number}")
    if entry.values.get("seat", ...) is None:
        del entry.values["seat"]
        seat, option = SETUP, 0
    else:
        seat = entry.take("seat", int)
        option = entry.take("option", int)
        words = entry.take("words", str)
        if not 0 <= seat < setup.players:
            raise BadRecord(f"entry {number}: seat {seat} does not exist: 0 to {setup.players - 1}")
        if not 0 <= option < game.options:
            raise BadRecord(f"entry {number}: option {option} does not exist: 0 to {game.options - 1}")
        if words != notation(game, option):
            raise BadRecord(f'entry {number}: option {option} is "{notation(game, option)}", not "{words}"')
    if (seat == SETUP) != (number == 0):
        raise BadRecord(f"entry {number}: the set-up is the first entry, and no other")
    decision = entry.take("decision", str)
    outcomes = entry.whole_numbers("chance", -1, 32767, ROOM, [])
    then = entry.take("then", str)
    entry.done()
    return Line(Entry(seat, option, outcomes), decision, then)
