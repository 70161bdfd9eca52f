"""Names: those with an underscore in front stay in their package, and a class name means one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "hustings"
OF_TUPLES = {"_replace", "_asdict", "_fields", "_make"}
"""Public methods of named tuples, whatever they are called."""

OF_PETTINGZOO = {"_was_dead_step", "_skip_agent_selection"}
"""Attributes that its environments inherit and must use."""

OF_NUMBA = {
    "_final_module", "_linking_libraries", "_reload_init", "_load_overload", "_guard_against_spurious_io_errors", "_getvalue",
}  # fmt: skip
"""Attributes of its code libraries, its cache and its arrays, used or overridden by `pipeline.py`, `kept.py` and
`borrowing.py`."""

SHARED = {
    # Every game has one by the same name.
    "Board": {"games/die_macher/screen.py", "games/helvetiq/screen.py"},
    "Figures": {"games/die_macher/position.py", "games/helvetiq/position.py"},
    "Position": {"games/die_macher/position.py", "games/helvetiq/position.py"},
    "Weights": {"games/die_macher/thinking/heuristic_weights.py", "games/helvetiq/thinking/greedy_weights.py"},
    # Values that cross the wire: the wire's model has the name of the class that it models.
    "Clock": {"tables/clock.py", "wire/pace.py"},
    "Line": {"core/values.py", "wire/lines.py"},
    "Order": {"tables/orders.py", "wire/orders.py"},
    "Pace": {"tables/clock.py", "wire/pace.py"},
    "Promise": {"tables/promises.py", "wire/promises.py"},
}
"""Class names that are defined in two files, and these files."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "migrations" not in path.parts]


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def made_in(path: Path) -> Iterator[str]:
    """The private names that a module defines, including those of its classes and instances."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr


def used_in(path: Path) -> Iterator[tuple[int, str]]:
    """The private names that a module uses: imported ones, and attributes of anything but foreign modules."""
    foreign = {"os", "sys", "multiprocessing", "np", "numba"}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("hustings")):
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in OF_TUPLES | OF_PETTINGZOO | OF_NUMBA:
            theirs = isinstance(node.value, ast.Name) and node.value.id in foreign
            yield from [] if theirs else [(node.lineno, node.attr)]


def test_private_names_stay_in_their_package() -> None:
    made: dict[Path, set[str]] = defaultdict(set)
    for path in modules():
        made[path.parent].update(filter(is_private, made_in(path)))
    strayed = [
        f"{path.relative_to(PACKAGE)}:{line} {name}"
        for path in modules()
        for line, name in used_in(path)
        if name not in made[path.parent]
    ]
    assert not strayed, "\n".join(strayed)


def test_a_class_name_means_one_thing() -> None:
    places: dict[str, set[str]] = defaultdict(set)
    for path in modules():
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not is_private(node.name):
                places[node.name].add(path.relative_to(PACKAGE).as_posix())
    assert {name: where for name, where in places.items() if len(where) > 1} == SHARED


def exporting() -> list[str]:
    """The modules that declare their exports, by dotted name."""
    named = []
    for path in modules():
        if "\n__all__ = " in path.read_text("utf-8"):  # every worker does this at collection, and parsing them all takes seconds
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            named.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return named


@pytest.mark.parametrize("name", exporting())
def test_what_a_module_exports_exists(name: str) -> None:
    module = import_module(name)
    assert [export for export in module.__all__ if not hasattr(module, export)] == []


def test_module_docstrings_begin_with_the_thing() -> None:
    """They begin with a noun that names the module, not with a clause. Rules are worded like the rulebook."""
    told = {path: ast.get_docstring(tree(path)) or "" for path in modules() if "rules" not in path.parts}
    clauses = [str(path.relative_to(PACKAGE)) for path, text in told.items() if text.startswith(("What ", "Who", "How "))]
    assert clauses == []


def test_public_classes_say_what_they_are() -> None:
    """Except for the records of a position and of chance, whose fields have comments."""
    silent = [
        f"{path.relative_to(PACKAGE)} {node.name}"
        for path in modules()
        for node in tree(path).body
        if isinstance(node, ast.ClassDef) and not is_private(node.name) and ast.get_docstring(node) is None
    ]
    assert silent == ["core/chance.py Chance", "games/die_macher/position.py Position", "games/helvetiq/position.py Position"]
