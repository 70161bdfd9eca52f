"""3.6 Meetings: cubes are bought for the states in play."""

from __future__ import annotations

import pytest

from hustings.core.contract import NO_SUCH_OPTION
from hustings.games.die_macher.options import HOLD_MEETINGS, MEET, MEETINGS_ROOM, PASS, POLL_BID, SHELVE
from hustings.games.die_macher.position import MEETINGS, POLLS_PHASE
from hustings.games.die_macher.refusals import (
    NO_CUBES,
    NO_MEETING_SPACE,
    NOT_THIS_STATE,
    TOO_DEAR,
    TOO_MANY_MEETINGS,
)
from support.die_macher.more import meetings, row
from support.die_macher.scene import scene


def meet(state: int, cubes: int) -> int:
    return MEET + state * MEETINGS_ROOM + cubes


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_3_6_1_a_cube_costs_1000_and_goes_from_supply_to_the_state(edition: str) -> None:
    s = scene(edition, 3).enter(MEETINGS)
    s.act(0, meet(0, 3))
    assert (s.g.meetings[0, 0], s.g.cubes[0], s.g.cash[0]) == (4, 11, 22)


def test_3_6_1_in_turn_order_each_party_for_every_state_in_play() -> None:
    s = scene(players=3).enter(MEETINGS, start=1)
    for party in (1, 2, 0):
        for state in range(4):
            assert (s.asked, s.g.ask, s.g.state) == ([party], HOLD_MEETINGS, state)
            s.act(party, meet(state, 1))
    assert (s.g.phase, s.g.ask) == (POLLS_PHASE, POLL_BID)
    assert [row(s.g.meetings, state, 3) for state in range(4)] == [[2, 2, 2]] * 4


def test_3_6_1_only_the_states_in_play() -> None:
    s = scene(players=3).enter(MEETINGS, round=6)
    asked = []
    while s.g.phase == MEETINGS:
        asked.append((s.asked[0], s.g.state))
        s.act(s.asked[0], meet(s.g.state, 0))
    assert asked == [(party, state) for party in range(3) for state in (5, 6)]


def test_3_6_1_only_the_state_asked_about() -> None:
    s = scene(players=3).enter(MEETINGS)
    assert s.why(0, meet(1, 1)) == NOT_THIS_STATE


def test_3_6_1_at_most_4_in_a_state_and_round() -> None:
    s = scene(players=3).enter(MEETINGS)
    assert s.legal(0) == [meet(0, cubes) for cubes in range(5)]
    assert s.why(0, meet(0, 5)) == TOO_MANY_MEETINGS
    s.act(0, meet(0, 4))
    assert s.g.state == 1  # and is not asked about that state again
    assert s.legal(0) == [meet(1, cubes) for cubes in range(5)]


@pytest.mark.parametrize(("lying", "most"), [(6, 4), (7, 3), (8, 2), (9, 1), (10, 0)])
def test_3_6_1_at_most_10_spaces_for_a_party_in_a_state(lying: int, most: int) -> None:
    s = scene(players=3)
    meetings(s, 0, lying)
    s.enter(MEETINGS)
    assert s.legal(0) == [meet(0, cubes) for cubes in range(most + 1)]
    if most < 4:
        assert s.why(0, meet(0, most + 1)) == NO_MEETING_SPACE


def test_3_6_1_at_most_18_in_all() -> None:
    s = scene(players=3)
    meetings(s, 2, 10)
    meetings(s, 3, 4)  # with one cube each in states 0 and 1: two are left
    s.enter(MEETINGS)
    assert s.legal(0) == [meet(0, 0), meet(0, 1), meet(0, 2)]
    assert s.why(0, meet(0, 3)) == NO_CUBES
    s.act(0, meet(0, 2))
    assert s.legal(0) == [meet(1, 0)]


def test_3_6_1_not_more_than_the_party_can_pay() -> None:
    s = scene(players=3)
    s.cash(0, 2)
    s.enter(MEETINGS)
    assert s.why(0, meet(0, 2)) == 0
    assert s.why(0, meet(0, 3)) == TOO_DEAR


def test_3_6_1_none_is_a_choice_and_passing_over_everything_is_not() -> None:
    s = scene(players=3).enter(MEETINGS)
    assert s.why(0, PASS) == s.why(0, SHELVE) == NO_SUCH_OPTION
    s.act(0, meet(0, 0))
    assert (s.g.meetings[0, 0], s.g.cubes[0], s.g.cash[0]) == (1, 14, 25)


@pytest.mark.parametrize("poor", [0, 1, 2])
def test_3_6_1_a_party_that_can_buy_nothing_is_not_asked(poor: int) -> None:
    s = scene(players=3)
    if poor == 1:
        s.g.cubes[poor] = 0
    else:
        s.cash(poor, 0)
    s.enter(MEETINGS)
    asked = []
    while s.g.phase == MEETINGS:
        asked.append(s.asked[0])
        s.act(s.asked[0], meet(s.g.state, 0))
    assert asked == [party for party in range(3) if party != poor for _state in range(4)]


def test_3_6_1_after_the_meetings_the_first_auction_is_opened() -> None:
    s = scene(players=3)
    s.g.poll_left = 3  # too few, which shows only when a new auction begins
    s.enter(MEETINGS)
    while s.g.phase == MEETINGS:
        s.act(s.asked[0], meet(s.g.state, 0))
    assert (s.g.ask, s.g.state, s.g.poll_left) == (POLL_BID, 0, 20)
