"""The server stands without a proxy in front: endless heads, half requests, unread answers, floods of connections and states."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from hustings.server.http.protocol import MOST_AHEAD, GuardedProtocol
from support.inside import HOST, Inside, heard, inside, wide
from support.patience import PATIENCE, tries
from support.visitors import Table, live, problem, said_until_closed

QUICK = {"head_seconds": 0.3, "body_seconds": 0.3, "answer_seconds": 0.3}
MUCH, ENOUGH = 50_000_000, 10_000_000  # bytes, including those in the buffers of the system
BEGUN = f"GET /api/about HTTP/1.1\r\nHost: {HOST}\r\n".encode()


@contextmanager
def line(server: Inside, first: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as found:
        found.sendall(first)
        yield found


def poured(found: socket.socket, what: bytes) -> int:
    """The number of bytes that can be sent, over and over, until the server ends the connection."""
    sent = 0
    found.settimeout(PATIENCE)
    try:
        while sent < MUCH:
            sent += found.send(what)
    except OSError:
        pass
    return sent


def test_a_request_does_not_answer_for_the_body_before_it(tmp_path: Path) -> None:
    """A body that was refused unread still arrives, with the next request right behind it in the same packet."""
    with inside(tmp_path) as server:
        large = 300_000
        head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {large}\r\n\r\n".encode()
        with line(server, head) as found:
            said = b""
            while b"too-large" not in said:
                said += found.recv(65536)
            assert said.startswith(b"HTTP/1.1 413 ")
            found.sendall(b"x" * (large - 60_000))
            time.sleep(0.2)  # these have been read; the rest comes together with the next request
            next_head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n"
            found.sendall(b"x" * 60_000 + next_head.encode())
            time.sleep(0.2)
            found.sendall(b"{}")
            assert heard(found).startswith(b"HTTP/1.1 422 ")


@pytest.mark.parametrize(
    ("framing", "more"),
    [(f"Content-Length: {MUCH}", b"x" * 65536), ("Transfer-Encoding: chunked", b"10000\r\n" + b"x" * 65536 + b"\r\n")],
)
def test_a_body_without_end_is_not_drunk_up_after_it_was_refused(tmp_path: Path, framing: str, more: bytes) -> None:
    with inside(tmp_path) as server:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n{framing}\r\n\r\n"
        with line(server, head.encode()) as found:
            assert poured(found, more) < 2 * ENOUGH


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (BEGUN, b"X-Line: " + b"x" * 1000 + b"\r\n"),
        (BEGUN + b"X-One: ", b"x" * 1000),
        (b"GET /", b"x" * 1000),
        (
            BEGUN.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n",
            b"X-After: " + b"x" * 1000 + b"\r\n",
        ),
        (BEGUN.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n2;", b"x" * 1000),
    ],
    ids=["lines", "one line", "address", "trailer", "chunk"],
)
def test_a_head_without_end_is_not_taken_in(tmp_path: Path, begun: bytes, more: bytes) -> None:
    with inside(tmp_path) as server, line(server, begun) as found:
        assert poured(found, more) < ENOUGH


def test_a_head_that_is_too_large_is_refused_in_words(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        for size in (33_000, 100_000, 500_000):
            with line(server, BEGUN + b"X-Line: " + b"x" * size + b"\r\n") as found:
                said = heard(found)
                assert said.startswith(b"HTTP/1.1 431 ") and b"larger than 32 KB" in said
        with line(server, BEGUN + b"X-Line: " + b"x" * 30_000 + b"\r\nConnection: close\r\n\r\n") as found:
            assert heard(found).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "begun", [b"", b"\r\n", b"G", BEGUN, BEGUN + b"X-Half: "], ids=["nothing", "line end", "letter", "line", "half"]
)
def test_half_a_request_is_not_waited_for(tmp_path: Path, begun: bytes) -> None:
    with inside(tmp_path, limits=wide(**QUICK)) as server, ExitStack() as stack:
        lines = [stack.enter_context(line(server, begun)) for _ in range(20)]
        for found in lines:
            said = heard(found)
            assert said.startswith(b"HTTP/1.1 408 ") if begun.strip() else b"HTTP/1.1 2" not in said


@pytest.mark.parametrize(
    "begun",
    [
        BEGUN + b"\r\n",
        BEGUN + b"Content-Length: 1000\r\n\r\n",
        BEGUN.replace(b"GET", b"POST") + b"Content-Length: 1000000000\r\n\r\n",
        BEGUN,
    ],
    ids=["after an answer", "a body that nobody wants", "a body that is too large", "a head"],
)
def test_a_drop_now_and_then_keeps_no_connection_open(tmp_path: Path, begun: bytes) -> None:
    with inside(tmp_path, limits=wide(**QUICK)) as server, line(server, begun) as found:
        found.settimeout(0.1)
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "still open"
            try:
                found.sendall(b"\r\n" if begun.endswith(b"about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") else b"x")
                if not found.recv(65536):
                    break
            except TimeoutError:
                continue
            except OSError:
                break


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(**QUICK)) as server, socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        found.connect((HOST, server.port))
        asked = f"GET /api/rules/die-macher HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
        found.sendall(asked)
        connections = server._server.server_state.connections
        assert any(connections for _ in tries())
        mine = cast(GuardedProtocol, next(iter(connections)))
        for _ in tries():  # until the buffers on the way are full
            if mine.flow.write_paused or not connections:
                break
            found.sendall(asked)
        assert any(not connections for _ in tries()), "still waiting"


@pytest.mark.parametrize("body", [b"", b"{}"], ids=["without a body", "with one"])
def test_requests_that_nobody_waits_for_are_not_taken_in(tmp_path: Path, body: bytes) -> None:
    """Thousands can come at once and used to be queued: 30 MB of them took 1.4 GB."""
    word = b"POST" if body else b"GET"
    asked = BEGUN.replace(b"GET", word) + b"Content-Length: %d\r\n\r\n" % len(body) + body
    with inside(tmp_path) as server:
        with line(server) as found:
            assert poured(found, asked * 1000) < ENOUGH
        with line(server, BEGUN + b"\r\n" + asked * (MOST_AHEAD - 1) + BEGUN + b"Connection: close\r\n\r\n") as found:
            assert heard(found).count(b"HTTP/1.1 ") == MOST_AHEAD + 1, "a few are answered one after the other"


# By address


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(connections=5)) as server:
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(line(server, BEGUN))
            with line(server) as found:
                said = heard(found)
                assert said.startswith(b"HTTP/1.1 429 ") and b"too many connections from your address" in said
        for _ in tries():  # connections that have ended do not count
            with line(server, BEGUN + b"Connection: close\r\n\r\n") as found:
                said = heard(found)
            if said.startswith(b"HTTP/1.1 200 "):
                return
        raise AssertionError("nobody is let in any more")


def test_live_connections_are_not_counted_twice_and_a_proxy_stands_for_many(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(connections=5)) as server, ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(live(server))
        assert server.http.get("/api/about").status_code == 200
    with inside(tmp_path, limits=wide(connections=5), trusted_proxies=[HOST]) as server, ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(line(server, BEGUN))
        assert server.http.get("/api/about").status_code == 200


@contextmanager
def greeted(server: Inside, table: Table, address: str) -> Iterator[ClientConnection]:
    with live(server, additional_headers={"X-Forwarded-For": address}) as found:
        found.send(json.dumps({"type": "hello", "table": table.id, "token": table.spectator}))
        yield found


def test_whole_states_of_one_address_are_counted_over_all_its_connections(tmp_path: Path) -> None:
    limits = wide(welcomes_per_minute=30)
    with inside(tmp_path, limits=limits, trusted_proxies=[HOST]) as server, ExitStack() as stack:
        table, welcomes, gone, begun = Table(server), 0, list[Any](), time.monotonic()
        lines = [stack.enter_context(greeted(server, table, "203.0.113.5")) for _ in range(15)]
        for found in lines:
            with suppress(ConnectionClosed):  # it may have been too much already
                for _ in range(20):
                    found.send('{"type":"resync"}')
        for found in lines:
            said = said_until_closed(found)
            welcomes += sum(push["type"] == "welcome" for push in said)
            gone += [push["problem"] for push in said if push["type"] == "gone"]
        assert 15 <= welcomes <= 31 + (time.monotonic() - begun) / 2
        assert len(gone) == 15 and {problem["error"] for problem in gone} == {"too-many"}
        with greeted(server, table, "198.51.100.7") as other:
            assert json.loads(other.recv(timeout=PATIENCE))["type"] == "welcome", "others are welcome"


def test_muting_back_and_forth_draws_no_more_than_chat_does(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(chat_lines=3, chat_seconds=600.0)) as server:
        table = Table(server)
        answers = [table.send("POST", "/mute", table.seats[0], json={"seat": 1, "muted": n % 2 == 0}) for n in range(5)]
        assert [answer.status_code for answer in answers] == [204] * 3 + [429] * 2


# By name


def test_a_name_that_is_not_the_servers_is_refused(tmp_path: Path) -> None:
    settings: dict[str, Any] = {
        "public_url": "https://play.example.org",
        "hosts": ["inner"],
        "origins": ["https://old.example.org"],
    }
    with inside(tmp_path, **settings) as server:

        def asked(host: str, path: str = "/api/about") -> httpx.Response:
            return server.http.get(path, headers={"Host": host})

        port = server.port
        for host in (
            "localhost", f"LocalHost:{port}", f"127.0.0.1:{port}", "[::1]:80", "192.168.7.7", "play.example.org",
            "play.example.org:443", "PLAY.example.org.", "old.example.org", "inner:8000", "a.localhost", socket.gethostname(),
        ):  # fmt: skip
            assert asked(host).status_code == 200, host
        for host in (
            "evil.example",
            "evil.example:80",
            "play.example.org.evil.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "localhost:80@evil.example",
            "[::1]evil.example",
            "[::1]:80.evil.example",
        ):
            assert "set public_url or hosts" in problem(asked(host), 421).message
            assert asked(host, "/").status_code == 421
            assert asked(host, "/healthz").status_code == 200
        for host in ("", "x" * 5000, "a b", "<script>"):
            assert asked(host).status_code in (400, 421)
        with pytest.raises(InvalidStatus) as refused, live(server, additional_headers={"Host": "evil.example"}):
            pass
        assert refused.value.response.status_code == 403
