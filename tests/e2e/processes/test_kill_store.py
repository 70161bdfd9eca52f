"""SIGKILL and the store: everything it has acknowledged is there afterwards, and nothing is half there."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

from hustings.store import Store
from support.commands import ENV
from support.stored_tables import plain_event, plain_table

TESTS = Path(__file__).parents[2]
KILLS = 6


def killed_after(file: Path, lines: int) -> dict[str, int]:
    """Let a process write, kill it without warning, and return the last numbers that it reported as safe."""
    env = {**ENV, "PYTHONPATH": f"{ENV['PYTHONPATH']}:{TESTS}"}
    command = [sys.executable, "-m", "support.store_writer", str(file)]
    safe: dict[str, int] = {}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(lines):
            what, number = process.stdout.readline().split()
            safe[what] = int(number)
        process.kill()
        for line in process.stdout.read().splitlines():  # what it still printed before it died
            if len(line.split()) == 2:
                safe[line.split()[0]] = int(line.split()[1])
    return safe


def test_nothing_acknowledged_is_lost_and_nothing_is_half_written(tmp_path: Path) -> None:
    file, rng = tmp_path / "tables.db", random.Random(1)
    store = Store.open(str(file))
    store.create(plain_table(seq=0), [], plain_event(0), b"0")
    store.close()
    for _ in range(KILLS):
        safe = killed_after(file, rng.randint(5, 40))
        store = Store.open(str(file))
        whole = store.whole("one")
        seq = whole.loaded.table.seq
        assert seq >= safe["event"]
        assert whole.loaded.position == b"%d" % seq * 500
        assert [event.seq for event in whole.loaded.events] == list(range(seq + 1))
        assert [snapshot.seq for snapshot in whole.snapshots] == list(range(seq + 1))
        assert sorted(answer.data["seq"] for answer in whole.answers) == list(range(1, seq + 1))
        assert len(whole.loaded.chat) >= safe.get("chat", 0)
        assert [line.number for line in whole.loaded.chat] == list(range(1, len(whole.loaded.chat) + 1))
        store.close()
