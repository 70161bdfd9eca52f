"""The table of time by folder at the end of a test run."""

from __future__ import annotations

from support.timing import by_folder, table

PARTS = [
    ("tests/server/test_a.py::test_one", 10.0),
    ("tests/server/test_a.py::test_one", 5.0),
    ("tests/server/test_b.py::test_two[x::y]", 1.0),
    ("tests/games/helvetiq/test_c.py::test_three", 20.0),
]


def test_what_takes_longest_comes_first_with_its_longest_file() -> None:
    assert table(by_folder(PARTS)) == [
        "   20.0 s      1 tests  games/helvetiq, of which 20.0 s test_c.py",
        "   16.0 s      2 tests  server, of which 15.0 s test_a.py",
    ]


def test_a_short_run_has_none() -> None:
    assert table(by_folder(PARTS[:2])) == []
