"""The routes of the puzzles: every puzzle can be opened, tried, answered and given up; nothing is stored, and nothing hidden is
told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hustings import wire
from hustings.core.learning import puzzles as facts
from hustings.wire.puzzles import PuzzleInfo, PuzzleSolution, PuzzleView
from support import patience
from support.patience import tries
from support.serving import Client, Server, first_option, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def get(server: Server, path: str) -> Any:
    answer = patience.get(f"{server.url}/api{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def post(server: Server, path: str, body: Any) -> httpx.Response:
    return patience.post(f"{server.url}/api{path}", json=body)


def test_the_list_has_all_of_them(server: Server) -> None:
    found = get(server, "/puzzles")
    assert [one["name"] for one in found] == list(facts.every())
    for one in found:
        PuzzleInfo.model_validate(one)


@pytest.mark.parametrize("name", list(facts.every()))
def test_each_can_be_opened_failed_and_solved(server: Server, name: str) -> None:
    begun = get(server, f"/puzzles/{name}")
    PuzzleView.model_validate(begun)
    seat = begun["view"]["seat"]
    assert begun["state"] == "open" and begun["view"]["ask"]["kind"] == begun["puzzle"]["kind"]
    hidden = begun["view"]["position"].get("cash", begun["view"]["position"]["hand"])
    assert all(value == -1 or place == seat for place, value in enumerate(hidden) if isinstance(value, int))

    way = get(server, f"/puzzles/{name}/solution")
    PuzzleSolution.model_validate(way)
    assert len(way["lines"]) == len(way["options"])
    solved = post(server, f"/puzzles/{name}/answer", {"options": way["options"]}).json()
    PuzzleView.model_validate(solved)
    assert solved["state"] == "solved" and solved["lines"] and solved["view"]["ask"] is None

    tried = post(server, f"/puzzles/{name}/preview", {"options": way["options"][:1]}).json()
    wire.Previewed.model_validate(tried)
    assert tried["taken"] == 1 or tried["ends"] in ("draw", "reveal")
    assert get(server, f"/puzzles/{name}") == begun  # nothing was kept


BEST = next(puzzle for puzzle in facts.every().values() if puzzle.goal == facts.BEST)


def test_what_decisions_are_worth_is_told_after_them(server: Server) -> None:
    """After a poorer decision only its own worth is told, so that the puzzle can be tried again; after the best one also the
    worth of others. All differences add up."""
    assert get(server, f"/puzzles/{BEST.name}")["worth"] == []
    best, second, *_ = BEST.worth
    failed = post(server, f"/puzzles/{BEST.name}/answer", {"options": [second.option]}).json()
    [told] = failed["worth"]
    assert failed["state"] == "failed" and told["option"] == second.option
    assert told["loss"] == pytest.approx(best.win - second.win) and told["loss"] >= 0.05
    assert sum(part["difference"] for part in told["why"]) == pytest.approx(told["points"], abs=0.001)
    assert told["points"] == pytest.approx(sum(second.parts) - sum(best.parts), abs=0.001)
    solved = post(server, f"/puzzles/{BEST.name}/answer", {"options": [best.option]}).json()
    assert [one["option"] for one in solved["worth"]] == [one.option for one in BEST.worth[: len(solved["worth"])]]
    assert len(solved["worth"]) > 1 and solved["worth"][0]["loss"] == 0 == solved["worth"][0]["points"]


def test_several_decisions_one_after_another(server: Server) -> None:
    name, puzzle = next((name, one) for name, one in facts.every().items() if len(one.solutions[0]) > 2)
    way = list(puzzle.solutions[0])
    for made in range(1, len(way)):
        found = post(server, f"/puzzles/{name}/answer", {"options": way[:made]}).json()
        assert (found["state"], found["made"]) == ("open", way[:made])
    tried = post(server, f"/puzzles/{name}/preview", {"made": way[:-1], "options": way[-1:]})
    assert tried.json()["taken"] in (0, 1)


def test_what_is_wrong_is_said(server: Server) -> None:
    name, puzzle = next(iter(facts.every().items()))
    assert patience.get(f"{server.url}/api/puzzles/none").status_code == 404
    illegal = post(server, f"/puzzles/{name}/answer", {"options": [0]})
    assert illegal.status_code == 409 and illegal.json()["error"] == "illegal"
    assert illegal.json()["line"]
    too_many = post(server, f"/puzzles/{name}/answer", {"options": [*puzzle.solutions[0], 0]})
    assert too_many.json()["error"] == "malformed"
    assert post(server, f"/puzzles/{name}/answer", {"options": [0] * 99}).status_code == 422
    assert post(server, f"/puzzles/{name}/answer", {"options": "all"}).status_code == 422
    assert post(server, f"/puzzles/{name}/why", {"options": [0]}).json()["legal"] is False


BY_GAME = {puzzle.game: puzzle for puzzle in facts.every().values() if puzzle.goal != "wins-game"}


@pytest.mark.parametrize("puzzle", BY_GAME.values(), ids=BY_GAME.keys())
def test_the_game_goes_on_from_where_a_puzzle_ends(server: Server, puzzle: facts.Puzzle) -> None:
    way = get(server, f"/puzzles/{puzzle.name}/solution")["options"]
    solved = post(server, f"/puzzles/{puzzle.name}/answer", {"options": way}).json()["view"]
    seats = [{"kind": "bot", "bot": "random", "name": f"Bot {seat}"} for seat in range(len(solved["table"]["seats"]))]
    seats[puzzle.seat] = {"kind": "person", "name": "Anna"}
    made = post(server, f"/puzzles/{puzzle.name}/play-on", {"options": way, "seats": seats, "lang": "de"})
    assert made.status_code == 201, made.text
    [link] = made.json()["seats"]
    me = Client(server.url, made.json()["table"], link["token"], link["seat"])
    assert link["seat"] == puzzle.seat
    first = me.get("lines")[0]
    assert first["line"]["key"] == "table-from-position"
    view = me.view()
    assert view["table"]["status"] in ("playing", "over") and not view["table"]["public"] and view["table"]["hints"]
    assert [seat["name"] for seat in view["table"]["seats"]] == [seat["name"] for seat in seats]
    hands, held = view["position"]["hand"], solved["position"]["hand"]
    if view["seq"] == 0:  # no bot has moved yet: what I see is what I saw
        assert hands[puzzle.seat] == held[puzzle.seat]
    for _ in tries():  # the game goes on, by the test's decisions and the bots'
        view = me.view()
        if view["table"]["status"] == "over" or {line["seat"] for line in me.get("lines")} >= {0, 1, 2}:
            break
        if view["ask"] is not None and view["seat"] not in view["sealed"]:
            me.act(first_option(view["ask"]), seq=view["seq"])
    else:
        raise AssertionError("the game does not go on")


def test_nobody_else_takes_the_place_of_a_puzzle(server: Server) -> None:
    name, puzzle = next(iter(facts.every().items()))
    seats: list[Any] = [{"kind": "bot"} for _ in range(puzzle.table["players"])]
    refused = post(server, f"/puzzles/{name}/play-on", {"options": [], "seats": seats})
    assert refused.status_code == 409 and f"seat {puzzle.seat}" in refused.json()["message"]
    seats[puzzle.seat] = {"kind": "person", "name": "Anna"}
    assert post(server, f"/puzzles/{name}/play-on", {"options": [0], "seats": seats}).json()["error"] == "illegal"
    seats[puzzle.seat - 1] = {"kind": "open"}
    assert post(server, f"/puzzles/{name}/play-on", {"options": [], "seats": seats}).status_code == 409
    assert post(server, "/puzzles/none/play-on", {"options": [], "seats": seats}).status_code == 404
