"""Every command on a full disk, into a closed pipe, and with endless files: one line, the right status, no traceback."""

from __future__ import annotations

import resource
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hustings.cli.app import COMMANDS, TOOLS
from hustings.core.play import start
from hustings.core.records.write import Recorder, save
from support.commands import ENV
from support.thinning import ALL

SECONDS = 120
MEMORY = 6 * 2**30  # address space: an endless file is noticed before the machine is full
EVERY = [*([command.__name__] for command in COMMANDS), *(["admin", tool] for tool in TOOLS)]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game."""
    recorder = Recorder(start("helvetiq", players=2, seed=1))
    while not recorder.play.over:
        seat = recorder.play.asked[0]
        recorder.act(seat, recorder.play.legal(seat)[0])
    path = tmp_path_factory.mktemp("game") / "game.json"
    save(recorder.record(), path)
    return path


def ran(
    words: Sequence[str | Path], stdout: int | None, cwd: Path, most: int = MEMORY, stdin: int = subprocess.DEVNULL
) -> subprocess.CompletedProcess[str]:
    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))

    command = [sys.executable, "-m", "hustings", *map(str, words)]
    return subprocess.run(
        command, env={**ENV, "HUSTINGS_HOME": str(cwd)}, cwd=cwd, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE,
        text=True, timeout=SECONDS, preexec_fn=limited,
    )  # fmt: skip


def one_line(done: subprocess.CompletedProcess[str], status: int, words: str) -> None:
    said = [line for line in done.stderr.splitlines() if line.strip()]
    assert done.returncode == status, done.stderr
    assert len(said) == 1 and said[0].startswith("hustings: ") and words in said[0], done.stderr


def told(game: Path) -> list[list[str]]:
    """For every command, a way to make it print something: its help, or what it is for where that is quick."""
    real = [
        ["--version"],
        ["rules", "die-macher"],
        ["rules", "helvetiq", "--json"],
        ["replay", str(game)],
        ["replay", str(game), "--check"],
        ["replay", str(game), "--positions"],
        ["serve", "--show-settings"],
        ["play", "helvetiq"],
        ["admin"],
    ]
    return [*real, *([*command, "--help"] for command in EVERY)]


def some(game: Path, every: int) -> list[list[str]]:
    """Thinned: all real uses of commands, but only every `every`-th help, since the help of every command is printed by the same
    code."""
    return [words for number, words in enumerate(told(game)) if ALL or "--help" not in words or number % every == 0]


def test_a_full_disk_ends_every_command_in_one_line(game: Path, tmp_path: Path) -> None:
    for words in some(game, 3):
        with open("/dev/full", "w") as full:
            done = ran(words, full.fileno(), tmp_path)
        one_line(done, 1, "cannot write the output: no space left on device")


def test_a_closed_pipe_ends_every_command_in_one_line(game: Path, tmp_path: Path) -> None:
    for words in some(game, 6):
        with subprocess.Popen(["true"], stdin=subprocess.PIPE) as reader:
            reader.wait()
            assert reader.stdin is not None
            done = ran(words, reader.stdin.fileno(), tmp_path)
        one_line(done, 141, "nothing reads the output any more")


def test_output_that_is_closed_from_the_start_ends_a_command_in_one_line(game: Path, tmp_path: Path) -> None:
    for words in [*told(game)[:3], ["play", "--help"], ["admin", "list", "--help"]]:  # the rest end as they do on a full disk
        done = closed(f"{shlex.join([sys.executable, '-m', 'hustings', *words])} >&-", tmp_path)
        one_line(done, 1, "cannot write the output: it was closed")


def test_nothing_of_ours_is_written_into_what_took_the_place_of_a_closed_output(tmp_path: Path) -> None:
    """The next file that is opened gets the number of the closed one."""
    open_next = "import sys, hustings.cli.streams as s; s.guard(); print(open('mine', 'w').fileno() > 2, file=open('said', 'w'))"
    done = closed(f"{shlex.join([sys.executable, '-c', open_next])} <&- >&- 2>&-", tmp_path)
    assert done.returncode == 0 and (tmp_path / "said").read_text() == "True\n"


def test_no_input_at_all_is_the_end_of_what_is_typed(tmp_path: Path) -> None:
    done = closed(f"{shlex.join([sys.executable, '-m', 'hustings', 'play', 'helvetiq'])} <&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, "") and "The game is kept in" in done.stdout


def closed(line: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a line in the shell, which can close a program's streams before it starts."""
    env = {**ENV, "HUSTINGS_HOME": str(cwd)}
    return subprocess.run(["sh", "-c", line], env=env, cwd=cwd, capture_output=True, text=True, timeout=SECONDS)


def test_a_typed_line_without_end_is_refused_in_one_line(tmp_path: Path) -> None:
    with open("/dev/zero") as endless:
        done = ran(["play", "helvetiq"], subprocess.PIPE, tmp_path, stdin=endless.fileno())
    one_line(done, 2, "a line of more than")


def test_what_cannot_be_said_on_standard_error_is_left_unsaid(tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "hustings", "replay", "none.json"], env=ENV, cwd=tmp_path, stdout=subprocess.PIPE, stderr=full,
            timeout=SECONDS,
        )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, b"")


ENDLESS = [
    ["replay", "/dev/zero"],
    ["replay", "/dev/zero", "--check"],
    ["replay", "GAME", "--figures", "/dev/zero"],
    ["analyse", "/dev/zero"],
    ["analyse", "GAME", "--figures", "/dev/zero"],
    ["rules", "die-macher", "--figures", "/dev/zero"],
    ["play", "die-macher", "--figures", "/dev/zero"],
    ["play", "die-macher", "--resume", "--file", "/dev/zero"],
    ["simulate", "die-macher", "--games", "1", "--figures", "/dev/zero"],
    ["arena", "die-macher", "--games", "1", "--bots", "random", "--figures", "/dev/zero"],
    ["arena", "die-macher", "--games", "1", "--bots", "random", "--out", "/dev/zero"],
    ["arena", "die-macher", "--games", "1", "--bots", "/dev/zero:Mine"],
    ["arena", "die-macher", "--games", "1", "--bots", "NETWORK"],
    ["export", "die-macher", "--games", "1", "--figures", "/dev/zero"],
    ["export", "die-macher", "--records", "/dev/zero"],
    ["mcp", "--password-file", "/dev/zero"],
    ["train", "die-macher", "--evaluate", "NETWORK", "--games", "1"],
    ["serve", "--settings", "/dev/zero"],
    ["admin", "tidy", "--settings", "/dev/zero"],
    ["admin", "import", "/dev/zero"],
    ["admin", "restore", "/dev/zero"],
    ["admin", "list", "--db", "sqlite:////dev/zero"],
]


@pytest.mark.parametrize("words", ENDLESS, ids=" ".join)
def test_a_file_without_end_is_refused_in_one_line(game: Path, tmp_path: Path, words: list[str]) -> None:
    network = tmp_path / "net.npz"
    network.symlink_to("/dev/zero")
    meant = {"GAME": str(game), "NETWORK": str(network)}
    done = ran([meant.get(word, word) for word in words], subprocess.PIPE, tmp_path)
    one_line(done, 2, f"{network}: more than" if "NETWORK" in words else "/dev/zero")
    assert done.stdout == ""


def test_every_command_that_reads_a_file_is_tried_with_one_without_end() -> None:
    """A new option that names a file needs a line above."""
    tried = {word for words in ENDLESS for word in words[: 2 if words[0] == "admin" else 1]}
    reading = {
        "replay",
        "analyse",
        "rules",
        "play",
        "simulate",
        "arena",
        "serve",
        "import",
        "restore",
        "tidy",
        "export",
        "mcp",
        "train",
    }
    assert reading <= tried


@pytest.mark.parametrize("digits", ["1" * 5_000, "-" + "9" * 100_000])
def test_digits_without_end_in_a_figure_get_our_words(tmp_path: Path, digits: str) -> None:
    figures = tmp_path / "mine.toml"
    figures.write_text(f"[components]\nstart_money = {digits}\n")
    done = ran(["rules", "die-macher", "--figures", figures], subprocess.PIPE, tmp_path)
    one_line(done, 2, "thousands of digits")
    assert "set_int_max_str_digits" not in done.stderr
    settings = tmp_path / "settings.toml"
    settings.write_text(f"port = {digits}\n")
    done = ran(["serve", "--show-settings", "--settings", settings], subprocess.PIPE, tmp_path)
    one_line(done, 2, "thousands of digits")


def test_a_full_disk_under_a_file_that_a_command_writes(game: Path, tmp_path: Path) -> None:
    done = ran(["arena", "helvetiq", "--players", "2", "--games", "1", "--bots", "random", "--out", "/dev/full"], None, tmp_path)
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
