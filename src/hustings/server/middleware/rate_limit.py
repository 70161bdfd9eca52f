"""The rate limit on requests to the API."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..settings import Limits
from ..throttle import Bucket, visitor
from ..tokens import bearer, hashed


class RateLimitMiddleware:
    """Limits requests to the API: by link, or by address where none is sent, and many times as much by address in all."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._rate = Bucket(limits.per_second, limits.burst)
        self._crowd = Bucket(*limits.of_a_crowd)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            token = bearer(Headers(scope=scope).get("authorization"))
            address = visitor(scope["client"][0]) if scope.get("client") else ""
            wait = self._rate.take(hashed(token) if token else address) or self._crowd.take(address)
            if wait:
                raise ApiError(ErrorKind.TOO_MANY, f"too many requests: wait {wait:.1f} s")
        await self.app(scope, receive, send)
