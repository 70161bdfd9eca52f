"""Pages made from the code are what the code says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_pages_of_fields_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, "tools/position_table.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
