"""Sealed decisions commute: while several seats are asked, the order of their answers makes no difference."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hustings.core import layout
from hustings.core.play import Play
from support.contract.tables import Chooser, Table, moments, tables


def answered(play: Play, order: object) -> tuple[Play, dict[int, list[int]]]:
    """A copy in which all sealed decisions have been answered up to the reveal, and the answers. The order of seats is random,
    and each seat has its own chooser, so that its answers do not depend on the order."""
    copy, turns = play.copy(), Chooser(order)
    choosers = {seat: Chooser(f"answers of {seat}", lean=1.0) for seat in play.asked}
    answers: dict[int, list[int]] = {seat: [] for seat in play.asked}
    while True:
        seat = turns.random.choice(copy.asked)
        answers[seat].append(choosers[seat].option(copy.legal(seat)))
        copy.act(seat, answers[seat][-1])
        if copy.revealed:
            return copy, answers


@pytest.mark.parametrize("table", tables(), ids=str)
def test_sealed_decisions_commute(table: Table) -> None:
    sealed = 0
    for play in moments(table, 30, each=3):
        if len(play.asked) < 2:
            continue
        sealed += 1
        results = [answered(play, order) for order in range(6)]
        for (one, answers), (other, same_answers) in pairwise(results):
            assert answers == same_answers, "what a seat may choose depends on whether others have chosen"
            assert layout.same(one.position, other.position)
            assert layout.same(one.chances, other.chances)
    assert sealed or not table.game.sealed


@pytest.mark.parametrize("table", tables(), ids=str)
def test_only_sealed_decisions_are_asked_of_several(table: Table) -> None:
    for play in moments(table, 31):
        kinds = {table.game.decisions.index(play.decision(seat)) for seat in play.asked}
        assert len(play.asked) == 1 or kinds <= table.game.sealed


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_sealed_answer_draws_nothing_until_all_have_answered(table: Table) -> None:
    for play in moments(table, 32, each=3):
        if len(play.asked) < 2:
            continue
        for seat in play.asked:
            for option in play.legal(seat)[:5]:
                copy = play.copy()
                assert copy.act(seat, option).outcomes == ()
                assert not copy.revealed
