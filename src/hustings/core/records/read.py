"""Reading records: every value with its type checked, and what is wrong with a file said by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..chance import ROOM
from ..contract import Game
from ..errors import HustingsError
from ..play import make_setup
from ..reading import TOO_LONG_A_NUMBER, read_at_most
from ..registry import game as find_game
from ..values import SETUP, Entry, Outcome, Setup
from .model import FORMAT, LONGEST_NAME, SETTING_UP, VERSION, BadRecord, Record, RecordLine, TamperedRecord, checksum, notation

LARGEST_FILE = 5_000_000
_TOO_DEEP = "not a record: brackets nested too deep"


def unreadable(error: OSError) -> str:
    """Why a file cannot be read, and what to do about it."""
    if isinstance(error, FileNotFoundError):
        return "there is no such file; check its name and folder"
    if isinstance(error, IsADirectoryError):
        return "is a folder; name a file in it"
    return f"{(error.strerror or str(error)).lower()}; name a file that this user may read"


def load(path: Path | str) -> Record:
    """Read a record. What is wrong with it is said; whether it holds by the rules, `replay.check` says."""
    path = Path(path)
    try:
        data = read_at_most(path, LARGEST_FILE)
    except OSError as error:
        raise BadRecord(f"{path}: {unreadable(error)}") from None
    if data is None:
        raise BadRecord(f"{path}: larger than {LARGEST_FILE // 1_000_000} MB: not a record of one game")
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
        raise BadRecord(_TOO_DEEP) from None
    except json.JSONDecodeError as error:
        if not text.strip():
            raise BadRecord("is empty, so not a record") from None
        cut = " The file seems to be cut off." if text.lstrip().startswith("{") and not text.rstrip().endswith("}") else ""
        raise BadRecord(f"not JSON: {error.msg} in line {error.lineno}, column {error.colno}.{cut}") from None
    except ValueError:
        raise BadRecord(f"not a record: {TOO_LONG_A_NUMBER}") from None
    try:
        return _record(content)
    except RecursionError:  # writing takes a few levels more than reading
        raise BadRecord(_TOO_DEEP) from None
    except UnicodeEncodeError:  # JSON can spell what UTF-8 cannot
        raise BadRecord("not a record: it has half a character, as \\ud800 by itself is") from None


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
    claimed = top.take("checksum", str)
    body = dict(top.values)
    for key in ("format", "version"):
        body[key] = content[key]
    record = _table(top, entries)
    if checksum(body, entries) != claimed:
        raise TamperedRecord("the checksum is wrong: the file was changed after it was written", record)
    return record


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
        result = Outcome(scores, told.whole_numbers("winners", 0, setup.players - 1, setup.players))
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


def _line(game: Game, setup: Setup, number: int, values: Any) -> RecordLine:
    entry = _Reader(values, f"entry {number}")
    if entry.values.get("seat", ...) is None:
        del entry.values["seat"]
        seat, option = SETUP, entry.take("revision", int) if "revision" in entry.values else 0
        if not 0 <= option <= game.setups.revision:
            known = f"0 to {game.setups.revision}"
            raise BadRecord(
                f"entry {number}: revision {option} of the rules; this program knows {known}: use the one that wrote it"
            )
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
    if seat == SETUP and decision != SETTING_UP:
        raise BadRecord(f'entry {number}: the decision of the set-up is "{SETTING_UP}", not "{decision}"')
    outcomes = entry.whole_numbers("chance", -1, 32767, ROOM, [])
    then = entry.take("then", str)
    entry.done()
    return RecordLine(Entry(seat, option, outcomes), decision, then)
