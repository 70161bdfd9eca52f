"""Pytest hooks for all tests: explained asserts in helpers, a working Ctrl-C, and grouping of tests that share something
expensive.

Workers of pytest-xdist take whole files (`--dist loadfile --no-loadscope-reorder`), so that the browser, the tables and the
server of a file are made once. The longest files come first, so that no worker is left alone with one at the end. Tests that take
seconds are marked `slow` and left out of `make check`: `support.slow` lists them. `support.rare` lists those left to `make
test-all`."""

from __future__ import annotations

import gc
import os
import signal
from collections import defaultdict
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

pytest.register_assert_rewrite("support")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as `hustings.cli` does, before NumPy is loaded

from support.rare import without_rare  # noqa: E402
from support.slow import is_slow, left_out, whole_file  # noqa: E402 (its assertions are to be rewritten, too)
from support.timing import by_folder, processor_seconds, table  # noqa: E402

# A shell starts background jobs with Ctrl-C ignored, and every command that the tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
LONGEST_FIRST = (
    "e2e/page/test_every_screen.py",
    "e2e/page/test_five_people.py",
    "e2e/processes/test_kill.py",
    "e2e/page/test_learning.py",
    "e2e/page/test_whole_game.py",
    "games/die_macher/test_8_invariants.py",
    "house/test_third_game.py",
    "e2e",
    "server/http/test_leaks.py",
    "server/jobs/test_analyses.py",
    "server/http/test_schemathesis.py",
    "lab",
    "server",
    "contract",
    "bots",
    "client",
    "store",
    "terminal",
    "cli",
)
"""Prefixes of paths below `tests`, in the order in which they run; all other files come last."""
PROCESSOR = "seconds of a processor"
PORTIONS = (10_000, 20, 20)
"""Thresholds of the garbage collector: new objects before it scans the youngest generation, and scans of one generation before it
scans the next older one."""
MARKS = {"e2e/page": pytest.mark.browser, "e2e/processes": pytest.mark.processes, "terminal": pytest.mark.typing}


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import files whose tests are all slow when slow tests are left out."""
    slow = left_out(config) and whole_file(collection_path.relative_to(TESTS).as_posix())
    return True if slow else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Exempt the collected tests from garbage collection: all of them are kept until the end, and scanning them again and again
    took a fifth of the time of collecting and of tests that make many objects. What tests leave behind is freed, in larger
    portions."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*PORTIONS)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    without_rare(items, config)
    for item in items:
        place = _place(item.path)
        for folder, mark in MARKS.items():
            if place.startswith(f"{folder}/"):
                item.add_marker(mark)
        if "typing" not in item.keywords and _types_at_a_terminal(getattr(item, "module", None)):
            item.add_marker(pytest.mark.typing)
        if is_slow(item.nodeid) or _is_about_a_further_table(item):
            item.add_marker(pytest.mark.slow)
    items.sort(key=_turn)


def _is_about_a_further_table(item: pytest.Item) -> bool:
    given = getattr(item, "callspec", None)
    return given is not None and getattr(given.params.get("table"), "further", False)


@cache
def _place(path: Path) -> str:
    return path.relative_to(TESTS).as_posix()


@cache
def _turn_of(place: str) -> int:
    return next((turn for turn, first in enumerate(LONGEST_FIRST) if place.startswith(first)), len(LONGEST_FIRST))


def _turn(item: pytest.Item) -> int:
    return _turn_of(_place(item.path))


@cache
def _types_at_a_terminal(module: ModuleType | None) -> bool:
    return module is not None and any(getattr(value, "__module__", "") == "support.keyboard" for value in vars(module).values())


class ProcessorTime:
    """Plugin that adds the processor time of each file to the report of its last test."""

    def __init__(self) -> None:
        self.file, self.before, self.used, self.last = Path(), 0.0, 0.0, False

    def _add(self) -> None:
        """Add the processor time since the last call. The total can fall, because nobody waits for a browser's processes that
        end."""
        now = processor_seconds()
        self.before, self.used = now, self.used + max(0.0, now - self.before)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
        if item.path != self.file:
            self.file, self.before, self.used = item.path, processor_seconds(), 0.0
        self.last = nextitem is None or nextitem.path != item.path
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if "browser" in item.keywords or (self.last and call.when == "teardown"):
            self._add()
        if self.last and call.when == "teardown":
            report.user_properties.append((PROCESSOR, self.used))
        return report


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ProcessorTime())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print where the time went, after the slowest tests."""
    reports = [report for found in terminalreporter.stats.values() for report in found if isinstance(report, pytest.TestReport)]
    processor: dict[str, float] = defaultdict(float)
    for report in reports:
        for name, seconds in report.user_properties:
            if name == PROCESSOR and isinstance(seconds, float):
                processor[report.nodeid.partition("::")[0]] += seconds
    lines = table(by_folder(((report.nodeid, report.duration) for report in reports), processor))
    if lines:
        terminalreporter.section("time by folder: of all workers together, and of a processor")
        for line in lines:
            terminalreporter.write_line(line)
