"""Live connections below the level of messages: frames that no route sees, readers who do not read, invalid handshakes."""

from __future__ import annotations

import base64
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.inside import HOST, Inside, heard, inside, wide
from support.patience import PATIENCE
from support.visitors import Table

TEXT, PING, PONG, GO_ON, CLOSE = 1, 9, 10, 0, 8
AS_SET = {"per_second": 20.0, "burst": 60}  # the defaults of a server
MUCH, ENOUGH = 50_000_000, 12_000_000  # bytes, including those in the buffers of the system


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    assert len(data) < 126
    return bytes([last << 7 | kind, 0x80 | len(data), 0, 0, 0, 0]) + data


@contextmanager
def upgraded(server: Inside, more: str = "", room: int = 1 << 16) -> Iterator[socket.socket]:
    """Open a connection that asks to be upgraded to a live one."""
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        found.settimeout(PATIENCE)
        found.connect((HOST, server.port))
        key = base64.b64encode(bytes(16)).decode()
        head = f"GET /api/live HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{more}"
        found.sendall(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        yield found


def head_of(found: socket.socket) -> bytes:
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        part = found.recv(1)
        assert part, said
        said += part
    return said


def hello(table: Table) -> bytes:
    said = json.dumps({"type": "hello", "table": table.id, "token": table.spectator}).encode()
    return frame(TEXT, said)


@pytest.mark.parametrize("kind", [PING, PONG, GO_ON], ids=["pings", "pongs", "empty pieces"])
def test_frames_without_end_are_not_taken_in(tmp_path: Path, kind: int) -> None:
    """Each costs its sender a few bytes, and everybody else a few microseconds."""
    with inside(tmp_path, limits=wide(**AS_SET)) as server:
        table = Table(server)
        with upgraded(server) as found:
            head_of(found)
            found.sendall(hello(table) + frame(TEXT, b"{", last=False))
            sent, many = 0, frame(kind, last=kind != GO_ON) * 10_000
            try:
                while sent < MUCH:
                    sent += found.send(many)
            except ConnectionError:
                pass
            assert sent < ENOUGH
        assert server.http.get("/api/about").status_code == 200


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(**AS_SET)) as server, upgraded(server) as found:
        head_of(found)
        found.sendall(frame(PING, b"here") * 50 + frame(CLOSE))
        assert heard(found).count(b"here") == 50


@pytest.mark.parametrize("more", ["X-More: 1\r\n" * 200, f"X-Long: {'x' * 10_000}\r\n"], ids=["many headers", "a long header"])
def test_a_handshake_that_cannot_be_understood_is_refused(tmp_path: Path, more: str) -> None:
    """The library accepts smaller heads than the server. A client that sends a larger one is not left waiting, nor is the
    server."""
    with inside(tmp_path) as server, upgraded(server, more) as found:
        assert head_of(found).startswith(b"HTTP/1.1 400 ")
        assert heard(found) == b"too many headers for a live connection, or too long ones\n"


def test_a_reader_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    limits = wide(answer_seconds=0.3, waiting_pushes=10**6, waiting_bytes=10**9)  # more than the system's buffers hold
    with inside(tmp_path, limits=limits) as server:
        table = Table(server)
        with upgraded(server, room=2048) as found:
            head_of(found)
            found.sendall(hello(table) + frame(TEXT, b'{"type":"resync"}') * 3000)
            connections = server._server.server_state.connections
            deadline = time.monotonic() + PATIENCE
            while any(hasattr(one, "handshake_complete") for one in tuple(connections)):
                assert time.monotonic() < deadline, "still waiting"
                time.sleep(0.01)


def test_what_is_no_text_ends_a_connection_without_a_word_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with inside(tmp_path) as server, upgraded(server) as found:
        head_of(found)
        found.sendall(frame(TEXT, b"\xff\xfe"))
        assert heard(found) == bytes([0x80 | CLOSE, 2]) + (1007).to_bytes(2, "big")
    assert not caplog.records
