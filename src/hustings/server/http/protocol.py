"""The HTTP protocol with limits that apply before a request is parsed: on the bytes of its head, on the time it takes to arrive,
and on the connections of one address. uvicorn's own limit on headers does not apply to httptools, and nothing in uvicorn ends a
half-sent request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import orjson
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..errors import ApiError, ErrorKind
from ..settings import Limits, Settings
from ..throttle import visitor
from .live_protocol import guarded_live

# Longer than a proxy in front keeps an idle connection, or it may send a request on one that is just being closed.
KEEP_ALIVE_SECONDS = 130
GOODBYE_SECONDS, MOST_DROPPED = 5.0, 1 << 18  # for a last answer to be read: the time, and the bytes that may still arrive
MOST_AHEAD = 16  # requests that wait on one connection for an earlier answer; browsers and proxies send none


def configured(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """uvicorn's configuration for the application, both for `hustings serve` and for the tests. `more`: further settings of
    uvicorn."""
    return uvicorn.Config(
        app,
        http=guarded(settings),
        ws=guarded_live(settings.limits),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours believes only the proxies that the operator names
        ws_per_message_deflate=False,  # a context for each connection costs more memory than all tables together
        ws_max_size=settings.limits.line,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        **more,
    )


def guarded(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol class of a server's connections, which share their counts."""

    class Guarded(GuardedProtocol):
        limits, counted = settings.limits, Counter[str]()
        is_proxy = staticmethod(_among(settings.trusted_proxies))

    return Guarded


def _among(networks: tuple[str, ...]) -> Callable[[str], bool]:
    """A test of whether an address is in one of the networks."""
    known = [ip_network(network) for network in networks]

    def among(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
        return any((mapped or found) in network for network in known)

    return among


class GuardedProtocol(HttpToolsProtocol):
    """One connection. `counted`: the open connections by address, except those of trusted proxies, which stand for many visitors,
    and WebSockets, which are counted when they are accepted."""

    limits: Limits
    counted: Counter[str]
    is_proxy: Callable[[str], bool]
    _address: str | None = None  # under which this connection is counted
    _reading: asyncio.TimerHandle | None = None  # ends a request that does not arrive
    _writing: asyncio.TimerHandle | None = None  # ends a connection whose answer is not read
    _chunk = _received = _body = _dropped = 0  # bytes: just arrived, of this request, of its body, and after a refusal
    _rest = 0  # bytes just arrived that were the body of a request and must not count for the next one
    _has_head = _is_whole = _is_refused = False

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else None
        if host is not None and not self.is_proxy(host):
            self._address = visitor(host)
            self.counted[self._address] += 1
            if self.counted[self._address] > self.limits.connections:
                self._refuse(429, ErrorKind.TOO_MANY, "too many connections from your address: close some, or wait")
                transport.close()  # at once: waiting for it to be read would be one more open connection
                return
        self._expect(self.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._stop_writing_timer()
        self._uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        self._uncount()
        super().handle_websocket_upgrade()

    def _uncount(self) -> None:
        if self._address is not None:
            self.counted[self._address] -= 1
            if not self.counted[self._address]:
                del self.counted[self._address]
            self._address = None

    # A request on its way in

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            self._dropped += len(data)
            if self._dropped > MOST_DROPPED:
                self.transport.abort()
            return
        had_head = self._has_head
        self._chunk, self._rest = len(data), 0
        self._received += self._chunk
        super().data_received(data)
        if self._is_refused or self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._is_whole:
            if not self.cycle.response_complete:
                self._expect(None)
            elif self._reading is None:  # bytes that begin no request, after which uvicorn would wait for ever
                self._expect(self.limits.head_seconds)
        elif self._received - self._body > self.limits.head + self._body:
            # More bytes than the body and its framing in chunks of a sensible size: the head or the trailer has no end.
            self._too_large()
        elif self._body > max(self.limits.record, self.limits.body) and self.cycle.response_complete:
            self.transport.abort()  # it was refused long ago and still keeps coming
        elif self._reading is None or had_head != self._has_head:
            # The body has its own limit (`BodyLimitMiddleware`) with a better answer, which has to come first.
            self._expect(self.limits.head_seconds + (self.limits.body_seconds if self._has_head else 0.0))

    def on_message_begin(self) -> None:
        self._received, self._chunk, self._body = max(0, self._chunk - self._rest), 0, 0
        self._has_head = self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._has_head = True
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self.limits.head:
            self._too_large()
            raise ValueError("refused")  # the parser stops here
        if len(self.pipeline) >= MOST_AHEAD:
            # An answer out of turn is impossible. uvicorn keeps all these requests, and reads more with every answer it gives.
            self._is_refused = True
            self.transport.abort()
            raise ValueError("refused")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._rest += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if not self._is_refused:
            super().send_400_response(msg)

    # An answer on its way out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing = self.loop.call_later(self.limits.answer_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_writing_timer()

    def _stop_writing_timer(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None

    # Ends

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()  # closing it would wait, perhaps for ever, until the last answer is read

    def _expect(self, seconds: float | None) -> None:
        """Set the time to wait for the rest of a request; None: there is nothing to wait for."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._reading = None
        if self._has_head:
            self.transport.abort()
        elif self._received:
            self._refuse(408, ErrorKind.MALFORMED, "the request took too long to come: send it again")
        else:
            self.transport.close()

    def _too_large(self) -> None:
        self._refuse(431, ErrorKind.TOO_LARGE, f"the head of the request is larger than {self.limits.head // 1024} KB")

    def _refuse(self, status: int, kind: ErrorKind, message: str) -> None:
        """Say why and end the connection. Whatever still arrives is dropped unread: closing at once would take the answer away as
        well."""
        self._is_refused = True
        self._expect(None)
        if self.cycle is None or self.cycle.response_complete:  # otherwise another answer is under way
            body = orjson.dumps(ApiError(kind, message).problem())
            head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(STATUS_LINE[status] + head + body)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._reading = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
