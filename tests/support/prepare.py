"""Preparation of a test run, once before any worker starts: tools that are needed, a browser, compiled rules.

    python -m support.prepare               # all of it
    python -m support.prepare --no-browser  # without the browser, for tests that need none

A missing tool is named with the way to get it, before anything runs. Without a browser the tests of the page are left out,
loudly; where $CI is set that is a failure.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys

from hustings.bots.thinking.playouts import SEARCH
from hustings.bots.thinking.policies import POLICIES
from hustings.core import registry
from hustings.core.compiled.kernels import RULES, ready
from hustings.core.compiled.sight import SIGHT
from hustings.lab.tree.explicit import EXPLICIT
from hustings.lab.vector.kernels import ASKED, BOTS
from support.browser.chromium import chromium

NEEDED = {"git": "the tests of release and comparison read the repository: apt install git"}
NO_BROWSER = "NO BROWSER, THE PAGE IS NOT TESTED: install one (Debian: apt install chromium) or name one with CHROMIUM=..."


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m support.prepare", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--no-browser", action="store_true", help="for tests that need none, e.g. make check")
    asked = parser.parse_args(arguments)
    missing = [f"{tool} is missing: {way}" for tool, way in NEEDED.items() if shutil.which(tool) is None]
    if not asked.no_browser and not chromium()[0]:
        print(NO_BROWSER, file=sys.stderr)
        if os.environ.get("CI"):
            missing.append("a browser is missing, and this is a CI run")
    for line in missing:
        print(line, file=sys.stderr)
    if missing:
        return 1
    for name in registry.names():
        for kernel_set in (RULES, POLICIES, SEARCH, SIGHT, ASKED, BOTS, EXPLICIT):
            ready(registry.game(name), kernel_set)
    return 0


if __name__ == "__main__":
    sys.exit(main())
