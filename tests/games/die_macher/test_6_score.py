"""6 The final score."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.games.die_macher.position import ELECTION, END_OF_ROUND, OVER
from hustings.games.die_macher.rules.scoring import placing, total
from support.die_macher.more import BREMEN, dark, light, national, row, votes
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")
SEATS, MEDIA, MEMBERS, BONUS, OPINIONS, SECURED = range(6)


def scored(s: Scene) -> Scene:
    """Let the last round end."""
    s.enter(END_OF_ROUND, round=s.g.rounds)
    assert s.g.phase == OVER
    return s


def part(s: Scene, which: int) -> list[int]:
    return [s.g.points[party, which] for party in range(s.g.parties)]


def with_members(members: Sequence[int], edition: str = "2006") -> list[int]:
    """The members bonuses of parties with these numbers of members."""
    s = scene(edition, len(members))
    for party, number in enumerate(members):
        s.g.members[party] = number
    return part(scored(s), BONUS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_a_point_for_each_seat_of_all_elections(edition: str) -> None:
    s = scene(edition, 3)
    for state in range(7):
        s.g.seats[state, 0], s.g.seats[state, 2] = 10, state
    assert part(scored(s), SEATS) == [70, 0, 21]


def test_6_1_the_seats_of_the_last_election_count() -> None:
    s = scene(players=3)
    s.g.land[6] = BREMEN
    votes(s, 6, (1, 50))
    s.enter(ELECTION, round=7)
    assert part(s, SEATS) == [0, 15, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_national_media_points_by_round(edition: str) -> None:
    s = scene(edition, 5)
    for round_, party in enumerate((0, 1, 2, 3, 4, 0, 1)):
        s.g.national_media[round_, party] = 1
    assert part(scored(s), MEDIA) == [25 + 12, 20 + 10, 20, 15, 15]


def test_6_2_the_short_game_uses_the_spaces_1_to_5() -> None:
    s = scene(players=3, variants=["short"])
    s.g.national_media[0, 0] = s.g.national_media[4, 1] = 1
    assert part(scored(s), MEDIA) == [25, 15, 0]


def test_6_2_only_markers_on_the_national_board_score() -> None:
    s = scene(players=3)
    s.g.media[6, 0] = 3
    assert part(scored(s), MEDIA) == [0, 0, 0]


def test_6_3_a_point_for_each_member() -> None:
    s = scene(players=3)
    for party, members in enumerate((40, 0, 7)):
        s.g.members[party] = members
    assert part(scored(s), MEMBERS) == [40, 0, 7]


def test_6_3_members_won_in_the_last_round_count() -> None:
    s = scene(players=3)
    s.platform(1, [-1, 1, 1, 1, 1, 0, 0])
    national(s, dark(0))
    scored(s)
    assert (part(s, MEMBERS), part(s, BONUS)) == ([5, 8, 5], [0, 10, 0])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("members", "bonus"),
    [((9, 8, 7), [10, 6, 0]), ((1, 30, 29, 28), [0, 10, 6, 0]), ((5, 1, 9, 0, 8), [0, 0, 10, 0, 6])],
)
def test_6_3_1_most_members_10_second_6(edition: str, members: tuple[int, ...], bonus: list[int]) -> None:
    assert with_members(members, edition) == bonus


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("members", "bonus"), [((9, 9, 7), [8, 8, 0]), ((3, 20, 7, 20, 7), [0, 8, 0, 8, 0])])
def test_6_3_2_two_tied_for_most_8_each_and_no_second(edition: str, members: tuple[int, ...], bonus: list[int]) -> None:
    assert with_members(members, edition) == bonus


@pytest.mark.parametrize("members", [(9, 7, 7), (9, 7, 7, 1), (7, 7, 7, 9)])
def test_6_3_3_tied_for_second_and_nobody_has_the_bonus_in_2006(members: tuple[int, ...]) -> None:
    assert with_members(members, "2006") == [10 if number == 9 else 0 for number in members]


@pytest.mark.parametrize(
    ("members", "bonus"),
    [((9, 7, 7), [10, 3, 3]), ((7, 7, 7, 9), [2, 2, 2, 10]), ((9, 7, 7, 7, 7), [10, 1, 1, 1, 1]), ((9, 7, 7, 1), [10, 3, 3, 0])],
)
def test_ruling_6_a_tied_for_second_share_6_rounded_down_in_1997(members: tuple[int, ...], bonus: list[int]) -> None:
    assert with_members(members, "1997") == bonus


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("members", "bonus"), [((9, 9, 9), [5, 5, 5]), ((9, 9, 1, 9, 9), [4, 4, 0, 4, 4]), ((0, 0, 0, 0, 0), [3, 3, 3, 3, 3])]
)
def test_ruling_6_b_three_or_more_tied_for_most_share_16_rounded_down(
    edition: str, members: tuple[int, ...], bonus: list[int]
) -> None:
    assert with_members(members, edition) == bonus


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_1_the_points_of_the_space_for_each_open_card_equal_to_a_national_opinion(edition: str) -> None:
    s = scene(edition, 3)
    national(s, light(0), dark(1), light(2), light(5), light(4))
    s.platform(0, [1, 1, 1, 1, 1, 0, 0])
    s.platform(1, [0, -1, -1, 1, -1, 1, 0])
    s.platform(2, [-1, 1, -1, 0, -1, 0, 1])
    scored(s)
    assert part(s, OPINIONS) == [12 + 8 + 4, 10 + 6, 0]  # an opposite card costs nothing
    assert part(s, SECURED) == [0, 0, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_2_five_more_if_it_is_secured(edition: str) -> None:
    s = scene(edition, 3)
    national(s, light(0), dark(1), light(2), piles=(2, 2, 1))
    s.platform(1, [-1, -1, 1, 1, 1, 0, 0])
    s.platform(2, [0, 0, 1, 1, 1, 1, 1])
    scored(s)
    assert part(s, SECURED) == [5, 5, 0]
    assert part(s, OPINIONS) == [12 + 8, 10 + 8, 8]


def test_ruling_6_c_a_pile_of_three_still_gives_5() -> None:
    s = scene(players=3)
    national(s, light(0), piles=(3,))
    assert part(scored(s), SECURED) == [5, 5, 5]


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_hidden_platform_cards_and_money_do_not_score(edition: str) -> None:
    s = scene(edition, 3)
    s.platform(0, [0, 0, 1, 1, 1, 1, 1])
    national(s, light(0), piles=(2,))
    s.hand(0, light(0), light(0), light(0))
    s.cash(0, 200)
    scored(s)
    assert row(s.g.points, 0, 6) == [0, 0, 5, 0, 0, 0]


def final(*parties: tuple[int, int, int]) -> Scene:
    """A finished game with (seats, members, national media markers of round 7) by party, worth 10 points each."""
    s = scene(players=len(parties))
    for party, (seats, members, markers) in enumerate(parties):
        s.g.seats[0, party], s.g.members[party], s.g.national_media[6, party] = seats, members, markers
    return scored(s)


def winners(s: Scene) -> list[int]:
    standings = [placing(s.g, party) for party in range(s.g.parties)]
    return [party for party, standing in enumerate(standings) if standing == max(standings)]


def test_6_5_all_parts_are_added_and_most_points_wins() -> None:
    s = final((30, 4, 0), (20, 9, 1), (31, 3, 0))
    assert [total(s.g, party) for party in range(3)] == [30 + 4 + 6, 20 + 9 + 10 + 10, 31 + 3]
    assert winners(s) == [1]


def test_6_5_more_points_beat_more_seats() -> None:
    assert winners(final((30, 0, 0), (10, 5, 2), (0, 4, 0))) == [1]


def test_ruling_6_d_a_tie_goes_to_more_seats() -> None:
    s = final((20, 20, 0), (30, 20, 0), (20, 20, 1))
    assert total(s.g, 1) == total(s.g, 2)
    assert winners(s) == [1]


def test_ruling_6_d_then_to_more_members() -> None:
    s = final((30, 16, 0), (30, 20, 0), (0, 21, 0))  # 46 + 0, 50 + 6
    s.g.national_media[6, 0] = 1
    for party in range(3):
        for which in range(6):
            s.g.points[party, which] = 0
    scored(s)
    assert [total(s.g, party) for party in range(2)] == [56, 56]
    assert winners(s) == [1]


def test_ruling_6_d_then_the_victory_is_shared() -> None:
    assert winners(final((30, 20, 0), (5, 3, 0), (30, 20, 0))) == [0, 2]
