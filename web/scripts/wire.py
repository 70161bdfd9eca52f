"""Writes the JSON Schema of everything that crosses the wire, from which `npm run types` makes the page's types.

python web/scripts/wire.py web/wire.json            # write it
python web/scripts/wire.py --check web/wire.json    # exit 1 if it is out of date
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hustings.wire.schema import text


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="path of the schema")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the file is out of date")
    given = parser.parse_args()
    if not given.check:
        given.file.write_text(text(), encoding="utf-8")
        return 0
    if given.file.read_text(encoding="utf-8") == text():
        return 0
    print(f"out of date: {given.file}: run npm run types in web/")
    return 1


if __name__ == "__main__":
    sys.exit(main())
