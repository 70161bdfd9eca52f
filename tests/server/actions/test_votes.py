"""Votes on a rewind, a pause or the end of a game: carried by consent, told to everybody, the same in memory and on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from support.inside import Inside, inside
from support.patience import PATIENCE
from support.serving import Client, Watcher, asked_for, first_option, new_table, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("votes")) as found:
        yield found


@pytest.fixture
def url(server: Inside) -> str:
    return server.address


def test_a_host_who_says_no_does_not_pause_or_abandon(url: str) -> None:
    host, _, _ = new_table(url)
    host.raw("POST", host._path("pause"), json={"agree": False})
    assert host.view()["table"]["status"] == "playing"
    host, _, _ = new_table(url, start=False)
    host.raw("POST", host._path("abandon"), json={"agree": False})
    assert host.view()["table"]["status"] == "waiting"


def own_turn(url: str, decisions: int) -> tuple[Client, list[Client]]:
    """A person who has decided several times in a row, and all people."""
    _, people, _ = new_table(url)
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    me = people[view["seat"]]
    for _ in range(decisions):
        me.act(max(choice["option"] for choice in me.view()["ask"]["options"]))
    return me, people


def undo(me: Client) -> Any:
    return me.post("undo", {"seq": me.view()["seq"], "id": Client.new_id()})


def test_proposing_the_same_rewind_again_is_agreeing(url: str) -> None:
    """This also holds for the number of a position that was taken back."""
    me, people = own_turn(url, 2)
    undo(me)
    to = me.view()["seq"] - 1  # a position that was taken back
    others = [person for person in people if person is not me]
    me.act(first_option(me.view()["ask"]))
    first = me.post("rewind", {"to": to})
    second = others[0].post("rewind", {"to": to})
    assert second[0]["to"] == first[0]["to"] and len(second[0]["agreed"]) == 2


def test_a_rewind_is_not_to_what_was_taken_back_meanwhile(server: Inside) -> None:
    url = server.address
    me, _people = own_turn(url, 2)
    now = me.view()
    me.act(first_option(now["ask"]))
    me.post("rewind", {"to": now["seq"]})
    undo(me)
    undo(me)  # the position itself
    assert me.view()["votes"] == []


def memory_and_disk(server: Inside, people: list[Client]) -> None:
    """Check that everyone sees the same after the table was loaded from the disk again."""
    table = people[0].table
    before = [(person.view(), person.get("lines"), person.get("chat")) for person in people]
    server.hub.registry.rooms.pop(table)
    assert [(person.view(), person.get("lines"), person.get("chat")) for person in people] == before


def test_a_rewind_in_memory_is_the_rewind_on_the_disk(server: Inside) -> None:
    me, people = own_turn(server.address, 3)
    to = me.view()["seq"] - 1
    for person in people:
        person.post("rewind", {"to": to})
    memory_and_disk(server, people)
    if me.view()["can_undo"]:
        undo(me)
        memory_and_disk(server, people)


def test_what_somebody_else_took_back_was_seen_all_the_same(server: Inside) -> None:
    """After it nobody may take back anything from before, neither in memory nor after loading from the disk."""
    me, people = own_turn(server.address, 0)
    while me.view()["ask"] is not None:
        me.act(first_option(me.view()["ask"]))
    assert me.view()["can_undo"]
    other = next(person for person in people if person.view()["ask"] is not None)
    other.act(first_option(other.view()["ask"]))
    undo(other)
    assert not me.view()["can_undo"]
    memory_and_disk(server, people)


def test_a_pause_reaches_what_a_page_has_built_from_pushes(url: str) -> None:
    async def work() -> None:
        host, people, _ = await asyncio.to_thread(new_table, url)
        view = await asyncio.to_thread(play_on, people, asked_for("meetings"))
        assert view is not None
        me = people[view["seat"]]
        await asyncio.to_thread(me.act, first_option(view["ask"]))
        async with Watcher(me) as watcher:
            for path in ("pause", "resume"):
                await asyncio.to_thread(host.post, path, {} if path == "pause" else None, (200, 204))
                await watcher.settle()
                seen = await asyncio.to_thread(me.view)
                assert {**watcher.state, "table": 0} == {**seen, "table": 0}, path
            for person in people:
                await asyncio.to_thread(person.post, "abandon", {})
            await watcher.settle()
            seen = await asyncio.to_thread(me.view)
            assert {**watcher.state, "table": 0} == {**seen, "table": 0}, "abandon"

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
