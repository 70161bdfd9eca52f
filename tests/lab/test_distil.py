"""Distillation: a teacher from its file, and a small network that learns to answer as it does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.bots.net import load, shipped  # noqa: E402
from hustings.bots.thinking.network import check  # noqa: E402
from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train import distil as distil_module  # noqa: E402
from hustings.lab.train.distil import Distillation, TaughtGroup, TaughtRows, begin_with, distil  # noqa: E402
from hustings.lab.train.network import log_chances, policy_of, read_values, unpacked  # noqa: E402
from hustings.lab.train.run import of_shape  # noqa: E402
from hustings.lab.train.settings import SMOKE, changed  # noqa: E402
from hustings.lab.train.setups import every_setup, mixture  # noqa: E402
from hustings.lab.train.store import Turning  # noqa: E402
from hustings.lab.vector import VectorGame  # noqa: E402

TINY = changed(SMOKE, ["width=32", "hidden=48", "shared=8", "games=64", "spread=100"])


@pytest.mark.parametrize("name", ["die-macher", "helvetiq"])
def test_a_teacher_answers_as_its_file_does(name: str) -> None:
    network = load(shipped(find_game(name)))
    x = np.random.default_rng(1).integers(0, 4, (8, network.plan.features)).astype(np.int8)
    logits, values = policy_of(network)(torch.from_numpy(x))
    expected_logits, expected_values = network(x)
    assert np.allclose(logits.numpy(), expected_logits, atol=1e-3) and np.allclose(values.numpy(), expected_values, atol=1e-3)


def test_a_pupil_comes_to_agree_with_its_teacher(tmp_path: Path) -> None:
    """It agrees more often than at the beginning, and the bot accepts its file."""
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
    same = of_shape(SMOKE, load(first).plan)
    again = distil(game, [setup], teacher, same, second, start=load(first), minutes=0, turns=2, device="cpu", threads=1)
    assert load(second).plan == load(first).plan
    assert again.agreement > taught.agreement - 0.1


def test_a_pupil_that_is_given_more_to_think_by_keeps_what_it_had() -> None:
    """A network without layers for things that are alike goes on learning with them, and the other way round."""
    game, teacher = find_game("die-macher"), load(shipped(find_game("die-macher")))
    plain, deep = changed(TINY, ["deep=0"]), changed(TINY, ["deep=8"])
    old = Distillation(game, teacher, plain, torch.device("cpu")).pupil
    new = Distillation(game, teacher, changed(deep, ["seed=2"]), torch.device("cpu")).pupil
    assert not torch.equal(new.values.weight, old.values.weight)
    begin_with(new, old)
    assert torch.equal(new.values.weight, old.values.weight) and torch.equal(new.trunk.enter.weight, old.trunk.enter.weight)
    wide = Distillation(game, teacher, changed(deep, ["width=48", "seed=3"]), torch.device("cpu")).pupil
    before = wide.trunk.encoders[0].weight.clone()
    begin_with(wide, new)
    assert torch.equal(wide.trunk.reading.again.weight, new.trunk.reading.again.weight)
    assert torch.equal(wide.trunk.encoders[0].weight, before), "what reads features comes whole or not at all"
    assert not wide.trunk.normalised


def test_what_is_learned_again_is_what_the_teacher_answered() -> None:
    """This holds even though the games go on in the memory that is learned from."""
    game = find_game("helvetiq")
    setups, settings = every_setup(game)[:1], changed(TINY, ["passes=3"])
    work = Distillation(game, load(shipped(game)), settings, torch.device("cpu"))
    with VectorGame(game, mixture(game, setups, 1), games=settings.games, seed=1, threads=1, groups=1, spread=100) as env:
        group, turning = env.groups[0], Turning(game.seats, torch.device("cpu"))
        side = TaughtGroup(group, work.device, turning, env.encoding.slots, work.views.of_game)
        work.begin([side])
        for _ in range(20):
            group.wait()
            work.turn(side, 0.0)
        group.wait()
    assert (work.turns, work.updates, len(work.kept)) == (20, 60, 20)
    for lesson in work.kept:
        logits, values = work.teacher(lesson.x)
        chances = log_chances(logits, unpacked(lesson.mask, env.encoding.slots)).exp()
        assert torch.allclose(chances, lesson.wanted.float().exp(), atol=1e-3)
        assert torch.allclose(read_values(values, lesson.present), lesson.target, atol=1e-4)


def test_only_the_latest_answers_are_learned_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distil_module, "KEPT", 100)
    work = Distillation(find_game("helvetiq"), load(shipped(find_game("helvetiq"))), TINY, torch.device("cpu"))
    for number in range(5):
        x = torch.full((40, 2), number, dtype=torch.int8)
        work.keep(TaughtRows(x, x, x, x, x.float(), x.float()))
    assert [int(lesson.x[0, 0]) for lesson in work.kept] == [3, 4]


def test_seeds_give_the_same_pupil() -> None:
    game = find_game("helvetiq")
    one, two = (Distillation(game, load(shipped(game)), TINY, torch.device("cpu")).pupil for _ in range(2))
    assert all(torch.equal(a, b) for a, b in zip(one.parameters(), two.parameters(), strict=True))
