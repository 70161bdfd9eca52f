"""The fuzzer finds nothing wrong with the rules. If something is wrong, it finds it, saves it and shows it again."""

from __future__ import annotations

import dataclasses
import importlib
import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hustings.core import play
from hustings.games.die_macher import refusals
from hustings.games.die_macher.rules import conversion, flow, meetings, start_player
from support import fuzz
from support.contract import compiled
from support.contract import tables as contract_tables
from support.contract.tables import Table, table, tables
from support.patience import PATIENCE

resampling: Any = importlib.import_module("hustings.games.die_macher.resample")  # the package's own name is the rule
offer: Any = importlib.import_module("hustings.games.die_macher.rules.offer")

Break = Callable[[pytest.MonkeyPatch], None]


def run(*arguments: object) -> int:
    return fuzz.main([str(argument) for argument in arguments])


@pytest.mark.parametrize("engine", [[], ["--plain"]], ids=["compiled", "plain"])
def test_a_short_run_finds_nothing(engine: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = len(tables())
    assert run("--games", games, "--seconds", 600, "--seed", 1, "--failures", tmp_path, *engine) == 0
    assert f"{games} games" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


# Faults, one of each kind that the fuzzer looks for: (what breaks the rules, what the failure is called)


def meetings_are_not_in_the_ledger(patch: pytest.MonkeyPatch) -> None:
    def pay(g: Any, party: int, amount: int) -> None:
        g.cash[party] -= amount

    patch.setattr(meetings, "pay", pay)


def conversion_fails(patch: pytest.MonkeyPatch) -> None:
    right = conversion.convert

    def convert(f: Any, g: Any, state: int, party: int, cubes: int) -> None:
        if cubes == 3:
            raise ZeroDivisionError("three cubes")
        right(f, g, state, party, cubes)

    patch.setattr(conversion, "convert", convert)


def no_meeting_is_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(flow, "meeting_refusal", lambda f, g, party, option: refusals.NO_CUBES)
    patch.setattr(offer, "cubes_refusal", lambda f, g, party, state, cubes: refusals.NO_CUBES)


def hands_are_not_completed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(resampling, "resample_hands", lambda f, g, c, seat: None)


def members_are_resampled(patch: pytest.MonkeyPatch) -> None:
    right = resampling.resample_polls

    def resample_polls(f: Any, g: Any, c: Any, seat: int) -> None:
        right(f, g, c, seat)
        g.members[0] += 1

    patch.setattr(resampling, "resample_polls", resample_polls)


def an_unknown_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(flow, "opening_refusal", lambda kind, option: 0 if option in (301, 306, 308) else 999)


def bids_depend_on_others_money(patch: pytest.MonkeyPatch) -> None:
    right = start_player.bids

    def bids(g: Any, party: int, kind: int) -> tuple[int, int]:
        least, most = right(g, party, kind)
        return least, min(most, g.cash[(party + 1) % g.parties])

    for module in (start_player, offer):
        patch.setattr(module, "bids", bids)


FAULTS: list[tuple[Break, str]] = [
    (meetings_are_not_in_the_ledger, "invariant"),
    (conversion_fails, "ZeroDivisionError"),
    (no_meeting_is_legal, "dead end"),
    (hands_are_not_completed, "resample"),
    (members_are_resampled, "resample"),
    (an_unknown_reason, "refusals"),
    (bids_depend_on_others_money, "legal from an observation"),
]


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=lambda x: x if isinstance(x, str) else x.__name__)
def test_a_fault_is_found_saved_and_shown_again(
    fault: Break, check: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "TWINS_EVERY", 10**9)
    with monkeypatch.context() as broken:
        fault(broken)
        bind_anew()
        assert plain_run(tmp_path) == 1
        [path] = tmp_path.iterdir()
        saved = json.loads(path.read_text())
        assert saved["check"] == check
        printed = capsys.readouterr().out.splitlines()
        assert printed[-2].endswith("To see it again:")
        words = shlex.split(printed[-1])
        assert words[:1] == ["python"] and Path(words[1]).resolve() == fuzz.HERE
        assert run(*words[2:]) == 1, "the printed command shows the failure again"
        shown = capsys.readouterr().out
        assert f"FAILED again: {check}: {saved['message']}" in shown
    bind_anew()
    assert run(*words[2:]) in (0, 2), "with the rules repaired it is gone, or its game cannot be played"
    assert "FAILED" not in capsys.readouterr().out


def bind_anew() -> None:
    """Discard the bound rules: they are cached, and a rule replaced underneath takes effect only when they are bound again."""
    for kept in (play.plain_legal, contract_tables.plain_legal):
        kept.cache_clear()


def plain_run(folder: Path, seed: int = 3) -> int:
    return run("--games", 40, "--seconds", 600, "--seed", seed, "--plain", "--every", 5, "--failures", folder)


def test_plain_and_compiled_rules_that_differ_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled.engine(tables()[0])  # bound before the plain rules are broken
    monkeypatch.setattr(meetings, "pay", lambda g, party, amount: None)
    assert run("--games", 40, "--seconds", 600, "--seed", 4, "--failures", tmp_path) == 1
    [path] = tmp_path.iterdir()
    assert json.loads(path.read_text())["check"] == "plain and compiled"
    assert run("--reproduce", path) == 1
    assert "plain and compiled: the position differs in cash, ledger" in capsys.readouterr().out


def test_a_game_that_is_too_long_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = table("die-macher", "2006", 3)
    short = Table(dataclasses.replace(right.game, longest=20), right.setup, right.sheet)
    monkeypatch.setattr(fuzz, "tables", lambda only: (short,))
    assert plain_run(tmp_path) == 1
    [path] = tmp_path.iterdir()
    saved = json.loads(path.read_text())
    assert (saved["check"], len(saved["entries"])) == ("length", 22)


def test_what_is_not_a_saved_game_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("", "{}", "[1]", '{"game": "die-macher"}', '{"game": "chess", "edition": "1", "players": 2, "variants": []}'):
        path = tmp_path / "x.json"
        path.write_text(text)
        assert run("--reproduce", path) == 2
    assert run("--reproduce", tmp_path / "missing.json") == 2
    assert run("--game", "chess") == 2
    assert "unknown game: chess. There is:" in capsys.readouterr().err


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    words = [sys.executable, str(fuzz.HERE), "--plain", "--seconds", "600", "--failures", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "tables" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "nothing wrong" in out
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []
