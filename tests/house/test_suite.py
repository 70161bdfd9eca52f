"""The suite itself: a whole file goes to one worker, names of slow tests are right, and missing tools are reported in one
line."""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest
from _pytest.assertion.rewrite import PYC_TAIL

from support import needed, prepare
from support.browser import chromium
from support.contract.tables import tables
from support.covered import lines
from support.rare import RARE, is_met, is_rare
from support.slow import FAMILIES, SLOW, is_slow

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TOLD = """
def test_{number}():
    with open("told", "a") as told:
        told.write(__name__ + " " + os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_a_file_is_run_by_one_worker(tmp_path: Path) -> None:
    """With the options of `make test`, so that shared fixtures of a file are made once. With a pytest that is too new for xdist,
    groups are scattered."""
    told = "import os\n\n" + "".join(TOLD.format(number=number) for number in range(6))
    for name in ("test_a.py", "test_b.py", "test_c.py"):
        (tmp_path / name).write_text(told)
    (line,) = re.findall(r"^PYTEST = \S+ -n \$\(WORKERS\) (.*)$", MAKEFILE, re.MULTILINE)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-n", "2", *line.split()]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    workers = defaultdict(set)
    for one in (tmp_path / "told").read_text().splitlines():
        file, worker = one.split()
        workers[file].add(worker)
    assert [len(found) for found in workers.values()] == [1, 1, 1] and len(set.union(*workers.values())) == 2


def test_collected_tests_are_no_garbage() -> None:
    """They live to the end, and having the garbage collector look through them repeatedly took a fifth of collecting."""
    assert gc.get_freeze_count() > 50_000 and gc.isenabled() and gc.get_threshold()[0] >= 10_000


@pytest.mark.parametrize("name", sorted([*SLOW, *FAMILIES]))
def test_slow_tests_exist(name: str) -> None:
    file, _, test = name.partition("::")
    function, bracket, _ = test.partition("[")
    text = (ROOT / "tests" / file).read_text("utf-8")
    assert re.search(rf"^(async )?def {function}" + (r"\(" if bracket else ""), text, re.MULTILINE) or not test
    assert is_slow(f"tests/{name}") or name in FAMILIES


@pytest.mark.parametrize("name", sorted(FAMILIES))
def test_of_a_family_some_are_in_every_run(name: str) -> None:
    every, _ = FAMILIES[name]
    slow = sum(is_slow(f"tests/{name}[{number}]") for number in range(1000))
    assert 0.8 < slow / (1000 - 1000 / every) < 1.2


@pytest.mark.parametrize(("name", "word"), sorted(RARE))
def test_rare_tests_exist(name: str, word: str) -> None:
    file, _, test = name.partition("::")
    text = (ROOT / "tests" / file).read_text("utf-8")
    assert re.search(rf"^def {test}", text, re.MULTILINE) or not test
    assert is_rare(f"tests/{name}[{word}-3]") and not (word and is_rare(f"tests/{name}[3]"))


def test_every_test_meets_each_edition_and_variant_and_every_table_is_met() -> None:
    tests = [f"tests/contract/test_x.py::test_{number}" for number in range(30)]
    kinds = defaultdict(list)
    for table in tables():
        kinds[table.game.name, table.setup.edition, table.setup.variants].append(table)
    for of_a_kind in kinds.values():
        assert all(any(is_met(table, test) for table in of_a_kind) for test in tests)
        assert all(any(is_met(table, test) for test in tests) for table in of_a_kind)
    met = [is_met(table, test) for table in tables() for test in tests]
    assert sum(met) < len(met) / 2


def test_rare_tests_are_left_out_unless_they_are_named_or_all_are_run() -> None:
    one = "tests/server/actions/test_lobby.py"
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]

    def collected(*arguments: str, **env: str) -> str:
        done = subprocess.run(
            [*command, *arguments], cwd=ROOT, capture_output=True, text=True, env={**os.environ, **env}, check=True
        )
        return done.stdout

    usual = collected(one, HUSTINGS_TEST_ALL="")
    (name,) = re.findall(rf"{one}::\S+\[sqlite\]", usual)[:1]
    named = name.replace("sqlite", "postgresql")
    assert "postgresql" not in usual and "deselected" in usual
    assert named in collected(one, HUSTINGS_TEST_ALL="1")
    assert named in collected(named, HUSTINGS_TEST_ALL="")


def test_tests_of_the_server_on_postgresql_are_slow_and_those_of_the_store_are_not() -> None:
    assert is_slow("tests/server/actions/test_play.py::test_x[postgresql-3]")
    assert not is_slow("tests/server/actions/test_play.py::test_x[sqlite-3]")
    assert not is_slow("tests/server/test_postgresql.py::test_x")
    assert not is_slow("tests/store/test_store.py::test_x[postgresql]")


# What is missing


def test_a_tool_that_is_missing_is_named_with_the_way_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert needed.main(["--no-browser"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("git is missing: ") and "apt install git" in said and said.count("\n") == 1


@pytest.mark.parametrize("program", ["#!/bin/sh\necho 'loading libnss3.so: no such file' >&2\nexit 127\n", None])
def test_a_browser_that_does_not_start_is_said_before_anything_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, program: str | None
) -> None:
    browser = tmp_path / "chromium"
    if program is not None:
        browser.write_text(program)
        browser.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(browser))
    chromium.chromium.cache_clear()
    try:
        assert needed.main([]) == 1
    finally:
        chromium.chromium.cache_clear()
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith("THE BROWSER DOES NOT START: ") and "apt install chromium" in first
    assert ("libnss3.so" if program else "chromium") in first


def test_the_browser_without_a_frame_is_preferred(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    for name in ("chromium", "chromium-headless-shell"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
        chromium.chromium.cache_clear()
        try:
            assert chromium.chromium() == (True, str(tmp_path / name))
        finally:
            chromium.chromium.cache_clear()


@pytest.mark.parametrize(("ci", "status"), [(None, 0), ("true", 1)])
def test_without_a_browser_the_page_is_left_out_loudly_and_in_ci_that_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str | None, status: int
) -> None:
    monkeypatch.setattr(needed, "chromium", lambda: (False, None))
    if ci is None:
        monkeypatch.delenv("CI", raising=False)
    else:
        monkeypatch.setenv("CI", ci)
    assert needed.main([]) == status
    first, *more = capsys.readouterr().err.splitlines()
    assert first.startswith("NO BROWSER, THE PAGE IS NOT TESTED: ") and "apt install chromium" in first
    assert len(more) == status


@pytest.mark.parametrize("target", ["test", "test-all", "coverage", "check"])
def test_make_looks_for_what_is_needed_first(target: str) -> None:
    command = ["make", "--dry-run", "--always-make", target]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    fetched = (" pip ", " compileall ", "tools/npm.py ci", "tools/npm.py run --silent build")  # before or beside it
    steps = [line for line in told.splitlines() if line.startswith(".venv/bin/") and not any(each in line for each in fetched)]
    assert "tools/npm.py --version" in steps[0] or "support.needed" in steps[0]
    assert any("support.needed" in step for step in steps[:2]), steps[:3]


def test_preparing_knows_where_pytest_keeps_rewritten_tests() -> None:
    """Otherwise it would look through all tests before every run."""
    assert prepare.kept(Path(__file__)).name == f"{Path(__file__).stem}{PYC_TAIL}"


# Coverage


def measured(met: int, of: int) -> dict[str, dict[str, int]]:
    return {"summary": {"covered_lines": met, "num_statements": of, "covered_branches": met, "num_branches": of}}


def test_the_summary_of_coverage_has_every_room_and_names_what_is_met_too_rarely() -> None:
    files = {
        "src/hustings/core/play.py": measured(9, 10),
        "src/hustings/core/gate.py": measured(7, 10),
        "src/hustings/lab/train/run.py": measured(0, 20),
        "src/hustings/places.py": measured(8, 10),
    }
    assert lines(files) == [
        " 80.0 %  .",
        " 80.0 %  core",
        "  0.0 %  lab",
        " 48.0 %  all of it, branches included",
        " 70.0 %  core/gate.py: TO BE TESTED, OR ARGUED",
        "  0.0 %  lab/train/run.py: needs PyTorch: make test-training",
    ]
