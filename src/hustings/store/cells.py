"""Checks of database cells: whether a value is what its column is declared to hold. SQLite keeps any value in any column, and a
flipped bit can produce a wrong text, invalid JSON or a blob that cannot be unpacked."""

from __future__ import annotations

import math
import re
import secrets
import zlib
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, get_args

from sqlalchemy import JSON, Boolean, Column, Float, Integer, LargeBinary, Table

from ..tables import shapes
from ..tables.analyses import AnalysisState
from ..tables.model import EventKind, SeatKind, Status
from ..tables.notice_channels import NO_TURN, Channel, Format, NoticeState
from ..tables.shapes import Misfit, Shape
from ..text.words import LANGUAGES
from . import schema
from .checksums import CHECKSUM_BYTES


def _one_of(kind: type[StrEnum], value: Any) -> None:
    if value not in list(kind):
        raise Misfit(f"{value!r:.40} is none of {', '.join(kind)}")


def _among(words: Collection[str], value: Any) -> None:
    if value not in words:
        raise Misfit(f"{value!r:.40} is none of {', '.join(words)}")


def _is_id(value: Any) -> None:
    if not _CLIENT_ID.fullmatch(value):
        raise Misfit(f"{value!r:.40} is no name of a request")


def _is_hash(value: Any) -> None:
    if not _HASH.fullmatch(value):
        raise Misfit("it is the hash of no link")


def _at_least(least: int, value: Any) -> None:
    if value < least:
        raise Misfit(f"{value} is less than {least}")


_CLIENT_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")  # as in `wire.base.ClientId`
_HASH = re.compile(r"[0-9a-f]{64}")
_LATEST = 1e11  # seconds since 1970: a time in the fifty-second century
_LANGUAGE = partial(_among, LANGUAGES)
_SHAPES: dict[str, dict[str, Shape]] = {
    "tables": {
        "variants": shapes.texts,
        "lang": _LANGUAGE,
        "choices": shapes.mapping,
        "own_figures": shapes.mapping,
        "status": partial(_one_of, Status),
        "players": partial(_at_least, 1),
        "seq": partial(_at_least, -1),
        "entries": partial(_at_least, 0),
        "version": partial(_at_least, 0),
        "waiting": shapes.wholes,
        "votes": shapes.ballots,
        "result": shapes.result,
        "extra": shapes.extra,
        "clock": shapes.clocks,
    },
    "seats": {
        "kind": partial(_one_of, SeatKind),
        "lang": _LANGUAGE,
        "muted": shapes.wholes,
        "extra": shapes.seat_extra,
        "orders": shapes.standing_orders,
    },
    "events": {"kind": partial(_one_of, EventKind), "data": shapes.event_data, "told": shapes.told},
    "answers": {"client_id": _is_id, "data": shapes.answer},
    "sealed": {"options": shapes.wholes},
    "chat": {"seat": partial(_at_least, -1)},
    "notice_ways": {"format": partial(_among, get_args(Format)), "code_tries": partial(_at_least, 0), "last": shapes.mapping},
    "notices": {
        "channel": partial(_among, get_args(Channel)),
        "state": partial(_among, get_args(NoticeState)),
        "turn": partial(_at_least, NO_TURN),
        "tries": partial(_at_least, 0),
    },
    "analyses": {
        "state": partial(_among, get_args(AnalysisState)),
        "done": partial(_at_least, 0),
        "of": partial(_at_least, 0),
        "data": shapes.analysis,
    },
}


def wrong(table: Table, column: Column[Any], value: Any) -> str | None:
    """What is wrong with the value of a cell, or None."""
    if value is None:
        return None if column.nullable else "it is empty"
    try:
        _check_kind(column, value)
        check = _SHAPES.get(table.name, {}).get(column.name)
        if check is not None:
            check(value)
    except Misfit as misfit:
        return str(misfit)
    return None


_HASHES = (schema.tables.c.host_hash, schema.tables.c.spectator_hash, schema.seats.c.token_hash)


def odd(column: Column[Any], value: Any) -> str | None:
    """What is wrong with a value that can be used all the same, so that it keeps nobody from playing; or None."""
    try:
        if any(column is one for one in _HASHES) and value is not None:
            _is_hash(value)
        if isinstance(column.type, Float) and value is not None and not 0 <= value < _LATEST:  # all of them are times
            raise Misfit(f"{value} is no time")
    except Misfit as misfit:
        return str(misfit)
    return None


def wrong_in(table: Table, row: Mapping[Any, Any]) -> str | None:
    """The first thing that is wrong with the columns present in a row, with the column's name; or None."""
    for column in table.c:
        if column.name in row:
            found = wrong(table, column, row[column.name])
            if found is not None:
                return f"{column.name}: {found}"
    return None


def _check_kind(column: Column[Any], value: Any) -> None:
    kind = column.type
    if isinstance(kind, JSON):
        return
    if column.name == schema.CHECKSUM:
        if not isinstance(value, bytes) or len(value) != CHECKSUM_BYTES:
            raise Misfit("it is none")
        return
    if isinstance(kind, Boolean):
        shapes.truth(value)
    elif isinstance(kind, Integer):
        shapes.whole(value)
    elif isinstance(kind, Float):
        shapes.number(value)
        if not math.isfinite(value):
            raise Misfit(f"{value} is no number")
    elif isinstance(kind, LargeBinary):
        _check_packed(value)
    else:
        shapes.text(value)


def _check_packed(value: Any) -> None:
    if not isinstance(value, bytes):
        raise Misfit("it is no packed position")
    try:
        zlib.decompress(value)
    except zlib.error as error:
        raise Misfit(f"it cannot be unpacked ({error})") from None


# Substitutes for lost values: none that the game depends on, only what accompanies it

Default = Callable[[], Any]
DEFAULTS: dict[str, dict[str, Default]] = {
    "tables": {
        "title": str,
        "lang": lambda: "en",
        "host_hash": partial(secrets.token_hex, 32),  # of a link that nobody has: the real link is lost anyway
        "spectator_hash": partial(secrets.token_hex, 32),
        "public": bool,
        "open_money": bool,
        "engine": str,
        "layout": str,
        "entries": int,
        "waiting": list,
        "votes": list,
        "result": lambda: None,
        "rematch": lambda: None,
        "created": float,
        "updated": float,
        "extra": dict,
        "chats": int,
        "position": lambda: None,
        "clock": lambda: None,
        "due": lambda: None,
    },
    "seats": {"name": str, "lang": lambda: "en", "bot": lambda: None, "muted": list, "extra": dict, "orders": list},
    "events": {"at": float, "told": lambda: {"lines": [], "readers": []}},
    "chat": {"name": str, "at": float},  # but not `to_seat`: a private line would become public
    "notice_ways": {"format": lambda: "auto", "last": lambda: None},
}


TABLES_OF_A_TABLE = [table for table in schema.metadata.sorted_tables if "table_id" in table.c]
"""All database tables that hold rows of a table, besides `tables` itself."""
