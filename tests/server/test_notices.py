"""Notices of "your turn": asked for, one for each turn, never to who is here, in nobody's way, and nobody else's business."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hustings.server.notices import webhook
from server.test_webhook import Hook, hook
from support.inside import Inside, inside, service, wide
from support.patience import PATIENCE, post
from support.posting import Sink, post_office
from support.visitors import Table, live, problem

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:aiosmtpd")
GRACE = 60.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


class Club:
    """A server that sends notices, with its clock, a webhook and a mail server."""

    def __init__(self, folder: Path, stack: ExitStack, **settings: Any) -> None:
        self.clock = Clock()
        self.hook: Hook = stack.enter_context(hook())
        self.sink: Sink
        self.sink, port = stack.enter_context(post_office())
        given = {
            "public_url": "https://play.example.org", "webhooks_private": True, "smtp": f"smtp://127.0.0.1:{port}?tls=none",
            "smtp_from": "Hustings <play@example.org>", "notice_after": GRACE, "limits": wide(notice_tests=1000),
            **settings,
        }  # fmt: skip
        self.server: Inside = stack.enter_context(inside(folder, clock=self.clock, **given))
        self.sender = service(self.server.app).state.noticing.sender

    def table(self, **options: Any) -> Table:
        return Table(self.server, **options)

    def passes(self, seconds: float = 0.0) -> None:
        """Time passes, and everything that is due then is done."""
        self.look()
        self.clock.now += seconds
        self.look()

    def look(self) -> None:
        async def work() -> None:
            await self.sender.poll()
            await self.sender.settled()

        self.server.run(work())

    def wants(self, table: Table, seat: int, **wish: Any) -> dict[str, Any]:
        wish = wish or {"webhook": self.hook.url}
        found: dict[str, Any] = table.send("PUT", "/notices", table.seats[seat], json=wish).raise_for_status().json()
        return found

    def turns(self) -> list[dict[str, Any]]:
        """What came to the webhook."""
        return [json.loads(body) for _, _, body in self.hook.got]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(tmp_path_factory.mktemp("notices"), stack)


@pytest.fixture
def club(place: Club) -> Club:
    """The same one, with nothing left of the last test."""
    place.hook.status, place.hook.hangs = 204, False
    place.sink.rcpt = place.sink.data = ""
    place.passes(10_000_000)
    place.passes(10_000_000)
    place.hook.got.clear()
    place.sink.got.clear()
    return place


def act(table: Table) -> int:
    """Somebody who is asked decides; who it was."""
    seat, option, seq = table.asked()
    body = {"seq": seq, "id": table.server.new_id(), "options": [option]}
    table.send("POST", "/act", table.seats[seat], json=body).raise_for_status()
    return seat


def act_until_other(table: Table) -> None:
    """Until somebody else is asked."""
    first = table.asked()[0]
    while table.asked()[0] == first:
        act(table)


# When


def test_nobody_is_told_who_did_not_ask_for_it(club: Club) -> None:
    club.table()
    club.passes(10 * GRACE)
    assert not club.hook.got and not club.sink.got


def test_one_for_each_turn_and_not_before_its_time(club: Club) -> None:
    table = club.table(title="After work")
    seat = table.asked()[0]
    club.wants(table, seat)
    club.passes(GRACE - 1)
    assert not club.hook.got
    club.passes(2)
    (told,) = club.turns()
    assert (
        told["link"] == f"https://play.example.org/t/{table.id}"
        and told["title"] == "After work"
        and told["event"] == "your-turn"
    )
    for _ in range(5):
        club.passes(GRACE)
    assert len(club.hook.got) == 1
    act_until_other(table)
    club.passes(GRACE + 1)
    assert len(club.hook.got) == 1, "now the other one is asked"
    act_until_other(table)
    club.passes(GRACE + 1)
    assert len(club.hook.got) == 2


def test_nothing_for_who_has_acted_meanwhile(club: Club) -> None:
    table = club.table()
    club.wants(table, table.asked()[0])
    club.passes(GRACE - 1)
    act_until_other(table)
    club.passes(GRACE)
    assert not club.hook.got


def test_nothing_for_who_is_here_until_they_are_gone(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat)
    with live(club.server) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.seats[seat]}))
        line.recv(timeout=PATIENCE)
        for _ in range(5):
            club.passes(GRACE)
        assert not club.hook.got
    while club.server.hub.registry.rooms[table.id].here:
        club.look()
    club.passes(2 * GRACE)
    assert len(club.hook.got) == 1


def test_another_device_at_the_same_table_does_not_count(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat)
    with live(club.server) as line:
        line.send(json.dumps({"type": "hello", "table": table.id, "token": table.seats[1 - seat]}))
        line.recv(timeout=PATIENCE)
        club.passes(GRACE + 1)
    assert len(club.hook.got) == 1


def test_nothing_while_the_game_is_paused_and_once_when_it_goes_on(club: Club) -> None:
    table = club.table()
    club.wants(table, table.asked()[0])
    club.passes()
    table.send("POST", "/vote/pause", table.host, json={"agree": True}).raise_for_status()
    club.passes(3 * GRACE)
    assert not club.hook.got
    table.send("POST", "/resume", table.host).raise_for_status()
    club.passes(GRACE + 1)
    club.passes(GRACE + 1)
    assert len(club.hook.got) == 1


def test_nothing_after_the_end(club: Club) -> None:
    table = club.table()
    club.wants(table, table.asked()[0])
    club.passes(1)
    for token in table.seats:
        table.send("POST", "/vote/abandon", token, json={"agree": True}).raise_for_status()
    club.passes(10 * GRACE)
    assert not club.hook.got


def test_it_is_said_in_the_language_of_the_seat(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    table.send("PATCH", "/me", table.seats[seat], json={"lang": "de"}).raise_for_status()
    club.wants(table, seat)
    club.passes(GRACE + 1)
    assert "Du bist am Zug" in club.turns()[0]["subject"] and club.turns()[0]["lang"] == "de"


# What goes wrong


def test_a_failure_is_tried_again_with_a_growing_wait_and_then_given_up(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat)
    club.hook.status = 500
    club.passes(GRACE + 1)
    attempts = [len(club.hook.got)]
    for wait in (60, 300, 1800, 7200):
        club.passes(wait - 5)
        assert len(club.hook.got) == attempts[-1], "not so soon"
        club.passes(10)
        attempts.append(len(club.hook.got))
    assert attempts == [1, 2, 3, 4, 5]
    club.passes(1_000_000)
    assert len(club.hook.got) == 5
    last = table.send("GET", "/notices", table.seats[seat]).json()["last"]
    assert not last["ok"] and last["channel"] == "webhook" and "500" in last["message"]


def test_one_that_arrives_the_second_time_is_not_sent_a_third(club: Club) -> None:
    table = club.table()
    club.wants(table, table.asked()[0])
    club.hook.status = 503
    club.passes(GRACE + 1)
    club.hook.status = 200
    for _ in range(6):
        club.passes(600)
    assert len(club.hook.got) == 2


def test_whoever_acts_between_two_attempts_hears_no_more(club: Club) -> None:
    table = club.table()
    club.wants(table, table.asked()[0])
    club.hook.status = 503
    club.passes(GRACE + 1)
    act_until_other(table)
    club.hook.status = 200
    club.passes(100_000)
    assert len(club.hook.got) == 1


def test_an_endpoint_that_hangs_slows_nobody_and_is_not_sent_to_twice(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it hangs the game goes on: nothing of the game waits for it."""
    monkeypatch.setattr(webhook, "SECONDS", 3600.0)
    table, other = club.table(), club.table()
    club.wants(table, table.asked()[0])
    club.hook.hangs = True
    club.look()
    club.clock.now += GRACE + 1
    club.server.run(club.sender.poll())
    while not club.hook.got:
        club.server.run(club.sender.poll())
    assert club.sender._going, "it is being sent"
    for one in (table, other):
        for _ in range(5):
            act(one)
    assert club.sender._going, "and still is"
    club.hook.hang.set()  # it ends without an answer
    club.server.run(club.sender.settled())
    club.hook.hang.clear()
    club.hook.hangs = False
    told = len(club.hook.got)
    for _ in range(3):
        club.passes(7201)
    assert len([body for body in club.turns()[:told] if body["table"] == table.id]) == 1
    after = [body for body in club.turns()[told:] if body["table"] == table.id]
    assert len(after) <= 1, "at most that of another turn"


def test_a_host_that_hangs_holds_up_no_other(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", 3600.0)
    with hook() as slow:
        slow.hangs = True
        tables = [club.table() for _ in range(4)]
        for table in tables[:3]:
            club.wants(table, table.asked()[0], webhook=slow.url.replace("127.0.0.1", "localhost"))
        club.wants(tables[3], tables[3].asked()[0])
        club.look()
        club.clock.now += GRACE + 1
        while not club.hook.got:
            club.server.run(club.sender.poll())
        assert len(slow.got) <= 2
        slow.hang.set()
        slow.hangs = False
        club.server.run(club.sender.settled())


# Where to


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
        while said["type"] == "table":  # that somebody has come
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


# Mail


def code_of(sink: Sink) -> str:
    found = re.search(r"\b[A-Z2-9]{8}\b", sink.got[-1].get_content())
    assert found is not None
    return found[0]


def test_an_address_is_asked_before_anything_is_sent_to_it(club: Club) -> None:
    table = club.table(title="Sunday")
    seat = table.asked()[0]
    chosen = club.wants(table, seat, email="ann@one.example")
    assert (chosen["email"], chosen["email_confirmed"]) == ("ann@one.example", False)
    (asked,) = club.sink.got
    assert asked["To"] == "ann@one.example" and "Helvetiq" in asked.get_content() and table.seats[seat] not in asked.as_string()
    assert "Sunday" not in asked.as_string()  # nobody sends words of their own to strangers by our mail
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


def test_two_ways_are_two_and_each_is_used_once(club: Club) -> None:
    table = club.table()
    seat = table.asked()[0]
    club.wants(table, seat, email="fay@six.example", webhook=club.hook.url)
    table.send("POST", "/notices/confirm", table.seats[seat], json={"code": code_of(club.sink)}).raise_for_status()
    club.hook.status = 500
    club.passes(GRACE + 1)
    club.hook.status = 200
    club.passes(4000)
    club.passes(4000)
    assert len(club.hook.got) == 2 and len(club.sink.got) == 2, "a code and one notice"
