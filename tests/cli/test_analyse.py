"""`hustings analyse`."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hustings.cli.app import app
from hustings.core.play import Play, make_setup, start
from hustings.core.records.write import record_of, save
from hustings.core.registry import game as find_game
from support.commands import ENV


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between two random players that is soon over."""
    game, rng = find_game("helvetiq"), random.Random(1)
    setup = make_setup(game, players=2)
    play = Play(game, setup, game.sheet(setup, {"board.drawers": 8, "board.open_drawers": [2, 4]}), seed=1)
    while not play.over:
        play.act(play.asked[0], rng.choice(play.legal(play.asked[0])))
    path = tmp_path_factory.mktemp("games") / "game.json"
    save(record_of(play, ["Ann", "Ben"]), path)
    return path


def run(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["analyse", *args])
    return result.exit_code, result.output


def test_in_words_and_as_json(file: Path) -> None:
    code, text = run(str(file), "--json")
    found = json.loads(text)
    assert code == 0 and found["names"] == ["Ann", "Ben"] and found["win"][-1]["number"] == found["entries"] - 1
    assert found["mistakes"] and found["mistakes"][0]["loss"] == max(mistake["loss"] for mistake in found["mistakes"])
    code, text = run(str(file), "--lang", "de")
    assert code == 0 and "Besser:" in text and "Ann" in text
    told = " ".join(text.split())
    assert f"Eintrag {found['mistakes'][0]['number']}, {found['names'][found['mistakes'][0]['seat']]}" in told


def test_what_cannot_be_looked_at(tmp_path: Path) -> None:
    unfinished = tmp_path / "open.json"
    save(record_of(start("helvetiq", players=2, seed=1)), unfinished)
    assert run(str(unfinished))[0] == 2 and "not over" in run(str(unfinished))[1]
    assert run(str(tmp_path / "none.json"))[0] == 2
    assert run(str(unfinished), "--lang", "xx")[0] == 2


def test_ctrl_c(file: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _STOPPED, str(file)], env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "looking\n"
        process.send_signal(signal.SIGINT)
        _, trouble = process.communicate(timeout=120)
    assert process.returncode == 130 and "stopped after" in trouble and "Traceback" not in trouble


_STOPPED = """
import sys, time
from hustings.bots.advice.analyst import Analyst
look = Analyst.look
def slowly(self, piece):
    print("looking", flush=True)
    time.sleep(0.2)
    return look(self, piece)
Analyst.look = slowly
sys.argv = ["hustings", "analyse", sys.argv[1]]
from hustings.cli import main
main()
"""
