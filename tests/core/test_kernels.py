"""Compiling from scratch: the child, its failures, the lock, the folder. A script stands in for the compiler, which really runs
wherever compiled rules are tested."""

from __future__ import annotations

import inspect
import itertools
import os
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

from hustings.bots.thinking.policies import POLICIES, policy_of
from hustings.core import layout, loops
from hustings.core.binding import Rule
from hustings.core.chance import Chance
from hustings.core.compiled import compiler, kernels, twins
from hustings.core.contract import Game
from hustings.core.play import make_setup
from hustings.core.registry import game
from hustings.core.rule import MARKED, rule
from hustings.lab.tree.explicit import EXPLICIT, MISSING
from hustings.places import SOURCE, cache_folder
from hustings.processes import environment
from support.patience import PATIENCE
from support.unmeasured import unmeasured

GAME = game("die-macher")
SMALL: Game = import_module("support.games.town_hall.game").GAME


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir()
    monkeypatch.setattr(kernels, "_ready", {})


def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Replace the child by a shell script."""
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(python))


def test_a_cold_cache_starts_a_child_and_a_ready_one_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f'echo "$@" >> {tmp_path}/called; echo total 2; echo done a; echo done b')
    kernels.ready(GAME)
    assert (tmp_path / "called").read_text(
        encoding="utf-8"
    ) == "-m hustings.core.compiled.compiler die-macher rules hustings.core.compiled.kernels\n"
    kernels.ready(GAME)
    monkeypatch.setattr(kernels, "_ready", {})
    kernels.Kernels(GAME).stamp().touch()
    kernels.ready(GAME)
    assert (tmp_path / "called").read_text(encoding="utf-8").count("\n") == 1


def test_one_line_is_said_where_there_is_no_terminal_and_none_when_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(tmp_path, monkeypatch, "echo total 1")
    kernels.ready(GAME)
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "compiling the rules of Die Macher" in err
    monkeypatch.setattr(kernels, "_ready", {})
    kernels.ready(GAME, quiet=True)
    assert capsys.readouterr() == ("", "")


def test_a_failing_child_is_reported_with_its_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, "echo first >&2; echo 'OSError: No space left on device' >&2; exit 1")
    with pytest.raises(kernels.CompileError, match="No space left on device") as error:
        kernels.ready(GAME)
    log = tmp_path / "cache" / "compile-error.log"
    assert str(log) in str(error.value)
    assert log.read_text(encoding="utf-8").startswith("first\n")


def test_a_killed_child_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, "kill -9 $$")
    with pytest.raises(kernels.CompileError, match="signal 9"):
        kernels.ready(GAME)


def test_an_interrupt_kills_the_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f"echo $$ > {tmp_path}/pid; echo total 1; exec sleep 600")

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5, 0.5)  # again and again, until the child has started
        while not (tmp_path / "pid").exists():
            with pytest.raises(KeyboardInterrupt):
                kernels.ready(GAME)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)


@pytest.mark.parametrize("missing", ["a file/below", "a file"])
def test_a_folder_that_cannot_be_written_is_replaced_for_this_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("HUSTINGS_CACHE", str(tmp_path / missing))
    kernels.ensure_cache_folder()
    assert "HUSTINGS_CACHE" in capsys.readouterr().err
    assert cache_folder().is_dir()
    assert tmp_path not in cache_folder().parents


def test_a_folder_is_made_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_CACHE", str(tmp_path / "new" / "cache"))
    kernels.ensure_cache_folder()
    assert (tmp_path / "new" / "cache").is_dir()


def test_who_comes_second_waits_for_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    waiting, entered = threading.Event(), threading.Event()

    def tell(*words: object) -> None:
        told.extend(words)
        waiting.set()

    def second() -> None:
        with compiler.locked(tmp_path, "a-game"):
            entered.set()

    monkeypatch.setattr(compiler, "tell", tell)
    with compiler.locked(tmp_path, "a-game"):
        thread = threading.Thread(target=second)
        thread.start()
        assert waiting.wait(PATIENCE)
        assert told == [compiler.WAIT]
        assert not entered.is_set()
    assert entered.wait(PATIENCE)
    thread.join()


def test_who_waited_finds_the_work_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kernels.Kernels(GAME).stamp().touch()
    monkeypatch.setattr(kernels.Kernels, "__getitem__", lambda self, entry: pytest.fail("compiled again"))
    compiler.compile_set(GAME, kernels.RULES)
    assert capsys.readouterr().out == ""


def test_the_stamp_changes_with_what_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernels.Kernels(GAME).stamp()
    assert kernels.Kernels(GAME).stamp() == before
    monkeypatch.setitem(twins.OPTIONS, "boundscheck", False)
    assert kernels.Kernels(GAME).stamp() != before


def test_a_set_of_entries_is_compiled_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f'echo "$@" >> {tmp_path}/called; echo total 1')
    kernels.Kernels(GAME).stamp().touch()
    kernels.ready(GAME)
    assert not (tmp_path / "called").exists()
    kernels.ready(GAME, POLICIES)
    assert (tmp_path / "called").read_text(
        encoding="utf-8"
    ) == "-m hustings.core.compiled.compiler die-macher policies hustings.bots.thinking.policies\n"


def test_the_policy_is_no_part_of_the_rules_and_the_weights_layout_no_part_of_their_key(monkeypatch: pytest.MonkeyPatch) -> None:
    own = policy_of(GAME)
    rules, policies = kernels.Kernels(GAME), kernels.Kernels(GAME, POLICIES)
    assert own in policies.rules() and own not in rules.rules()
    before = rules.stamp(), policies.stamp()
    other = replace(GAME, thinking=replace(GAME.thinking, weights=GAME.figures))
    assert kernels.Kernels(other).stamp() == before[0]
    assert kernels.Kernels(other, POLICIES).stamp() != before[1]


def compiled_for(entry: Rule, inner: dict[str, Any] | None = None) -> set[str]:
    """The rules that are compiled when an entry point of a small game is requested by new `Kernels`."""
    from numba.core import event

    names: set[str] = set()

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            names.add(event.data["dispatcher"].py_func.__name__)

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Listener()):
        _ = kernels.Kernels(SMALL, inner=inner)[entry]
    return names


def test_what_a_game_brings_for_the_contract_is_compiled_once_for_all_entry_points() -> None:
    assert {"refusal", "refusal_of"} <= compiled_for(loops.refusal_of)
    assert compiled_for(loops.refusal_of) == set()
    assert {"options_of", "legal", "offer", "span"} <= compiled_for(loops.options_of)
    assert "refusal" not in compiled_for(loops.step), "it is kept, and linked"


def test_sets_that_one_process_compiles_share_what_only_rules_call() -> None:
    inner: dict[str, Any] = {}
    shared = {"first_asked", "roll"}
    assert shared <= compiled_for(loops.step, inner)
    again = compiled_for(loops.random_games, inner)
    assert {"random_games", "random_option"} <= again
    assert not shared & again


LOADS = """
import sys
from importlib import import_module
import numpy as np
from hustings.core import loops
from hustings.core.compiled import kernels
game = import_module("support.games.town_hall.game").GAME
found = kernels.Kernels(game)
refused = found[loops.refusal_of]
print(refused.stats.cache_hits.total(), len(found.twins.made), "numba.np.arraymath" in sys.modules)
import numba
print(numba.njit(lambda row: row.sum())(np.arange(4)), "numba.np.arraymath" in sys.modules)
"""


def test_kept_code_is_loaded_without_what_only_compiling_needs() -> None:
    _ = kernels.Kernels(SMALL)[loops.refusal_of]
    children = environment(PYTHONPATH=os.pathsep.join([str(SOURCE), str(Path(__file__).parents[1])]))
    done = subprocess.run([sys.executable, "-c", LOADS], capture_output=True, text=True, env=children, timeout=300)
    assert done.stdout.split("\n") == ["1 1 False", "6 True", ""], done.stderr


def test_a_key_is_made_of_the_very_source_of_each_rule() -> None:
    for module in ("hustings.bots.thinking.playouts", "hustings.lab.envs.state", "hustings.lab.vector.kernels"):
        import_module(module)
    game("helvetiq")
    assert len(MARKED) > 400
    assert [own for own in MARKED.values() if twins.source(own) != inspect.getsource(own)] == []


@rule
def _ends_in_brackets(a: int) -> int:
    return max(
        a,
        1,
    )
    # a remark about it


# not about it any more


def test_the_source_of_a_rule_goes_on_to_the_end_of_its_last_statement() -> None:
    assert twins.source(_ends_in_brackets) == inspect.getsource(_ends_in_brackets)
    assert twins.source(_ends_in_brackets).endswith("    )\n    # a remark about it\n")


def test_a_rule_is_compiled_for_one_width_of_integer() -> None:
    import numba
    from numba import types

    figures, position = (numba.typeof(layout.blank(each)).dtype for each in (SMALL.figures, SMALL.position))
    span = kernels.Kernels(SMALL).twins.bind(SMALL.rules.span)
    for seat in (types.int16, types.int64, types.literal(1)):
        span.get_call_template((figures, position, seat), {})
    assert len(span.overloads) == 1


def test_a_twin_that_only_twins_call_refuses_to_be_called() -> None:
    twin = kernels.Kernels(SMALL).twins.bind(loops.first_asked)
    with pytest.raises(TypeError, match="entries"):
        twin(layout.blank(SMALL.position)[0])


def test_two_twins_of_one_rule_are_two_although_processes_count_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba numbers functions from 1 on in each process that compiles; here all have the same number. If two had the same name,
    the code loaded first would run for both."""
    from numba.core.bytecode import FunctionIdentity

    monkeypatch.setattr(FunctionIdentity, "_unique_ids", itertools.repeat(1))
    setup, sets = make_setup(SMALL), (kernels.RULES, EXPLICIT)
    figures = SMALL.sheet(setup, None).record
    for _ in ("compiled", "loaded"):
        starts = [kernels.Kernels(SMALL, kernel_set)[loops.start] for kernel_set in sets]
        for kernel_set, start in zip(sets, starts, strict=True):
            position, chance, out = layout.blank(SMALL.position), layout.blank(Chance), np.zeros(SMALL.options + 1, np.int64)
            SMALL.prepare(position, setup)
            start(figures, position, chance, out)
            assert (chance["wrong"][0] == MISSING) == (kernel_set is EXPLICIT)
    assert [start.stats.cache_hits.total() for start in starts] == [1, 1]


LOADED = """
import sys
from hustings.core.compiled.bare_numba import bare_numba
assert bare_numba().njit(lambda a: a + 1)(1) == 2
print(sorted({"yaml", "coverage"} & set(sys.modules)))
import yaml
"""


def test_numba_is_loaded_without_what_it_does_not_need(tmp_path: Path) -> None:
    """Modules that were kept from it can be loaded afterwards, and it still reads its settings file if there is one."""
    for settings, loaded in ((False, "[]"), (True, "['yaml']")):
        if settings:
            (tmp_path / ".numba_config.yaml").write_text("opt: '1'\n")
        done = subprocess.run(
            [sys.executable, "-c", LOADED],
            env=unmeasured(environment()),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.stdout.strip(), done.stderr) == (loaded, "")
