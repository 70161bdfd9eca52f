"""Acts over a live connection: carried out, answered, refused and counted like those over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import orjson
import pytest
from pydantic import TypeAdapter
from starlette.websockets import WebSocket
from websockets import ConnectionClosed

from hustings.server.http.live_protocol import GuardedLiveProtocol, _frame_head
from hustings.server.http.sockets import Connection
from hustings.wire.live import Push
from hustings.wire.play import DoneBriefly
from support.inside import inside, wide
from support.patience import PATIENCE
from support.serving import Client, Json, Watcher, asked_for, first_option, new_table, play_on

PUSH: TypeAdapter[Any] = TypeAdapter(Push)


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def do(work: Any, *args: Any, **more: Any) -> Any:
    return await asyncio.to_thread(work, *args, **more)


async def acted(watcher: Watcher, *options: int, **more: Any) -> Json:
    """Act over a connection, and return the push that answers it."""
    act = {"type": "act", "seq": watcher.state["seq"], "id": Client.new_id(), "options": list(options), **more}
    await watcher.say(act)
    while (push := await watcher.hear())["type"] != "answer":
        pass
    PUSH.validate_python(push)
    assert push["id"] == act["id"]
    return push


def test_a_game_is_played_over_the_sockets_alone(url: str) -> None:
    """With sealed and other decisions, the state built from pushes equals the answer to a request, and the answer to an act gives
    the number it leads to."""

    async def work() -> None:
        _, people, _ = await do(new_table, url)
        watchers = [Watcher(person) for person in people]
        for watcher in watchers:
            await watcher.__aenter__()
        for _ in range(40):
            state = watchers[0].state
            seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
            mine = watchers[seat]
            await mine.settle()
            before = mine.state["seq"]
            answer = await acted(mine, first_option(mine.state["ask"]), brief=True)
            assert answer["status"] == 200 and answer["problem"] is None
            done = answer["done"]
            DoneBriefly.model_validate(done)
            assert mine.state["seq"] == done["seq"], "the push comes before the answer that leaves the state to it"
            assert done["seq"] > before or seat in mine.state["sealed"] or mine.state["ask"]["drafted"]
            for watcher in watchers:
                await watcher.settle()
            shown = await do(people[seat].view)
            assert {**mine.state, "table": None} == {**shown, "table": None}
        for watcher in watchers:
            await watcher.__aexit__()

    run(work())


def test_the_same_id_is_carried_out_once_by_whichever_way(url: str) -> None:
    async def work() -> None:
        _, people, _ = await do(new_table, url)
        view = await do(play_on, people, asked_for("meetings"))
        me, option = people[view["seat"]], first_option(view["ask"])
        async with Watcher(me) as watcher:
            first = await acted(watcher, option, id="once")
            again = await acted(watcher, option, id="once", seq=view["seq"])
            asked = await do(me.act, option, seq=view["seq"], id="once")
            for done in (again["done"], asked):
                assert (done["seq"], done["lines"]) == (first["done"]["seq"], first["done"]["lines"])
            assert (await do(me.view))["seq"] == first["done"]["seq"]

    run(work())


@pytest.mark.parametrize("wrong", ["stale", "illegal", "no option", "not a number", "too much"])
def test_refused_as_a_request_is(url: str, wrong: str) -> None:
    """The same status and problem, and the connection goes on."""

    async def work() -> None:
        _, people, _ = await do(new_table, url)
        view = await do(play_on, people, asked_for("meetings"))
        me = people[view["seat"]]
        option = first_option(view["ask"])
        body: Json = {
            "stale": {"seq": view["seq"] - 1, "options": [option]},
            "illegal": {"seq": view["seq"], "options": [0]},
            "no option": {"seq": view["seq"], "options": []},
            "not a number": {"seq": view["seq"], "options": ["x"]},
            "too much": {"seq": view["seq"], "options": [option], "more": 1},
        }[wrong]
        async with Watcher(me) as watcher:
            await watcher.say({"type": "act", "id": "wrong", **body})
            while (push := await watcher.hear())["type"] != "answer":
                pass
            PUSH.validate_python(push)
            status = {"stale": 409, "illegal": 409}.get(wrong, 422)
            asked = await do(me.post, "act", {"id": "wrong", **body}, status)
            assert (push["id"], push["status"], push["done"]) == ("wrong", status, None)
            for problem in (push["problem"], asked):
                if problem["state"] is not None:
                    problem["state"]["table"] = None  # presence is told a moment later
            assert push["problem"] == asked
            assert (await acted(watcher, option, seq=view["seq"]))["status"] == 200

    run(work())


def test_only_a_seat_acts_and_only_while_its_link_is_good(url: str) -> None:
    async def work() -> None:
        host, people, spectator = await do(new_table, url)
        for looker in (host, spectator):
            async with Watcher(looker) as watcher:
                answer = await acted(watcher, 0)
                assert (answer["status"], answer["problem"]["error"]) == (403, "forbidden")
        async with Watcher(people[0]) as watcher:
            await do(host.post, "seats/0/recover")
            option = first_option(watcher.state["ask"])
            with suppress(ConnectionClosed):  # it may be closed by then
                await watcher.say({"type": "act", "seq": watcher.state["seq"], "id": "late", "options": [option]})
            await watcher.until(lambda: watcher.gone is not None)
            assert not [push for push in watcher.pushes if push["type"] == "answer" and push["status"] == 200]
        assert (await do(people[1].view))["sealed"] == []

    run(work())


def test_what_cannot_be_told_apart_ends_the_connection(url: str) -> None:
    """An act without an id, or with an invalid one, is not a valid message."""

    async def work() -> None:
        _, people, _ = await do(new_table, url)
        for act in ({"seq": 0, "options": [1]}, {"seq": 0, "options": [1], "id": 7}, {"seq": 0, "options": [1], "id": "x" * 65}):
            async with Watcher(people[0]) as watcher:
                await watcher.say({"type": "act", **act})
                await watcher.until(lambda watcher=watcher: watcher.gone is not None)
                assert watcher.gone is not None and watcher.gone["error"] == "malformed"

    run(work())


def test_acts_and_requests_share_their_limit(tmp_path: Path) -> None:
    """The limit is per link, so that nobody gets twice as much by using both ways. A flood of acts ends the connection."""
    burst = 12
    with inside(tmp_path, limits=wide(per_second=0.01, burst=burst, crowd=1000)) as server:

        async def work() -> None:
            _, people, _ = await do(new_table, server.address)
            me = people[0]
            async with Watcher(me) as watcher:
                for _ in range(burst // 2):
                    await do(me.view)
                statuses = [(await acted(watcher, 0, seq=999))["status"] for _ in range(burst // 2 + 2)]
                assert statuses == [409] * (burst // 2) + [429] * 2
                await do(me.get, "view", 429)
                assert (await do(people[1].view))["seat"] == 1
                for _ in range(burst):  # these are refused, after the two above
                    await watcher.say({"type": "act", "seq": 999, "id": "x", "options": [0]})
                await watcher.until(lambda: watcher.gone is not None)
                assert watcher.gone is not None and watcher.gone["error"] == "too-many"

        run(work())
        text = server.http.get("/metrics").text
        assert 'hustings_requests_total{method="LIVE",route="/api/tables/{table}/act",status="429"}' in text


def connection(sent: list[list[bytes]]) -> Connection:
    """A connection that notes what is sent together."""

    def at_once(messages: Sequence[bytes]) -> bool:
        sent.append(list(messages))
        return True

    return Connection(cast(WebSocket, None), 10, 1000, at_once=at_once)


def test_what_was_pushed_by_an_act_goes_out_with_its_answer() -> None:
    sent: list[list[bytes]] = []
    mine = connection(sent)
    mine.push(b'{"type":"before"}')
    mine.hold()
    mine.push(b'{"type":"changed"}')
    mine.push(b'{"type":"answer"}')
    assert len(sent) == 1
    mine.release()
    mine.push(b'{"type":"after"}')
    assert [[orjson.loads(message)["push"] for message in together] for together in sent] == [[1], [2, 3], [4]]
    mine.hold()
    mine.push(b'{"type":"changed"}')
    mine.end({"error": "gone"})
    assert [orjson.loads(message)["push"] for message in sent[-1]] == [5], "what was held is not lost"


@pytest.mark.parametrize("behind_for", [1, 100], ids=["for a moment", "all the time"])
def test_what_was_held_comes_in_its_turn_to_a_reader_who_is_behind(behind_for: int) -> None:
    sent: list[tuple[int, str]] = []
    counted: list[None] = []
    asked = iter(range(1000))

    class Reader:
        async def send_text(self, text: str) -> None:
            message = orjson.loads(text)
            sent.append((message["push"], message["type"]))

        async def close(self, code: int) -> None: ...

    def at_once(messages: Sequence[bytes]) -> bool:
        return next(asked) >= behind_for

    mine = Connection(cast(WebSocket, Reader()), 10, 1000, pushed=lambda: counted.append(None), at_once=at_once)
    mine.push(b'{"type":"before"}')
    mine.hold()
    mine.push(b'{"type":"changed"}')
    mine.push(b'{"type":"answer"}')
    mine.release()
    mine.push(b'{"type":"after"}')
    mine.end({"error": "gone"})
    asyncio.run(mine.send())
    assert sent == [(1, "before"), (2, "changed"), (3, "answer"), (4, "after"), (5, "gone")]
    assert len(counted) == 4, "every push is counted once"


def test_what_goes_out_together_is_counted_one_by_one() -> None:
    counted: list[None] = []
    mine = Connection(cast(WebSocket, None), 10, 1000, pushed=lambda: counted.append(None), at_once=lambda messages: True)
    mine.hold()
    mine.push(b'{"type":"changed"}')
    mine.push(b'{"type":"answer"}')
    mine.release()
    assert len(counted) == 2


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])
def test_a_message_of_any_size_is_framed_as_the_standard_has_it(size: int) -> None:
    """RFC 6455, 5.2: a final text frame, not masked, with its length in the smallest of 7, 16 and 64 bits that holds it."""
    head = _frame_head(size)
    told = head[1] if head[1] < 126 else int.from_bytes(head[2:], "big")
    assert head[0] == 0x80 | 0x01 and told == size
    assert (len(head), head[1]) == ((2, size) if size < 126 else (4, 126) if size < 1 << 16 else (10, 127))


def test_an_act_and_its_push_are_one_message_to_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[list[str]] = []
    write = GuardedLiveProtocol.write_texts

    def noted(self: GuardedLiveProtocol, texts: Sequence[bytes]) -> bool:
        sent.append([orjson.loads(text)["type"] for text in texts])
        return write(self, texts)

    monkeypatch.setattr(GuardedLiveProtocol, "write_texts", noted)
    with inside(tmp_path) as server:

        async def work() -> None:
            _, people, _ = await do(new_table, server.address)
            async with Watcher(people[0]) as mine:
                await acted(mine, first_option(mine.state["ask"]), brief=True)

        run(work())
    assert ["changed", "answer"] in sent
