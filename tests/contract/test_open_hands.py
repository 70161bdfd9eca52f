"""The story calls everybody by name, its reader too: no line says "you" to the acting player while the next one says "CDU has" of
the same party. A game told with all hands open uses the same words, with nothing lost."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from hustings.core.values import Line
from hustings.server.actions import review
from hustings.text.story import tell, tell_openly
from hustings.text.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = ("die-macher-2006-short-5-1", "helvetiq-2008-3-1")
TO_YOU = {
    "en": r"you(r|rs|rself)?",
    "de": r"du|dich|dir|dein(e[mnrs]?)?",
    "fr": r"vous|votre|vos",
    "it": r"tu|tuo[i]?|tua|tue",
    "nl": r"je|jij|jou|jouw",
}
UNNAMED = {
    "die-macher": {"story-own-hand", "story-own-poll"},
    "helvetiq": {"story-own-hand", "story-own-special", "story-own-drew", "story-own-lost", "story-own-rumoured"},
}
"""Lines that say what a party has, gets or reads; the line before names the party."""


@pytest.fixture(scope="module", params=RECORDS)
def whole(request: pytest.FixtureRequest) -> review.FinishedGame:
    return review.played(review.read((GOLDEN / f"{request.param}.json").read_bytes()))


def told(whole: review.FinishedGame, number: int) -> tuple[int, list[Line]]:
    """The seat that acted, and the lines it was told about it; for the set-up, the lines of the first seat."""
    entry = whole.record.lines[number].entry
    before = whole.position(number - 1) if number else None
    return entry.seat, tell(whole.game, max(entry.seat, 0), before, whole.position(number), entry, whole.sheet)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_spoken_to_and_everybody_is_named(whole: review.FinishedGame, lang: str) -> None:
    words = Words(whole.game, lang, strict=True)
    to_you = re.compile(rf"\b({TO_YOU[lang]})\b", re.IGNORECASE)
    met = set()
    for number in range(len(whole.positions)):
        position = whole.position(number)
        seat, lines = told(whole, number)
        for line in lines:
            said = words.line(position, line)
            # After a colon a card may be quoted, and cards address their player.
            assert not to_you.search(said.partition(":")[0]), said
            if line.key.startswith("story-own-") and line.key not in UNNAMED[whole.game.name]:
                met.add(line.key)
                assert words.name(position, "party", max(seat, 0)) in said
    assert len(met) >= 2


def test_with_all_hands_open_it_is_told_as_whoever_acted_reads_it(whole: review.FinishedGame) -> None:
    for number in range(1, len(whole.positions)):
        entry = whole.record.lines[number].entry
        steps = whole.position(number - 1), whole.position(number), entry, whole.sheet
        seat, lines = told(whole, number)
        openly = tell_openly(whole.game, *steps)
        assert [line.key for line in openly] == [line.key for line in lines]
        for read, shown in zip(lines, openly, strict=True):
            more = {"party": seat} if read.key.startswith("story-own-") else {}
            assert shown.things == {**more, **read.things}


def test_the_replay_tells_it_so(whole: review.FinishedGame) -> None:
    """In its lines and in its story, with all hands open. A reader in a seat is told no secrets but its own."""
    frames = review.replay(whole, 0, len(whole.positions))["positions"]
    everybody = len(whole.record.names)
    assert len(with_secrets(line for frame in frames for line in frame["lines"])) == everybody
    assert len(with_secrets(each["line"] for each in review.story(whole)["lines"])) == everybody
    assert len(with_secrets(each["line"] for each in review.story(whole, 0)["lines"])) == 1


def with_secrets(lines: Iterable[Any]) -> set[str]:
    """The parties whose secrets are told."""
    secret = [line["things"] for line in lines if line["key"].startswith("story-own-")]
    return {things["party"]["key"] for things in secret if "party" in things}
