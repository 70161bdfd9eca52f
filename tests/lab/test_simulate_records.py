"""`simulate --records`: every game is written, holds by the rules, and adds up to what the simulation says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hustings.core.records.replay import load_checked
from support.commands import Command, run

__all__ = ["run"]  # a fixture


@pytest.mark.parametrize("bots", ["random", "heuristic,random,heuristic@1"])
def test_records_of_a_simulation_add_up(run: Command, tmp_path: Path, bots: str) -> None:
    table = ["--players", "3", "--variant", "short", "--games", "4", "--seed", "9", "--bots", bots]
    done = run("simulate", "die-macher", *table, "--records", str(tmp_path / "records"), "--json")
    assert done.code == 0, done.err
    result = json.loads(done.out)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"game-9-{index}.json" for index in range(4)]
    plays = [load_checked(file)[1] for file in files]
    assert [sum(play.scores()[seat] for play in plays) / 4 for seat in range(3)] == result["mean_score"]
    assert sum(len(play.entries) - 1 for play in plays) == result["decisions"]
