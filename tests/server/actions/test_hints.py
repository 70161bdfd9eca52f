"""Hints: only at tables that allow them, only for the seat that is asked, and only from its observation."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hustings.core.registry import game as find_game
from hustings.server.actions import hints
from hustings.server.actions.what_if import imagined
from hustings.server.throttle import Window
from hustings.wire.analysis import Hint
from support.inside import Inside, inside, wide
from support.patience import PATIENCE
from support.serving import Client, legal_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    limits = wide(hints_per_minute=10_000, what_ifs_per_hour=10_000)
    with inside(tmp_path_factory.mktemp("hints"), workers=1, limits=limits) as found:
        yield found


@pytest.fixture(autouse=True)
def by_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", "80visits")


def people(server: Inside, **options: Any) -> list[Client]:
    wish = {"game": "die-macher", "variants": ["short"], "seats": [{"kind": "person"}] * 3, "start": True, "hints": True}
    links = Client(server.address).post("/tables", {**wish, **options}, 201)
    return [Client(server.address, links["table"], link["token"], link["seat"]) for link in links["seats"]]


def hinted(client: Client) -> bytes:
    """The hint, as soon as the search is ready."""
    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        answer = client.raw("POST", f"/tables/{client.table}/hint", json={"seq": client.view()["seq"]})
        if answer.status_code != 503:
            assert answer.status_code == 200, answer.text
            return answer.content
        assert "in a moment" in answer.json()["message"] and time.monotonic() < deadline
        time.sleep(0.2)


def test_a_hint(server: Inside) -> None:
    me = people(server)[0]
    assert me.view()["table"]["hints"]
    found = Hint.model_validate_json(hinted(me))
    assert {advice.option for advice in found.options} <= set(legal_of(me.view()["ask"]))
    assert all(round(sum(advice.parts), 1) == advice.score for advice in found.options), "the parts do not add up"
    assert found.parts == list(find_game("die-macher").parts)


def test_parts_that_are_rounded_still_add_up(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    me = people(server)[0]
    option = legal_of(me.view()["ask"])[0]

    async def said(*_: Any, **__: Any) -> list[dict[str, Any]]:
        return [{"option": option, "score": 1.5, "win": 0.5, "visits": 9, "parts": [0.25] * 6}]

    monkeypatch.setattr(server.hub.pool, "ask", said)
    (advice,) = Hint.model_validate_json(hinted(me)).options
    assert advice.score == 1.5 and round(sum(advice.parts), 1) == 1.5


def test_what_looks_the_same_gets_the_same_hint(server: Inside) -> None:
    table, rng = people(server), random.Random(2)
    live = server.hub.registry.rooms[table[0].table].table
    for _ in range(25):
        seat = live.waiting_for[0]
        table[seat].act(rng.choice(live.own(seat).legal(seat)))
    seat, truth = live.waiting_for[0], live.play
    first, differ = hinted(table[seat]), 0
    try:
        for seed in (1, 2):
            other = imagined(truth.game, truth.sheet, truth.observe(seat), seat, seed)
            differ += other.tobytes() != truth.position.tobytes()
            live.play = truth.copy()
            live.play.position.view("u1")[:] = other.view("u1")
            assert hinted(table[seat]) == first
    finally:
        live.play = truth
    assert differ, "nothing was exchanged: the test shows nothing"


def test_what_is_sealed_already_counts(server: Inside) -> None:
    """In the opening each seat answers several questions in secret, and the hint is about its next one."""
    me = people(server)[1]
    first = Hint.model_validate_json(hinted(me))
    me.act(first.options[0].option)
    ask = me.view()["ask"]
    second = Hint.model_validate_json(hinted(me))
    assert ask["drafted"] and {advice.option for advice in second.options} <= set(legal_of(ask))


def test_who_gets_none(server: Inside) -> None:
    quiet = people(server, hints=False)[0]
    assert not quiet.view()["table"]["hints"]
    assert "no hints at this table" in quiet.post("hint", {"seq": 0}, 403)["message"]
    table = people(server)
    Client(server.address, table[0].table).post("hint", {"seq": 0}, 401)
    table[0].post("hint", {"seq": 99}, 409)
    live = server.hub.registry.rooms[table[0].table].table
    while 0 in live.waiting_for:
        table[0].act(live.own(0).legal(0)[0])
    assert "not asked" in table[0].post("hint", {"seq": live.seq}, 409)["message"]


def test_a_board_has_hints_only_where_its_table_has(server: Inside) -> None:
    for allowed in (True, False):
        links = people(server, hints=allowed)[0].post("what-if", {"bot": "random"}, 201)
        mine = Client(server.address, links["table"], links["seats"][0]["token"], 0)
        assert mine.view()["table"]["hints"] is allowed
        if not allowed:
            mine.post("hint", {"seq": mine.view()["seq"]}, 403)


def test_a_rematch_keeps_them(server: Inside) -> None:
    wish = {"game": "die-macher", "seats": [{"kind": "person"}, {}, {}], "hints": True}
    links = Client(server.address).post("/tables", wish, 201)
    host = Client(server.address, links["table"], links["host"])
    host.post("abandon", {"agree": True})
    again = host.post("rematch", status=201)
    assert Client(server.address, again["table"], again["host"]).get("")["hints"]


def test_not_too_many(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    me = people(server)[0]
    hinted(me)  # now the search is ready: hints asked for before that do not count
    monkeypatch.setattr(server.hub, "hinting", Window(2, 3600.0))  # however long a busy machine thinks
    hinted(me)
    hinted(me)
    assert "yourself" in me.post("hint", {"seq": 0}, 429)["message"]
