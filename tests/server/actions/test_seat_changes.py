"""Seats that move to another link or another person: old links end, private lines stay private, and everybody is told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from support.patience import tries
from support.serving import Client, Json, Watcher, legal_of, new_table


def rematch(url: str) -> tuple[Client, list[Client]]:
    """A rematch of two people and a bot: its host, and the links of the previous table."""
    host, people, _ = new_table(url, ["person", "person", "bot"])
    for person in people:
        person.post("abandon", {})
    links = host.post("rematch", status=201)
    return Client(url, links["table"], links["host"]), [Client(url, links["table"], person.token) for person in people]


def claimed(old: Client) -> Client:
    seat = old.post("claim")
    return Client(old.url, old.table, seat["token"], seat["seat"])


@pytest.mark.parametrize("by", ["move", "recover"])
def test_a_link_that_was_replaced_at_a_rematch_does_not_come_back(url: str, by: str) -> None:
    host, old = rematch(url)
    mine = claimed(old[1])
    renewed = mine.post("move") if by == "move" else host.post("seats/1/recover")
    now = Client(url, mine.table, renewed["token"], 1)
    mine.get("notes", 401)
    old[1].post("claim", status=409)
    assert now.view()["seat"] == 1, "the seat stays with its latest link"


def test_a_seat_of_a_rematch_is_claimed_once(url: str) -> None:
    _, old = rematch(url)
    mine = claimed(old[0])
    old[0].post("claim", status=409)
    assert mine.view()["seat"] == 0


def test_a_seats_next_person_does_not_read_the_private_lines_of_the_one_before(url: str) -> None:
    host, people, spectator = new_table(url)
    people[1].post("chat", {"text": "for all"}, 201)
    people[1].post("chat", {"text": "secret of the first", "to": 0}, 201)
    people[0].post("chat", {"text": "answer of the first", "to": 1}, 201)
    host.post("seats/0/remove", status=204)
    joined = spectator.post("join", {"name": "Zoe"})
    second = Client(url, host.table, joined["token"], 0)
    people[1].post("chat", {"text": "for the second", "to": 0}, 201)

    async def welcomed() -> list[Json]:
        async with Watcher(second) as watcher:
            return watcher.chat

    for lines in (second.get("chat"), asyncio.run(welcomed())):
        assert [line["text"] for line in lines] == ["for all", "for the second"]
    assert len(people[1].get("chat")) == 4, "the other one keeps what was said"


def test_a_bot_between_two_people_keeps_no_lines_for_the_second(url: str) -> None:
    host, people, spectator = new_table(url)
    people[1].post("chat", {"text": "secret of the first", "to": 0}, 201)
    host.post("seats/0/replace", {"bot": "easy"}, 204)
    host.post("seats/0/remove", status=204)
    joined = spectator.post("join", {"name": "Zoe"})
    second = Client(url, host.table, joined["token"], 0)
    second.post("move")
    assert people[2].get("chat") == []
    token = host.post("seats/0/recover")["token"]
    assert Client(url, host.table, token, 0).get("chat") == [], "nor after the link was replaced"


# Half an answer


def half_sealed(url: str) -> tuple[Client, Client]:
    """A person who may take back the act that led to a sealed decision, and another who has given half of an answer to it."""
    rng, people = random.Random(4), list[Client]()
    for _ in range(3000):
        view = people[0].view() if people else None
        if view is None or view["table"]["status"] == "over":
            _, people, _ = new_table(url, ["person"] * 3, game="helvetiq")
            continue
        seat = rng.choice([seat for seat in view["asked"] if seat not in view["sealed"]])
        mine = people[seat].view()
        others = [person for person in people if person.seat != seat] if mine["ask"]["sealed"] else []
        back = next((other for other in others if other.view()["can_undo"]), None)
        done = people[seat].act(rng.choice(legal_of(mine["ask"])), seq=mine["seq"])
        if back is not None and done["seq"] == mine["seq"] and not done["sealed"]:
            return back, people[seat]
    raise AssertionError("it does not come to that")


def test_an_undo_leaves_the_half_of_an_answer_that_another_has_given(url: str) -> None:
    back, answering = half_sealed(url)
    before = answering.view()
    assert before["ask"]["drafted"]
    refused = back.post("undo", {"seq": before["seq"], "id": back.new_id()}, 409)
    assert "in secret" in refused["message"]
    assert answering.view() == before


# Everybody's log


ACTS: list[tuple[str, Any, int, str]] = [
    ("recover", None, 200, "table-new-link"),
    ("replace", {"bot": "easy"}, 204, "table-bot"),
    ("remove", None, 204, "table-opened"),
]


@pytest.mark.parametrize(("what", "body", "status", "key"), ACTS)
def test_everybody_reads_in_the_log_what_the_host_does_to_a_seat(url: str, what: str, body: Any, status: int, key: str) -> None:
    host, people, spectator = new_table(url)

    async def told() -> list[Json]:
        async with Watcher(people[0]) as one, Watcher(spectator) as other:
            await asyncio.to_thread(host.post, f"seats/1/{what}", body, status)
            for watcher in (one, other):
                await watcher.until(lambda w=watcher: w.lines[-1]["line"]["key"] == key)
            return [one.lines[-1], other.lines[-1]]

    for line in [*asyncio.run(told()), *(reader.get("lines")[-1] for reader in (people[2], spectator, host))]:
        assert (line["seat"], line["line"]) == (1, {"key": key, "things": {}})


def test_what_somebody_does_to_their_own_seat_is_nobodys_business(url: str) -> None:
    _, people, spectator = new_table(url)
    lines = spectator.get("lines")
    people[1].post("move")
    assert spectator.get("lines") == lines


def test_a_table_whose_seat_was_opened_plays_on_and_is_stored_whole(url: str) -> None:
    host, people, spectator = new_table(url, ["person", "person", "bot"])
    sealed = people[0].view()
    sealed_now = False
    while not sealed_now:
        sealed_now = people[0].act(legal_of(people[0].view()["ask"])[-1])["sealed"]
    host.post("seats/1/remove", status=204)
    view = people[0].view()
    assert view["seq"] == sealed["seq"] + 1 and 0 in view["sealed"], "what is sealed stays sealed"
    joined = spectator.post("join", {"name": "Zoe"})
    other = Client(url, host.table, joined["token"], 1)
    while (mine := other.view())["seq"] == view["seq"] and mine["ask"] is not None:
        other.act(legal_of(mine["ask"])[-1], seq=mine["seq"])
    assert any(spectator.view()["seq"] > view["seq"] for _ in tries())
