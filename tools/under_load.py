"""Run a command again and again on a machine that is busy with other things: does it ever fail?

    python tools/under_load.py -- .venv/bin/pytest tests/server      ten times beside two busy loops
    python tools/under_load.py --times 3 --loops 4 -- make test      three times beside four

Each run is a line in .under-load/runs.txt, and all that a failing one printed lies beside it: runs of several days add up. Ends
with the first failure's status if one failed, else with 0. Ctrl-C ends the run, the loops and the count.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

FOLDER = Path(__file__).parents[1] / ".under-load"


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Run busy loops, each of which takes up a core."""
    started = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def code() -> str:
    """The commit that is run, marked if there are uncommitted changes."""
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=FOLDER.parent)
    return done.stdout.strip() or "unknown"


def once(command: Sequence[str], folder: Path) -> int:
    """Run the command, and return its status. Its output is kept if that is not 0."""
    began, started = datetime.now(UTC), time.monotonic()
    printed = folder / f"{began:%Y-%m-%d-%H-%M-%S-%f}.txt"
    with printed.open("wb") as file:
        status = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT).returncode
    line = f"{began:%Y-%m-%d %H:%M} {code()}: {'passed' if status == 0 else f'ended with {status}'} "
    line += f"after {time.monotonic() - started:.0f} s: {' '.join(command)}"
    with (folder / "runs.txt").open("a", encoding="utf-8") as file_of_runs:
        file_of_runs.write(f"{line}\n")
    print(line if status == 0 else f"{line}\n  what it printed: {printed}", flush=True)
    if status == 0:
        printed.unlink()
    return status


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--loops", type=int, default=2, help="busy loops beside it")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the count is kept")
    parser.add_argument("command", nargs="+", help="what to run, after --")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        with busy(given.loops):
            statuses = [once(given.command, given.folder) for _ in range(given.times)]
    except FileNotFoundError as error:
        parser.error(f"{error.filename} is not there. Is it the path of a program?")
    except KeyboardInterrupt:
        return 130
    failed = [status for status in statuses if status]
    print(f"{len(statuses)} times, {len(failed)} failed")
    return failed[0] if failed else 0


if __name__ == "__main__":
    sys.exit(main())
