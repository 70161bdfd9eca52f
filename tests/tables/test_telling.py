"""Stored lines: put into words, they read exactly as the game tells them to each reader."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import hustings
from hustings.core import layout
from hustings.core.values import Line
from hustings.tables.telling import EntryInContext, tell_all
from hustings.text.story import tell
from hustings.text.words import Words


def line_of(stored: Mapping[str, Any]) -> Line:
    def thing(value: Any) -> Any:
        if isinstance(value, list):
            return tuple(line_of(part) for part in value)
        return line_of(value) if isinstance(value, dict) else value

    return Line(stored["key"], {name: thing(value) for name, value in stored["things"].items()})


@pytest.mark.parametrize("name", ["die-macher", "helvetiq"])
def test_stored_lines_say_what_the_story_says(name: str) -> None:
    play, rng = hustings.start(name, players=3, seed=6), random.Random(6)
    game = play.game
    assert game.wording is not None
    words = Words(game)
    nameless = Words(replace(game, wording=replace(game.wording, name=lambda observation, thing, number: number)))
    told_apart = 0
    for _ in range(150):
        if play.over:
            break
        seat, before = rng.choice(play.asked), layout.copy(play.position)
        entry = play.act(seat, rng.choice(play.legal(seat)))
        told = tell_all(game, play.sheet, 3, [EntryInContext(before, layout.copy(play.position), entry)])
        assert len(told) == 4
        told_apart += len({repr(lines) for lines in told}) > 1
        for reader, stored in zip([0, 1, 2, None], told, strict=True):
            seen = play.observe(reader)
            lines = tell(game, reader, before, play.position, entry, play.sheet)
            assert [line["seat"] for line in stored] == [seat] * len(lines)
            assert [nameless.line(seen, line_of(line["line"])) for line in stored] == [words.line(seen, line) for line in lines]
    assert told_apart > 5, "readers must be told different things somewhere, or the order of readers is not tested"
