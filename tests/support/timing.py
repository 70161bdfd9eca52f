"""A summary of where the time of a test run goes: seconds by folder, printed at its end after the slowest tests.

There are two kinds of seconds: those that a worker spent there, including waiting, and those of a processor, used by the worker
and by all that it has started, browsers and servers. A folder with many of the first and few of the second mostly waits. However
the tests are ordered, a run takes no less than the sum of the second, divided by the number of cores."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

LEAST = 30.0  # seconds of a whole run; a shorter one needs no table


@dataclass
class Folder:
    """The tests of one folder: seconds in them including set-up, processor seconds, their names, and seconds by file."""

    seconds: float = 0.0
    processor: float = 0.0
    tests: set[str] = field(default_factory=set)
    files: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def by_folder(parts: Iterable[tuple[str, float]], processor: Mapping[str, float] | None = None) -> dict[str, Folder]:
    """Sum up the time by folder, the longest first. `parts`: seconds of set-ups, calls and tear-downs, each with the name of its
    test; `processor`: processor seconds by file."""
    found: dict[str, Folder] = defaultdict(Folder)
    for name, seconds in parts:
        file = name.partition("::")[0]
        folder = found[_folder(file)]
        folder.seconds += seconds
        folder.tests.add(name)
        folder.files[file.rpartition("/")[2]] += seconds
    for file, seconds in (processor or {}).items():
        found[_folder(file)].processor += seconds
    return dict(sorted(found.items(), key=lambda item: -item[1].seconds))


def _folder(file: str) -> str:
    return file.removeprefix("tests/").rpartition("/")[0]


def table(folders: dict[str, Folder]) -> list[str]:
    """A line for each folder, naming its longest file, and one for the total; none for a short run."""
    seconds = sum(folder.seconds for folder in folders.values())
    if seconds < LEAST:
        return []
    lines = []
    for name, folder in folders.items():
        longest = max(folder.files, key=lambda file: folder.files[file])
        told = f"{folder.seconds:7.1f} s {folder.processor:7.1f} s  {len(folder.tests):5} tests  {name or '.'}"
        lines.append(f"{told}, of which {folder.files[longest]:.1f} s {longest}")
    processor = sum(folder.processor for folder in folders.values())
    return [*lines, f"{seconds:7.1f} s {processor:7.1f} s  in all"]


def processor_seconds(pid: int | None = None) -> float:
    """The processor seconds of a process, by default this one, and of all that it has started, including those that have
    ended."""
    if not Path("/proc/self/stat").exists():
        return sum(os.times()[:4])
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parents[int(stat.parent.name)] = int(fields[1])
        used[int(stat.parent.name)] = sum(map(int, fields[11:15]))  # its own time and that of its ended children
    ours = {pid or os.getpid()}
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(one, 0) for one in ours) / os.sysconf("SC_CLK_TCK")
