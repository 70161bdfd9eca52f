"""Reverse proxies: the client's address, the host name and the use of TLS, as told by a proxy that the operator trusts. From
anybody else these headers are only a visitor's claims, and are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

HOST, FORWARDED_HOST = b"host", b"x-forwarded-host"


@lru_cache(4096)  # for every request
def _plain(address: str) -> str | None:
    """An address in its usual form, with a mapped IPv4 address as plain IPv4. None: it is not an address."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


class ProxyMiddleware:
    """uvicorn's middleware for X-Forwarded-For and X-Forwarded-Proto, extended by X-Forwarded-Host."""

    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        below: Any = self._checked
        self._forwarded = ProxyHeadersMiddleware(below, list(trusted))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client") if scope["type"] in ("http", "websocket") else None
        address = _plain(peer[0]) if peer else None
        if peer is None or address not in self._forwarded.trusted_hosts:
            await self.app(scope, receive, send)
            return
        believed: Any = {**scope, "client": (address, peer[1]), "hustings.proxy": address}
        told = b",".join(value for name, value in scope["headers"] if name == FORWARDED_HOST).rpartition(b",")[2].strip()
        if told:
            believed["headers"] = [*((name, value) for name, value in scope["headers"] if name != HOST), (HOST, told)]
        forwarded: Any = self._forwarded
        await forwarded(believed, receive, send)

    async def _checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on the request. If the forwarded client is not an address, the proxy itself is counted instead."""
        address, port = scope["client"]
        scope["client"] = (_plain(address) or scope["hustings.proxy"], port)
        await self.app(scope, receive, send)
