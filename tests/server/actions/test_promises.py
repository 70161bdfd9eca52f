"""Offers and promises between people: who is told of them, who may answer, privacy, and restarts."""

from __future__ import annotations

import json
from pathlib import Path

from hustings import wire
from hustings.server.settings import Limits
from support.inside import Inside, Reader, inside
from support.serving import Client, Json, new_table

OFFER = {"to": 1, "place": 0}
YES = {"other": 0, "place": 0, "agree": True}


def stages(client: Client) -> list[str]:
    """The stages of the promises that this reader knows of. All routes must tell the same."""
    known = wire.Promises.model_validate(client.get("promises")).promises
    assert known == wire.View.model_validate(client.view()).promises
    return [promise.stage for promise in known]


def test_an_offer_in_private_is_between_two_until_the_game_has_ended(url: str) -> None:
    host, people, spectator = new_table(url)
    updated = spectator.view()["table"]["updated"]
    offered = people[0].post("promises", OFFER)
    assert [promise["stage"] for promise in offered["promises"]] == ["offered"]
    assert people[1].post("promises/answer", YES)["promises"][0]["stage"] == "agreed"
    assert [stages(person) for person in people] == [["agreed"], ["agreed"], []]
    assert stages(spectator) == stages(host) == [] and spectator.view()["table"]["updated"] == updated
    for person in people:
        person.post("abandon", {})
    assert [stages(reader) for reader in (*people, spectator, host)] == [["agreed"]] * 5


def test_an_offer_before_all_is_read_by_all(url: str) -> None:
    host, people, spectator = new_table(url)
    people[0].post("promises", {**OFFER, "public": True})
    people[1].post("promises/answer", {**YES, "agree": False})
    assert [stages(reader) for reader in (*people, spectator, host)] == [["declined"]] * 5


def test_what_can_be_offered_is_listed_in_words_and_nothing_else_is_taken(url: str) -> None:
    _, people, spectator = new_table(url, ["person", "person", "bot"])
    offers = people[0].get("promises")["offers"]
    assert [(offer["to"], offer["place"]) for offer in offers] == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert offers[0]["line"]["key"] == "promise-coalition-ask" and offers[0]["line"]["things"]["state"]["key"].startswith("land-")
    assert spectator.get("promises") == {"promises": [], "offers": []}
    for wish, status in (
        ({"to": 2, "place": 0}, 409),  # a bot
        ({"to": 0, "place": 0}, 404),  # oneself
        ({"to": 9, "place": 0}, 404),
        ({"to": 1, "place": 6}, 409),  # too far away
        ({"to": 1, "place": -1}, 422),
        ({"to": 1}, 422),
    ):
        people[0].post("promises", wish, status)
    people[1].post("promises/answer", YES, 409)  # nobody has offered anything
    spectator.post("promises", OFFER, 403)
    assert stages(people[0]) == []


def test_a_game_without_promises_has_none(url: str) -> None:
    _, people, _ = new_table(url, ["person", "person"], game="helvetiq")
    assert people[0].view()["promises"] is None and people[0].get("promises") == {"promises": [], "offers": []}
    people[0].post("promises", OFFER, 409)


def test_a_seats_next_person_does_not_read_what_the_one_before_promised(url: str) -> None:
    host, people, spectator = new_table(url)
    people[0].post("promises", OFFER)
    people[1].post("promises/answer", YES)
    host.post("seats/1/remove", status=204)
    joined = spectator.post("join", {"name": "Zoe"})
    second = Client(url, host.table, joined["token"], 1)
    assert stages(second) == [] and stages(people[0]) == ["lapsed"]
    second.post("promises/answer", YES, 409)


def test_offers_count_as_talk_for_the_limits(tmp_path: Path) -> None:
    slowly = Limits(chat_seconds=3600)  # the limit does not recover while a slow machine works through this test
    with inside(tmp_path, limits=slowly) as server:
        _, people, _ = new_table(server.address)
        back = {"other": 1, "place": 0, "agree": False}
        for path, wish in [("promises", OFFER), ("promises/answer", back), ("promises", OFFER), ("promises/answer", back)]:
            people[0].post(path, wish)
        people[0].post("chat", {"text": "and now?"}, 201)
        people[0].post("promises", OFFER, 429)
        people[1].post("promises", {"to": 0, "place": 0})


def pushed(reader: Reader) -> list[Json]:
    return [push for push in map(json.loads, reader.pushes) if push["type"] == "promises"]


def test_open_pages_are_told_and_no_byte_reaches_a_third(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        _open_pages(server)


def _open_pages(server: Inside) -> None:
    host, people, spectator = new_table(server.address)
    readers = [Reader(server, host.table, str(client.token)) for client in (*people, spectator, host)]
    for reader in readers:
        reader.settle()
    before = [len(reader.seen) for reader in readers]
    people[0].post("promises", OFFER)
    people[1].post("promises/answer", YES)
    for reader in readers:
        reader.settle()
    for first, second in zip(pushed(readers[0]), pushed(readers[1]), strict=True):
        assert [promise["stage"] for promise in first["promises"]] == [promise["stage"] for promise in second["promises"]]
    assert [push["promises"][0]["stage"] for push in pushed(readers[1])] == ["offered", "agreed"]
    for reader, count in zip(readers[2:], before[2:], strict=True):
        news = [json.loads(body) for body in reader.seen[count:]]
        assert {push["type"] for push in news} <= {"pong", "table"}, "somebody's coming may be told late, and nothing else"
        assert b"promise-coalition" not in b" ".join(reader.seen)
    for reader in readers:
        reader.close()


def test_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with inside(tmp_path) as before:
        _, people, _ = new_table(before.address)
        people[0].post("promises", OFFER)
        people[1].post("promises/answer", YES)
        kept = [person.get("promises") for person in people]
    with inside(tmp_path) as after:
        again = [Client(after.address, person.table, person.token) for person in people]
        assert [person.get("promises") for person in again] == kept
        assert kept[0]["promises"][0]["stage"] == "agreed" and kept[2]["promises"] == []
