"""The smoke test of training: it passes where a network learns, and fails where it does not."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from hustings.core.registry import game as find_game  # noqa: E402
from hustings.lab.train.settings import SMOKE, changed  # noqa: E402
from hustings.lab.train.smoke import smoke  # noqa: E402
from support.networks import LEARNABLE  # noqa: E402


@pytest.mark.slow
@pytest.mark.parametrize("game", LEARNABLE)
def test_something_is_learned_on_two_cores(game: str) -> None:
    said: list[str] = []
    assert smoke(find_game(game), rows=400_000, games=120, threads=2, say=said.append), "\n".join(said)
    assert "smoke test passed" in said[-1]


def test_where_nothing_is_learned_the_verdict_says_so() -> None:
    rates = ("imitate_rate", "imitate_rate_end", "rate", "rate_end")
    still = changed(SMOKE, ["games=32", "window=16", *(f"{rate}=0" for rate in rates)])
    said: list[str] = []
    learned = smoke(find_game("die-macher"), rows=32 * 16 * 6, games=90, settings=still, threads=2, say=said.append)
    assert not learned and "FAILED" in said[-1], "\n".join(said)
