"""4.1 and 4.2: seats and the winner of the election in the current state."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import REFUSE
from hustings.games.die_macher.position import (
    CLEAR,
    COALITION,
    CONTRIBUTIONS,
    ELECTION,
    NARROW,
    NO_VICTORY,
    NOBODY,
    OVER,
)
from hustings.games.die_macher.rules.election import seats_for
from support.die_macher.more import (
    BAYERN,
    BREMEN,
    coalition,
    dark,
    light,
    meetings,
    of_parties,
    opinions,
    row,
    stack,
    trends,
    votes,
)
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")
BAYERN_ROW = [12, 17, 22, 27, 32, 37, 42, 48, 54, 60]


def result(s: Scene) -> tuple[int, int, int]:
    """Hold the election of state 0. Returns the kind of victory, the winner and its partner."""
    s.enter(ELECTION)
    return s.g.victory[0], s.g.winner[0], s.g.winner_partner[0]


# 4.1 Seats


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_1_every_party_converts_all_its_cubes_without_a_minimum(edition: str) -> None:
    s = scene(edition, 3)
    meetings(s, 0, 10, 4, 1)
    trends(s, 0, 2, 1, 3)
    s.enter(ELECTION)
    assert row(s.g.votes, 0, 3) == [20, 4, 3]
    assert row(s.g.meetings, 0, 3) == [0, 0, 0]
    assert of_parties(s, "cubes")[2] == 18 - 3 - 1  # three starting cubes elsewhere, one on the new board


def test_4_1_conversion_as_in_3_8() -> None:
    s = scene(players=3)
    opinions(s, 0, light(0), light(1), dark(2))
    s.g.key_issue[0] = 2
    s.platform(2, [-1, -1, -1, 1, 1, 0, 0])
    meetings(s, 0, 5, 0, 6)
    trends(s, 0, 2, 0, 1)
    votes(s, 0, (0, 45))
    s.enter(ELECTION)
    assert row(s.g.votes, 0, 3) == [50, 0, 6]  # factors 2 and 1; capped at 50


def test_4_1_in_turn_order_so_the_last_to_arrive_lies_on_top() -> None:
    s = scene(players=4)
    meetings(s, 0, 4, 4, 4, 4)
    trends(s, 0, 1, 1, 1, 1)
    s.enter(ELECTION, start=2)
    assert stack(s, 0, 4) == [2, 3, 0, 1]
    assert s.g.winner[0] == 1


@pytest.mark.parametrize("votes_", range(51))
def test_4_1_votes_become_seats_by_the_highest_row_reached(votes_: int) -> None:
    s = scene(players=3)
    expected = 0 if votes_ < 5 else BAYERN_ROW[votes_ // 5 - 1]
    assert seats_for(s.f, BAYERN, votes_) == expected


def test_4_1_seats_of_the_state_card_that_lies_there() -> None:
    s = scene(players=3)
    s.g.land[0], s.g.land[1] = BREMEN, BAYERN
    votes(s, 0, (0, 50), (1, 29), (2, 9))
    s.enter(ELECTION)
    assert row(s.g.seats, 0, 3) == [15, 6, 2]


def test_4_1_each_seat_is_noted_for_its_own_state() -> None:
    s = scene(players=3)
    s.g.land[2] = BAYERN
    votes(s, 2, (1, 50))
    s.enter(ELECTION, round=3)
    assert row(s.g.seats, 2, 3) == [0, 60, 0]
    assert row(s.g.seats, 0, 3) == [0, 0, 0]


def test_ruling_4_1_a_below_the_first_row_none() -> None:
    s = scene(players=3)
    s.g.land[0] = BAYERN
    votes(s, 0, (0, 4), (1, 5))
    s.enter(ELECTION)
    assert row(s.g.seats, 0, 3) == [0, 12, 0]


def test_ruling_4_1_b_in_the_last_round_the_start_player_of_the_round_before_stays() -> None:
    s = scene(players=3)
    meetings(s, 6, 1, 1, 1)
    trends(s, 6, 3, 3, 3)
    for party in range(3):
        for gift in range(4):
            s.g.gift[party, gift] = 0
    s.enter(CONTRIBUTIONS, round=6, start=1)
    for party in (1, 2, 0):  # a last contribution each, then the election without another bid
        s.act(party, REFUSE + 4)
    assert (s.g.phase, s.g.round, s.g.start) == (OVER, 7, 1)
    assert stack(s, 6, 3) == [1, 2, 0]


def test_4_1_the_last_round_is_an_election_and_nothing_else() -> None:
    s = scene(players=3)
    for party in range(3):
        for gift in range(5):
            s.g.gift[party, gift] = 0
    votes(s, 6, (2, 5))
    s.enter(ELECTION, round=6)
    assert (s.g.phase, s.g.round, s.g.winner[6]) == (OVER, 7, 2)


# 4.2 The winner


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_2_most_votes_wins(edition: str) -> None:
    s = scene(edition, 3)
    votes(s, 0, (1, 20), (2, 19), (0, 19))
    assert result(s) == (CLEAR, 1, NOBODY)


def test_4_2_votes_count_not_seats() -> None:
    s = scene(players=3)
    s.g.land[0] = BAYERN
    votes(s, 0, (1, 6), (2, 5))  # the same row of the card
    assert result(s) == (CLEAR, 1, NOBODY)
    assert row(s.g.seats, 0, 3) == [0, 12, 12]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_4_2_on_a_tie_the_highest_in_the_stack_wins_narrowly(order: tuple[int, ...]) -> None:
    s = scene(players=3)
    votes(s, 0, *((party, 50) for party in order))
    assert result(s) == (NARROW, order[-1], NOBODY)


def test_4_2_a_coalition_adds_its_votes() -> None:
    s = scene(players=3)
    votes(s, 0, (0, 15), (1, 20), (2, 6))
    coalition(s, 0, 2)
    assert result(s) == (COALITION, 0, 2)


def test_4_2_a_coalition_with_fewer_votes_together_loses() -> None:
    s = scene(players=3)
    votes(s, 0, (0, 13), (1, 20), (2, 6))
    coalition(s, 0, 2)
    assert result(s) == (CLEAR, 1, NOBODY)


def test_4_2_a_coalition_may_have_more_than_50_votes() -> None:
    s = scene(players=3)
    votes(s, 0, (0, 1), (2, 50), (1, 50))  # 51 against 50, though the single party lies on top
    coalition(s, 0, 2)
    assert result(s) == (COALITION, 2, 0)


def test_4_2_two_coalitions() -> None:
    s = scene(players=5)
    votes(s, 0, (0, 30), (1, 25), (2, 30), (3, 26), (4, 50))
    coalition(s, 0, 1)
    coalition(s, 2, 3)
    assert result(s) == (COALITION, 2, 3)


def test_4_2_a_single_party_wins_a_tie_with_a_coalition_by_its_stronger_marker() -> None:
    s = scene(players=3)
    votes(s, 0, (1, 20), (0, 12), (2, 8))
    coalition(s, 0, 2)
    assert result(s) == (NARROW, 1, NOBODY)


def test_4_2_tied_units_with_equal_strongest_markers_compare_the_stack() -> None:
    s = scene(players=3)
    votes(s, 0, (1, 20), (0, 20), (2, 0))
    coalition(s, 0, 2)
    assert result(s) == (COALITION, 0, 2)
    s = scene(players=3)
    votes(s, 0, (0, 20), (1, 20), (2, 0))
    coalition(s, 0, 2)
    assert result(s) == (NARROW, 1, NOBODY)


def test_4_2_tied_coalitions_compare_their_strongest_markers() -> None:
    s = scene(players=4)
    votes(s, 0, (3, 10), (2, 20), (1, 21), (0, 9))
    coalition(s, 0, 1)
    coalition(s, 2, 3)
    assert result(s) == (COALITION, 1, 0)


def test_4_2_tied_coalitions_with_equal_strongest_markers_compare_the_stack() -> None:
    s = scene(players=4)
    votes(s, 0, (1, 20), (2, 20), (0, 10), (3, 10))
    coalition(s, 0, 1)
    coalition(s, 2, 3)
    assert result(s) == (COALITION, 2, 3)


def test_4_2_the_last_state_knows_no_coalition() -> None:
    s = scene(players=3)
    votes(s, 6, (0, 15), (1, 20), (2, 15))
    s.enter(ELECTION, round=7)
    assert (s.g.victory[6], s.g.winner[6]) == (CLEAR, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_4_2_a_nobody_has_a_vote_and_nobody_wins(edition: str) -> None:
    s = scene(edition, 3)
    coalition(s, 0, 1)
    opinions(s, 0, dark(0))
    assert result(s) == (NO_VICTORY, NOBODY, NOBODY)
    assert row(s.g.seats, 0, 3) == [0, 0, 0]
    assert s.g.phase == CONTRIBUTIONS  # nobody has spoils to take
