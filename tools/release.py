"""The version and the change log of a release, in one command.

    python tools/release.py 0.2.0        # write both
    python tools/release.py 0.2.0 --tag  # and commit them, with an annotated tag v0.2.0 that holds the change log

`Unreleased` in CHANGELOG.md becomes the version and the day, with a new empty `Unreleased` above. Nothing is pushed or published.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

VERSION_FILE, CHANGE_LOG = Path("src/hustings/version.py"), Path("CHANGELOG.md")
NUMBER = re.compile(r"(\d+)\.(\d+)\.(\d+)")
WRITTEN = re.compile(r'^__version__ = "([^"]*)"$', re.M)
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.M | re.S)


class NotNow(Exception):
    """A reason why no release can be made."""


def numbers(version: str) -> tuple[int, ...]:
    found = NUMBER.fullmatch(version)
    if found is None:
        raise NotNow(f"{version} is not a version: give three numbers, e.g. 0.2.0")
    return tuple(map(int, found.groups()))


def release(root: Path, version: str, day: datetime.date) -> str:
    """Write version and change log, and return the changes of this version."""
    code, log = (root / VERSION_FILE).read_text("utf-8"), (root / CHANGE_LOG).read_text("utf-8")
    written = WRITTEN.search(code)
    if written is None:
        raise NotNow(f'{VERSION_FILE} has no line __version__ = "..."')
    if numbers(version) <= numbers(written[1]):
        raise NotNow(f"{version} does not come after {written[1]}, the version in {VERSION_FILE}")
    unreleased = UNRELEASED.search(log)
    if unreleased is None or not unreleased[1].strip():
        raise NotNow(f'{CHANGE_LOG} has nothing under "## Unreleased": write down what has changed')
    changes = unreleased[1].strip()
    heading = f"## Unreleased\n\n## {version} ({day.isoformat()})\n\n{changes}\n\n"
    (root / CHANGE_LOG).write_text((log[: unreleased.start()] + heading + log[unreleased.end() :]).rstrip() + "\n", "utf-8")
    (root / VERSION_FILE).write_text(code[: written.start(1)] + version + code[written.end(1) :], "utf-8")
    return changes


def git(root: Path, *words: str, given: str | None = None) -> str:
    done = subprocess.run(["git", *words], cwd=root, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotNow(f"git {words[0]}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def main(arguments: list[str] | None = None) -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", help="the next one, e.g. 0.2.0")
    parser.add_argument("--tag", action="store_true", help="commit both files and tag the commit; needs a clean checkout")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], help="of another checkout than this one")
    asked = parser.parse_args(arguments)
    try:
        if asked.tag and git(asked.root, "status", "--porcelain"):
            raise NotNow("the checkout has changes: commit them first")
        changes = release(asked.root, asked.version, datetime.date.today())
        if asked.tag:
            git(asked.root, "commit", "--quiet", "--message", f"Version {asked.version}", str(VERSION_FILE), str(CHANGE_LOG))
            # Without this, git would drop the change log's headings from the tag's message as comments.
            git(asked.root, "tag", "--annotate", f"v{asked.version}", "--cleanup=verbatim", "--file=-",
                given=f"Hustings {asked.version}\n\n{changes}\n")  # fmt: skip
    except (NotNow, OSError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(f"This is version {asked.version}" + (f", tagged v{asked.version}. Next: git push --follow-tags" if asked.tag else "."))
    return 0


if __name__ == "__main__":
    sys.exit(main())
