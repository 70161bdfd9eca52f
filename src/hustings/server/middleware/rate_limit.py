"""The rate limit on requests to the API."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..throttle import RequestBuckets, visitor
from ..tokens import bearer, hashed


class RateLimitMiddleware:
    """Middleware that limits requests to the API."""

    def __init__(self, app: ASGIApp, requests: RequestBuckets) -> None:
        self.app, self._requests = app, requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            token = bearer(Headers(scope=scope).get("authorization"))
            address = visitor(scope["client"][0]) if scope.get("client") else ""
            wait = self._requests.take(hashed(token) if token else None, address)
            if wait:
                raise ApiError(ErrorKind.TOO_MANY, f"too many requests: wait {wait:.1f} s")
        await self.app(scope, receive, send)
