"""After the game: score sheet, replay with open hands, charts, the record; and uploaded records."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from hustings.core.records.read import parse
from hustings.core.records.replay import check
from hustings.wire.play import Result
from hustings.wire.review import Charts, Replay
from support.patience import PATIENCE
from support.serving import Client, asked_for, new_table, play_on

GOLDEN = Path(__file__).parents[2] / "golden"


@pytest.fixture(scope="module")
def over(url_of_module: str) -> Client:
    """A spectator of a table of bots whose game is over."""
    _, _, spectator = new_table(url_of_module, [{"kind": "bot", "bot": "random"}] * 3, variants=["short"])
    deadline = time.monotonic() + PATIENCE
    while (view := spectator.view())["table"]["status"] != "over":
        assert time.monotonic() < deadline, view["seq"]
        time.sleep(0.2)
    return spectator


@pytest.fixture(scope="module")
def url_of_module(server: Any) -> str:
    return str(server.url)


def test_the_score_sheet(over: Client) -> None:
    result = over.get("result")
    Result.model_validate(result)
    assert [sum(parts) for parts in result["by_part"]] == result["scores"]
    assert over.view()["result"] == result and over.view()["ask"] is None


def test_the_replay_has_all_hands_open(over: Client) -> None:
    replay = over.get("replay", first=0, count=3)
    Replay.model_validate(replay)
    assert replay["frames"] == over.view()["table"]["entries"] and len(replay["positions"]) == 3
    assert min(replay["positions"][0]["position"]["cash"][:3]) > 0
    last = over.get("replay", first=replay["frames"] - 1, count=50)["positions"]
    assert len(last) == 1 and last[0]["position"]["points"] == over.view()["position"]["points"]
    assert over.get("replay", first=10**6)["positions"] == []
    over.get("replay", 422, first=-1)
    over.get("replay", 422, count=1000)


def test_charts_by_round(over: Client) -> None:
    charts = Charts.model_validate(over.get("charts"))
    assert charts.rounds == [1, 2, 3, 4, 5]
    series = {one.name: one.values for one in charts.series}
    assert [values[-1] for values in series["points"]] == over.get("result")["scores"]
    assert all(values == sorted(values) for values in series["seats"])
    assert all(min(values) >= 0 for values in series["money"])


def test_the_record_holds_and_can_be_looked_at(over: Client, url: str) -> None:
    answer = over.raw("GET", over._path("record"))
    assert "attachment" in answer.headers["content-disposition"]
    record = parse(answer.content)
    play = check(record)
    assert play.scores() == over.get("result")["scores"]
    shown = Client(url).raw("POST", "/records?first=5&count=2", content=answer.content)
    assert shown.status_code == 200
    assert shown.json()["positions"] == over.get("replay", first=5, count=2)["positions"]


def test_an_unfinished_record_stays_closed(url: str) -> None:
    text = (GOLDEN / "helvetiq-2008-2-1.json").read_bytes()
    full = Client(url).raw("POST", "/records", content=text)
    assert full.status_code == 200 and Replay.model_validate(full.json()).result is not None
    from hustings.core.play import start
    from hustings.core.records.write import record_of, to_text

    play = start("die-macher", seed=1)
    play.act(0, play.legal(0)[0])
    half = Client(url).raw("POST", "/records", content=to_text(record_of(play)))
    frames = half.json()["positions"]
    assert half.json()["result"] is None and len(frames) == 2
    assert set(frames[0]["position"]["cash"]) == {-1} and "platform_deck" not in frames[0]["position"]
    assert frames[1]["option"] is None


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff", b'{"format": "other"}', b"[" * 100_000])
def test_what_is_no_record_is_refused(url: str, text: bytes) -> None:
    answer = Client(url).raw("POST", "/records", content=text)
    assert answer.status_code == 422 and answer.json()["error"] == "malformed"


def test_a_record_that_does_not_hold_is_refused(url: str) -> None:
    text = (GOLDEN / "helvetiq-2008-2-1.json").read_text().replace('"seat":0', '"seat":1', 3)
    assert Client(url).raw("POST", "/records", content=text).status_code == 422


def test_nothing_is_opened_before_the_end(url: str) -> None:
    host, people, spectator = new_table(url)
    for reader in (host, people[0], spectator):
        for path in ("result", "replay", "charts", "record"):
            assert reader.get(path, 409)["error"] == "conflict"
    Client(url, people[0].table).get("replay", 401)


def test_a_game_that_is_over_stays_over(over: Client, url: str) -> None:
    over.post("resume", status=403)
    assert over.view()["votes"] == []


def test_a_decision_of_a_game_that_is_over_is_made_again(url: str) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    _, (me,), spectator = new_table(url, [{"kind": "person", "name": "Ada"}, *bots], variants=["short"])
    me.post("moment", {"number": 1}, 409)  # not before the end
    play_on([me], lambda view: False)
    replay = me.get("replay", first=0, count=40)
    mine = next(frame["number"] for frame in replay["positions"][8:] if me.seat in frame["asked"] and len(frame["asked"]) == 1)
    seen = me.get("replay", first=mine, count=1, seat=0)["positions"][0]["position"]
    links = me.post("moment", {"number": mine + 1}, 201)
    (seat,) = links["seats"]
    board = Client(url, links["table"], seat["token"], 0).view()
    assert board["table"]["what_if"] and board["ask"] is not None
    assert board["position"]["votes"] == seen["votes"] and board["position"]["cash"][0] == seen["cash"][0]
    others = next(frame["number"] for frame in replay["positions"][8:] if me.seat not in frame["asked"])
    me.post("moment", {"number": others + 1}, 409)
    me.post("moment", {"number": 10**6}, 404)
    spectator.post("moment", {"number": mine + 1}, 403)


def test_a_game_that_was_given_up_can_be_looked_at(url: str) -> None:
    _, people, spectator = new_table(url)
    play_on(people, asked_for("meetings"))
    for person in people:
        person.post("abandon", {})
    replay = spectator.get("replay", first=0, count=1)
    assert replay["result"] is None and min(replay["positions"][0]["position"]["cash"][:3]) > 0
    assert replay["frames"] == spectator.view()["table"]["entries"]
    assert spectator.get("charts")["rounds"] == [1]
    assert spectator.get("result", 409)["error"] == "conflict"
    record = spectator.raw("GET", spectator._path("record"))
    assert record.status_code == 200
    again = Client(url).raw("POST", "/records?count=1", content=record.content).json()
    assert set(again["positions"][0]["position"]["cash"]) == {-1}, "whoever brings a record along proves nothing"
    host, _, _ = new_table(url, start=False)
    host.post("abandon", {})
    assert host.get("replay", 409)["error"] == host.get("record", 409)["error"] == "conflict"
