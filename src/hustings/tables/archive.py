"""The archive of a table: one JSON file for moving it to another server, with log, positions, seats and the hashes of their
links, sealed answers and chat. It is for the operator only, because it shows every hand."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import types
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from .errors import Unplayable
from .log import Event
from .model import ChatEntry, Seat, SeatNote, TableHead
from .notice_channels import StoredNotice, StoredWay
from .stored import Answer, Loaded, Snapshot, TableArchive

FORMAT, VERSION = "hustings table", 1
LARGEST_FILE = 100_000_000


class BadArchive(Unplayable):
    """A file that is not the archive of a table, or a damaged one."""


def to_text(whole: TableArchive) -> str:
    """The table as JSON, with one line for each event."""
    loaded = whole.loaded
    parts: dict[str, Sequence[Any]] = {
        "table": [loaded.table],
        "position": [loaded.position],
        "seats": loaded.seats,
        "sealed": [[seat, list(options)] for seat, options in loaded.sealed.items()],
        "events": loaded.events,
        "snapshots": whole.snapshots,
        "answers": whole.answers,
        "chat": loaded.chat,
        "ways": whole.ways,
        "notices": whole.notices,
        "notes": whole.notes,
    }
    lines = [f'"format":{_dump(FORMAT)}', f'"version":{VERSION}']
    content = {name: [_plain(value) for value in values] for name, values in parts.items()}
    for name, values in content.items():
        lines.append(f"{_dump(name)}:[\n" + ",\n".join(_dump(value) for value in values) + "]")
    lines.append(f'"checksum":{_dump(_checksum(content))}')
    return "{" + ",\n".join(lines) + "}\n"


def parse(data: bytes) -> TableArchive:
    """Read an archive into values. Whether it agrees with the rules is for `verify.examine` to say."""
    try:
        content = json.loads(data)
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError, ValueError):
        raise BadArchive("not JSON, or cut off; export the table again") from None
    if isinstance(content, dict) and content.get("format") == "hustings record":
        raise BadArchive("a record of one game, not a table; look at it with `hustings replay`")
    if not isinstance(content, dict) or content.pop("format", None) != FORMAT:
        raise BadArchive("not a table; make one with `hustings admin export TABLE --archive`")
    version = content.pop("version", None)
    if version != VERSION:
        raise BadArchive(f"version {version} of the archive; this program reads version {VERSION}: use the one that wrote it")
    claimed = content.pop("checksum", None)
    try:
        holds = _checksum(content) == claimed
    except UnicodeEncodeError:  # half a sign, such as \ud800 alone
        holds = False
    if not holds:
        raise BadArchive("the checksum is wrong: the file was changed or damaged after it was written; export the table again")
    try:
        return _whole(content)
    except (KeyError, TypeError, ValueError, AttributeError, binascii.Error) as error:
        raise BadArchive(f"something is missing or of the wrong kind ({error}); export the table again") from None


def _whole(content: Mapping[str, Any]) -> TableArchive:
    (table,), (position,) = content["table"], content["position"]
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,40}", table["id"]):
        raise ValueError(f"a table cannot be called {table['id']!r}")
    loaded = Loaded(
        _value(TableHead, table),
        tuple(_value(Seat, seat) for seat in content["seats"]),
        None if position is None else _value(bytes, position),
        {_value(int, seat): _value(tuple[int, ...], options) for seat, options in content["sealed"]},
        tuple(_value(Event, event) for event in content["events"]),
        tuple(_value(ChatEntry, line) for line in content["chat"]),
    )
    snapshots = tuple(_value(Snapshot, snapshot) for snapshot in content["snapshots"])
    answers = tuple(_value(Answer, answer) for answer in content["answers"])
    ways = tuple(_value(StoredWay, way) for way in content.get("ways", ()))  # missing in archives of older versions
    notices = tuple(_value(StoredNotice, notice) for notice in content.get("notices", ()))
    notes = tuple(_value(SeatNote, note) for note in content.get("notes", ()))
    return TableArchive(loaded, snapshots, answers, ways, notices, notes)


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _checksum(content: Mapping[str, Any]) -> str:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return dict(value)
    return [_plain(item) for item in value] if isinstance(value, (tuple, list)) else value


def _value(kind: Any, value: Any) -> Any:
    """Turn a JSON value into the declared kind: the declarations in `model.py`, `log.py`, `stored.py` and `notice_channels.py`
    are the archive's schema."""
    if kind is bytes:
        return base64.b64decode(value, validate=True)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(value)
    if is_typeddict(kind):
        return _checked(value, dict)
    if is_dataclass(kind):
        every = get_type_hints(kind)
        hints = {field.name: every[field.name] for field in fields(kind)}
        added = {field.name for field in fields(kind) if field.default is not MISSING or field.default_factory is not MISSING}
        wrong = (set(value) - set(hints)) | (set(hints) - set(value) - added)  # older programs did not write fields added later
        if wrong:
            raise ValueError(f"{getattr(kind, '__name__', kind)} with {', '.join(sorted(wrong))}")
        return kind(**{name: _value(hints[name], item) for name, item in value.items()})  # type: ignore[operator]
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return None if value is None else _value(next(part for part in inside if part is not type(None)), value)
    if origin is Literal:
        if value not in inside:
            raise ValueError(f"{value!r} is none of {', '.join(map(str, inside))}")
        return value
    if origin is tuple:
        return tuple(_value(inside[0], item) for item in _checked(value, list))
    if origin is not None and issubclass(origin, Mapping):
        return _checked(value, dict)
    if origin is not None:  # `Told`, the lines by reader: lists of lists of lines
        return tuple(_checked(item, list) for item in _checked(value, list))
    return _checked(value, (int, float) if kind is float else kind)


def _checked(value: Any, kind: Any) -> Any:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{value!r} is not a {getattr(kind, '__name__', 'number')}")
    return value
