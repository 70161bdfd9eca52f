"""Seat numbers do not matter: rotated seats give the rotated game, and final scoring ignores the order of seats altogether."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core import layout
from hustings.core.layout import Records
from hustings.core.play import Play
from support.contract.about import about
from support.contract.relabel import relabel, relabel_option, rotation
from support.contract.steady import steady
from support.contract.tables import Chooser, Table, differing, moments, tables


def at(table: Table, play: Play, position: Records) -> Play:
    """The same play in another position."""
    copy = play.copy()
    copy._hold(position)
    return copy


def forgotten(table: Table, position: Records) -> Records:
    copy = layout.copy(position)
    about(table.game.name).forget(copy)
    return copy


@pytest.mark.parametrize("table", tables(), ids=str)
@given(seed=st.integers(0, 2**32), by=st.integers(1, 4))
@steady(4)
def test_rotating_seats_and_told_outcomes_together_rotates_every_result(table: Table, seed: int, by: int) -> None:
    settled, chooser = about(table.game.name).settled, Chooser(seed)
    to = rotation(table, by % table.setup.players or 1)
    play = next(play for play in moments(table, seed) if settled(table.numbers(play.position)))
    turned = at(table, play, relabel(table, play.position, to))
    while not play.over:
        assert turned.asked == sorted(to[seat] for seat in play.asked)
        seat = chooser.random.choice(play.asked)
        offered = play.legal(seat)
        assert turned.legal(to[seat]) == sorted(relabel_option(table, option, to) for option in offered), play.decision(seat)
        option = chooser.option(offered)
        entry = play.act(seat, option)
        turned.act(to[seat], relabel_option(table, option, to), outcomes=entry.outcomes)
        expected = forgotten(table, relabel(table, play.position, to))
        got = forgotten(table, turned.position)
        assert differing(got, expected) == [], f"after {table.game.option(option)} of seat {seat}"
    scores = dict(zip(to, play.scores(), strict=True))
    assert turned.scores() == [scores[seat] for seat in range(play.seats)]
    assert turned.winners() == sorted(to[seat] for seat in play.winners())


def rescored(table: Table, position: Records) -> list[tuple[int, int, list[int]]]:
    """Points, standing and parts of every seat when a finished position is scored again."""
    copy = layout.copy(position)
    g, rules = table.position(copy), table.game.rules
    about(table.game.name).rescore(table.figures(), g)
    seats = range(table.setup.players)
    return [(rules.score(g, seat), rules.standing(g, seat), table.game.score_parts(copy, seat)) for seat in seats]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_scoring_anew_gives_the_score_of_the_game(table: Table) -> None:
    for seed in range(5):
        play = list(moments(table, seed))[-1]
        for (points, _, parts), scored in zip(rescored(table, play.position), play.scores(), strict=True):
            assert points == scored == sum(parts)
            assert len(parts) == len(table.game.parts)


@pytest.mark.parametrize("table", tables(), ids=str)
@given(data=st.data())
@steady(40)
def test_final_scoring_is_the_same_under_any_relabelling(table: Table, data: st.DataObject) -> None:
    """However the seats of a finished game are renumbered, everyone has the same points and place. Values are drawn so that ties
    occur."""
    position = ended(table, data.draw(st.integers(0, 7)))
    for name, (low, high) in about(table.game.name).shaken.items():
        cells = position[name][0].reshape(-1)
        cells[: table.setup.players] = data.draw(
            st.lists(st.integers(low, high), min_size=table.setup.players, max_size=table.setup.players)
        )
    to = data.draw(st.permutations(range(table.setup.players)))
    before, after = rescored(table, position), rescored(table, relabel(table, position, to))
    assert [after[to[seat]] for seat in range(table.setup.players)] == before


_ENDED: dict[tuple[str, int], Records] = {}


def ended(table: Table, seed: int) -> Records:
    """The final position of a random game."""
    if (str(table), seed) not in _ENDED:
        _ENDED[str(table), seed] = list(moments(table, seed))[-1].position
    return layout.copy(_ENDED[str(table), seed])
