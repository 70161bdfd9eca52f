"""`import hustings`: the names that a user of the library gets from one import."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hustings
from hustings.processes import environment

SOURCE = Path(hustings.__file__)


@pytest.mark.parametrize("name", hustings.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(hustings, name) is not None
    assert name in dir(hustings)


def test_every_name_is_typed_and_comes_from_where_its_type_does() -> None:
    """Type checkers read the imports below TYPE_CHECKING; programs get the same objects by name."""
    (block,) = [node for node in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(node, ast.If)]
    typed = {}
    for node in block.body:
        assert isinstance(node, ast.ImportFrom)
        for alias in node.names:
            typed[alias.asname or alias.name] = (node.module, alias.name)
    assert set(typed) == set(hustings.__all__) - {"__version__"}
    for name, (module, attribute) in typed.items():
        if module is not None:
            assert getattr(hustings, name) is getattr(sys.modules[f"hustings.{module}"], attribute)


def test_a_name_that_is_not_there_is_said_so() -> None:
    with pytest.raises(AttributeError, match="has no attribute nothing"):
        _ = hustings.nothing


def test_the_import_itself_is_light() -> None:
    code = "import sys, hustings; print(sorted(m for m in sys.modules if m.split('.')[0] in ('numpy', 'numba', 'rich')))"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_bots_and_compiled_games_show_what_they_are() -> None:
    fast = hustings.load("helvetiq", players=2, quiet=True)
    assert repr(fast) == "<Fast helvetiq 2008, 2 players>"
    played = fast.play(seed=1)
    assert repr(played) == f"<FastPlay of <Fast helvetiq 2008, 2 players>; seat {played.seat} has {played.count} options>"
    for name, shown in {
        "random": "<RandomBot>",
        "heuristic": "<Heuristic of helvetiq, seat 1>",
        "net": "<Net of helvetiq, seat 1>",
        "search@1:20visits": "<Search of helvetiq, seat 1, 20visits>",
        "easy@1": "<Careless 45% of the time, else <Heuristic of helvetiq, seat 1>>",
    }.items():
        assert repr(hustings.make_bot(name, fast.game, fast.setup, fast.sheet, seat=1)) == shown


def test_values_show_what_they_are() -> None:
    play = hustings.start("helvetiq", players=2, seed=1)
    assert repr(play).startswith("<Play of helvetiq 2008, 2 players, 0 decisions; asked: seat ")
    assert repr(play.game) == "<Game helvetiq: Helvetiq, 2008, 2 to 4 players>"
    assert repr(hustings.Recorder(play).record()) == "<Record of helvetiq 2008, 2 players, 0 decisions; not over>"
    assert repr(hustings.Recorder(play)).startswith("<Recorder of <Play of helvetiq 2008, 2 players")
    assert repr(play.setup) == "Setup(edition='2008', players=2, variants=(), choices={})"
