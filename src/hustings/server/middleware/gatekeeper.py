"""What every request passes first: origin, size and rate; and what every answer bears: headers, and never a stack trace."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import orjson
from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..logs import shown_path
from ..security import HEADERS, Bucket, bearer, hashed, same_origin, visitor
from ..settings import Settings

log = logging.getLogger("hustings.server")

READING = ("GET", "HEAD", "OPTIONS")
UPLOAD = "/api/records"


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


class Door:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        limits = settings.limits
        self._rate = Bucket(limits.per_second, limits.burst)
        self._crowd = Bucket(limits.per_second * limits.crowd, limits.burst * limits.crowd)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answering = _Answering(send)
        try:
            headers = Headers(scope=scope)
            self._check(scope, headers)
            limit = self.settings.limits.record if scope["path"].startswith(UPLOAD) else self.settings.limits.body
            await self.app(scope, _Measured(receive, headers, limit, self.settings.limits.body_seconds), answering)
        except ApiError as trouble:
            await answering.problem(trouble)
        except HTTPException as error:  # of a body that was read before the framework had it
            kind = ErrorKind.TOO_LARGE if error.status_code == 413 else ErrorKind.MALFORMED
            await answering.problem(ApiError(kind, str(error.detail), status=error.status_code))
        except Exception:
            log.exception("%s %r failed", scope["method"], shown_path(scope["path"]))  # quoted: it may hold line ends
            await answering.problem(ApiError(ErrorKind.FAILED, "the server failed; nothing of this request was kept"))

    def _check(self, scope: Scope, headers: Headers) -> None:
        """Refuse what may not come in at all."""
        if scope["method"] not in READING and not same_origin(headers.get("origin"), headers.get("host"), self.settings.origins):
            raise ApiError(ErrorKind.FORBIDDEN, "this page may not talk to this server: open the server's own page")
        if scope["path"].startswith("/api/"):
            token = bearer(headers.get("authorization"))
            address = visitor(scope["client"][0]) if scope.get("client") else ""
            wait = self._rate.take(hashed(token) if token else address) or self._crowd.take(address)
            if wait:
                raise ApiError(ErrorKind.TOO_MANY, f"too many requests: wait {wait:.1f} s")


class _Measured:
    """A request's body, refused where it grows too large or takes too long to come."""

    def __init__(self, receive: Receive, headers: Headers, limit: int, seconds: float) -> None:
        self._receive, self._limit, self._size = receive, limit, 0
        self._deadline: float | None = time.monotonic() + seconds
        told = headers.get("content-length", "0")
        if told.isdigit() and int(told) > limit:
            raise self._too_large()

    def _too_large(self) -> ApiError:
        return ApiError(ErrorKind.TOO_LARGE, f"the request is larger than {self._limit // 1024} KB")

    async def __call__(self) -> Message:
        try:
            wait = None if self._deadline is None else max(0.0, self._deadline - time.monotonic())
            message = await asyncio.wait_for(self._receive(), wait)
        except TimeoutError:
            raise HTTPException(408, "the request took too long to come: send it again") from None
        if not message.get("more_body", False):
            self._deadline = None  # it is all here
        self._size += len(message.get("body", b""))
        if self._size > self._limit:  # as the framework's own, or it would be called an error of parsing
            raise HTTPException(413, str(self._too_large()))
        return message


class _Answering:
    """An answer on its way out, with the headers all answers have."""

    def __init__(self, send: Send) -> None:
        self._send, self.begun = send, False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            present = {name.lower() for name, _ in message["headers"]}
            more = [(name, value) for name, value in HEADERS.items() if name not in present]
            if b"cache-control" not in present:
                more.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*message["headers"], *more]}
        await self._send(message)

    async def problem(self, trouble: ApiError) -> None:
        if self.begun:
            return
        body = encoded(trouble.problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if trouble.status == 429:
            headers.append((b"retry-after", b"1"))
        if trouble.status == 401:
            headers.append((b"www-authenticate", b"Bearer"))
        await self({"type": "http.response.start", "status": trouble.status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
