"""4.3 Spoils: which parties move a media marker to the national board, and how many opinion cards they place."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import MARKER_MOVE, MOVE_MARKER, OPINION_PLACING, PASS, PLACE_OPINION
from hustings.games.die_macher.position import CONTRIBUTIONS, ELECTION, OVER, SPOILS
from hustings.games.die_macher.refusals import NO_OPINION_THERE
from support.die_macher.more import coalition, dark, light, media, nation, open_cards, opinions, row, votes
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")


def after(s: Scene, *arrivals: tuple[int, int]) -> Scene:
    """Hold the election of state 0 with these votes. Opposite cards keep the starting cubes from adding any."""
    opinions(s, 0, dark(0), dark(1), dark(2), dark(3))
    votes(s, 0, *arrivals)
    return s.enter(ELECTION)


def take_all(s: Scene) -> list[tuple[int, int]]:
    """Make everyone take whatever is offered, the first card first. Returns (party, kind) of every decision, in order."""
    asked = []
    while s.g.phase == SPOILS:
        party = s.asked[0]
        asked.append((party, s.g.ask))
        s.act(party, next(option for option in s.legal(party) if option != PASS))
    return asked


# 4.3.1 A clear win


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_3_1_a_clear_winner_moves_one_marker_to_the_national_space_of_the_round(edition: str) -> None:
    s = scene(edition, 3)
    media(s, 0, 0, 2, 1)
    after(s, (1, 20), (2, 10))
    assert (s.asked, s.g.ask) == ([1], MARKER_MOVE)
    s.act(1, MOVE_MARKER)
    assert (s.g.media[0, 1], s.g.national_media[0, 1], s.g.markers[1]) == (1, 1, 3)
    assert (s.asked, s.g.ask) == ([1], OPINION_PLACING)  # only one marker


def test_4_3_1_the_space_is_that_of_the_round() -> None:
    s = scene(players=3)
    media(s, 4, 1)
    votes(s, 4, (0, 20))
    s.enter(ELECTION, round=5)
    s.act(0, MOVE_MARKER)
    assert [s.g.national_media[round_, 0] for round_ in range(7)] == [0, 0, 0, 0, 1, 0, 0]


def test_4_3_1_the_marker_needs_to_be_in_this_state() -> None:
    s = scene(players=3)
    media(s, 1, 0, 2, 0)  # only elsewhere
    after(s, (1, 20))
    assert (s.asked, s.g.ask) == ([1], OPINION_PLACING)
    assert s.g.spoils_marker[0] == 1, "nothing was decided about it, as the page of fields says"


def test_4_3_1_a_clear_winner_places_up_to_2_opinion_cards() -> None:
    s = after(scene(players=3), (1, 20), (2, 10))
    s.act(1, PLACE_OPINION + 3)
    s.act(1, PLACE_OPINION + 0)
    assert nation(s) == [(dark(3), 1), (dark(0), 1)]
    assert s.g.phase == CONTRIBUTIONS


@pytest.mark.parametrize("placed", [0, 1])
def test_4_3_1_or_fewer(placed: int) -> None:
    s = after(scene(players=3), (1, 20))
    for issue in range(placed):
        s.act(1, PLACE_OPINION + issue)
    s.act(1, PASS)
    assert len(nation(s)) == placed
    assert s.g.phase == CONTRIBUTIONS


def test_4_3_1_the_marker_may_be_left_there() -> None:
    s = scene(players=3)
    media(s, 0, 0, 1)
    after(s, (1, 20))
    s.act(1, PASS)
    assert row(s.g.national_media, 0, 3) == [0, 0, 0]
    assert (s.asked, s.g.ask) == ([1], OPINION_PLACING)


def test_4_3_1_only_cards_of_this_state_each_once() -> None:
    s = after(scene(players=3), (1, 20))
    assert s.why(1, PLACE_OPINION + 6) == NO_OPINION_THERE
    s.act(1, PLACE_OPINION + 2)
    assert s.why(1, PLACE_OPINION + 2) == NO_OPINION_THERE
    assert open_cards(s, 0) == [dark(0), dark(1), dark(3)]


def test_4_3_1_the_losers_get_nothing() -> None:
    s = scene(players=3)
    media(s, 0, 1, 1, 1)
    after(s, (1, 20), (2, 19), (0, 19))
    assert take_all(s) == [(1, MARKER_MOVE), (1, OPINION_PLACING), (1, OPINION_PLACING)]


def test_4_3_1_also_in_the_last_round() -> None:
    s = scene(players=3)
    media(s, 6, 0, 1, 0)
    opinions(s, 6, dark(0), dark(1))
    votes(s, 6, (1, 20))
    s.enter(ELECTION, round=7)
    assert take_all(s) == [(1, MARKER_MOVE), (1, OPINION_PLACING), (1, OPINION_PLACING)]
    assert (s.g.phase, s.g.national_media[6, 1]) == (OVER, 1)


# 4.3.2 A narrow win


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_3_2_a_narrow_winner_moves_a_marker_and_places_1_card_the_beaten_moves_a_marker(edition: str) -> None:
    s = scene(edition, 3)
    media(s, 0, 1, 1, 1)
    after(s, (1, 20), (2, 20))
    assert take_all(s) == [(2, MARKER_MOVE), (2, OPINION_PLACING), (1, MARKER_MOVE)]
    assert row(s.g.national_media, 0, 3) == [0, 1, 1]


def test_4_3_2_the_beaten_needs_a_marker_there() -> None:
    s = scene(players=3)
    media(s, 0, 0, 0, 1)
    media(s, 1, 0, 1, 0)
    after(s, (1, 20), (2, 20))
    assert take_all(s) == [(2, MARKER_MOVE), (2, OPINION_PLACING)]


def test_4_3_2_the_beaten_may_leave_it_there() -> None:
    s = scene(players=3)
    media(s, 0, 0, 1, 0)
    after(s, (1, 20), (2, 20))
    s.act(2, PASS)
    s.act(1, PASS)
    assert row(s.g.national_media, 0, 3) == [0, 0, 0]
    assert s.g.markers[1] == 5  # back to its owner when the board is cleared


# 4.3.3 A coalition


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_3_3_each_partner_moves_a_marker_and_places_1_card_the_one_with_more_votes_first(edition: str) -> None:
    s = scene(edition, 3)
    media(s, 0, 1, 1, 1)
    coalition(s, 0, 2)
    after(s, (2, 15), (0, 10), (1, 20))
    expected = [(2, MARKER_MOVE), (2, OPINION_PLACING), (0, MARKER_MOVE), (0, OPINION_PLACING)]
    assert take_all(s) == expected
    assert row(s.g.national_media, 0, 3) == [1, 0, 1]


@pytest.mark.parametrize(("below", "above"), [(0, 2), (2, 0)])
def test_4_3_3_with_equal_votes_the_partner_higher_in_the_stack_is_first(below: int, above: int) -> None:
    s = scene(players=3)
    coalition(s, 0, 2)
    after(s, (below, 15), (above, 15))
    assert take_all(s) == [(above, OPINION_PLACING), (below, OPINION_PLACING)]


def test_4_3_3_a_partner_without_a_marker_there_moves_none() -> None:
    s = scene(players=3)
    media(s, 0, 1)
    coalition(s, 0, 2)
    after(s, (2, 15), (0, 10))
    assert take_all(s) == [(2, OPINION_PLACING), (0, MARKER_MOVE), (0, OPINION_PLACING)]


def test_4_3_3_a_narrow_coalition_win_is_the_same_and_the_beaten_get_nothing() -> None:
    s = scene(players=3)
    media(s, 0, 1, 1, 1)
    coalition(s, 0, 2)
    after(s, (1, 20), (2, 20))  # 20 against 20, seat 2 on top
    expected = [(2, MARKER_MOVE), (2, OPINION_PLACING), (0, MARKER_MOVE), (0, OPINION_PLACING)]
    assert take_all(s) == expected
    assert row(s.g.national_media, 0, 3) == [1, 0, 1]


def test_4_3_3_both_place_from_the_same_cards() -> None:
    s = scene(players=3)
    coalition(s, 0, 2)
    after(s, (2, 15), (0, 10))
    s.act(2, PLACE_OPINION + 1)
    assert s.why(0, PLACE_OPINION + 1) == NO_OPINION_THERE


# Rulings


def test_ruling_4_3_a_only_the_best_placed_of_the_beaten() -> None:
    s = scene(players=4)
    media(s, 0, 1, 1, 1, 1)
    after(s, (3, 20), (0, 20), (1, 20))
    assert take_all(s) == [(1, MARKER_MOVE), (1, OPINION_PLACING), (0, MARKER_MOVE)]


def test_ruling_4_3_a_and_only_if_it_stands_alone() -> None:
    s = scene(players=3)
    media(s, 0, 1, 1, 1)
    coalition(s, 0, 2)
    after(s, (1, 20), (0, 12), (2, 8))
    assert take_all(s) == [(1, MARKER_MOVE), (1, OPINION_PLACING)]


def test_ruling_4_3_a_a_lone_party_placed_behind_a_beaten_coalition_gets_nothing() -> None:
    s = scene(players=4)
    media(s, 0, 1, 1, 1, 1)
    coalition(s, 0, 2)
    after(s, (3, 20), (0, 20), (1, 20))  # seat 0 leads a coalition of 20 and lies above seat 3
    assert take_all(s) == [(1, MARKER_MOVE), (1, OPINION_PLACING)]


def test_ruling_4_3_b_a_card_under_the_key_issue_tile_may_be_taken() -> None:
    s = scene(players=3)
    opinions(s, 0, dark(0), dark(1), dark(2), dark(3))
    s.g.key_issue[0] = 2
    after(s, (1, 20))
    s.act(1, PLACE_OPINION + 0)
    assert s.g.key_issue[0] == 2  # another card leaves the tile where it is
    assert s.g.phase == SPOILS


def test_ruling_4_3_b_the_tile_of_a_card_taken_returns_to_supply() -> None:
    s = scene(players=3)
    opinions(s, 0, dark(0), dark(1), dark(2), dark(3))
    s.g.key_issue[0] = 2
    after(s, (1, 20))
    s.act(1, PLACE_OPINION + 2)
    assert nation(s) == [(dark(2), 1)]
    assert (s.g.phase, s.g.key_issue[0]) == (SPOILS, -1)


def test_ruling_4_3_c_two_markers_in_one_national_space_score_fully_each() -> None:
    s = scene(players=3)
    media(s, 6, 0, 1, 1)
    votes(s, 6, (1, 20), (2, 20))
    s.enter(ELECTION, round=7)
    s.act(2, MOVE_MARKER)
    s.act(1, MOVE_MARKER)
    assert [s.g.points[party, 1] for party in range(3)] == [0, 10, 10]


def test_4_3_hidden_cards_cannot_be_placed() -> None:
    s = scene(players=3)
    opinions(s, 1, light(6))
    votes(s, 1, (1, 20))
    s.enter(ELECTION, round=2)  # state 1 has a card face down
    assert s.legal(1) == [PASS, PLACE_OPINION + 6]
