"""3.3 The shadow cabinet: what a card that lies turned up can do."""

from __future__ import annotations

import pytest

from hustings.core.contract import NO_SUCH_OPTION, NOT_ASKED
from hustings.games.die_macher.options import CABINET_ACTION, LIFT_KEY, OUST, PASS, PLACE, SET_KEY, TREND_DOWN, TREND_UP, VOTES
from hustings.games.die_macher.position import CABINET_ACTIONS, NONE
from hustings.games.die_macher.refusals import (
    KEY_THERE,
    NO_EFFECT,
    NO_KEY_THERE,
    NO_MARKER_LEFT,
    NO_MARKER_THERE,
    NO_OPINION_THERE,
    NO_SUCH_PARTY,
    NOT_ON_CARD,
    OWN_PARTY,
    TOO_DEAR,
)
from support.die_macher.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])

# 25 (telephone), 15 (telephone), 10 (telephone), 5 (own trend), 5 (others' trends), 3 (telephone), 1 (nothing but votes and key)
CHANCELLOR, SPEAKER, WHIP, FOREIGN, JUSTICE, FINANCE, BACKBENCHER = range(7)


def acting(card: int, party: int = 0, state: int = 0, edition: str = "2006") -> Scene:
    """A scene with one turned-up card of a party. Every issue of the state except 6 has an open opinion."""
    s = scene(edition, 3)
    for issue in range(6):
        s.opinion(state, issue, 1)
    s.minister(party, state, card)
    return s


def act(s: Scene, option: int, party: int = 0) -> None:
    s.enter(CABINET_ACTIONS)
    assert s.asked == [party] and s.g.ask == CABINET_ACTION
    s.act(party, option)


@pytest.mark.parametrize("card", range(7))
@EDITIONS
def test_3_3_3_votes_go_up_by_the_number_of_the_card(edition: str, card: int) -> None:
    s = acting(card, edition=edition)
    s.g.votes[0, 0] = 6
    act(s, VOTES)
    assert s.g.votes[0, 0] == 6 + [10, 10, 8, 8, 8, 5, 3][card]
    assert s.g.votes[0, 1] == s.g.votes[1, 0] == 0


@pytest.mark.parametrize(("before", "after"), [(40, 50), (41, 50), (49, 50)])
def test_3_3_3_votes_stop_at_fifty(before: int, after: int) -> None:
    s = acting(CHANCELLOR)
    s.g.votes[0, 0] = before
    act(s, VOTES)
    assert s.g.votes[0, 0] == after


def test_3_3_3_a_marker_moved_by_a_card_lies_on_top() -> None:
    s = acting(FINANCE)
    s.g.votes[0, 1], s.g.height[0, 1] = 5, 0
    s.g.height[0, 2] = 1
    act(s, VOTES)
    assert s.g.votes[0, 0] == 5 and (s.g.height[0, 0], s.g.height[0, 1]) == (1, 0)


def test_3_3_3_a_key_issue_tile_goes_on_an_open_opinion_of_the_state() -> None:
    s = acting(BACKBENCHER)
    s.opinion(1, 6, 1)
    s.enter(CABINET_ACTIONS)
    assert s.why(0, SET_KEY + 6) == NO_OPINION_THERE, "open elsewhere, not here"
    s.act(0, SET_KEY + 5)
    assert [s.g.key_issue[state] for state in range(4)] == [5, NONE, NONE, NONE]


def test_3_3_3_a_state_has_one_key_issue_tile_which_can_be_taken_away() -> None:
    s = acting(BACKBENCHER)
    s.g.key_issue[0] = 2
    s.enter(CABINET_ACTIONS)
    assert s.why(0, SET_KEY + 3) == KEY_THERE and s.why(0, SET_KEY + 2) == KEY_THERE
    s.act(0, LIFT_KEY)
    assert s.g.key_issue[0] == NONE


def test_3_3_3_no_tile_no_taking_away() -> None:
    s = acting(BACKBENCHER)
    s.g.key_issue[1] = 2
    s.enter(CABINET_ACTIONS)
    assert s.why(0, LIFT_KEY) == NO_KEY_THERE


@EDITIONS
def test_3_3_3_media_take_a_marker_off_compensate_its_owner_and_pay_the_bank(edition: str) -> None:
    s = acting(FINANCE, edition=edition)
    s.g.media[0, 2], s.g.markers[2] = 2, 3
    act(s, OUST + 2)
    assert [s.g.media[0, party] for party in range(3)] == [1, 0, 1]
    assert [s.g.markers[party] for party in range(3)] == [4, 5, 4]
    assert [s.g.cash[party] for party in range(3)] == [25 - 8, 25, 25 + 4]


def test_3_3_3_media_is_allowed_over_five_markers() -> None:
    s = acting(FINANCE)
    s.g.media[0, 0], s.g.media[0, 1], s.g.media[0, 2] = 3, 3, 3
    s.g.markers[0] = 2
    act(s, OUST + 1)
    assert [s.g.media[0, party] for party in range(3)] == [4, 2, 3]


@pytest.mark.parametrize(("card", "before", "after"), [(CHANCELLOR, 0, 3), (SPEAKER, -3, -1), (WHIP, 1, 2), (FOREIGN, -1, 0)])
def test_3_3_3_own_trend_goes_up_by_the_number_of_the_card(card: int, before: int, after: int) -> None:
    s = acting(card)
    s.g.trend[0, 0] = before
    act(s, TREND_UP)
    assert s.g.trend[0, 0] == after and s.g.trend[1, 0] == s.g.trend[0, 1] == 0


@pytest.mark.parametrize(("card", "before"), [(CHANCELLOR, 1), (CHANCELLOR, 2), (SPEAKER, 2)])
def test_3_3_3_own_trend_stops_at_plus_three(card: int, before: int) -> None:
    s = acting(card)
    s.g.trend[0, 0] = before
    act(s, TREND_UP)
    assert s.g.trend[0, 0] == 3


@pytest.mark.parametrize(("card", "before", "after"), [(CHANCELLOR, 0, -3), (SPEAKER, 3, 1), (WHIP, 0, -1), (JUSTICE, 1, 0)])
def test_3_3_3_another_trend_goes_down_by_the_number_of_the_card(card: int, before: int, after: int) -> None:
    s = acting(card)
    s.g.trend[0, 2] = before
    act(s, TREND_DOWN + 2)
    assert s.g.trend[0, 2] == after and s.g.trend[0, 0] == s.g.trend[0, 1] == s.g.trend[1, 2] == 0


@pytest.mark.parametrize(("card", "before"), [(CHANCELLOR, -1), (CHANCELLOR, -2), (SPEAKER, -2)])
def test_3_3_3_another_trend_stops_at_minus_three(card: int, before: int) -> None:
    s = acting(card)
    s.g.trend[0, 2] = before
    act(s, TREND_DOWN + 2)
    assert s.g.trend[0, 2] == -3


@EDITIONS
def test_3_3_3_media_control_does_not_protect_from_a_cabinet_card(edition: str) -> None:
    s = acting(WHIP, edition=edition)
    s.g.media[0, 2] = 3
    act(s, TREND_DOWN + 2)
    assert s.g.trend[0, 2] == -1


def test_3_3_3_only_another_party_at_the_table_can_be_lowered_or_driven_out() -> None:
    s = acting(WHIP)
    s.g.media[0, 0] = s.g.media[0, 1] = 1
    s.enter(CABINET_ACTIONS)
    for option in (TREND_DOWN, OUST):
        assert s.why(0, option + 0) == OWN_PARTY and s.why(0, option + 3) == NO_SUCH_PARTY
        assert s.why(0, option + 1) == 0


@pytest.mark.parametrize("card", range(7))
def test_3_3_3_a_card_offers_what_is_printed_on_it(card: int) -> None:
    s = acting(card)
    s.g.media[0, 1] = s.g.media[0, 2] = 1
    s.enter(CABINET_ACTIONS)
    offered = {VOTES: True, SET_KEY + 0: True, OUST + 1: card != BACKBENCHER}
    offered |= {TREND_UP: card <= FOREIGN, TREND_DOWN + 1: card in (CHANCELLOR, SPEAKER, WHIP, JUSTICE)}
    assert {option: s.why(0, option) for option in offered} == {o: 0 if yes else NOT_ON_CARD for o, yes in offered.items()}


def test_3_3_3_a_card_without_votes_or_key_offers_neither() -> None:
    for figures, options in (({"cabinet.votes": [0] * 7}, (VOTES,)), ({"cabinet.key": [False] * 7}, (SET_KEY + 0, LIFT_KEY))):
        s = scene(players=3, own=figures)
        s.opinion(0, 0, 1)
        s.minister(0, 0, WHIP)
        s.enter(CABINET_ACTIONS)
        assert [s.why(0, option) for option in options] == [NOT_ON_CARD] * len(options)


def test_3_3_3_a_card_offers_nothing_else() -> None:
    s = acting(WHIP)
    s.g.media[0, 1] = 1
    s.enter(CABINET_ACTIONS)
    assert s.legal(0) == [PASS, VOTES, *range(SET_KEY, SET_KEY + 6), OUST + 1, TREND_UP, TREND_DOWN + 1, TREND_DOWN + 2]
    assert s.why(0, PLACE) == s.why(0, TREND_DOWN + 5) == NO_SUCH_OPTION


def test_3_3_3_a_card_that_can_do_nothing_is_passed_over() -> None:
    s = scene(players=3)
    s.g.votes[0, 0] = s.g.votes[0, 1] = 50
    s.minister(0, 0, BACKBENCHER)
    s.minister(1, 0, JUSTICE)
    s.enter(CABINET_ACTIONS)
    assert s.asked == [1] and s.legal(1) == [PASS, TREND_DOWN + 0, TREND_DOWN + 2]


def test_3_3_3_at_most_one_action_a_card_and_none_is_allowed() -> None:
    s = acting(WHIP)
    s.minister(1, 0, WHIP)
    s.minister(2, 0, WHIP)
    s.enter(CABINET_ACTIONS)
    s.act(0, PASS)
    assert s.g.votes[0, 0] == s.g.trend[0, 0] == 0 and s.asked == [1]
    s.act(1, VOTES)
    assert s.asked == [2] and s.why(1, TREND_UP) == NOT_ASKED


def test_3_3_3_what_would_change_nothing_is_refused() -> None:
    s = acting(CHANCELLOR)
    s.g.votes[0, 0], s.g.trend[0, 0], s.g.trend[0, 1] = 50, 3, -3
    s.enter(CABINET_ACTIONS)
    assert s.why(0, VOTES) == s.why(0, TREND_UP) == s.why(0, TREND_DOWN + 1) == NO_EFFECT


@pytest.mark.parametrize(("money", "why"), [(8, 0), (7, TOO_DEAR), (4, TOO_DEAR)])
def test_ruling_3_3_c_media_needs_eight_thousand(money: int, why: int) -> None:
    s = acting(FINANCE)
    s.g.media[0, 1] = 1
    s.cash(0, money)
    s.enter(CABINET_ACTIONS)
    assert s.why(0, OUST + 1) == why


def test_ruling_3_3_c_media_needs_an_own_marker_in_supply() -> None:
    s = acting(FINANCE)
    s.g.media[0, 1] = 1
    s.g.markers[0] = 0
    s.enter(CABINET_ACTIONS)
    assert s.why(0, OUST + 1) == NO_MARKER_LEFT


def test_ruling_3_3_c_media_needs_a_victim_in_that_state() -> None:
    s = acting(FINANCE)
    s.g.media[0, 1], s.g.media[1, 2] = 1, 1
    s.enter(CABINET_ACTIONS)
    assert s.why(0, OUST + 2) == NO_MARKER_THERE and s.why(0, OUST + 1) == 0


def test_ruling_3_3_c_the_last_marker_of_a_victim_and_of_the_supply_will_do() -> None:
    s = acting(FINANCE)
    s.g.media[0, 1], s.g.markers[0] = 1, 1
    s.cash(0, 8)
    act(s, OUST + 1)
    assert (s.g.cash[0], s.g.markers[0], s.g.media[0, 0], s.g.media[0, 1]) == (0, 0, 1, 0)
