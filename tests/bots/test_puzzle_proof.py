"""Proofs of puzzles by the search with the network: no proven solution is a mistake, and mistakes are recognised."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from hustings.bots.net_search import NetSearch
from hustings.bots.thinking.foresight import TO_THE_END
from hustings.core import layout
from hustings.core.learning import puzzles
from puzzling.best import Finder
from puzzling.proof import FAR, GLANCE, THOUGHT, Proof, Step, glanced, proven
from support.thinning import ALL

EVERY = puzzles.every()


@pytest.mark.parametrize("name", EVERY)
def test_no_solution_is_a_mistake(name: str) -> None:
    """`python tools/puzzles.py GAME --check` proves the solutions; a glance at a clear one cannot take it for a mistake. Thinned:
    a glance at half as many worlds, which still sees a mistake that costs a tenth of the games."""
    steps = glanced(puzzles.named(name), puzzles.at(puzzles.named(name)), GLANCE if ALL else GLANCE // 2)
    assert not any(step.costly for step in steps), ", ".join(map(str, steps))


def test_a_mistake_is_seen() -> None:
    """Where one decision wins the game, every other one is a mistake, and the winning one is proven."""
    puzzle = EVERY["helvetiq-07"]
    others = [option for option in puzzles.at(puzzle).legal(puzzle.seat) if option != puzzle.solutions[0][0]]
    for option in others:
        proof = proven(replace(puzzle, solutions=((option,),)))
        assert proof.costly and not proof.clear and str(proof).startswith("costs too much: "), option
    assert (proof := proven(puzzle)).clear and not proof.costly


def test_a_solution_is_held_against_the_searchs_own_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if that choice is none of the likeliest."""
    monkeypatch.setattr("puzzling.proof.RIVALS", 0)
    puzzle = EVERY["helvetiq-07"]
    declined = puzzles.at(puzzle).span(puzzle.seat)[1]
    assert proven(replace(puzzle, solutions=((declined,),))).costly


def test_a_mistake_is_seen_at_a_glance() -> None:
    """Here the mistake is to decline, where the solution gains a fifth of the games. The large network judges, which takes a
    hundred times as long."""
    puzzle = EVERY["die-macher-01"]
    play = puzzles.at(puzzle)
    declined = play.span(puzzle.seat)[1]
    assert (declined,) not in puzzle.solutions
    (step,) = glanced(replace(puzzle, solutions=((declined,),)), play)
    assert step.costly and not step.clear


def test_what_is_proven() -> None:
    good, even, poor, vague = Step(0.05, 0.01), Step(0.0, 0.001), Step(-0.05, 0.01), Step(0.05, 0.04)
    assert Proof(((good,), (good,))).clear
    assert Proof(((even, good), (even, good))).clear, "one decision of several"
    assert not Proof(((even, good), (good, even))).clear, "the seeds do not agree"
    assert not Proof(((good,), (vague,))).clear
    assert not Proof(((good, poor), (good, poor))).clear and Proof(((good, poor), (good, good))).costly
    assert not Proof(((Step(0.04, 0.01, FAR),), (Step(0.06, 0.01, FAR),))).clear, "the best decision has to gain more"
    assert not Proof(((even,), (even,))).costly and Proof(((even,), (even,))).gain == 0


def test_the_best_decision_is_found_where_it_is_clear() -> None:
    puzzle = EVERY["helvetiq-01"]
    play = puzzles.at(puzzle)
    found = Finder(play).puzzle(play, puzzle.seat, puzzle.table)
    assert found is not None and found[0] > FAR
    assert replace(found[1], name=puzzle.name, worth=puzzle.worth) == puzzle


def test_none_is_found_where_nothing_stands_out() -> None:
    """As at the start of a game."""
    puzzle = EVERY["helvetiq-01"]
    play = puzzles.begin(replace(puzzle, entries=puzzle.entries[:1]))
    seat = play.asked[0]
    assert len(play.legal(seat)) >= 4
    assert Finder(play).puzzle(play, seat, puzzle.table) is None


def test_the_parts_of_a_score_are_those_of_games_played_to_their_end() -> None:
    puzzle = EVERY["helvetiq-05"]
    play, seat = puzzles.at(puzzle), puzzle.seat
    foresight = NetSearch(play.game, play.setup, play.sheet, seat, THOUGHT, quiet=True).foresight
    seen, options = layout.array_of_one(play.observe(seat)), [one.option for one in puzzle.worth[:2]]
    parts = foresight.parts(seen, options, 4, random.Random(5))
    _, points = foresight.play(seen, options, 4, TO_THE_END, random.Random(5))
    assert np.array_equal(parts[..., :-1].sum(axis=-1), points[..., seat])
    assert np.array_equal(parts[..., -1], np.delete(points, seat, axis=-1).max(axis=-1))
    assert parts.any()
