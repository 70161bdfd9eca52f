"""Compiled rules, ready to use: loaded from the cache in a moment, or compiled cold by a child process, with progress.

Entry points come in sets (`SETS`): a module that adds its own gives a function that lists them with samples of their arguments.

A child, because a compiler cannot be interrupted: Ctrl-C kills it by its number and ends within a second. It holds a lock on
the cache folder, so that of several processes only one compiles and the others wait for it.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np

from ...places import SOURCE
from .. import gate, layout
from ..chance import Chance
from ..contract import Game
from ..errors import HustingsError
from ..registry import game as find_game
from . import loops
from .binding import Rule
from .twins import Twins, cache_root

RULES, POLICIES, SEARCH = "rules", "policies", "search"
"""The sets of entry points, each compiled by itself: whoever plays at random need not wait for the policies."""

WAIT, TOTAL, DONE = "wait", "total", "done"  # the first word of each line the child writes


class CompileError(HustingsError):
    """The rules could not be compiled on this machine."""


Samples = dict[Rule, tuple[Any, ...]]
"""Entry points, all that Python calls in compiled code, each with arguments of the types that it is called with."""


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


def _policy_samples(game: Game) -> Samples:
    from ...bots.thinking import policies

    return policies.samples(game)


def _search_samples(game: Game) -> Samples:
    from ...bots.thinking import playouts

    return playouts.samples(game)


SETS: dict[str, Callable[[Game], Samples]] = {RULES: _rule_samples, POLICIES: _policy_samples, SEARCH: _search_samples}
"""The entry points of a set share what they reach, so one warm-up compiles everything once. In every set but the first the
game's own policy stands in for the stub."""


class Kernels:
    """The compiled entry points of a set of one game, each loaded when it is first asked for."""

    def __init__(self, game: Game, kind: str = RULES) -> None:
        self.game, self.kind = game, kind
        self._samples = SETS[kind](game)
        self.twins = Twins(game, tuple(self._samples), _stand_ins(game, kind))
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
        return cache_root() / f"{self.game.name}-{self.kind}-{hashlib.sha256(repr(parts).encode()).hexdigest()[:20]}.ready"


def _stand_ins(game: Game, kind: str) -> dict[Rule, Rule]:
    if kind == RULES:
        return {}
    if kind == SEARCH:
        from ...bots.thinking.playouts import stand_ins

        return stand_ins(game)
    from ...bots.thinking.policies import policy, policy_of

    return {policy: policy_of(game)}


_KERNELS: dict[tuple[str, str], Kernels] = {}


def ready(game: Game, kind: str = RULES, *, quiet: bool = False) -> Kernels:
    """The compiled entry points of a set of a game. If they are not in the cache they are compiled first, which takes most of a
    minute and is shown on a terminal unless `quiet`."""
    key = game.name, kind
    if key not in _KERNELS:
        _find_folder()
        kernels = Kernels(game, kind)
        if not kernels.stamp().exists():
            _compile_in_child(kernels, quiet)
        _KERNELS[key] = kernels
    return _KERNELS[key]


def _find_folder() -> None:
    """Where the cache folder cannot be written to, one for this run takes its place: slower, but nothing is refused."""
    try:
        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return
    except (OSError, RuntimeError) as error:  # RuntimeError: there is no home folder
        why = getattr(error, "strerror", None) or error
    mine = tempfile.mkdtemp(prefix="hustings-")
    atexit.register(shutil.rmtree, mine, ignore_errors=True)
    os.environ["HUSTINGS_CACHE"] = mine  # for this process and those it starts
    _say(f"cannot keep compiled rules ({why}): compiled for this run only. Set HUSTINGS_CACHE to a folder you can write to")


def _compile_in_child(kernels: Kernels, quiet: bool) -> None:
    game = kernels.game
    package = SOURCE
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as trouble:
        with subprocess.Popen(
            [sys.executable, "-m", __spec__.name, game.name, kernels.kind],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=trouble,
            env={**os.environ, "PYTHONPATH": path},
            text=True,
            start_new_session=True,  # Ctrl-C at the terminal reaches us only, and we end the child
        ) as child:
            try:
                assert child.stdout is not None
                _show(child.stdout, f"{_WHAT.get(kernels.kind, kernels.kind)} of {game.title}", quiet)
                child.wait()
            except BaseException:
                child.kill()
                raise
        if child.returncode != 0:
            trouble.seek(0)
            raise _failure(game, child.returncode, trouble.read())


_WHAT = {RULES: "the rules", POLICIES: "the heuristic", SEARCH: "the search"}  # what a user is told that a set holds


def _failure(game: Game, code: int, text: str) -> CompileError:
    what = f"compiling the rules of {game.title} failed"
    if code < 0:
        return CompileError(f"{what}: the compiler was stopped by signal {-code}. Is there enough memory (1 GB)? Then try again")
    log = cache_root() / "compile-error.log"
    log.write_text(text, encoding="utf-8")
    lines = text.strip().splitlines() or [f"exit code {code}"]
    return CompileError(f"{what}: {lines[-1]}. The whole message is in {log}")


def _show(lines: IO[str], things: str, quiet: bool) -> None:
    """Follow the child's lines with a bar on a terminal, with one line elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    what = f"Compiling {things} (only once)"
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("rules"), TimeElapsedColumn()
    if not quiet and not console.is_terminal:
        _say(f"{what[0].lower()}{what[1:]}, which takes most of a minute ...")
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == WAIT:
                bar.update(task, description=f"Waiting for another process that compiles {things}")
            elif word == TOTAL:
                bar.update(task, description=what, total=int(rest))
            elif word == DONE:
                bar.advance(task)


def _say(message: str) -> None:
    print(f"hustings: {message}", file=sys.stderr, flush=True)


# In the child


def _tell(*words: object) -> None:
    """A line for the parent. If it is gone this fails, and the child ends too."""
    print(*words, flush=True)


@contextmanager
def _locked(root: Path) -> Iterator[None]:
    """One process at a time; the system lets go of the lock when its holder ends, however it ends."""
    with (root / "lock").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                _tell(WAIT)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _compile(game: Game, kind: str = RULES) -> None:
    from numba.core import event

    kernels = Kernels(game, kind)
    stamp = kernels.stamp()
    with _locked(cache_root()):
        if stamp.exists():
            return
        waiting = {(rule.__module__, rule.__qualname__) for rule in kernels.rules()}
        _tell(TOTAL, len(waiting))

        class Listener(event.Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                done = event.data["dispatcher"].py_func
                name = (done.__module__, done.__qualname__)
                if name in waiting:  # the same rule is compiled again for other widths of integer
                    waiting.remove(name)
                    _tell(DONE, *name)

        event.register("numba:compile", Listener())
        kernels.load()
        stamp.touch()


if __name__ == "__main__":
    _compile(find_game(sys.argv[1]), sys.argv[2])
