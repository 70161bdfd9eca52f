"""Hostile visitors: other people's links, other sites, floods."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hustings.server.settings import Limits
from hustings.server.throttle import visitor
from support.inside import HOST, Inside, inside, wide
from support.patience import PATIENCE
from support.visitors import Table, hello, live, problem, said_until_closed, wish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Inside) -> Table:
    return Table(server)


# Links

ACTIONS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/act", {"seq": 0, "id": "x", "options": [0]}),
    ("POST", "/preview", {"seq": 0, "options": [0]}),
    ("POST", "/undo", {"seq": 0, "id": "x"}),
    ("POST", "/unseal", {"seq": 0, "id": "x"}),
    ("POST", "/why", {"option": 0}),
    ("POST", "/rewind", {"to": 0}),
    ("POST", "/vote/abandon", {"agree": True}),
    ("POST", "/chat", {"text": "hello", "to": 1}),
    ("POST", "/mute", {"seat": 1}),
    ("PATCH", "/me", {"name": "Mallory"}),
    ("POST", "/move", None),
    ("POST", "/leave", None),
    ("POST", "/back", None),
    ("GET", "/orders", None),
    ("POST", "/orders", {"decision": "last-action"}),
    ("DELETE", "/orders/x", None),
    ("GET", "/notes", None),
    ("PUT", "/notes", {"text": "mine"}),
    ("GET", "/notices", None),
    ("PUT", "/notices", {"webhook": "https://hooks.example/x"}),
    ("POST", "/notices/confirm", {"code": "x"}),
    ("POST", "/notices/test", None),
    ("POST", "/what-if", {"bot": "easy"}),
    ("POST", "/hint", {"seq": 0}),
]

HOSTS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("POST", "/seats/0/recover", None),
    ("POST", "/seats/0/replace", {"bot": "easy"}),
    ("POST", "/seats/0/remove", None),
    ("DELETE", "", None),
]

READING = ["/view", "/lines", "/chat", "", "/result", "/replay", "/story", "/charts", "/record", "/analysis"]


def guesses(table: Table) -> list[str | None]:
    other = Table(table.server)
    real = table.seats[0]
    cut = [real[:-1], real + "A", real.swapcase(), real[::-1], "null", "*", "' OR 1=1 --"]
    return [None, secrets.token_urlsafe(16), other.seats[0], other.host, other.spectator, table.id, *cut]


def test_without_a_link_of_the_table_nothing_is_seen_or_done(table: Table) -> None:
    before = table.view(table.spectator)
    for token in guesses(table):
        for path in READING:
            problem(table.send("GET", path, token), 401)
        for method, path, body in ACTIONS + HOSTS:
            problem(table.send(method, path, token, json=body), 401)
        said = hello(table.server, table.id, token or "")
        assert (said["type"], said["problem"]["error"]) == ("gone", "unauthorised")
    assert table.view(table.spectator) == before


@pytest.mark.parametrize("who", ["spectator", "host"])
def test_whoever_has_no_seat_cannot_play(table: Table, who: str) -> None:
    before, token = table.view(table.spectator), getattr(table, who)
    votes = ("/vote/abandon",)
    for method, path, body in ACTIONS:
        if path not in votes or who != "host":
            problem(table.send(method, path, token, json=body), 403)
    assert table.view(table.spectator) == before


def test_whoever_watches_a_public_table_without_a_link_does_nothing(server: Inside) -> None:
    """Nor does a visitor with a link of another table: both can only watch."""
    table, other = Table(server, public=True), Table(server)
    table.send("PUT", "/notes", table.seats[0], json={"text": "okapi"}).raise_for_status()
    before = table.view(table.spectator)
    for token in (None, other.seats[0], other.host, "rubbish"):
        assert table.send("GET", "/view", token).status_code == 200
        for method, path, body in ACTIONS + HOSTS:
            problem(table.send(method, path, token, json=body), 401)
        assert table.send("GET", "/analysis", token).status_code == 404
        assert table.send("POST", "/analysis", token).status_code == 409
    assert table.view(table.spectator) == before


@pytest.mark.parametrize("who", [0, 1, "spectator"])
def test_only_the_host_does_what_a_host_does(table: Table, who: int | str) -> None:
    token = table.seats[who] if isinstance(who, int) else table.spectator
    before = table.view(table.spectator)
    for method, path, body in HOSTS:
        problem(table.send(method, path, token, json=body), 403)
    assert table.view(table.spectator) == before


def test_another_seat_cannot_act_for_one_that_is_asked(server: Inside) -> None:
    table = Table(server)
    seat, option, seq = table.asked()
    if len(table.view(table.spectator)["asked"]) == 1:
        refused = problem(
            table.send("POST", "/act", table.seats[1 - seat], json={"seq": seq, "id": "a", "options": [option]}), 409
        )
        assert refused.error == "illegal"
    assert table.view(table.spectator)["seq"] == seq


def test_an_id_of_another_seat_is_not_a_repeat(server: Inside) -> None:
    """A stored answer is given only to the seat that it belongs to."""
    table = Table(server)
    seat, option, seq = table.asked()
    body = {"seq": seq, "id": "mine", "options": [option]}
    assert table.send("POST", "/act", table.seats[seat], json=body).status_code == 200
    problem(table.send("POST", "/act", table.seats[1 - seat], json=body), 409)
    assert table.send("POST", "/act", table.seats[seat], json=body).status_code == 200


def test_a_link_that_was_moved_has_ended(server: Inside) -> None:
    table = Table(server)
    with live(server) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.seats[0]}))
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "welcome"
        moved = table.send("POST", "/move", table.seats[0]).raise_for_status().json()
        assert said_until_closed(line)[-1]["type"] == "gone"
    problem(table.send("GET", "/view", table.seats[0]), 401)
    assert table.send("GET", "/view", moved["token"]).status_code == 200


def test_links_have_128_random_bits(server: Inside) -> None:
    tokens = {token for _ in range(5) for table in [Table(server)] for token in (*table.seats, table.host, table.spectator)}
    assert len(tokens) == 20
    assert all(len(token) == 22 for token in tokens)


def test_an_unknown_table_is_unknown_whoever_asks(server: Inside, table: Table) -> None:
    for token in (None, table.seats[0]):
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        for name in ("nothere", "a" * 40, "x" * 200, "%00", "..%2f..%2fetc", "'", "%F0%9F%8E%B2"):
            problem(server.http.get(f"/api/tables/{name}/view", headers=headers), 404, 422)
    assert hello(server, "nothere", table.seats[0])["type"] == "gone"


# Other sites

ORIGINS = ["http://evil.example", "null", "https://127.0.0.1.evil.example", "http://127.0.0.1", "file://", "http://127.0.0.1:1"]


@pytest.mark.parametrize("origin", ORIGINS)
def test_another_site_can_neither_post_nor_listen(table: Table, origin: str) -> None:
    server = table.server
    with pytest.raises(InvalidStatus) as refused, live(server, origin=origin):
        pass
    assert refused.value.response.status_code == 403
    wish = {"game": "helvetiq", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    problem(server.http.post("/api/tables", json=wish, headers={"Origin": origin}), 403)
    problem(table.send("POST", "/chat", table.seats[0], json={"text": "x"}, headers={"Origin": origin}), 403)
    problem(table.send("PATCH", "/me", table.seats[0], json={"name": "x"}, headers={"Origin": origin}), 403)
    allowed = server.http.options("/api/tables", headers={"Origin": origin, "Access-Control-Request-Method": "POST"})
    assert "access-control-allow-origin" not in allowed.headers


def test_our_own_page_can(table: Table) -> None:
    origin = table.server.address
    with live(table.server, origin=origin) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.spectator}))
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "welcome"
    assert table.send("PATCH", "/me", table.seats[0], json={"name": "P0"}, headers={"Origin": origin}).is_success


# Headers


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/docs",
        "/api/docs",
        "/api/about",
        "/api/openapi.json",
        "/openapi.json",
        "/api/healthz",
        "/api/nothing",
        "/x/../y",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "TRACE", "PROPFIND"])
def test_every_answer_bears_the_headers_of_security(server: Inside, path: str, method: str) -> None:
    answer = server.http.request(method, path)
    assert answer.status_code < 500
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy or "default-src 'none'" in policy
    assert "unsafe-inline" not in policy.split("script-src")[-1].split(";")[0]
    assert "unsafe-eval" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "set-cookie" not in answer.headers
    assert "python" not in answer.headers.get("server", "").lower()


# Floods


def test_too_many_requests_and_too_large_ones_are_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    # Limits hardly recover while a slow machine works through this test.
    limits = Limits(per_second=0.1, burst=10, chat_lines=3, chat_seconds=3600.0, tables_per_hour=6, sockets=4)
    with inside(tmp_path_factory.mktemp("floods"), limits=limits) as server:
        table = Table(server)
        answers = [table.send("GET", "/view", table.seats[0]) for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code != 200]
        assert 15 <= len(refused) <= 20
        for answer in refused:
            assert problem(answer, 429).error == "too-many"
            assert float(answer.headers["retry-after"]) >= 0
        assert table.send("GET", "/view", table.seats[1]).status_code == 200, "others are not held back"
        guessed = [table.send("GET", "/view", secrets.token_urlsafe(16)).status_code for _ in range(150)]
        assert 20 < guessed.count(429) < 80, "a new token for each request does not help"
    with inside(tmp_path_factory.mktemp("chat"), limits=limits) as server:
        table = Table(server)
        chat = [table.send("POST", "/chat", table.seats[1], json={"text": "hello"}) for _ in range(5)]
        assert [answer.status_code < 300 for answer in chat] == [True] * 3 + [False] * 2
        assert problem(chat[-1], 429).error == "too-many"
        with ExitStack() as lines:
            for _ in range(4):
                lines.enter_context(live(server))
            with pytest.raises((InvalidStatus, ConnectionClosed)), live(server) as line:
                line.recv(timeout=PATIENCE)


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    with inside(tmp_path_factory.mktemp("late"), limits=Limits(body_seconds=0.3)) as server:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{{"
        with socket.create_connection((HOST, server.port), timeout=PATIENCE) as line:
            line.sendall(head.encode())
            assert line.recv(65536).startswith(b"HTTP/1.1 408 ")


def test_tables_from_one_address_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with inside(tmp_path_factory.mktemp("many"), limits=Limits(tables_per_hour=3)) as server:
        answers = [server.http.post("/api/tables", json=wish()) for _ in range(5)]
        assert [answer.status_code for answer in answers[:3]] == [201] * 3
        assert problem(answers[3], 429).error == "too-many"


@pytest.mark.parametrize("path", ["/notes", "/notices"])
def test_large_choices_are_refused_too(server: Inside, path: str) -> None:
    table, kind = Table(server), {"Content-Type": "application/json"}
    for size, status in ((100_000, 413), (5_000, 422)):
        body = json.dumps({"text" if path == "/notes" else "webhook": "https://x.example/" + "x" * size}).encode()
        problem(table.send("PUT", path, table.seats[0], content=body, headers=kind), status)
    problem(table.send("POST", "/orders", table.seats[0], json={"decision": "x" * 41}), 422)
    problem(table.send("DELETE", "/orders/" + "x" * 41, table.seats[0]), 422)


@pytest.mark.parametrize("path", ["/chat", "/act"])
def test_large_bodies_are_refused_before_they_are_read(server: Inside, path: str) -> None:
    table = Table(server)
    large = b'{"text": "' + b"x" * 100_000 + b'"}'
    kind = {"Content-Type": "application/json"}
    assert problem(table.send("POST", path, table.seats[0], content=large, headers=kind), 413).error == "too-large"

    def pieces() -> Iterator[bytes]:  # without announcing a length
        for _ in range(100):
            yield b"x" * 10_000

    assert problem(table.send("POST", path, table.seats[0], content=pieces(), headers=kind), 413).error == "too-large"
    with httpx.Client(base_url=server.http.base_url, timeout=PATIENCE) as alone:  # if more comes, the server hangs up
        problem(alone.post("/api/records", content=b"x" * 5_100_000), 413)


def test_records_that_are_none_are_refused(server: Inside) -> None:
    for body in (b"", b"{}", b"\xff", b"[" * 50_000, b'{"format": "hustings"}', b"9" * 5_000, b'{"a": NaN}'):
        problem(server.http.post("/api/records", content=body, headers={"Content-Type": "application/json"}), 400, 413, 422)


def test_a_reader_who_does_not_read_is_let_go(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = wide(waiting_pushes=20)
    with inside(tmp_path_factory.mktemp("slow"), limits=limits) as server:
        table = Table(server)
        line = socket.create_connection((HOST, server.port))
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        line.sendall(f"GET /api/live HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n".encode())
        assert b"101" in line.recv(4096)
        said = json.dumps({"type": "hello", "table": table.id, "token": table.seats[0]}).encode()
        line.sendall(b"\x81" + bytes([0x80 | 126]) + len(said).to_bytes(2, "big") + b"\0\0\0\0" + said)
        deadline = time.monotonic() + PATIENCE
        while not server.hub.registry.rooms[table.id].everyone():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        again = b'{"type":"resync"}'  # a short question with a long answer, over and over
        line.settimeout(1)
        while server.hub.registry.rooms[table.id].everyone():
            assert time.monotonic() < deadline, "still there"
            with contextlib.suppress(OSError):
                line.sendall((b"\x81" + bytes([0x80 | len(again)]) + b"\0\0\0\0" + again) * 10)
            time.sleep(0.01)
        line.close()


def test_many_at_once_get_their_answers(server: Inside) -> None:
    """The same action from many threads is carried out once."""
    table = Table(server)
    seat, option, seq = table.asked()
    body = {"seq": seq, "id": "once", "options": [option]}
    answers: list[httpx.Response] = []
    threads = [
        threading.Thread(target=lambda: answers.append(table.send("POST", "/act", table.seats[seat], json=body)))
        for _ in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["seq"] for answer in answers} == {answers[0].json()["seq"]}
    assert table.view(table.seats[seat])["seq"] == answers[0].json()["seq"]


def test_one_visitor_with_many_addresses_is_one_visitor() -> None:
    assert visitor("2001:db8:1:2::5") == visitor("2001:db8:1:2:ffff::") != visitor("2001:db8:1:3::5")
    assert (
        visitor("192.0.2.1") == "192.0.2.1" != visitor("192.0.2.2") and visitor("") == "" and visitor("somewhere") == "somewhere"
    )
