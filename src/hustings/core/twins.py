"""The compiled twin of every @rule function: the same code object, in globals where rules are their twins.

Numba is imported here and nowhere else in core. Twins of the entry points are cached on disk; the folder is keyed by all
that a twin depends on, since Numba's own key sees neither a callee in another file nor the compile options.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .binding import Binding, Rule
from .contract import Game
from .layout import layout_hash

# A write past a field's end would corrupt memory and kill the interpreter; the check costs 4 %.
OPTIONS: dict[str, Any] = {"boundscheck": True, "nogil": True}


def cache_root() -> Path:
    """Where compiled code is kept: $HUSTINGS_CACHE, or the user's cache folder."""
    chosen = os.environ.get("HUSTINGS_CACHE")
    return Path(chosen) if chosen else Path.home() / ".cache" / "hustings"


class Twins(Binding):
    """The compiled twins of one game's rules and of the loops over them. Made at once, compiled at the first call."""

    def __init__(self, game: Game, entries: tuple[Rule, ...], more: Mapping[Rule, Rule] | None = None) -> None:
        """`entries`: the functions that Python will call. Only they are cached; each holds all it calls."""
        super().__init__(game, more)
        self.entries = {id(entry) for entry in entries}

    def key(self, function: Rule) -> str:
        """A hash of all that the twin of `function` depends on."""
        import numba
        import numpy

        parts = [sys.version, numba.__version__, numpy.__version__, repr(sorted(OPTIONS.items()))]
        parts += [layout_hash(self.game.position), layout_hash(self.game.figures)]
        for reached in self.closure(function).values():
            parts += [reached.__module__, inspect.getsource(reached)]
            parts += [f"{n}={v!r}" for n, v in self.names(reached) if isinstance(v, int | float | tuple)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]

    def folder(self, function: Rule) -> Path:
        """Where the compiled function is kept."""
        return cache_root() / f"{self.game.name}-{function.__name__}-{self.key(function)}"

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        import numba

        cached = id(function) in self.entries
        config: Any = numba.config
        before = config.CACHE_DIR
        if cached:
            config.CACHE_DIR = str(self.folder(function))
        try:
            return numba.njit(cache=cached, **OPTIONS)(copy)
        finally:
            config.CACHE_DIR = before
