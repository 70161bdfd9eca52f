"""Live pushes: every reader gets its own changes in order, and catches up after a gap; all messages follow the models."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any, ClassVar

import pytest
import websockets
from pydantic import TypeAdapter

from hustings.server.http.sockets import Connection
from hustings.server.settings import Limits
from hustings.wire.live import Push
from hustings.wire.play import Done, DoneBriefly, Previewed, View
from support.patience import PATIENCE
from support.serving import Client, Watcher, asked_for, first_option, new_table, play_on

PUSH: TypeAdapter[Any] = TypeAdapter(Push)


def run(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


async def do(work: Any, *args: Any, **more: Any) -> Any:
    return await asyncio.to_thread(work, *args, **more)


def same_game(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two states are equal except for presence and time, which `table` pushes tell later."""
    return {**one, "table": None} == {**other, "table": None}


async def seen_by_all(watchers: list[Watcher], seq: int) -> None:
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: watcher.state["seq"] >= seq)


def test_pushes_keep_every_reader_up_to_date(url: str) -> None:
    """For every reader, the state built from pushes equals the answer to a fresh request, through sealed decisions, acts and
    undo."""

    async def work() -> None:
        host, people, spectator = await do(new_table, url)
        everyone = [*people, spectator, host]
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(Watcher(client)) for client in everyone]
            for _ in range(45):
                state = watchers[3].state
                seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
                ask = watchers[seat].state["ask"]
                done = await do(people[seat].act, first_option(ask), seq=state["seq"])
                Done.model_validate(done)
                if done["seq"] != state["seq"]:
                    await seen_by_all(watchers, done["seq"])
                else:
                    await watchers[seat].until(lambda w=watchers[seat], s=done["state"]: same_game(w.state, s))
                    if done["sealed"]:
                        for watcher in watchers:
                            await watcher.until(lambda watcher=watcher, seat=seat: seat in watcher.state["sealed"])
                if done["state"]["can_undo"]:
                    back = await do(people[seat].post, "undo", {"seq": done["seq"], "id": Client.new_id()})
                    await seen_by_all(watchers, back["seq"])
                    again = await do(people[seat].act, first_option(ask), seq=back["seq"])
                    await seen_by_all(watchers, again["seq"])
                for watcher, client in zip(watchers, everyone, strict=True):
                    view = await do(client.view)
                    View.model_validate(view)
                    assert same_game(watcher.state, view)
            for watcher, client in zip(watchers, everyone, strict=True):
                await watcher.settle()
                assert watcher.lines == await do(client.get, "lines")
                for push in watcher.pushes:
                    PUSH.validate_python(push)
                kinds = {push["type"] for push in watcher.pushes}
                assert {"welcome", "changed", "table"} <= kinds

    run(work())


def test_only_what_changed_is_sent(url: str) -> None:
    async def work() -> None:
        _, people, spectator = await do(new_table, url)
        view = await do(play_on, people, asked_for("meetings"))
        async with Watcher(spectator) as watcher:
            await do(people[view["seat"]].act, first_option(view["ask"]))
            push = await watcher.hear()
            while push["type"] != "changed":
                push = await watcher.hear()
            assert 0 < len(push["changes"]) < 10

    run(work())


def test_a_newcomer_gets_only_the_lines_it_lacks(url: str) -> None:
    async def work() -> None:
        _, people, _ = await do(new_table, url)
        await do(play_on, people, asked_for("start-bid"))
        lines = await do(people[0].get, "lines")
        assert len(lines) > 3
        async with websockets.connect(url.replace("http", "ws") + "/api/live", open_timeout=PATIENCE) as socket:
            hello = {"type": "hello", "table": people[0].table, "token": people[0].token, "lines": 3, "chat": 0}
            await socket.send(json.dumps(hello))
            welcome = json.loads(await socket.recv())
            assert welcome["push"] == 1 and welcome["lines"] == lines[3:]
            await socket.send(json.dumps({"type": "resync", "lines": len(lines)}))
            pushes = [json.loads(await socket.recv())]
            while pushes[-1]["type"] != "welcome":
                pushes.append(json.loads(await socket.recv()))
            assert pushes[-1]["lines"] == [] and pushes[-1]["state"]["seq"] == welcome["state"]["seq"]
            await socket.send(json.dumps({"type": "ping"}))
            while (push := json.loads(await socket.recv()))["type"] != "pong":
                pass
            assert push["push"] == len(pushes) + 2

    run(work())


def test_presence_and_names_are_told(url: str) -> None:
    async def work() -> None:
        _, people, spectator = await do(new_table, url)
        async with Watcher(spectator) as watcher:
            async with Watcher(people[1]):
                await watcher.until(lambda: watcher.state["table"]["seats"][1]["here"])
                assert not watcher.state["table"]["seats"][0]["here"]
            await watcher.until(lambda: not watcher.state["table"]["seats"][1]["here"])
            await do(people[0].patch, "me", {"name": "Zoe"})
            await watcher.until(lambda: watcher.state["table"]["seats"][0]["name"] == "Zoe")
            await do(people[0].post, "pause", {})
            await watcher.until(lambda: bool(watcher.state["votes"]))

    run(work())


def test_the_start_is_pushed_with_the_whole_position(url: str) -> None:
    async def work() -> None:
        host, people, _ = await do(new_table, url, start=False)
        async with Watcher(people[0]) as watcher:
            assert watcher.state["table"]["status"] == "waiting" and watcher.state["position"] == {}
            await do(host.post, "start", None, 204)
            await watcher.until(lambda: watcher.state["table"]["status"] == "playing")
            assert same_game(watcher.state, await do(people[0].view))

    run(work())


def test_private_chat_reaches_two_sockets_only(url: str) -> None:
    async def work() -> None:
        _, people, spectator = await do(new_table, url)
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(Watcher(client)) for client in (*people, spectator)]
            await do(people[0].post, "mute", {"seat": 2}, 204)
            await do(people[0].post, "chat", {"text": "for you", "to": 1}, 201)
            await do(people[2].post, "chat", {"text": "for all"}, 201)
            for watcher in watchers:
                await watcher.settle()
            texts = [[line["text"] for line in watcher.chat] for watcher in watchers]
            assert texts == [["for you"], ["for you", "for all"], ["for all"], ["for all"]]

    run(work())


def test_a_link_that_ends_is_told_and_closed(url: str) -> None:
    async def work() -> None:
        host, people, _ = await do(new_table, url)
        async with Watcher(people[0]) as watcher:
            await do(host.post, "seats/0/recover")
            await watcher.until(lambda: watcher.gone is not None)
            assert watcher.gone is not None and watcher.gone["error"] == "unauthorised"
            with pytest.raises(websockets.ConnectionClosed):
                await watcher.hear()

    run(work())


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ('{"type": "hello", "table": "nowhere", "token": "x"}', "unknown"),
        ('{"type": "hello", "table": "TABLE", "token": "wrong"}', "unauthorised"),
        ('{"type": "ping"}', "malformed"),
        ("{", "malformed"),
        ("[" * 5000, "malformed"),
        ('{"type": "hello", "table": 7, "token": "x"}', "malformed"),
        ('{"type": "sing"}', "malformed"),
        (b"\x00", "malformed"),
    ],
)
def test_a_wrong_hello_is_answered_and_closed(url: str, message: str | bytes, error: str) -> None:
    async def work() -> None:
        _, people, _ = await do(new_table, url)
        text = message.replace("TABLE", people[0].table) if isinstance(message, str) else message
        async with websockets.connect(url.replace("http", "ws") + "/api/live", open_timeout=PATIENCE) as socket:
            await socket.send(text)
            push = json.loads(await socket.recv())
            PUSH.validate_python(push)
            assert (push["type"], push["problem"]["error"]) == ("gone", error)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()

    run(work())


def test_answers_are_as_the_models_say(url: str) -> None:
    _, people, _ = new_table(url, variants=["short"], game="die-macher")
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    me = people[view["seat"]]
    Previewed.model_validate(me.post("preview", {"seq": view["seq"], "options": [first_option(view["ask"])]}))


def test_a_brief_answer_leaves_the_state_to_the_push(url: str) -> None:
    """This is so if the seat has a connection and the position moves on. Otherwise, and for a repeated request, the answer has
    everything."""

    async def work() -> None:
        _, people, _ = await do(new_table, url)
        await do(play_on, people, lambda state: len(state["asked"]) == 1)
        seat = (await do(people[0].view))["asked"][0]
        other = people[(seat + 1) % 3]

        async def acted(again: str | None = None) -> tuple[str, Any]:
            state = await do(people[seat].view)
            body = {"seq": state["seq"], "id": again or Client.new_id(), "options": [first_option(state["ask"])], "brief": True}
            return body["id"], await do(people[seat].post, "act", body)

        async with Watcher(other):  # somebody else's connection does not count
            Done.model_validate((await acted())[1])
            await do(play_on, people, lambda state: state["asked"] == [seat])
            async with Watcher(people[seat]) as watcher:
                name, brief = await acted()
                DoneBriefly.model_validate(brief)
                await watcher.until(lambda: watcher.state["seq"] >= brief["seq"])
                view = await do(people[seat].view)
                assert same_game(watcher.state, view)
                _, whole = await acted(again=name)
                assert (whole["seq"], whole["lines"]) == (brief["seq"], brief["lines"])
                Done.model_validate(whole)
                assert same_game(whole["state"], view)

    run(work())


def test_a_sealed_answer_leaves_the_state_to_the_push_once_the_seat_has_sealed(url: str) -> None:
    """Then the push shows the seat among those that have sealed. No push would show a part of an answer, or a replaced one."""

    async def work() -> None:
        _, people, _ = await do(new_table, url)
        me, state = people[0], await do(people[0].view)
        assert state["ask"]["sealed"]
        answered: list[int] = []

        async def acted(*options: int) -> Any:
            return await do(me.post, "act", {"seq": state["seq"], "id": Client.new_id(), "options": options, "brief": True})

        async with Watcher(me) as watcher:
            ask, done = state["ask"], None
            while done is None or not done["sealed"]:
                answered.append(first_option(ask))
                done = await acted(answered[-1])
                if not done["sealed"]:
                    ask = Done.model_validate(done).model_dump()["state"]["ask"]
            DoneBriefly.model_validate(done)
            await watcher.until(lambda: watcher.state["sealed"] == [0])
            assert watcher.state["seq"] == done["seq"] == state["seq"]
            assert same_game(watcher.state, await do(me.view))
            assert Done.model_validate(await acted(*answered)).state.sealed == [0]

    run(work())


def test_who_does_not_read_is_let_go_before_much_waits() -> None:
    """Whole states are requested again and again, and never read."""

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
