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
    """Nothing more to say."""
    return Response(status_code=204)


def problem(error: ApiError, headers: Mapping[str, str] | None = None) -> Response:
    more = {"WWW-Authenticate": "Bearer"} if error.status == 401 else {}
    if error.status == 429:
        more["Retry-After"] = "1"
    return Response(encoded(error.problem()), error.status, {**more, **(headers or {})}, "application/json")


def malformed(first: Mapping[str, Any], besides: str) -> ApiError:
    """What is wrong with a request, in one line. `first`: the first thing that is, as the models say it; `besides`: what stands
    before the place of it and tells nobody anything."""
    where = ".".join(str(part) for part in first["loc"] if part != besides) or "the body"
    return ApiError(ErrorKind.MALFORMED, f"{where}: {first['msg']}")


def encoded(value: Any) -> bytes:
    """JSON for the wire; what a client wrote and cannot be written in UTF-8 is replaced."""
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
