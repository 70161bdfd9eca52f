"""The bench: verdicts, the form of the result, missing peers, comparison with another revision. No speed is asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from hustings.lab.bench import against, cores, measures, peers
from hustings.lab.bench.rows import LONG, OTHERS, SHORT, Measure, figure
from support.commands import Command, run

__all__ = ["run"]  # a fixture


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "REPEATS", 1)


@pytest.mark.parametrize(("value", "verdict"), [(12, "aim"), (10, "aim"), (9.9, "floor"), (3, "floor"), (2.9, "below")])
def test_where_more_is_better(value: float, verdict: str) -> None:
    assert Measure("k", "games", "a second", 3, 10, more=True).verdict(value) == verdict


@pytest.mark.parametrize(("value", "verdict"), [(0.1, "aim"), (0.3, "aim"), (0.31, "floor"), (1, "floor"), (1.1, "below")])
def test_where_less_is_better(value: float, verdict: str) -> None:
    assert Measure("k", "copy", "us", 1, 0.3).verdict(value) == verdict


def test_without_an_aim_the_floor_is_all() -> None:
    assert [Measure("k", "memory", "MB", 400).verdict(value) for value in (1, 400, 401)] == ["floor", "floor", "below"]


@pytest.mark.parametrize(("value", "text"), [(12345.6, "12,346"), (99.96, "100"), (42.53, "42.5"), (0.04591, "0.0459")])
def test_figures_are_rounded_to_what_they_mean(value: float, text: str) -> None:
    assert figure(value) == text


def test_every_short_row_is_measured(run: Command) -> None:
    done = run("bench", "--quick", "--json")
    assert done.code == 0
    result = json.loads(done.out)
    assert [row["key"] for row in result["rows"]] == [row.key for row in SHORT]
    for row in result["rows"]:
        assert row["value"] > 0
        assert row["met"] in ("aim", "floor", "below")
    assert {"hustings", "python", "numpy", "numba", "machine"} <= set(result)


def test_long_rows_are_measured_in_processes_of_their_own(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.lab.bench.processes.cold_compile", lambda: 40.0)
    monkeypatch.setattr(cores, "STEPS", 3)
    done = run("bench", "--games", "600")
    assert done.code == 0
    for row in SHORT + OTHERS + LONG:
        assert row.what in done.out
    assert f"VectorGame on {cores.usable_cores()} cores, by the clock on the wall" in done.out


def test_all_cores_do_the_work_of_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers are consistent; how good they are depends on the machine."""
    monkeypatch.setattr(cores, "STEPS", 3)
    monkeypatch.setattr(cores, "ROUNDS", 2)
    found = cores.scaling(threads=2)
    assert (found.cores, found.threads) == (cores.usable_cores(), 2)
    assert found.times_as_fast == pytest.approx(found.all_rows_per_second / found.one_rows_per_second)
    assert found.one_rows_per_second > 0 and found.times_processor_time > 0


def test_games_that_end_in_batches_are_counted_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.001)
    monkeypatch.setattr(peers, "version", lambda package: "1.0")
    monkeypatch.setitem(peers.PEERS, "batches", peers.Peer("p", "p", "g", lambda rng: iter(lambda: (3, 600), None)))
    speed = peers.measure("batches")
    assert speed.decisions_per_second == pytest.approx(200 * speed.games_per_second)


def test_a_peer_that_is_not_installed_says_how_to_install_it(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def version(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(peers, "version", version)
    done = run("bench", "--quick", "--peers")
    assert done.code == 0
    for peer in peers.PEERS.values():
        assert f"pip install {peer.install}" in done.out


def test_a_peer_that_fails_does_not_take_us_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "version", lambda package: "1.0")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    speed = peers.measured("Catanatron")
    assert (speed.version, speed.missing) == ("1.0", "failed: exit code 1")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with one revision, and a working tree twice as fast."""
    top = tmp_path / "checkout"
    (top / "src").mkdir(parents=True)
    monkeypatch.setattr(against, "CHECKOUT", top)
    monkeypatch.setattr(against, "ROUNDS", 2)
    script = tmp_path / "measures.py"
    script.write_text(
        "import json, sys, speed\n"
        f"more, less = {[row.key for row in SHORT if row.more]}, {[row.key for row in SHORT if not row.more]}\n"
        "print(json.dumps({**{k: speed.of for k in more}, **{k: 1 / speed.of for k in less}}))\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(against, "MEASURES", script)
    (top / "src" / "speed.py").write_text("of = 100\n", encoding="utf-8")
    (top / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")
    user = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run(["git", *user, *words], cwd=top, check=True)
    (top / "src" / "speed.py").write_text("of = 200.0  # twice\n", encoding="utf-8")
    return top


def test_two_revisions_are_compared_as_ratios(run: Command, checkout: Path) -> None:
    result = json.loads(run("bench", "--against", "HEAD", "--json").out)
    assert result["against"] == "HEAD"
    assert [row["key"] for row in result["rows"]] == [row.key for row in SHORT]
    assert {row["times_as_fast"] for row in result["rows"]} == {2}
    assert "2.00" in run("bench", "--against", "HEAD").out
    status = subprocess.run(["git", "status", "--porcelain"], cwd=checkout, capture_output=True, text=True, check=True)
    assert status.stdout.strip() == "M src/speed.py", "the repository is as it was"


@pytest.mark.usefixtures("checkout")
def test_a_revision_that_does_not_exist_is_refused(run: Command) -> None:
    done = run("bench", "--against", "nowhere")
    assert done.code == 2
    assert "nowhere" in done.err
    assert done.err.count("\n") == 1


def test_a_revision_that_cannot_be_measured_is_refused(run: Command, checkout: Path) -> None:
    (checkout / "src" / "speed.py").unlink()
    done = run("bench", "--against", "HEAD")
    assert done.code == 2
    assert "the working tree cannot be measured" in done.err
    assert "No module named 'speed'" in done.err
