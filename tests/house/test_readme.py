"""Examples in README and CONTRIBUTING work as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from hustings.cli.app import COMMANDS
from hustings.core.registry import game
from hustings.core.values import Setup
from support.commands import Command, run

__all__ = ["run"]  # a fixture

TOP = Path(__file__).parents[2]
README, CONTRIBUTING = ((TOP / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md"))


def blocks(text: str, language: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for of, block in found if of == language]


@pytest.mark.parametrize("code", blocks(README, "python"))
def test_the_examples_in_python_play_a_game(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(code.splitlines()) <= 10
    exec(compile(code, "README.md", "exec"), {"__name__": "example"})
    shown = re.fullmatch(r"\[(-?\d+(?:, -?\d+){3})\] \[\d(?:, \d)*\]\n", capsys.readouterr().out)
    assert shown, "four scores, and who won"


def test_there_are_examples_in_python() -> None:
    assert len(blocks(README, "python")) == 2


def test_the_file_of_figures_is_accepted_and_replaces_what_it_says(tmp_path: Path) -> None:
    (text,) = blocks(README, "toml")
    own = tmp_path / "my.toml"
    own.write_text(text, encoding="utf-8")
    sheet = game("die-macher").sheet(Setup("2006", 5), own)
    assert set(sheet.own) == {"components.start_money", "components.media_price", 'seats."Bremen"'}


def test_the_commands_shown_work(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (figures,) = blocks(README, "toml")
    (tmp_path / "my.toml").write_text(figures, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    shown = [line for block in blocks(README, "") for line in block.splitlines() if line.startswith("hustings simulate")]
    assert len(shown) == 2
    for line in shown:
        done = run(*shlex.split(line)[1:], "--games", "3")
        assert (done.code, done.err) == (0, "")


def test_the_table_has_every_command_and_no_other() -> None:
    listed = re.findall(r"^\| `hustings (\w+)", README, re.MULTILINE)
    assert sorted(listed) == sorted([*(command.__name__ for command in COMMANDS), "admin"])


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_what_make_is_asked_to_do_exists(text: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (TOP / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = set(re.findall(r"^make ([a-z-]+)", text, re.MULTILINE))
    assert {"play", "test"} <= targets
    assert asked
    assert asked <= targets


@pytest.mark.parametrize("text", [README, CONTRIBUTING], ids=["README", "CONTRIBUTING"])
def test_links_lead_somewhere(text: str) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (TOP / link).exists(), link


def test_the_example_of_a_test_passes() -> None:
    (code,) = blocks(CONTRIBUTING, "python")
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    (test,) = (value for name, value in names.items() if name.startswith("test_"))
    assert callable(test)
    test()
