"""Pages and types made from the code agree with the code."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings.core.records.read import parse
from hustings.core.records.replay import check
from hustings.core.records.write import to_text

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.glob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
MADE_UP = {"docs/rules-small-game.md"}
"""Pages of games that exist only in tests."""


@pytest.mark.parametrize("tool", ["position_table.py", "encoding_table.py", "settings_table.py", "page_models.py"])
def test_what_is_made_from_the_code_is_up_to_date(tool: str) -> None:
    done = subprocess.run([sys.executable, f"tools/{tool}", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_cells_of_the_tour_print_what_it_says() -> None:
    done = subprocess.run([sys.executable, "tools/tour.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pages_that_the_sources_name_exist() -> None:
    files = [path for folder in ("src", "tools", "tests") for path in (ROOT / folder).rglob("*.py")]
    named = {(page, path.name) for path in files for page in re.findall(r"\bdocs/[a-z][a-z0-9-]*\.md\b", path.read_text("utf-8"))}
    assert {page for page, _ in named} >= {"docs/operate.md", "docs/records.md"}
    missing = sorted(f"{page}, named in {name}" for page, name in named if not (ROOT / page).exists() and page not in MADE_UP)
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_and_paths_of_a_page_lead_somewhere(page: Path) -> None:
    """Links, and paths from the root in backticks. `<game>` in a path stands for any game; the built page is not committed."""
    text = page.read_text("utf-8")
    links = [page.parent / link for link in re.findall(r"\]\(([^)#:]+)\)", text)]
    paths = [ROOT / path for path in re.findall(r"`((?:src|web|tests|docs|tools)/[\w./-]+)`", text) if "server/page" not in path]
    assert [str(path) for path in links + paths if not path.exists()] == []


def test_the_index_has_every_page() -> None:
    listed = re.findall(r"\]\(([a-z-]+\.md)\)", (DOCS / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(page.name for page in DOCS.glob("*.md") if page.name != "README.md")


def test_the_layers_shown_are_those_that_the_linter_keeps() -> None:
    (shown,) = re.findall(r"^```\n(cli\n.*?)^```$", (DOCS / "architecture.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["type"] == "layers")
    assert shown.splitlines() == layers


def test_the_record_that_the_page_shows_is_one() -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```$", (DOCS / "records.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    record = parse(text)
    assert to_text(record) == text
    assert len(check(record).entries) == len(record.lines) == 5


def test_the_call_that_reads_a_record_is_the_one_that_the_page_names() -> None:
    page = (DOCS / "records.md").read_text("utf-8")
    (call,) = re.findall(r"`hustings\.(\w+)\(\"GAME\.json\"\)` reads one", page)
    example = next((ROOT / "tests" / "golden").rglob("*.json"))
    assert isinstance(getattr(hustings, call)(example), hustings.Record)


def test_the_examples_of_the_page_of_bots_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They run with the names that the page gives to a bot's arguments."""
    play = hustings.start("helvetiq", players=2, seed=1)
    seat = play.asked[0]
    handed = {"game": play.game, "setup": play.setup, "sheet": play.sheet, "seat": seat}
    names: dict[str, Any] = {**handed, "observation": play.observe(seat), "legal": play.legal(seat), "rng": random.Random(1)}
    fences = re.findall(r"^```py\n(.*?)^```$", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(fences) == 3
    for code in fences:
        exec(compile(code, "docs/bots.md", "exec"), names)
    assert len(names["positions"]) == 100
    assert names["best"].option in names["legal"] and str(names["best"].win) in capsys.readouterr().out
