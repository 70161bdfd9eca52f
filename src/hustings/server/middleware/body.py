"""Limits on request bodies: their size, and the time they take to arrive."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..settings import Limits

UPLOAD = "/api/records"


class BodyLimitMiddleware:
    """Middleware that refuses a request whose body grows too large or takes too long to arrive. A record may be larger than other
    bodies."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            limit = self._limits.record if scope["path"].startswith(UPLOAD) else self._limits.body
            told = Headers(scope=scope).get("content-length", "0")
            if told.isdigit() and int(told) > limit:
                raise ApiError(ErrorKind.TOO_LARGE, _too_large(limit))
            receive = _Measured(receive, limit, self._limits.body_seconds)
        await self.app(scope, receive, send)


def _too_large(limit: int) -> str:
    return f"the request is larger than {limit // 1024} KB"


class _Measured:
    """A body on its way in. It raises the framework's own errors, because others would be reported as parsing errors."""

    def __init__(self, receive: Receive, limit: int, seconds: float) -> None:
        self._receive, self._limit, self._size = receive, limit, 0
        self._deadline: float | None = asyncio.get_running_loop().time() + seconds

    async def __call__(self) -> Message:
        try:
            async with asyncio.timeout_at(self._deadline):  # unlike wait_for this needs no extra task
                message = await self._receive()
        except TimeoutError:
            raise HTTPException(408, "the request took too long to come: send it again") from None
        if not message.get("more_body", False):
            self._deadline = None  # all of it has arrived
        self._size += len(message.get("body", b""))
        if self._size > self._limit:
            raise HTTPException(413, _too_large(self._limit))
        return message
