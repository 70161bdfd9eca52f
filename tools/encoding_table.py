"""The numbers of every game's encoding by name: what a learner sees in a row, and what the policy slots stand for.

python tools/encoding_table.py            # write docs/encoding-*.md
python tools/encoding_table.py --check    # exit 1 if one is out of date
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hustings.core.contract import Game
from hustings.core.encoding import Columns, Encoding, encoding_of
from hustings.core.registry import game, names

DOCS = Path(__file__).parents[1] / "docs"


def lines_of(blocks: Iterable[Columns]) -> Iterator[str]:
    """Yield a line for each block. Repeated blocks share a line, with the place of the first of them."""
    yield "| name | from | numbers | meaning |"
    yield "|---|---|---|---|"
    count: dict[str, set[str]] = {}
    first: dict[str, Columns] = {}
    for block in blocks:
        name = re.sub(r"\[\d+\]", "[]", block.name)
        first.setdefault(name, block)
        count.setdefault(name, set()).add(block.name)
    for name, block in first.items():
        shape = " x ".join(str(size) for size in block.shape) or "1"
        times = f", {len(count[name])} times" if len(count[name]) > 1 else ""
        yield f"| `{name}` | {block.offset} | {shape}{times} | {block.about} |"


def table(which: Game, own: Encoding) -> str:
    """One game's page."""
    groups = "; ".join(f"`{g.name}` from {g.offset} on, {g.count} times {g.width}" for g in own.groups)
    lines = [
        f"# The encoding of {which.title}, number by number",
        "",
        f"Made by `tools/encoding_table.py` from `{own.features.__module__.removeprefix('hustings.')}`. Version {own.version}, "
        f"hash `{own.hash}`. A row has {own.size} signed bytes, filled from the observation of the seat that is asked; that "
        f"seat is always number 0. Groups that repeat: {groups}. How rows and slots are used: [vector.md](vector.md).",
        "",
        "## A row",
        "",
        *lines_of(own.blocks),
        "",
        f"## Policy slots ({own.slots})",
        "",
        *lines_of(own.slot_blocks),
        "",
        f"## What the others hide ({own.truth_size})",
        "",
        "For a critic in training, if it is asked for; no player sees it.",
        "",
        *lines_of(own.truth_blocks),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a page is out of date")
    checking, late = parser.parse_args().check, 0
    for name in names():
        path, text = DOCS / f"encoding-{name}.md", table(game(name), encoding_of(game(name)))
        if checking and (not path.exists() or path.read_text("utf-8") != text):
            print(f"out of date: {path.name}: run python tools/encoding_table.py")
            late = 1
        elif not checking:
            path.write_text(text, "utf-8")
    return late


if __name__ == "__main__":
    sys.exit(main())
