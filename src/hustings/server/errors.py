"""What a request can be answered with besides success. Every error body is a `Problem` of `models.py`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from ..core.contract import Game, Reason
from ..core.errors import HustingsError, IllegalAction, MalformedAction, UnknownName
from ..store import StoreError

log = logging.getLogger("hustings.server")

STATUS = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "unauthorised": 401,
    "password": 401,
    "forbidden": 403,
    "unknown": 404,
    "conflict": 409,
    "too-large": 413,
    "too-many": 429,
    "unavailable": 503,
    "failed": 500,
}


class Trouble(HustingsError):
    """A request that is not carried out, as the client is told."""

    def __init__(
        self, error: str, message: str, *, status: int | None = None, rule: str | None = None, line: Any = None, state: Any = None
    ) -> None:
        super().__init__(message)
        self.error, self.message, self.rule, self.line, self.state = error, message, rule, line, state
        self.status = STATUS[error] if status is None else status

    def problem(self) -> dict[str, Any]:
        return {"error": self.error, "message": self.message, "rule": self.rule, "line": self.line, "state": self.state}


def unauthorised() -> Trouble:
    return Trouble("unauthorised", "this table needs a link of its own: send its token as 'Authorization: Bearer ...'")


def unknown_table(table: str) -> Trouble:
    return Trouble("unknown", f"there is no table {table[:40]!r}: check the link")


def forbidden(message: str) -> Trouble:
    return Trouble("forbidden", message)


def conflict(message: str) -> Trouble:
    return Trouble("conflict", message)


def refusal_line(reason: Reason, rule: str) -> dict[str, Any]:
    """Why an option is refused, as `Words.refusal` says it."""
    said = {"key": f"refusal-{reason.key}", "things": {}}
    return said if rule == "0" else {"key": "refusal-with-rule", "things": {"text": said, "rule": rule}}


def of_error(error: HustingsError, game: Game | None = None) -> Trouble:
    """What core refuses, as a client is told."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, IllegalAction):
        reasons: Mapping[int, Reason] = game.reasons if game is not None else {}
        reason = reasons.get(error.reason)
        return Trouble("illegal", str(error), rule=error.rule, line=reason and refusal_line(reason, error.rule))
    if isinstance(error, MalformedAction):
        return Trouble("malformed", str(error))
    if isinstance(error, UnknownName):
        return Trouble("unknown", str(error))
    if isinstance(error, StoreError):  # in words for the operator, with the database's place
        log.error("%s", error)
        return Trouble("failed", "the server failed; nothing of this request was kept")
    return Trouble("malformed", str(error))
