"""The log: lines for people, or one JSON object a line for programs. It names tables and routes, never people, their addresses,
their links or anything of their hands."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

OURS = "hustings"
REQUESTS = "hustings.requests"
MOST_LINES = 20  # a minute, of each level of each library
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_CODES = re.compile(r"(/notices/stop/)[^/?\s'\"]+")


def shown_path(path: str) -> str:
    """A path without the codes that some paths hold."""
    return _CODES.sub(r"\1...", path)


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _more(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged besides the message; not what libraries note on every record for themselves."""
    return {name: value for name, value in vars(record).items() if name not in _PLAIN and not name.startswith("_")}


class Text(logging.Formatter):
    """`2030-01-31T12:00:00.000Z WARNING hustings.server: what happened table=kq3v7t`"""

    def format(self, record: logging.LogRecord) -> str:
        more = "".join(f" {name}={value}" for name, value in _more(record).items())
        text = f"{_at(record)} {record.levelname} {record.name}: {shown_path(record.getMessage())}{more}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Json(logging.Formatter):
    """One object a line: at, level, logger, message, what was logged besides, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {"at": _at(record), "level": record.levelname.lower(), "logger": record.name}
        entry |= {"message": shown_path(record.getMessage()), **_more(record)}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


class Bounded(logging.Filter):
    """Lets libraries say so much and no more: uvicorn has a line for every request that is none, and whoever sends those for days
    would fill the disk. The next line that is let through says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._lines: dict[tuple[str, int], tuple[float, int]] = {}  # by logger and level: since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name.partition(".")[0] == OURS:
            return True
        kind, now, left_out = (record.name, record.levelno), self._now(), 0
        since, lines = self._lines.get(kind, (now, 0))
        if now - since >= 60.0:
            since, lines, left_out = now, 0, max(0, lines - MOST_LINES)
        self._lines[kind] = since, lines + 1
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} lines were left out before this one)", ()
        return lines < MOST_LINES


def configure(kind: str, requests: bool) -> None:
    """From now on everything that is logged goes to standard error in this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind == "json" else Text())
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # it has handlers of its own
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger(OURS).setLevel(logging.INFO)
    logging.getLogger(REQUESTS).setLevel(logging.INFO if requests else logging.CRITICAL)
