"""Two server processes on one PostgreSQL: people at either play the same tables, and see what happens as soon as it does."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

import pytest

from hustings.store import Store
from support import postgres
from support.patience import tries
from support.serving import Client, Json, Server, Watcher, asked_for, first_option, legal_of, new_table


class Pair:
    """Two processes and their database."""

    def __init__(self, first: Server, second: Server, address: str) -> None:
        self.first, self.second, self.address = first, second, address

    def table(self, seats: Sequence[str | Json] = ("person",) * 3, **more: Any) -> tuple[Client, list[Client], Client]:
        """Make a table at the first process: its host there, its people at the two in turn, a spectator at the second."""
        host, people, spectator = new_table(self.first.url, seats, **more)
        return host, [self.at(person, number % 2) for number, person in enumerate(people)], self.at(spectator, 1)

    def at(self, client: Client, process: int) -> Client:
        """The same person at one of the two processes."""
        url = (self.first, self.second)[process].url
        return Client(url, client.table, client.token, client.seat)


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("processes")
    with (
        postgres.database() as address,
        Server(folder / "first.db", address=address) as first,
        Server(folder / "second.db", address=address) as second,
    ):
        yield Pair(first, second, address)
        for server in (first, second):
            assert "Traceback" not in server.log()


class Room:
    """Everyone with a page open at a table: whoever acts has received all earlier pushes, and all receive the next."""

    def __init__(self, *readers: Client) -> None:
        self.readers = readers
        self.watchers: list[Watcher] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Room:
        for reader in self.readers:
            self.watchers.append(await self._stack.enter_async_context(Watcher(reader)))
        return self

    async def __aexit__(self, *details: Any) -> None:
        await self._stack.aclose()

    async def all(self, true: Callable[[Json], bool]) -> None:
        """Wait until a condition is true of what each of them has been pushed."""
        for watcher in self.watchers:
            await watcher.until(lambda one=watcher: true(one.state))

    async def act(self, seat: int, *options: int) -> Json:
        client = next(reader for reader in self.readers if reader.seat == seat)
        watcher = self.watchers[self.readers.index(client)]
        done = await asyncio.to_thread(client.act, *(options or (first_option(watcher.state["ask"]),)), seq=watcher.state["seq"])
        seen = done["state"]
        await self.all(lambda state: state["seq"] == seen["seq"] and state["sealed"] == seen["sealed"])
        await watcher.until(lambda: watcher.state["ask"] == seen["ask"])  # others are not told of half a decision
        return done

    async def play_until(self, true: Callable[[Json], bool]) -> int:
        """Let everybody decide until the state of the seat that is asked fulfils a condition, and return that seat."""
        for _ in range(2000):
            state = self.watchers[0].state
            seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
            mine = next(w for w, reader in zip(self.watchers, self.readers, strict=True) if reader.seat == seat).state
            if true(mine):
                return int(seat)
            await self.act(seat)
        raise AssertionError("it does not come to that")


def same_for_all(room: Room) -> None:
    """Check that what pages have built from pushes is what a new request at either process shows."""
    for watcher, reader in zip(room.watchers, room.readers, strict=True):
        for process in (room.readers[0].url, reader.url):
            client = Client(process, reader.table, reader.token, reader.seat)
            view = client.view()
            assert {**view, "table": None} == {**watcher.state, "table": None}
            assert client.get("lines") == watcher.lines


def test_a_game_goes_on_wherever_its_people_are(pair: Pair) -> None:
    async def work() -> None:
        host, people, spectator = pair.table(variants=["short"])
        async with Room(*people, spectator, host) as room:
            await room.play_until(asked_for("meetings"))
            for _ in range(30):  # with everything they may do, not only declining
                state = room.watchers[0].state
                seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
                ask = room.watchers[seat].state["ask"]
                await room.act(seat, legal_of(ask)[-1])
            same_for_all(room)

    asyncio.run(work())


def test_sealed_at_once_in_both_processes_it_opens_once(pair: Pair) -> None:
    async def work() -> None:
        _, people, spectator = pair.table()
        async with Room(*people, spectator) as room:
            await room.play_until(asked_for("start-bid"))
            seq = room.watchers[0].state["seq"]
            with ThreadPoolExecutor(3) as pool:
                bids = list(pool.map(lambda person: person.act(5 + person.seat, seq=seq), people))
            assert sorted(bid["sealed"] for bid in bids) == [False, True, True]
            await room.all(lambda state: state["seq"] == seq + 1)
            assert [w.state["position"]["bid_shown"][:3] for w in room.watchers] == [[5, 6, 7]] * 4
            same_for_all(room)

    asyncio.run(work())


def test_of_two_at_the_same_time_one_is_too_late(pair: Pair) -> None:
    """The same seat decides at both processes: one decision is carried out, the other is answered with the present state."""

    async def work() -> None:
        _, people, _ = pair.table()
        async with Room(*people) as room:
            for _ in range(5):
                seat = await room.play_until(lambda state: not state["ask"]["sealed"])
                ask, seq = room.watchers[seat].state["ask"], room.watchers[seat].state["seq"]
                body = {"seq": seq, "options": [first_option(ask)]}
                both = [pair.at(people[seat], process) for process in (0, 1)]
                ids = [Client.new_id(), Client.new_id()]
                with ThreadPoolExecutor(2) as pool:
                    sent = [
                        pool.submit(one.raw, "POST", one._path("act"), json={**body, "id": i})
                        for one, i in zip(both, ids, strict=True)
                    ]
                answers = [future.result() for future in sent]
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                late = next(answer.json() for answer in answers if answer.status_code == 409)
                assert late["error"] == "stale" and late["state"]["seq"] == seq + 1
                await room.all(lambda state, seq=seq: state["seq"] == seq + 1)  # type: ignore[misc]
            same_for_all(room)

    asyncio.run(work())


def test_a_repeat_at_another_process_is_answered_as_the_first_time(pair: Pair) -> None:
    _, people, _ = pair.table()
    me = people[0]
    option = first_option(me.view()["ask"])
    act = {"seq": 0, "id": "same", "options": [option]}
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda process: pair.at(me, process).post("act", act), (0, 1)))
    first, second = ({name: answer[name] for name in ("seq", "sealed", "lines")} for answer in answers)
    assert first == second == {name: pair.at(me, 1).post("act", act)[name] for name in first}
    assert len(me.view()["ask"]["drafted"]) == 1


def test_whoever_comes_at_once_to_the_other_process_is_not_too_early(pair: Pair) -> None:
    """Nobody waits for a push here: each request goes to the process that may not have heard of the last one yet."""
    _, people, _ = pair.table()
    state = people[0].view()
    for number in range(60):
        seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
        ask = pair.at(people[seat], (number + 1) % 2).view()["ask"] if state["seat"] != seat else state["ask"]
        if ask is None:  # a look may be a moment late, an action never is
            ask = pair.at(people[seat], number % 2).view()["ask"]
        me = pair.at(people[seat], number % 2)
        state = me.act(first_option(ask), seq=state["seq"])["state"]


def test_undo_and_votes_cross(pair: Pair) -> None:
    async def work() -> None:
        _, people, spectator = pair.table()
        async with Room(*people, spectator) as room:
            seat = await room.play_until(asked_for("meetings"))
            before = [dict(watcher.state["position"]) for watcher in room.watchers]
            seq = room.watchers[0].state["seq"]
            done = await room.act(seat)
            assert done["state"]["can_undo"]
            other = pair.at(people[seat], 1 - (seat % 2))  # the same person at the other process
            back = await asyncio.to_thread(other.post, "undo", {"seq": done["seq"], "id": Client.new_id()})
            await room.all(lambda state: state["seq"] == back["seq"])
            assert [watcher.state["position"] for watcher in room.watchers] == before
            same_for_all(room)
            await room.act(seat)
            for number, person in enumerate(people):
                path, body = ("rewind", {"to": seq}) if number == 0 else ("vote/rewind", {})
                await asyncio.to_thread(person.post, path, body)
                if number < 2:
                    await room.all(lambda state, n=number: [len(v["agreed"]) for v in state["votes"]] == [n + 1])  # type: ignore[misc]
            await room.all(lambda state: state["votes"] == [] and state["seq"] == back["seq"] + 2)
            assert [watcher.state["position"] for watcher in room.watchers] == before
            same_for_all(room)
            for person in people:
                await asyncio.to_thread(person.post, "pause", {})
            await room.all(lambda state: state["table"]["status"] == "paused")
            people[1].post("resume", None, 204)
            await room.all(lambda state: state["table"]["status"] == "playing")

    asyncio.run(work())


def test_chat_crosses_in_one_order(pair: Pair) -> None:
    async def work() -> None:
        _, people, spectator = pair.table()
        async with Room(*people, spectator) as room:
            with ThreadPoolExecutor(3) as pool:
                for _ in range(4):
                    list(pool.map(lambda person: person.post("chat", {"text": f"from {person.seat}"}, 201), people))
            said = people[0].post("chat", {"text": "psst", "to": 1}, 201)
            assert (said["number"], said["to"]) == (12, 1)
            for watcher, lines in zip(room.watchers, (13, 13, 12, 12), strict=True):
                await watcher.until(lambda w=watcher, n=lines: len(w.chat) == n)
                assert [line["number"] for line in watcher.chat] == list(range(lines))
            chats = [watcher.chat[:12] for watcher in room.watchers]
            assert chats[0] == chats[1] == chats[2] == chats[3]
            assert people[1].get("chat") == room.watchers[1].chat

    asyncio.run(work())


def test_who_is_here_crosses(pair: Pair) -> None:
    def here(state: Json) -> list[bool]:
        return [seat["here"] for seat in state["table"]["seats"]]

    async def work() -> None:
        _, people, _ = pair.table()
        async with Room(people[0]) as room:
            async with Room(people[1]) as other:
                await room.all(lambda state: here(state) == [True, True, False])
                await other.all(lambda state: here(state) == [True, True, False])
            await room.all(lambda state: here(state) == [True, False, False])

    asyncio.run(work())


def test_links_are_good_and_end_everywhere_at_once(pair: Pair) -> None:
    async def work() -> None:
        host, people, _ = pair.table(["person", "person", "open"], start=False)
        joined = pair.at(host, 1).post("join", {"name": "Zoe"})
        zoe = Client(pair.first.url, host.table, joined["token"], joined["seat"])
        assert zoe.view()["seat"] == 2
        async with Watcher(people[1]) as watcher:
            moved = pair.at(people[1], 0).post("move")
            await watcher.until(lambda: watcher.gone is not None)
            assert watcher.gone is not None and "another link" in watcher.gone["message"]
            fresh = Client(pair.second.url, host.table, moved["token"], 1)
            assert fresh.view()["seat"] == 1
            people[1].get("view", 401)
        async with Watcher(fresh) as watcher:
            host.post("seats/1/replace", {"bot": "easy"}, 204)
            await watcher.until(lambda: watcher.gone is not None)
            assert watcher.gone is not None and "bot" in watcher.gone["message"]

    asyncio.run(work())


def test_a_deleted_table_is_gone_everywhere(pair: Pair) -> None:
    async def work() -> None:
        _, people, _ = pair.table()
        store = Store.open(pair.address)
        async with Room(*people) as room:
            store.delete(people[0].table)
            for watcher in room.watchers:
                await watcher.until(lambda w=watcher: w.gone is not None)
        store.close()

    asyncio.run(work())


def test_cut_connections_are_survived(pair: Pair) -> None:
    """All connections to the database are ended, again and again, while people play, talk and watch."""

    async def work() -> None:
        _, people, spectator = pair.table()
        ends, stop = 0, threading.Event()

        def cut() -> None:
            """Cut the connections each time somebody has got through, at a random moment of the next attempt."""
            nonlocal ends
            rng, acts = random.Random(1), -1
            while not stop.wait(rng.random() * 0.05):
                if len(told) > acts:
                    acts, ends = len(told), ends + postgres.cut(pair.address)

        told: list[int] = []
        cutting = threading.Thread(target=cut)
        cutting.start()
        try:
            state = people[0].view()
            asks = {0: (state["seq"], state["ask"])}  # the last answer to each: a look may be late
            for number in range(25):
                seat = next(seat for seat in state["asked"] if seat not in state["sealed"])
                seq, ask = asks.get(seat, (-1, None))
                known = ask if seq == state["seq"] else None
                state = patient_act(pair.at(people[seat], number % 2), state["seq"], known, told)
                asks[seat] = (state["seq"], state["ask"])
        finally:
            stop.set()
            cutting.join()
        assert ends
        last = state["seq"]
        async with Room(*people, spectator) as room:  # missed pushes are made up for
            await room.all(lambda state: state["seq"] == last)
            await room.play_until(lambda state: state["seq"] >= last + 5)
            same_for_all(room)
        store = Store.open(pair.address)
        assert set(told) <= {event.seq for event in store.events(people[0].table)}
        store.close()

    asyncio.run(work())


def patient_act(me: Client, seq: int, ask: Json | None, told: list[int]) -> Json:
    """Decide, sending the same request again as long as the database is away, and return the state that follows."""
    client_id = Client.new_id()
    for _ in tries():
        if ask is None:
            view = me.raw("GET", me._path("view"))
            ask = view.json()["ask"] if view.status_code == 200 and view.json()["seq"] == seq else None
            continue
        answer = me.raw("POST", me._path("act"), json={"seq": seq, "id": client_id, "options": [first_option(ask)]})
        if answer.status_code == 200:
            told.append(answer.json()["seq"])
            found: Json = answer.json()["state"]
            return found
        assert answer.status_code == 503, answer.text
    raise AssertionError("it stays away")
