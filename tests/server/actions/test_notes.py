"""Private notes: only their own seat sees them, and they are deleted when its person leaves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings.store import Store
from hustings.tables.archive import parse, to_text
from support.inside import Inside, Reader, inside
from support.serving import Client

SECRET = "Red bluffs: 37 000 left.\nWatch Hessen"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("notes")) as found:
        yield found


@pytest.fixture
def links(server: Inside) -> Any:
    wish = {"game": "die-macher", "seats": [{"kind": "person", "name": f"P{n}"} for n in range(3)], "start": True}
    return Client(server.address).post("/tables", wish, 201)


def seat(server: Inside, links: Any, number: int) -> Client:
    return Client(server.address, links["table"], links["seats"][number]["token"], number)


def put(client: Client, text: Any, status: int = 200) -> Any:
    return client._checked(client.raw("PUT", f"/tables/{client.table}/notes", json={"text": text}), status)


def test_written_and_read_again(server: Inside, links: Any) -> None:
    me = seat(server, links, 0)
    assert me.get("notes") == {"text": ""}
    assert put(me, SECRET) == {"text": SECRET}
    assert me.get("notes") == {"text": SECRET}
    put(me, "other")
    assert me.get("notes") == {"text": "other"}
    put(me, "")
    assert me.get("notes") == {"text": ""} and server.hub.store.whole(links["table"]).notes == ()


def test_nobody_else_reads_them(server: Inside, links: Any) -> None:
    readers = [Reader(server, links["table"], token) for token in (links["host"], links["spectator"], links["seats"][1]["token"])]
    try:
        before = server.hub.store.load(links["table"]).table
        put(seat(server, links, 0), SECRET)
        assert server.hub.store.load(links["table"]).table == before, "others can tell that something was noted"
        for reader in readers:
            reader.settle()
            sent = [reader.get(path).content for path in ("view", "lines", "chat", "", "notes")]
            everything = b"".join([*sent, reader.welcome(), *(push.encode() for push in reader.pushes)])
            assert b"bluffs" not in everything
    finally:
        for reader in readers:
            reader.close()
    assert seat(server, links, 1).get("notes") == {"text": ""}
    Client(server.address, links["table"], links["host"]).get("notes", 403)
    Client(server.address, links["table"], links["spectator"]).get("notes", 403)
    Client(server.address, links["table"]).get("notes", 401)
    put(Client(server.address, links["table"], links["host"]), "x", 403)


def test_they_move_with_the_person_and_go_with_them(server: Inside, links: Any) -> None:
    me, host = seat(server, links, 0), Client(server.address, links["table"], links["host"])
    put(me, SECRET)
    moved = Client(server.address, links["table"], me.post("move")["token"])
    assert moved.get("notes") == {"text": SECRET}
    me.get("notes", 401)
    put(me, "too late", 401)
    host.post("seats/0/remove", status=204)
    joined = Client(server.address, links["table"], host.post("join", {"name": "New", "seat": 0})["token"])
    assert joined.get("notes") == {"text": ""}


def test_a_bot_gets_no_notes(server: Inside, links: Any) -> None:
    put(seat(server, links, 2), SECRET)
    Client(server.address, links["table"], links["host"]).post("seats/2/replace", {"bot": "random"}, 204)
    assert server.hub.store.whole(links["table"]).notes == ()


@pytest.mark.parametrize("text", ["x" * 4001, "bell\x07", None, 3, "\ud800"])
def test_what_cannot_be_noted(server: Inside, links: Any, text: Any) -> None:
    me = seat(server, links, 0)
    body = b'{"text": "\\ud800"}' if text == "\ud800" else None
    if body is None:
        put(me, text, 422)
    else:
        sent = me.raw("PUT", f"/tables/{me.table}/notes", content=body, headers={"content-type": "application/json"})
        assert sent.status_code in (400, 422), sent.text
    assert me.get("notes") == {"text": ""}
    put(me, "x" * 4000)


def test_they_are_moved_with_the_table_and_deleted_with_it(server: Inside, links: Any, tmp_path: Path) -> None:
    put(seat(server, links, 0), SECRET)
    whole = server.hub.store.whole(links["table"])
    other = Store.open(f"sqlite:///{tmp_path}/other.db")
    try:
        other.insert(parse(to_text(whole).encode()))
        assert other.whole(links["table"]).notes == whole.notes != ()
        other.delete(links["table"])
        with other.engine.connect() as connection:
            assert connection.exec_driver_sql("select count(*) from notes").scalar() == 0
    finally:
        other.close()
