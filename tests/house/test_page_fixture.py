"""The page's own arithmetic is tested against a file of positions, which must agree with the present rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("tool", ["page_fixtures.py", "helvetiq_fixture.py"])
def test_the_pages_fixture_agrees_with_the_rules(tool: str) -> None:
    command = [sys.executable, str(ROOT / "tools" / tool), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}: write it anew with python tools/{tool}"
