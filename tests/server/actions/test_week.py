"""The week's deal: the same for everybody and after every restart, no help in foreseeing other tables, played alone, and compared
without names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings.tables.deal import span_of, week_of
from hustings.wire.week import Week
from support.inside import Inside, inside
from support.serving import Client, first_option, play_on

MONDAY = 1_794_787_200.0  # 16 November 2026, in UTC
DAY = 86_400.0


class Clock:
    now = MONDAY + DAY

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[Inside]:
    with inside(tmp_path, clock=clock) as running:
        yield running


def dealt(server: Inside) -> tuple[Client, Client]:
    """A client at this week's deal, and the host's client of the table."""
    links = Client(server.address).post("/week", {"name": "Ada"}, 201)
    (seat,) = links["seats"]
    return Client(server.address, links["table"], seat["token"], 0), Client(server.address, links["table"], links["host"])


def seen(me: Client, decisions: int) -> list[Any]:
    """The views of a client that always takes the first option, for up to a number of decisions."""
    found: list[Any] = []

    def enough(view: Any) -> bool:
        found.append([view["position"], view["ask"]])
        return len(found) > decisions

    play_on([me], enough)
    return found


def test_a_week_begins_on_monday_in_utc() -> None:
    assert [week_of(moment) for moment in (MONDAY - 1, MONDAY, MONDAY + 7 * DAY - 1)] == ["2026-W46", "2026-W47", "2026-W47"]
    assert span_of("2026-W47") == (MONDAY, MONDAY + 7 * DAY)


def test_everybody_gets_the_same_game_from_the_same_bots(server: Inside) -> None:
    assert seen(dealt(server)[0], 25) == seen(dealt(server)[0], 25)


def test_it_goes_on_as_it_would_have_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    with inside(tmp_path, clock=clock) as server:
        whole = seen(dealt(server)[0], 25)
        me, _ = dealt(server)
        first = seen(me, 10)
    with inside(tmp_path, clock=clock) as server:
        again = Client(server.address, me.table, me.token, 0)
        assert [*first[:-1], *seen(again, 15)] == whole


def test_another_week_is_another_deal_and_another_game(server: Inside, clock: Clock) -> None:
    me, _ = dealt(server)
    this = Week.model_validate(Client(server.address).get("/week"))
    clock.now += 7 * DAY
    next_week = Week.model_validate(Client(server.address).get("/week"))
    assert next_week.week != this.week and next_week.game != this.game
    clock.now += 7 * DAY
    assert Client(server.address).get("/week")["game"] == this.game
    assert dealt(server)[0].view()["position"] != me.view()["position"]


def test_a_table_like_it_is_dealt_anew(server: Inside) -> None:
    me, _ = dealt(server)
    week = Client(server.address).get("/week")
    bots = [{"kind": "bot", "bot": week["bot"]}] * (week["players"] - 1)
    wish = {"game": week["game"], "variants": week["variants"], "seats": [{"kind": "person"}, *bots], "start": True}
    links = Client(server.address).post("/tables", wish, 201)
    other = Client(server.address, links["table"], links["seats"][0]["token"], 0)
    assert other.view()["position"] != me.view()["position"]
    assert other.view()["table"]["deal"] is None and me.view()["table"]["deal"] == week["week"]
    Client(server.address).post("/tables", {**wish, "deal": week["week"]}, 422)  # a deal cannot be had at an ordinary table


def test_nobody_else_sits_down_and_nothing_is_taken_back(server: Inside) -> None:
    me, host = dealt(server)
    seen(me, 5)
    assert "played alone" in host.post("seats/1/remove", {}, 409)["message"]
    assert "forward only" in me.post("rewind", {"to": 0}, 409)["message"]
    me.post("hint", {"seq": me.view()["seq"]}, 403)


def test_results_are_compared_and_name_nobody(server: Inside, clock: Clock) -> None:
    me, _ = dealt(server)
    assert Client(server.address).get("/week")["results"] == []
    play_on([me], lambda view: False, first_option)
    points = me.get("result")["scores"][0]
    clock.now += 61
    week = Week.model_validate(Client(server.address).get("/week"))
    assert [one.points for one in week.results] == [points]
    assert "Ada" not in str(week) and me.table not in str(week)
