"""The page's own arithmetic is tested against a file of positions: the file says what the rules say today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_pages_fixture_agrees_with_the_rules() -> None:
    command = [sys.executable, str(ROOT / "tools" / "page_fixtures.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}: write it anew with python tools/page_fixtures.py"
