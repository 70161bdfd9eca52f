"""Tables that `hustings play` refuses to start: exit code 2 and one clear line, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.commands import Command, run

__all__ = ["run"]  # a fixture


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("nonsense", "unknown game: nonsense"),
        ("die-macher --players 2", "unknown player count of die-macher: 2. There is: 3, 4, 5"),
        ("die-macher --edition 1998", "unknown edition of die-macher: 1998"),
        ("die-macher --variant quick", "unknown variant of die-macher: quick"),
        ("die-macher --variant short --edition 1997", "choose --edition 2006"),
        ("die-macher --variant imposed-stances", "choose --edition 1997"),
        ("die-macher --people 6", "6 people, but 5 sit at this table: choose --people 5 or fewer"),
        ("die-macher --players 3 --people 4", "4 people, but 3 sit at this table"),
        ("die-macher --bots nobody", "unknown bot: nobody"),
        ("die-macher --names Ada,Ben", "2 names for --people 1"),
        ("die-macher --people 2 --names Ada,", "names: 1 to 60 printable characters"),
        ("die-macher --lang xx", "unknown language: xx. There is: en, de, fr, nl, it"),
        ("die-macher --figures /no/such.toml", "/no/such.toml: there is no such file"),
        ("die-macher --file /", "/ is not a file: choose another --file"),
        ("die-macher --file /dev/null/x.json", "cannot save /dev/null/x.json"),
        ("die-macher --resume --file /no/such.json", "there is no saved game at /no/such.json"),
        ("die-macher --resume --file /", "hustings: /: is a folder; name a file in it"),
    ],
)
def test_one_clear_line(run: Command, words: str, reason: str) -> None:
    done = run("play", *words.split())
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert done.err.startswith("hustings: ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("words", ["--players x", "--people -1", "--people x", "--seed x", "--resum"])
def test_what_is_no_option_or_no_number(run: Command, words: str) -> None:
    done = run("play", "die-macher", *words.split())
    assert (done.code, done.out) == (2, "")
    assert words.split()[0] in done.err
    assert "Traceback" not in done.err


def test_a_game_that_nobody_has_drawn_yet(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.text.screens.find_spec", lambda name: None)
    done = run("play", "die-macher")
    assert (done.code, done.out) == (2, "")
    assert "die-macher cannot be shown at the terminal yet" in done.err
