"""The parts that the page takes from Python are up to date: its types, the lines that it must word in the same way, and the
messages that it names."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from hustings.core import registry
from hustings.text.words import LANGUAGES, PROGRAM

WEB = Path(__file__).parents[2] / "web"
SOURCES = sorted([*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")])


def script(name: str) -> dict[str, Any]:
    return runpy.run_path(str(WEB / "scripts" / name))


def test_the_lines_that_the_page_must_say_are_those_of_the_games() -> None:
    assert (WEB / "tests" / "said.json").read_text(encoding="utf-8") == script("said.py")["text"](), "run web/scripts/said.py"


def messages(lang: str) -> set[str]:
    """Every message of the program and of all games in a language."""
    folders = [PROGRAM, *(telling.catalogues for name in registry.names() if (telling := registry.game(name).wording))]
    parsed = (
        FluentParser().parse(path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted(folder.glob(f"*{lang}.ftl"))
    )
    return {entry.id.name for resource in parsed for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_page_names_exists(lang: str) -> None:
    named = {key for path in SOURCES for key in re.findall(r'"(page-[\w-]+)"', path.read_text(encoding="utf-8"))}
    assert len(named) > 150
    assert not named - messages(lang)


def test_nothing_in_the_page_breaks_its_content_security_policy() -> None:
    """There is no markup from strings and there are no style attributes, because the policy forbids them."""
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        assert "{@html" not in source, path
        assert not re.search(r"\sstyle=[\"'{]", source), path
        assert "innerHTML" not in source, path
