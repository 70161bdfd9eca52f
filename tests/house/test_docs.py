"""Pages and types made from the code are what the code says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", ["position_table.py", "settings_table.py", "page_models.py"])
def test_what_is_made_from_the_code_is_up_to_date(tool: str) -> None:
    done = subprocess.run([sys.executable, f"tools/{tool}", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
