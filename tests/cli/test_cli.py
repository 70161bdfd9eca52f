"""The command line: its answers, its errors, and how it ends."""

from __future__ import annotations

import fcntl
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hustings import __version__
from hustings.cli.analyse import analyse
from hustings.cli.app import COMMANDS, TOOLS, told
from hustings.lab import simulate
from support.commands import ENV, AtTerminal, Command, run
from support.patience import PATIENCE

__all__ = ["run"]  # a fixture


def test_no_command_shows_help(run: Command) -> None:
    done = run()
    assert done.code == 0
    for command in COMMANDS:
        assert command.__name__ in done.out


def test_version(run: Command) -> None:
    done = run("--version")
    assert (done.code, done.out.strip()) == (0, f"hustings {__version__}")


@pytest.mark.parametrize("command", [command.__name__ for command in COMMANDS])
def test_every_command_has_help_with_an_example(run: Command, command: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    assert f"hustings {command}" in " ".join(done.out.split())


@pytest.mark.parametrize("words", [*([command.__name__] for command in COMMANDS), *(["admin", tool] for tool in TOOLS)])
def test_help_says_in_words_what_an_option_takes(run: Command, words: list[str]) -> None:
    takes = set(re.findall(r"--[a-z-]+ (<[^>]*>)", run(*words, "--help").out))
    assert takes <= {"<number>", "<text>", "<path>"}


@pytest.mark.parametrize("words", [*([command.__name__] for command in COMMANDS), *(["admin", tool] for tool in TOOLS)])
def test_an_example_fits_in_a_line_of_80_and_can_be_copied(
    run: Command, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    wide = [line.rstrip() for line in run(*words, "--help").out.splitlines()]
    examples = [line for line in wide if f": hustings {' '.join(words)}" in " ".join(line.split())]
    assert examples
    assert max(map(len, examples)) <= 80
    monkeypatch.setenv("COLUMNS", "80")
    narrow = [line.rstrip() for line in run(*words, "--help").out.splitlines()]
    assert set(examples) <= set(narrow)


def test_help_breaks_lines_where_the_terminal_ends_and_nowhere_else() -> None:
    assert "\n" not in told(analyse).split("\n\n")[0]
    assert "  " not in told(analyse).split("\n\n")[0]
    assert all("\n" not in paragraph for command in COMMANDS for paragraph in told(command).split("\n\n"))


def test_the_toolbox_alone_shows_its_tools(run: Command) -> None:
    done = run("admin")
    assert (done.code, done.err) == (0, "")
    for tool in TOOLS:
        assert tool in done.out


HEAVY = ("numba", "numpy", "rich", "pydantic", "fastapi", "sqlalchemy", "sqlite3", "asyncio", "hustings.games.die_macher")


def test_help_imports_nothing_heavy() -> None:
    # Measuring coverage imports modules of its own before this.
    started = "import sys\nbefore = set(sys.modules)\nfrom hustings.cli import main\n"
    code = f"{started}try: main()\nfinally: print(sorted(set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", code, "--help"], env=ENV, capture_output=True, text=True, check=True)
    imported = ran.stdout.splitlines()[-1]
    assert "'hustings.cli.app'" in imported
    assert [module for module in HEAVY if f"'{module}'" in imported] == []


def test_python_m_hustings_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "hustings", "--version"], env=ENV, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == f"hustings {__version__}"


# What simulate prints


def test_simulate_json_has_what_is_promised(run: Command) -> None:
    words = ["--edition", "1997", "--variant", "imposed-stances", "--players", "4", "--games", "20", "--seed", "3", "--json"]
    done = run("simulate", "die-macher", *words)
    assert done.code == 0
    result = json.loads(done.out)
    asked = {"game": "die-macher", "edition": "1997", "variants": ["imposed-stances"], "players": 4, "games": 20, "seed": 3}
    assert {key: result[key] for key in asked} == asked
    assert result["bots"] == ["random"] * 4
    assert result["decisions"] > 20 * 200
    assert result["seconds"] > 0
    assert result["games_per_second"] > 0
    assert result["decisions_per_second"] > result["games_per_second"]
    assert len(result["mean_score"]) == len(result["win_rate"]) == 4
    assert sum(result["win_rate"]) == pytest.approx(1)


def test_simulate_gives_the_same_again_and_something_else_for_another_seed(run: Command) -> None:
    def result(seed: str) -> tuple[object, ...]:
        found = json.loads(run("simulate", "die-macher", "--games", "5", "--json", "--seed", seed).out)
        return found["decisions"], found["mean_score"], found["win_rate"]

    assert result("1") == result("1") != result("2")


def test_simulate_shows_a_row_for_each_seat(run: Command) -> None:
    done = run("simulate", "die-macher", "--bots", "random,random,random", "--games", "10")
    assert done.code == 0
    assert done.out.count("random") == 3
    assert "3 players" in done.out
    assert "10 games" in done.out
    assert done.err == ""


def test_simulate_plays_with_figures_of_ones_own(run: Command, tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[components]\nstart_money = 90\n", encoding="utf-8")
    rich, usual = (
        json.loads(run("simulate", "die-macher", "--games", "5", "--json", *more).out) for more in (("--figures", str(own)), ())
    )
    assert rich["figures"] == {"components.start_money": 90}
    assert usual["figures"] == {}
    assert rich["decisions"] != usual["decisions"]


def test_simulate_hands_workers_on(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    played = simulate.simulate

    def play(*args: Any, workers: int, **more: Any) -> simulate.Tally:
        asked.append(workers)
        return played(*args, **more)

    monkeypatch.setattr(simulate, "simulate", play)
    assert run("simulate", "die-macher", "--games", "5", "--workers", "3").code == 0
    assert asked == [3]


# Refusals, in one line, with exit code 2


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["tic-tac-toe"], ["unknown game: tic-tac-toe", "die-macher"]),
        (["die-macher", "--edition", "1986"], ["unknown edition", "1986", "1997", "2006"]),
        (["die-macher", "--players", "6"], ["unknown player count", "6", "3, 4, 5"]),
        (["die-macher", "--variant", "long"], ["unknown variant", "long", "short", "imposed-stances"]),
        (["die-macher", "--variant", "imposed-stances"], ["imposed-stances", "1997", "--edition 1997"]),
        (["die-macher", "--edition", "1997", "--variant", "short"], ["short", "2006", "--edition 2006"]),
        (["die-macher", "--bots", "clever"], ["unknown bot: clever", "random"]),
        (["die-macher", "--bots", "random,clever,random"], ["unknown bot: clever", "random"]),
        (["die-macher", "--bots", ""], ["unknown bot", "random"]),
        (["die-macher", "--bots", "random,random"], ["unknown player count", "2", "3, 4, 5"]),
        (["die-macher", "--bots", "random,random,random", "--players", "4"], ["3 bots", "4 players"]),
        (["die-macher", "--figures", "nowhere.toml"], ["nowhere.toml", "no such file"]),
    ],
)
def test_a_mistake_is_answered_in_one_line(run: Command, words: list[str], parts: list[str]) -> None:
    done = run("simulate", *words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("hustings: ")
    assert done.err.count("\n") == 1
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[components]\nstart_mony = 5\n", "start_mony"),
        ("[components]\nstart_money = 'much'\n", "components.start_money"),
        ("[die]\nfaces = [1, 2, 3]\n", "die.faces"),
        ("[components]\nmeeting_cubes = -1\n", "components.meeting_cubes"),
        ("no toml", "is not TOML"),
    ],
)
def test_a_figures_file_that_cannot_be_is_refused_by_name_and_key(run: Command, tmp_path: Path, text: str, part: str) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(text, encoding="utf-8")
    done = run("simulate", "die-macher", "--figures", str(own))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "mine.toml" in done.err
    assert part in done.err


@pytest.mark.parametrize(
    "words",
    [
        ["simulate"],
        ["simulate", "die-macher", "--games", "0"],
        ["simulate", "die-macher", "--games", "many"],
        ["simulate", "die-macher", "--workers", "0"],
        ["simulate", "die-macher", "--nonsense"],
        ["bench", "--games", "1"],
        ["dance"],
    ],
)
def test_wrong_usage_has_exit_code_2_and_no_traceback(run: Command, words: list[str]) -> None:
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("hustings: ")
    assert done.err.count("\n") == 1
    assert "--help" in done.err


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["dance"], "hustings: no such command 'dance'; see: hustings --help\n"),
        (["admin", "dance"], "hustings: no such command 'dance'; see: hustings admin --help\n"),
        (["arena", "die-macher"], "hustings: missing option '--bots'; see: hustings arena --help\n"),
        (
            ["simulate", "die-macher", "--games", "many"],
            "hustings: invalid value for '--games': 'many' is not a whole number; see: hustings simulate --help\n",
        ),
        (
            ["serve", "--bot-pace", "fast"],
            "hustings: invalid value for '--bot-pace': 'fast' is not a number; see: hustings serve --help\n",
        ),
    ],
)
def test_wrong_usage_is_named_with_the_help_that_has_the_remedy(run: Command, words: list[str], line: str) -> None:
    assert run(*words).err == line


# How it ends

SOME_GAMES = r"\b[1-9]\d*/100000000"  # the bar says that games were played: workers are at work


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_one_line(workers: str) -> None:
    command = AtTerminal("simulate", "die-macher", "--games", "100000000", "--workers", workers)
    command.wait_for(SOME_GAMES)
    command.type_ctrl_c()
    done = command.end()
    assert done.code == 130
    assert "hustings: stopped after" in done.out
    assert "Traceback" not in done.out


def test_ctrl_c_ends_a_cold_compile_and_its_child(tmp_path: Path) -> None:
    command = AtTerminal("simulate", "die-macher", HUSTINGS_CACHE=str(tmp_path))
    command.wait_for(r"\b[1-9]\d*/\d+")  # a rule is compiled
    command.type_ctrl_c()
    done = command.end()
    assert done.code == 130
    assert "hustings: stopped" in done.out
    assert "Traceback" not in done.out
    with (tmp_path / "lock").open("w") as lock:  # the child held it
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_simulation_that_is_ended_takes_its_workers_along(number: int, code: int) -> None:
    command = AtTerminal("simulate", "die-macher", "--games", "100000000", "--workers", "2")
    command.wait_for(SOME_GAMES)
    os.kill(command.process.pid, number)  # the process itself, not its group
    done = command.end()  # output ends only when every process that had the terminal is gone
    assert done.code == code
    assert "Traceback" not in done.out


@pytest.mark.parametrize("late", [0.0, 0.5])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGINT, 128 + signal.SIGINT)])
def test_a_signal_that_comes_while_python_tidies_up_ends_a_command(number: int, code: int, late: float) -> None:
    """An exception raised there is dropped: the command used to say "Exception ignored" and go on. `late`: how many seconds a
    busy machine needs to get past starting the timer that repeats the signal, so that the next signal comes before that is
    over."""
    script = f"""
import os, threading, time
from hustings.cli import app, main
class Tidied:
    def __del__(self):
        os.kill(os.getpid(), {int(number)})
class Busy(threading.Timer):
    first = True
    def start(self):
        super().start()
        if Busy.first:
            Busy.first = False
            time.sleep({late})
threading.Timer = Busy
def command():
    Tidied()
    time.sleep({PATIENCE / 3})
    return 0
app.run = command
main()
"""
    ended = subprocess.run([sys.executable, "-c", script], env=ENV, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == code
    assert "Exception ignored" not in ended.stderr and "Traceback" not in ended.stderr


@pytest.mark.parametrize(("given", "threads"), [(None, "1"), ("2", "2")])
def test_small_matrices_are_multiplied_in_one_thread_unless_somebody_wants_more(given: str | None, threads: str) -> None:
    """Several threads wait for each other longer than they work: a game of Die Macher's bots took ten times as long."""
    code = "import os\nfrom hustings.cli import main\ntry: main()\nfinally: print(os.environ['OPENBLAS_NUM_THREADS'])"
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    environment |= {} if given is None else {"OPENBLAS_NUM_THREADS": given}
    ran = subprocess.run([sys.executable, "-c", code, "--version"], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == threads
