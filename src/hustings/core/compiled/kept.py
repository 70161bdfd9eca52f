"""Compiled code that is kept on disk, and loaded without all that Numba needs only to compile.

Numba makes itself ready to compile before it looks into its cache: hundreds of modules, SciPy's among them, four tenths of a
second. Machine code that is kept needs none of that, nor a twin of every rule that was compiled into it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import config
from numba.core.caching import FunctionCache
from numba.core.runtime import rtsys

from ..binding import Rule


class Locator:
    """Tells Numba where to keep a twin. The folder's name says all it depends on, so that Numba's own look at paths, line numbers
    and contents of files is not needed: the same rules in another checkout are found, and an edited comment costs nothing."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    @classmethod
    def from_function(cls, function: Rule, file: str) -> Locator:
        return cls(config.CACHE_DIR)

    def ensure_cache_path(self) -> None:
        Path(self.folder).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return self.folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


class KeptCode(FunctionCache):  # type: ignore[misc]
    """The machine code of one function, in its folder."""

    def __init__(self, function: Rule, missing: Callable[[], None]) -> None:
        """`missing`: what is to be done first where it must be compiled."""
        super().__init__(function)
        self._missing = missing

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)  # all that running it needs; who compiles refreshes the context then
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(sig, target_context)
            if found is not None:
                return found
        self._missing()
        return None


def keep(twin: Any, folder: Path, missing: Callable[[], None] = lambda: None) -> Any:
    """Have a twin kept in a folder of its own."""
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(folder), f"{__name__}.{Locator.__name__}"
    try:
        twin._cache = KeptCode(twin.py_func, missing)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
    return twin
