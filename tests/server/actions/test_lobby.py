"""Tables around the game: create, join, leave, start, links, seats, rematch, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from support.serving import Client, new_table, play_on

OPEN3 = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]


def create(url: str, status: int = 201, **more: Any) -> Any:
    return Client(url).post("/tables", {"game": "die-macher", "seats": OPEN3, **more}, status)


def test_a_table_is_created_joined_and_started(url: str) -> None:
    links = create(url, public=True, title="Monday")
    table, visitor = links["table"], Client(url)
    assert [link["seat"] for link in links["seats"]] == [0]
    assert len({links["host"], links["spectator"], links["seats"][0]["token"]}) == 3
    assert min(len(token) for token in (links["host"], links["spectator"])) >= 22  # 128 bits
    assert table in [found["table"] for found in visitor.get("/tables")]
    joined = visitor.post(f"/tables/{table}/join", {"name": "Bob"})
    assert joined["seat"] == 1
    host = Client(url, table, links["host"])
    host.post("start", status=409)  # one seat is still open
    third = visitor.post(f"/tables/{table}/join", {"name": "Cleo", "seat": 2})
    host.post("start", status=204)
    host.post("start", status=409)
    view = Client(url, table, third["token"]).view()
    assert view["seat"] == 2 and view["table"]["status"] == "playing" and view["table"]["title"] == "Monday"
    assert [seat["name"] for seat in view["table"]["seats"]] == ["Ada", "Bob", "Cleo"]
    assert [seat["colour"] for seat in view["table"]["seats"]] == ["black", "red", "yellow"]
    assert view["table"]["seats"][0]["party"]["key"].startswith("party-2006-")


def test_of_one_table_that_plays_it_is_told_how_far_it_has_come(url: str) -> None:
    host, people, spectator = new_table(url, ["person"] * 3, start=False)
    assert people[0].get("")["reached"] is None
    host.post("start", status=204)
    reached = spectator.get("")["reached"]
    assert reached == {"round": 1, "phase": {"key": "phase-opening", "things": {}}}
    play_on(people, lambda view: view["position"]["round"] == 2)
    assert spectator.get("")["reached"]["round"] == 2


def test_people_with_one_name_are_told_apart(url: str) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "ada"}, {"kind": "open"}, {"kind": "open"}]
    links = create(url, seats=seats, public=True)
    table, visitor = links["table"], Client(url)
    third = Client(url, table, visitor.post(f"/tables/{table}/join", {"name": "Ada"})["token"])
    long = "Ada" * 13 + "!"
    fourth = Client(url, table, visitor.post(f"/tables/{table}/join", {"name": long})["token"])

    def names() -> list[str]:
        return [seat["name"] for seat in third.view()["table"]["seats"]]

    assert names() == ["Ada", "ada 2", "Ada 3", long]
    third.patch("me", {"name": "Ada 3"})  # one's own name is no conflict
    assert names()[2] == "Ada 3"
    third.patch("me", {"name": long})
    assert names()[2] == long[:38] + " 2"
    fourth.patch("me", {"name": "Zoe"})
    assert names()[3] == "Zoe"


def test_a_view_tells_the_tables_own_figures(url: str) -> None:
    own = {"components.meeting_price": 3, "national.secured_bonus": 11}
    for start, seats in ((True, ["person"] * 3), (False, ["person", "open", "open"])):
        _, people, spectator = new_table(url, seats, figures=own, start=start)
        assert people[0].view()["figures"] == own and spectator.view()["figures"] == own
    _, people, _ = new_table(url)
    assert people[0].view().get("figures") is None


def test_a_private_table_is_not_listed_and_asks_for_a_link(url: str) -> None:
    links = create(url)
    visitor, table = Client(url), links["table"]
    assert table not in [found["table"] for found in visitor.get("/tables")]
    visitor.get(f"/tables/{table}", 401)
    visitor.get(f"/tables/{table}/view", 401)
    visitor.post(f"/tables/{table}/join", {"name": "Bob"}, 401)
    invited = Client(url, table, links["spectator"])
    assert invited.get("")["status"] == "waiting"
    assert invited.post("join", {"name": "Bob"})["seat"] == 1


@pytest.mark.parametrize(
    ("change", "status", "named"),
    [
        ({"game": "chess"}, 404, "chess"),
        ({"edition": "1850"}, 404, "1850"),
        ({"variants": ["nonsense"]}, 404, "nonsense"),
        ({"edition": "2006", "variants": ["imposed-stances"]}, 422, "imposed-stances"),
        ({"seats": [{"kind": "person"}] * 2}, 409, "not played by 2"),
        ({"seats": [{"kind": "bot"}] * 6}, 409, "not played by 6"),
        ({"seats": []}, 422, "seats"),
        ({"seats": [{"kind": "ghost"}] * 3}, 422, "kind"),
        ({"seats": [{"kind": "bot", "bot": "deep-thought"}] * 3}, 404, "deep-thought"),
        ({"seats": [{"kind": "bot", "bot": "evil.py:Evil"}] * 3}, 422, "evil.py"),
        ({"figures": {"components.start_money": "much"}}, 422, "start_money"),
        ({"figures": {"no.such": 1}}, 422, "no.such"),
        ({"choices": {"colours": ["red", "red", "red"]}}, 422, "red"),
        ({"choices": {"colours": 7}}, 422, "colours 7: give"),
        ({"choices": {"colors": ["red"]}}, 422, "there is no 'colors'"),
        ({"choices": {"a\0b": "\0"}}, 422, "there is no"),
        ({"title": "x" * 41}, 422, "title"),
        ({"title": "bell\a"}, 422, "control characters"),
        ({"title": "   "}, 422, "title"),
        ({"start": True}, 409, "open seats"),
        ({"unheard-of": 1}, 422, "unheard-of"),
        ({"lang": "xx"}, 422, "lang"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(url: str, change: dict[str, Any], status: int, named: str) -> None:
    problem = create(url, status, **change)
    assert named in problem["message"]


def test_what_is_not_json_or_not_text_is_refused(url: str) -> None:
    visitor = Client(url)
    for body in (b"{", b"\xff\xfe", b"[" * 3000, b'{"game": "\\ud800", "seats": [{}, {}, {}]}', b"null", b"[]", b'{"game": NaN}'):
        answer = visitor.raw("POST", "/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 404, 422), (body[:20], answer.text)
        assert answer.json()["error"] in ("malformed", "unknown")


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "zero\u200bwidth", "new\nline", "\ud800", 7, None])
def test_a_name_nobody_can_read_is_refused(url: str, name: Any) -> None:
    links = create(url, public=True)
    body = f'{{"name": {"null" if name is None else chr(34) + "x" * 41 + chr(34)}}}' if name is None else None
    visitor = Client(url)
    if body is not None or name == "\ud800":
        text = body or '{"name": "\\ud800"}'
        answer = visitor.raw("POST", f"/tables/{links['table']}/join", content=text, headers={"Content-Type": "application/json"})
        assert answer.status_code == 422
    else:
        visitor.post(f"/tables/{links['table']}/join", {"name": name}, 422)


def test_a_seat_that_is_taken_or_missing_and_a_full_table(url: str) -> None:
    links = create(url, public=True)
    visitor, table = Client(url), links["table"]
    assert "taken" in visitor.post(f"/tables/{table}/join", {"name": "Bob", "seat": 0}, 409)["message"]
    assert "no seat 9" in visitor.post(f"/tables/{table}/join", {"name": "Bob", "seat": 9}, 404)["message"]
    visitor.post(f"/tables/{table}/join", {"name": "Bob"})
    visitor.post(f"/tables/{table}/join", {"name": "Bob"})
    assert "full" in visitor.post(f"/tables/{table}/join", {"name": "Bob"}, 409)["message"]


def test_an_unknown_table_and_a_wrong_token(url: str) -> None:
    links = create(url)
    for table in ("nosuchtable", "x" * 200, "..", "%00", "a'--"):
        assert Client(url).raw("GET", f"/tables/{table}/view").status_code == 404
    for odd in ("%00", "%ed%a0%80", "%ff", "%0a"):  # not valid text for a database
        assert Client(url).raw("GET", f"/tables/{odd}/notes").status_code == 404
        assert Client(url).raw("GET", f"/analysis/{odd}").status_code == 404
        assert "html" in Client(url).raw("GET", f"/notices/stop/{odd}").headers["content-type"]
        assert Client(url).raw("POST", f"/notices/stop/{odd}").status_code == 200
    assert Client(url, links["table"], "wrong").raw("GET", f"/tables/{links['table']}/view").status_code == 401
    other = create(url)
    Client(url, links["table"], other["host"]).post("start", status=401)  # a link of another table


def test_leaving_opens_the_seat_and_ends_the_link(url: str) -> None:
    links = create(url, public=True)
    joined = Client(url).post(f"/tables/{links['table']}/join", {"name": "Bob"})
    bob = Client(url, links["table"], joined["token"])
    bob.post("leave", status=204)
    bob.post("leave", status=401)
    bob.get("view")  # a public table can still be looked at
    assert Client(url).get(f"/tables/{links['table']}")["seats"][1]["kind"] == "open"
    _, people, _ = new_table(url)
    people[0].post("leave", status=409)  # too late


def test_only_the_host_starts_and_manages_seats(url: str) -> None:
    host, people, spectator = new_table(url, start=False)
    for somebody in (people[0], spectator):
        for path, body in (("start", None), ("seats/1/recover", None), ("seats/1/replace", {}), ("seats/1/remove", None)):
            assert somebody.post(path, body, 403)["error"] == "forbidden"
        somebody.post("rematch", status=403)
    host.post("start", status=204)
    host.post("act", {"seq": 0, "id": "x", "options": [1]}, 403)  # the host's link only looks on
    spectator.post("act", {"seq": 0, "id": "x", "options": [1]}, 403)


def test_name_and_language_can_be_changed(url: str) -> None:
    _, people, spectator = new_table(url)
    people[1].patch("me", {"name": "  Zoë  ", "lang": "fr"})
    assert spectator.view()["table"]["seats"][1]["name"] == "Zoë"
    people[1].patch("me", {"lang": "xx"}, 422)
    spectator.patch("me", {"name": "Me"}, 403)


def test_a_seat_moves_to_another_device_and_the_host_recovers_a_link(url: str) -> None:
    host, people, _ = new_table(url)
    moved = people[0].post("move")
    people[0].post("act", {"seq": 0, "id": "x", "options": [1]}, 401)
    again = Client(url, people[0].table, moved["token"])
    assert again.view()["seat"] == 0
    recovered = host.post("seats/0/recover")
    again.raw("GET", f"/tables/{again.table}/view")
    assert again.get("view", 401)["error"] == "unauthorised"
    assert Client(url, again.table, recovered["token"]).view()["seat"] == 0
    host.post("seats/7/recover", status=404)


def test_a_bot_takes_a_seat_and_a_person_takes_it_back(url: str) -> None:
    host, people, spectator = new_table(url)
    host.post("seats/2/replace", {"bot": "nobody"}, 404)
    host.post("seats/2/replace", {"bot": "easy", "name": " "}, 422)
    host.post("seats/2/replace", {"bot": "easy", "name": "Dohle"}, 204)
    people[2].get("view", 401)
    assert spectator.view()["table"]["seats"][2] | {"party": None} == {
        "seat": 2, "kind": "bot", "name": "Dohle", "bot": "easy", "here": True, "colour": "yellow", "party": None,
    }  # fmt: skip
    host.post("seats/2/recover", status=409)
    host.post("seats/2/remove", status=204)
    joined = spectator.post("join", {"name": "Dora"})
    assert joined["seat"] == 2 and Client(url, host.table, joined["token"]).view()["seat"] == 2


def test_hot_seat_several_seats_of_one_creator(url: str) -> None:
    _, people, _ = new_table(url, [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}, "bot"])
    assert [person.view()["seat"] for person in people] == [0, 1]


def test_abandon_before_the_start_and_by_agreement(url: str) -> None:
    links = create(url)
    host = Client(url, links["table"], links["host"])
    host.post("abandon", {})
    assert host.get("")["status"] == "abandoned"
    host.post("start", status=409)
    _, people, _ = new_table(url, ["person", "person", "bot"])
    votes = people[0].post("abandon", {})
    assert votes == [{"what": "abandon", "by": 0, "to": None, "agreed": [0], "missing": [1]}]
    assert people[1].post("vote/abandon", {"agree": False}) == []
    people[1].post("abandon", {})
    people[0].post("vote/abandon", {})
    assert people[0].view()["table"]["status"] == "abandoned"
    people[0].act(301, seq=0, status=409)
    assert people[0].get("replay")["result"] is None  # nobody plays on: hands may be opened


def test_pause_and_resume(url: str) -> None:
    host, people, spectator = new_table(url, ["person", "person", "bot"])
    people[0].post("pause", {})
    assert people[0].view()["table"]["status"] == "playing"
    people[1].post("pause", {})
    view = people[0].view()
    assert view["table"]["status"] == "paused" and view["table"]["waiting_for"] == []
    assert "paused" in people[0].act(301, status=409)["message"]
    spectator.post("resume", status=403)
    people[0].post("resume", status=204)
    people[0].post("resume", status=409)
    host.post("pause", {})
    assert host.view()["table"]["status"] == "paused"
    host.post("resume", status=204)


def test_a_rematch_keeps_the_seats_for_who_sat_there(url: str) -> None:
    host, people, spectator = new_table(url, ["person", "person", "bot"])
    host.post("rematch", status=409)
    people[0].post("abandon", {})
    people[1].post("abandon", {})
    links = host.post("rematch", status=201)
    host.post("rematch", status=409)
    assert links["seats"] == [] and spectator.view()["table"]["rematch"] == links["table"]
    old = Client(url, links["table"], people[1].token)
    old.post("act", {"seq": 0, "id": "x", "options": [1]}, 401)  # the old link is not one of the new table
    claimed = old.post("claim")
    assert claimed["seat"] == 1
    again = Client(url, links["table"], claimed["token"])
    assert again.view()["table"]["status"] == "playing"
    Client(url, links["table"], spectator.token).post("claim", status=403)
    Client(url, links["table"]).post("claim", status=403)
    next_host = Client(url, links["table"], links["host"])
    next_host.post("seats/1/remove", status=204)
    Client(url, links["table"], links["spectator"]).post("join", {"name": "Somebody else"})
    old.post("claim", status=409)  # the seat is no longer kept
    people[0].post("claim", status=409)  # not a rematch
