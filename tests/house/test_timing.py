"""The table of time by folder at the end of a test run, and the numbers in it."""

from __future__ import annotations

import subprocess
import sys

from support.timing import by_folder, processor_seconds, table

PARTS = [
    ("tests/server/test_a.py::test_one", 10.0),
    ("tests/server/test_a.py::test_one", 5.0),
    ("tests/server/test_b.py::test_two[x::y]", 1.0),
    ("tests/games/helvetiq/test_c.py::test_three", 20.0),
]


def test_what_takes_longest_comes_first_with_its_longest_file() -> None:
    processor = {"tests/server/test_a.py": 2.0, "tests/server/test_b.py": 0.5, "tests/games/helvetiq/test_c.py": 30.0}
    assert table(by_folder(PARTS, processor)) == [
        "   20.0 s    30.0 s      1 tests  games/helvetiq, of which 20.0 s test_c.py",
        "   16.0 s     2.5 s      2 tests  server, of which 15.0 s test_a.py",
        "   36.0 s    32.5 s  in all",
    ]


def test_a_short_run_has_none() -> None:
    assert table(by_folder(PARTS[:2])) == []


BUSY = "import time\nwhile time.process_time() < 0.3: pass\n"
PARENT = (
    f"import subprocess, sys, time\nsubprocess.run([sys.executable, '-c', {BUSY!r}])\nprint('done', flush=True)\ntime.sleep(600)"
)


def test_what_others_do_for_a_test_counts_while_they_live_and_afterwards() -> None:
    before = processor_seconds()
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None and parent.stdout.readline() == b"done\n"
        of_a_child_that_ended = processor_seconds() - before
        parent.kill()
    assert of_a_child_that_ended >= 0.28
    assert processor_seconds() - before >= of_a_child_that_ended - 0.02
