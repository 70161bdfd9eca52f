"""`hustings arena` in the way people use it: its output, wrong input, stopping and going on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings.bots.own.parent import close_idle
from hustings.bots.referee import KINDS
from hustings.core.records.replay import load_checked
from hustings.lab.arena.show import show
from support.commands import ENV, AtTerminal, Command, run
from support.own_bots import deciding, written
from support.patience import tries

__all__ = ["run"]  # a fixture

SHORT = ("arena", "die-macher", "--variant", "short")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "home"))
    yield tmp_path / "home"
    close_idle()


def result(run: Command, *words: str) -> Any:
    done = run(*SHORT, *words, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.mark.parametrize("columns", ["80", "120"])
def test_names_and_numbers_are_shown_as_they_are(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rich makes a bear of a bot's name, and cuts off what is too wide."""
    monkeypatch.setenv("COLUMNS", columns)
    row = {
        "bot": "bot.py:Bear:50ms", "seats": 1, "win_rate": 1.0, "mean_score": 253.3, "rating": 20.3,
        "intervals": {"win_rate": (0.34, 1.0), "mean_score": (67.3, 439.3), "rating": (5.1, 35.5)},
        "incidents": dict.fromkeys(KINDS, 4321), "first_incidents": {"raised": "ValueError: :bear: [bold]"},
        "decision_ms": {"mean": 1234.0, "p95": 5678.0},
    }  # fmt: skip
    show("Game", {"edition": "1", "variants": [], "players": 2, "seed": 1, "games": 2, "file": "f", "bots": [row]})
    shown = capsys.readouterr().out
    assert "bot.py:Bear:50ms: raised 4,321 times, decided at random instead; first: ValueError: :bear: [bold]" in shown
    assert "ms (p95)" in shown and "1234 (5678)" in shown
    assert "bot.py:Bear:50ms" in "".join(line.partition("  ")[0] for line in shown.splitlines()[3:5])


def test_json_has_what_is_promised(run: Command) -> None:
    found = result(run, "--bots", "heuristic,random,random", "--games", "30", "--seed", "5")
    asked = {"game": "die-macher", "edition": "2006", "variants": ["short"], "players": 3, "games": 30, "seed": 5}
    assert {key: found[key] for key in asked} == asked
    assert found["line_up"] == ["heuristic", "random", "random"]
    rows = {row["bot"]: row for row in found["bots"]}
    assert list(rows) == ["heuristic", "random"]
    for row in rows.values():
        assert row["games"] == 30
        for name in ("win_rate", "mean_score"):
            low, high = row["intervals"][name]
            assert low <= row[name] <= high
        assert row["incidents"] == {"raised": 0, "illegal": 0, "overrun": 0}
    assert rows["heuristic"]["win_rate"] > 0.8
    assert rows["heuristic"]["win_rate"] + 2 * rows["random"]["win_rate"] == pytest.approx(1)
    assert rows["heuristic"]["mean_score"] > rows["random"]["mean_score"]
    assert rows["heuristic"]["rating"] > rows["random"]["rating"]


def test_a_table_for_people(run: Command) -> None:
    done = run(*SHORT, "--bots", "heuristic,random,random", "--games", "6")
    assert (done.code, done.err) == (0, "")
    for word in (
        "Die Macher, 2006, short, 3 players, seed 1",
        "heuristic",
        "random x 2",
        "6 games",
        "95 % intervals",
        "parity is 33%",
    ):
        assert word in done.out
    assert "ms (p95)" in done.out, "eighty columns are enough"


def test_without_openskill_ratings_are_left_out_with_a_line(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.lab.arena.rating.find_spec", lambda name: None)
    done = run(*SHORT, "--bots", "random", "--players", "3", "--games", "3")
    assert done.code == 0
    assert "no ratings: openskill is not installed (pip install 'hustings[arena]')" in done.out
    assert result(run, "--bots", "random", "--players", "3", "--games", "3")["bots"][0]["rating"] is None


def test_the_same_command_gives_the_same_and_more_games_go_on(run: Command) -> None:
    words = ("--bots", "easy,random,normal")
    first = result(run, *words, "--games", "4")
    assert (first["played"], first["games"]) == (4, 4)
    again = result(run, *words, "--games", "4")
    assert again["played"] == 0
    assert again["bots"] == first["bots"]
    more = result(run, *words, "--games", "7")
    assert (more["played"], more["games"]) == (3, 7)
    fewer = result(run, *words, "--games", "4")
    assert fewer["bots"] == first["bots"]
    fresh = result(run, *words, "--games", "7", "--fresh", "--workers", "2")
    assert fresh["played"] == 7
    for one, other in zip(more["bots"], fresh["bots"], strict=True):
        for name in ("win_rate", "mean_score", "rating"):
            assert one[name] == pytest.approx(other[name])


def test_a_file_of_ones_own_and_another_command(run: Command, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert result(run, "--bots", "random,heuristic,random", "--games", "5", "--out", str(out))["file"] == str(out)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 6
    done = run(*SHORT, "--bots", "random,heuristic,heuristic", "--games", "5", "--out", str(out))
    assert done.code == 2
    assert f"{out} holds another match: bots" in done.err
    fresh = result(run, "--bots", "random,heuristic,heuristic", "--games", "5", "--out", str(out), "--fresh")
    assert fresh["played"] == 5


def test_records_of_a_match(run: Command, tmp_path: Path) -> None:
    result(run, "--bots", "random,heuristic,random", "--games", "3", "--seed", "2", "--records", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"game-2-0-{rotation}.json" for rotation in range(3)]
    assert all(load_checked(file)[1].over for file in files)


def test_games_without_a_record_are_told(run: Command, tmp_path: Path) -> None:
    words = ("--bots", "random,heuristic,random", "--games", "3")
    result(run, *words)
    done = run(*SHORT, *words, "--records", str(tmp_path / "records"))
    assert done.code == 0
    assert "3 games were played before, without a record: --fresh plays them again" in done.err


def test_a_bot_of_ones_own_and_what_it_did_wrong(run: Command, tmp_path: Path) -> None:
    path = written(tmp_path, deciding("if rng.random() < 0.2:\n    raise ValueError('no [red]idea[/]')\nreturn legal[0]"))
    done = run(*SHORT, "--bots", f"{path}:Mine,random,random", "--games", "3")
    assert (done.code, done.err) == (0, "")
    assert f"{path}:Mine: raised " in done.out
    assert "decided at random instead; first: ValueError: no [red]idea[/] (my_bot.py, line 5)" in done.out


@pytest.mark.parametrize(
    ("words", "reasons"),
    [
        (
            ["--bots", "clever"],
            ["unknown bot: clever", "random, heuristic, net, search, beginner, easy, normal, hard, expert", "my_bot.py:Mine"],
        ),
        (["--bots", "random,,random"], ["unknown bot: (nothing)"]),
        (["--bots", "random,random,/no/such.py:Mine"], ["bot /no/such.py:Mine: there is no file /no/such.py"]),
        (["--bots", "search:0ms"], ["zero or less"]),
        (["--bots", "heuristic@99"], ["99"]),
        (["--bots", "random,random", "--players", "3"], ["2 bots named for 3 players"]),
        (["--bots", "random,random"], ["unknown player count"]),
        (["--bots", "random", "--workers", "0"], ["--workers"]),
        (["--bots", "random", "--games", "0"], ["--games"]),
        (["--bots", "random", "--edition", "1997"], ["variant short belongs to the 2006 rules"]),
        (["--bots", "random", "--out", "/dev/null/x"], ["cannot", "/dev/null/x"]),
        (["--bots", "random", "--out", "/"], ["/ is not a file"]),
        (["--bots", "random", "--fresh", "--out", "/"], ["cannot start / over"]),
        (["--bots", "random", "--figures", "/no/such.toml"], ["/no/such.toml"]),
        (["--bots", "random", "--ray", "nonsense"], ["--ray nonsense: not an address", "host:port"]),
        (["--bots", "random", "--ray", "127.0.0.1:1"], ["--ray 127.0.0.1:1: no Ray can be reached there (Connection refused)"]),
        ([], ["--bots"]),
    ],
)
def test_mistakes_are_answered_with_a_reason(run: Command, words: list[str], reasons: list[str]) -> None:
    done = run(*SHORT, *words)
    assert (done.code, done.out) == (2, "")
    for reason in reasons:
        assert reason in " ".join(done.err.replace("│", " ").split())
    assert "Traceback" not in done.err


def test_a_bot_that_cannot_be_imported_shows_its_own_error(run: Command, tmp_path: Path) -> None:
    path = written(tmp_path, "import no_such_thing\n")
    done = run(*SHORT, "--bots", f"random,{path}:Mine,random")
    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"hustings: bot {path}:Mine: my_bot.py cannot be imported: "
        "ModuleNotFoundError: No module named 'no_such_thing' (my_bot.py, line 1)\n"
    )


# Stopping and going on


def test_ctrl_c_loses_nothing_and_the_same_command_goes_on(tmp_path: Path, home: Path, run: Command) -> None:
    words = (*SHORT, "--bots", "easy,normal,random", "--games", "100000", "--workers", "2")
    screen = AtTerminal(*words, HUSTINGS_HOME=str(home))
    screen.wait_for(r"[1-9]\d*/100000")
    screen.type_ctrl_c()
    done = screen.end()
    assert done.code == 130
    assert "hustings: stopped after" in done.out
    assert "the same command goes on" in " ".join(done.out.split())
    assert "Traceback" not in done.out
    (file,) = (home / "arena").iterdir()
    kept = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert 0 < kept < 100_000
    found = result(run, "--bots", "easy,normal,random", "--games", str(kept + 2))
    assert (found["played"], found["games"]) == (2, kept + 2)


def test_a_killed_match_leaves_no_process_and_loses_at_most_a_line(tmp_path: Path, home: Path, run: Command) -> None:
    path = written(tmp_path, deciding("open(f'{os.path.dirname(__file__)}/{os.getpid()}.pid', 'w').close()\nreturn legal[0]"))
    words = (*SHORT, "--bots", f"{path}:Mine,normal,random", "--games", "100000", "--out", str(tmp_path / "m"))
    screen = AtTerminal(*words, HUSTINGS_HOME=str(home))
    screen.wait_for(r"[1-9]\d*/100000")
    os.kill(screen.process.pid, signal.SIGKILL)
    screen.end()
    for pid in (int(file.stem) for file in tmp_path.glob("*.pid")):
        assert any(not _alive(pid) for _ in tries())
    kept = (tmp_path / "m").read_bytes().count(b"\n") - 1
    found = result(run, "--bots", f"{path}:Mine,normal,random", "--games", str(kept + 1), "--out", str(tmp_path / "m"))
    assert found["played"] == 1


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def test_asking_for_help_imports_nothing_heavy() -> None:
    code = "import sys\nfrom hustings.cli import main\ntry: main()\nfinally: print(sorted(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", code, "arena", "--help"], env=ENV, capture_output=True, text=True, check=True)
    for heavy in ("numpy", "numba", "ray", "openskill"):
        assert f"'{heavy}'" not in ran.stdout.splitlines()[-1]
