"""The tool that runs the tests repeatedly on a busy machine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOW_AND_THEN = """
import pathlib, sys
count = pathlib.Path(sys.argv[1])
with count.open("a") as file:
    file.write(".")
print("by bad luck")
sys.exit(3 if count.read_text() == ".." else 0)
"""


def under_load(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/under_load.py", "--loops", "1", "--folder", str(folder), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_failure_among_several_runs_is_told_and_kept(tmp_path: Path) -> None:
    done = under_load(tmp_path, "--times", "3", "--", sys.executable, "-c", NOW_AND_THEN, str(tmp_path / "count"))
    assert done.returncode == 3
    assert "3 times, 1 failed" in done.stdout
    runs = (tmp_path / "runs.txt").read_text(encoding="utf-8")
    assert [text in runs for text in ("passed", "ended with 3")] == [True, True]
    [printed] = tmp_path.glob("*-*.txt")
    assert printed.read_text(encoding="utf-8") == "by bad luck\n"


def test_runs_add_up(tmp_path: Path) -> None:
    for _ in range(2):
        done = under_load(tmp_path, "--times", "1", "--", sys.executable, "-c", "")
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "runs.txt").read_text(encoding="utf-8").count(" passed ") == 2


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = under_load(tmp_path, "--", "no-such-program")
    assert done.returncode == 2
    assert "no-such-program is not there" in done.stderr
