"""Folders of the tests: each package of the program has one, and so has each room of the server; helpers are imported by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS, PACKAGE = ROOT / "tests", ROOT / "src" / "hustings"
BY_HAND = re.compile(r"sys\.path(\[| ?\+?= |\.insert|\.append)|spec_from_file_location")
SOURCES = sorted([*TESTS.rglob("*.py"), *(ROOT / "tools").rglob("*.py")])


@pytest.mark.parametrize("within", ["", "server"])
def test_every_room_has_its_tests(within: str) -> None:
    rooms = {path.parent.name for path in (PACKAGE / within).glob("*/__init__.py")}
    tested = {path.name for path in (TESTS / within).iterdir() if any(path.glob("**/test_*.py"))}
    assert len(rooms) > 6 and rooms <= tested


def test_no_test_lies_in_the_root() -> None:
    assert [path.name for path in TESTS.glob("*.py")] == ["conftest.py"]


def test_nothing_is_imported_by_its_path() -> None:
    """The tests' `support` is installed with the program, and pytest finds the tools."""
    here = Path(__file__)
    assert [str(path.relative_to(ROOT)) for path in SOURCES if path != here and BY_HAND.search(path.read_text("utf-8"))] == []


def test_tests_borrow_from_support_and_not_from_each_other() -> None:
    borrowed = re.compile(r"^\s*(from|import) [\w.]*\btest_\w+", re.MULTILINE)
    assert [str(path.relative_to(ROOT)) for path in TESTS.rglob("*.py") if borrowed.search(path.read_text("utf-8"))] == []
