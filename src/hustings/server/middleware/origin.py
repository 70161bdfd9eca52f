"""Cross-origin protection: a page from another site may not change anything here."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..origins import same_origin

READING = ("GET", "HEAD", "OPTIONS")


class OriginMiddleware:
    """Middleware that refuses requests that would change something and come from a page of another origin. WebSockets are checked
    where they are accepted."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str]) -> None:
        self.app, self._allowed = app, tuple(allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in READING:
            headers = Headers(scope=scope)
            if not same_origin(headers.get("origin"), headers.get("host"), self._allowed):
                raise ApiError(ErrorKind.FORBIDDEN, "this page may not talk to this server: open the server's own page")
        await self.app(scope, receive, send)
