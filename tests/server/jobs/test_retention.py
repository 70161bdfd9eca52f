"""The end of a table: by its host, by the operator's rule, by the toolbox."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hustings.cli.app import app
from hustings.server.jobs.retention import Tidying
from hustings.store import Store
from support.inside import Inside, inside
from support.postgres import place
from support.visitors import Table, hello, live, problem, said_until_closed, wish

DAY = 86400.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock, retention_days=30.0, waiting_days=7.0) as found:
        yield found


def waiting(server: Inside) -> dict[str, Any]:
    found: dict[str, Any] = server.http.post("/api/tables", json=wish(seats=[{"kind": "open"}] * 2)).raise_for_status().json()
    return found


def given_up(server: Inside) -> Table:
    table = Table(server)
    for token in table.seats:
        table.send("POST", "/vote/abandon", token, json={"agree": True}).raise_for_status()
    return table


def there(server: Inside, table: str, token: str) -> bool:
    status = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).status_code
    assert status in (200, 404)
    return status == 200


# By the host


def test_the_host_deletes_a_table_that_waits_or_has_ended(server: Inside) -> None:
    links = waiting(server)
    headers = {"Authorization": f"Bearer {links['host']}"}
    assert server.http.delete(f"/api/tables/{links['table']}", headers=headers).status_code == 204
    assert not there(server, links["table"], links["host"])
    table = given_up(server)
    assert table.send("DELETE", "", table.host).status_code == 204
    assert server.hub.store.load(table.id) is None
    problem(table.send("DELETE", "", table.host), 404)


def test_nobody_else_does(server: Inside) -> None:
    table = given_up(server)
    for token, status in ((table.seats[0], 403), (table.spectator, 403), (None, 401), ("x", 401)):
        problem(table.send("DELETE", "", token), status)
    assert there(server, table.id, table.host)


def test_a_game_that_others_play_goes_on(server: Inside) -> None:
    table = Table(server)
    assert problem(table.send("DELETE", "", table.host), 409).error == "conflict"
    made = server.http.post("/api/tables", json=wish(start=True)).raise_for_status().json()  # one person against a bot
    headers = {"Authorization": f"Bearer {made['host']}"}
    assert server.http.delete(f"/api/tables/{made['table']}", headers=headers).status_code == 204


def test_whoever_watches_is_told(server: Inside) -> None:
    table = given_up(server)
    with live(server) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.seats[0]}))
        line.recv()
        assert table.send("DELETE", "", table.host).status_code == 204
        said = said_until_closed(line)
    assert said[-1]["type"] == "gone" and said[-1]["problem"]["error"] == "unknown"


# By age


def test_a_server_deletes_what_is_old_once_a_day(server: Inside, clock: Clock) -> None:
    ended, playing, open_one = given_up(server), Table(server), waiting(server)
    tidying = Tidying(server.hub)
    server.run(tidying.poll())
    clock.now += 6 * DAY
    server.run(tidying.poll())
    assert there(server, open_one["table"], open_one["host"])
    clock.now += 2 * DAY
    server.run(tidying.poll())
    assert not there(server, open_one["table"], open_one["host"]) and there(server, ended.id, ended.host)
    clock.now += 23 * DAY
    fresh = given_up(server)
    server.run(tidying.poll())
    assert not there(server, ended.id, ended.host)
    assert there(server, playing.id, playing.host) and there(server, fresh.id, fresh.host)
    clock.now += 1000 * DAY
    server.run(tidying.poll())
    assert there(server, playing.id, playing.host), "a game that goes on is never deleted"
    assert "hustings_tables_tidied_total 3.0" in server.http.get("/metrics").text


def test_not_while_somebody_looks_at_it(server: Inside, clock: Clock) -> None:
    ended = given_up(server)
    with live(server) as line:
        line.send(json.dumps({"type": "hello", "table": ended.id, "token": ended.spectator}))
        line.recv()
        clock.now += 31 * DAY
        server.run(Tidying(server.hub).poll())
        assert there(server, ended.id, ended.host)


def test_without_settings_nothing_goes(tmp_path: Path, clock: Clock) -> None:
    with inside(tmp_path, clock=clock) as server:
        ended = given_up(server)
        clock.now += 10_000 * DAY
        server.run(Tidying(server.hub).poll())
        assert there(server, ended.id, ended.host)


# By the toolbox


def test_the_toolbox_tidies_too(tmp_path: Path) -> None:
    long_ago = Clock()
    long_ago.now = 1_000_000_000.0
    with inside(tmp_path, clock=long_ago) as server:
        ended, playing, open_one = given_up(server), Table(server), waiting(server)
        assert hello(server, playing.id, playing.spectator)["type"] == "welcome"
    address = place(tmp_path / "tables.db")

    def run(*arguments: str) -> Any:
        done = CliRunner().invoke(app, ["admin", "tidy", *arguments, "--db", address])
        assert done.exit_code == 0, done.output
        return done

    assert "0 tables deleted" in run().output
    told = json.loads(run("--ended", "30", "--waiting", "30", "--dry-run", "--json").stdout)
    assert told["deleted"] == 0 and {row["table"] for row in told["rows"]} == {ended.id, open_one["table"]}
    assert "1 tables deleted" in run("--ended", "30").output
    store = Store.open(address)
    assert set(store.ids()) == {playing.id, open_one["table"]}
    store.close()
