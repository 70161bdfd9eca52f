"""Leaving and coming back: quit, Ctrl-C, the end of input, at every prompt; and games that cannot be resumed."""

from __future__ import annotations

import io
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from hustings.core.records.read import load
from hustings.terminal.console import ask
from support.commands import Command
from support.commands import run as command
from support.keyboard import CTRL_C, CTRL_D, Terminal, environment, question
from support.patience import PATIENCE
from support.saved_games import at, finished

__all__ = ["command"]  # a fixture

KEYS = pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)], ids=["Ctrl-C", "Ctrl-D"])
START = ("play", "die-macher", "--players", "3")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path))


def run(home: Path, *words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "hustings", *words],
        env=environment(home, **env), input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip


def test_quit_keeps_the_game_and_resume_asks_the_same_question(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START, "--seed", "2") as t:
        t.read()
        t.ask("2 1")
        left = question(t.ask("3"))
        t.type("quit")
        code, shown = t.end()
    assert code == 0
    assert "Go on with: hustings play die-macher --resume" in shown
    with Terminal(tmp_path, "play", "die-macher", "--resume") as t:
        assert question(t.read()) == left
        assert "Nothing can be taken back" in t.ask("undo")


@KEYS
def test_leaving_at_a_question(tmp_path: Path, key: str, code: int) -> None:
    with Terminal(tmp_path, *START) as t:
        t.read()
        t.ask("2 1")
        t.press(key)
        ended, shown = t.end()
    assert ended == code
    lines = [line for line in shown.replace("^C", "").splitlines() if line.strip()]
    assert len(lines) == 1
    assert lines[0].startswith("The game is kept in")
    assert len(load(tmp_path / "die-macher.json").lines) == 3


@KEYS
def test_leaving_before_anything_is_done(tmp_path: Path, key: str, code: int) -> None:
    with Terminal(tmp_path, *START) as t:
        first = question(t.read())
        t.press(key)
        assert t.end()[0] == code
    with Terminal(tmp_path, "play", "die-macher", "--resume") as t:
        assert question(t.read()) == first


def test_leaving_in_the_middle_of_a_line(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as t:
        t.read()
        t.press("2 1")
        t.until("2 1")
        t.press(CTRL_C)
        assert t.end()[0] == 130
    assert len(load(tmp_path / "die-macher.json").lines) == 1


def test_ctrl_c_just_before_the_wait_for_a_line_is_not_kept_until_the_next_key(tmp_path: Path) -> None:
    """`interrupt_main` marks the signal as received without waking anything, as it happens in that moment."""
    script = (
        "import _thread, threading; from hustings.terminal.console import ask, make_console;"
        "threading.Timer(0.5, _thread.interrupt_main).start(); ask(make_console(), '> ')"
    )
    ours, theirs = pty.openpty()
    try:
        with subprocess.Popen(
            [sys.executable, "-c", script],
            env=environment(tmp_path),
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                _, complaint = process.communicate(timeout=PATIENCE)
            finally:
                process.kill()
    finally:
        os.close(theirs)
        os.close(ours)
    assert complaint.splitlines()[-1] == "KeyboardInterrupt"


class InterruptedOnce(io.StringIO):
    """Output that raises Ctrl-C at the moment the prompt has been printed."""

    pressed = False

    def flush(self) -> None:
        super().flush()
        if self.getvalue().endswith("> ") and not self.pressed:
            self.pressed = True
            signal.raise_signal(signal.SIGINT)


def test_ctrl_c_just_after_a_prompt_does_not_print_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = InterruptedOnce()
    console = Console(file=shown, highlight=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    with pytest.raises(KeyboardInterrupt):
        ask(console, "> ")
    console.print()
    assert shown.getvalue() == "> \n"


@KEYS
def test_leaving_at_the_hand_over(tmp_path: Path, key: str, code: int) -> None:
    with Terminal(tmp_path, *START, "--people", "2", "--names", "Ada,Ben") as t:
        t.until("Ada, press Enter when you are ready. ")
        t.press(key)
        ended, shown = t.end()
    assert ended == code
    assert "The game is kept in" in shown
    assert "Traceback" not in shown


@KEYS
def test_leaving_a_replay(tmp_path: Path, key: str, code: int) -> None:
    with Terminal(tmp_path, "replay", str(finished(tmp_path / "game.json"))) as t:
        t.read()
        t.press(key)
        ended, shown = t.end()
    assert ended == code
    assert not shown.replace("^C", "").strip()


def test_no_input_at_all(tmp_path: Path) -> None:
    done = run(tmp_path, *START)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Go on with" in done.stdout


def test_input_from_a_pipe_that_ends(tmp_path: Path) -> None:
    done = run(tmp_path, *START, typed="2 1\n1")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(load(tmp_path / "die-macher.json").lines) == 4


@pytest.mark.parametrize("words", [("play",), ("replay",), ("replay", "--positions")])
def test_a_reader_that_goes_away_is_told_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = finished(tmp_path / "game.json")
    more = ["die-macher", "--people", "0"] if words == ("play",) else [str(file)]
    script = f'"$0" -m hustings {" ".join(words)} "$@" < /dev/null | head -n 1'
    done = subprocess.run(
        ["bash", "-c", script, sys.executable, *more],
        env=environment(tmp_path), capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.stderr == "hustings: stopped: nothing reads the output any more\n"
    assert len(done.stdout.splitlines()) == 1


def test_a_screen_that_knows_only_plain_letters(tmp_path: Path) -> None:
    done = run(tmp_path, *START, typed="board\nlog\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Round 1 of 7" in done.stdout


# Games that cannot be resumed


def test_there_is_nothing_to_resume(command: Command, tmp_path: Path) -> None:
    done = command("play", "die-macher", "--resume")
    assert done.code == 2
    assert (
        done.err == f"hustings: there is no saved game at {tmp_path}/die-macher.json: start one with: hustings play die-macher\n"
    )


def test_a_finished_game_is_not_resumed(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "die-macher.json")
    done = command("play", "die-macher", "--resume")
    assert done.code == 2
    assert done.err == f"hustings: {path}: this game is over; look at it with: hustings replay {path}\n"


@pytest.mark.parametrize("damage", ["cut", "changed", "bytes", "empty", "other"])
def test_a_damaged_game_is_refused_and_left_as_it_is(command: Command, tmp_path: Path, damage: str) -> None:
    path = at("meetings", tmp_path / "die-macher.json")
    whole = path.read_bytes()
    made = {
        "cut": whole[: len(whole) // 2],
        "changed": whole.replace(b'"option":', b'"option":1', 3),
        "bytes": b"\xff\x00" + whole,
        "empty": b"",
        "other": b'{"format": "something else"}',
    }[damage]
    path.write_bytes(made)
    done = command("play", "die-macher", "--resume")
    assert done.code == 2
    assert done.err.startswith(f"hustings: {path}: ")
    assert done.err.count("\n") == 1
    assert path.read_bytes() == made


@pytest.mark.parametrize(
    "option", ["--players 3", "--edition 2006", "--variant short", "--people 1", "--bots random", "--names A", "--seed 1"]
)
def test_resume_does_not_pretend_to_change_the_table(command: Command, tmp_path: Path, option: str) -> None:
    at("meetings", tmp_path / "die-macher.json")
    done = command("play", "die-macher", "--resume", *option.split())
    assert done.code == 2
    assert f"leave out {option.split()[0]}" in done.err


# Starting a new game


def test_starting_anew_loses_no_earlier_game(tmp_path: Path) -> None:
    for number in range(3):
        done = run(tmp_path, *START, "--names", f"Game{number}", typed="2\n")
        assert ("An earlier game was kept here" in done.stdout) == (number > 0)
    names = {path.name: load(path).names[0] for path in tmp_path.glob("*.json")}
    assert names == {"die-macher-1.json": "Game0", "die-macher-2.json": "Game1", "die-macher.json": "Game2"}
    done = run(tmp_path, "play", "--resume", "--file", str(tmp_path / "die-macher-1.json"))
    assert "Game0 plays CDU" in done.stdout


def test_what_is_said_of_an_earlier_game_fits_it(tmp_path: Path) -> None:
    kept, moved = tmp_path / "die-macher.json", tmp_path / "die-macher-1.json"
    finished(kept)
    assert f"To open it: hustings replay {moved}\n" in run(tmp_path, *START).stdout
    moved.unlink()
    at("meetings", kept)
    assert f"To open it: hustings play die-macher --resume --file {moved}\n" in run(tmp_path, *START).stdout
    moved.unlink()
    kept.write_text("{", encoding="utf-8")
    assert f"To open it: hustings replay {moved}\n" in run(tmp_path, *START).stdout


@pytest.mark.parametrize("wrong", ["--lang xx", "--bots nobody", "--people 9", "--names a,b", "--players 7", "--variant none"])
def test_a_mistake_leaves_the_kept_game_where_it_is(command: Command, tmp_path: Path, wrong: str) -> None:
    at("meetings", tmp_path / "die-macher.json")
    done = command("play", "die-macher", *wrong.split())
    assert done.code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["die-macher.json"]
