"""Numba without what it loads beside itself. It looks for settings in a YAML file and for a measurement of coverage, and loads
the libraries for both wherever they happen to be installed: a quarter of the time that loading Numba takes, for nothing."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

SETTINGS = ".numba_config.yaml"  # in the working directory


def bare_numba() -> ModuleType:
    """Numba, loaded at most once. What is loaded already, and what there is a use for, it sees."""
    if "numba" in sys.modules:
        return sys.modules["numba"]
    modules: dict[str, Any] = sys.modules
    hidden = [name for name in ("yaml", "coverage") if name not in modules and not (name == "yaml" and Path(SETTINGS).exists())]
    modules.update(dict.fromkeys(hidden))  # None: it cannot be imported
    try:
        return import_module("numba")
    finally:
        for name in hidden:
            modules.pop(name, None)
