"""The Python examples in the pages about research run unchanged, and are short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("environments.md", "tiny.md")
LINES = 10


def examples() -> list[tuple[str, str]]:
    """Every block of Python, with a name for it."""
    found = []
    for page in PAGES:
        blocks = re.findall(r"^```python\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)
        assert blocks, page
        found += [(f"{page}-{number}", block) for number, block in enumerate(blocks)]
    return found


@pytest.mark.parametrize(("name", "code"), examples(), ids=[name for name, _ in examples()])
def test_an_example_runs(name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len([line for line in code.splitlines() if line]) <= LINES
    exec(compile(code, name, "exec"), {"__name__": "example"})
    assert capsys.readouterr().out.strip()
