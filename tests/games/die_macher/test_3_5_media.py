"""3.5 Media: buying markers, control, and the exchange of an opinion card."""

from __future__ import annotations

import pytest

from hustings.core.contract import NO_SUCH_OPTION
from hustings.games.die_macher.options import BUY_MEDIA, HOLD_MEETINGS, MEDIA_BUYING, OPINION_SWAP, PASS
from hustings.games.die_macher.position import MEDIA, MEDIA_CONTROL, MEETINGS, NOBODY
from hustings.games.die_macher.refusals import (
    IDENTICAL,
    ISSUE_TWICE,
    NO_MARKER_LEFT,
    NO_MEDIA_SPACE,
    NO_OPINION_THERE,
    NOT_IN_POOL,
    NOT_THIS_STATE,
    TOO_DEAR,
    UNDER_KEY,
)
from hustings.games.die_macher.rules.media import controller
from support.die_macher.more import dark, discarded, light, media, of_parties, open_cards, opinions, row, swap
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")


# 3.5.1 Buying


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_5_1_a_marker_costs_4000_and_goes_from_supply_to_the_state(edition: str) -> None:
    s = scene(edition, 3).enter(MEDIA)
    s.act(0, BUY_MEDIA + 2)
    assert row(s.g.media, 2, 3) == [1, 0, 0]
    assert (s.g.markers[0], s.g.cash[0]) == (4, 21)


def test_3_5_1_one_marker_at_a_time_in_turn_order_from_the_start_player() -> None:
    s = scene(players=4).enter(MEDIA, start=2)
    for party in (2, 3, 0, 1, 2, 3):
        assert (s.asked, s.g.ask) == ([party], MEDIA_BUYING)
        s.act(party, BUY_MEDIA + party % 4)


def test_3_5_1_any_state_in_play_and_no_other() -> None:
    s = scene(players=3).enter(MEDIA)
    assert s.legal(0) == [PASS, BUY_MEDIA, BUY_MEDIA + 1, BUY_MEDIA + 2, BUY_MEDIA + 3]
    assert s.why(0, BUY_MEDIA + 4) == NOT_THIS_STATE
    assert s.why(0, BUY_MEDIA - 1) == s.why(0, BUY_MEDIA + 7) == NO_SUCH_OPTION


@pytest.mark.parametrize(("rounds_gone", "first", "last"), [(3, 3, 6), (4, 4, 6), (5, 5, 6)])
def test_3_5_1_past_states_are_not_in_play(rounds_gone: int, first: int, last: int) -> None:
    s = scene(players=3).enter(MEDIA, round=rounds_gone + 1)
    assert s.legal(0) == [PASS, *range(BUY_MEDIA + first, BUY_MEDIA + last + 1)]


@pytest.mark.parametrize("lying", [(2, 2, 1), (3, 2, 2)])
def test_3_5_1_only_free_media_spaces_five_in_a_state(lying: tuple[int, int, int]) -> None:
    s = scene(players=3)
    media(s, 1, *lying)
    media(s, 3, 0, 2, 2)
    s.enter(MEDIA)
    assert s.why(0, BUY_MEDIA + 1) == NO_MEDIA_SPACE
    assert s.why(0, BUY_MEDIA + 3) == 0


def test_3_5_1_a_party_without_a_marker_in_supply_cannot_buy() -> None:
    s = scene(players=3)
    s.g.markers[0] = 1
    s.enter(MEDIA)
    s.act(0, BUY_MEDIA)
    s.act(1, PASS)
    s.act(2, BUY_MEDIA)
    assert s.asked == [1]  # seat 0 has none left and is passed over
    s.g.asked, s.g.turn = 1, 0
    assert s.why(0, BUY_MEDIA) == NO_MARKER_LEFT


def test_3_5_1_a_party_needs_4000() -> None:
    s = scene(players=3)
    s.cash(0, 4)
    s.enter(MEDIA)
    assert s.why(0, BUY_MEDIA) == 0
    s.cash(0, 3)
    assert s.why(0, BUY_MEDIA) == TOO_DEAR


def test_3_5_1_a_pass_does_not_exclude_from_buying_later() -> None:
    s = scene(players=3).enter(MEDIA)
    s.act(0, PASS)
    s.act(1, BUY_MEDIA)
    s.act(2, PASS)
    assert s.asked == [0]
    s.act(0, BUY_MEDIA + 1)
    assert s.g.media[1, 0] == 1


def test_3_5_1_ends_when_all_have_passed_in_a_row() -> None:
    s = scene(players=3).enter(MEDIA)
    for party, option in [(0, PASS), (1, PASS), (2, BUY_MEDIA), (0, PASS), (1, PASS)]:
        s.act(party, option)
    assert (s.asked, s.g.ask) == ([2], MEDIA_BUYING)  # two passes are not enough
    s.act(2, PASS)
    assert (s.g.phase, s.g.ask) == (MEETINGS, HOLD_MEETINGS)


def test_3_5_1_one_party_may_go_on_while_all_others_pass() -> None:
    s = scene(players=3)
    s.cash(0, 20)
    s.enter(MEDIA)
    for state in (0, 0, 1, 2):
        s.act(0, BUY_MEDIA + state)
        s.act(1, PASS)
        s.act(2, PASS)
    assert s.g.cash[0] == 4
    assert s.asked == [0]


def test_3_5_1_a_party_that_can_buy_nothing_counts_as_passing() -> None:
    s = scene(players=3)
    s.cash(1, 3)
    s.enter(MEDIA)
    s.act(0, PASS)
    assert s.asked == [2]
    s.act(2, PASS)
    assert s.g.phase == MEETINGS


def test_3_5_1_nobody_can_buy_anything_and_the_phase_is_over() -> None:
    s = scene(players=3)
    for party in range(3):
        s.cash(party, 3)
    s.enter(MEDIA)
    assert s.g.phase == MEETINGS


# 3.5.2 Control


@pytest.mark.parametrize(
    ("markers", "expected"),
    [
        ((2, 1, 1), 0), ((0, 0, 1), 2), ((1, 2, 1), 1), ((0, 2, 3), 2),
        ((2, 2, 0), NOBODY), ((1, 1, 1), NOBODY), ((0, 0, 0), NOBODY), ((0, 2, 2), NOBODY), ((2, 0, 2), NOBODY),
    ],
)  # fmt: skip
def test_3_5_2_control_is_strictly_more_markers_than_any_other_party(markers: tuple[int, ...], expected: int) -> None:
    s = scene(players=3)
    media(s, 1, *markers)
    assert controller(s.g, 1) == expected


def test_3_5_2_a_plurality_is_enough() -> None:
    s = scene(players=5)
    media(s, 0, 1, 1, 2, 1, 1)  # two of six
    assert controller(s.g, 0) == 2


# 3.5.3 The exchange


def controlled(edition: str = "2006") -> Scene:
    """Seat 1 controls the media of state 0, where cards on issues 0 (light), 1 (dark) and 2 (light) lie open."""
    s = scene(edition, 3)
    media(s, 0, 0, 1, 0)
    opinions(s, 0, light(0), dark(1), light(2))
    s.pool(light(0), dark(0), dark(2), light(3), light(4), light(4))
    return s


def test_3_5_3_the_controller_exchanges_one_open_card_with_the_pool() -> None:
    s = controlled().enter(MEDIA_CONTROL)
    assert (s.asked, s.g.ask, s.g.state) == ([1], OPINION_SWAP, 0)
    s.act(1, swap(1, light(4)))
    assert open_cards(s, 0) == [light(0), light(2), light(4)]
    assert discarded(s, "pool") == sorted([light(0), dark(0), dark(2), light(3), light(4), dark(1)])
    assert s.g.phase == MEETINGS  # only one card


def test_3_5_3_the_controller_need_not_exchange() -> None:
    s = controlled().enter(MEDIA_CONTROL)
    s.act(1, PASS)
    assert open_cards(s, 0) == [light(0), dark(1), light(2)]
    assert s.g.phase == MEETINGS


def test_3_5_3_without_control_nobody_exchanges() -> None:
    s = controlled()
    media(s, 0, 1, 1, 0)
    s.enter(MEDIA_CONTROL)
    assert s.g.phase == MEETINGS


def test_3_5_3_not_the_card_under_the_key_issue_tile() -> None:
    s = controlled()
    s.g.key_issue[0] = 1
    s.enter(MEDIA_CONTROL)
    assert s.why(1, swap(1, light(4))) == UNDER_KEY
    assert s.why(1, swap(0, light(4))) == 0
    s.act(1, swap(0, light(4)))
    assert s.g.key_issue[0] == 1  # the tile stays where it lies


def test_3_5_3_only_open_cards_of_that_state_for_cards_of_the_pool() -> None:
    s = controlled()
    opinions(s, 1, light(5))
    s.enter(MEDIA_CONTROL)
    assert s.why(1, swap(5, light(4))) == NO_OPINION_THERE  # lies in another state
    assert s.why(1, swap(0, light(5))) == NOT_IN_POOL


def test_3_5_3_the_new_issue_differs_from_the_other_open_cards() -> None:
    s = controlled().enter(MEDIA_CONTROL)
    assert s.why(1, swap(1, dark(2))) == ISSUE_TWICE  # opposite of a card that stays
    assert s.why(1, swap(1, light(0))) == ISSUE_TWICE  # the same as a card that stays
    assert s.why(1, swap(1, light(3))) == 0


@pytest.mark.parametrize(("edition", "order"), [("1997", [0, 1, 2, 3]), ("2006", [3, 2, 1, 0])])
def test_3_5_4_order_of_the_states(edition: str, order: list[int]) -> None:
    s = scene(edition, 4)
    for state in range(4):
        media(s, state, *(int(party == state) for party in range(4)))
        opinions(s, state, light(0), light(1), light(2), light(3))
    s.pool(*[light(6)] * 6)
    s.enter(MEDIA_CONTROL)
    for state in order:
        assert (s.g.state, s.asked) == (state, [state])
        s.act(state, PASS)
    assert s.g.phase == MEETINGS


@pytest.mark.parametrize(("edition", "order"), [("1997", [5, 6]), ("2006", [6, 5])])
def test_3_5_4_order_of_the_states_when_two_are_left(edition: str, order: list[int]) -> None:
    s = scene(edition, 3)
    for state in (5, 6):
        media(s, state, 1)
        opinions(s, state, light(0))
    s.pool(*[light(6)] * 6)
    s.enter(MEDIA_CONTROL, round=6)
    seen = []
    while s.g.phase == MEDIA_CONTROL:
        seen.append(s.g.state)
        s.act(0, PASS)
    assert seen == order


@pytest.mark.parametrize(("edition", "first"), [("1997", 0), ("2006", 3)])
def test_3_5_4_from_the_last_pass_through_all_states_to_the_meetings(edition: str, first: int) -> None:
    s = scene(edition, 3)
    media(s, first, 0, 0, 1)
    opinions(s, first, light(0))
    s.pool(*[light(6)] * 6)
    s.enter(MEDIA, start=1)
    for party in (1, 2, 0):
        s.act(party, PASS)
    assert (s.g.phase, s.g.state, s.asked) == (MEDIA_CONTROL, first, [2])
    s.act(2, PASS)
    assert (s.g.phase, s.g.state, s.asked) == (MEETINGS, 0, [1])  # the start player first


# Rulings


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_3_5_a_the_opposite_of_the_card_removed_is_allowed(edition: str) -> None:
    s = controlled(edition).enter(MEDIA_CONTROL)
    s.act(1, swap(0, dark(0)))
    assert open_cards(s, 0) == [dark(0), dark(1), light(2)]
    assert s.g.pool[light(0)] == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_3_5_b_the_identical_card_is_not(edition: str) -> None:
    s = controlled(edition).enter(MEDIA_CONTROL)
    assert s.why(1, swap(0, light(0))) == IDENTICAL


def test_ruling_3_5_b_with_only_identical_cards_in_the_pool_nobody_is_asked() -> None:
    s = controlled()
    opinions(s, 0, light(0))
    s.pool(*[light(0)] * 6)
    s.enter(MEDIA_CONTROL)
    assert s.g.phase == MEETINGS


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_3_5_c_the_pool_stays_at_six(edition: str) -> None:
    s = controlled(edition).enter(MEDIA_CONTROL)
    s.act(1, swap(2, light(3)))
    assert len(discarded(s, "pool")) == 6
    assert of_parties(s, "members") == [5, 5, 5]  # and nothing else has happened
