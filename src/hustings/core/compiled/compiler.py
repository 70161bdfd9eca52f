"""The process that compiles a set of kernels: `python -m hustings.core.compiled.compiler GAME SET MODULE`, where the set is
registered by the module. It says how far it is, a line for each step, and holds a lock on the game meanwhile, so that of several
processes only one compiles and the others wait for it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from ...places import cache_folder
from ..contract import Game
from ..registry import game as find_game
from .kernels import SETS, Kernels, KernelSet

WAIT, TOTAL, DONE = "wait", "total", "done"


def tell(*words: object) -> None:
    """A line for the parent. If it is gone this fails, and the compiler ends too."""
    print(*words, flush=True)


@contextmanager
def locked(folder: Path, game: str) -> Iterator[None]:
    """One process for a game at a time; the system lets go of the lock when its holder ends, however it ends."""
    with (folder / f"{game}.lock").open("w") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                tell(WAIT)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


def compile_set(game: Game, kernel_set: KernelSet, inner: dict[str, Any] | None = None) -> None:
    """Compile what is not in the cache yet. `inner`: what sets share that one process compiles (`Twins`)."""
    from numba.core import event

    kernels = Kernels(game, kernel_set, inner)
    stamp = kernels.stamp()
    with locked(cache_folder(), game.name):
        if stamp.exists():
            return
        waiting = {kernels.twins.name(rule) for rule in kernels.rules()}
        tell(TOTAL, len(waiting))

        class Listener(event.Listener):  # type: ignore[misc]
            def on_start(self, event: Any) -> None:
                pass

            def on_end(self, event: Any) -> None:
                name = event.data["dispatcher"].py_func.__qualname__
                if name in waiting:  # the same rule is compiled again for other widths of integer
                    waiting.remove(name)
                    tell(DONE, name)

        gc.disable()  # a tenth of the time, for garbage that the process takes with it when it ends
        with event.install_listener("numba:compile", Listener()):
            kernels.load()
        stamp.touch()


if __name__ == "__main__":
    import_module(sys.argv[3])
    compile_set(find_game(sys.argv[1]), SETS[sys.argv[2]])
