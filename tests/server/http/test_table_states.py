"""Every route, at tables in every state and with every link: the request is refused or answered, never fails, and never shows
what belongs to somebody else."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from support import postgres
from support.inside import Inside, inside
from support.visitors import Table

STATES = ["waiting", "playing", "paused", "abandoned", "over", "board", "away"]
PACE = {"kind": "live", "move": 5, "reserve": 0, "bot": "easy"}
SHORT: dict[str, Any] = {"board.drawers": 8, "board.open_drawers": [2, 4]}
WAYS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("GET", "/orders", None),
    ("POST", "/orders", {"decision": "last-action", "lasts": "game", "unless": []}),
    ("POST", "/orders", {"decision": "last-action", "above": 3}),
    ("DELETE", "/orders/none", None),
    ("GET", "/notes", None),
    ("PUT", "/notes", {"text": "okapi\nokapi"}),
    ("GET", "/notices", None),
    ("PUT", "/notices", {"webhook": "http://127.0.0.1:1/x", "format": "json"}),
    ("PUT", "/notices", {}),
    ("POST", "/notices/confirm", {"code": "ABCDEFGH"}),
    ("POST", "/notices/test", None),
    ("POST", "/what-if", {"bot": "easy"}),
    ("POST", "/what-if", {"bot": "my_bot.py:Mine"}),
    ("POST", "/hint", {"seq": 0}),
    ("GET", "/analysis", None),
    ("POST", "/back", None),
    ("POST", "/vote/pause", {"agree": False}),
    ("GET", "/view", None),
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with ExitStack() as stack:
        address = stack.enter_context(postgres.database()) if request.param == "postgresql" else None
        more = {"public_url": "https://play.example.org", "webhooks_private": True, "address": address}
        yield stack.enter_context(inside(tmp_path_factory.mktemp("states"), **more))


def table_in(server: Inside, state: str) -> Table:
    """A table in a state, with hints, and with a pace if somebody is to be away."""
    pace = PACE if state == "away" else None
    table = Table(server, hints=True, start=state != "waiting", figures=SHORT, pace=pace)
    if state == "paused":
        table.send("POST", "/pause", table.host, json={}).raise_for_status()
    elif state == "abandoned":
        for token in table.seats:
            table.send("POST", "/vote/abandon" if token is table.seats[1] else "/abandon", token, json={}).raise_for_status()
    elif state == "over":
        while table.view(table.spectator)["table"]["status"] == "playing":
            seat, option, seq = table.asked()
            body = {"seq": seq, "id": server.new_id(), "options": [option]}
            table.send("POST", "/act", table.seats[seat], json=body).raise_for_status()
    elif state == "board":
        board = table.send("POST", "/what-if", table.seats[0], json={"bot": "easy"}).raise_for_status().json()
        table.id, table.seats, table.host, table.spectator = (
            board["table"], [link["token"] for link in board["seats"]], board["host"], board["spectator"],
        )  # fmt: skip
    elif state == "away":
        while not any(seat["stand_in"] for seat in table.view(table.spectator)["clock"]["seats"]):
            time.sleep(0.1)
    return table


@pytest.mark.parametrize("state", STATES)
def test_whatever_is_wanted_of_a_table(server: Inside, state: str) -> None:
    table = table_in(server, state)
    links: list[str | None] = [*table.seats, table.host, table.spectator, None]
    for token in links:
        mine = token in table.seats
        for method, path, body in WAYS:
            if method == "PUT" and path == "/notes":
                body = {"text": f"okapi {links.index(token)}"}
            answer = table.send(method, path, token, json=body)
            assert answer.status_code < 500 or (answer.status_code == 503 and path == "/hint"), (path, answer.text)
            if path not in ("/view", "/analysis", "/vote/pause"):
                assert mine or answer.status_code in (401, 403), (path, answer.status_code)
            assert f"okapi {1 - links.index(token)}" not in answer.text, "what another has noted"
    for number, token in enumerate(table.seats):
        assert table.send("GET", "/notes", token).json() == {"text": f"okapi {number}"}
