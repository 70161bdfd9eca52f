"""Distillation: a teacher out of its file, and a small network that comes to answer as it does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.bots.net import load, shipped  # noqa: E402
from hustings.bots.thinking.network import check  # noqa: E402
from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train.distil import Distillation, distil  # noqa: E402
from hustings.lab.train.network import policy_of  # noqa: E402
from hustings.lab.train.settings import SMOKE, changed  # noqa: E402
from hustings.lab.train.setups import every_setup  # noqa: E402

TINY = changed(SMOKE, ["width=32", "hidden=48", "shared=8", "games=64", "spread=100"])


@pytest.mark.parametrize("name", ["die-macher", "helvetiq"])
def test_a_teacher_answers_as_its_file_does(name: str) -> None:
    network = load(shipped(find_game(name)))
    x = np.random.default_rng(1).integers(0, 4, (8, network.plan.features)).astype(np.int8)
    logits, values = policy_of(network)(torch.from_numpy(x))
    expected_logits, expected_values = network(x)
    assert np.allclose(logits.numpy(), expected_logits, atol=1e-3) and np.allclose(values.numpy(), expected_values, atol=1e-3)


def test_a_pupil_comes_to_agree_with_its_teacher(tmp_path: Path) -> None:
    """More often than at the beginning, in a file that the bot accepts."""
    game = find_game("helvetiq")
    setup, teacher = every_setup(game)[0], load(shipped(game))
    lines: list[str] = []
    path = tmp_path / "quick.npz"
    done = distil(game, [setup], teacher, TINY, path, minutes=0, turns=150, device="cpu", threads=1, say=lines.append)
    untaught = distil(game, [setup], teacher, TINY, tmp_path / "none.npz", minutes=0, turns=2, device="cpu", threads=1)
    assert done.agreement > untaught.agreement + 0.1
    check(load(path), "quick", game, setup, game.sheet(setup, None))
    assert load(path).plan.width == TINY.width and load(path).made.bids == teacher.made.bids
    assert "learn from" in lines[0]


def test_a_pupil_learns_on(tmp_path: Path) -> None:
    game = find_game("helvetiq")
    setup, teacher = every_setup(game)[0], load(shipped(game))
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    taught = distil(game, [setup], teacher, TINY, first, minutes=0, turns=100, device="cpu", threads=1)
    again = distil(game, [setup], teacher, SMOKE, second, start=load(first), minutes=0, turns=2, device="cpu", threads=1)
    assert load(second).plan == load(first).plan
    assert again.agreement > taught.agreement - 0.1


def test_seeds_give_the_same_pupil() -> None:
    game = find_game("helvetiq")
    one, two = (Distillation(game, load(shipped(game)), TINY, torch.device("cpu")).pupil for _ in range(2))
    assert all(torch.equal(a, b) for a, b in zip(one.parameters(), two.parameters(), strict=True))
