"""Where the time of a test run goes: seconds by folder, printed at its end beside the slowest tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

LEAST = 30.0  # seconds of a whole run: of less nobody wants a table


@dataclass
class Folder:
    """The tests of one folder: seconds in them, set-up included, how many there are, and seconds by file."""

    seconds: float = 0.0
    tests: set[str] = field(default_factory=set)
    files: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def by_folder(parts: Iterable[tuple[str, float]]) -> dict[str, Folder]:
    """Of set-ups, calls and tear-downs, each with the name of its test; the folder that took longest comes first."""
    found: dict[str, Folder] = defaultdict(Folder)
    for name, seconds in parts:
        file = name.partition("::")[0]
        folder = found[file.removeprefix("tests/").rpartition("/")[0]]
        folder.seconds += seconds
        folder.tests.add(name)
        folder.files[file.rpartition("/")[2]] += seconds
    return dict(sorted(found.items(), key=lambda item: -item[1].seconds))


def table(folders: dict[str, Folder]) -> list[str]:
    """A line for each folder, with its longest file; none for a short run."""
    if sum(folder.seconds for folder in folders.values()) < LEAST:
        return []
    lines = []
    for name, folder in folders.items():
        longest = max(folder.files, key=lambda file: folder.files[file])
        told = f"{folder.seconds:7.1f} s  {len(folder.tests):5} tests  {name or '.'}"
        lines.append(f"{told}, of which {folder.files[longest]:.1f} s {longest}")
    return lines
