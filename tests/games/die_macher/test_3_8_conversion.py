"""3.8 Converting meetings into votes, and the absolute majority."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import CONVERT, CONVERTING, OPINION_SWAP, PASS
from hustings.games.die_macher.position import CONVERSION, NOBODY
from hustings.games.die_macher.refusals import IDENTICAL, ISSUE_TWICE, NOT_IN_POOL, NOT_SO_MANY_CUBES, UNDER_KEY
from hustings.games.die_macher.rules.conversion import absolute_majority, factor, match
from support.die_macher.more import (
    dark,
    discarded,
    light,
    meetings,
    no_down_cards,
    open_cards,
    opinions,
    row,
    stack,
    swap,
    trends,
    votes,
)
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")
FAR = 3  # the last state in line in round 1, so that the election does not interfere


def convert(s: Scene, cubes: int, party: int = 0) -> Scene:
    """Make the party convert `cubes`; no other party has five or more in the last state."""
    s.enter(CONVERSION)
    assert (s.asked, s.g.ask, s.g.state) == ([party], CONVERTING, FAR)
    s.act(party, CONVERT + cubes)
    return s


# 3.8.1 Who converts, where and when


def test_3_8_1_last_in_line_first_back_to_the_current_state_in_turn_order() -> None:
    s = scene(players=3)
    for party in range(3):
        s.g.cubes[party] = 0
        for state in range(4):
            s.g.meetings[state, party] = 5
    s.enter(CONVERSION, start=1)
    order = []
    while s.g.phase == CONVERSION:
        order.append((s.g.state, s.asked[0]))
        s.act(s.asked[0], CONVERT)
    assert order == [(state, party) for state in (3, 2, 1, 0) for party in (1, 2, 0)]


@pytest.mark.parametrize(("round_", "states"), [(5, [6, 5, 4]), (6, [6, 5])])
def test_3_8_1_only_the_states_in_play(round_: int, states: list[int]) -> None:
    s = scene(players=3)
    for state in range(7):
        s.g.meetings[state, 0] = 5
    s.g.round = round_
    s.enter(CONVERSION)
    order = []
    while s.g.phase == CONVERSION:
        order.append(s.g.state)
        s.act(0, CONVERT)
    assert order == states


@pytest.mark.parametrize(("cubes", "may"), [(4, False), (5, True), (6, True)])
def test_3_8_1_only_with_at_least_5_cubes_there(cubes: int, may: bool) -> None:
    s = scene(players=3)
    meetings(s, FAR, cubes)
    s.enter(CONVERSION)
    assert (s.asked == [0] and s.g.phase == CONVERSION) == may


def test_3_8_1_any_number_of_them_none_included() -> None:
    s = scene(players=3)
    meetings(s, FAR, 6)
    s.enter(CONVERSION)
    assert s.legal(0) == [CONVERT + cubes for cubes in range(7)]
    assert s.why(0, CONVERT + 7) == NOT_SO_MANY_CUBES
    s.act(0, CONVERT + 1)  # fewer than five may be converted if five are there
    assert s.g.meetings[FAR, 0] == 5


# 3.8.2 to 3.8.4 The factor


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_8_2_eight_meetings_match_1_trend_2_make_24_votes(edition: str) -> None:
    s = scene(edition, 3)
    trends(s, FAR, 2)
    opinions(s, FAR, light(0), light(1), dark(2), light(6))  # two equal, one opposite, one on an issue not held
    meetings(s, FAR, 8)
    assert (match(s.g, FAR, 0), factor(s.g, FAR, 0)) == (1, 3)
    convert(s, 8)
    assert s.g.votes[FAR, 0] == 24


def test_3_8_2_votes_are_added_to_those_there() -> None:
    s = scene(players=3)
    trends(s, FAR, 2)
    votes(s, FAR, (0, 11))
    meetings(s, FAR, 7)
    convert(s, 3)
    assert (s.g.votes[FAR, 0], s.g.meetings[FAR, 0]) == (17, 4)


def test_3_8_2_the_trend_is_that_of_this_state_and_party() -> None:
    s = scene(players=3)
    trends(s, FAR, 1, 3, -3)
    trends(s, 2, 2, 2, 2)
    assert [factor(s.g, FAR, party) for party in range(3)] == [1, 3, -3]


@pytest.mark.parametrize(
    ("platform", "cards", "expected"),
    [
        ([1, 1, 1, 1, 1, 0, 0], [light(0), light(1), light(2), light(3)], 4),
        ([1, 1, 1, 1, 1, 0, 0], [dark(0), dark(1), dark(2), dark(3)], -4),
        ([-1, -1, 1, 1, 1, 0, 0], [dark(0), light(1), light(6), dark(5)], 0),
        ([0, 0, 1, -1, 1, -1, 1], [light(0), dark(1)], 0),  # issues not on the platform do not count
        ([0, 0, 1, -1, 1, -1, 1], [light(2), dark(3), light(4), light(5)], 2),
    ],
)
def test_3_8_3_match_is_1_for_each_equal_card_and_minus_1_for_each_opposite(
    platform: list[int], cards: list[int], expected: int
) -> None:
    s = scene(players=3)
    s.platform(1, platform)
    opinions(s, FAR, *cards)
    assert match(s.g, FAR, 1) == expected


@pytest.mark.parametrize(("key", "expected"), [(-1, 1), (0, 2), (1, 2), (2, 0), (6, 1)])
def test_3_8_3_twice_under_the_key_issue_tile(key: int, expected: int) -> None:
    s = scene(players=3)
    opinions(s, FAR, light(0), light(1), dark(2), light(6))
    s.g.key_issue[FAR] = key
    assert match(s.g, FAR, 0) == expected


def test_3_8_3_a_tile_of_another_state_does_not_count() -> None:
    s = scene(players=3)
    opinions(s, FAR, light(0))
    s.g.key_issue[2] = 0
    assert match(s.g, FAR, 0) == 1


@pytest.mark.parametrize(("cubes", "expected"), [(1, 0), (2, 1), (3, 1), (5, 2), (8, 4), (9, 4)])
@pytest.mark.parametrize("trend", [0, -1, -3])
def test_3_8_4_a_factor_of_0_or_less_gives_1_vote_for_every_2_cubes(cubes: int, expected: int, trend: int) -> None:
    s = scene(players=3)
    trends(s, FAR, trend)
    meetings(s, FAR, 9)
    convert(s, cubes)
    assert s.g.votes[FAR, 0] == expected


def test_3_8_4_even_with_four_opposite_cards_and_trend_minus_3() -> None:
    s = scene(players=3)
    trends(s, FAR, -3)
    opinions(s, FAR, dark(0), dark(1), dark(2), dark(3))
    meetings(s, FAR, 8)
    assert factor(s.g, FAR, 0) == -7
    convert(s, 8)
    assert s.g.votes[FAR, 0] == 4


def test_3_8_4_a_factor_of_1_is_one_vote_a_cube() -> None:
    s = scene(players=3)
    trends(s, FAR, 1)
    meetings(s, FAR, 5)
    convert(s, 5)
    assert s.g.votes[FAR, 0] == 5


# 3.8.5, 3.8.6 The track


@pytest.mark.parametrize(("before", "after"), [(0, 30), (20, 50), (21, 50), (45, 50), (50, 50)])
def test_3_8_5_votes_stop_at_50(before: int, after: int) -> None:
    s = scene(players=3)
    trends(s, FAR, 3)
    votes(s, FAR, (0, before))
    meetings(s, FAR, 10)
    convert(s, 10)
    assert s.g.votes[FAR, 0] == after


def test_3_8_5_converted_cubes_return_to_supply() -> None:
    s = scene(players=3)
    votes(s, FAR, (0, 50))  # even where they bring no votes
    meetings(s, FAR, 7)
    in_supply = s.g.cubes[0]
    convert(s, 4)
    assert (s.g.meetings[FAR, 0], s.g.cubes[0]) == (3, in_supply + 4)


def test_3_8_6_a_marker_that_moves_goes_on_top() -> None:
    s = scene(players=4)
    votes(s, FAR, (3, 10), (1, 10), (0, 5))
    trends(s, FAR, 1)
    meetings(s, FAR, 5)
    convert(s, 5)
    assert stack(s, FAR, 10) == [3, 1, 0]


def test_3_8_6_the_order_of_arrival_is_kept_when_one_leaves_from_below() -> None:
    s = scene(players=4)
    votes(s, FAR, (3, 10), (0, 10), (2, 10), (1, 10))
    trends(s, FAR, 1)
    meetings(s, FAR, 5)
    convert(s, 5)
    assert stack(s, FAR, 10) == [3, 2, 1]
    assert row(s.g.height, FAR, 4) == [0, 2, 1, 0]


def test_3_8_6_whoever_reaches_50_last_lies_on_top() -> None:
    s = scene(players=3)
    votes(s, FAR, (2, 50), (0, 48), (1, 47))
    trends(s, FAR, 3, 3)
    for party in (0, 1):
        s.g.meetings[FAR, party] = 6
    s.enter(CONVERSION, start=1)
    s.act(1, CONVERT + 6)
    s.act(0, CONVERT + 6)
    assert stack(s, FAR, 50) == [2, 1, 0]


# 3.8.7 The absolute majority


@pytest.mark.parametrize(
    ("by_party", "expected"),
    [((11, 5, 5), 0), ((10, 5, 5), NOBODY), ((1, 0, 0), 0), ((0, 0, 0), NOBODY), ((5, 20, 14), 1), ((49, 0, 50), 2)],
)
def test_3_8_7_more_votes_than_all_others_together(by_party: tuple[int, ...], expected: int) -> None:
    s = scene(players=3)
    votes(s, FAR, *enumerate(by_party))
    assert absolute_majority(s.g, FAR) == expected


def majority(s: Scene) -> Scene:
    """Seat 2 has the absolute majority in the last state, where issues 0 (light) and 1 (dark) lie open."""
    votes(s, FAR, (2, 9), (0, 4), (1, 4))
    no_down_cards(s)  # so that none is turned up when the round ends
    opinions(s, FAR, light(0), dark(1))
    s.pool(light(0), dark(0), light(1), light(4), light(4), light(4))
    return s


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_8_7_may_exchange_one_opinion_card_with_the_pool(edition: str) -> None:
    s = majority(scene(edition, 3)).enter(CONVERSION)
    assert (s.asked, s.g.ask, s.g.state) == ([2], OPINION_SWAP, FAR)
    s.act(2, swap(1, light(4)))
    assert open_cards(s, FAR) == [light(0), light(4)]
    assert discarded(s, "pool") == sorted([light(0), dark(0), light(1), light(4), light(4), dark(1)])
    assert s.g.phase != CONVERSION  # only once per state


def test_3_8_7_without_a_majority_nobody_exchanges() -> None:
    s = majority(scene(players=3))
    votes(s, FAR, (2, 8), (0, 4), (1, 4))
    s.enter(CONVERSION)
    assert s.g.phase != CONVERSION


def test_3_8_7_with_nothing_to_exchange_nobody_is_asked() -> None:
    s = majority(scene(players=3))
    opinions(s, FAR)
    s.enter(CONVERSION)
    assert s.g.phase != CONVERSION


def test_3_8_7_or_leave_it() -> None:
    s = majority(scene(players=3)).enter(CONVERSION)
    s.act(2, PASS)
    assert open_cards(s, FAR) == [light(0), dark(1)]
    assert s.g.phase != CONVERSION


def test_3_8_7_as_in_3_5_3() -> None:
    s = majority(scene(players=3))
    s.g.key_issue[FAR] = 1
    s.enter(CONVERSION)
    assert s.why(2, swap(1, light(4))) == UNDER_KEY
    assert s.why(2, swap(0, light(1))) == ISSUE_TWICE
    assert s.why(2, swap(0, light(0))) == IDENTICAL
    assert s.why(2, swap(0, light(5))) == NOT_IN_POOL
    assert s.why(2, swap(0, dark(0))) == 0


def test_3_8_7_after_the_state_is_done_and_before_the_next() -> None:
    s = majority(scene(players=3))
    trends(s, FAR, 3)
    meetings(s, FAR, 6)
    meetings(s, 2, 6)
    s.enter(CONVERSION)
    assert (s.asked, s.g.ask) == ([0], CONVERTING)
    s.act(0, CONVERT)
    assert (s.asked, s.g.ask, s.g.state) == ([2], OPINION_SWAP, FAR)
    s.act(2, PASS)
    assert (s.asked, s.g.ask, s.g.state) == ([0], CONVERTING, 2)


def test_3_8_7_votes_converted_just_now_count() -> None:
    s = majority(scene(players=3))
    trends(s, FAR, 3)
    meetings(s, FAR, 6)
    s.enter(CONVERSION)
    s.act(0, CONVERT + 6)  # 22 against 13
    assert (s.asked, s.g.ask) == ([0], OPINION_SWAP)


def test_3_8_7_in_every_state_in_play() -> None:
    s = scene(players=3)
    for state in range(4):
        votes(s, state, (1, 5))
        opinions(s, state, light(0))
    s.pool(*[dark(6)] * 6)
    s.enter(CONVERSION)
    for state in (3, 2, 1, 0):
        assert (s.g.state, s.asked, s.g.ask) == (state, [1], OPINION_SWAP)
        s.act(1, PASS)


# Rulings


def test_ruling_3_8_a_hidden_opinion_cards_do_not_count() -> None:
    s = scene(players=3)
    opinions(s, FAR, light(0))
    for place in range(3):
        s.g.down[FAR, place] = 3 + light(place + 1)  # face down, though everyone knows them
    assert match(s.g, FAR, 0) == 1


def test_ruling_3_8_b_a_conversion_yielding_nothing_is_allowed_and_does_not_move_the_marker() -> None:
    s = scene(players=3)
    votes(s, FAR, (0, 7), (1, 7))
    meetings(s, FAR, 5)
    convert(s, 1)
    assert stack(s, FAR, 7) == [0, 1]
    assert s.g.meetings[FAR, 0] == 4


def test_ruling_3_8_b_a_marker_on_50_never_moves_again() -> None:
    s = scene(players=3)
    trends(s, FAR, 3)
    votes(s, FAR, (0, 50), (2, 50))
    meetings(s, FAR, 5)
    convert(s, 5)
    assert stack(s, FAR, 50) == [0, 2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_3_8_c_the_current_state_is_included(edition: str) -> None:
    s = scene(edition, 3)
    meetings(s, 0, 5)
    s.enter(CONVERSION)
    assert (s.asked, s.g.ask, s.g.state) == ([0], CONVERTING, 0)


def test_ruling_3_8_d_the_exchange_does_not_need_a_conversion_just_now() -> None:
    s = majority(scene(players=3))
    assert all(s.g.meetings[FAR, party] < 5 for party in range(3))
    s.enter(CONVERSION)
    assert (s.asked, s.g.ask) == ([2], OPINION_SWAP)
