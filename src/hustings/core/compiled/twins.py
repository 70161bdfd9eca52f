"""The compiled twin of every @rule function: the same code object, in globals where rules are their twins.

Numba is imported late, when a twin is asked for. Twins of the entry points are cached on disk; the folder is keyed by all
that a twin depends on, since Numba's own key sees neither a callee in another file nor the compile options. The name of every
twin bears that key too. Numba tells functions apart by a number that each process counts from 1, and a process links the machine
code of several others by names: two twins of one rule, over other chance or for another game, could have the same one.
"""

from __future__ import annotations

import hashlib
import linecache
import sys
import types
from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ...places import cache_folder
from ..binding import Binding, Rule
from ..contract import Game
from ..layout import layout_hash
from ..rule import ANY_ORDER, NATIVE, SURE
from .bare_numba import bare_numba
from .instructions import form

# A write past a field's end would corrupt memory and kill the interpreter; the check costs 4 %.
OPTIONS: dict[str, Any] = {"boundscheck": True, "nogil": True}
REAL: dict[str, Any] = {"fastmath": True, "error_model": "numpy"}  # for rules whose sums may be taken in any order

SCHEME = "names with keys"
"""How twins are made, beside all that `Twins.key` looks at: what was kept by another scheme is not loaded."""


@cache
def source(function: Rule) -> str:
    """Its source text, from the first decorator to the last line of its last statement: what `inspect.getsource` says, without
    its tokenizer, which took longer than all else that a key needs. After the last line with code come at most the rest of
    that statement and comments, down to a blank line or one at the margin."""
    code = function.__code__
    lines = linecache.getlines(code.co_filename, function.__globals__)
    if not lines:
        raise OSError(f"the source of {function.__module__}.{function.__qualname__} is not there: {code.co_filename}")
    start = code.co_firstlineno - 1
    head = next(i for i in range(start, len(lines)) if lines[i].lstrip().startswith("def "))
    end = max(head + 1, last_line(code))
    while end < len(lines) and lines[end].startswith((" ", "\t")) and not lines[end].isspace():
        end += 1
    return "".join(lines[start:end])


def last_line(code: types.CodeType) -> int:
    """The last line that has code, of the function or of one inside it."""
    inner = (last_line(part) for part in code.co_consts if isinstance(part, types.CodeType))
    return max(code.co_firstlineno, *(line for _, _, line in code.co_lines() if line is not None), *inner)


def native_source(place: str) -> str:
    """The text of the module that has a rule's own machine code, which is not loaded for that."""
    found = find_spec(place.partition(":")[0])
    assert found is not None and found.origin is not None
    return Path(found.origin).read_text(encoding="utf-8")


class Twins(Binding):
    """The compiled twins of one game's rules and of the loops over them. Made at once, compiled at the first call."""

    def __init__(
        self,
        game: Game,
        entries: tuple[Rule, ...],
        more: Mapping[Rule, Rule] | None = None,
        *,
        checked: bool = True,
        inner: dict[str, Any] | None = None,
    ) -> None:
        """`entries`: the functions that Python will call. Only they are cached; each holds all it calls. `checked`: whether
        indexes are checked. `inner`: twins of rules that only other rules call, by their names, shared by several sets that
        one process compiles."""
        super().__init__(game, more)
        self.inner = {} if inner is None else inner
        self.options = {**OPTIONS, "boundscheck": OPTIONS["boundscheck"] and checked}
        self.kept = {id(entry) for entry in entries} | {id(own) for own in (*game.rules, *self.more.values())}
        self._keys: dict[int, str] = {}

    def key(self, function: Rule) -> str:
        """A hash of all that the twin of `function` depends on."""
        if id(function) not in self._keys:
            self._keys[id(function)] = self._key(function)
        return self._keys[id(function)]

    def _key(self, function: Rule) -> str:
        import numpy

        parts = [SCHEME, sys.version, bare_numba().__version__, numpy.__version__, repr(sorted(self.options.items()))]
        parts += [layout_hash(self.game.position), layout_hash(self.game.figures)]
        closure = self.closure(function)
        if self.game.thinking.weights and any(id(own) in closure for own in self.more.values()):
            parts.append(layout_hash(self.game.thinking.weights))
        for reached in closure.values():
            parts += [reached.__module__, source(reached)]
            if id(reached) in NATIVE:
                parts += [form(), native_source(NATIVE[id(reached)])]
            parts += [f"{n}={v!r}" for n, v in self.names(reached) if isinstance(v, int | float | tuple | numpy.generic)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]

    def name(self, function: Rule) -> str:
        """What the twin is called in machine code: the same only where it is the same."""
        return f"{function.__qualname__}_{self.key(function)}"

    def folder(self, function: Rule) -> Path:
        """Where the compiled function is kept."""
        return cache_folder() / f"{self.game.name}-{function.__name__}-{self.key(function)}"

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        if id(function) in NATIVE:
            module, _, name = NATIVE[id(function)].partition(":")
            return getattr(import_module(module), name)
        import numba

        from .kept import keep
        from .pipeline import INNER, InnerCompiler, OuterCompiler, inner, widen

        options = {**self.options, "boundscheck": False} if id(function) in SURE else self.options
        if id(function) in ANY_ORDER:
            options = {**options, **REAL}
        copy.__qualname__ = self.name(function)
        if id(function) not in self.kept:
            name = copy.__qualname__
            if name not in self.inner:
                self.inner[name] = inner(widen(numba.njit(pipeline_class=InnerCompiler, **INNER, **options)(copy)))
            return self.inner[name]
        folder = self.folder(function)
        folder.mkdir(parents=True, exist_ok=True)
        twin = widen(numba.njit(pipeline_class=OuterCompiler, **options)(copy))
        return keep(twin, folder, partial(super().fill, function, copy.__globals__))

    def fill(self, function: Rule, space: dict[str, Any]) -> None:
        """Machine code that is kept holds all it calls: the twins of that are made when it has to be compiled."""
        if id(function) not in self.kept:
            super().fill(function, space)
