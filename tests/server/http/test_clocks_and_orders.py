"""Clocks and orders over HTTP and WebSockets: refusals, who may see what, and no leaks."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from hustings.wire.live import Changed
from hustings.wire.orders import Orders
from hustings.wire.play import View
from hustings.wire.tables import TableInfo
from support.controlled import Time
from support.inside import Inside, Reader, inside
from support.watched import Watched, resampled

PACE = {"kind": "days", "move": 86_400, "reserve": 3_600, "bot": "easy"}
TIME = Time()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("clock"), clock=TIME) as found:
        yield found


def wish(**more: Any) -> dict[str, Any]:
    return {"game": "helvetiq", "seats": [{"kind": "person"}] * 2, "start": True, **more}


@pytest.mark.parametrize(
    ("pace", "names"),
    [
        ({**PACE, "kind": "weeks"}, "pace.kind"),
        ({**PACE, "move": 60}, "move of 60 s"),
        ({**PACE, "move": 31 * 86_400}, f"move of {31 * 86_400} s"),
        ({**PACE, "kind": "live", "move": 4}, "move of 4 s"),
        ({**PACE, "reserve": -1}, "reserve of -1 s"),
        ({**PACE, "reserve": 1.5}, "pace.reserve"),
        ({**PACE, "move": "day"}, "pace.move"),
        ({**PACE, "bot": "genius"}, "genius"),
        ({**PACE, "bot": "my_bot.py:Mine"}, "bot"),
        ({**PACE, "more": 1}, "pace.more"),
        ({"kind": "live"}, "pace.move"),
    ],
)
def test_a_pace_that_cannot_be_is_refused_by_name(server: Inside, pace: dict[str, Any], names: str) -> None:
    answer = server.http.post("/api/tables", json=wish(pace=pace))
    assert answer.status_code in (404, 422) and names in answer.json()["message"], answer.text


def test_the_pace_is_shown_to_whoever_might_join(server: Inside) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = server.http.post("/api/tables", json=wish(seats=seats, start=False, public=True, pace=PACE)).json()
    listed = next(table for table in server.http.get("/api/tables").json() if table["table"] == made["table"])
    assert listed["pace"] == server.http.get(f"/api/tables/{made['table']}").json()["pace"] == PACE
    TableInfo.model_validate_json(json.dumps(listed))
    untimed = server.http.post("/api/tables", json=wish(public=True)).json()
    assert server.http.get(f"/api/tables/{untimed['table']}").json()["pace"] is None


def test_everyone_sees_the_clocks_and_the_models_hold(server: Inside) -> None:
    table = Watched(server, "helvetiq", 2, pace=PACE)
    try:
        (asked,) = table.live.table.waiting_for
        table.forget_pushes()
        table.act(asked, table.play.legal(asked)[0])
        table.settle()
        clocks = []
        for reader in table.readers:
            view = reader.get("view").json()
            clocks.append(View.model_validate_json(json.dumps(view)).clock)
            changed = [json.loads(push) for push in reader.pushes if '"changed"' in push]
            assert Changed.model_validate_json(json.dumps(changed[-1])).clock == clocks[-1]
        assert all(clock == clocks[0] for clock in clocks) and clocks[0] is not None
        running = [seat for seat, clock in enumerate(clocks[0].seats) if clock.due is not None]
        assert running == table.live.table.waiting_for
    finally:
        table.close()


def test_back_needs_a_seat_and_does_no_harm(server: Inside) -> None:
    table = Watched(server, "helvetiq", 2, pace=PACE)
    try:
        seq = table.live.table.seq
        assert [reader.post("back").status_code for reader in table.readers] == [204, 204, 403, 403]
        assert server.http.post(f"/api/tables/{table.id}/back").status_code == 401
        assert table.live.table.seq == seq
    finally:
        table.close()


def test_orders_are_for_the_seat_alone(server: Inside) -> None:
    table = Watched(server, "die-macher", 3)
    try:
        mine, *others = table.readers
        given = mine.post("orders", decision="poll-bid", act="raise", above=123, lasts="game", unless=["trend"])
        assert given.status_code == 200
        (order,) = Orders.model_validate_json(given.content).orders
        assert mine.get("orders").json() == given.json()
        table.settle()
        for reader in others:
            reader.get("view"), reader.get("lines"), reader.get(""), reader.get("orders"), reader.welcome()
            everything = b" ".join(reader.seen)
            assert order.id.encode() not in everything and b"123000" not in everything and b'"above":123' not in everything
        for reader in others[2:]:
            assert reader.get("orders").status_code == 403
        for reader in others[:2]:
            assert reader.get("orders").json()["orders"] == []
            address = f"/api/tables/{table.id}/orders/{order.id}"
            assert server.http.delete(address, headers={"Authorization": f"Bearer {reader.token}"}).status_code == 404
        address = f"/api/tables/{table.id}/orders"
        assert (
            server.http.get(address).status_code == 401 and server.http.post(address, json={"decision": "x"}).status_code == 401
        )
    finally:
        table.close()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"decision": "weather"},
        {"decision": "poll-bid", "act": "double"},
        {"decision": "poll-bid", "above": -1},
        {"decision": "poll-bid", "above": 2**15},
        {"decision": "poll-bid", "act": "raise"},
        {"decision": "media-buying", "above": 1},
        {"decision": "poll-bid", "lasts": "year"},
        {"decision": "poll-bid", "unless": ["weather"]},
        {"decision": "poll-bid", "unless": ["trend"] * 33},
        {"decision": "poll-bid", "more": 1},
    ],
)
def test_wrong_orders_are_malformed(server: Inside, body: dict[str, Any]) -> None:
    links = server.http.post("/api/tables", json=wish(game="die-macher", seats=[{"kind": "person"}] * 3)).json()
    headers = {"Authorization": f"Bearer {links['seats'][0]['token']}"}
    answer = server.http.post(f"/api/tables/{links['table']}/orders", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (422, "malformed")


def answers(table: Watched, reader: Reader) -> list[bytes]:
    return [reader.get(path).content for path in ("view", "lines", "", "orders")] + [reader.welcome()]


@pytest.mark.parametrize(("game", "decision"), [("die-macher", "opinion-placing"), ("helvetiq", "last-action")])
def test_clocks_and_orders_follow_from_the_observation(server: Inside, game: str, decision: str) -> None:
    """If everything that a seat cannot see is dealt differently, nothing about time or orders changes."""
    table = Watched(server, game, 3, pace=PACE)
    rng = random.Random(4)
    try:
        table.readers[0].post("orders", decision=decision, lasts="game")
        looked = 0
        for step in range(60):
            if step % 6 == 0 and not table.live.table.drafts:
                number = looked % len(table.readers)
                looked += 1
                seat = number if number < table.players else 0
                original = table.play.position.copy()
                before = answers(table, table.readers[number])
                table.play._hold(resampled(table.play, seat, step))
                table.live.presenter.moved()
                assert answers(table, table.readers[number]) == before, f"step {step}, reader {number}"
                table.play._hold(original)
                table.live.presenter.moved()
            TIME.now += 5
            table.act(*table.decide(rng))
        assert looked > 3
    finally:
        table.close()
