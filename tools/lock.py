"""The lock file `requirements.lock`: every package that a server needs, in one version, with the hashes of its files.

    python tools/lock.py            write it anew, from what the index offers now
    python tools/lock.py --check    say whether it still fits pyproject.toml; asks nobody

pip refuses a file with another hash (`pip install --require-hashes -r requirements.lock`). The hashes are those of the Python and
the machine that this runs on, unless more are named: `--python 3.11 3.12 --platform manylinux_2_17_x86_64 ...`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.lock"
EXTRAS = ("server", "postgres")
HEAD = "# Written by tools/lock.py (make lock): what `hustings[server,postgres]` needs, for pip install --require-hashes.\n"


def normal(name: str) -> str:
    """A package's name in the form that indexes compare."""
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted() -> list[str]:
    """The requirements in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *(need for extra in EXTRAS for need in project["optional-dependencies"][extra])]


def locked() -> dict[str, tuple[str, list[str]]]:
    """The version and the hashes of each package in the lock file, by name."""
    found: dict[str, tuple[str, list[str]]] = {}
    for entry in LOCK.read_text("utf-8").replace("\\\n", " ").splitlines():
        pinned = re.match(r"([\w.-]+)==([\w.+!-]+)", entry)
        if pinned:
            found[pinned[1]] = pinned[2], re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)
    return found


def resolved(needs: Iterable[str], *options: str) -> list[dict[str, Any]]:
    """The packages that pip would install, with hashes. Nothing is installed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", str(report)]
        subprocess.run([*command, *options, *needs], check=True)
        found: list[dict[str, Any]] = json.loads(report.read_text("utf-8"))["install"]
        return found


def lock(pythons: list[str], platforms: list[str]) -> None:
    versions: dict[str, str] = {}
    hashes: dict[str, set[str]] = {}
    rounds = [["--python-version", python, "--platform", platform] for python in pythons for platform in platforms] or [[]]
    for where in rounds:
        pinned = [f"{name}=={version}" for name, version in versions.items()]
        elsewhere = [*where, "--only-binary=:all:", "--target", "nowhere"] if where else []
        for package in resolved([*wanted(), *pinned], *elsewhere):
            name = normal(package["metadata"]["name"])
            versions[name] = package["metadata"]["version"]
            hashes.setdefault(name, set()).add(package["download_info"]["archive_info"]["hashes"]["sha256"])
    lines = [
        f"{name}=={versions[name]} \\\n    " + " \\\n    ".join(f"--hash=sha256:{one}" for one in sorted(hashes[name]))
        for name in sorted(versions)
    ]
    LOCK.write_text(HEAD + "\n".join(lines) + "\n", "utf-8")
    print(f"wrote {LOCK.name}: {len(versions)} packages")


def missing() -> list[str]:
    """Packages that pyproject.toml needs but the lock file lacks, and those that it has without a hash."""
    found = locked()
    names = [normal(re.match(r"[\w.-]+", need)[0]) for need in wanted()]  # type: ignore[index]
    return sorted({name for name in names if name not in found} | {name for name, (_, hashes) in found.items() if not hashes})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--python", nargs="*", default=[], metavar="VERSION")
    parser.add_argument("--platform", nargs="*", default=[], metavar="PLATFORM")
    given = parser.parse_args()
    if not given.check:
        lock(given.python, given.platform)
        return
    lost = missing()
    if lost:
        sys.exit(f"{LOCK.name} lacks {', '.join(lost)}: write it anew with make lock")


if __name__ == "__main__":
    main()
