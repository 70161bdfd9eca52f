"""Hooks for every test: asserts in helpers are explained, Ctrl-C works, tests that share something expensive stay together.

Workers of pytest-xdist take tests by group (`--dist loadgroup`). A file is a group: its browser, its tables and its server are
made once. Folders that take longest come first, so that no worker is left alone with one of them at the end.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

pytest.register_assert_rewrite("support")

# A shell starts what runs in the background deaf to Ctrl-C, and so would be every command that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
LONGEST_FIRST = ("e2e", "server", "lab", "contract", "bots", "client", "store")
MARKS = {"e2e/page": pytest.mark.browser, "e2e/processes": pytest.mark.processes, "terminal": pytest.mark.typing}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        place = item.path.relative_to(TESTS).as_posix()
        for folder, mark in MARKS.items():
            if place.startswith(f"{folder}/"):
                item.add_marker(mark)
        if "typing" not in item.keywords and "support.keyboard" in _imports(item):
            item.add_marker(pytest.mark.typing)
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(place))
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    room = item.path.relative_to(TESTS).parts[0]
    return LONGEST_FIRST.index(room) if room in LONGEST_FIRST else len(LONGEST_FIRST)


def _imports(item: pytest.Item) -> set[str]:
    module = getattr(item, "module", None)
    return {getattr(value, "__module__", "") for value in vars(module).values()} if module else set()
