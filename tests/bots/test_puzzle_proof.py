"""Proofs of puzzles: by the search with the network no proven solution is a mistake, and a mistake is known when it is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hustings.core.learning import puzzles
from puzzling.proof import Proof, Step, glanced, proven

EVERY = puzzles.every()
PROVEN = [f"die-macher-{number:02d}" for number in range(1, 16) if number not in (11, 13)]
"""Those that docs/learning.md calls clear. A glance cannot take them for mistakes; of the others it may say either."""


@pytest.mark.parametrize("name", PROVEN)
def test_no_solution_is_a_mistake(name: str) -> None:
    steps = glanced(puzzles.named(name), puzzles.at(puzzles.named(name)))
    assert not any(step.costly for step in steps), ", ".join(map(str, steps))


def test_a_mistake_is_seen() -> None:
    """To do nothing, where the solution gains nearly a fifth of the games."""
    puzzle = EVERY["die-macher-01"]
    declined = puzzles.at(puzzle).span(puzzle.seat)[1]
    assert (declined,) not in puzzle.solutions
    proof = proven(replace(puzzle, solutions=((declined,),)))
    assert proof.costly and not proof.clear and str(proof).startswith("costs too much: ")


def test_what_is_proven() -> None:
    good, even, poor, vague = Step(0.05, 0.01), Step(0.0, 0.001), Step(-0.05, 0.01), Step(0.05, 0.04)
    assert Proof(((good,), (good,))).clear
    assert Proof(((even, good), (even, good))).clear, "one decision of several"
    assert not Proof(((even, good), (good, even))).clear, "the seeds do not agree"
    assert not Proof(((good,), (vague,))).clear
    assert not Proof(((good, poor), (good, poor))).clear and Proof(((good, poor), (good, good))).costly
    assert not Proof(((even,), (even,))).costly and Proof(((even,), (even,))).gain == 0
