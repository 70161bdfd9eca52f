"""Worker processes in which bots think: whatever happens to them, every question gets a legal answer and nothing waits."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.core.errors import HustingsError
from hustings.core.play import Play
from hustings.server.bots.pool import BotPool, PoolStopped
from support.patience import PATIENCE
from support.pools import run

SOURCE = Path(__file__).parents[3] / "src"

# A worker that follows its file of orders, one order for each question, across restarts. Without orders it takes the last option.
WORKER = """
import json, pathlib, struct, sys, time
orders = pathlib.Path(sys.argv[1])
while True:
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit(0)
    question = json.loads(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))
    order, _, rest = orders.read_text().partition("\\n")
    orders.write_text(rest)
    if order == "hang":
        time.sleep(600)
    elif order == "end":
        sys.exit(3)
    elif order == "mumble":
        sys.stdout.buffer.write(b"hello")
        sys.exit(0)
    elif order == "shout":
        sys.stdout.buffer.write(b"\\xff" * 8)
    else:
        answers = {"illegal": {"option": 99999}, "bool": {"option": True}, "text": {"option": "1"}, "list": [1],
                   "trouble": {"trouble": "ValueError: oh"}}
        body = json.dumps(answers.get(order, {"option": question["legal"][-1]})).encode()
        sys.stdout.buffer.write(struct.pack(">I", len(body)) + body)
    sys.stdout.buffer.flush()
"""


@pytest.fixture
def orders(tmp_path: Path) -> Callable[..., list[str]]:
    """`orders("hang", "end")`: the command of a worker that hangs at its first question and ends at its second."""

    def command(*given: str) -> list[str]:
        (tmp_path / "worker.py").write_text(WORKER)
        (tmp_path / "orders").write_text("\n".join(given))
        return [sys.executable, "-S", str(tmp_path / "worker.py"), str(tmp_path / "orders")]

    return command


def ask(pool: BotPool, play: Play, spec: str = "hard") -> Coroutine[Any, Any, int]:
    seat = play.asked[0]
    seen = play.observe(seat).tobytes()
    return pool.decide(play.game.name, play.setup, dict(play.sheet.own), seat, spec, seen, play.legal(seat))


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.parametrize(("game", "edition", "players"), [("die-macher", "1997", 3), ("helvetiq", "2008", 2)])
def test_bots_of_every_level_play_a_game_without_compiled_rules(game: str, edition: str, players: int) -> None:
    pool = BotPool(1, warm=False)

    async def body() -> int:
        play = hustings.start(game, edition=edition, players=players, seed=3)
        levels = ("easy", "normal", "hard", "expert")
        for number in range(120):
            option = await ask(pool, play, levels[number % 4])
            play.act(play.asked[0], option)
        return len(play.entries)

    assert run(pool, body) == 121
    assert (pool.failures, pool.by_chance) == (0, 0)


def test_own_figures_reach_the_worker() -> None:
    play = hustings.start("die-macher", players=3, seed=1)
    sheet = play.game.sheet(play.setup, {"components.start_money": 40})
    rich = Play(play.game, play.setup, sheet, seed=1)
    pool = BotPool(1, warm=False)
    assert run(pool, lambda: ask(pool, rich)) in rich.legal(rich.asked[0])
    assert pool.failures == 0


@pytest.mark.parametrize("order", ["end", "mumble", "shout", "illegal", "bool", "text", "list", "trouble"])
def test_what_goes_wrong_once_is_thought_again(
    orders: Callable[..., list[str]], caplog: pytest.LogCaptureFixture, order: str
) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False, command=orders(order))
    with caplog.at_level(logging.WARNING, "hustings.bots"):
        assert run(pool, lambda: ask(pool, play)) == play.legal(play.asked[0])[-1]
    assert (pool.failures, pool.by_chance) == (1, 0)
    assert "attempt 1 of 3" in caplog.text


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced(orders: Callable[..., list[str]], tmp_path: Path) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False, command=orders("hang"))

    async def body() -> int:
        first, other = pool.pids
        thinking = asyncio.create_task(ask(pool, play))
        while "hang" in (tmp_path / "orders").read_text():
            await asyncio.sleep(0.01)
        os.kill(first, signal.SIGKILL)
        option = await thinking
        assert first not in pool.pids and other in pool.pids
        return option

    assert run(pool, body) == play.legal(play.asked[0])[-1]
    assert (pool.failures, pool.by_chance) == (1, 0)


def test_a_worker_killed_between_thoughts_is_replaced(orders: Callable[..., list[str]]) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(0, warm=False, command=orders())

    async def body() -> None:
        for _ in range(3):
            assert await ask(pool, play) == play.legal(play.asked[0])[-1]
            os.kill(pool.pids[0], signal.SIGKILL)

    run(pool, body)
    assert pool.by_chance == 0


def test_a_worker_that_takes_too_long_is_killed_and_the_loop_goes_on(orders: Callable[..., list[str]]) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False, command=orders("hang"), limit=3.0)

    async def body() -> tuple[int, int, int]:
        first, _ = pool.pids
        thinking, turns = asyncio.create_task(ask(pool, play, "random")), 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            turns += 1
        return await thinking, turns, first

    option, turns, first = run(pool, body)
    assert option == play.legal(play.asked[0])[-1]
    assert turns > 10
    assert gone(first)


def test_after_too_many_failures_chance_decides(orders: Callable[..., list[str]], caplog: pytest.LogCaptureFixture) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(2, warm=False, command=orders("end", "illegal", "trouble"))
    assert run(pool, lambda: ask(pool, play)) in play.legal(play.asked[0])
    assert (pool.failures, pool.by_chance) == (3, 1)
    assert "chance decides" in caplog.text


def test_without_any_worker_chance_decides() -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(2, warm=True, command=["/nonexistent/worker"])
    assert run(pool, lambda: ask(pool, play)) in play.legal(play.asked[0])
    assert pool.by_chance == 1


def test_a_cancelled_decision_leaves_the_pool_well(orders: Callable[..., list[str]], tmp_path: Path) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False, command=orders("hang"))

    async def body() -> int:
        thinking = asyncio.create_task(ask(pool, play, "search:5s"))
        waiting = asyncio.create_task(ask(pool, play, "search:5s"))
        while "hang" in (tmp_path / "orders").read_text():
            await asyncio.sleep(0.01)
        waiting.cancel()
        thinking.cancel()
        assert all(isinstance(e, asyncio.CancelledError) for e in await asyncio.gather(thinking, waiting, return_exceptions=True))
        return await ask(pool, play)

    assert run(pool, body) == play.legal(play.asked[0])[-1]


def test_stopping_ends_every_process_and_whoever_waits_is_told(orders: Callable[..., list[str]], tmp_path: Path) -> None:
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False, command=orders("hang"))

    async def body() -> None:
        pids = pool.pids
        both = [asyncio.create_task(ask(pool, play, "search:5s")) for _ in range(2)]
        while "hang" in (tmp_path / "orders").read_text():
            await asyncio.sleep(0.01)
        await pool.stop()
        told = await asyncio.gather(*both, return_exceptions=True)
        assert all(isinstance(error, PoolStopped) for error in told)
        assert all(map(gone, pids))
        with pytest.raises(PoolStopped):
            await ask(pool, play)

    run(pool, body)


def test_many_questions_share_few_workers() -> None:
    pool = BotPool(2, warm=False)
    plays = [hustings.start("helvetiq", seed=seed) for seed in range(20)]

    async def body() -> list[int]:
        return await asyncio.gather(*(ask(pool, play) for play in plays))

    options = run(pool, body)
    assert all(option in play.legal(play.asked[0]) for option, play in zip(options, plays, strict=True))


def test_with_none_a_worker_is_started_when_it_is_needed() -> None:
    pool, play = BotPool(0), hustings.start("helvetiq", seed=1)

    async def body() -> int:
        assert pool.pids == []
        option = await ask(pool, play)
        assert len(pool.pids) == 1
        return option

    assert run(pool, body) in play.legal(play.asked[0])
    assert pool.failures == 0


SERVER = """
import asyncio, hustings
from hustings.server.bots.pool import BotPool
async def body():
    pool = BotPool(2, warm=False)
    await pool.start()
    play = hustings.start("helvetiq", seed=1)
    await pool.decide("helvetiq", play.setup, {}, play.asked[0], "hard", play.observe(play.asked[0]).tobytes(),
                      play.legal(play.asked[0]))
    import sys
    print(*pool.pids, "numba" in sys.modules, flush=True)
    await asyncio.sleep(600)
asyncio.run(body())
"""


def test_workers_end_when_their_server_is_killed_and_it_has_no_compiler() -> None:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}
    )
    assert server.stdout is not None
    with server.stdout:
        *pids, numba = server.stdout.readline().split()
        server.kill()
        server.wait()
    assert numba == "False"
    assert len(pids) == 3  # two workers, and one for quick answers
    deadline = time.monotonic() + PATIENCE
    while not all(gone(int(pid)) for pid in pids):
        assert time.monotonic() < deadline, "workers without a server"
        time.sleep(0.05)


def test_a_file_is_never_loaded_even_if_somebody_forgot_to_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trap = tmp_path / "trap.py"
    trap.write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\nclass Mine:\n    pass\n")
    monkeypatch.chdir(tmp_path)
    play = hustings.start("helvetiq", seed=1)
    pool = BotPool(1, warm=False)
    with pytest.raises(HustingsError, match="file"):
        run(pool, lambda: ask(pool, play, "trap.py:Mine"))
    assert not (tmp_path / "sprung").exists()
