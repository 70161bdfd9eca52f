"""Preparation of a test run, once before any worker starts: every game's rules are compiled, all games in parallel, and the
assertions of the tests are rewritten, which otherwise every worker would do for itself.

python -m support.prepare
python -m support.prepare --game NAME  # one game's rules alone, all sets of them in this process
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import pytest

from hustings.bots.thinking.forward import THOUGHT
from hustings.bots.thinking.net_playouts import FORESIGHT
from hustings.bots.thinking.playouts import SEARCH
from hustings.bots.thinking.policies import POLICIES
from hustings.core import registry
from hustings.core.compiled.compiler import compile_set
from hustings.core.compiled.kernels import RULES, Kernels, ensure_cache_folder
from hustings.core.compiled.progress import say
from hustings.core.compiled.sight import SIGHT
from hustings.core.contract import Game
from hustings.lab.envs.state import TRUTH
from hustings.lab.tree.explicit import EXPLICIT
from hustings.lab.vector.kernels import ASKED, BOTS

SETS = (RULES, POLICIES, SEARCH, SIGHT, THOUGHT, FORESIGHT, ASKED, BOTS, EXPLICIT, TRUTH)
TESTS = Path(__file__).parents[1]


def compile_game(game: Game) -> None:
    """Compile all kernel sets of a game in one process, so that a rule that several of them use is prepared once (`Twins`)."""
    inner: dict[str, Any] = {}
    for kernel_set in SETS:
        if not Kernels(game, kernel_set).stamp().exists():
            say(f"compiling {kernel_set.about} of {game.title} (only once) ...")
            with Path(os.devnull).open("w", encoding="utf-8") as nobody, contextlib.redirect_stdout(nobody):
                compile_set(game, kernel_set, inner)


def is_compiled(game: Game) -> bool:
    return all(Kernels(game, kernel_set).stamp().exists() for kernel_set in SETS)


def kept(test: Path) -> Path:
    """The file in which pytest caches a test file with its assertions rewritten."""
    plain = Path(cache_from_source(str(test)))
    return plain.with_name(f"{plain.stem}-pytest-{pytest.__version__}.pyc")


def is_rewritten() -> bool:
    """Whether at least half of all test files are rewritten: a few new ones are no reason to go through all of them."""
    tests = list(TESTS.rglob("test_*.py"))
    return 2 * sum(kept(test).exists() for test in tests) >= len(tests)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m support.prepare", description="Compile rules and rewrite assertions.")
    parser.add_argument("--game", help="compile the rules of this one alone")
    asked = parser.parse_args(arguments)
    ensure_cache_folder()
    if asked.game is not None:
        compile_game(registry.game(asked.game))
        return 0
    games = [name for name in registry.names() if not is_compiled(registry.game(name))]
    compiling = [subprocess.Popen([sys.executable, "-m", "support.prepare", "--game", name]) for name in games]
    if not is_rewritten():
        look = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "-p", "no:cacheprovider"]
        subprocess.run(look, stdout=subprocess.DEVNULL, check=False)  # the run itself reports what is wrong with a test
    return max((process.wait() for process in compiling), default=0)


if __name__ == "__main__":
    sys.exit(main())
