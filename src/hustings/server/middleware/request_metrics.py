"""Metrics and a log of requests, by route and never by address."""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def route_of(scope: Scope) -> str:
    """The route's path as it is declared, so that what somebody put into it stays out of the figures."""
    route = getattr(scope.get("route"), "path", None)
    if route is None:
        return "unknown" if scope["path"].startswith("/api/") else "page"
    return str(route)


class RequestMetricsMiddleware:
    """Middleware that counts requests and their seconds by route, and logs them if that is wanted."""

    def __init__(self, app: ASGIApp, metrics: Callable[[], Metrics | None]) -> None:
        self.app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics = self._metrics()
            if metrics is not None:
                metrics.answered(method, route_of(scope), status, time.perf_counter() - begun)
