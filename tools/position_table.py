"""The fields of every game's position, as `hustings replay --positions` prints them, with who may see each.

python tools/position_table.py            # write docs/position-*.md
python tools/position_table.py --check    # exit 1 if one is out of date
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hustings.core.contract import Game
from hustings.core.layout import EVERYONE, OWNER, dtype, fields
from hustings.core.registry import game, names

DOCS = Path(__file__).parents[1] / "docs"
AUDIENCES = {EVERYONE: "everyone", OWNER: "its seat"}
HELD = {"number": "", "seat": "a seat, -1 nobody", "seats": "seats, one bit each"}


def table(which: Game) -> str:
    """One game's page."""
    lines = [
        f"# The position of {which.title}, field by field",
        "",
        f"Made by `tools/position_table.py` from `{which.position.__module__.removeprefix('hustings.')}`. "
        f"One record of {dtype(which.position).itemsize} bytes; every number is a signed 16-bit integer "
        "(8-bit where it is only remembered). "
        "`hustings replay GAME.json --positions` prints one JSON object a line with these names, and beside them `entry` (its "
        "number, 0 is the set-up), `actor` (the seat that acted, -1 the set-up), `decision` (its kind) and `option` (its "
        "number). With `--seat N` whatever that seat may not see is -1.",
        "",
        "| field | axes | who may see it | what it holds |",
        "|---|---|---|---|",
    ]
    for name, field in fields(which.position).items():
        axes = " x ".join(f"{axis.name} ({axis.size})" for axis in field.axes) or "one number"
        held = HELD.get(field.holds, field.holds)
        about = "; ".join(filter(None, [held, field.about]))
        lines.append(f"| `{name}` | {axes} | {AUDIENCES.get(field.audience, 'nobody')} | {about} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a page is out of date")
    checking, late = parser.parse_args().check, 0
    for name in names():
        path, text = DOCS / f"position-{name}.md", table(game(name))
        if checking and (not path.exists() or path.read_text("utf-8") != text):
            print(f"out of date: {path.name}: run python tools/position_table.py")
            late = 1
        elif not checking:
            path.write_text(text, "utf-8")
    return late


if __name__ == "__main__":
    sys.exit(main())
