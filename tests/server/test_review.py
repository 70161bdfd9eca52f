"""What a review of the server found, each with the little game that showed it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from sqlalchemy import text
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hustings.server.actions import chat, lobby, play, votes
from hustings.server.errors import ApiError, ErrorKind
from hustings.server.http.sockets import Connection
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.settings import Limits, Settings
from hustings.server.throttle import visitor
from hustings.server.tokens import holder
from hustings.store import Store, StoreUnavailable
from hustings.tables.model import SeatKind, Who
from hustings.tables.verify import examine
from hustings.tables.votes import Motion
from hustings.wire.lines import NewLine
from hustings.wire.play import Undo
from hustings.wire.tables import Join, Me, Mute, NewTable, SeatWish
from server.test_hub import Reader, act, with_hub
from support.controlled import NO_BOTS
from support.inside import HOST, Inside, inside
from support.patience import PATIENCE, get, post
from support.postgres import place
from support.serving import Client, Watcher, asked_for, first_option, new_table, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("review")) as found:
        yield found


@pytest.fixture
def url(server: Inside) -> str:
    return server.address


# The door


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://]", "//", "http://[x]:80", "http://a:b:c"])
def test_an_origin_that_is_none_is_refused(url: str, origin: str) -> None:
    answer = post(f"{url}/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


@pytest.mark.parametrize("host", ["[::1", "[", "a b", "x:y:z", "\u00e9"])
@pytest.mark.parametrize("path", ["/", "/t/x", "/api/about", "/api/nothing"])
def test_a_host_that_is_none_is_no_failure(url: str, host: str, path: str) -> None:
    answer = get(url + path, headers={b"Host": host.encode("latin-1")})
    assert answer.status_code < 500


def test_a_table_deleted_by_the_operator_says_nothing_of_our_files(server: Inside) -> None:
    _, people, _ = new_table(server.address)
    server.hub.store.delete(people[0].table)
    answer = people[0].raw("POST", people[0]._path("chat"), json={"text": "hello?"})
    assert answer.status_code == 404 and ".db" not in answer.text and "admin" not in answer.text


def test_a_table_this_program_cannot_play_is_not_the_clients_fault(server: Inside) -> None:
    host, people, _ = new_table(server.address)
    with server.hub.store.engine.begin() as db:
        db.execute(text("UPDATE tables SET edition = '1850' WHERE id = :table"), {"table": host.table})
    server.hub.registry.rooms.pop(host.table)
    answer = people[0].raw("GET", people[0]._path("view"))
    assert answer.status_code == 500 and "1850" not in answer.text


def test_a_socket_of_an_origin_that_is_none_is_refused(server: Inside) -> None:
    with pytest.raises(InvalidStatus) as caught, connect(f"ws://{HOST}:{server.port}/api/live", origin=Origin("http://[")):
        pass
    assert caught.value.response.status_code == 403


# Votes


def test_a_host_who_says_no_does_not_pause_or_abandon(url: str) -> None:
    host, _, _ = new_table(url)
    host.raw("POST", host._path("pause"), json={"agree": False})
    assert host.view()["table"]["status"] == "playing"
    host, _, _ = new_table(url, start=False)
    host.raw("POST", host._path("abandon"), json={"agree": False})
    assert host.view()["table"]["status"] == "waiting"


def own_turn(url: str, decisions: int) -> tuple[Client, list[Client]]:
    """Somebody who has decided several times in a row."""
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
    """Also where the number is one that was taken back."""
    me, people = own_turn(url, 2)
    undo(me)
    to = me.view()["seq"] - 1  # what was taken back
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
    """What everyone sees is the same when the table is taken from the disk again."""
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
    """After it I may not take back what was before, neither in memory nor from the disk."""
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


# Who may


def links_of(hub: Hub, links: Any) -> Any:
    return {link["seat"]: link["token"] for link in links["seats"]}


def with_links(folder: Path, work: Any, **table: Any) -> None:
    """A hub with one table, and its links."""

    async def run() -> None:
        hub = Hub(Settings(), Store.open(place(folder / "x.db")), NO_BOTS)
        wish: dict[str, Any] = {"game": "die-macher", "seats": [SeatWish(kind=SeatKind.PERSON)] * 3, "start": True, **table}
        links = await lobby.create(hub, NewTable(**wish))
        await work(hub, await hub.room(links["table"]), links)
        await hub.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_link_that_ends_while_its_act_waits_does_not_act(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        who = holder(live.table, links["seats"][0]["token"])
        assert who is not None
        async with live.lock:
            moving = asyncio.create_task(lobby.new_link(hub, live, Who(host=True), 0))
            await asyncio.sleep(0)
            acting = asyncio.create_task(play.act(hub, live, who, act(live)))
            await asyncio.sleep(0)
        await moving
        with pytest.raises(ApiError) as caught:
            await acting
        assert caught.value.kind == ErrorKind.UNAUTHORISED and not live.table.drafts

    with_links(tmp_path, work)


def test_a_seat_of_a_rematch_that_was_given_away_meanwhile_is_not_claimed(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        for seat in range(3):
            await votes.vote(hub, live, Who(seat), Motion.ABANDON, True)
        following = await lobby.rematch(hub, live, Who(host=True))
        new = await hub.room(following["table"])
        async with new.lock:
            tasks = [
                asyncio.create_task(lobby.remove(hub, new, 1)),
                asyncio.create_task(lobby.join(hub, new, Join(name="Dora"))),
                asyncio.create_task(lobby.claim(hub, new, links["seats"][1]["token"])),
            ]
            await asyncio.sleep(0.01)
        found: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        _, joined, claimed = found
        assert isinstance(claimed, ApiError) and holder(new.table, joined["token"]) is not None

    with_links(tmp_path, work)


# Nothing lost


def test_a_request_that_is_given_up_while_it_is_written_is_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, live: Room) -> None:
        begun, held, update = threading.Event(), threading.Event(), hub.store.update

        def slowly(*args: Any, **options: Any) -> None:
            begun.set()
            held.wait(PATIENCE)
            update(*args, **options)

        monkeypatch.setattr(hub.store, "update", slowly)
        task = asyncio.create_task(lobby.change_me(hub, live, Who(0), Me(name="Zoe")))
        await asyncio.to_thread(begun.wait, PATIENCE)
        task.cancel()
        await asyncio.sleep(0.05)
        held.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with live.lock:
            loaded = hub.store.load(live.table.id)
            assert loaded is not None and loaded.seats[0].name == live.table.seats[0].name == "Zoe"

    with_hub(tmp_path, work)


def test_a_table_that_cannot_be_read_again_is_not_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something fails after a write, and the store is away: memory knows no more what is on the disk."""

    async def work(hub: Hub, live: Room) -> None:
        reader = Reader(Who(0))
        hub.broadcast.attend(live, reader, 0, 0)
        with monkeypatch.context() as patch:

            def away(*args: Any) -> None:
                raise StoreUnavailable("away")

            patch.setattr(hub.store, "load", away)
            patch.setattr(live.presenter, "changed", None)
            with pytest.raises(ApiError):
                await hub.commit(live, live.table.rewind(0, 0, 1, live.table.running.copy()))
        assert live.table.id not in hub.registry.rooms and reader.pushes[-1]["type"] == "gone"
        again = await hub.room(live.table.id)
        assert again is not live and again.table.seq == 1

    with_hub(tmp_path, work)


@pytest.mark.sqlite  # with PostgreSQL tables are taken up when somebody asks for them
def test_one_damaged_table_does_not_stop_the_others(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        second = await lobby.create(hub, NewTable(game="die-macher", seats=[SeatWish(kind=SeatKind.PERSON)] * 3, start=True))
        with sqlite3.connect(tmp_path / "x.db") as db:
            db.execute("UPDATE tables SET position = x'00' WHERE id = ?", (links["table"],))
        hub.registry.rooms.clear()
        await hub.take_up()
        assert set(hub.registry.rooms) == {second["table"]}

    with_links(tmp_path, work)


def test_a_table_that_cannot_start_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table that nobody has the links of, and no rematch that is in the way of the next one."""

    async def work(hub: Hub, live: Room, links: Any) -> None:
        for seat in range(3):
            await votes.vote(hub, live, Who(seat), Motion.ABANDON, True)
        with monkeypatch.context() as patch:

            def full(*args: Any, **options: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            patch.setattr("hustings.store.writes.snapshot", full)
            seats = [SeatWish(kind=SeatKind.PERSON)] * 3
            for making in (
                lobby.create(hub, NewTable(game="die-macher", seats=seats, start=True)),
                lobby.rematch(hub, live, Who(host=True)),
            ):
                with pytest.raises(ApiError) as caught:
                    await making
                assert caught.value.kind == ErrorKind.UNAVAILABLE and hub.store.ids() == [live.table.id]
        assert live.table.head.rematch is None
        following = await lobby.rematch(hub, live, Who(host=True))
        assert (await hub.room(following["table"])).table.head.status == "playing"
        other = Hub(Settings(), Store.open(place(tmp_path / "x.db")), NO_BOTS)  # another process
        theirs = await other.room(live.table.id)
        theirs.table.head = replace(theirs.table.head, rematch=None)
        with pytest.raises(ApiError):
            await lobby.rematch(other, theirs, Who(host=True))
        await other.close()
        assert sorted(hub.store.ids()) == sorted([live.table.id, following["table"]])

    with_links(tmp_path, work)


def test_a_table_of_another_layout_is_written_in_this_one(tmp_path: Path) -> None:
    """After an update: its position is rebuilt from the log, and what is written from then on says so."""

    async def work(hub: Hub, live: Room) -> None:
        name, now = live.table.id, live.table.head.layout
        with hub.store.engine.begin() as db:
            given = {"table": name, "position": zlib.compress(b"another size")}
            db.execute(text("UPDATE tables SET layout = 'old', position = :position WHERE id = :table"), given)
            db.execute(text("UPDATE snapshots SET layout = 'old' WHERE table_id = :table"), given)
        hub.registry.rooms.clear()
        live = await hub.room(name)
        while len(live.table.asked) == 3:  # until somebody else is asked
            seat = live.table.waiting_for[0]
            await play.act(hub, live, Who(seat), act(live, seat))
        whole = hub.store.whole(name)
        assert whole.loaded.table.layout == now
        assert [snapshot.layout for snapshot in whole.snapshots] == ["old", now]
        assert examine(whole).differences == [] and examine(whole).notes == []

    with_hub(tmp_path, work)


def test_whom_a_table_waits_for_is_known_without_loading_it(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        while 0 in live.table.waiting_for:
            await play.act(hub, live, Who(0), act(live))
        ((head, _),) = hub.store.open_tables()
        assert list(head.waiting) == live.table.waiting_for == [1, 2]
        await play.unseal(hub, live, Who(0), Undo(seq=0, id="u"))
        ((head, _),) = hub.store.open_tables()
        assert list(head.waiting) == [0, 1, 2]

    with_links(tmp_path, work, public=True)


# Chat


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
        for _ in range(2):  # as it was said, and taken from the store
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


# Resources


def test_who_does_not_read_is_let_go_before_much_waits() -> None:
    """Whole states are asked for again and again, and never read."""

    class Deaf:
        codes: ClassVar[list[int]] = []

        async def send_text(self, text: str) -> None:
            await asyncio.sleep(PATIENCE)

        async def close(self, code: int) -> None:
            self.codes.append(code)

    async def work() -> None:
        limits = Limits()
        connection = Connection(Deaf(), limits.waiting_pushes, limits.waiting_bytes)  # type: ignore[arg-type]
        for _ in range(250):
            connection.push(b"x" * 100_000)
        assert connection._waiting.qsize() == 1, "only its end"
        await connection.send()
        assert Deaf.codes == [1013]

    asyncio.run(asyncio.wait_for(work(), PATIENCE / 2))


def test_one_visitor_with_many_addresses_is_one_visitor() -> None:
    assert visitor("2001:db8:1:2::5") == visitor("2001:db8:1:2:ffff::") != visitor("2001:db8:1:3::5")
    assert (
        visitor("192.0.2.1") == "192.0.2.1" != visitor("192.0.2.2") and visitor("") == "" and visitor("somewhere") == "somewhere"
    )


# After the game


def test_a_game_that_was_given_up_can_be_looked_at(url: str) -> None:
    _, people, spectator = new_table(url)
    play_on(people, asked_for("meetings"))
    for person in people:
        person.post("abandon", {})
    replay = spectator.get("replay", first=0, count=1)
    assert replay["result"] is None and min(replay["positions"][0]["position"]["cash"][:3]) > 0
    assert replay["frames"] == spectator.view()["table"]["entries"]
    assert spectator.get("charts")["rounds"] == [1]
    assert spectator.get("result", 409)["error"] == "conflict"
    record = spectator.raw("GET", spectator._path("record"))
    assert record.status_code == 200
    again = Client(url).raw("POST", "/records?count=1", content=record.content).json()
    assert set(again["positions"][0]["position"]["cash"]) == {-1}, "whoever brings a record along proves nothing"
    host, _, _ = new_table(url, start=False)
    host.post("abandon", {})
    assert host.get("replay", 409)["error"] == host.get("record", 409)["error"] == "conflict"
