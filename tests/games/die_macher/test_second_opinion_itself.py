"""The second opinion on examples computed by hand, including those printed in the rulebooks."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from support.die_macher import second_opinion as rules

BAYERN, BREMEN = 1, 15
NW_ROW = [16, 22, 29, 36, 43, 50, 57, 64, 72, 80]
BAYERN_ROW = [12, 17, 22, 27, 32, 37, 42, 48, 54, 60]
BREMEN_ROW = [2, 3, 4, 5, 6, 8, 9, 11, 13, 15]

FIGURES: dict[str, Any] = {
    "meeting_cubes": 18, "media_markers": 5, "coalition_tiles": 4, "key_issue_tiles": 4, "platform_copies": 4,
    "opinion_copies": 3, "exchange_pool": 6, "meeting_spaces": 10, "vote_track": 50, "trend_limit": 3,
    "seats": [NW_ROW, BAYERN_ROW] + [BREMEN_ROW] * 14,
    "cabinet_phone": [1, 1, 1, 0, 0, 1, 0], "cabinet_dropped": [1, 0, 0, 0, 0, 0, 0],
    "gift_dropped": [0, 0, 0, 0, 1], "poll_dropped": [0] * 10 + [1] * 10,
    "media_points": [25, 20, 20, 15, 15, 12, 10], "recruits": [3, 3, 2, 2, 1], "opinion_points": [12, 10, 8, 6, 4],
    "secured_bonus": 5, "members_bonus": [10, 6], "membership_round": [1, 0, 1, 0, 1, 0, 0], "rounds": 7, "short_rounds": 5,
    "imposed_issue": [5, 6, 2, 0, 4], "imposed_stance": [1, -1, 1, -1, 1],
}  # fmt: skip


def grid(value: int, *shape: int) -> Any:
    """Nested lists of one number."""
    return [grid(value, *shape[1:]) for _ in range(shape[0])] if shape else value


def by_seat(value: int, parties: int, empty: int = 0) -> list[int]:
    return [value] * parties + [empty] * (5 - parties)


def table(parties: int = 3, edition: int = 2006) -> dict[str, Any]:
    """A game after set-up: parties with the light cards of issues 0 to 4 and no hand."""
    g: dict[str, Any] = {
        "parties": parties, "edition": edition, "short": 0, "imposed": 0, "rounds": 7, "round": 1, "phase": 0,
        "colour": [*range(parties), *[-1] * (5 - parties)], "asked": 0, "proposed": 0, "out": 0, "start": 0,
        "opening_boons": grid(-1, 5), "opening_state": grid(-1, 5, 3), "opening_base": grid(-1, 5),
        "opening_media": grid(-1, 5, 3), "bid": grid(-1, 5), "bid_shown": grid(-1, 5), "platform": grid(0, 5, 7),
        "hand": grid(-1, 5, 3), "marked": grid(0, 5, 3), "hand_size": grid(0, 5), "hand_known": grid(0, 5, 14),
        "platform_under": grid(-1, 56), "platform_under_n": 0, "platform_discard": grid(0, 14),
        "cabinet": [[int(p < parties)] * 7 for p in range(5)], "cabinet_down": grid(-1, 5, 7), "cabinet_back": grid(0, 5, 7),
        "cabinet_up": grid(-1, 5, 7), "tile": grid(0, 7, 5), "tiles": by_seat(4, parties), "partner": grid(-1, 5),
        "land": [1, 15, 2, 3, -1, -1, -1], "opinion": grid(0, 7, 7), "down": grid(0, 7, 3), "key_issue": grid(-1, 7),
        "votes": grid(0, 7, 5), "height": [[*range(parties), *[0] * (5 - parties)] for _ in range(7)], "trend": grid(0, 7, 5),
        "meetings": [by_seat(int(s < 4), parties) for s in range(7)], "media": grid(0, 7, 5), "seats": grid(0, 7, 5),
        "victory": grid(0, 7), "winner": grid(-1, 7), "winner_partner": grid(-1, 7), "cubes": by_seat(14, parties),
        "markers": by_seat(5, parties), "members": by_seat(5, parties), "cash": by_seat(25, parties),
        "ledger": by_seat(25, parties), "pool": [3, 3, *grid(0, 12)], "opinion_unseen": grid(3, 14),
        "opinion_older": grid(0, 14), "opinion_oldest": grid(0, 56),
        "opinion_under": grid(-1, 42), "opinion_under_n": 0, "opinion_discard": grid(0, 14),
        "opinion_gone": grid(0, 14), "poll": grid(-1, 5), "poll_deck": grid(1, 20), "poll_left": 20,
        "poll_seen": grid(0, 5, 20), "poll_kept": grid(0, 5), "poll_public": grid(0, 20), "national": grid(-1, 5),
        "national_pile": grid(0, 5), "national_media": grid(0, 7, 5), "gift": [[int(p < parties)] * 5 for p in range(5)],
        "accepted": grid(-1, 5), "refused": grid(-1, 5), "refusing": grid(0, 5), "points": grid(0, 5, 6),
    }  # fmt: skip
    for party in range(parties):
        # There are four copies of each card, so the fifth party has the dark cards.
        g["platform"][party] = [1, 1, 1, 1, 1, 0, 0] if party < 4 else [-1, -1, -1, -1, -1, 0, 0]
    light, dark = min(parties, 4), max(parties - 4, 0)
    g["platform_deck"] = [4 - light, 4 - dark] * 5 + [4] * 4
    g["platform_left"] = sum(g["platform_deck"])
    # Card 2 x issue is open for issues 1 to 4, 1 to 3, 1 to 2, 1; the rest of a state's four lies face down.
    for state in range(4):
        for issue in range(1, 5 - state):
            g["opinion"][state][issue] = 1
            g["opinion_unseen"][2 * issue] -= 1
        g["down"][state] = [1] * state + [0] * (3 - state)
    # Issue 1 is open four times, so the fourth shows its dark card.
    g["opinion"][3][1] = -1
    g["opinion_unseen"][2] += 1
    g["opinion_unseen"][3] -= 1
    g["opinion_unseen"][0] = g["opinion_unseen"][1] = 0
    g["opinion_left"] = sum(g["opinion_unseen"]) - 6
    return g


def set_votes(g: dict[str, Any], votes: list[int], height: list[int] | None = None) -> dict[str, Any]:
    """Set votes in the current state and remove all meetings there, so that these votes decide the election."""
    state = g["round"] - 1
    g["votes"][state] = votes + [0] * (5 - len(votes))
    g["height"][state] = (height or [0] * len(votes)) + [0] * (5 - len(votes))
    for party in range(g["parties"]):
        g["cubes"][party] += g["meetings"][state][party]
        g["meetings"][state][party] = 0
    return g


# ------------------------------------------------------------------------------------------------------------------ 3.5, 3.8


def test_rulebook_example_of_a_conversion() -> None:
    """3.8.2, printed in 2006: match +1, trend +2, 8 meetings: 24 votes."""
    g = table()
    g["platform"][0] = [1, 1, -1, 1, 1, 0, 0]
    g["opinion"][0] = [1, 0, 1, 0, 1, 0, 1]  # two equal, one opposite, one not on the platform
    g["trend"][0][0] = 2
    assert rules.factor(FIGURES, g, 0, 0) == 3
    assert rules.votes_from(FIGURES, g, 0, 0, 8) == 24


@pytest.mark.parametrize(("key", "expected"), [(-1, 1), (0, 2), (2, 0), (5, 1)])
def test_key_issue_counts_double_for_and_against(key: int, expected: int) -> None:
    """3.8.3."""
    g = table()
    g["platform"][0] = [1, 1, -1, 1, 1, 0, 0]
    g["opinion"][0] = [1, 0, 1, 0, 1, 1, 0]
    g["key_issue"][0] = key
    assert rules.factor(FIGURES, g, 0, 0) == expected


def test_face_down_cards_do_not_count() -> None:
    """3.8-a."""
    g = table()
    g["opinion"][1] = grid(0, 7)
    g["down"][1] = [3 + 0, 1, 2]
    assert rules.factor(FIGURES, g, 1, 0) == 0


@pytest.mark.parametrize(("trend", "cubes", "expected"), [(0, 7, 3), (-3, 8, 4), (-1, 1, 0), (1, 7, 7), (3, 0, 0)])
def test_bad_factor_gives_a_vote_for_two_cubes(trend: int, cubes: int, expected: int) -> None:
    """3.8.4."""
    g = table()
    g["opinion"][0] = grid(0, 7)
    g["trend"][0][0] = trend
    assert rules.votes_from(FIGURES, g, 0, 0, cubes) == expected


@pytest.mark.parametrize(("votes", "expected"), [(0, 30), (20, 30), (35, 15), (50, 0)])
def test_votes_stop_at_fifty(votes: int, expected: int) -> None:
    """3.8.5."""
    g = table()
    g["opinion"][0] = grid(0, 7)
    g["trend"][0][0] = 3
    g["votes"][0][0] = votes
    assert rules.votes_from(FIGURES, g, 0, 0, 10) == expected


def test_media_control_is_strict() -> None:
    """3.5.2."""
    g = table()
    assert rules.controller(FIGURES, g, 0) == -1
    g["media"][0] = [1, 2, 2, 0, 0]
    assert rules.controller(FIGURES, g, 0) == -1
    g["media"][0] = [1, 2, 3, 0, 0]
    assert rules.controller(FIGURES, g, 0) == 2


def test_absolute_majority_is_more_than_all_others_together() -> None:
    """3.8.7."""
    g = table()
    assert rules.absolute_majority(g, 0) == -1
    g["votes"][0] = [10, 20, 10, 0, 0]
    assert rules.absolute_majority(g, 0) == -1
    g["votes"][0] = [10, 21, 10, 0, 0]
    assert rules.absolute_majority(g, 0) == 1


# ---------------------------------------------------------------------------------------------------------------- 4.1 to 4.3


@pytest.mark.parametrize(("votes", "seats"), [(0, 0), (4, 0), (5, 12), (9, 12), (10, 17), (24, 27), (49, 54), (50, 60)])
def test_seats_of_bayern(votes: int, seats: int) -> None:
    """4.1 and 4.1-a."""
    assert rules.seats_for(FIGURES, BAYERN, votes) == seats


def test_everybody_converts_in_turn_order_and_arrives_on_top() -> None:
    """4.1 and 3.8.6. Four opinions agree with every party; trend -2 makes the factor 2."""
    g = table()
    g["start"] = 1
    g["trend"][0] = [-2, -2, -2, 0, 0]
    g["meetings"][0] = [5, 3, 0, 0, 0]
    g["cubes"] = [10, 12, 15, 0, 0]
    g["votes"][0] = [0, 4, 10, 0, 0]
    g["height"][0] = [0, 0, 0, 0, 0]
    result = rules.election(FIGURES, g)
    assert result.votes == [10, 10, 10, 0, 0]
    assert result.height == [2, 1, 0, 0, 0]  # party 2 was there, party 1 converts first, party 0 last
    assert result.meetings == [0, 0, 0, 0, 0]
    assert result.cubes == [15, 15, 15, 0, 0]
    assert result.seats == [17, 17, 17, 0, 0]
    assert (result.winner, result.winner_partner, result.victory) == (0, -1, 2)
    assert result.spoils == [(0, 1, 1), (1, 1, 0)]


def test_markers_above_one_that_leaves_drop() -> None:
    """3.8.6."""
    g = set_votes(table(4), [10, 10, 10, 10], [1, 3, 0, 2])
    g["trend"][0] = [-3, -3, -3, -3, 0]  # factor 1
    g["meetings"][0][0] = 2
    result = rules.election(FIGURES, g)
    assert result.votes == [12, 10, 10, 10, 0]
    assert result.height == [0, 2, 0, 1, 0]


def test_one_cube_without_a_vote_goes_back_and_moves_nothing() -> None:
    """3.8-b, 4.1 without a minimum; a marker on 50 stays in its place."""
    g = set_votes(table(), [7, 7, 50], [0, 1, 0])
    g["opinion"][0] = grid(0, 7)
    g["meetings"][0] = [1, 0, 8, 0, 0]
    g["trend"][0][2] = 3
    result = rules.election(FIGURES, g)
    assert result.votes == [7, 7, 50, 0, 0]
    assert result.height == [0, 1, 0, 0, 0]
    assert result.cubes == [16, 15, 23, 0, 0]


def test_nobody_wins_without_votes() -> None:
    """4.2-a."""
    result = rules.election(FIGURES, set_votes(table(), [0, 0, 0], [0, 1, 2]))
    assert (result.winner, result.winner_partner, result.victory, result.spoils) == (-1, -1, 0, [])


def test_clear_win() -> None:
    """4.3.1."""
    result = rules.election(FIGURES, set_votes(table(), [30, 31, 5]))
    assert (result.winner, result.victory, result.spoils) == (1, 1, [(1, 1, 2)])


def test_last_on_fifty_wins_narrowly_and_only_the_next_is_consoled() -> None:
    """4.2, 4.3.2 and 4.3-a."""
    result = rules.election(FIGURES, set_votes(table(), [50, 50, 50], [1, 0, 2]))
    assert (result.winner, result.victory, result.spoils) == (2, 2, [(2, 1, 1), (0, 1, 0)])


def coalition(g: dict[str, Any], *pairs: tuple[int, int]) -> dict[str, Any]:
    for one, other in pairs:
        g["partner"][one], g["partner"][other] = other, one
    return g


def test_coalition_adds_votes_and_the_stronger_partner_goes_first() -> None:
    """4.2 and 4.3.3."""
    result = rules.election(FIGURES, coalition(set_votes(table(), [30, 50, 40]), (0, 2)))
    assert (result.winner, result.winner_partner, result.victory) == (2, 0, 3)
    assert result.spoils == [(2, 1, 1), (0, 1, 1)]


def test_equal_partners_are_ordered_by_the_stack() -> None:
    """4.3.3."""
    result = rules.election(FIGURES, coalition(set_votes(table(), [30, 0, 30], [1, 0, 0]), (0, 2)))
    assert (result.winner, result.winner_partner) == (0, 2)


def test_coalition_tied_with_a_single_party_loses_to_its_stronger_marker() -> None:
    """4.2: 20 + 20 against 40; the beaten is a coalition and gets nothing (4.3-a)."""
    result = rules.election(FIGURES, coalition(set_votes(table(), [20, 40, 20], [0, 0, 1]), (0, 2)))
    assert (result.winner, result.winner_partner, result.victory) == (1, -1, 2)
    assert result.spoils == [(1, 1, 1)]


def test_two_coalitions_tied_with_equal_strongest_markers() -> None:
    """4.2: 30 + 10 against 10 + 30; the higher marker on 30 decides. The beaten get nothing."""
    g = coalition(set_votes(table(4), [30, 10, 30, 10], [0, 0, 1, 1]), (0, 3), (1, 2))
    result = rules.election(FIGURES, g)
    assert (result.winner, result.winner_partner, result.victory) == (2, 1, 3)
    assert result.spoils == [(2, 1, 1), (1, 1, 1)]


def test_coalition_with_a_zero_partner_beats_the_party_below_it_in_the_stack() -> None:
    """4.2: 40 + 0 against 40."""
    result = rules.election(FIGURES, coalition(set_votes(table(), [40, 40, 0], [1, 0, 0]), (0, 2)))
    assert (result.winner, result.winner_partner, result.victory) == (0, 2, 3)


def test_single_party_between_two_others_is_consoled_before_the_coalition() -> None:
    """4.3-a: 50 on top, 50 below, 30 + 20: the best placed of the beaten stands alone."""
    result = rules.election(FIGURES, coalition(set_votes(table(4), [50, 50, 30, 20], [0, 1, 0, 0]), (2, 3)))
    assert result.spoils == [(1, 1, 1), (0, 1, 0)]


# ------------------------------------------------------------------------------------------------------------ 4.4 to 4.6


def test_same_card_secures() -> None:
    """4.4.1."""
    g = table()
    g["national"], g["national_pile"] = [4, 2, -1, -1, -1], [1, 1, 0, 0, 0]
    assert rules.place_national(FIGURES, g, 0, 1, None) == ([4, 2, -1, -1, -1], [1, 2, 0, 0, 0], [], [])


@pytest.mark.parametrize(("edition", "gone", "discarded"), [(1997, [3, 3], []), (2006, [], [3, 3])])
def test_opposite_card_replaces_even_a_secured_pile(edition: int, gone: list[int], discarded: list[int]) -> None:
    """4.4.2."""
    g = table(edition=edition)
    g["national"], g["national_pile"] = [4, 3, -1, -1, -1], [1, 2, 0, 0, 0]
    assert rules.place_national(FIGURES, g, 0, 1, None) == ([4, 2, -1, -1, -1], [1, 1, 0, 0, 0], gone, discarded)


def test_new_issue_takes_the_first_free_space() -> None:
    """4.4.3."""
    g = table()
    g["national"], g["national_pile"] = [4, -1, -1, -1, -1], [1, 0, 0, 0, 0]
    assert rules.place_national(FIGURES, g, 0, 1, None) == ([4, 2, -1, -1, -1], [1, 1, 0, 0, 0], [], [])


@pytest.mark.parametrize("edition", [1997, 2006])
def test_new_issue_on_a_full_board_pushes_out_an_unsecured_one(edition: int) -> None:
    """4.4.3, 4.4-a and 4.4-b."""
    g = table(edition=edition)
    g["national"], g["national_pile"] = [0, 4, 6, 8, 10], [1, 2, 1, 1, 1]
    gone, discarded = ([6], []) if edition == 1997 else ([], [6])
    assert rules.place_national(FIGURES, g, 0, 1, 2) == ([0, 4, 2, 8, 10], [1, 2, 1, 1, 1], gone, discarded)
    assert rules.place_national(FIGURES, g, 0, 1, 1) is None
    assert rules.place_national(FIGURES, g, 0, 1, None) is None


def test_recruits_of_agreeing_spaces() -> None:
    """4.5: spaces of 3, 3, 2, 2, 1; a secured one counts once, opposites cost nothing."""
    g = table()
    g["national"], g["national_pile"] = [10, 0, 3, 4, 8], [1, 2, 1, 1, 1]
    g["platform"][1] = [-1, 1, -1, 0, -1, 1, 0]
    assert rules.members_after(FIGURES, g) == [5 + 3 + 2 + 1, 5 + 3, 11, 0, 0]


@pytest.mark.parametrize(
    ("short", "turn", "expected"),
    [(0, 1, 62), (0, 2, 37), (0, 3, 62), (0, 5, 62), (0, 6, 25), (0, 7, 25), (1, 1, 62), (1, 3, 62), (1, 4, 25), (1, 5, 25)],
)
def test_twelve_seats_pay_twelve_and_twenty_five_members_pay_twenty_five(short: int, turn: int, expected: int) -> None:
    """4.6, printed in 1997 and 2006."""
    g = table()
    g["short"], g["rounds"], g["round"] = short, 5 if short else 7, turn
    g["seats"][turn - 1][0] = 12
    g["members"][0] = 25
    assert rules.money_after(FIGURES, g)[0] == expected


# ------------------------------------------------------------------------------------------------------------------- 6


@pytest.mark.parametrize(
    ("members", "in_1997", "in_2006"),
    [
        ([9, 7, 5, 3], [10, 6, 0, 0], [10, 6, 0, 0]),
        ([9, 9, 5, 3], [8, 8, 0, 0], [8, 8, 0, 0]),
        ([9, 7, 7, 3], [10, 3, 3, 0], [10, 0, 0, 0]),
        ([9, 7, 7, 7], [10, 2, 2, 2], [10, 0, 0, 0]),
        ([9, 9, 9, 3], [5, 5, 5, 0], [5, 5, 5, 0]),
        ([9, 9, 9, 9], [4, 4, 4, 4], [4, 4, 4, 4]),
        ([9, 7, 7, 7, 7], [10, 1, 1, 1, 1], [10, 0, 0, 0, 0]),
        ([9, 9, 9, 9, 9], [3, 3, 3, 3, 3], [3, 3, 3, 3, 3]),
    ],
)
def test_members_bonus(members: list[int], in_1997: list[int], in_2006: list[int]) -> None:
    """6.3.1 to 6.3.3, 6-a, 6-b."""
    for edition, expected in ((1997, in_1997), (2006, in_2006)):
        g = table(len(members), edition)
        g["members"] = members + [0] * (5 - len(members))
        assert rules.members_bonus(FIGURES, g)[: len(members)] == expected


def test_final_score() -> None:
    """6.1 to 6.4, 6-c, 4.3-c."""
    g = table()
    g["seats"][0][0], g["seats"][6][0] = 12, 60
    g["national_media"][0] = [1, 1, 0, 0, 0]
    g["national_media"][6] = [2, 0, 0, 0, 0]
    g["members"] = [20, 10, 5, 0, 0]
    g["national"], g["national_pile"] = [0, 3, 4, 6, -1], [3, 2, 1, 1, 0]
    assert rules.final_score(FIGURES, g) == [
        [72, 45, 20, 10, 26, 5],
        [0, 25, 10, 6, 26, 5],
        [0, 0, 5, 0, 26, 5],
        [0] * 6,
        [0] * 6,
    ]
    assert rules.winners(FIGURES, g) == [0]


def test_ties_of_the_whole_game() -> None:
    """6.5 and 6-d."""
    g = table(4)
    g["national"], g["national_pile"] = grid(-1, 5), grid(0, 5)
    g["members"] = [30, 12, 10, 10, 0]  # bonus 10, 6, 0, 0
    g["seats"][0] = [0, 20, 30, 30, 0]  # totals 40, 38, 40, 40
    assert rules.winners(FIGURES, g) == [2, 3]  # more seats than party 0; equal between themselves
    g["members"] = [30, 8, 12, 10, 0]  # bonus 10, 0, 6, 0
    g["seats"][0] = [20, 0, 20, 20, 0]
    g["national_media"][1] = [0, 0, 1, 1, 0]  # totals 60, 8, 58, 50
    assert rules.winners(FIGURES, g) == [0]
    g["seats"][1] = [0, 0, 0, 10, 0]
    g["seats"][2] = [0, 0, 2, 0, 0]  # totals 60, 8, 60, 60; seats 20, 0, 22, 30
    assert rules.winners(FIGURES, g) == [3]


def test_equal_points_and_seats_are_decided_by_members() -> None:
    """6-d."""
    g = table()
    g["members"] = [10, 26, 10, 0, 0]  # bonus 0, 10, 0 in 2006
    g["seats"][0] = [20, 20, 5, 0, 0]
    g["platform"][0] = [1, 1, 1, 1, 0, 1, 0]
    g["platform"][1] = [-1, 1, -1, 0, -1, 1, 0]
    g["platform"][2] = [-1, 1, -1, 0, -1, 1, 0]
    g["national"], g["national_pile"] = [0, 4, 6, -1, -1], [1, 1, 1, 0, 0]
    # 20 + 10 + 30 = 60 and 20 + 26 + 10 = 56
    assert rules.winners(FIGURES, g) == [0]
    g["members"][0] = 6  # 56 both, 20 seats both, members 6 and 26
    assert rules.winners(FIGURES, g) == [1]


# ------------------------------------------------------------------------------------------------------------------- 8


@pytest.mark.parametrize("parties", [3, 4, 5])
def test_a_game_just_set_up_breaks_nothing(parties: int) -> None:
    assert rules.invariants(FIGURES, table(parties)) == []


def change(g: dict[str, Any], *path: str | int, by: int) -> None:
    """Add to one number."""
    place: Any = g
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] += by


@pytest.mark.parametrize(
    ("path", "by", "words"),
    [
        (("cubes", 0), -1, "party 0 has 17 meeting cubes"),
        (("media", 2, 1), 1, "party 1 has 6 media markers"),
        (("national_media", 2, 1), 1, "party 1 has 6 media markers"),
        (("cash", 0), -26, "party 0 has -1 cash"),
        (("ledger", 2), 1, "by the ledger"),
        (("members", 0), -6, "party 0 has -1 members"),
        (("platform", 0, 5), 1, "open platform"),
        (("hand_size", 0), 1, "hand_size 1 for 0 cards"),
        (("hand", 0, 1), 5, "unsorted hand"),
        (("hand_known", 0, 3), 1, "is known to hold card 3"),
        (("marked", 0, 0), 1, "has marked"),
        (("platform_discard", 3), 1, "platform card 3 is in 5 places"),
        (("platform_left",), 1, "platform_left"),
        (("pool", 5), 1, "7 cards in the exchange pool"),
        (("opinion_gone", 9), 1, "opinion card 9 is in 4 places"),
        (("opinion_left",), 1, "unseen face-down cards"),
        (("down", 3, 0), 1, "1 older face-down cards, but opinion_older has 0"),
        (("opinion", 0, 6), 1, "more than 4 opinion cards"),
        (("poll_public", 4), 1, "poll 4 is in 2 places"),
        (("poll_deck", 4), -1, "poll 4 is in 0 places"),
        (("poll_kept", 0), 1, "poll_kept"),
        (("poll_left",), 1, "poll_left"),
        (("poll", 0), 1, "has won poll 0 and not seen it"),
        (("key_issue", 1), 1, "lies on no card"),
        (("key_issue", 0), 8, "key issue 7"),
        (("trend", 1, 1), -4, "trend -4"),
        (("votes", 1, 1), 51, "51 votes"),
        (("meetings", 1, 1), 10, "11 meetings"),
        (("height", 1, 1), 1, "markers of heights"),
        (("national_pile", 0), 1, "in piles"),
        (("land", 1), -14, "lands"),
        (("land", 3), -4, "3 states drawn"),
        (("seats", 1, 0), 5, "seats before its election"),
        (("cabinet_down", 0, 1), 1, "shows the backs"),
        (("cabinet_up", 0, 1), 1, "turned-up cabinet cards"),
        (("cabinet", 0, 2), 1, "has the cabinet cards"),
        (("tiles", 0), -1, "after 0 telephones"),
        (("tile", 0, 0), 1, "4 coalition tiles left and 1"),
        (("partner", 0), 2, "has the partner 1, who has not"),
        (("refusing", 0), 1, "refusing"),
        (("asked",), 8, "asked names empty seats"),
        (("members", 3), 1, "members of the empty seat 3"),
        (("votes", 0, 4), 1, "votes of the empty seat 4"),
        (("round",), 7, "round 8 of 7"),
        (("rounds",), -2, "5 rounds"),
        (("colour", 0), 1, "colours"),
        (("imposed",), 1, "1997 only"),
    ],
)
def test_every_broken_invariant_is_seen(path: tuple[str | int, ...], by: int, words: str) -> None:
    g = table()
    change(g, *path, by=by)
    found = rules.invariants(FIGURES, g)
    assert any(words in wrong for wrong in found), found


def test_two_spent_contributions_in_round_one() -> None:
    g = table()
    g["gift"][0] = [0, 0, 1, 1, 1]
    assert rules.invariants(FIGURES, g) == ["party 0 has used 2 contribution cards by round 1"]
    g["gift"][0] = [0, 1, 1, 1, 1]
    assert rules.invariants(FIGURES, g) == []


def test_two_national_opinions_on_one_issue_and_a_gap() -> None:
    g = table()
    for card in (10, 11):
        g["opinion_unseen"][card] -= 1
        g["opinion_left"] -= 1
    g["national"], g["national_pile"] = [10, 11, -1, -1, -1], [1, 1, 0, 0, 0]
    assert rules.invariants(FIGURES, g) == ["two national opinions on one issue: [10, 11, -1, -1, -1]"]
    g["opinion_discard"][11] += 1
    g["national"], g["national_pile"] = [-1, 10, -1, -1, -1], [0, 1, 0, 0, 0]
    assert rules.invariants(FIGURES, g) == ["a gap in national opinion: [-1, 10, -1, -1, -1]"]


def test_known_and_older_face_down_cards_are_counted_where_they_lie() -> None:
    g = table()
    g["opinion_unseen"][9] -= 1
    g["opinion_unseen"][11] -= 1
    g["opinion_older"][11] += 1
    g["down"][3] = [1, 3 + 9, 2]
    assert rules.invariants(FIGURES, g) == []
    g["opinion_older"][11], g["opinion_oldest"][14 + 11] = 0, 1
    g["down"][3] = [1, 3 + 9, -2]
    assert rules.invariants(FIGURES, g) == []
    g["down"][3] = [1, 3 + 9, -1]
    assert rules.invariants(FIGURES, g) == [
        "1 face-down cards of generation 0, but there are 0",
        "0 face-down cards of generation 1, but there are 1",
    ]
    g["opinion_older"][11], g["opinion_oldest"][14 + 11] = 1, 0
    g["down"][3] = [1, 3 + 7, 2]
    assert rules.invariants(FIGURES, g) == [
        "opinion card 7 is in 4 places instead of 3",
        "opinion card 9 is in 2 places instead of 3",
    ]


def test_cards_under_the_decks_and_in_hands_are_counted() -> None:
    g = table()
    g["platform_deck"][13] -= 3
    g["platform_left"] -= 3
    g["hand"][0], g["hand_size"][0], g["hand_known"][0][13] = [13, 13, -1], 2, 1
    g["platform_under"][0], g["platform_under_n"] = 13, 1
    g["opinion_unseen"][13] -= 1
    g["opinion_left"] -= 1
    g["opinion_under"][0], g["opinion_under_n"] = 13, 1
    assert rules.invariants(FIGURES, g) == []
    g["platform_under_n"] = g["opinion_under_n"] = 0
    assert len(rules.invariants(FIGURES, g)) == 2


def test_imposed_stance_is_respected() -> None:
    """7.2: red holds nuclear energy, if at all, with 'no'."""
    g = table(edition=1997)
    g["imposed"] = 1
    assert rules.invariants(FIGURES, g) == []
    for stance, expected in ((-1, []), (1, ["party 1 holds its imposed issue 6 with the other stance"])):
        h = deepcopy(g)
        h["platform"][1] = [1, 1, 1, 1, 0, 0, stance]
        h["platform_deck"][8] += 1
        h["platform_deck"][12 if stance == 1 else 13] -= 1
        assert rules.invariants(FIGURES, h) == expected


def test_short_game_leaves_out_the_cards_marked_seven() -> None:
    """7.1."""
    g = table()
    g["short"], g["rounds"] = 1, 5
    assert rules.invariants(FIGURES, g) != []
    for party in range(3):
        g["cabinet"][party][0] = 0
        g["gift"][party][4] = 0
    g["poll_deck"][10:], g["poll_left"] = grid(0, 10), 10
    assert rules.invariants(FIGURES, g) == []


def test_past_state_must_be_cleared() -> None:
    """5.1.1."""
    g = table()
    g["round"] = 2
    found = rules.invariants(FIGURES, g)
    assert "past state 0 has not been cleared" in found
    assert "4 states drawn in round 2" in found
