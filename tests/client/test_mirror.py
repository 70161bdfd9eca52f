"""What a client makes of links, views and pushes, without a server."""

from __future__ import annotations

import json
from typing import Any

import pytest

import hustings
from hustings import wire
from hustings.client import LinkGone, Mirror, Place, Server, is_asked, is_over, legal, observation, read_link
from hustings.core import layout
from hustings.core.errors import HustingsError
from hustings.core.layout import NOBODY_SEES
from hustings.core.play import Play
from hustings.core.registry import names

LINE = {"key": "k", "things": {}}
TABLE: dict[str, Any] = {
    "table": "t", "title": "T", "game": "helvetiq", "edition": "2008", "variants": [], "players": 2, "public": False,
    "open_money": False, "own_figures": False, "status": "playing", "seats": [], "waiting_for": [0], "entries": 1, "created": 0.0,
    "updated": 0.0,
}  # fmt: skip
VIEW: dict[str, Any] = {
    "table": TABLE, "seat": 0, "seq": 4, "phase": LINE, "position": {"a": 1, "b": [2, 3]}, "asked": [0], "sealed": [], "since": 0,
}  # fmt: skip
ASK: dict[str, Any] = {"kind": "bid", "question": LINE, "rules": [], "sealed": True, "options": [], "refused": []}


def line(number: int, key: str = "k") -> dict[str, Any]:
    return {"number": number, "seq": number, "seat": 0, "line": {"key": key, "things": {}}}


def said(number: int) -> dict[str, Any]:
    return {"number": number, "seat": 0, "name": "A", "text": "hello", "at": 1.0}


def welcome(push: int = 1, **more: Any) -> wire.Welcome:
    return wire.Welcome.model_validate({"push": push, "state": VIEW, "lines": [line(0), line(1)], "chat": [], **more})


def changed(push: int, **more: Any) -> wire.Changed:
    rest = {"seq": 5, "changes": {}, "phase": LINE, "asked": [1], "sealed": [], "since": 1, "lines": []}
    return wire.Changed.model_validate({"push": push, **rest, **more})


def test_changes_are_laid_over_the_position() -> None:
    mirror = Mirror()
    assert mirror.take(welcome())
    assert mirror.take(changed(2, changes={"b": [2, 4]}, lines=[line(2)], can_undo=True))
    assert mirror.state is not None
    assert mirror.state.position == {"a": 1, "b": [2, 4]}
    assert (mirror.state.seq, mirror.state.asked, mirror.state.can_undo, mirror.state.ask) == (5, [1], True, None)
    assert [kept.number for kept in mirror.lines] == [0, 1, 2]


def test_a_gap_is_noticed_and_a_welcome_heals_it() -> None:
    mirror = Mirror()
    mirror.take(welcome())
    assert not mirror.take(changed(3, changes={"a": 9}))
    assert mirror.state is not None
    assert mirror.state.position["a"] == 1
    assert mirror.take(welcome(4))
    assert mirror.take(changed(5))


def test_a_push_that_comes_twice_is_not_taken() -> None:
    mirror = Mirror()
    mirror.take(welcome())
    assert mirror.take(changed(2))
    assert not mirror.take(changed(2))


def test_lines_that_were_undone_are_gone() -> None:
    mirror = Mirror()
    mirror.take(welcome())
    mirror.take(changed(2, undone=1, lines=[line(1, "other")]))
    assert [(kept.number, kept.line.key) for kept in mirror.lines] == [(0, "k"), (1, "other")]


def test_chat_votes_and_table_are_kept() -> None:
    mirror = Mirror()
    mirror.take(welcome(chat=[said(0)]))
    mirror.take(wire.Said.model_validate({"push": 2, "line": said(1)}))
    vote = {"what": "abandon", "by": 0, "agreed": [0], "missing": [1]}
    mirror.take(wire.TableChanged.model_validate({"push": 3, "table": {**TABLE, "status": "paused"}, "votes": [vote]}))
    assert [kept.number for kept in mirror.chat] == [0, 1]
    assert mirror.state is not None
    assert (mirror.state.table.status, mirror.state.votes[0].what, mirror.state.position["a"]) == ("paused", "abandon", 1)


def test_a_link_that_ended_is_an_error() -> None:
    problem = {"error": "unauthorised", "message": "this link is not valid any more"}
    with pytest.raises(LinkGone, match="not valid"):
        Mirror().take(wire.Gone.model_validate({"push": 1, "problem": problem}))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("counted", [True, False])
def test_an_observation_survives_the_way_through_a_view(game: str, counted: bool) -> None:
    play = hustings.start(game, seed=5)
    for number in range(60):
        seat = play.asked[number % len(play.asked)]
        for eyes in range(play.seats):
            _survives(play, eyes, counted)
        options = play.legal(seat)
        play.act(seat, options[number % len(options)])


def _survives(play: Play, eyes: int, counted: bool) -> None:
    fields = layout.fields(play.game.position)
    told = {n for n, field in fields.items() if field.audience != NOBODY_SEES and not field.memory}
    shown = {n for n in told if counted or not fields[n].counted}
    seen = play.observe(eyes)
    position = {name: value for name, value in layout.as_dict(play.game.position, seen).items() if name in shown}
    again = observation(play.game, json.loads(json.dumps(position)))
    for name in fields:
        if fields[name].memory:
            assert not again[name].any(), name
        elif name in shown or not fields[name].counted:
            assert (again[name] == seen[0][name]).all(), name
        else:
            assert (again[name] == fields[name].unknown).all(), name


def test_a_field_that_is_not_known_here_is_named() -> None:
    with pytest.raises(HustingsError, match="mystery"):
        observation(hustings.start("helvetiq", seed=1).game, {"mystery": 1})


def test_legal_options_are_those_listed_the_amounts_and_the_one_that_declines() -> None:
    choices = [{"option": o, "key": "k", "things": {}, "line": LINE} for o in (40, 7)]
    amounts = {"low": 2, "high": 4, "option": 2, "beyond": {"low": 5, "high": 6, "option": 90}}
    ask = wire.Ask.model_validate({**ASK, "options": choices, "amounts": amounts, "decline": 1})
    assert legal(ask) == [1, 2, 3, 4, 7, 40, 90, 91]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, True),
        ({"sealed": [0]}, False),
        ({"asked": [1]}, False),
        ({"ask": None}, False),
        ({"seat": None}, False),
        ({"table": {**TABLE, "status": "paused"}}, False),
    ],
)
def test_who_is_asked(change: dict[str, Any], expected: bool) -> None:
    view = wire.View.model_validate({**VIEW, "ask": ASK, **change})
    assert is_asked(view) is expected
    assert not is_over(view)


def test_a_link_is_read() -> None:
    assert read_link("http://127.0.0.1:8000/t/abc#x-Y_z") == ("http://127.0.0.1:8000", "abc", "x-Y_z")
    assert read_link("https://a.example/games/t/abc#x") == ("https://a.example/games", "abc", "x")
    place = Place.at("http://127.0.0.1:8000/t/abc#x")
    assert place.link == "http://127.0.0.1:8000/t/abc#x"
    place.server.close()


@pytest.mark.parametrize(
    "link", ["", "abc", "http://h/t/abc", "http://h/abc#x", "ftp://h/t/abc#x", "http:///t/abc#x", "http://h/t/#x"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(HustingsError, match="not a link"):
        read_link(link)


def test_an_address_begins_with_http() -> None:
    with pytest.raises(HustingsError, match="http://"):
        Server("127.0.0.1:8000")
