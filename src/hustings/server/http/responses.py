"""Answers as JSON, and errors as `Problem`s."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import orjson
from starlette.responses import Response

from ..errors import ApiError, ErrorKind


def answer(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), status, media_type="application/json")


def done() -> Response:
    """The empty answer."""
    return Response(status_code=204)


def problem(error: ApiError, headers: Mapping[str, str] | None = None) -> Response:
    more = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
    if error.status == 429:
        more["Retry-After"] = "1"
    return Response(encoded(error.problem()), error.status, {**more, **(headers or {})}, "application/json")


def malformed(first: Mapping[str, Any], besides: str) -> ApiError:
    """One line that says what is wrong with a request. `first`: the first error that the models report; `besides`: the part of
    its location that is left out because it tells nobody anything."""
    where = ".".join(str(part) for part in first["loc"] if part != besides) or "the body"
    said = first["ctx"]["error"] if first["type"] == "value_error" else first["msg"]  # our own words, without "Value error, "
    return ApiError(ErrorKind.MALFORMED, f"{where}: {said}")


def encoded(value: Any) -> bytes:
    """JSON for the wire. Text from a client that cannot be written in UTF-8 is replaced."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return orjson.dumps(_clean(value))


def _clean(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {_clean(key): _clean(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [_clean(entry) for entry in value]
    return value
