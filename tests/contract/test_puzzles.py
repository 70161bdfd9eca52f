"""Puzzles: each is solved by its solution and by little else, without hidden knowledge."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from fluent.syntax import FluentParser, ast

from hustings.core import layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.errors import HustingsError, IllegalAction, MalformedAction
from hustings.core.learning import puzzles
from hustings.core.learning.puzzles import Puzzle
from hustings.core.play import Play
from hustings.core.registry import game, names
from hustings.text.words import LANGUAGES

EVERY = puzzles.every()
MOST_WAYS = 800
SAMPLES = 6
each = pytest.mark.parametrize("puzzle", EVERY.values(), ids=EVERY.keys())


def resampled(play: Play, seat: int, seed: int) -> Play:
    """The game in another position that the seat cannot tell from this one, with different luck."""
    other = play.copy()
    position, chances = play.observe(seat), seeded(seed)
    c = layout.plain(Chance, chances)
    fresh(c)
    figures = layout.plain(play.game.figures, play.sheet.record)
    play.game.rules.resample(figures, layout.plain(play.game.position, position), c, seat)
    other.position.view(np.uint8)[:] = position.view(np.uint8)
    other.chances.view(np.uint8)[:] = seeded(100 + seed).view(np.uint8)
    return other


def after(play: Play, puzzle: Puzzle, way: tuple[int, ...]) -> Play:
    trial = play.copy()
    for option in way:
        trial.act(puzzle.seat, option)
    return trial


def failing(puzzle: Puzzle, most: int = MOST_WAYS) -> list[tuple[int, ...]]:
    """Sequences of decisions that fail, about `most` of them."""
    found: list[tuple[int, ...]] = []
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways and len(found) < most:
        way = open_ways.pop(0)
        play = after(puzzles.at(puzzle), puzzle, way)
        for option in play.legal(puzzle.seat):
            trial = after(play, puzzle, (option,))
            state = puzzles.state(puzzle, trial, len(way) + 1)
            if state == "failed":
                found.append((*way, option))
            elif state == "open":
                open_ways.append((*way, option))
    return found


def test_there_are_enough_of_them_of_many_kinds() -> None:
    assert sum(puzzle.game == "die-macher" for puzzle in EVERY.values()) >= 12
    assert sum(puzzle.game == "helvetiq" for puzzle in EVERY.values()) >= 7
    assert len({puzzle.words for puzzle in EVERY.values()}) >= 10
    assert {puzzle.game for puzzle in EVERY.values()} == set(names())


@each
def test_the_solutions_reach_the_goal(puzzle: Puzzle) -> None:
    play = puzzles.at(puzzle)
    assert play.asked == [puzzle.seat]
    assert play.decision(puzzle.seat) == puzzle.kinds[0]
    assert not puzzles.reached(puzzle, play)
    for way in puzzle.solutions:
        assert puzzles.decided(puzzle, way)[1] == "solved", way


@each
def test_doing_nothing_and_most_other_ways_do_not(puzzle: Puzzle) -> None:
    play = puzzles.at(puzzle)
    decline = play.span(puzzle.seat)[1]
    if decline >= 0:
        assert puzzles.state(puzzle, after(play, puzzle, (decline,)), puzzle.moves) == "failed"
    wrong = failing(puzzle, 60)
    assert len(wrong) >= 3
    assert not set(wrong) & set(puzzle.solutions)


@each
def test_nothing_hidden_is_needed(puzzle: Puzzle) -> None:
    """In deals that the seat cannot tell from the true one, the solution still solves it and wrong ways still fail."""
    play = puzzles.at(puzzle)
    wrong = failing(puzzle, 12)
    for seed in range(SAMPLES):
        other = resampled(play, puzzle.seat, seed)
        assert puzzles.reached(puzzle, after(other, puzzle, puzzle.solutions[0]))
        for way in wrong:
            try:
                trial = after(other, puzzle, way)
            except IllegalAction:  # another card was drawn on the way in that deal
                continue
            assert not puzzles.reached(puzzle, trial), way


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_question_hint_and_explanation_are_there_in_every_language(puzzle: Puzzle, lang: str) -> None:
    telling = game(puzzle.game).wording
    assert telling is not None
    text = (telling.catalogues / f"puzzles.{lang}.ftl").read_text("utf-8")
    keys = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    kind = puzzle.kinds[0]
    assert {f"puzzle-goal-{puzzle.question}", f"puzzle-hint-{kind}", f"puzzle-why-{kind}"} <= keys


BEST = [puzzle for puzzle in EVERY.values() if puzzle.goal == puzzles.BEST]


@pytest.mark.parametrize("puzzle", BEST, ids=[puzzle.name for puzzle in BEST])
def test_the_best_decision_is_worth_most_by_far(puzzle: Puzzle) -> None:
    """Every option was tried, and the solution's chance to win is higher than any other's by at least 0.05."""
    assert sorted(one.option for one in puzzle.worth) == puzzles.at(puzzle).legal(puzzle.seat)
    best, *others = puzzle.worth
    assert puzzle.solutions == ((best.option,),)
    assert all(best.win - one.win >= 0.05 for one in others)
    assert {len(one.parts) for one in puzzle.worth} == {len(game(puzzle.game).parts)}


# The file


def test_a_puzzle_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    for puzzle in (EVERY["die-macher-01"], BEST[0]):
        path = tmp_path / f"{puzzle.name}.json"
        puzzles.write(puzzle, path)
        assert puzzles.read(path) == puzzle


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"entries": 3}'])
def test_what_is_no_puzzle_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, "utf-8")
    with pytest.raises(HustingsError, match=r"odd\.json: not a puzzle"):
        puzzles.read(path)


def test_a_puzzle_that_the_rules_do_not_lead_to_is_refused() -> None:
    puzzle = next(iter(EVERY.values()))
    broken = replace(puzzle, entries=(puzzle.entries[0], *puzzle.entries[2:]))
    with pytest.raises(HustingsError):
        puzzles.begin(broken)
    with pytest.raises(HustingsError, match="does not begin with the set-up"):
        puzzles.begin(replace(puzzle, entries=puzzle.entries[1:]))


def test_nothing_can_be_decided_after_the_end() -> None:
    puzzle = next(one for one in EVERY.values() if one.moves == 1)
    with pytest.raises(MalformedAction, match="is solved: give no more"):
        puzzles.decided(puzzle, [*puzzle.solutions[0], 0])


def test_files_hold_facts_and_no_sentences() -> None:
    for name, puzzle in EVERY.items():
        where = puzzles.folder(game(puzzle.game))
        assert where is not None
        content = json.loads((where / f"{name}.json").read_text("utf-8"))
        facts = {"game", "table", "seat", "goal", "kinds", "moves", "solutions", "entries"}
        assert set(content) == (facts | {"worth"} if puzzle.goal == puzzles.BEST else facts)
