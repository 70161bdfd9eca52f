"""Protection against DNS rebinding: a request for a host name that is not the server's is refused."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError, ErrorKind
from ..hosts import KnownHosts

HEALTH = "/healthz"  # a load balancer may use any name for us here; the answer gives nothing away
MISDIRECTED = 421


class HostMiddleware:
    """Middleware that refuses requests and live connections whose Host header names another server."""

    def __init__(self, app: ASGIApp, known: KnownHosts) -> None:
        self.app, self._known = app, known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] != HEALTH:
            host = next((host for host in Headers(scope=scope).getlist("host") if host not in self._known), None)
            if host is not None:
                if scope["type"] == "websocket":
                    await receive()
                    await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
                    return
                name = "".join(letter for letter in host[:100] if letter.isprintable())
                raise ApiError(
                    ErrorKind.FORBIDDEN,
                    f"this server does not answer to the name {name!r}: use the address that you were given; "
                    "if it is yours, set public_url or hosts to that name",
                    status=MISDIRECTED,
                )
        await self.app(scope, receive, send)
