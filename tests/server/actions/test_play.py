"""Deciding at a table: once for each request id, for the position that was seen, all or nothing; and previews."""

from __future__ import annotations

from typing import Any

import pytest

from support.serving import Client, asked_for, first_option, legal_of, new_table, play_on


def at(url: str, kind: str) -> tuple[Client, list[Client], dict[str, Any]]:
    """A table of three people at which somebody is asked a kind of decision."""
    _, people, _spectator = new_table(url)
    view = play_on(people, asked_for(kind))
    assert view is not None
    return people[view["seat"]], people, view


def test_an_act_is_carried_out_once_however_often_it_is_sent(url: str) -> None:
    me, _people, view = at(url, "meetings")
    seq, option = view["seq"], first_option(view["ask"])
    first = me.act(option, seq=seq, id="once")
    again = me.act(option, seq=seq, id="once")
    other = me.act(option + 1, seq=first["seq"], id="once")
    assert first["seq"] == seq + 1 and first["lines"]
    for repeated in (again, other):
        assert (repeated["seq"], repeated["lines"]) == (first["seq"], first["lines"])
        assert repeated["state"]["seq"] == first["seq"]
    assert me.view()["table"]["entries"] == first["state"]["table"]["entries"]
    lines = me.get("lines")
    assert [line["number"] for line in lines] == list(range(len(lines)))
    assert lines[-len(first["lines"]) :] == first["lines"]


def test_a_stale_act_is_refused_with_the_new_state(url: str) -> None:
    me, _people, view = at(url, "meetings")
    me.act(first_option(view["ask"]))
    for seq in (0, view["seq"], 10_000):
        problem = me.act(1, seq=seq, status=409)
        assert problem["error"] == "stale"
        assert problem["state"] == me.view()


def test_an_illegal_act_names_rule_and_reason(url: str) -> None:
    me, people, view = at(url, "meetings")
    other = next(person for person in people if person is not me)
    problem = other.act(legal_of(view["ask"])[0], status=409)
    assert problem["error"] == "illegal" and "not asked" in problem["message"]
    problem = me.act(0, status=409)
    assert problem["error"] == "illegal" and problem["rule"] and problem["line"]["key"].startswith("refusal-")
    assert me.view() == view
    for refused in view["ask"]["refused"]:
        why = me.post("why", {"option": refused["options"][0]})
        assert why == {"legal": False, "rule": refused["rule"], "line": refused["line"]}
    assert me.post("why", {"option": legal_of(view["ask"])[0]})["legal"] is True


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seq": 0, "id": "x", "options": []},
        {"seq": 0, "id": "x", "options": [1] * 65},
        {"seq": 0, "id": "x", "options": ["1"]},
        {"seq": 0, "id": "x", "options": [1.5]},
        {"seq": 0, "id": "x", "options": [-1]},
        {"seq": 0, "id": "x", "options": [40_000]},
        {"seq": -1, "id": "x", "options": [1]},
        {"seq": 0, "id": "", "options": [1]},
        {"seq": 0, "id": "a b", "options": [1]},
        {"seq": 0, "id": "x" * 65, "options": [1]},
        {"seq": 0, "id": "x", "options": [1], "more": 1},
    ],
)
def test_what_is_no_act_is_refused(url: str, body: object) -> None:
    _, people, _ = new_table(url)
    assert people[0].post("act", body, 422)["error"] == "malformed"


def test_an_option_no_game_has_is_malformed(url: str) -> None:
    me, _, _view = at(url, "meetings")
    assert me.act(30_000, status=422)["error"] == "malformed"


def test_a_batch_is_all_or_nothing(url: str) -> None:
    me, _people, view = at(url, "meetings")
    ask = view["ask"]
    cubes = [choice["option"] for choice in ask["options"] if choice["key"] == "meet"]
    assert len(cubes) > 1
    problem = me.act(cubes[0], 0, status=409)  # the second decision is not possible
    assert problem["error"] == "illegal" and me.view() == view
    done = play_batch(me, view)
    assert done["seq"] == view["seq"] + 1
    assert done["state"]["table"]["entries"] > view["table"]["entries"] + 1


def play_batch(me: Client, view: dict[str, Any]) -> dict[str, Any]:
    """Decide the meetings of all states in one batch."""
    options = batch_of(me, view)
    assert len(options) > 1
    return me.act(*options)


def batch_of(me: Client, view: dict[str, Any]) -> list[int]:
    """As many decisions as one batch can have, found by trying."""
    options: list[int] = []
    ask = view["ask"]
    while ask is not None and len(options) < 4:
        options.append(first_option(ask))
        tried = me.post("preview", {"seq": view["seq"], "options": options})
        if tried["taken"] < len(options):
            return options[:-1]
        ask = tried["state"]["ask"]
    return options


def test_a_preview_shows_what_would_be_and_keeps_nothing(url: str) -> None:
    me, people, view = at(url, "meetings")
    cubes = [choice["option"] for choice in view["ask"]["options"] if choice["key"] == "meet"]
    lines = me.get("lines")
    tried = me.post("preview", {"seq": view["seq"], "options": [cubes[-1]]})
    assert (tried["taken"], tried["ends"]) == (1, "all") and tried["lines"]
    assert tried["state"]["position"]["meetings"] != view["position"]["meetings"]
    assert tried["state"]["ask"]["kind"] == "meetings"
    assert me.view() == view and me.get("lines") == lines
    assert people[(me.seat or 0) - 1].view()["position"]["meetings"] == view["position"]["meetings"]
    me.post("preview", {"seq": 0, "options": cubes[:1]}, 409)
    me.post("preview", {"seq": view["seq"], "options": [0]}, 409)


def test_a_preview_ends_before_chance_and_a_batch_may_not_go_on_after_it(url: str) -> None:
    """Contributions: dice are rolled after the last refusal or acceptance."""
    _, people, _ = new_table(url)
    ends: set[str] = set()

    def try_it(view: dict[str, Any]) -> bool:
        if view["ask"] is None:
            return False
        option = first_option(view["ask"])
        me = people[view["seat"]]
        tried = me.post("preview", {"seq": view["seq"], "options": [option, option]}, (200, 409))
        if "taken" in tried and tried["ends"] in ("draw", "reveal"):
            ends.add(tried["ends"])
            if tried["taken"] == 0:
                assert tried["lines"] == [] and tried["state"]["position"] == view["position"]
            if tried["taken"] == 0:
                refused = me.act(option, option, seq=view["seq"], status=422)
                assert "decide up to there first" in refused["message"] or "no longer your turn" in refused["message"]
        return "draw" in ends or view["position"]["round"] > 2

    play_on(people, try_it)
    assert "draw" in ends


def test_an_ask_offers_what_the_rules_allow(url: str) -> None:
    me, _, view = at(url, "start-bid")
    ask = view["ask"]
    assert ask["sealed"] and ask["amounts"] == {"low": 0, "high": view["position"]["cash"][me.seat], "option": 0, "beyond": None}
    assert ask["question"]["key"] == "question-start-bid" and ask["rules"]


def test_money_is_shown_only_to_its_owner_unless_the_table_shows_it(url: str) -> None:
    _, people, spectator = new_table(url)
    view = people[1].view()
    assert "ledger" not in view["position"] and view["position"]["cash"][1] > 0 and view["position"]["cash"][0] == -1
    _, _, spectator = new_table(url, open_money=True)
    assert spectator.view()["position"]["ledger"][0] > 0
    assert "platform_deck" not in spectator.view()["position"]
