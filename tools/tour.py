"""The cells of docs/tour.md, run in order, with what they print written below them.

python tools/tour.py            # run them and write the page
python tools/tour.py --check    # exit 1 if a cell prints something else than the page says
"""

from __future__ import annotations

import argparse
import difflib
import io
import re
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "tour.md"
CELL = re.compile(r"^```py\n(.*?)^```\n\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run(page: str) -> str:
    """Run the page's cells, and return the page with what they print now."""
    names: dict[str, Any] = {"__name__": "tour"}

    def cell(found: re.Match[str]) -> str:
        out = io.StringIO()
        with redirect_stdout(out):
            exec(compile(found[1], f"a cell of {PAGE.name}", "exec"), names)
        lines = "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())
        return f"```py\n{found[1]}```\n\n```text\n{lines}```"

    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        return CELL.sub(cell, page)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page is out of date")
    checking = parser.parse_args().check
    before = PAGE.read_text("utf-8")
    after = run(before)
    if not checking:
        PAGE.write_text(after, "utf-8")
    elif after != before:
        sys.stdout.writelines(difflib.unified_diff(before.splitlines(True), after.splitlines(True), "docs/tour.md", "now"))
        print("docs/tour.md is out of date: python tools/tour.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
