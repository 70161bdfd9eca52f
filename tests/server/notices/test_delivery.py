"""Notices of "your turn": only if asked for, one for each turn, never to people who are present, without delaying the game, and
visible to nobody else."""

from __future__ import annotations

import json

import pytest

from hustings.server.notices import webhook
from support.notice_club import GRACE, Club, act, act_until_other, code_of
from support.patience import PATIENCE
from support.visitors import live
from support.webhooks import hook

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:aiosmtpd")


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
    """While it hangs the game goes on, because nothing in the game waits for it."""
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
