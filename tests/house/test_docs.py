"""Pages and types made from the code are what the code says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hustings.core.records.read import parse
from hustings.core.records.replay import check
from hustings.core.records.write import to_text

ROOT = Path(__file__).parents[2]
MADE_UP = {"docs/rules-small-game.md"}
"""Pages of games that only tests have."""


@pytest.mark.parametrize("tool", ["position_table.py", "encoding_table.py", "settings_table.py", "page_models.py"])
def test_what_is_made_from_the_code_is_up_to_date(tool: str) -> None:
    done = subprocess.run([sys.executable, f"tools/{tool}", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pages_that_the_sources_name_exist() -> None:
    files = [path for folder in ("src", "tools", "tests") for path in (ROOT / folder).rglob("*.py")]
    named = {(page, path.name) for path in files for page in re.findall(r"\bdocs/[a-z][a-z0-9-]*\.md\b", path.read_text("utf-8"))}
    assert {page for page, _ in named} >= {"docs/operate.md", "docs/records.md"}
    missing = sorted(f"{page}, named in {name}" for page, name in named if not (ROOT / page).exists() and page not in MADE_UP)
    assert not missing


def test_the_record_that_the_page_shows_is_one() -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```$", (ROOT / "docs" / "records.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    record = parse(text)
    assert to_text(record) == text
    assert len(check(record).entries) == len(record.lines) == 5
