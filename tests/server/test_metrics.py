"""The operator's view of a running server: metrics, health and the log, without anybody's secrets."""

from __future__ import annotations

import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from hustings.server import logs
from support.inside import Inside, inside
from support.patience import PATIENCE, get, tries
from support.serving import Client, Server, new_table, play_on
from support.visitors import Table, hello, wish


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("metrics")) as found:
        yield found


def figures(server: Inside) -> dict[tuple[str, ...], float]:
    text = server.http.get("/metrics").raise_for_status().text
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_requests_are_counted_by_route_and_status(server: Inside) -> None:
    table = Table(server)
    before = figures(server)
    table.view(table.seats[0])
    table.send("GET", "/view", "wrong")
    server.http.get("/api/no/such/thing")
    server.http.get("/t/whatever")
    server.http.request("PROPFIND", "/api/about")
    after = figures(server)

    def more(*key: str) -> float:
        return after.get(key, 0) - before.get(key, 0)

    assert more("hustings_requests_total", "GET", "/api/tables/{table}/view", "200") == 1
    assert more("hustings_requests_total", "GET", "/api/tables/{table}/view", "401") == 1
    assert more("hustings_requests_total", "GET", "unknown", "404") == 1
    assert more("hustings_requests_total", "GET", "page", "404") + more("hustings_requests_total", "GET", "page", "200") == 1
    assert sum(more(*key) for key in after if key[:2] == ("hustings_requests_total", "other")) == 1
    assert more("hustings_request_seconds_count", "/api/tables/{table}/view") == 2


def test_actions_writes_and_pushes_are_counted(server: Inside) -> None:
    table, before = Table(server), figures(server)
    hello(server, table.id, table.spectator)
    seat, option, seq = table.asked()
    done = table.send("POST", "/act", table.seats[seat], json={"seq": seq, "id": "a", "options": [option]})
    assert done.status_code == 200
    after = figures(server)
    for key in (("hustings_actions_total", "person"), ("hustings_requests_total", "POST", "/api/tables/{table}/act", "200")):
        assert after[key] - before.get(key, 0) == 1
    assert after[("hustings_write_seconds_count",)] > before[("hustings_write_seconds_count",)]
    assert after[("hustings_pushes_total",)] > before[("hustings_pushes_total",)]
    assert after[("hustings_tables_in_memory",)] >= 2


def test_bots_and_sockets_are_counted(server: Inside) -> None:
    made = server.http.post("/api/tables", json=wish(start=True)).raise_for_status().json()
    client = Client(server.address, made["table"], made["seats"][0]["token"], 0)
    view = client.view()
    while view["asked"] == [0]:
        view = client.act(view["ask"]["options"][0]["option"])["state"]
    for _ in tries():
        found = figures(server)
        if found[("hustings_bot_decisions_total",)] >= 1 and found[("hustings_sockets",)] == 0:  # connections of other tests end
            break
    assert found[("hustings_bot_decisions_total",)] >= 1
    assert found[("hustings_bot_failures_total",)] == found[("hustings_bot_by_chance_total",)] == 0
    assert found[("hustings_sockets",)] == 0


def test_figures_hold_no_table_link_or_name(server: Inside) -> None:
    table = Table(server, title="Secret Society")
    for token in (*table.seats, table.host, table.spectator, "guess"):
        table.send("GET", "/view", token)
        server.http.get(f"/api/tables/{token}")
        server.http.get(f"/t/{token}")
        server.http.get(f"/api/notices/stop/{token}")
    text = server.http.get("/metrics").text
    for secret in (table.id, *table.seats, table.host, table.spectator, "guess", "Secret", "P0", "127.0.0.1"):
        assert secret not in text


def test_the_store_that_does_not_answer_is_counted_and_the_server_not_well(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        assert server.http.get("/healthz").json() == {"ok": True}
        from hustings.store import StoreUnavailable

        def broken(*_: object) -> None:
            raise StoreUnavailable("/secret/place/tables.db: the disk is full")

        server.hub.store.seq = broken
        answer = server.http.get("/healthz")
        assert answer.status_code == 503 and answer.json()["ok"] is False and "secret" not in answer.text
        assert figures(server)[("hustings_store_errors_total",)] == 1


def test_figures_can_be_turned_off(tmp_path: Path) -> None:
    with inside(tmp_path, metrics=False) as server:
        assert server.http.get("/metrics").status_code == 404


# The log


def record(message: str, **more: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "hustings.server", "levelname": "WARNING", "msg": message, "created": 0.0, **more})


def test_a_line_of_the_log_is_an_object_or_a_sentence() -> None:
    line = json.loads(logs.Json().format(record("too slow", table="kq3v7t", _of_a_library=7)))
    assert line == {
        "at": "1970-01-01T00:00:00.000Z", "level": "warning", "logger": "hustings.server", "message": "too slow",
        "table": "kq3v7t",
    }  # fmt: skip
    assert logs.Text().format(record("too slow", ms=3)) == "1970-01-01T00:00:00.000Z WARNING hustings.server: too slow ms=3"
    assert "\n" not in logs.Json().format(record("two\nlines"))


def test_codes_in_paths_are_not_logged() -> None:
    assert "abcdef" not in logs.Text().format(record("POST '/api/notices/stop/abcdef' failed"))
    assert logs.shown_path("/api/notices/stop/abc/../x") == "/api/notices/stop/.../../x"


def test_libraries_write_some_lines_a_minute_and_then_how_many_were_left_out() -> None:
    now = [0.0]
    bounded = logs.Bounded(lambda: now[0])

    def let_through(count: int, **more: object) -> list[str]:
        lines = [record("got %r", args=("rubbish",), **{"name": "uvicorn.error", **more}) for _ in range(count)]
        return [line.getMessage() for line in lines if bounded.filter(line)]

    assert let_through(500) == ["got 'rubbish'"] * logs.MOST_LINES
    assert len(let_through(3, levelno=logging.ERROR)) == 3, "others do not keep it from being read"
    assert len(let_through(500, name="hustings.server")) == 500
    now[0] = 60.0
    left_out = f"got 'rubbish' ({500 - logs.MOST_LINES} lines were left out before this one)"
    assert let_through(2) == [left_out, "got 'rubbish'"]
    now[0] = 120.0
    assert let_through(1) == ["got 'rubbish'"]


def test_rubbish_does_not_fill_the_log(tmp_path: Path) -> None:
    begun = time.monotonic()
    with Server(tmp_path / "tables.db") as server:
        for _ in range(200):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(b"rubbish\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 400")
    minutes = (time.monotonic() - begun) // 60 + 1
    assert 0 < server.log().count("Invalid HTTP request") <= logs.MOST_LINES * minutes


@pytest.mark.parametrize("kind", ["json", "text"])
def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path, kind: str) -> None:
    with Server(tmp_path / "tables.db", "--log", kind, "--log-requests") as server:
        host, people, spectator = new_table(
            server.url, [{"kind": "person", "name": f"Zebra{n}"} for n in range(2)], game="helvetiq", title="Quagga",
        )  # fmt: skip
        people[0].post("chat", {"text": "okapi okapi"}, (200, 201))
        people[0].raw("PUT", people[0]._path("notes"), json={"text": "okapi at night"})
        people[0].raw("PUT", people[0]._path("notices"), json={"webhook": "https://okapi.example/x", "email": "okapi@x.example"})
        people[0].post("notices/confirm", {"code": "OKAPI"}, (404, 409))
        board = people[0].post("what-if", {"bot": "easy"}, 201)
        get(f"{server.url}/api/notices/stop/{board['host']}")
        for client in (host, spectator, *people):
            get(f"{server.url}/t/{client.table}?token={client.token}")
            get(f"{server.url}/api/tables/{client.token}/view")
        assert play_on(people, lambda view: False) is None
        tokens = [client.token for client in (host, spectator, *people)]
        figures = get(f"{server.url}/metrics").text
        tokens += [board["host"], board["spectator"], *(seat["token"] for seat in board["seats"])]
    text = server.log()
    for secret in (*filter(None, tokens), "Zebra", "Quagga", "okapi"):
        assert secret not in text and secret not in figures
    lines = [line for line in text.splitlines() if "hustings.requests" in line]
    assert len(lines) > 20
    if kind == "json":
        found = [json.loads(line) for line in lines]
        assert {entry["route"] for entry in found} >= {"/api/tables/{table}/act", "/api/tables/{table}/view", "page"}
        assert all(set(entry) == {"at", "level", "logger", "message", "method", "route", "status", "ms"} for entry in found)
    else:
        assert all(re.search(r"method=\w+ route=\S+ status=\d+ ms=[\d.]+$", line) for line in lines)


def test_requests_are_logged_only_where_that_is_wanted(server: Inside, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as quiet:
        get(f"{quiet.url}/api/about")
    assert "hustings.requests" not in quiet.log()
