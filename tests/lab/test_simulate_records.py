"""`simulate --records`: every game is written and valid by the rules, and the games add up to the simulation's result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from hustings.core.play import Play
from hustings.core.records.replay import load_checked
from hustings.core.values import Entry
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


def test_a_game_is_played_once_by_the_plain_rules_to_be_recorded(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    acted: list[int] = []
    act = Play.act

    def counted(play: Play, seat: int, option: int, *, outcomes: Sequence[int] | None = None) -> Entry:
        acted.append(option)
        return act(play, seat, option, outcomes=outcomes)

    monkeypatch.setattr(Play, "act", counted)
    done = run("simulate", "helvetiq", "--games", "3", "--records", str(tmp_path / "records"), "--json")
    assert done.code == 0, done.err
    assert len(acted) == json.loads(done.out)["decisions"]
