"""A game is determined by its seed and its choices, or by its entries: either gives the same bytes again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core import layout
from hustings.core.play import Play
from support.contract.steady import steady
from support.contract.tables import Chooser, Table, moments, tables

SEEDS = st.integers(0, 2**64 - 1)


def finished(table: Table, seed: int, chooser: Chooser) -> Play:
    play = table.play(seed)
    while not play.over:
        seat = play.asked[0]
        play.act(seat, chooser.option(play.legal(seat)))
    return play


@pytest.mark.parametrize("table", tables(), ids=str)
@given(seed=SEEDS)
@steady(2)
def test_the_same_seed_gives_the_same_bytes(table: Table, seed: int) -> None:
    once, again = (finished(table, seed, Chooser(seed)) for _ in range(2))
    assert once.entries == again.entries
    assert layout.same(once.position, again.position)
    assert layout.same(once.chances, again.chances)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_another_seed_gives_another_game(table: Table) -> None:
    starts = {table.play(seed).position.tobytes() for seed in range(50)}
    assert len(starts) == 50
    assert table.play(None).entries != table.play(None).entries, "without a seed no two games are the same"


@pytest.mark.parametrize("table", tables(), ids=str)
@given(seed=SEEDS, other=st.one_of(st.none(), SEEDS))
@steady(2)
def test_told_outcomes_with_another_key_give_the_same_bytes(table: Table, seed: int, other: int | None) -> None:
    play, chooser = table.play(seed), Chooser(seed)
    told = table.play(other, outcomes=play.entries[0].outcomes)
    assert layout.same(told.position, play.position)
    while not play.over:
        seat = play.asked[0]
        entry = play.act(seat, chooser.option(play.legal(seat)))
        assert told.act(seat, entry.option, outcomes=entry.outcomes) == entry
        assert layout.same(told.position, play.position), f"after {entry}"
    assert told.scores() == play.scores()


@pytest.mark.parametrize("table", tables(), ids=str)
def test_copies_are_independent(table: Table) -> None:
    """At every action: acting on a copy leaves the original unchanged, and the original then does the same."""
    play, chooser = table.play(3), Chooser(3)
    while not play.over:
        seat = play.asked[-1]
        option = chooser.option(play.legal(seat))
        position, chances, entries = play.position.tobytes(), play.chances.tobytes(), list(play.entries)
        copy = play.copy()
        entry = copy.act(seat, option)
        assert play.position.tobytes() == position
        assert play.chances.tobytes() == chances
        assert play.entries == entries
        assert play.act(seat, option) == entry
        assert layout.same(play.position, copy.position)
        assert layout.same(play.chances, copy.chances)
        assert play.entries == copy.entries


@pytest.mark.parametrize("table", tables(), ids=str)
def test_looking_changes_nothing(table: Table) -> None:
    for play in moments(table, 4, each=3):
        before = play.position.tobytes(), play.chances.tobytes()
        for seat in play.asked:
            play.legal(seat)
            play.refusal(seat, 0)
            play.decision(seat)
            play.observe(seat)
        play.observe(None)
        play.scores()
        play.winners()
        assert (play.position.tobytes(), play.chances.tobytes()) == before
