"""The tool that reports how games are played: it goes on where it was stopped, and the same games give the same page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def played(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/how_it_is_played.py", "--folder", str(folder), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    table = ("--only", "helvetiq 2008 2")
    for part in ("whole", "parts"):
        (tmp_path / part).mkdir()
    assert played(tmp_path / "whole", *table, "--games", "40").returncode == 0
    assert played(tmp_path / "parts", *table, "--games", "20").returncode == 0
    file = tmp_path / "parts" / "how-it-is-played" / "helvetiq-2008-2.jsonl"
    file.write_text(file.read_text("utf-8") + '{"points":[40,1', "utf-8")  # cut off, as after a lost connection
    assert played(tmp_path / "parts", *table, "--games", "40").returncode == 0
    for name in ("how-it-is-played.md", "how-it-is-played/helvetiq-2008-2.jsonl"):
        assert (tmp_path / "parts" / name).read_text("utf-8") == (tmp_path / "whole" / name).read_text("utf-8")
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [line["points"][0] for line in lines] == [40, 40]
    for line in lines:
        assert line["seat 1: won"][1] + line["seat 2: won"][1] == 20, "every game is won once"
        parts = sum(told[1] for name, told in line.items() if name.startswith("part "))
        assert parts == line["points"][1], "parts add up to the points"


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    done = played(tmp_path, "--only", "chess")
    assert done.returncode == 1 and "no set-up has 'chess' in its name" in done.stderr
    done = played(tmp_path, "--page")
    assert done.returncode == 1 and "play first" in done.stderr
