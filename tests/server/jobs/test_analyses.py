"""Analyses: only of games that are over, made in the background, and continued after a crash."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hustings.bots.advice.analyst import Analyst, marks, piece
from hustings.core.play import Play, start
from hustings.core.records.write import record_of, to_text
from hustings.server.settings import Limits
from hustings.store import analyses
from hustings.tables.analyses import StoredAnalysis
from support.analysing import SHORT, bring, done, short_game
from support.inside import Inside, inside
from support.patience import PATIENCE
from support.serving import Client, Server


@pytest.fixture(scope="module")
def record() -> bytes:
    return to_text(record_of(short_game())).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("analyses"), workers=1) as found:
        yield found


def test_a_record_is_looked_at(server: Inside, record: bytes) -> None:
    client = Client(server.address)
    first = bring(client, record)
    assert first["state"] in ("queued", "working") and first["of"] == len(short_game().entries)
    assert bring(client, record)["id"] == first["id"], "the same record is looked at once"
    found = done(lambda: client.get(f"/analysis/{first['id']}"))
    assert found["state"] == "done" and found["done"] == found["of"]
    play = short_game()
    assert {point["number"] for point in found["win"]} == marks(len(play.entries))
    assert found["win"][-1]["win"] == [float(seat in play.winners()) / len(play.winners()) for seat in range(2)]
    assert found["mistakes"], "a game played by chance has mistakes"
    for mistake in found["mistakes"]:
        entry = play.entries[mistake["number"]]
        assert (entry.seat, entry.option) == (mistake["seat"], mistake["option"]) and mistake["better_option"] != entry.option
        assert mistake["played"] != mistake["better"] and mistake["loss"] > 0
        assert {reason["part"] for reason in mistake["why"]} <= set(play.game.parts)
    worst = found["mistakes"][0]
    analyst = Analyst(play.game, play.setup, play.sheet, quiet=True)
    again = Play(play.game, play.setup, play.sheet, begun=play.entries[0])
    positions = [again.position.tobytes()]
    for entry in play.entries[1:]:
        again.act(entry.seat, entry.option, outcomes=entry.outcomes)
        positions.append(again.position.tobytes())
    verdict = analyst.look(piece(play.game, play.entries, positions, worst["number"])).verdict
    assert verdict is not None and round(verdict.loss, 3) == worst["loss"] and verdict.better == worst["better_option"]


def test_a_table_is_looked_at_when_it_is_over(server: Inside) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "helvetiq", "seats": seats, "start": True, "figures": SHORT}
    links = Client(server.address).post("/tables", wish, 201)
    me = Client(server.address, links["table"], links["seats"][0]["token"], 0)
    assert "over" in me.post("analysis", status=409)["message"]
    me.get("analysis", 404)
    Client(server.address, links["table"], links["host"]).post("seats/0/replace", {"bot": "random"}, 204)
    watcher = Client(server.address, links["table"], links["spectator"])
    deadline = time.monotonic() + 3 * PATIENCE
    while watcher.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    watcher.get("analysis", 404)
    begun = watcher.post("analysis")
    assert watcher.post("analysis")["id"] == begun["id"]
    Client(server.address, links["table"]).post("analysis", status=401)
    Client(server.address, links["table"]).get("analysis", 401)
    Client(server.address).get(f"/analysis/{begun['id']}", 404)
    found = done(lambda: watcher.get("analysis"))
    assert found["state"] == "done" and found["of"] == watcher.get("")["entries"]
    live = server.hub.registry.rooms[links["table"]]  # a repair has taken the end back: its hands are hidden again
    live.table.head = replace(live.table.head, status="playing")
    watcher.get("analysis", 404)


def test_what_is_not_looked_at(server: Inside) -> None:
    client = Client(server.address)
    play = start("helvetiq", players=2, seed=4)
    assert "not over" in bring(client, to_text(record_of(play)).encode(), 409)["message"]
    bring(client, b"{}", 422)
    bring(client, b"", 422)
    client.get("/analysis/nothing", 404)
    client.get("/analysis/" + "x" * 60, 404)


def test_a_board_is_not_looked_at(server: Inside) -> None:
    """It would say what to do at the table that it came from."""
    wish = {"game": "helvetiq", "seats": [{"kind": "person"}] * 2, "start": True, "figures": SHORT}
    links = Client(server.address).post("/tables", wish, 201)
    board = Client(server.address, links["table"], links["seats"][0]["token"]).post("what-if", {"bot": "random"}, 201)
    Client(server.address, board["table"], board["host"]).post("seats/0/replace", {"bot": "random"}, 204)
    watcher = Client(server.address, board["table"], board["spectator"])
    deadline = time.monotonic() + 3 * PATIENCE
    while watcher.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert "middle of a game" in watcher.post("analysis", status=409)["message"]


def test_a_game_that_was_changed_behind_our_back_fails(server: Inside, record: bytes) -> None:
    # with a wrong number of entries, and older than all others
    wrong = StoredAnalysis("wrong", 7, time.time() - 1000, record_hash="wrong", record=record)
    analyses.begin(server.hub.store, wrong)
    bring(Client(server.address), record)  # somebody asks: the server looks for work
    found = done(lambda: Client(server.address).get("/analysis/wrong"))
    assert found["state"] == "failed" and found["mistakes"] == []


def test_not_too_many(tmp_path: Path, record: bytes) -> None:
    with inside(tmp_path, limits=Limits(analyses_per_hour=2)) as server:
        client = Client(server.address)
        bring(client, record)
        bring(client, record)
        assert "wait" in bring(client, record, 429)["message"]


def test_it_goes_on_after_a_crash(tmp_path: Path, record: bytes) -> None:
    server = Server(tmp_path / "tables.db", "--workers", "1")
    with server:
        client = Client(server.url)
        begun = bring(client, record)
        deadline = time.monotonic() + 3 * PATIENCE
        while (before := client.get(f"/analysis/{begun['id']}"))["done"] < 10:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        server.kill()
        server.start()
        client = Client(server.url)
        after = client.get(f"/analysis/{begun['id']}")
        assert after["done"] >= before["done"] and after["win"][: len(before["win"])] == before["win"]
        found = done(lambda: client.get(f"/analysis/{begun['id']}"))
        assert found["state"] == "done" and {point["number"] for point in found["win"]} == marks(found["of"])
