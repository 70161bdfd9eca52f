"""Malformed input: it is refused with a reason, changes nothing, and never shows internals of the server."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hustings.wire.play import Problem
from support.inside import HOST, Inside, inside, service
from support.patience import PATIENCE
from support.visitors import Table, live, problem, said_until_closed, wish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Inside) -> Table:
    return Table(server)


RUBBISH: list[bytes] = [
    b"", b"{", b"null", b"[]", b'"text"', b"1", b"\xff\xfe", b"{}" * 3, b'{"seq": 1e400}', b'{"seq": NaN}',
    b'{"seq": 99999999999999999999999999, "id": "a", "options": [1]}',
    b'{"seq": 0, "id": "a", "options": [99999999999999999999]}', b'{"seq": 0, "id": "a", "options": [-1]}',
    b'{"seq": 0, "id": "a", "options": []}', b'{"seq": 0, "id": "a", "options": "1"}', b'{"seq": 0, "id": "a", "options": [1.5]}',
    b'{"seq": 0, "id": "a", "options": [true]}', b'{"seq": 0, "id": "", "options": [1]}',
    b'{"seq": 0, "id": "a b", "options": [1]}',
    b'{"seq": -1, "id": "a", "options": [1]}', b'{"seq": 0, "id": "a", "options": [1], "seat": 1}',
    b'{"seq": 0, "id": "a", "options": [' + b"1," * 100 + b"1]}", b"[" * 20_000, b'{"a":' * 10_000, b'{"\\u0000": "\\ud800"}',
    b'{"seq": ' + b"9" * 5_000 + b', "id": "a", "options": [1]}',
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(RUBBISH)))
@pytest.mark.parametrize("path", ["/act", "/preview", "/undo", "/chat", "/rewind", "/why", "/mute"])
def test_rubbish_is_refused_and_changes_nothing(table: Table, path: str, number: int) -> None:
    seq = table.view(table.seats[0])["seq"]
    answer = table.send("POST", path, table.seats[0], content=RUBBISH[number], headers={"Content-Type": "application/json"})
    problem(answer, 400, 409, 413, 422)
    assert table.view(table.seats[0])["seq"] == seq


@pytest.mark.parametrize("number", range(len(RUBBISH)))
def test_rubbish_makes_no_table(server: Inside, number: int) -> None:
    problem(server.http.post("/api/tables", content=RUBBISH[number], headers={"Content-Type": "application/json"}), 400, 413, 422)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/html"]
)
def test_a_form_of_another_site_is_no_request(server: Inside, kind: str) -> None:
    """Content types that a browser sends across sites without asking first are not accepted as JSON."""
    wish = json.dumps({"game": "helvetiq", "seats": [{"kind": "person"}, {"kind": "bot"}]})
    problem(server.http.post("/api/tables", content=wish, headers={"Content-Type": kind}), 415, 422)


@pytest.mark.parametrize(
    ("change", "statuses"),
    [
        ({"game": "chess"}, (404, 422)),
        ({"game": "../die_macher"}, (404, 422)),
        ({"edition": "1066"}, (404, 422)),
        ({"variants": ["short"]}, (404, 422)),
        ({"seats": []}, (422,)),
        ({"seats": [{"kind": "person"}]}, (409, 422)),
        ({"seats": [{"kind": "person"}] * 12}, (409, 422)),
        ({"seats": [{"kind": "dog"}] * 2}, (422,)),
        ({"seats": [{"kind": "bot", "bot": "my_bot.py:Mine"}, {"kind": "person"}]}, (404, 409, 422)),
        ({"seats": [{"kind": "bot", "bot": "/etc/passwd"}, {"kind": "person"}]}, (404, 409, 422)),
        ({"seats": [{"kind": "bot", "bot": "search:3600s"}, {"kind": "person"}]}, (404, 409, 422)),
        ({"seats": [{"kind": "bot", "bot": "search:1s:all"}, {"kind": "person"}]}, (404, 409, 422)),
        ({"seats": [{"kind": "person", "name": "a\u0000b"}, {"kind": "bot"}]}, (422,)),
        ({"seats": [{"kind": "person", "name": "a\nb"}, {"kind": "bot"}]}, (422,)),
        ({"seats": [{"kind": "person", "name": "\u202eevil"}, {"kind": "bot"}]}, (422,)),
        ({"seats": [{"kind": "person", "name": "   "}, {"kind": "bot"}]}, (422,)),
        ({"seats": [{"kind": "person", "name": "x" * 41}, {"kind": "bot"}]}, (422,)),
        ({"title": "\u200b"}, (422,)),
        ({"title": 7}, (422,)),
        ({"lang": "tlh"}, (422,)),
        ({"figures": {"nothing": 1}}, (422,)),
        ({"figures": {"components": 1}}, (422,)),
        ({"figures": {"a": {"b": {"c": []}}}}, (422,)),
        ({"figures": []}, (422,)),
        ({"choices": {"colours": "red"}}, (201, 422)),
        ({"choices": {"colours": [[], {}]}}, (201, 422)),
        ({"public": "perhaps"}, (422,)),
        ({"unknown": 1}, (422,)),
    ],
)
def test_tables_that_cannot_be(server: Inside, change: dict[str, Any], statuses: tuple[int, ...]) -> None:
    body = json.dumps(wish(**change)).encode()
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    if answer.status_code != 201 or 201 not in statuses:
        problem(answer, *(status for status in statuses if status != 201))


def test_figures_that_are_wrong_are_named(server: Inside) -> None:
    body = {"game": "die-macher", "seats": [{"kind": "person"}] * 3, "figures": {"components.start_money": "a lot"}}
    assert "start_money" in problem(server.http.post("/api/tables", json=body), 422).message


@pytest.mark.parametrize("name", ["Zoë", "李雷", "Ana-María", "O'Brien", "<b>x</b>", "{{7*7}}", "🎲"])
def test_names_of_people_are_welcome(server: Inside, name: str) -> None:
    links = server.http.post("/api/tables", json=wish(seats=[{"kind": "person", "name": name}, {"kind": "bot"}]))
    assert links.status_code == 201
    view = server.http.get(
        f"/api/tables/{links.json()['table']}", headers={"Authorization": f"Bearer {links.json()['spectator']}"}
    ).json()
    assert view["seats"][0]["name"] == name


def test_what_goes_over_a_socket_may_be_rubbish_too(table: Table) -> None:
    for text in (b"\xff\x00", "", "{", "[]", '{"type":"ping"}', '{"type":"act"}', "[" * 5_000, '{"type":"hello"}'):
        with live(table.server) as line:
            line.send(text)
            said = json.loads(line.recv(timeout=PATIENCE))
            assert said["type"] == "gone"
            Problem.model_validate(said["problem"])
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=PATIENCE)
    for size in (20_000, 5_000_000):  # frames larger than anything we read
        with contextlib.suppress(ConnectionClosed), live(table.server) as line:
            line.send("x" * size)
            assert all(push["type"] == "gone" for push in said_until_closed(line))
    assert table.view(table.seats[0])


def test_rubbish_instead_of_http(server: Inside) -> None:
    for text in (
        b"\x00" * 100,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"A" * 100_000,
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    ):
        with socket.create_connection((HOST, server.port), timeout=PATIENCE) as line:
            line.settimeout(10)
            try:
                line.sendall(text)
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(65536)
            except OSError:
                answer = b""
            assert b"Traceback" not in answer
            assert not answer.startswith(b"HTTP/1.1 5")
    assert server.http.get("/api/healthz").status_code == 200


def test_who_sends_slowly_keeps_nobody_waiting(server: Inside) -> None:
    lines = []
    try:
        for _ in range(50):
            line = socket.create_connection((HOST, server.port), timeout=PATIENCE)
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{")
            lines.append(line)
        assert server.http.get("/api/healthz").status_code == 200
        assert server.http.post("/api/tables", json=wish()).status_code == 201
    finally:
        for line in lines:
            line.close()


def test_a_failure_is_a_problem_too(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours, here behind the framework's routes, is answered like any other refusal."""

    def broken(text: bytes) -> None:
        raise RuntimeError("okapi")

    monkeypatch.setattr(service(server.app).state.library, "of_record", broken)
    answer = server.http.post("/api/records", content=b"{}", headers={"Content-Type": "application/json"})
    assert problem(answer, 500).error == "failed" and "okapi" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../app.py",
        "/assets/..%2f..%2fapp.py", "/..%5c..%5capp.py", "//etc/passwd", "/%2fetc/passwd", "/assets/%00", "/app.py",
        "/assets/%2e%2e%2f%2e%2e%2fhub.py", "/.git/config", "/" + "x" * 3000, "/assets/" + "y/" * 500,
    ],
)  # fmt: skip
def test_no_file_but_those_of_the_page_is_served(server: Inside, path: str) -> None:
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as line:  # an HTTP client would normalise the path
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    status = int(answer.split(b" ", 2)[1])
    assert status < 500
    for word in (b"build-system", b"root:", b"FastAPI", b"import ", b"[core]"):
        assert word not in answer.partition(b"\r\n\r\n")[2], path
