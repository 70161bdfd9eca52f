"""The worker process itself: bots before compiled rules are loaded, and its protocol."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.bots import net
from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.bots.spec import parse_spec
from hustings.processes import environment
from hustings.server.bots import pool as pool_module
from hustings.server.bots import process as worker_module
from hustings.server.bots.process import Thinker, in_frame
from support.networks import LEARNABLE, write_random
from support.patience import PATIENCE


@pytest.mark.parametrize("game", LEARNABLE)
def test_until_compiled_rules_are_loaded_the_heuristic_plays_for_the_network(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = hustings.start(game, seed=1)
    file = write_random(tmp_path / "net.npz", play.game)
    monkeypatch.setattr(net, "shipped", lambda game: file)
    monkeypatch.setattr(Thinker, "_load", lambda self, game: None)
    make, made = worker_module._bot, []

    def making(game: str, table: str, seat: int, bot: str, compiled: bool) -> Any:
        made.append((bot, compiled))
        return make(game, table, seat, bot, compiled)

    monkeypatch.setattr(worker_module, "_bot", making)
    thinker, different = Thinker(), 0
    for _ in range(80):
        seat = play.asked[0]
        legal = play.legal(seat)
        table = pool_module._table_json(play.setup, play.sheet.own)
        question = {
            "game": game, "table": table, "seat": seat, "bot": "net", "compiled": True,
            "observation": play.observe(seat).tobytes().hex(), "legal": legal,
        }  # fmt: skip
        thinker._loaded[game] = False
        by_heuristic = thinker.answer(question)
        thinker._loaded[game] = True
        by_network = thinker.answer(question)
        assert by_network == make_bot("net", play.game, play.setup, play.sheet, seat).decide(
            play.observe(seat), legal, random.Random(), Budget(seconds=1.0)
        )
        assert made[-2:] == [("heuristic", False), ("net", True)]
        different += by_network != by_heuristic
        play.act(seat, by_network)
    assert different > 10


def test_until_compiled_rules_are_loaded_the_heuristic_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    play = hustings.start("helvetiq", seed=1)
    asked: list[str] = []

    class Last:
        def decide(self, _observation: Any, legal: list[int], _rng: Any, _budget: Any) -> int:
            return legal[-1]

    def make(_game: str, _table: str, _seat: int, bot: str, _compiled: bool) -> Last:
        asked.append(bot)
        return Last()

    loading: list[str] = []
    monkeypatch.setattr(worker_module, "_bot", make)
    monkeypatch.setattr(Thinker, "_load", lambda self, game: loading.append(game))
    thinker, seat = Thinker(), play.asked[0]
    table = '{"edition":"2008","players":4,"variants":[],"choices":{},"own":{}}'
    question = {"game": "helvetiq", "table": table, "seat": seat, "bot": "search:50ms", "compiled": False}
    question |= {"observation": play.observe(seat).tobytes().hex(), "legal": play.legal(seat)}
    assert thinker.answer(question) == play.legal(seat)[-1]
    assert loading == []  # it does not wait for rules that are not compiled yet
    thinker.answer({**question, "compiled": True})
    thinker.answer({**question, "compiled": True})
    assert loading == ["helvetiq"]
    thinker._loaded["helvetiq"] = True
    thinker.answer({**question, "compiled": True})
    thinker.answer({**question, "bot": "random"})
    assert asked == ["heuristic", "heuristic", "heuristic", "search:50ms", "random"]


def test_which_bots_need_compiled_rules() -> None:
    assert [parse_spec(bot).needs_compiled for bot in ("random", "heuristic", "easy@1", "easy", "search:1s")] == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_while_nothing_is_compiled_a_level_is_not_stronger_than_it_says() -> None:
    told = {bot: str(parse_spec(bot).meanwhile) for bot in ("easy", "normal:bold", "beginner", "hard", "expert", "search:1s")}
    assert told == {
        "easy": "easy@1", "normal:bold": "normal@1", "beginner": "easy@1", "hard": "hard@1", "expert": "heuristic",
        "search:1s": "heuristic",
    }  # fmt: skip


def test_a_frame_is_four_bytes_of_length_and_json() -> None:
    assert in_frame({"a": 1}) == b'\x00\x00\x00\x07{"a":1}'


STOPPED_WHILE_TIDYING = """
import os, signal
from hustings.server.bots import process

class Tidied:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(1000):
            pass  # the signal is handled somewhere here, where Python can only complain of what is raised

process.rehearse = lambda name: Tidied() and False
process.warm()
"""


def test_a_process_that_compiles_ends_without_a_word_wherever_it_is_stopped() -> None:
    there, here = os.pipe()  # kept open, because the end of its input would stop the process
    command = [sys.executable, "-c", STOPPED_WHILE_TIDYING]
    done = subprocess.run(command, env=environment(), stdin=there, capture_output=True, timeout=PATIENCE)
    os.close(there)
    os.close(here)
    assert done.stderr == b""
