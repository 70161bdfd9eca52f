"""The compiled twin of every @rule function: the same code object, in globals where rules are their twins.

Numba is imported here and nowhere else in core. Twins of the entry points are cached on disk; the folder is keyed by all
that a twin depends on, since Numba's own key sees neither a callee in another file nor the compile options.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
import types
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...places import cache_folder
from ..binding import Binding, Rule
from ..contract import Game
from ..layout import layout_hash
from ..rule import SURE

# A write past a field's end would corrupt memory and kill the interpreter; the check costs 4 %.
OPTIONS: dict[str, Any] = {"boundscheck": True, "nogil": True}


class Locator:
    """Tells Numba where to keep a twin. The folder's name says all it depends on, so that Numba's own look at paths, line numbers
    and contents of files is not needed: the same rules in another checkout are found, and an edited comment costs nothing."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    @classmethod
    def from_function(cls, function: Rule, file: str) -> Locator:
        import numba

        config: Any = numba.config
        return cls(config.CACHE_DIR)

    def ensure_cache_path(self) -> None:
        Path(self.folder).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


@cache
def source(function: Rule) -> str:
    """Its source text; reading it takes longer than all else that a key needs."""
    return inspect.getsource(function)


class Twins(Binding):
    """The compiled twins of one game's rules and of the loops over them. Made at once, compiled at the first call."""

    def __init__(
        self, game: Game, entries: tuple[Rule, ...], more: Mapping[Rule, Rule] | None = None, *, checked: bool = True
    ) -> None:
        """`entries`: the functions that Python will call. Only they are cached; each holds all it calls. `checked`: whether
        indexes are checked."""
        super().__init__(game, more)
        self.options = {**OPTIONS, "boundscheck": OPTIONS["boundscheck"] and checked}
        self.kept = {id(entry) for entry in entries} | {id(own) for own in (*game.rules, *self.more.values())}

    def key(self, function: Rule) -> str:
        """A hash of all that the twin of `function` depends on."""
        import numba
        import numpy

        parts = [sys.version, numba.__version__, numpy.__version__, repr(sorted(self.options.items()))]
        parts += [layout_hash(self.game.position), layout_hash(self.game.figures)]
        closure = self.closure(function)
        if self.game.thinking.weights and any(id(own) in closure for own in self.more.values()):
            parts.append(layout_hash(self.game.thinking.weights))
        for reached in closure.values():
            parts += [reached.__module__, source(reached)]
            parts += [f"{n}={v!r}" for n, v in self.names(reached) if isinstance(v, int | float | tuple)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]

    def folder(self, function: Rule) -> Path:
        """Where the compiled function is kept."""
        return cache_folder() / f"{self.game.name}-{function.__name__}-{self.key(function)}"

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        import numba

        from .pipeline import INNER, InnerCompiler, OuterCompiler, inner, widen

        options = {**self.options, "boundscheck": False} if id(function) in SURE else self.options
        if id(function) not in self.kept:
            return inner(widen(numba.njit(pipeline_class=InnerCompiler, **INNER, **options)(copy)))
        config: Any = numba.config
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        self.folder(function).mkdir(parents=True, exist_ok=True)
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(self.folder(function)), f"{__name__}.{Locator.__name__}"
        try:
            return widen(numba.njit(cache=True, pipeline_class=OuterCompiler, **options)(copy))
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
