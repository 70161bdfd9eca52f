"""A full disk and a locked database: a clear refusal, nothing lost or half done, and play goes on afterwards."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from support.inside import Inside, Reader, inside
from support.patience import PATIENCE, tries
from support.visitors import problem

pytestmark = pytest.mark.sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("room"), bot_pace=0.3) as found:
        yield found


@contextmanager
def connected_with(server: Inside, pragma: str) -> Iterator[None]:
    engine = server.hub.store.engine

    def set_it(connection: sqlite3.Connection, _record: Any) -> None:
        connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", set_it)
    engine.dispose()
    try:
        yield
    finally:
        event.remove(engine, "connect", set_it)
        engine.dispose()


@contextmanager
def full_disk(server: Inside) -> Iterator[None]:
    """Keep the database from growing."""
    with connected_with(server, "max_page_count = 1"):  # SQLite raises that to its present size
        yield


@contextmanager
def locked(server: Inside) -> Iterator[None]:
    """Let another process write without finishing. The server waits for it a fraction of a second."""
    with connected_with(server, "busy_timeout = 300"):
        other = sqlite3.connect(server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
            other.close()


def seats_of(server: Inside, *seats: str) -> list[Reader]:
    wish = {"game": "helvetiq", "seats": [{"kind": kind} for kind in seats], "start": True}
    links = server.http.post("/api/tables", json=wish).raise_for_status().json()
    return [Reader(server, links["table"], link["token"]) for link in links["seats"]]


def action(reader: Reader) -> dict[str, Any] | None:
    """An action that this seat could take now."""
    view = reader.get("view").json()
    if view["ask"] is None:
        return None
    return {"seq": view["seq"], "id": reader.server.new_id(), "options": [view["ask"]["options"][0]["option"]]}


def first_refusal(readers: list[Reader]) -> tuple[Reader, dict[str, Any], httpx.Response]:
    """Act until the disk is full, and return the first refusal."""
    for _ in range(200):
        for reader in readers:
            body = action(reader)
            if body is not None:
                answer = reader.post("act", **body)
                if answer.status_code != 200:
                    return reader, body, answer
    raise AssertionError("there is always room")


@pytest.mark.parametrize("trouble", [full_disk, locked])
def test_what_cannot_be_kept_is_refused_and_can_be_sent_again(server: Inside, trouble: Any) -> None:
    readers = seats_of(server, "person", "person")
    with trouble(server):
        reader, body, answer = first_refusal(readers)
        assert problem(answer, 503).error == "unavailable"
        for each in readers:
            each.settle()
            each.pushes.clear()
        seen = [each.get("view").content for each in readers]
        assert json.loads(seen[0])["seq"] == body["seq"], "nothing has moved"
        said = reader.post("chat", text="is anybody there?") if trouble is locked else None
        assert said is None or problem(said, 503).error == "unavailable"
        assert [each.get("view").content for each in readers] == seen
        for each in readers:
            each.settle()
            assert [json.loads(push)["type"] for push in each.pushes] == ["pong"], "nobody was told of what did not happen"
    done = reader.post("act", **body)
    assert done.status_code == 200, done.text
    again = reader.post("act", **body)
    assert (again.status_code, again.json()["seq"]) == (200, done.json()["seq"]), "carried out once"
    assert len(server.hub.store.events(reader.table)) == done.json()["state"]["seq"] + 1
    for each in readers:
        each.close()


def test_a_bot_whose_move_could_not_be_kept_moves_later(server: Inside) -> None:
    (person,) = seats_of(server, "person", "bot")
    deadline = time.monotonic() + PATIENCE
    while True:  # until only the bot is asked
        body = action(person)
        if body is not None:
            assert person.post("act", **body).status_code == 200
        live = server.hub.registry.rooms[person.table].table
        if live.waiting_for == [1]:
            with locked(server):
                seq = live.head.seq
                stored = server.hub.store.events(person.table)[-1].seq
                if live.waiting_for == [1] and stored == seq:  # still: it may have moved before the database was locked
                    time.sleep(1.5)  # as long as the store waits, and the bot's own pace
                    assert person.get("view").json()["seq"] == seq
                    break
        assert time.monotonic() < deadline
    while not server.hub.registry.rooms[person.table].table.head.seq > seq:
        assert time.monotonic() < deadline, "the bot was never asked again"
        time.sleep(0.05)
    person.close()


def test_the_health_check_says_when_nothing_can_be_written(server: Inside) -> None:
    def healthy() -> None:
        """Wait until the check is good: it is made once a second, and a failed write counts for a while."""
        deadline = time.monotonic() + PATIENCE
        while server.http.get("/healthz").json() != {"ok": True}:
            assert time.monotonic() < deadline
            time.sleep(0.2)

    healthy()
    with locked(server):
        for _ in tries():
            answer = server.http.get("/healthz")
            if answer.status_code == 503:
                break
        assert answer.status_code == 503 and "nothing can be written" in answer.json()["why"]
    healthy()
