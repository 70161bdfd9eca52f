"""The tool that holds the search's playouts against games played to their end."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import worth
from hustings.core.errors import HustingsError
from worth import Decisions, Noted, Setting, explained, pairs


def some(count: int, rng: np.random.Generator) -> list[Noted]:
    """Decisions of two options whose worth is known: the network's own judgements are right but for luck, the quick one's are
    about something else."""
    found = []
    for _ in range(count):
        better, error = rng.normal(0, 0.03), rng.normal(0, 0.03)
        own, quick = (np.zeros((60, 2, 3)) for _ in range(2))
        own[:, 1] = better + rng.normal(0, 0.02, (60, 3))
        quick[:, 1] = error + rng.normal(0, 0.02, (60, 3))
        won = [(rng.random(4000) < 0.3 + gain).astype(float) for gain in (0.0, better)]
        found.append(Noted(0, b"", [1, 2], [0, 1], [0.9, 0.1], quick, own, won))
    return found


def test_what_tells_the_truth_explains_it_and_what_does_not_does_not() -> None:
    found = pairs(some(250, np.random.default_rng(5)))
    right, counts = explained(found, Setting("own", "own", 30, (0, 1)), np.random.default_rng(1))
    wrong, _ = explained(found, Setting("quick", "quick", 30, (0,)), np.random.default_rng(1))
    assert right > 0.9 and abs(wrong) < 0.1
    assert counts.sum() == pytest.approx(1, abs=0.1)
    noisy, _ = explained(found, Setting("own", "own", 1, (0,)), np.random.default_rng(1))
    assert 0.4 < noisy < right, "one world tells less than thirty"


def test_too_little_is_said(tmp_path: Path) -> None:
    with pytest.raises(HustingsError, match="gather and play more"):
        worth.tell(tmp_path)
    with pytest.raises(SystemExit, match="gather some first"):
        worth.main(["play", str(tmp_path), "--seconds", "1"])


def test_decisions_are_gathered_and_the_same_command_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth, "QUICK", 2)
    monkeypatch.setattr(worth, "OWN", 1)
    for count in (2, 4):
        worth.main(["gather", str(tmp_path), "--seconds", "9999", "--most", "2"])
        kept = Decisions(tmp_path)
        assert len(kept.noted) == count and kept.games == count // 2, "the next command goes on with the next game"
    for noted in kept.noted:
        assert 2 <= len(noted.options) == len(noted.slots) == len(noted.likely)
        assert noted.quick.shape == (2, len(noted.options), 3) and noted.own.shape == (1, len(noted.options), 3)
        assert ((noted.own >= 0) & (noted.own <= 1)).all()


def test_options_are_played_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs the extra [train]")
    monkeypatch.setattr(worth, "QUICK", 1)
    monkeypatch.setattr(worth, "OWN", 1)
    monkeypatch.setattr(worth, "BLOCK", 4)
    worth.main(["gather", str(tmp_path), "--most", "1", "--seconds", "9999"])
    worth.main(["play", str(tmp_path), "--games", "8", "--most", "4", "--seconds", "9999"])
    (noted,) = Decisions(tmp_path).noted
    assert len(noted.won) == len(noted.options) and sum(map(len, noted.won)) >= 4
    assert all(won.min() >= 0 and won.max() <= 1 for won in noted.won if len(won))
