"""Playing needs no compiler: no code that people or servers use imports Numba."""

from __future__ import annotations

import subprocess
import sys

import pytest

import hustings

PLAY = """
import random, sys
import hustings
assert "numba" not in sys.modules, "import hustings"
choose = random.Random(1)
play = hustings.start({name!r}, seed=1)
while not play.over:
    seat = play.asked[0]
    play.observe(seat), play.observe(None), play.copy(), play.decision(seat)
    play.act(seat, choose.choice(play.legal(seat)))
assert play.winners()
loaded = sorted(name for name in sys.modules if name.split(".")[0] in ("numba", "llvmlite"))
assert not loaded, loaded
"""


@pytest.mark.parametrize("name", hustings.games.names())
def test_a_plain_game_never_imports_numba(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAY.format(name=name)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
