"""The tables of settings in docs/operate.md, from the declaration of the server.

python tools/settings_table.py            # write them
python tools/settings_table.py --check    # exit 1 if they are out of date
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from hustings.server.settings import declared

PAGE = Path(__file__).parents[1] / "docs" / "operate.md"


def table(limits: bool) -> str:
    """The table of the settings, or of those in `[limits]`."""
    rows = [
        f"| `{name.removeprefix('limits.')}` | {setting.default} | {setting.about} |\n"
        for name, setting in declared().items()
        if name.startswith("limits.") == limits
    ]
    head = "| limit | default | what it limits |\n" if limits else "| setting | default | what it is |\n"
    return f"{head}|---|---|---|\n{''.join(rows)}"


def written(page: str) -> str:
    """The page with both tables brought up to date."""
    for limits, head in ((False, "setting"), (True, "limit")):
        before, found = re.split(rf"^(?=\| {head} \| default \|)", page, maxsplit=1, flags=re.MULTILINE)
        page = before + table(limits) + re.sub(r"\A(\|.*\n)+", "", found)
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a table is out of date")
    checking, before = parser.parse_args().check, PAGE.read_text("utf-8")
    if checking and written(before) != before:
        print(f"out of date: {PAGE.name}: run python tools/settings_table.py")
        return 1
    PAGE.write_text(written(before), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
