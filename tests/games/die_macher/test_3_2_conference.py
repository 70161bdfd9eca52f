"""3.2 The platform conference: changing hidden cards, then perhaps an open one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.core.chance import SHOWN
from hustings.core.contract import NO_SUCH_OPTION, NOT_ASKED
from hustings.games.die_macher.options import DISCARD, DISCARDING, PASS, PLATFORM_SWAP, SWAP_PLATFORM
from hustings.games.die_macher.position import CABINET_PLACING, CARDS, CONFERENCE
from hustings.games.die_macher.refusals import ALREADY_MARKED, ISSUE_TWICE, NOT_IN_HAND, NOT_OPEN
from support.die_macher.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])


def conference(
    edition: str, hand: Sequence[int], deck: Sequence[int], outcomes: Sequence[int] = (), **piles: Sequence[int]
) -> Scene:
    """Party 0 of three, +1 on issues 0 to 4, begins its conference; `outcomes` is what it draws on arrival."""
    s = scene(edition, 3)
    for party in (1, 2):
        s.hand(party, 9, 9, 9)
    s.hand(0, *hand)
    s.platform_cards(deck, **piles)
    s.g.phase, s.g.turn, s.g.step, s.g.asked = CONFERENCE, 0, 0, 0
    s.proceed(outcomes)
    assert s.asked == [0] and s.g.ask == DISCARDING
    return s


def hand(s: Scene, party: int = 0) -> list[int]:
    return [s.g.hand[party, i] for i in range(s.g.hand_size[party])]


def discards(s: Scene) -> list[int]:
    return [card for card in range(CARDS) for _ in range(s.g.platform_discard[card])]


def platform(s: Scene, party: int = 0) -> list[int]:
    return [s.g.platform[party, issue] for issue in range(7)]


def swap(issue: int, card: int) -> int:
    return SWAP_PLATFORM + issue * CARDS + card


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@EDITIONS
def test_3_2_1_any_number_of_a_full_hand_can_be_discarded_and_as_many_are_drawn(edition: str, count: int) -> None:
    s = conference(edition, [1, 3, 5], deck=[7, 7, 7, 7])
    for card in [1, 3, 5][:count]:
        s.act(0, DISCARD + card)
    s.act(0, PASS, outcomes=[7] * count)
    assert hand(s) == [1, 3, 5][count:] + [7] * count
    assert discards(s) == [1, 3, 5][:count]


@pytest.mark.parametrize(("count", "drawn"), [(0, 1), (1, 2), (2, 3)])
def test_3_2_1_in_1997_a_hand_one_short_is_filled_up_after_discarding(count: int, drawn: int) -> None:
    s = conference("1997", [1, 3], deck=[7, 7, 7, 7])
    assert hand(s) == [1, 3], "nothing is drawn first"
    for card in [1, 3][:count]:
        s.act(0, DISCARD + card)
    s.act(0, PASS, outcomes=[7] * drawn)
    assert hand(s) == [1, 3][count:] + [7] * drawn


def test_3_2_1_in_1997_a_card_just_drawn_stays() -> None:
    s = conference("1997", [1, 3], deck=[7, 7])
    s.act(0, PASS, outcomes=[7])
    assert s.g.ask == PLATFORM_SWAP and s.why(0, DISCARD + 7) != 0


def test_3_2_1_in_2006_a_hand_one_short_is_filled_up_first_and_the_new_card_may_be_discarded() -> None:
    s = conference("2006", [1, 3], deck=[7, 11], outcomes=[7])
    assert hand(s) == [1, 3, 7]
    s.act(0, DISCARD + 7)
    s.act(0, PASS, outcomes=[11])
    assert hand(s) == [1, 3, 11] and discards(s) == [7]


def test_3_2_1_in_2006_who_discards_nothing_draws_nothing_more() -> None:
    s = conference("2006", [1, 3], deck=[7, 11], outcomes=[7])
    s.act(0, PASS, outcomes=[])
    assert hand(s) == [1, 3, 7] and s.g.platform_left == 1


def test_3_2_1_only_cards_in_hand_can_be_discarded() -> None:
    s = conference("2006", [1, 3, 3], deck=[7])
    assert s.legal(0) == [PASS, DISCARD + 1, DISCARD + 3]
    assert s.why(0, DISCARD + 0) == NOT_IN_HAND, "an open card is not hidden"
    assert s.why(0, DISCARD - 1) == s.why(0, DISCARD + CARDS) == NO_SUCH_OPTION


@EDITIONS
def test_3_2_1_parties_come_in_turn_order(edition: str) -> None:
    s = scene(edition, 4).enter(CONFERENCE, start=3)
    for party in (3, 0, 1, 2):
        assert s.asked == [party] and s.g.ask == DISCARDING
        s.act(party, PASS)
        assert s.asked == [party] and s.g.ask == PLATFORM_SWAP
        s.act(party, PASS)
    assert s.g.phase == CABINET_PLACING


@EDITIONS
def test_3_2_2_one_open_card_gives_way_and_is_discarded_the_hand_stays_one_short(edition: str) -> None:
    s = conference(edition, [1, 11, 12], deck=[7, 7])
    s.act(0, PASS)
    s.act(0, swap(2, 11), outcomes=[])
    assert s.c.revealed == SHOWN
    assert platform(s) == [1, 1, 0, 1, 1, -1, 0]
    assert discards(s) == [4]
    assert hand(s) == [1, 12]


@EDITIONS
def test_3_2_2_it_is_optional(edition: str) -> None:
    s = conference(edition, [1, 11, 12], deck=[7])
    s.act(0, PASS)
    s.act(0, PASS, outcomes=[])
    assert platform(s) == [1, 1, 1, 1, 1, 0, 0] and hand(s) == [1, 11, 12] and discards(s) == []


def test_3_2_2_only_one_card_is_exchanged() -> None:
    s = conference("2006", [1, 11, 12], deck=[7])
    s.act(0, PASS)
    s.act(0, swap(2, 11))
    assert s.asked == [1] and s.why(0, swap(3, 12)) == NOT_ASKED


def test_3_2_2_the_open_cards_stay_on_different_issues() -> None:
    s = conference("2006", [1, 11, 12], deck=[7])
    s.act(0, PASS)
    assert s.why(0, swap(1, 1)) == ISSUE_TWICE, "issue 0 would be open twice, for and against"
    assert s.why(0, swap(0, 1)) == 0, "in the place of its opposite it may come"
    assert all(s.why(0, swap(issue, 11)) == s.why(0, swap(issue, 12)) == 0 for issue in range(5))


def test_3_2_2_the_opposite_card_takes_the_place_of_an_open_one() -> None:
    s = conference("2006", [1, 11, 12], deck=[7])
    s.act(0, PASS)
    s.act(0, swap(0, 1))
    assert platform(s) == [-1, 1, 1, 1, 1, 0, 0] and discards(s) == [0]


def test_3_2_2_what_is_exchanged_must_be_open_and_in_hand() -> None:
    s = conference("2006", [1, 11, 12], deck=[7])
    s.act(0, PASS)
    assert s.why(0, swap(6, 11)) == NOT_OPEN
    assert s.why(0, swap(0, 10)) == NOT_IN_HAND
    assert s.why(0, SWAP_PLATFORM - 1) == s.why(0, SWAP_PLATFORM + 7 * CARDS) == NO_SUCH_OPTION


@EDITIONS
def test_3_2_2_a_card_just_drawn_can_be_used_one_just_discarded_not(edition: str) -> None:
    s = conference(edition, [1, 3, 11], deck=[13])
    s.act(0, DISCARD + 11)
    s.act(0, PASS, outcomes=[13])
    assert s.why(0, swap(0, 11)) == NOT_IN_HAND
    s.act(0, swap(0, 13))
    assert platform(s) == [0, 1, 1, 1, 1, 0, -1]


@EDITIONS
def test_ruling_3_2_a_nothing_is_drawn_or_shown_until_the_choice_is_complete(edition: str) -> None:
    s = conference(edition, [1, 3, 5], deck=[7, 7, 7])
    s.act(0, DISCARD + 1, outcomes=[])
    s.act(0, DISCARD + 5, outcomes=[])
    assert discards(s) == [] and s.g.hand_size[0] == 3
    assert s.c.revealed == 0
    s.act(0, PASS, outcomes=[7, 7])
    assert s.c.revealed == SHOWN and discards(s) == [1, 5] and hand(s) == [3, 7, 7]


def test_ruling_3_2_a_a_card_is_discarded_once_and_two_equal_ones_twice() -> None:
    s = conference("2006", [1, 3, 3], deck=[7, 7, 7])
    s.act(0, DISCARD + 1)
    assert s.why(0, DISCARD + 1) == ALREADY_MARKED
    s.act(0, DISCARD + 3)
    s.act(0, DISCARD + 3)
    assert s.why(0, DISCARD + 3) == ALREADY_MARKED
    s.act(0, PASS, outcomes=[7, 7, 7])
    assert discards(s) == [1, 3, 3]


@EDITIONS
def test_ruling_3_2_b_an_empty_deck_is_made_of_the_discards_those_just_made_included(edition: str) -> None:
    s = conference(edition, [1, 3, 5], deck=[], discards=[7])
    s.act(0, DISCARD + 1)
    s.act(0, DISCARD + 3)
    s.act(0, PASS, outcomes=[3, 1])
    assert hand(s) == [1, 3, 5] and discards(s) == []
    assert s.g.platform_left == 1 and s.g.platform_deck[7] == 1


@EDITIONS
def test_ruling_3_2_b_the_last_card_is_drawn_before_the_discards_are_shuffled(edition: str) -> None:
    s = conference(edition, [1, 3, 5], deck=[7], discards=[11])
    s.act(0, DISCARD + 1)
    s.act(0, DISCARD + 3)
    s.act(0, PASS, outcomes=[7, 11])
    assert hand(s) == [5, 7, 11]
    assert s.g.platform_left == 2 and discards(s) == []


def test_ruling_3_2_b_in_2006_filling_up_may_need_the_shuffle_too() -> None:
    s = conference("2006", [1, 3], deck=[], discards=[7, 11], outcomes=[11])
    assert hand(s) == [1, 3, 11] and s.g.platform_deck[7] == 1 and discards(s) == []


def test_ruling_3_2_b_cards_under_the_deck_come_before_the_discards() -> None:
    s = conference("2006", [1, 3, 5], deck=[], under=[13, 12], discards=[7])
    s.act(0, DISCARD + 1)
    s.act(0, PASS, outcomes=[])
    assert hand(s) == [3, 5, 13] and discards(s) == [1, 7]
    assert [s.g.platform_under[i] for i in range(s.g.platform_under_n)] == [12]


def test_ruling_3_2_b_everyone_saw_the_cards_under_the_deck_and_no_others() -> None:
    s = conference("2006", [1, 3], deck=[7], under=[13], outcomes=[7])
    assert [s.g.hand_known[0, card] for card in (1, 3, 7, 13)] == [0, 0, 0, 0]
    s.act(0, DISCARD + 1)
    s.act(0, PASS, outcomes=[])
    assert hand(s) == [3, 7, 13] and s.seen_by(1).hand_known[0, 13] == 1 and s.seen_by(1).hand_known[0, 7] == 0
    s.act(0, swap(0, 13))
    assert s.g.hand_known[0, 13] == 0, "it lies open now"


def test_ruling_3_2_b_the_new_deck_is_shuffled_and_nobody_knows_what_is_drawn_from_it() -> None:
    s = conference("2006", [1, 3], deck=[], discards=[7, 7], outcomes=[7])
    assert hand(s) == [1, 3, 7] and s.g.hand_known[0, 7] == 0


def test_ruling_3_2_b_nothing_anywhere_leaves_the_hand_short() -> None:
    s = conference("1997", [1, 3], deck=[])
    s.act(0, PASS, outcomes=[])
    assert hand(s) == [1, 3] and s.g.ask == PLATFORM_SWAP


@EDITIONS
def test_ruling_3_2_c_an_identical_card_may_be_exchanged(edition: str) -> None:
    s = conference(edition, [0, 3, 5], deck=[7])
    s.act(0, PASS)
    s.act(0, swap(0, 0), outcomes=[])
    assert platform(s) == [1, 1, 1, 1, 1, 0, 0]
    assert discards(s) == [0] and hand(s) == [3, 5]
