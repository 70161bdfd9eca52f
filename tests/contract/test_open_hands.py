"""A game told with all hands open speaks to nobody as "you": whoever acted is named, and nothing that they were told is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hustings.core.values import Line
from hustings.server.actions import review
from hustings.text.story import tell, tell_openly
from hustings.text.words import LANGUAGES, Words

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = ("die-macher-2006-short-5-1", "helvetiq-2008-3-1")
TO_YOU = re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE)


@pytest.fixture(scope="module", params=RECORDS)
def whole(request: pytest.FixtureRequest) -> review.FinishedGame:
    return review.played(review.read((GOLDEN / f"{request.param}.json").read_bytes()))


def told(whole: review.FinishedGame, number: int) -> tuple[int, list[Line], list[Line]]:
    """Who acted; what they were told of it; what is told of it with all hands open."""
    entry = whole.record.lines[number].entry
    steps = whole.position(number - 1), whole.position(number), entry, whole.sheet
    return entry.seat, tell(whole.game, entry.seat, *steps), tell_openly(whole.game, *steps)


def test_nobody_is_spoken_to_and_everybody_is_named(whole: review.FinishedGame) -> None:
    telling = whole.game.wording
    assert telling is not None
    words = Words(whole.game, "en", strict=True)
    met = set()
    for number in range(1, len(whole.positions)):
        seat, own, openly = told(whole, number)
        position = whole.position(number)
        assert [line.key in telling.to_you for line in own] == [line.key.startswith("open-") for line in openly]
        for before, after_ in zip(own, openly, strict=True):
            said = words.line(position, after_)
            # After a colon a card may be quoted, and that speaks to its player.
            assert not TO_YOU.search(said.partition(":")[0]), said
            if before.key not in telling.to_you:
                assert after_ == before
                continue
            met.add(before.key)
            assert TO_YOU.search(words.line(position, before)), before.key
            assert words.name(position, "party", seat) in said
            assert {**before.things, "party": seat} == after_.things
    assert len(met) > len(telling.to_you) / 2


def test_it_can_be_said_in_every_language(whole: review.FinishedGame) -> None:
    for number in range(1, len(whole.positions)):
        seat, _, openly = told(whole, number)
        for line in openly:
            for lang in LANGUAGES:
                words = Words(whole.game, lang, strict=True)
                if line.key.startswith("open-"):
                    assert words.name(whole.position(number), "party", seat) in words.line(whole.position(number), line)


def test_the_replay_tells_it_so(whole: review.FinishedGame) -> None:
    """As its lines and as its story, with all hands open; a seat is still told of its own deeds as its own."""
    telling = whole.game.wording
    assert telling is not None
    frames = review.replay(whole, 0, len(whole.positions))["positions"]
    keys = {line["key"] for frame in frames for line in frame["lines"]}
    assert any(key.startswith("open-") for key in keys) and not keys & telling.to_you
    keys = {line["line"]["key"] for line in review.story(whole)["lines"]}
    assert any(key.startswith("open-") for key in keys) and not keys & telling.to_you
    keys = {line["line"]["key"] for line in review.story(whole, 0)["lines"]}
    assert keys & telling.to_you and not any(key.startswith("open-") for key in keys)
