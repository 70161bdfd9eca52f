"""Helvetiq's politics game at the keyboard: typed through a real pseudo-terminal, in every language; then replayed."""

from __future__ import annotations

import random
from pathlib import Path

import pexpect
import pytest

from hustings.text.words import LANGUAGES
from support.keyboard import PROMPT, Terminal, choices, flat, plain, question
from support.patience import PATIENCE


def test_a_whole_game_by_typing_and_its_replay(tmp_path: Path) -> None:
    rng = random.Random(2)
    with Terminal(tmp_path, "play", "helvetiq", "--players", "2", "--seed", "4", columns=80, NO_COLOR="1") as t:
        shown = t.read()
        assert "Player 1 plays Red and Bot 2 plays Green." in flat(shown)
        assert "►" in shown and "your colour" in shown
        while True:
            t.type(rng.choice(choices(question(shown))))
            if t.spawn.expect([PROMPT, pexpect.EOF]):
                break
            shown = plain(str(t.spawn.before))
        end = plain(str(t.spawn.before))
        assert t.process.wait(PATIENCE) == 0
    assert "has won the game" in flat(end) or "have won the game" in flat(end)
    assert "cards of the end" in end and "Total" in end
    with Terminal(tmp_path, "replay", str(tmp_path / "helvetiq.json"), columns=80, NO_COLOR="1") as t:
        assert "Turn 1" in t.read()
        assert "Hand of Red" in t.ask("n")
        assert "Last action" in t.ask("f last-actions")
        assert "won the game" in flat(t.ask("e"))
        t.type("q")
        assert t.end()[0] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_answer_in_every_language(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "play", "helvetiq", "--lang", lang, "--seed", "1", columns=80, NO_COLOR="1") as t:
        first = t.read()
        assert all(len(line) <= 80 for line in first.splitlines())
        for word in ("?", "why", "help", "log", "board", "why 1", "undo", "99"):
            answer = t.ask(word)
            assert answer.strip("> \n") and "Traceback" not in answer
        assert question(t.ask("1")) != question(first)
        t.type("quit")
        assert t.end()[0] == 0
