"""Tools that a test run needs besides Python, looked for before anything runs.

    python -m support.needed               # all of them
    python -m support.needed --no-browser  # without the browser, for tests that need none

Each missing tool is named in one line, with how to get it. Without a browser the tests of the page are left out, with a loud
warning; where $CI is set, that is a failure.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys

from support.browser.chromium import chromium, executable

NEEDED = {"git": "the tests of release and comparison read the repository: apt install git"}
NO_BROWSER = "NO BROWSER, THE PAGE IS NOT TESTED: install one (Debian: apt install chromium) or name one with CHROMIUM=..."


def browser_trouble() -> str | None:
    """Why the page cannot be tested, or None. There may be no browser, or it may not start, e.g. because a library is missing."""
    there, place = chromium()
    if not there:
        return NO_BROWSER
    try:
        started = subprocess.run([place or executable(), "--version"], capture_output=True, text=True, timeout=60, check=False)
        trouble = started.stderr.strip().splitlines()[-1:] if started.returncode else None
    except (OSError, subprocess.TimeoutExpired) as error:
        trouble = [str(error)]
    if trouble is None:
        return None
    return f"THE BROWSER DOES NOT START: {' '.join(trouble)}; Debian: apt install chromium, or playwright install-deps chromium"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m support.needed", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--no-browser", action="store_true", help="for tests that need none, e.g. make check")
    asked = parser.parse_args(arguments)
    missing = [f"{tool} is missing: {way}" for tool, way in NEEDED.items() if shutil.which(tool) is None]
    trouble = None if asked.no_browser else browser_trouble()
    if trouble:
        print(trouble, file=sys.stderr)
        if trouble != NO_BROWSER or os.environ.get("CI"):
            missing.append("the page cannot be tested: see the line above")
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
