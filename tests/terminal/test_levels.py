"""The levels at the terminal: shown at the start, listed, changed for all bots or one, saved, in five languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hustings.bots.levels import LEVELS
from hustings.core.records.read import load
from hustings.text.words import LANGUAGES, Words
from support.commands import Command, run
from support.keyboard import Terminal, environment, flat

__all__ = ["run"]  # a fixture

START = ("play", "die-macher", "--players", "4", "--names", "Ada")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HUSTINGS_HOME", str(tmp_path))


def seats(home: Path) -> object:
    return load(home / "die-macher.json").extra["seats"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    words = Words(None, lang, strict=True)
    names = [words.say(f"level-{level}") for level in LEVELS]
    about = [words.say(f"level-{level}.about") for level in LEVELS]
    assert len(set(names)) == len(set(about)) == len(LEVELS)
    assert all(sentence.endswith(".") for sentence in about)
    assert all(" " not in name for name in names), "a level is typed as one word"


def test_levels_are_told_listed_and_changed(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START) as t:
        assert "The bots play at this level: normal. Type level for others." in flat(t.read())
        listed = flat(t.ask("level"))
        for level in LEVELS:
            assert f"{level} {Words(None, 'en', strict=True).say(f'level-{level}.about')}" in listed
        assert "Now: normal (Bot 2, Bot 3 and Bot 4)" in listed
        assert "Now: hard (Bot 2, Bot 3 and Bot 4)" in flat(t.ask("level hard"))
        now = flat(t.ask("level 3 easy"))
        assert "Now: hard (Bot 2 and Bot 4)" in now
        assert "Now: easy (Bot 3)" in now
        assert "Now: random (Bot 4)" in flat(t.ask("level 4 random"))
        assert "sillier is neither a level nor a bot" in flat(t.ask("level sillier"))
        assert "There is no bot 1 at this table" in flat(t.ask("level 1 hard"))
        assert "zero or less" in flat(t.ask("level search:0ms"))
        t.type("quit")
        assert t.end()[0] == 0
    assert seats(tmp_path) == ["person", "hard", "easy", "random"]
    with Terminal(tmp_path, "play", "die-macher", "--resume") as t:
        assert "at this level: hard, easy and random." in flat(t.read())


def test_levels_have_the_names_of_the_language(tmp_path: Path) -> None:
    with Terminal(tmp_path, *START, "--lang", "de") as t:
        assert "Die Bots spielen auf dieser Stufe: mittel." in flat(t.read())
        assert "Jetzt: schwer (Bot 2, Bot 3 und Bot 4)" in flat(t.ask("level Schwer"))
        assert "Jetzt: leicht (Bot 2)" in flat(t.ask("level 2 easy"))
        t.type("quit")
        t.end()
    assert seats(tmp_path) == ["person", "easy", "hard", "hard"]


def test_one_bot_for_all_or_one_for_each(run: Command, tmp_path: Path) -> None:
    with Terminal(tmp_path, *START, "--bots", "easy,hard,random") as t:
        assert "at this level: easy, hard and random." in flat(t.read())
    done = run(*START, "--bots", "easy,hard")
    assert done.code == 2
    assert done.err == "hustings: 2 bots named for 3 seats without a person: name one for all or one for each\n"


def test_a_bot_of_ones_own_that_fails_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "my_bot.py"
    path.write_text("class Mine:\n    def decide(self, *args):\n        raise ValueError('no idea')\n", encoding="utf-8")
    words = (
        "play",
        "die-macher",
        "--players",
        "3",
        "--people",
        "0",
        "--variant",
        "short",
        "--bots",
        f"heuristic,random,{path}:Mine",
    )
    with Terminal(tmp_path, *words) as t:
        code, shown = t.end()
    assert code == 0
    assert "Bot 3 has failed (ValueError: no idea (my_bot.py, line 3)); one of its options was chosen at random" in flat(shown)
    assert "Traceback" not in shown
    assert load(tmp_path / "die-macher.json").result is not None


@pytest.mark.parametrize("game", [("helvetiq",), ("die-macher", "--variant", "short")], ids=lambda game: game[0])
def test_levels_without_a_search_need_no_compiler(tmp_path: Path, game: tuple[str, ...]) -> None:
    code = "import sys\nfrom hustings.cli import main\ntry: main()\nfinally: print('numba' in sys.modules)"
    words = ("play", *game, "--players", "3", "--people", "0", "--bots", "easy,normal,hard")
    ran = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines()[-1] == "False"
