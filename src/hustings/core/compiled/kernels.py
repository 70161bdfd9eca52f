"""Kernels: compiled entry points, ready to use, loaded from the cache in a moment or compiled from scratch in a child process.

Entry points come in sets. A module with loops of its own registers a `KernelSet`, which lists them with samples of their
arguments; each set is compiled by itself, so that random games need not wait for the policies.

A child, because a compiler cannot be interrupted: Ctrl-C kills it by its number and ends within a second (`compiler.py`).
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...places import cache_folder
from ...processes import environment
from .. import gate, layout, loops
from ..binding import Rule
from ..chance import Chance
from ..contract import Game
from ..errors import HustingsError
from .progress import CompileStep, say, silently, watcher
from .twins import Twins


class CompileError(HustingsError):
    """The rules could not be compiled on this machine."""


Samples = dict[Rule, tuple[Any, ...]]
"""Entry points, all that Python calls in compiled code, each with arguments of the types that it is called with."""


@dataclass(frozen=True)
class KernelSet:
    """Entry points that share what they reach, so that one compilation is enough for all of them."""

    name: str
    about: str  # what a user is told is being compiled
    samples: Callable[[Game], Samples]
    stand_ins: Callable[[Game], Mapping[Rule, Rule]]  # a game's own rules for stubs beside the contract's
    module: str  # where it is registered: the compiler's process imports that
    checked: bool = True  # whether indexes are checked; False only where a test steps the same by the plain rules


SETS: dict[str, KernelSet] = {}
"""The sets that have been registered, by name."""


def register(kernel_set: KernelSet) -> KernelSet:
    """Make a set known to `ready` and to the compiler."""
    SETS[kernel_set.name] = kernel_set
    return kernel_set


def _rule_samples(game: Game) -> Samples:
    fs, gs, cs = layout.blank(game.figures), layout.blank(game.position), layout.blank(Chance)
    row, table, raw = np.zeros(1, np.int64), np.zeros((1, 1), np.int64), np.zeros(1, np.uint8)
    return {
        loops.random_games: (fs, gs, cs, cs, row, 0),
        loops.results: (gs, 0, table, table),
        loops.start: (fs, gs, cs, row),
        loops.step: (fs, gs, cs, 0, 0, row),
        loops.options_of: (fs, gs, 0, row),
        loops.refusal_of: (fs, gs, 0, 0),
        loops.resample_all: (fs, gs, cs, 0),
        gate.observe_bytes: (raw, raw, raw, raw),
    }


RULES = register(KernelSet("rules", "the rules", _rule_samples, lambda game: {}, __name__))
"""Random games, single steps and resampling, by a game's rules alone."""


class Kernels:
    """The compiled entry points of a set of one game, each loaded when it is first asked for."""

    def __init__(self, game: Game, kernel_set: KernelSet = RULES, inner: dict[str, Any] | None = None) -> None:
        """`inner`: what sets share that one process compiles (`Twins`)."""
        self.game, self.set = game, kernel_set
        self._samples = kernel_set.samples(game)
        self.twins = Twins(game, tuple(self._samples), kernel_set.stand_ins(game), checked=kernel_set.checked, inner=inner)
        self._loaded: dict[Rule, Any] = {}

    def __getitem__(self, entry: Rule) -> Any:
        if entry not in self._loaded:
            import numba

            twin = self.twins.bind(entry)
            twin.compile(tuple(numba.typeof(sample) for sample in self._samples[entry]))
            twin.disable_compile()  # an argument of another type is a mistake, not a reason to compile for half a minute
            self._loaded[entry] = twin
        return self._loaded[entry]

    def load(self) -> None:
        """Load every entry point, those that are not in the cache compiled."""
        for entry in self._samples:
            _ = self[entry]

    def rules(self) -> list[Rule]:
        """Every rule that any entry point reaches."""
        seen: dict[int, Rule] = {}
        for entry in self._samples:
            self.twins.closure(entry, seen)
        return list(seen.values())

    def stamp(self) -> Path:
        """The file whose existence says that every entry point is in the cache."""
        from llvmlite.binding import get_host_cpu_name

        parts = [get_host_cpu_name(), *(self.twins.folder(entry).name for entry in self._samples)]
        return cache_folder() / f"{self.game.name}-{self.set.name}-{hashlib.sha256(repr(parts).encode()).hexdigest()[:20]}.ready"


_ready: dict[tuple[str, str], Kernels] = {}


def ready(game: Game, kernel_set: KernelSet = RULES, *, quiet: bool = False) -> Kernels:
    """The compiled entry points of a set of a game. If they are not in the cache they are compiled first, which takes most of a
    minute and is told to the watcher of `progress.py` unless `quiet`."""
    key = game.name, kernel_set.name
    if key not in _ready:
        ensure_cache_folder()
        kernels = Kernels(game, kernel_set)
        if not kernels.stamp().exists():
            _compile_in_child(kernels, quiet)
        _ready[key] = kernels
    return _ready[key]


def ensure_cache_folder() -> None:
    """Make the cache folder. Where it cannot be written to, one for this run takes its place: slower, but nothing is refused."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home folder
        why = getattr(error, "strerror", None) or error
    mine = tempfile.mkdtemp(prefix="hustings-")
    atexit.register(shutil.rmtree, mine, ignore_errors=True)
    os.environ["HUSTINGS_CACHE"] = mine  # for this process and those it starts
    say(f"cannot keep compiled rules ({why}): compiled for this run only. Set HUSTINGS_CACHE to a folder you can write to")


def _compile_in_child(kernels: Kernels, quiet: bool) -> None:
    game, kernel_set = kernels.game, kernels.set
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as trouble:
        with subprocess.Popen(
            [sys.executable, "-m", f"{__package__}.compiler", game.name, kernel_set.name, kernel_set.module],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=trouble,
            env=environment(),
            text=True,
            start_new_session=True,  # Ctrl-C at the terminal reaches us only, and we end the child
        ) as child:
            try:
                assert child.stdout is not None
                watch = silently if quiet else watcher()
                watch(f"{kernel_set.about} of {game.title}", _steps(child.stdout))
                child.wait()
            except BaseException:
                child.kill()
                raise
        if child.returncode != 0:
            trouble.seek(0)
            raise _failure(game, child.returncode, trouble.read())


def _steps(lines: Iterable[str]) -> Iterator[CompileStep]:
    """What the compiler's lines say."""
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "wait":
            yield CompileStep("wait")
        elif word == "total":
            yield CompileStep("total", int(rest))
        elif word == "done":
            yield CompileStep("done")


def _failure(game: Game, code: int, text: str) -> CompileError:
    what = f"compiling the rules of {game.title} failed"
    if code < 0:
        return CompileError(f"{what}: the compiler was stopped by signal {-code}. Is there enough memory (1 GB)? Then try again")
    log = cache_folder() / "compile-error.log"
    log.write_text(text, encoding="utf-8")
    lines = text.strip().splitlines() or [f"exit code {code}"]
    return CompileError(f"{what}: {lines[-1]}. The whole message is in {log}")
