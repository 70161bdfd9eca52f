"""Webhooks, protected against server-side request forgery: the server looks the host up itself, connects to nothing but public
addresses, follows no redirect, waits for nobody long and reads next to nothing of the answer."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit, urlunsplit

import httpcore

LONGEST_URL = 500
SECONDS = 10.0  # for all of it
LOOKUP_SECONDS = 5.0
RETRIED = (408, 425, 429)  # of the answers that say it was our fault
# Not of the public Internet either; which of them Python knows depends on its version.
_SPECIAL = [
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "100::/64", "2001::/23", "3fff::/20", "5f00::/16")
]
# Where clouds tell a machine its own secrets, beside the addresses of the link: some are private, one is even public.
_METADATA = [
    ipaddress.ip_network(network)
    for network in (
        *("fd00:ec2::/32", "fd20:ce::/64", "fd00:c1::/64", "fd00:42::42/128"),
        *("100.100.100.200/32", "168.63.129.16/32", "192.0.0.192/32"),
    )
]
_NAT64 = [ipaddress.ip_network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48")]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class WebhookRefused(Exception):
    """It was not taken. `again`: later it may be."""

    def __init__(self, message: str, *, again: bool) -> None:
        super().__init__(message)
        self.again = again


class WebhookUnknown(Exception):
    """It was sent and nobody said whether it has arrived."""


class Forbidden(WebhookRefused):
    """An address to which nothing is sent from here."""


def check_url(url: str) -> SplitResult:
    """An address to which something could be sent; ValueError says why not."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError("is no address: give one that begins with https://") from None
    if len(url) > LONGEST_URL:
        raise ValueError(f"is longer than {LONGEST_URL} characters: give the address of a webhook")
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise ValueError("holds characters that no address has: give it as the service shows it")
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise ValueError("is no address of a webhook: give one that begins with https://")
    if parts.username is not None or parts.password is not None:
        raise ValueError("holds a user or a password: give one without")
    if parts.fragment:
        raise ValueError("holds a part after #, which is never sent: leave it out")
    return parts


def embedded(address: Address) -> list[Address]:
    """The address, and those that it stands for: IPv4 comes in many disguises."""
    found: list[Address] = [address]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            found.append(address.ipv4_mapped)
        if address.sixtofour is not None:
            found.append(address.sixtofour)
        if address.teredo is not None:
            found += address.teredo
        if any(address in network for network in _NAT64) or int(address) >> 32 == 0:
            found.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    return found


def may_reach(text: str, *, private: bool) -> bool:
    """Whether something may be sent to an IP address. Never to one that means only this link, a group or nobody, nor to where
    clouds keep the secrets of a machine, even where the operator's own network is allowed."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped  # to the system it is the same
    for one in embedded(address):
        if one.is_link_local or one.is_multicast or one.is_unspecified or (one.is_reserved and not one.is_loopback):
            return False
        if any(one in network for network in _METADATA):
            return False
        if not private and (not one.is_global or any(one in network for network in _SPECIAL)):
            return False
    return True


async def look_up(host: str, port: int) -> list[str]:
    """The IP addresses of a host."""
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise WebhookRefused("there is no such host, or it cannot be looked up now", again=True) from None
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def reachable(host: str, port: int, *, private: bool) -> list[str]:
    """Those addresses of a host that something may be sent to."""
    found = [address for address in await look_up(host, port) if may_reach(address, private=private)]
    if not found:
        raise Forbidden("the host is not on the public Internet, and this server sends nothing elsewhere", again=False)
    return found


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to what it has looked up and found allowed, and looks again at what it is connected to."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        trouble: Exception = httpcore.ConnectError("no address")
        for address in (await reachable(host, port, private=self._private))[:3]:
            try:
                stream = await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                trouble = error
                continue
            peer = stream.get_extra_info("server_addr")
            if not peer or not may_reach(str(peer[0]), private=self._private):
                await stream.aclose()
                raise Forbidden("the connection led to an address that nothing is sent to", again=False)
            return stream
        raise trouble

    async def connect_unix_socket(
        self, path: str, timeout: float | None = None, socket_options: Iterable[Any] | None = None
    ) -> httpcore.AsyncNetworkStream:
        raise Forbidden("there are no webhooks on this machine", again=False)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


@cache
def _default_context() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    url: str, body: bytes, headers: Mapping[str, str], *, private: bool, context: ssl.SSLContext | None = None
) -> None:
    """Send, once. Raises WebhookRefused or WebhookUnknown; whatever is answered is not kept."""
    parts = check_url(url)
    sent = False

    async def trace(name: str, info: Mapping[str, Any]) -> None:
        nonlocal sent
        sent = sent or name == "http11.send_request_body.complete"

    path = urlunsplit(("", "", parts.path or "/", parts.query, ""))
    target = httpcore.URL(scheme=parts.scheme, host=parts.hostname or "", port=parts.port, target=path)
    named = {"Host": parts.netloc, "User-Agent": "Hustings", "Content-Length": str(len(body)), **headers}
    given: list[tuple[bytes | str, bytes | str]] = [*named.items()]
    backend = _Guarded(private)
    try:
        async with (
            asyncio.timeout(SECONDS),
            httpcore.AsyncConnectionPool(
                ssl_context=context or _default_context(), network_backend=backend, http2=False, retries=0
            ) as pool,
            pool.stream("POST", target, headers=given, content=body, extensions={"trace": trace}) as answer,
        ):
            status = answer.status
    except WebhookRefused:
        raise
    except (
        httpcore.TimeoutException,
        httpcore.NetworkError,
        httpcore.ProtocolError,
        TimeoutError,
        OSError,
        ssl.SSLError,
    ) as error:
        if sent:
            raise WebhookUnknown("nobody answered: it may have arrived, so it is not sent again") from None
        slow = isinstance(error, (httpcore.TimeoutException, TimeoutError))
        raise WebhookRefused("the host does not answer" if slow else "the host cannot be reached", again=True) from None
    except httpcore.UnsupportedProtocol:
        raise WebhookRefused("no address of a webhook", again=False) from None
    if not 200 <= status < 300:
        again = status >= 500 or status in RETRIED
        raise WebhookRefused(f"the other side answered {status}", again=again)
