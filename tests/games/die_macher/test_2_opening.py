"""2 The opening: sealed sheets, free of charge, carried out together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.core.chance import SEEN
from hustings.core.contract import NO_SUCH_OPTION, NOT_ASKED
from hustings.games.die_macher.options import BUY_MEDIA, CHOOSE_STATE, OPENING_BASE, OPENING_BOONS, OUST
from hustings.games.die_macher.position import CABINET_ACTIONS, MEDIA, OPENING, START_PLAYER
from hustings.games.die_macher.refusals import NO_MEDIA_SPACE
from support.die_macher.scene import Scene, scene, told_setup

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])
TREND_TREND, TREND_VOTES, VOTES_VOTES = range(3)  # each row has six meetings too
NO_MARKERS = 3


def fill_in(s: Scene, party: int, row: int, states: Sequence[int], base: int = NO_MARKERS, markers: Sequence[int] = ()) -> None:
    """Fill in one party's sealed sheet: a row of section 1 with its states, a row of section 2 with the states of its markers."""
    for choice in (OPENING_BOONS + row, *[CHOOSE_STATE + state for state in states]):
        s.act(party, choice)
    for choice in (OPENING_BASE + base, *[CHOOSE_STATE + state for state in markers]):
        s.act(party, choice)


def fill_in_rest(s: Scene) -> None:
    """Fill in the sheets of the others, with everything in a distant state."""
    for party in s.asked:
        fill_in(s, party, TREND_TREND, (3, 3, 3))


BAYERN, HESSEN, BERLIN = range(3)  # the lands that `told_setup` scripts


def test_2_1_the_example_of_the_rulebook() -> None:
    s = scene(players=3, quiet=False, outcomes=told_setup())
    assert [s.g.land[state] for state in range(3)] == [1, 4, 7]
    fill_in(s, 1, TREND_VOTES, (BAYERN, BAYERN, HESSEN), 1, (BERLIN, BERLIN))
    fill_in_rest(s)
    assert (s.g.trend[BAYERN, 1], s.g.votes[BAYERN, 1]) == (1, 6)
    assert s.g.meetings[HESSEN, 1] == 1 + 6 and s.g.cubes[1] == 18 - 4 - 6
    assert s.g.media[BERLIN, 1] == 2 and s.g.markers[1] == 3
    assert s.g.members[1] == 9


@EDITIONS
@pytest.mark.parametrize("states", [(0, 1, 2), (2, 2, 2), (3, 0, 3)])
def test_2_1_the_top_row_gives_two_trends_and_six_meetings_in_the_same_or_other_states(
    edition: str, states: tuple[int, int, int]
) -> None:
    s = scene(edition, 3, quiet=False)
    fill_in(s, 0, TREND_TREND, states)
    fill_in_rest(s)
    assert [s.g.trend[state, 0] for state in range(4)] == [states[:2].count(state) for state in range(4)]
    assert [s.g.meetings[state, 0] for state in range(4)] == [7 if state == states[2] else 1 for state in range(4)]
    assert [s.g.votes[state, 0] for state in range(4)] == [0] * 4


@EDITIONS
@pytest.mark.parametrize("states", [(0, 1, 2), (2, 2, 2)])
def test_2_1_the_bottom_row_gives_votes_twice_and_six_meetings(edition: str, states: tuple[int, int, int]) -> None:
    s = scene(edition, 3, quiet=False)
    fill_in(s, 0, VOTES_VOTES, states)
    fill_in_rest(s)
    assert [s.g.votes[state, 0] for state in range(4)] == [6 * states[:2].count(state) for state in range(4)]
    assert s.g.meetings[states[2], 0] == 7
    assert [s.g.trend[state, 0] for state in range(4)] == [0] * 4


@EDITIONS
@pytest.mark.parametrize(("base", "markers", "members"), [(0, 3, 0), (1, 2, 4), (2, 1, 8), (3, 0, 12)])
def test_2_1_rows_of_markers_and_members(edition: str, base: int, markers: int, members: int) -> None:
    s = scene(edition, 3, quiet=False)
    fill_in(s, 2, TREND_TREND, (0, 0, 0), base, [1, 0, 1][:markers])
    fill_in_rest(s)
    assert [s.g.media[state, 2] for state in range(4)] == [[0, 0], [0, 1], [1, 1], [1, 2]][markers] + [0, 0]
    assert s.g.markers[2] == 5 - markers and s.g.members[2] == 5 + members


def test_2_1_the_four_states_can_be_chosen_and_no_others() -> None:
    s = scene(quiet=False)
    assert s.legal(0) == [OPENING_BOONS + row for row in range(3)]
    s.act(0, OPENING_BOONS)
    assert s.legal(0) == [CHOOSE_STATE + state for state in range(4)]
    assert s.why(0, CHOOSE_STATE + 4) == NO_SUCH_OPTION
    for _ in range(3):
        s.act(0, CHOOSE_STATE)
    assert s.legal(0) == [OPENING_BASE + row for row in range(4)]


def test_2_1_all_seal_at_the_same_time_and_each_once() -> None:
    s = scene(players=3, quiet=False)
    assert s.asked == [0, 1, 2]
    fill_in(s, 1, TREND_TREND, (0, 0, 0))
    assert s.asked == [0, 2] and s.why(1, OPENING_BOONS) == NOT_ASKED


def test_2_1_nothing_is_applied_before_the_last_sheet_is_sealed_then_everything() -> None:
    s = scene(players=3, quiet=False)
    fill_in(s, 2, TREND_VOTES, (0, 0, 0), 0, (0, 0, 0))
    fill_in(s, 0, TREND_VOTES, (0, 0, 0))
    assert s.g.phase == OPENING
    assert [s.g.votes[0, party] + s.g.trend[0, party] + s.g.media[0, party] for party in range(3)] == [0, 0, 0]
    assert [s.g.meetings[0, party] for party in range(3)] == [1, 1, 1]
    fill_in(s, 1, TREND_VOTES, (0, 0, 0))
    assert [s.g.votes[0, party] for party in range(3)] == [6, 6, 6] and s.g.media[0, 2] == 3
    assert s.g.phase == START_PLAYER and s.g.round == 1


def test_2_1_the_sheets_are_empty_afterwards() -> None:
    s = scene(players=3, quiet=False)
    for party in range(3):
        fill_in(s, party, TREND_VOTES, (0, 1, 2), 0, (0, 1, 2))
        assert s.c.revealed == (SEEN if party == 2 else 0)
    for party in range(3):
        assert s.g.opening_boons[party] == s.g.opening_base[party] == -1
        assert [s.g.opening_state[party, i] for i in range(3)] == [s.g.opening_media[party, i] for i in range(3)] == [-1] * 3


@EDITIONS
def test_2_1_it_is_free_of_charge(edition: str) -> None:
    s = scene(edition, 3, quiet=False)
    for party in range(3):
        fill_in(s, party, VOTES_VOTES, (0, 1, 2), 0, (0, 1, 2))
    assert [s.g.cash[party] for party in range(3)] == [25] * 3


def test_2_2_more_than_five_markers_may_end_up_in_a_state_then_none_can_be_bought_there() -> None:
    s = scene(players=3, quiet=False)
    for party in range(3):
        fill_in(s, party, TREND_TREND, (0, 0, 0), 0, (1, 1, 1) if party else (1, 1, 0))
    assert [s.g.media[1, party] for party in range(3)] == [2, 3, 3]
    s.enter(MEDIA)
    assert s.why(0, BUY_MEDIA + 1) == NO_MEDIA_SPACE
    assert s.why(0, BUY_MEDIA + 0) == s.why(0, BUY_MEDIA + 2) == 0


def test_2_2_exactly_five_markers_leave_no_space_either_four_do() -> None:
    s = scene(players=3, quiet=False)
    fill_in(s, 0, TREND_TREND, (0, 0, 0), 0, (1, 1, 1))
    fill_in(s, 1, TREND_TREND, (0, 0, 0), 1, (1, 1))
    fill_in(s, 2, TREND_TREND, (0, 0, 0))
    s.enter(MEDIA)
    assert s.why(0, BUY_MEDIA + 1) == NO_MEDIA_SPACE
    s.g.media[1, 1] = 1
    assert s.why(0, BUY_MEDIA + 1) == 0


def test_2_2_a_cabinet_card_can_still_drive_a_marker_out_of_a_crowded_state() -> None:
    s = scene(players=3)
    s.g.media[0, 1], s.g.media[0, 2] = 3, 3
    s.minister(0, 0, 5)
    s.enter(CABINET_ACTIONS)
    s.act(0, OUST + 1)
    assert [s.g.media[0, party] for party in range(3)] == [1, 2, 3]


@pytest.mark.parametrize("sealing", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 4, 0, 3, 1)])
def test_ruling_2_a_equal_votes_stack_by_seat_whoever_sealed_first(sealing: tuple[int, ...]) -> None:
    s = scene(quiet=False)
    for party in sealing:
        fill_in(s, party, TREND_VOTES, (0, 0, 1))
    assert [s.g.votes[0, party] for party in range(5)] == [6] * 5
    assert [s.g.height[0, party] for party in range(5)] == [0, 1, 2, 3, 4]


def test_ruling_2_a_stacks_of_six_and_of_twelve() -> None:
    s = scene(quiet=False)
    for party in reversed(range(5)):
        fill_in(s, party, VOTES_VOTES, (0, 0 if party in (0, 3, 4) else 2, 1))
    assert [s.g.votes[0, party] for party in range(5)] == [12, 6, 6, 12, 12]
    assert [s.g.height[0, party] for party in range(5)] == [0, 0, 1, 1, 2]


def test_ruling_2_b_a_cube_over_the_ten_spaces_stays_in_supply() -> None:
    s = scene(players=3, quiet=False, own={"opening.meetings_step": 10})
    fill_in(s, 0, TREND_TREND, (0, 0, 1))
    fill_in_rest(s)
    assert s.g.meetings[1, 0] == 10 and s.g.cubes[0] == 18 - 3 - 10


def test_ruling_2_b_the_given_rows_always_find_their_spaces() -> None:
    s = scene(players=3, quiet=False)
    assert s.f.start_meetings + s.f.meetings_step <= s.f.meeting_spaces
    assert all([s.f.opening_boon[row, i] for i in range(3)].count(2) == 1 for row in range(3))
