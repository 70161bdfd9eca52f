"""The layers: one wrong import of each kind, added to a copy of the package, is found by the linter of `make lint`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WRONG = {
    "upwards": ("core/play.py", "from ..text import words\n"),
    "in a function": ("core/errors.py", "def late() -> None:\n    from ..bots import api\n"),
    "for types alone": (
        "text/story.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..games import die_macher\n",
    ),
    "from core to a game": ("core/registry.py", "from ..games.helvetiq import game as helvetiq\n"),
    "from a game to a bot": ("games/helvetiq/game.py", "from ...bots import budget\n"),
    "from one game to another": ("games/helvetiq/game.py", "from ..die_macher import game as other\n"),
    "sideways": ("client/http.py", "from ..server import errors as theirs\n"),
    "from the wire to the store": ("wire/base.py", "from ..store import schema\n"),
    "from the server to the command line": ("server/app.py", "from ..cli import app as commands\n"),
    "in a circle": ("bots/budget.py", "from . import spec\n"),
    "between rooms in a circle": ("core/layout.py", "from .compiled import twins\n"),
    "between rooms of the server in a circle": ("server/settings.py", "from .notices import compose\n"),
    "to a room that nobody placed": ("attic/__init__.py", '"""A room."""\n'),
}


def linted(source: Path) -> subprocess.CompletedProcess[str]:
    linter = Path(sys.executable).with_name("lint-imports")
    command = [str(linter), "--no-cache", "--no-logo", "--config", str(ROOT / "pyproject.toml")]
    env = {**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200"}
    return subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False, timeout=300)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package's modules in another folder."""
    source = tmp_path_factory.mktemp("src")
    shutil.copytree(
        ROOT / "src" / "hustings", source / "hustings", ignore=lambda folder, names: [n for n in names if _no_module(n)]
    )
    return source


def _no_module(name: str) -> bool:
    return ("." in name and not name.endswith(".py")) or name in ("__pycache__", "page")


def test_the_package_as_it_is_has_none(copied: Path) -> None:
    done = linted(copied)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_arrow_is_found(copied: Path, kind: str) -> None:
    file, arrow = WRONG[kind]
    path = copied / "hustings" / file
    before = path.read_text("utf-8") if path.exists() else None
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{before or ''}\n{arrow}", "utf-8")
    try:
        done = linted(copied)
        assert done.returncode == 1, done.stdout
        assert "BROKEN" in done.stdout or "attic" in done.stdout, done.stdout
    finally:
        if before is None:
            shutil.rmtree(path.parent)
        else:
            path.write_text(before, "utf-8")
