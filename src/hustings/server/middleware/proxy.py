"""Behind a reverse proxy: who asks, under which name and whether over TLS, as a proxy says that the operator trusts. From anybody
else these headers are only what a visitor claims, and nobody believes them."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

FOR, PROTO, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"
SCHEMES = {"http": {"http": "http", "websocket": "ws"}, "https": {"http": "https", "websocket": "wss"}}


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it stands in X-Forwarded-For, perhaps with a port; a mapped IPv4 address is that address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class Proxied:
    def __init__(self, app: ASGIApp, trusted: Sequence[str]) -> None:
        self.app = app
        self._networks = [ip_network(network, strict=False) for network in trusted]

    def _trusts(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer = scope.get("client")
        if self._networks and scope["type"] in ("http", "websocket") and peer and self._trusts(_address(peer[0])):
            scope = self._believed(scope)
        await self.app(scope, receive, send)

    def _believed(self, scope: Scope) -> Scope:
        told = {name: b",".join(value for found, value in scope["headers"] if found == name) for name in (FOR, PROTO, HOST)}
        found: Scope = {**scope}
        client = self._client(told[FOR].decode("latin-1"))
        if client is not None:
            found["client"] = (client, 0)
        scheme = told[PROTO].decode("latin-1").rpartition(",")[2].strip().lower()
        if scheme in SCHEMES:
            found["scheme"] = SCHEMES[scheme][scope["type"]]
        host = told[HOST].rpartition(b",")[2].strip()
        if host:
            found["headers"] = [*((name, value) for name, value in scope["headers"] if name != b"host"), (b"host", host)]
        return found

    def _client(self, chain: str) -> str | None:
        """The last address that no proxy of ours has written of itself: what stands before it anybody may have written."""
        found = None
        for text in reversed(chain.split(",")):
            address = _address(text)
            if address is None:
                break
            found = str(address)
            if not self._trusts(address):
                break
        return found
