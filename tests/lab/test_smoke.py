"""The smoke test of training: it passes if a network learns by self-play, and fails if it does not."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train.evaluate import Score  # noqa: E402
from hustings.lab.train.settings import SMOKE, changed  # noqa: E402
from hustings.lab.train.smoke import smoke, verdict  # noqa: E402

SMALL = ("games=32", "window=16", "imitate=0.5")
STILL = [f"{rate}=0" for rate in ("imitate_rate", "imitate_rate_end", "rate", "rate_end")]


@pytest.mark.slow
def test_self_play_beats_what_imitation_left() -> None:
    said: list[str] = []
    assert smoke(find_game("die-macher"), threads=2, say=said.append), "\n".join(said)
    assert "smoke test passed" in said[-1]


def test_where_nothing_is_learned_the_verdict_says_so() -> None:
    said: list[str] = []
    still = changed(SMOKE, [*SMALL, *STILL])
    learned = smoke(find_game("die-macher"), rows=32 * 16 * 6, games=90, settings=still, threads=2, say=said.append)
    assert not learned and "FAILED: nothing was learned" in said[-1], "\n".join(said)


def score(won: float, low: float) -> Score:
    return Score("2006 short 3 players", "another", 1200, won, (low, won + 0.03), 0.0, None, 0.0)


def test_imitation_alone_does_not_pass() -> None:
    assert verdict(score(0.99, 0.98), score(1 / 3, 0.31), 1 / 3) == "self-play won less than 43% against what imitation had left"
    assert verdict(score(0.99, 0.98), score(0.43, 0.40), 1 / 3), "above parity, but not by enough to be sure"
    assert not verdict(score(0.99, 0.98), score(0.5, 0.47), 1 / 3)
    assert verdict(score(0.34, 0.31), score(0.5, 0.47), 1 / 3) == "nothing was learned"
