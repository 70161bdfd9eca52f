"""Errors of the HTTP interface and their status codes. Every error body is a `Problem` of `wire`."""

from __future__ import annotations

import logging
from typing import Any

from ..core.errors import HustingsError, IllegalAction, MalformedAction, UnknownName
from ..store import StoreError
from ..tables.errors import NotNow, Unplayable
from ..wire.base import ErrorKind as ErrorKind

log = logging.getLogger("hustings.server")


STATUS = {
    ErrorKind.MALFORMED: 422,
    ErrorKind.ILLEGAL: 409,
    ErrorKind.STALE: 409,
    ErrorKind.UNAUTHORISED: 401,
    ErrorKind.PASSWORD: 401,
    ErrorKind.FORBIDDEN: 403,
    ErrorKind.UNKNOWN: 404,
    ErrorKind.CONFLICT: 409,
    ErrorKind.TOO_LARGE: 413,
    ErrorKind.TOO_MANY: 429,
    ErrorKind.UNAVAILABLE: 503,
    ErrorKind.FAILED: 500,
}


class ApiError(HustingsError):
    """A refused request, with what the client is told."""

    def __init__(
        self,
        kind: ErrorKind,
        message: str,
        *,
        status: int | None = None,
        rule: str | None = None,
        line: Any = None,
        state: Any = None,
    ) -> None:
        super().__init__(message)
        self.kind, self.message, self.rule, self.line, self.state = kind, message, rule, line, state
        self.status = STATUS[kind] if status is None else status

    def problem(self) -> dict[str, Any]:
        return {"error": self.kind, "message": self.message, "rule": self.rule, "line": self.line, "state": self.state}


def unauthorised() -> ApiError:
    return ApiError(ErrorKind.UNAUTHORISED, "this table needs a link of its own: send its token as 'Authorization: Bearer ...'")


def unknown_table(table: str) -> ApiError:
    return ApiError(ErrorKind.UNKNOWN, f"there is no table {table[:40]!r}: check the link")


def minutes(seconds: float) -> str:
    """How long to wait, in words: never none."""
    many = max(1, round(seconds / 60))
    return "1 minute" if many == 1 else f"{many} minutes"


def failed() -> ApiError:
    """What went wrong is in the log."""
    return ApiError(ErrorKind.FAILED, "the server failed; nothing of this request was kept")


def forbidden(message: str) -> ApiError:
    return ApiError(ErrorKind.FORBIDDEN, message)


def conflict(message: str) -> ApiError:
    return ApiError(ErrorKind.CONFLICT, message)


def refusal_line(key: str, rule: str) -> dict[str, Any]:
    """The line that says why an option is refused, as `Words.refusal` would. `key`: the key of the reason."""
    said = {"key": f"refusal-{key}", "things": {}}
    return said if rule == "0" else {"key": "refusal-with-rule", "things": {"text": said, "rule": rule}}


def of_error(error: HustingsError) -> ApiError:
    """Any error of ours as the client is told it. Actions and tables raise what they find; the application's handler calls
    this."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, IllegalAction):
        return ApiError(ErrorKind.ILLEGAL, str(error), rule=error.rule, line=refusal_line(error.key, error.rule))
    if isinstance(error, NotNow):
        return conflict(str(error))
    if isinstance(error, MalformedAction):
        return ApiError(ErrorKind.MALFORMED, str(error))
    if isinstance(error, UnknownName):
        return ApiError(ErrorKind.UNKNOWN, str(error))
    if isinstance(error, (StoreError, Unplayable)):  # its text is for the operator and names the database
        log.error("%s", error)
        return failed()
    return ApiError(ErrorKind.MALFORMED, str(error))
