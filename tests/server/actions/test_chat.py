"""Chat: to all, between two, muted, limited; apart from the log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hustings.server.actions import chat
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.settings import Limits
from hustings.tables.model import Who
from hustings.wire.lines import NewLine
from hustings.wire.tables import Mute
from support.hubs import with_hub
from support.inside import Reader, inside
from support.serving import Client, new_table


def test_everyone_reads_what_is_said_to_all(url: str) -> None:
    host, people, spectator = new_table(url, [{"kind": "person", "name": "Ada"}, "person", "person"])
    said = people[0].post("chat", {"text": " A coalition? "}, 201)
    assert (said["number"], said["seat"], said["name"], said["text"], said["to"]) == (0, 0, "Ada", "A coalition?", None)
    spectator.post("chat", {"text": "Hear, hear"}, 201)
    for reader in (*people, spectator, host):
        lines = reader.get("chat")
        assert [(line["seat"], line["text"]) for line in lines] == [(0, "A coalition?"), (-1, "Hear, hear")]
    assert [line["number"] for line in people[1].get("chat", **{"from": 1})] == [1]
    assert all(line["line"]["key"] != "A coalition?" for line in people[0].get("lines"))


def test_a_private_line_is_seen_by_two_and_leaves_no_gap(url: str) -> None:
    _, people, spectator = new_table(url)
    people[0].post("chat", {"text": "one"}, 201)
    people[0].post("chat", {"text": "psst", "to": 2}, 201)
    people[1].post("chat", {"text": "two"}, 201)
    for reader, texts in ((people[0], 3), (people[2], 3), (people[1], 2), (spectator, 2)):
        lines = reader.get("chat")
        assert len(lines) == texts and [line["number"] for line in lines] == list(range(texts))
        assert ("psst" in str(lines)) is (texts == 3)
    spectator.post("chat", {"text": "psst", "to": 0}, 403)
    people[0].post("chat", {"text": "me", "to": 0}, 404)
    people[0].post("chat", {"text": "nobody", "to": 9}, 404)


def test_a_muted_seat_is_not_heard(url: str) -> None:
    _, people, spectator = new_table(url)
    people[0].post("mute", {"seat": 1}, 204)
    people[1].post("chat", {"text": "hey"}, 201)
    people[2].post("chat", {"text": "ho"}, 201)
    assert [line["text"] for line in people[0].get("chat")] == ["ho"]
    assert [line["text"] for line in people[2].get("chat")] == ["hey", "ho"]
    people[0].post("mute", {"seat": 1, "muted": False}, 204)
    assert [line["text"] for line in people[0].get("chat")] == ["hey", "ho"]
    people[0].post("mute", {"seat": 0}, 404)
    spectator.post("mute", {"seat": 0}, 403)


def test_a_seat_is_told_whom_it_has_muted_and_nobody_else_is(url: str) -> None:
    _, people, spectator = new_table(url)
    people[0].post("mute", {"seat": 2}, 204)
    people[0].post("mute", {"seat": 1}, 204)
    assert people[0].get("view")["muted"] == [1, 2]
    assert [reader.get("view")["muted"] for reader in (people[1], people[2], spectator)] == [[], [], []]
    people[0].post("mute", {"seat": 2, "muted": False}, 204)
    assert people[0].get("view")["muted"] == [1]


def test_an_open_page_is_told_at_once_whom_its_seat_has_muted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with inside(tmp_path_factory.mktemp("muting")) as server:
        _, people, _ = new_table(server.address)
        readers = [Reader(server, person.table, str(person.token)) for person in people[:2]]
        people[1].post("chat", {"text": "hey"}, 201)
        people[0].post("mute", {"seat": 1}, 204)
        for reader in readers:
            reader.close()
        last = [json.loads(text) for text in readers[0].pushes if '"type":"welcome"' in text][-1]
        assert (last["state"]["muted"], last["chat"]) == ([1], [])
        assert sum('"type":"welcome"' in text for text in readers[1].pushes) == 1


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "\u202eright to left", "two\nlines", 5])
def test_what_cannot_be_read_is_not_said(url: str, text: object) -> None:
    _, people, _ = new_table(url)
    people[0].post("chat", {"text": text}, 422)
    assert people[0].get("chat") == []


def test_a_flood_is_stopped_for_the_flooder_only(tmp_path_factory: pytest.TempPathFactory) -> None:
    slowly = Limits(per_second=0.1, chat_seconds=3600)  # limits do not recover while a slow machine works through this test
    with inside(tmp_path_factory.mktemp("limited"), limits=slowly) as server:
        _, people, _ = new_table(server.address)
        codes = [people[0].raw("POST", people[0]._path("chat"), json={"text": "!"}).status_code for _ in range(8)]
        assert codes == [201] * 5 + [429] * 3
        people[1].post("chat", {"text": "calm"}, 201)
        flood = [people[2].raw("GET", people[2]._path("chat")).status_code for _ in range(90)]
        assert set(flood) == {200, 429} and flood[:50] == [200] * 50
        answer = people[2].raw("GET", people[2]._path("chat"))
        assert answer.status_code in (200, 429)
        Client(server.address).get("/about")  # others are served


FAMILY, PERSIAN = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


@pytest.mark.parametrize("text", [FAMILY, PERSIAN])
def test_people_write_as_their_keyboards_do(url: str, text: str) -> None:
    _, people, _ = new_table(url)
    assert people[0].post("chat", {"text": text}, 201)["text"] == text
    for trick in ("a\u200db", "\u200d", text[0] + "\u200d\u200d" + text[0]):
        people[0].post("chat", {"text": trick}, 422)
    people[0].patch("me", {"name": "A\u200dda"}, 422)


def test_only_the_latest_chat_is_in_memory_and_none_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.tables.chat.CHAT", 4)
    monkeypatch.setattr("hustings.server.rooms.load.CHAT", 4)

    async def work(hub: Hub, live: Room) -> None:
        for number in range(12):  # every third one to seat 1 alone
            await chat.say(hub, live, Who(0), NewLine(text=f"line {number}", to=1 if number % 3 == 0 else None))
        await chat.mute(hub, live, Who(2), Mute(seat=0))
        for _ in range(2):  # from memory, and then from the store
            assert len(live.table.chat_of(1)) == 4
            for seat, count in ((0, 12), (1, 12), (3, 8)):
                who = Who(None if seat == 3 else seat)
                lines = await chat.chat_lines(hub, live, who, 0)
                assert [line["number"] for line in lines] == list(range(count)) and lines[-1]["text"] == "line 11"
                assert live.table.chat_of(seat) == lines[-len(live.table.chat_of(seat)) :]
                assert await chat.chat_lines(hub, live, who, count - 2) == lines[-2:]
                assert await chat.chat_lines(hub, live, who, 3) == lines[3:]
            assert await chat.chat_lines(hub, live, Who(2), 0) == []
            hub.registry.rooms.clear()
            live = await hub.room(live.table.id)

    with_hub(tmp_path, work)
