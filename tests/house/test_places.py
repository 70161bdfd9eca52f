"""The user's folders: saved games, matches, the server's database and compiled rules all find them in the same way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hustings import places
from hustings.lab.arena.result import home
from hustings.processes import environment
from hustings.server.settings import default_database
from hustings.terminal.start import kept_at

CHOSEN = ("HUSTINGS_HOME", "HUSTINGS_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME")


@pytest.fixture(autouse=True)
def _nothing_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in CHOSEN:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))


def everything() -> list[Path]:
    """The places where the parts of the program keep a user's data."""
    return [kept_at("die-macher").parent, home().parent, Path(default_database().removeprefix("sqlite:///")).parent]


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_on_linux_the_folders_are_those_they_always_were(tmp_path: Path) -> None:
    assert everything() == [tmp_path / ".local" / "share" / "hustings"] * 3
    assert places.cache_folder() == tmp_path / ".cache" / "hustings"


def test_hustings_home_holds_for_all_of_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "mine"))
    assert everything() == [tmp_path / "mine"] * 3


@pytest.mark.skipif(sys.platform != "linux", reason="XDG is for Linux")
def test_so_do_the_systems_own_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert everything() == [tmp_path / "data" / "hustings"] * 3
    assert places.cache_folder() == tmp_path / "cache" / "hustings"


@pytest.mark.skipif(sys.platform != "linux", reason="XDG is for Linux")
def test_what_an_earlier_version_kept_elsewhere_is_found_until_there_is_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    earlier = tmp_path / ".local" / "share" / "hustings"
    earlier.mkdir(parents=True)
    (earlier / "die-macher.json").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert kept_at("die-macher") == earlier / "die-macher.json"
    assert kept_at("helvetiq") == tmp_path / "data" / "hustings" / "helvetiq.json"
    (tmp_path / "data" / "hustings").mkdir(parents=True)
    (tmp_path / "data" / "hustings" / "die-macher.json").touch()
    assert kept_at("die-macher") == tmp_path / "data" / "hustings" / "die-macher.json"


def test_a_folder_that_is_named_is_the_only_one_looked_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    earlier = tmp_path / ".local" / "share" / "hustings"
    earlier.mkdir(parents=True)
    (earlier / "tables.db").touch()
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "mine"))
    assert default_database() == f"sqlite:///{tmp_path / 'mine' / 'tables.db'}"


def test_the_cache_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HUSTINGS_CACHE", str(tmp_path / "compiled"))
    assert places.cache_folder() == tmp_path / "compiled"


def test_a_child_imports_the_same_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    code = "import hustings, sys; print(hustings.__file__); print(sys.path)"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True)
    where, path = done.stdout.splitlines()
    assert Path(where).parent == places.PACKAGE
    assert str(tmp_path) in path
