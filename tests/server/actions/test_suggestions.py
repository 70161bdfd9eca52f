"""Suggestions of the guide: the network's choice with a reason, only where hints are allowed, and only from the seat's
observation."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.server.actions.what_if import imagined
from hustings.server.throttle import Window
from hustings.tables.table import Table
from hustings.wire.analysis import Suggestion
from support.inside import Inside, inside, wide
from support.patience import PATIENCE
from support.serving import Client, legal_of

AT_ONCE = Budget(seconds=1.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    limits = wide(suggestions_per_minute=10_000)
    with inside(tmp_path_factory.mktemp("suggestions"), workers=1, limits=limits) as found:
        yield found


def people(server: Inside, **options: Any) -> list[Client]:
    wish = {"game": "die-macher", "variants": ["short"], "seats": [{"kind": "person"}] * 3, "start": True, "hints": True}
    links = Client(server.address).post("/tables", {**wish, **options}, 201)
    return [Client(server.address, links["table"], link["token"], link["seat"]) for link in links["seats"]]


def live_table(server: Inside, client: Client) -> Table:
    found: Table = server.hub.registry.rooms[client.table].table
    return found


def suggested(client: Client, *options: int, steps: int = 1) -> Suggestion:
    """The suggestion, as soon as the network is loaded."""
    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        body = {"seq": client.view()["seq"], "options": list(options), "steps": steps}
        found = Suggestion.model_validate(client.post("suggestion", body))
        if found.chance is not None:
            return found
        assert time.monotonic() < deadline
        time.sleep(0.2)


def reach(table: list[Client], live: Table, kind: str) -> Client:
    """Play at random until somebody is asked this kind of decision and has a choice."""
    rng = random.Random(4)
    while True:
        seat = live.waiting_for[0]
        own = live.own(seat)
        if own.decision(seat) == kind and len(own.legal(seat)) > 2:
            return table[seat]
        table[seat].act(rng.choice(own.legal(seat)))


def test_it_is_what_the_network_would_do(server: Inside) -> None:
    table, rng = people(server), random.Random(1)
    live, told = live_table(server, table[0]), 0
    for _ in range(60):
        seat = live.waiting_for[0]
        play = live.own(seat)
        bot = make_bot("net", play.game, play.setup, play.sheet, seat)
        legal = play.legal(seat)
        if len(legal) > 1:
            found = suggested(table[seat])
            (step,) = found.steps
            assert step.option == bot.decide(play.observe(seat), legal, rng, AT_ONCE)
            assert found.chance is not None and 0 < found.chance <= 1
            assert found.other is None or (found.other.option in legal and found.other.option != step.option)
            if found.points is not None:
                told += 1
                assert found.points >= 2 and sum(part.difference for part in found.parts) == found.points
                assert all(part.difference == int(part.difference) != 0 for part in found.parts)
        table[seat].act(rng.choice(legal))
    assert told, "no difference was ever clear: nothing was shown to add up"


def test_what_looks_the_same_gets_the_same_suggestion(server: Inside) -> None:
    table, rng = people(server), random.Random(2)
    live = live_table(server, table[0])
    differ = 0
    for _ in range(60):
        seat = live.waiting_for[0]
        truth = live.play
        assert truth is not None
        if len(live.own(seat).legal(seat)) > 1 and rng.random() < 0.2:
            first = suggested(table[seat])
            try:
                other = imagined(truth.game, truth.sheet, truth.observe(seat), seat, 1)
                differ += other.tobytes() != truth.position.tobytes()
                live.play = truth.copy()
                live.play.position.view("u1")[:] = other.view("u1")
                assert suggested(table[seat]) == first
            finally:
                live.play = truth
        table[seat].act(rng.choice(live.own(seat).legal(seat)))
    assert differ, "nothing was exchanged: the test shows nothing"


def test_it_follows_what_is_drafted(server: Inside) -> None:
    """In the opening each seat answers several questions: drafted answers count, and nothing of them is kept."""
    me = people(server)[1]
    (first,) = suggested(me).steps
    then = me.post("preview", {"seq": me.view()["seq"], "options": [first.option]})["state"]["ask"]
    (second,) = suggested(me, first.option).steps
    assert second.option in legal_of(then)
    assert not me.view()["ask"]["drafted"]


def test_several_decisions_of_one_kind_at_once(server: Inside) -> None:
    """Meetings are decided state by state: the whole plan can be carried out as it is."""
    table = people(server)
    live = live_table(server, table[0])
    me = reach(table, live, "meetings")
    found = suggested(me, steps=8)
    assert len(found.steps) > 1 and found.other is None and found.points is None
    held = [live.game.option(step.option).things["cubes"] for step in found.steps]
    assert [step.passes for step in found.steps] == [cubes == 0 for cubes in held]
    me.act(*(step.option for step in found.steps))
    assert me.seat not in live.waiting_for or live.own(me.seat).decision(me.seat) != "meetings"


def test_nothing_is_drawn_to_suggest_it(server: Inside) -> None:
    """A plan ends before a decision that draws or reveals anything."""
    table = people(server, game="helvetiq", variants=[])
    live = live_table(server, table[0])
    me = table[live.waiting_for[0]]
    obtain = next(choice["option"] for choice in me.view()["ask"]["options"] if choice["key"] == "obtain")
    assert "not asked anything then" in me.post("suggestion", {"seq": live.seq, "options": [obtain]}, 409)["message"]


def test_until_the_network_is_here_the_heuristic_suggests(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub.pool, "compiled", set())
    me = people(server)[0]
    found = Suggestion.model_validate(me.post("suggestion", {"seq": me.view()["seq"]}))
    assert found.chance is None and found.points is None and found.other is None
    assert found.steps[0].option in legal_of(me.view()["ask"])


def test_figures_that_no_network_has_learned(server: Inside) -> None:
    suggested(people(server)[0])  # the worker is ready after this
    me = people(server, figures={"components.start_money": 26})[0]
    found = Suggestion.model_validate(me.post("suggestion", {"seq": me.view()["seq"]}))
    assert found.chance is None and found.steps[0].option in legal_of(me.view()["ask"])


def test_who_gets_none(server: Inside) -> None:
    quiet = people(server, hints=False)[0]
    assert "no hints at this table" in quiet.post("suggestion", {"seq": 0}, 403)["message"]
    table = people(server)
    Client(server.address, table[0].table).post("suggestion", {"seq": 0}, 401)
    table[0].post("suggestion", {"seq": 99}, 409)
    live = live_table(server, table[0])
    while 0 in live.waiting_for:
        table[0].act(live.own(0).legal(0)[0])
    assert "not asked" in table[0].post("suggestion", {"seq": live.seq}, 409)["message"]


def test_not_too_many(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = people(server)
    monkeypatch.setattr(server.hub, "suggesting", Window(2, 3600.0))
    for _ in range(2):
        table[0].post("suggestion", {"seq": 0})
    assert "yourself" in table[0].post("suggestion", {"seq": 0}, 429)["message"]
    table[1].post("suggestion", {"seq": 0})  # each seat has its own
