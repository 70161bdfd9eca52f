"""4.4 National opinion, 4.5 members and 4.6 money."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import OPINION_PLACING, OPINION_SPACE, PASS, PLACE_OPINION, PUSH_OUT
from hustings.games.die_macher.position import CONTRIBUTIONS, ELECTION, END_OF_ROUND, OVER
from hustings.games.die_macher.refusals import ALL_SECURED, SECURED
from support.die_macher.more import BAYERN, coalition, dark, discarded, light, nation, national, of_parties, opinions, votes
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")
FULL = (light(0), light(1), light(2), light(3), light(4))


def winning(s: Scene, *cards: int) -> Scene:
    """Seat 1 wins state 0 clearly, where these cards lie open, and has no marker there. Nobody's platform matters."""
    for party in range(s.g.parties):
        s.platform(party, [0] * 7)
    opinions(s, 0, *cards)
    for card in range(14):
        s.g.opinion_discard[card] = 0
    votes(s, 0, (1, 20))
    s.enter(ELECTION)
    assert (s.asked, s.g.ask) == ([1], OPINION_PLACING)
    return s


# 4.4 Five spaces


def test_4_4_spaces_are_filled_from_the_left() -> None:
    s = scene(players=3)
    national(s, dark(6))
    winning(s, light(0), light(1))
    s.act(1, PLACE_OPINION + 1)
    s.act(1, PLACE_OPINION + 0)
    assert nation(s) == [(dark(6), 1), (light(1), 1), (light(0), 1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_4_1_the_same_card_is_stacked_and_the_opinion_secured(edition: str) -> None:
    s = scene(edition, 3)
    national(s, dark(6), light(0))
    winning(s, light(0), light(1))
    s.act(1, PLACE_OPINION + 0)
    assert nation(s) == [(dark(6), 1), (light(0), 2)]


def test_4_4_1_a_third_card_may_be_stacked_too() -> None:
    s = scene(players=3)
    national(s, *FULL, piles=(2, 2, 2, 2, 2))
    winning(s, light(2))
    s.act(1, PLACE_OPINION + 2)
    assert nation(s)[2] == (light(2), 3)


@pytest.mark.parametrize(("edition", "pile"), [("1997", "opinion_gone"), ("2006", "opinion_discard")])
@pytest.mark.parametrize("height", [1, 2, 3])
def test_4_4_2_an_opposite_card_replaces_the_whole_pile_secured_or_not(edition: str, pile: str, height: int) -> None:
    s = scene(edition, 3)
    national(s, dark(6), light(3), light(4), piles=(1, height, 1))
    winning(s, dark(3), light(1))
    s.act(1, PLACE_OPINION + 3)
    assert nation(s) == [(dark(6), 1), (dark(3), 1), (light(4), 1)]
    assert discarded(s, pile) == [light(3)] * height
    assert discarded(s, "opinion_gone" if edition == "2006" else "opinion_discard") == []


def test_4_4_2_even_if_all_spaces_are_full_and_secured() -> None:
    s = scene(players=3)
    national(s, *FULL, piles=(2, 2, 2, 2, 2))
    winning(s, dark(3))
    s.act(1, PLACE_OPINION + 3)
    assert nation(s)[3] == (dark(3), 1)


def test_4_4_3_a_new_issue_takes_the_first_free_space() -> None:
    s = scene(players=3)
    national(s, *FULL[:4])
    winning(s, dark(6), dark(5))
    s.act(1, PLACE_OPINION + 6)
    assert nation(s)[4] == (dark(6), 1)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", [0, 2, 4])
def test_4_4_3_with_no_free_space_it_replaces_an_unsecured_opinion_of_the_placers_choice(edition: str, space: int) -> None:
    s = scene(edition, 3)
    national(s, *FULL, piles=(1, 2, 1, 2, 1))
    winning(s, dark(6), light(0))
    s.act(1, PLACE_OPINION + 6)
    assert (s.asked, s.g.ask) == ([1], OPINION_SPACE)
    assert s.legal(1) == [PUSH_OUT, PUSH_OUT + 2, PUSH_OUT + 4]
    s.act(1, PUSH_OUT + space)
    assert nation(s)[space] == (dark(6), 1)
    assert [card for card, _pile in nation(s)].count(dark(6)) == 1


def test_4_4_3_a_secured_opinion_stays() -> None:
    s = scene(players=3)
    national(s, *FULL, piles=(1, 2, 1, 1, 1))
    winning(s, dark(6))
    s.act(1, PLACE_OPINION + 6)
    assert s.why(1, PUSH_OUT + 1) == SECURED
    assert s.why(1, PASS) != 0  # the card has been chosen


def test_4_4_3_a_free_space_leaves_no_choice() -> None:
    s = scene(players=3)
    national(s, *FULL[:4])
    winning(s, dark(6), dark(5))
    s.act(1, PLACE_OPINION + 5)
    assert s.g.ask != OPINION_SPACE


def test_ruling_4_4_a_with_all_secured_a_new_issue_cannot_be_placed() -> None:
    s = scene(players=3)
    national(s, *FULL, piles=(2, 2, 2, 2, 3))
    winning(s, dark(6), light(0))
    assert s.why(1, PLACE_OPINION + 6) == ALL_SECURED
    assert s.legal(1) == [PASS, PLACE_OPINION + 0]


def test_ruling_4_4_a_with_only_new_issues_nobody_is_asked() -> None:
    s = scene(players=3)
    national(s, *FULL, piles=(2, 2, 2, 2, 2))
    opinions(s, 0, dark(6), light(5))
    s.platform(1, [0] * 7)
    votes(s, 0, (1, 20))
    s.enter(ELECTION)
    assert s.g.phase == CONTRIBUTIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_4_4_b_a_card_pushed_out_leaves_the_game_in_1997_and_is_discarded_in_2006(edition: str) -> None:
    s = scene(edition, 3)
    national(s, *FULL)
    winning(s, dark(6), light(0))
    s.act(1, PLACE_OPINION + 6)
    s.act(1, PUSH_OUT + 3)
    assert discarded(s, "opinion_gone") == ([light(3)] if edition == "1997" else [])
    assert discarded(s) == ([light(3)] if edition == "2006" else [])


def test_ruling_4_4_c_the_second_card_placed_may_push_out_the_first() -> None:
    s = scene(players=3)
    national(s, *FULL)
    winning(s, dark(5), dark(6))
    s.act(1, PLACE_OPINION + 5)
    s.act(1, PUSH_OUT + 1)
    s.act(1, PLACE_OPINION + 6)
    s.act(1, PUSH_OUT + 1)
    assert nation(s)[1] == (dark(6), 1)
    assert discarded(s) == sorted([light(1), dark(5)])


def test_ruling_4_4_c_the_second_partner_may_push_out_the_card_of_the_first() -> None:
    s = scene(players=3)
    national(s, *FULL)
    coalition(s, 0, 1)
    winning(s, dark(5), dark(6))
    s.act(1, PLACE_OPINION + 5)
    s.act(1, PUSH_OUT)
    s.act(0, PLACE_OPINION + 6)
    s.act(0, PUSH_OUT)
    assert nation(s)[0] == (dark(6), 1)


# 4.5 Members


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_5_each_open_card_equal_to_a_national_opinion_brings_the_recruits_of_its_space(edition: str) -> None:
    s = scene(edition, 3)
    national(s, light(0), dark(1), light(5), light(3), light(4))
    s.platform(0, [1, 1, 1, 1, 1, 0, 0])
    s.platform(1, [0, -1, 1, -1, -1, 1, 0])
    s.platform(2, [0, 0, -1, -1, -1, -1, -1])
    s.enter(END_OF_ROUND)
    recruits = [s.f.recruits[space] for space in range(5)]
    assert recruits == [3, 3, 2, 2, 1]
    assert of_parties(s, "members") == [5 + 3 + 2 + 1, 5 + 3 + 2, 5]


@pytest.mark.parametrize(("space", "gain"), [(1, 3), (2, 2)])
def test_4_5_the_examples_of_the_rulebooks_three_recruits_in_1997_and_two_in_2006(space: int, gain: int) -> None:
    s = scene(players=3)
    national(s, *(light(4) if slot == space else dark(slot) for slot in range(space + 1)))
    s.platform(0, [0, 0, 0, 0, 1, 1, 1])
    s.platform(1, [0] * 7)
    s.platform(2, [0] * 7)
    s.enter(END_OF_ROUND)
    assert of_parties(s, "members") == [5 + gain, 5, 5]


def test_4_5_opposites_cost_nothing() -> None:
    s = scene(players=3)
    national(s, dark(0), dark(1), dark(2))
    s.enter(END_OF_ROUND)
    assert of_parties(s, "members") == [5, 5, 5]


def test_4_5_a_secured_opinion_counts_once() -> None:
    s = scene(players=3)
    national(s, light(0), piles=(3,))
    s.enter(END_OF_ROUND)
    assert of_parties(s, "members") == [8, 8, 8]


def test_4_5_also_in_the_last_round() -> None:
    s = scene(players=3)
    national(s, light(0))
    s.enter(END_OF_ROUND, round=7)
    assert (s.g.phase, of_parties(s, "members")) == (OVER, [8, 8, 8])


def test_ruling_4_5_a_the_members_track_has_no_end() -> None:
    s = scene(players=3)
    s.g.members[0] = 250
    national(s, light(0))
    s.enter(END_OF_ROUND)
    assert s.g.members[0] == 253


# 4.6 Money


@pytest.mark.parametrize("edition", EDITIONS)
def test_4_6_twelve_seats_bring_12000(edition: str) -> None:
    s = scene(edition, 3)
    s.g.land[1] = BAYERN
    votes(s, 1, (0, 5))
    s.enter(ELECTION, round=2)
    assert (s.g.seats[1, 0], of_parties(s, "cash")) == (12, [37, 25, 25])


@pytest.mark.parametrize(("members", "income"), [(10, 10), (25, 25), (0, 0)])
def test_4_6_so_many_members_bring_as_many_thousands(members: int, income: int) -> None:
    s = scene(players=3)
    s.g.members[0] = members
    s.enter(END_OF_ROUND)
    assert of_parties(s, "cash") == [25 + income, 30, 30]


@pytest.mark.parametrize(("round_", "paid"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_4_6_members_pay_in_rounds_1_3_and_5(round_: int, paid: bool) -> None:
    s = scene(players=3).enter(END_OF_ROUND, round=round_)
    assert of_parties(s, "cash") == [25 + 5 * paid] * 3


@pytest.mark.parametrize(("round_", "paid"), [(1, True), (2, False), (3, True), (4, False)])
def test_4_6_members_pay_in_rounds_1_and_3_of_the_short_game(round_: int, paid: bool) -> None:
    s = scene(players=3, variants=["short"]).enter(END_OF_ROUND, round=round_)
    assert of_parties(s, "cash") == [25 + 5 * paid] * 3


@pytest.mark.parametrize(
    ("variants", "round_", "paid"),
    [
        ([], 4, True), ([], 5, True), ([], 6, False), ([], 7, False),
        (["short"], 2, True), (["short"], 3, True), (["short"], 4, False), (["short"], 5, False),
    ],
)  # fmt: skip
def test_4_6_seats_pay_after_every_round_that_another_campaign_round_follows(
    variants: list[str], round_: int, paid: bool
) -> None:
    s = scene(players=3, variants=variants)
    for party in range(3):
        s.g.members[party] = 0
    s.g.seats[round_ - 1, 1] = 12
    s.enter(END_OF_ROUND, round=round_)
    assert of_parties(s, "cash") == [25, 25 + 12 * paid, 25]


def test_4_6_only_the_seats_of_this_election() -> None:
    s = scene(players=3)
    s.g.seats[0, 0], s.g.seats[1, 0] = 40, 7
    s.enter(END_OF_ROUND, round=2)
    assert of_parties(s, "cash") == [32, 25, 25]


def test_4_6_recruits_of_this_round_pay_already() -> None:
    s = scene(players=3)
    national(s, light(0))
    s.enter(END_OF_ROUND)
    assert of_parties(s, "cash") == [25 + 8] * 3
