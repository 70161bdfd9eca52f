"""The tool that compares the search's playouts with games played to their end."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import worth
from hustings.core.errors import HustingsError
from worth import Decisions, Noted, Setting, explained, gains, left_to_find, pairs

WORLDS = 60


def some(count: int, rng: np.random.Generator, *, right: bool = True) -> list[Noted]:
    """Decisions with two options whose worth is known. `right`: playouts judge it correctly but for chance; otherwise they judge
    something unrelated."""
    found = []
    for _ in range(count):
        better, other = rng.normal(0, 0.03), rng.normal(0, 0.03)
        said = np.zeros((WORLDS, 2, 3))
        said[:, 1] = (better if right else other) + rng.normal(0, 0.02, (WORLDS, 3))
        won = [(rng.random(4000) < 0.3 + gain).astype(float) for gain in (0.0, better)]
        found.append(Noted(0, b"", [1, 2], [0, 1], [0.9, 0.1], won, said))
    return found


def test_what_tells_the_truth_explains_it_and_what_does_not_does_not() -> None:
    found = pairs(some(250, np.random.default_rng(5)))
    right, counts = explained(found, 30, 2, np.random.default_rng(1))
    wrong, _ = explained(pairs(some(250, np.random.default_rng(5), right=False)), 30, 1, np.random.default_rng(1))
    assert right > 0.9 and abs(wrong) < 0.1
    assert counts.sum() == pytest.approx(1, abs=0.1)
    noisy, _ = explained(found, 1, 1, np.random.default_rng(1))
    assert 0.4 < noisy < right, "one world tells less than thirty"


def test_the_search_gains_by_what_is_true_and_more_by_more_of_it() -> None:
    """Of two options that differ by 3 % (standard deviation), the better one gains 1.2 % over the first on average."""
    noted = some(250, np.random.default_rng(6))
    none, few, many = (gains(noted, Setting("", playouts, 1), np.random.default_rng(1)).mean() for playouts in (1, 4, 100))
    assert none == 0.0
    assert 0.004 < few < many < 0.016 and many > 0.009
    wrong = gains(some(250, np.random.default_rng(6), right=False), Setting("", 100, 1), np.random.default_rng(1)).mean()
    assert abs(wrong) < 0.005


def test_what_is_left_to_find_is_no_luck() -> None:
    """The better of two options by one half of the worlds, judged by the other, gains 1.2 % less the part that is not seen. Of
    two equal options it gains nothing."""
    noted = some(250, np.random.default_rng(6))
    assert 0.008 < left_to_find(noted, 0.05).mean() < 0.016
    assert left_to_find(noted, 0.5).mean() == 0.0, "the other option is left out"
    rng = np.random.default_rng(7)
    alike = [
        Noted(0, b"", [1, 2], [0, 1], [0.9, 0.1], [(rng.random(400) < 0.3).astype(float) for _ in range(2)]) for _ in range(500)
    ]
    assert abs(left_to_find(alike, 0.05).mean()) < 0.004


def test_too_little_is_said(tmp_path: Path) -> None:
    with pytest.raises(HustingsError, match="gather, play and ask more"):
        worth.tell(tmp_path)
    with pytest.raises(SystemExit, match="gather some first"):
        worth.main(["play", str(tmp_path), "--seconds", "1"])


def test_decisions_are_gathered_and_asked_about_and_the_same_commands_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worth, "WORLDS", 2)
    for count in (2, 4):
        worth.main(["gather", str(tmp_path), "--seconds", "9999", "--most", "2"])
        kept = Decisions(tmp_path)
        assert len(kept.noted) == count and kept.games == count // 2, "the next command goes on with the next game"
        worth.main(["ask", str(tmp_path), "--seconds", "9999", "--most", "1"])
        assert sum(len(noted.said) > 0 for noted in Decisions(tmp_path).noted) == count // 2
    for noted in Decisions(tmp_path).noted:
        assert 2 <= len(noted.options) == len(noted.slots) == len(noted.likely)
        if len(noted.said):
            assert noted.said.shape == (2, len(noted.options), 3)
            assert ((noted.said >= 0) & (noted.said <= 1)).all()


def test_options_are_played_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs the extra [train]")
    monkeypatch.setattr(worth, "BLOCK", 4)
    worth.main(["gather", str(tmp_path), "--most", "1", "--seconds", "9999"])
    worth.main(["play", str(tmp_path), "--games", "8", "--most", "4", "--seconds", "9999"])
    (noted,) = Decisions(tmp_path).noted
    assert len(noted.won) == len(noted.options) and sum(map(len, noted.won)) >= 4
    assert all(won.min() >= 0 and won.max() <= 1 for won in noted.won if len(won))
