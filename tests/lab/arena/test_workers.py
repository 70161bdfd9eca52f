"""Worker processes: one that dies is replaced and its game played, none is left behind, and no wait is endless."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings.bots.own.parent import close_idle
from hustings.core.errors import HustingsError
from hustings.lab.arena.compiled_match import tasks
from hustings.lab.arena.match import GameKey, Match, make_match
from hustings.lab.arena.player import Player
from hustings.lab.arena.result import GameResult
from hustings.lab.arena.workers import Crew, Task, Worker, game_limit
from support.own_bots import deciding, written
from support.patience import tries


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    close_idle()
    assert multiprocessing.active_children() == []


def short(*bots: str) -> Match:
    return make_match("die-macher", bots, variants=("short",))


def outcome(result: GameResult) -> tuple[object, ...]:
    return result.key, result.scores, result.places


def test_two_workers_play_what_one_does() -> None:
    match = short("easy", "normal", "random")
    keys = [match.key(index) for index in range(8)]
    found: list[GameResult] = []
    Crew(match, 2).play(tasks(match, keys), found.extend)
    assert sorted(map(outcome, found)) == sorted(map(outcome, Player(match).play(keys)))


def test_a_worker_that_is_killed_is_replaced_and_no_game_is_lost() -> None:
    match = short("easy", "normal", "random")
    crew = Crew(match, 2)
    given: list[GameKey] = []
    found: list[GameResult] = []
    killed: list[Task] = []

    def games() -> Iterator[Task]:
        """Yield games until two workers were killed, however long a new one takes to start, and then a few more."""
        more = 6
        while len(given) < 2000 and more:
            more -= len(killed) == 2
            given.append(match.key(len(given)))
            yield [given[-1]]

    def take(results: list[GameResult]) -> None:
        found.extend(results)
        busy = [worker for worker in crew._workers if worker.task]
        if len(killed) < 2 and busy:
            assert busy[0].process.pid is not None
            os.kill(busy[0].process.pid, signal.SIGKILL)
            killed.append(busy[0].task or [])

    crew.play(games(), take)
    assert len(killed) == 2
    assert sorted(result.key for result in found) == sorted(given)


def test_a_game_that_kills_its_worker_every_time_ends_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = short("random", "easy", "random")
    code = "import hustings.lab.arena.player as p\ndef die(self, keys):\n    import os\n    os._exit(1)\np.Player.play = die\n"
    written(tmp_path, code, "sitecustomize.py")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with pytest.raises(HustingsError, match=r"deal 0, rotation 0 cannot be played: its worker process died, 3 times"):
        Crew(match, 1).play(iter([[GameKey(0, 0)]]), lambda results: None)


def test_a_worker_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flag = tmp_path / "hung"
    code = f"""
    import time, pathlib
    import hustings.lab.arena.player as p
    play, flag = p.Player.play, pathlib.Path({str(flag)!r})
    def once(self, keys):
        if not flag.exists():
            flag.touch()
            time.sleep(1000)
        return play(self, keys)
    p.Player.play = once
    """
    written(tmp_path, code, "sitecustomize.py")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    give = Worker.give

    def given(self: Worker, task: Task, limit: float) -> None:
        """Give a task, and let its time run out as soon as the worker hangs."""

        def watch() -> None:
            for _ in tries():
                if flag.exists():
                    self.until = 0.0
                    return

        hangs = not flag.exists()
        give(self, task, limit)
        if hangs:
            threading.Thread(target=watch).start()

    monkeypatch.setattr(Worker, "give", given)
    found: list[GameResult] = []
    Crew(short("random", "random", "random"), 1).play(iter([[GameKey(0, 0)]]), found.extend)
    assert flag.exists()
    assert [result.key for result in found] == [GameKey(0, 0)]


def test_what_is_wrong_with_a_bot_is_said_by_the_parent(tmp_path: Path) -> None:
    match = short("random", f"{written(tmp_path, deciding('return legal[0]'))}:Mine", "random")
    written(tmp_path, "class Mine:\n    def __init__(self): raise ValueError('not today')\n    def decide(self, *a): ...\n")
    broken = Match(
        match.game, match.setup, match.sheet, match.bots, match.seed, (None, (tmp_path / "my_bot.py").read_bytes(), None)
    )
    with pytest.raises(HustingsError, match=r"Mine\(\) failed: ValueError: not today"):
        Crew(broken, 1).play(iter([[GameKey(0, 0)]]), lambda results: None)


def test_an_interrupt_leaves_no_worker_behind() -> None:
    match = short("easy", "normal", "random")

    def interrupt(results: Any) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Crew(match, 2).play(tasks(match, [match.key(index) for index in range(50)]), interrupt)


def test_ctrl_c_at_the_terminal_is_not_for_the_workers() -> None:
    match = short("easy", "normal", "random")
    found: list[GameResult] = []

    def take(results: list[GameResult]) -> None:
        found.extend(results)
        for child in multiprocessing.active_children():
            assert child.pid is not None
            os.kill(child.pid, signal.SIGINT)

    Crew(match, 2).play(tasks(match, [match.key(index) for index in range(6)]), take)
    assert len(found) == 6


def test_a_game_may_take_as_long_as_its_bots_may_think() -> None:
    assert game_limit(short("random", "easy", "normal")) == 60
    assert game_limit(short("random", "search:50ms", "normal")) == 60 + 2 * 50
    assert game_limit(short("random", "search:50visits", "normal")) == 3600
