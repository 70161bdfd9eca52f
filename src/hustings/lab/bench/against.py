"""A comparison of two revisions in one run, as ratios: the working tree and another one, measured in turn by the same code, so
that whatever else the machine does meanwhile affects both."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from ...core.errors import HustingsError
from ...places import SOURCE
from .rows import SHORT

ROUNDS = 4
CHECKOUT = SOURCE.parent
MEASURES = Path(__file__).with_name("measures.py")


def compare(revision: str, tell: Callable[[str], None]) -> list[dict[str, str | float]]:
    """Measure every short row: the revision's best, ours, and how many times as fast we are."""
    with tempfile.TemporaryDirectory(prefix="hustings-bench-") as folder:
        _unpack(revision, Path(folder))
        sides = {revision: Path(folder) / "src", "the working tree": CHECKOUT / "src"}
        runs: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
        for turn in range(1, ROUNDS + 1):
            for side, source in sides.items():
                tell(f"measuring {side}, {turn} of {ROUNDS}")
                runs[side].append(_measured(side, source))
    rows: list[dict[str, str | float]] = []
    for row in SHORT:
        pick = max if row.more else min
        theirs, ours = (pick(run[row.key] for run in runs[side]) for side in sides)
        times = ours / theirs if row.more else theirs / ours
        rows.append({"key": row.key, "what": row.what, "unit": row.unit, "base": theirs, "value": ours, "times_as_fast": times})
    return rows


def _unpack(revision: str, folder: Path) -> None:
    """Unpack the sources of a revision into `folder`, outside the repository, in which nothing changes."""
    try:
        ran = subprocess.run(
            ["git", "-C", str(CHECKOUT), "archive", "--format=tar", revision, "--", "src"], capture_output=True, check=False
        )
    except FileNotFoundError:
        raise HustingsError("--against needs git, which is not installed") from None
    if ran.returncode != 0:
        said = ran.stderr.decode(errors="replace").strip().splitlines() or ["git failed"]
        raise HustingsError(f"--against {revision}: {said[0]}. It needs a git checkout and a revision of it, e.g. HEAD or main")
    with tarfile.open(fileobj=io.BytesIO(ran.stdout)) as archive:
        archive.extractall(folder, filter="data")


def _measured(side: str, source: Path) -> dict[str, float]:
    ran = subprocess.run(
        [sys.executable, str(MEASURES)],
        env={**os.environ, "PYTHONPATH": str(source)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode != 0:
        said = ran.stderr.strip().splitlines() or [f"exit code {ran.returncode}"]
        raise HustingsError(f"{side} cannot be measured by this revision's measurements: {said[-1]}")
    values: dict[str, float] = json.loads(ran.stdout)
    return values
