"""Questions to the workers other than decisions: bots come first, and whatever happens to a worker, the asker is told."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.core.play import Play
from hustings.server.bots.pool import BotPool, NoAdvice, NotReady, PoolStopped
from hustings.server.bots.process import ADVISE, LOOK, Thinker
from hustings.server.bots.worker_queue import PATIENT, Anybody
from support.pools import run

# A worker that notes its questions in order, and follows an order once: see test_pool.py.
WORKER = """
import json, pathlib, struct, sys, time
orders, notes = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
if sys.argv[-1] == "warm":
    sys.exit(1)
while True:
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit(0)
    question = json.loads(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))
    with notes.open("a") as file:
        file.write(question.get("ask", "decide") + str(question.get("number", "")) + "\\n")
    order, _, rest = orders.read_text().partition("\\n")
    orders.write_text(rest)
    if order == "end":
        sys.exit(3)
    while order == "wait" and not orders.with_name("go").exists():
        time.sleep(0.01)
    answers = {"later": {"later": True}, "nothing": {}, "trouble": {"trouble": "ValueError: oh"}}
    plain = {"option": question["legal"][-1]} if "legal" in question else {"said": {"number": question["number"]}}
    if question.get("ask") == "suggest":
        plain = {"said": {"option": question["legal"][-1], "worlds": question["worlds"]}}
    body = json.dumps(answers.get(order, plain)).encode()
    sys.stdout.buffer.write(struct.pack(">I", len(body)) + body)
    sys.stdout.buffer.flush()
"""


@pytest.fixture
def pool(tmp_path: Path) -> Callable[..., BotPool]:
    def made(*orders: str, compiled: bool = True) -> BotPool:
        (tmp_path / "worker.py").write_text(WORKER)
        (tmp_path / "orders").write_text("\n".join(orders))
        command = [sys.executable, "-S", *(str(tmp_path / name) for name in ("worker.py", "orders", "notes"))]
        found = BotPool(1, warm=False, command=command)
        if compiled:
            found.compiled.add("die-macher")
        return found

    return made


def start() -> Play:
    return hustings.start("die-macher", players=3, seed=1)


def look(pool: BotPool, number: int, rank: int = PATIENT) -> Coroutine[Any, Any, Any]:
    play = start()
    return pool.ask("die-macher", play.setup, {}, {"ask": LOOK, "number": number}, asker=Anybody(rank))


def decide(pool: BotPool) -> Coroutine[Any, Any, int]:
    play = start()
    seat = play.asked[0]
    return pool.decide("die-macher", play.setup, {}, seat, "search:5s", play.observe(seat).tobytes(), play.legal(seat))


def suggest(pool: BotPool) -> Coroutine[Any, Any, Any]:
    play = start()
    seat = play.asked[0]
    legal = play.legal(seat)
    return pool.suggest("die-macher", play.setup, {}, seat, play.observe(seat).tobytes(), legal, None, 24)


def test_a_suggestion_waits_for_no_search(pool: Callable[..., BotPool], tmp_path: Path) -> None:
    """One worker never begins a search. With others waiting in the queue it says what to do, but not why."""
    found = pool("wait")

    async def body() -> list[Any]:
        search = asyncio.create_task(decide(found))
        while not (tmp_path / "notes").exists():
            await asyncio.sleep(0.01)
        said = await asyncio.gather(*(suggest(found) for _ in range(3)))
        assert not search.done() and len(found.pids) == 2
        (tmp_path / "go").touch()
        await search
        return said

    said = run(found, body)
    assert [one["option"] for one in said] == [start().legal(start().asked[0])[-1]] * 3
    assert [one["worlds"] for one in said] == [24, 24, 0]


def test_a_suggestion_that_does_not_come(pool: Callable[..., BotPool]) -> None:
    found = pool("nothing", "trouble", "end")
    with pytest.raises(NoAdvice, match="nobody suggests"):
        run(found, lambda: suggest(found))
    assert found.failures == 3 and found.by_chance == 0


def test_bots_come_first(pool: Callable[..., BotPool], tmp_path: Path) -> None:
    """While the only worker is busy, an analysis and then several bots ask for it: the bots get it."""
    found = pool("wait")

    async def body() -> None:
        first = asyncio.create_task(look(found, 1))
        while not (tmp_path / "notes").exists():
            await asyncio.sleep(0.01)
        patient = asyncio.create_task(look(found, 2))
        await asyncio.sleep(0)
        bots = [asyncio.create_task(decide(found)) for _ in range(3)]
        await asyncio.sleep(0)
        (tmp_path / "go").touch()
        assert (await first, await patient) == ({"number": 1}, {"number": 2})
        await asyncio.gather(*bots)

    run(found, body)
    assert (tmp_path / "notes").read_text().split() == ["look1", "decide", "decide", "decide", "look2"]


def test_a_worker_that_ends_is_replaced_and_asked_again(pool: Callable[..., BotPool]) -> None:
    found = pool("end", "trouble")
    assert run(found, lambda: look(found, 5)) == {"number": 5} and found.failures == 2


def test_one_that_never_answers(pool: Callable[..., BotPool]) -> None:
    found = pool("nothing", "trouble", "end")
    with pytest.raises(NoAdvice, match="did not answer"):
        run(found, lambda: look(found, 5))
    assert found.by_chance == 0


def test_one_that_is_not_ready(pool: Callable[..., BotPool]) -> None:
    found = pool("later")
    with pytest.raises(NotReady, match="in a moment"):
        run(found, lambda: look(found, 5))


def test_rules_that_are_not_compiled_are_made_ready_on_request(pool: Callable[..., BotPool]) -> None:
    found = pool(compiled=False)

    async def body() -> None:
        with pytest.raises(NotReady, match="in a moment"):
            await look(found, 5)
        assert found._warming is not None
        await asyncio.wait({found._warming})  # this worker compiles nothing
        with pytest.raises(NoAdvice, match="could not be compiled"):
            await look(found, 5)

    run(found, body)


def test_who_waits_when_the_server_stops_is_told(pool: Callable[..., BotPool], tmp_path: Path) -> None:
    found = pool("wait")

    async def body() -> None:
        await found.start()
        busy = asyncio.create_task(decide(found))
        while not (tmp_path / "notes").exists():
            await asyncio.sleep(0.01)
        patient = asyncio.create_task(look(found, 2))
        await asyncio.sleep(0)
        await found.stop()
        for task in (busy, patient):
            with pytest.raises(PoolStopped):
                await task

    asyncio.run(body())


def test_a_worker_puts_off_what_needs_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    from hustings.server.bots import process

    monkeypatch.setattr(process, "rehearse", lambda game: False)
    for kind in (ADVISE, LOOK):
        assert Thinker().reply({"ask": kind, "game": "die-macher"}) == {"later": True}
