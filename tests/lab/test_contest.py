"""Contests of network files, and the command's errors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hustings.bots.net import load
from hustings.core.errors import HustingsError
from hustings.core.registry import game as find_game
from hustings.lab.train.contest import contest, named
from hustings.lab.train.setups import every_setup
from support.commands import Command, run
from support.networks import LEARNABLE, write_random

__all__ = ["run"]  # a fixture


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_network_meets_heuristics_and_another_network(game: str, tmp_path: Path) -> None:
    mine, other = (write_random(tmp_path / f"{seed}.npz", find_game(game), seed=seed) for seed in (1, 2))
    setup = min(every_setup(find_game(game)), key=lambda setup: (setup.players, "short" not in setup.variants))
    name = f"{setup.edition} {'short ' if 'short' in setup.variants else ''}{setup.players} players"
    said: list[str] = []
    against = ["heuristic", "random", str(other)]
    scores = list(contest(load(mine), str(mine), against, [name], games=9, say=said.append))
    assert [score.against for score in scores] == against and {score.setup for score in scores} == {name}
    assert all(score.games >= 9 and score.win_interval[0] <= score.win_rate <= score.win_interval[1] for score in scores)
    assert scores[0].win_rate < 0.5  # random weights do not beat the heuristic
    assert all(f"parity {1 / setup.players:.1%}" in line for line in said)
    again = list(contest(load(mine), str(mine), against, [name], games=9, say=said.append))
    assert again == scores


def test_opponents_that_cannot_be_met_here_are_refused(tmp_path: Path) -> None:
    game = find_game("die-macher")
    mine = load(write_random(tmp_path / "mine.npz", game))
    with pytest.raises(HustingsError, match=r"search:50ms: networks are evaluated against random, heuristic"):
        list(contest(mine, "mine", ["search:50ms"], [], games=1, say=print))
    each = write_random(tmp_path / "each.npz", game, made=lambda made: replace(made, bids="each"))
    with pytest.raises(HustingsError, match="another way of bidding"):
        list(contest(mine, "mine", [str(each)], [], games=1, say=print))
    with pytest.raises(HustingsError, match="of which game"):
        named("net")
    with pytest.raises(HustingsError, match="no network; name a file"):
        named("heuristic")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["train"], "which game is to be learned"),
        (["train", "chess"], "chess"),
        (["train", "--evaluate", "nowhere.npz"], "nowhere.npz: cannot be read"),
        (["train", "--onnx", "net"], "of which game"),
        (["train", "die-macher", "--set", "speed=9"], "speed"),
        (["train", "die-macher", "--set", "rate=fast"], "rate: fast is not a number"),
        (["train", "die-macher", "--setup", "2006 9 players"], "2006 9 players"),
        (["train", "die-macher", "--rival", "nowhere.npz"], "nowhere.npz: cannot be read"),
    ],
)
def test_a_mistake_is_answered_in_one_line(run: Command, typed: list[str], says: str) -> None:
    done = run(*typed)
    assert done.code == 2 and done.out == ""
    assert says in done.err and len(done.err.splitlines()) == 1 and done.err.startswith("hustings: ")


def test_onnx_is_written_beside_the_network(run: Command, tmp_path: Path) -> None:
    file = write_random(tmp_path / "mine.npz", find_game("die-macher"))
    done = run("train", "--onnx", str(file))
    assert done.code == 0 and (tmp_path / "mine.onnx").stat().st_size > 10_000, done.err
