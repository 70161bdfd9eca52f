"""Where the time of a test run goes: seconds by folder, printed at its end beside the slowest tests.

Two kinds of seconds: those that a worker spent there, waiting included, and those of a processor, of the worker and of all that
it has started, browsers and servers. A folder with many of the first and few of the second waits; the sum of the second, divided
by the cores, is what no order of the tests can fall below.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

LEAST = 30.0  # seconds of a whole run: of less nobody wants a table


@dataclass
class Folder:
    """The tests of one folder: seconds in them, set-up included, how many there are, and seconds by file."""

    seconds: float = 0.0
    processor: float = 0.0
    tests: set[str] = field(default_factory=set)
    files: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def by_folder(parts: Iterable[tuple[str, float]], processor: Mapping[str, float] | None = None) -> dict[str, Folder]:
    """Of set-ups, calls and tear-downs, each with the name of its test, and a processor's seconds by file; the folder that took
    longest comes first."""
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
    """A line for each folder, with its longest file, and one for all; none for a short run."""
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
    """What a process, by default this one, and all that it has started have had of a processor, ended ones included."""
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
        used[int(stat.parent.name)] = sum(map(int, fields[11:15]))  # its own and that of its ended children
    ours = {pid or os.getpid()}
    while more := {child for child, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(one, 0) for one in ours) / os.sysconf("SC_CLK_TCK")
