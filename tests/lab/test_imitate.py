"""The example of docs/data.md: a policy learned by imitation beats bots that choose at random."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="needs the extra [train]")

from support.commands import ENV, Command, run  # noqa: E402

__all__ = ["run"]  # a fixture

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "imitate.py"


@pytest.mark.slow
def test_what_was_learned_by_imitation_beats_random_bots_clearly(run: Command, tmp_path: Path) -> None:
    out = str(tmp_path / "data")
    done = run("export", "die-macher", "--players", "3", "--variant", "short", "--games", "60", "--shard", "20", "--out", out)
    assert done.code == 0, done.err
    words = [out, "--epochs", "3", "--games", "90"]
    learned = subprocess.run([sys.executable, "-W", "error", str(EXAMPLE), *words], env=ENV, capture_output=True, text=True)
    assert learned.returncode == 0, learned.stderr
    agreed = [float(share) for share in re.findall(r"pass \d: ([\d.]+)%", learned.stdout)]
    assert len(agreed) == 3 and agreed[-1] > 50
    (won,) = re.findall(r"wins ([\d.]+)% of 90 games against 2 x random \(parity 33\.3%\)", learned.stdout)
    assert float(won) > 65
