"""The notice preferences of a seat: shown to its own link only, confirmed before anything is sent, and deleted when its person
leaves."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from support.inside import inside, wide
from support.notice_club import GRACE, Club, act_until_other, code_of
from support.patience import PATIENCE, post
from support.visitors import Table, live, problem

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:aiosmtpd")


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1/x", "http://localhost:1/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/latest/meta-data"],
)
def test_an_address_inside_is_refused_unless_the_operator_allows_it(tmp_path: Path, url: str) -> None:
    with inside(tmp_path, public_url="https://play.example.org") as server:
        table = Table(server)
        refused = problem(table.send("PUT", "/notices", table.seats[0], json={"webhook": url}), 422)
        assert refused.message.startswith("webhook: ") and "public" in refused.message
        assert table.send("GET", "/notices", table.seats[0]).json()["webhook"] is None


@pytest.mark.parametrize(
    "wish",
    [
        {"webhook": "ftp://x"}, {"webhook": "https://u:p@x.example"}, {"webhook": "https://no.such.host.invalid/"},
        {"webhook": "https://ntfy.sh/"}, {"format": "irc"}, {"email": "nobody"}, {"email": "a@b.example\nBcc: x@y.z"},
        {"webhook": "http://169.254.169.254/"}, {"phone": "1"}, {"webhook": 3},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(club: Club, wish: dict[str, Any]) -> None:
    table = club.table()
    problem(table.send("PUT", "/notices", table.seats[0], json=wish), 422)
    assert not club.sink.got


def test_only_the_seats_own_link_may_look_or_choose(club: Club) -> None:
    table = club.table()
    club.wants(table, 0)
    for token, status in ((table.host, 403), (table.spectator, 403), ("x", 401), (None, 401)):
        problem(table.send("GET", "/notices", token), status)
        problem(table.send("PUT", "/notices", token, json={"webhook": club.hook.url}), status)
        problem(table.send("POST", "/notices/test", token), status)
        problem(table.send("POST", "/notices/confirm", token, json={"code": "x"}), status)
    assert table.send("GET", "/notices", table.seats[1]).json()["webhook"] is None


def test_nobody_else_learns_of_it(club: Club) -> None:
    table = club.table()
    tokens = (table.seats[1], table.host, table.spectator)
    before = [table.view(token) for token in tokens]
    with live(club.server) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.seats[1]}))
        line.recv(timeout=PATIENCE)
        club.wants(table, 0)
        table.send("POST", "/notices/test", table.seats[0]).raise_for_status()
        line.send('{"type":"ping"}')
        said = json.loads(line.recv(timeout=PATIENCE))
        while said["type"] == "table":  # these only tell presence
            said = json.loads(line.recv(timeout=PATIENCE))
        assert said["type"] == "pong"
    after = [table.view(token) for token in tokens]
    for view in (*before, *after):
        for seat in view["table"]["seats"]:
            seat.pop("here")
    assert before == after


@pytest.mark.parametrize("path", ["/seats/0/remove", "/seats/0/replace"])
def test_it_ends_with_who_sat_there(club: Club, path: str) -> None:
    table = club.table()
    club.wants(table, 0)
    body = {"bot": "easy"} if "replace" in path else None
    table.send("POST", path, table.host, json=body).raise_for_status()
    club.passes(10 * GRACE)
    assert not club.hook.got
    if "remove" in path:
        joined = table.send("POST", "/join", table.spectator, json={"name": "New", "seat": 0}).raise_for_status().json()
        assert table.send("GET", "/notices", joined["token"]).json()["webhook"] is None


def test_it_moves_along_to_another_device(club: Club) -> None:
    table = club.table()
    club.wants(table, 0)
    token = table.send("POST", "/move", table.seats[0]).raise_for_status().json()["token"]
    assert table.send("GET", "/notices", token).json()["webhook"] == club.hook.url
    problem(table.send("GET", "/notices", table.seats[0]), 401)


def test_it_can_be_turned_off(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat)
    club.passes(1)
    assert club.wants(table, seat, webhook=None)["webhook"] is None
    club.passes(10 * GRACE)
    assert not club.hook.got


def test_a_server_without_an_address_offers_none(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        table = Table(server)
        assert table.send("GET", "/notices", table.seats[0]).json()["channels"] == []
        problem(table.send("PUT", "/notices", table.seats[0], json={"webhook": "https://example.org"}), 409)


def test_a_try_goes_out_at_once_and_not_too_often(tmp_path: Path) -> None:
    with ExitStack() as stack:
        club = Club(tmp_path, stack, limits=wide(notice_tests=2))
        table = club.table()
        problem(table.send("POST", "/notices/test", table.seats[0]), 409)
        club.wants(table, 0)
        assert table.send("POST", "/notices/test", table.seats[0]).json()["last"]["ok"]
        club.hook.status = 404
        assert not table.send("POST", "/notices/test", table.seats[0]).json()["last"]["ok"]
        problem(table.send("POST", "/notices/test", table.seats[0]), 429)
        assert [told["event"] for told in club.turns()] == ["test", "test"]


def test_an_address_is_asked_before_anything_is_sent_to_it(club: Club) -> None:
    table = club.table(title="Sunday")
    seat = table.asked()[0]
    chosen = club.wants(table, seat, email="ann@one.example")
    assert (chosen["email"], chosen["email_confirmed"]) == ("ann@one.example", False)
    (asked,) = club.sink.got
    assert asked["To"] == "ann@one.example" and "Helvetiq" in asked.get_content() and table.seats[seat] not in asked.as_string()
    assert "Sunday" not in asked.as_string()  # nobody can send their own words to strangers by the server's mail
    club.passes(10 * GRACE)
    assert len(club.sink.got) == 1
    problem(table.send("POST", "/notices/confirm", table.seats[seat], json={"code": "WRONGONE"}), 409)
    code = code_of(club.sink)
    spoken = f" {code[:4].lower()}-{code[4:]} "
    assert table.send("POST", "/notices/confirm", table.seats[seat], json={"code": spoken}).json()["email_confirmed"]
    club.passes(GRACE + 1)
    told = club.sink.got[1]
    assert told["Subject"] == "Sunday: your turn" and f"https://play.example.org/t/{table.id}" in told.get_content()
    club.passes(10 * GRACE)
    assert len(club.sink.got) == 2
    problem(table.send("POST", "/notices/confirm", table.seats[seat], json={"code": code}), 409)
    assert club.wants(table, seat, email="ann@one.example")["email_confirmed"], "the same address need not be asked again"
    assert not club.wants(table, seat, email="other@one.example")["email_confirmed"]


def test_a_code_cannot_be_guessed(club: Club) -> None:
    table = club.table()
    club.wants(table, 0, email="bob@two.example")
    code = code_of(club.sink)
    for _ in range(5):
        problem(table.send("POST", "/notices/confirm", table.seats[0], json={"code": "AAAAAAAA"}), 409)
    problem(table.send("POST", "/notices/confirm", table.seats[0], json={"code": code}), 409)
    club.wants(table, 0, email="bob@two.example")
    again = code_of(club.sink)
    assert again != code
    club.clock.now += 86401
    problem(table.send("POST", "/notices/confirm", table.seats[0], json={"code": again}), 409)


def test_nobody_is_flooded_with_codes(tmp_path: Path) -> None:
    with ExitStack() as stack:
        club = Club(tmp_path, stack, limits=wide(mails_per_hour=2))
        statuses = []
        for _ in range(4):
            table = club.table()
            answer = table.send("PUT", "/notices", table.seats[0], json={"email": "Victim@three.example"})
            statuses.append(answer.status_code)
        assert statuses == [200, 200, 429, 429] and len(club.sink.got) == 2


def test_a_mail_server_that_refuses_is_said(club: Club) -> None:
    table = club.table()
    club.sink.rcpt = "550 5.1.1 no such user dan@four.example"
    refused = problem(table.send("PUT", "/notices", table.seats[0], json={"email": "dan@four.example"}), 503)
    assert "550" in refused.message and "no such user" not in refused.message


def test_a_mail_can_be_stopped_with_one_click(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat, email="eve@five.example")
    table.send("POST", "/notices/confirm", table.seats[seat], json={"code": code_of(club.sink)}).raise_for_status()
    club.passes(GRACE + 1)
    link = club.sink.got[-1]["List-Unsubscribe"].strip("<>")
    path = link.removeprefix("https://play.example.org")
    looked = club.server.http.get(path, headers={"Accept-Language": "nl"})
    assert looked.status_code == 200 and "<form" in looked.text and 'lang="nl"' in looked.text
    assert table.send("GET", "/notices", table.seats[seat]).json()["email"], "looking stops nothing: programs look at every link"
    one_click = {"data": {"List-Unsubscribe": "One-Click"}, "timeout": PATIENCE}
    assert post(club.server.address + path, **one_click).status_code == 200
    assert table.send("GET", "/notices", table.seats[seat]).json()["email"] is None
    assert "Nothing to stop" in club.server.http.get(path).text
    assert post(club.server.address + path, **one_click).status_code == 200
    act_until_other(table)
    act_until_other(table)
    before = len(club.sink.got)
    club.passes(10 * GRACE)
    assert len(club.sink.got) == before
