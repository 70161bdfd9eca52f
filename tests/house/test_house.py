"""Every layer knows only the layers below it: core knows no game by name, and no game knows another."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hustings.core.registry import game, names

SOURCE = Path(__file__).parents[2] / "src"
CORE = SOURCE / "hustings" / "core"


@pytest.mark.parametrize("file", sorted(CORE.rglob("*.py")), ids=lambda path: path.stem)
def test_core_mentions_no_game(file: Path) -> None:
    text = file.read_text("utf-8")
    for name in names():
        for word in (name, name.replace("-", "_"), game(name).title):
            assert not re.search(re.escape(word), text, re.IGNORECASE), f"{file.name} mentions {word}"


@pytest.mark.parametrize("name", names())
def test_one_game_does_not_import_another(name: str) -> None:
    others = [other.replace("-", "_") for other in names() if other != name]
    code = (
        f"import sys, hustings; play = hustings.start({name!r}, seed=1); "
        f"print([m for m in sys.modules if any(m.startswith('hustings.games.' + other) for other in {others!r})])"
    )
    command, env = [sys.executable, "-c", code], {"PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", names())
def test_a_game_uses_core_and_itself_only(name: str) -> None:
    folder = SOURCE / "hustings" / "games" / name.replace("-", "_")
    for file in folder.rglob("*.py"):
        up = len(file.relative_to(folder).parts) + 1  # dots that lead out of the game's package
        for dots, module in re.findall(r"^\s*from (\.+)([\w.]*) import", file.read_text("utf-8"), re.MULTILINE):
            assert len(dots) < up or module.split(".")[0] in ("core", "text"), f"{file.name}: from {dots}{module}"


ROOT_FILES = {
    ".containerignore", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "Containerfile", "LICENSE", "Makefile", "README.md",
    "SECURITY.md", "pyproject.toml", "requirements.lock",
}  # fmt: skip


def test_nothing_strays_into_the_root() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=SOURCE.parent, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {name for name in listed if "/" not in name} == ROOT_FILES


ROOT = SOURCE.parent
SCRIPTS = sorted([*(ROOT / "tools").glob("*.py"), *(ROOT / "web" / "scripts").glob("*.py")])
PASSES_ON = {"npm.py"}
"""Scripts that pass their arguments to another program."""


@pytest.mark.parametrize("script", [path for path in SCRIPTS if path.name not in PASSES_ON], ids=lambda path: path.name)
def test_scripts_explain_themselves_with_an_example_and_write_nothing(script: Path, tmp_path: Path) -> None:
    paths = os.pathsep.join([str(SOURCE), str(ROOT / "tests")])
    env = {"PYTHONPATH": paths, "HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, str(script), "--help"], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0 and "usage:" in done.stdout, done.stderr
    assert f"python {script.relative_to(ROOT).as_posix()}" in done.stdout, "no example of a command"
    assert not list(tmp_path.iterdir())
