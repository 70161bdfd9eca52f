"""The clients of `load.py`: requests and live connections, as cheap as possible, because they share the server's processors."""

from __future__ import annotations

import asyncio
import os
import time
from base64 import b64encode
from collections.abc import Callable
from typing import Any, cast

import orjson

HOST = "127.0.0.1"
IDLE = 3.0  # seconds after which a connection is not used again
UPGRADE = "GET /api/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


class Trouble(Exception):
    """A failure of the server to do what it was asked."""


class Http:
    """Requests over connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def send(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, Any]:
        content = b"" if body is None else orjson.dumps(body)
        head = f"{method} /api{path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        reader, writer = self._idle() or await asyncio.open_connection(HOST, self.port, limit=1 << 24)
        writer.write(head.encode() + b"\r\n" + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        status, length = int(answer[9:12]), 0
        for line in answer.split(b"\r\n"):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        content = await reader.readexactly(length)
        self._free.append((time.monotonic(), reader, writer))
        return status, orjson.loads(content) if content else None

    def _idle(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """An open connection that is free, if there is one. The server closes connections after five seconds without use."""
        while self._free:
            since, reader, writer = self._free.pop()
            if time.monotonic() - since < IDLE:
                return reader, writer
            writer.close()
        return None

    async def must(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        status, answer = await self.send(method, path, token, body)
        if not 200 <= status < 300:
            raise Trouble(f"{method} {path}: {status} {answer}")
        return answer

    def close(self) -> None:
        for _, _, writer in self._free:
            writer.close()


class Live(asyncio.Protocol):
    """A live connection. To keep it cheap, the server's frames are assumed unmasked and whole, and its own have a mask of
    zeros."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, hello: Any, heard: Callable[[bytes, float], None], ended: Callable[[str], None]) -> None:
        """`hello`: the first message; `heard`: called with every message and its time; `ended`: called with the reason if the
        connection ends without `close`."""
        self._hello, self._heard, self._ended = orjson.dumps(hello), heard, ended
        self._bytes, self._open, self._closing = b"", False, False
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, port: int, hello: Any, heard: Callable[[bytes, float], None], ended: Callable[[str], None]) -> Live:
        loop = asyncio.get_running_loop()
        _, live = await loop.create_connection(lambda: cls(hello, heard, ended), HOST, port)
        key = b64encode(os.urandom(16)).decode()
        live.transport.write(f"{UPGRADE}Host: {HOST}:{port}\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        return live

    def send(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def close(self) -> None:
        self._closing = True
        self.send(self.CLOSE, b"")
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closing:
            self._ended(f"socket: it was closed ({exc})")

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._bytes += data
        if not self._open:
            head, end, rest = self._bytes.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._ended(f"socket: {head[:80]!r}")
                self.transport.abort()
                return
            self._open, self._bytes = True, rest
            self.send(self.TEXT, self._hello)
        while (frame := self._next()) is not None:
            kind, body = frame
            if kind == self.TEXT:
                self._heard(body, now)
            elif kind == self.PING:
                self.send(self.PONG, body)
            elif kind == self.CLOSE and not self._closing:
                self._ended(f"socket: closed with {int.from_bytes(body[:2], 'big')}")
                self._closing = True

    def _next(self) -> tuple[int, bytes] | None:
        """Take a whole frame off the bytes received; None if there is none yet."""
        found = self._bytes
        if len(found) < 2:
            return None
        more = {126: 2, 127: 8}.get(found[1], 0)
        size = int.from_bytes(found[2 : 2 + more], "big") if more else found[1]
        if len(found) < 2 + more + size:
            return None
        self._bytes = found[2 + more + size :]
        return found[0] & 0x0F, found[2 + more : 2 + more + size]
