"""3.1 Start player: sealed bids, ties, and the parties that may be named."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.core.contract import NOT_ASKED
from hustings.games.die_macher.options import MORE_AMOUNTS, NAME_START, PASS, SECOND_BID, START_BID, START_NAMING
from hustings.games.die_macher.position import CONFERENCE, START_PLAYER
from hustings.games.die_macher.refusals import BELOW_FIRST_BID, NO_SUCH_PARTY, TOO_DEAR
from support.die_macher.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])
NOUGHT, ONE, ALSO_ONE, TWO, ALSO_TWO, THREE = range(6)  # the sides of the die, as outcomes of chance


def bidding(edition: str = "2006", players: int = 5, start: int = 0) -> Scene:
    return scene(edition, players).enter(START_PLAYER, start=start)


def seal(s: Scene, bids: Sequence[int], outcomes: Sequence[int] = ()) -> None:
    """Make every party asked bid; `outcomes` of chance follow the last bid."""
    asked = s.asked
    assert len(asked) == len(bids)
    for party, bid in zip(asked, bids, strict=True):
        s.act(party, bid, outcomes if party == asked[-1] else ())


def cash(s: Scene) -> list[int]:
    return [s.g.cash[party] for party in range(s.g.parties)]


def names(s: Scene) -> int:
    """The party that may name the start player."""
    assert s.g.ask == START_NAMING and s.asked == [s.g.leader]
    return s.asked[0]


@EDITIONS
def test_3_1_1_everyone_is_asked_at_once_and_may_bid_nothing(edition: str) -> None:
    s = bidding(edition)
    assert s.asked == [0, 1, 2, 3, 4] and s.g.ask == START_BID
    assert all(s.why(party, 0) == 0 for party in range(5))
    assert s.legal(0) == list(range(26))


def test_3_1_1_bids_are_sealed_in_any_order_and_once() -> None:
    s = bidding(players=3)
    s.act(2, 4)
    assert s.asked == [0, 1] and s.why(2, 5) == NOT_ASKED
    assert s.seen_by(0).bid[2] == -1
    s.act(0, 3)
    s.act(1, 2)
    assert names(s) == 2


def test_3_1_1_every_round_begins_with_new_bids() -> None:
    s = bidding("2006", 3)
    seal(s, [7, 3, 2])
    s.act(0, NAME_START + 1)
    assert [s.g.bid_shown[party] for party in range(3)] == [-1, -1, -1] and s.g.leader == -1
    s.g.bid_shown[0] = s.g.bid[1] = 20
    s.enter(START_PLAYER, round=2)
    assert s.asked == [0, 1, 2] and s.why(0, 0) == 0
    seal(s, [1, 0, 0])
    assert names(s) == 0 and cash(s) == [17, 25, 25]


def test_3_1_1_a_party_without_money_can_only_bid_nothing() -> None:
    s = scene(players=3)
    s.cash(1, 0)
    s.enter(START_PLAYER)
    assert s.asked == [0, 2]
    seal(s, [0, 1])
    assert s.g.bid_shown[1] == 0 and names(s) == 2


@EDITIONS
def test_3_1_2_the_highest_bidder_pays_the_bank(edition: str) -> None:
    s = bidding(edition)
    seal(s, [3, 0, 12, 11, 5])
    assert names(s) == 2
    assert cash(s) == [25, 25, 13, 25, 25]


@pytest.mark.parametrize("start", range(4))
def test_3_1_2_it_names_anyone_at_the_table_itself_included(start: int) -> None:
    s = bidding(players=4)
    seal(s, [0, 2, 1, 0])
    assert s.legal(1) == [NAME_START + party for party in range(4)]
    assert s.why(1, NAME_START + 4) == NO_SUCH_PARTY and s.why(1, PASS) != 0
    s.act(1, NAME_START + start)
    assert s.g.start == start and s.g.phase == CONFERENCE


def test_3_1_2_play_goes_from_there_to_the_next_seat_and_around() -> None:
    s = bidding(players=4)
    seal(s, [0, 2, 1, 0])
    s.act(1, NAME_START + 2)
    order = []
    while s.g.phase == CONFERENCE:
        order += s.asked
        s.act(s.asked[0], PASS)
        s.act(s.asked[0], PASS)
    assert order == [2, 3, 0, 1]


def test_3_1_3_in_1997_the_tied_roll_and_the_highest_pays_its_bid() -> None:
    s = bidding("1997")
    seal(s, [7, 3, 7, 0, 7], outcomes=[ONE, NOUGHT, TWO])
    assert names(s) == 4
    assert cash(s) == [25, 25, 25, 25, 18]


def test_3_1_3_in_1997_there_is_no_second_bid() -> None:
    s = bidding("1997", 3)
    seal(s, [7, 7, 0], outcomes=[THREE, NOUGHT])
    assert s.g.ask == START_NAMING


def test_3_1_3_in_2006_only_the_tied_bid_again() -> None:
    s = bidding("2006")
    seal(s, [7, 3, 7, 0, 7])
    assert s.asked == [0, 2, 4] and s.g.ask == SECOND_BID
    assert cash(s) == [25] * 5, "nobody has paid yet"


def test_3_1_3_in_2006_a_second_bid_is_at_least_the_first() -> None:
    s = bidding("2006", 3)
    seal(s, [7, 3, 7])
    assert s.legal(0) == list(range(7, 26))
    assert s.why(0, 6) == BELOW_FIRST_BID and s.why(0, 0) == BELOW_FIRST_BID
    assert s.why(0, 7) == 0


def test_3_1_3_in_2006_second_bids_are_sealed_too() -> None:
    s = bidding("2006", 3)
    seal(s, [7, 3, 7])
    s.act(0, 9)
    assert s.seen_by(2).bid[0] == -1 and s.seen_by(2).bid_shown[0] == 7


def test_3_1_3_in_2006_the_highest_second_bid_wins_and_is_paid() -> None:
    s = bidding("2006")
    seal(s, [7, 3, 7, 0, 7])
    seal(s, [8, 10, 7])
    assert names(s) == 2
    assert cash(s) == [25, 25, 15, 25, 25]


def test_3_1_3_in_2006_those_tied_again_roll_and_no_others() -> None:
    s = bidding("2006")
    seal(s, [7, 3, 7, 0, 7])
    seal(s, [9, 8, 9], outcomes=[ONE, TWO])
    assert names(s) == 4
    assert cash(s) == [25, 25, 25, 25, 16]


def test_3_1_3_in_2006_both_stay_at_the_first_bid_and_roll() -> None:
    s = bidding("2006", 3)
    seal(s, [7, 3, 7])
    seal(s, [7, 7], outcomes=[TWO, ONE])
    assert names(s) == 0 and cash(s) == [18, 25, 25]


def test_3_1_3_in_2006_who_has_bid_all_its_money_cannot_raise() -> None:
    s = scene("2006", 3)
    s.cash(0, 7)
    s.enter(START_PLAYER)
    seal(s, [7, 3, 7])
    assert s.asked == [2]
    seal(s, [8])
    assert names(s) == 2 and cash(s) == [7, 25, 17]


def test_3_1_3_in_2006_all_tied_have_bid_everything_and_roll_at_once() -> None:
    s = scene("2006", 3)
    for party in (0, 2):
        s.cash(party, 7)
    s.enter(START_PLAYER)
    seal(s, [7, 3, 7], outcomes=[ONE, TWO])
    assert names(s) == 2 and cash(s) == [7, 25, 0]


@EDITIONS
def test_3_1_4_all_bid_nothing_and_everyone_rolls_without_a_second_bid(edition: str) -> None:
    s = bidding(edition, 4)
    seal(s, [0, 0, 0, 0], outcomes=[ONE, THREE, NOUGHT, TWO])
    assert names(s) == 1
    assert cash(s) == [25] * 4


@EDITIONS
def test_3_1_4_nobody_has_any_money(edition: str) -> None:
    s = scene(edition, 3)
    for party in range(3):
        s.cash(party, 0)
    s.g.phase, s.g.step, s.g.asked = START_PLAYER, 0, 0
    s.proceed([ONE, NOUGHT, THREE])
    assert names(s) == 2


def test_3_1_4_one_bid_above_nothing_wins_without_dice() -> None:
    s = bidding("2006")
    seal(s, [0, 0, 0, 1, 0])
    assert names(s) == 3 and cash(s) == [25, 25, 25, 24, 25]


@EDITIONS
def test_ruling_3_1_a_a_bid_is_at_most_the_cash(edition: str) -> None:
    s = bidding(edition)
    assert s.why(0, 25) == 0 and s.why(0, 26) == TOO_DEAR


def test_ruling_3_1_a_a_second_bid_is_at_most_the_cash() -> None:
    s = bidding("2006", 3)
    seal(s, [7, 3, 7])
    assert s.why(2, 25) == 0 and s.why(2, 26) == TOO_DEAR


def test_ruling_3_1_a_all_the_cash_can_be_bid_and_lost() -> None:
    s = bidding(players=3)
    seal(s, [24, 25, 23])
    assert names(s) == 1 and cash(s) == [25, 0, 25]


@EDITIONS
def test_ruling_3_1_a_there_is_no_other_limit(edition: str) -> None:
    s = bidding(edition, 3)
    s.cash(0, 311)
    s.cash(1, 400)
    assert s.legal(0) == [*range(300), *range(MORE_AMOUNTS, MORE_AMOUNTS + 12)]
    seal(s, [MORE_AMOUNTS + 11, MORE_AMOUNTS + 9, 25])
    assert names(s) == 0 and cash(s) == [0, 400, 25]


@EDITIONS
def test_ruling_3_1_a_only_the_winner_pays(edition: str) -> None:
    s = bidding(edition)
    seal(s, [9, 8, 7, 6, 10])
    assert cash(s) == [25, 25, 25, 25, 15]


@EDITIONS
def test_ruling_3_1_b_tied_dice_are_rolled_again_among_the_tied(edition: str) -> None:
    s = bidding(edition, 3)
    seal(s, [0, 0, 0], outcomes=[TWO, NOUGHT, ALSO_TWO, ONE, ALSO_ONE, NOUGHT, THREE])
    assert names(s) == 2


def test_ruling_3_1_b_a_lower_die_is_out_for_good() -> None:
    s = bidding("1997", 3)
    seal(s, [5, 5, 5], outcomes=[ONE, TWO, TWO, NOUGHT, ONE])
    assert names(s) == 2 and cash(s) == [25, 25, 20]


def test_ruling_3_1_b_dice_are_rolled_in_the_turn_order_so_far() -> None:
    s = bidding("1997", 3, start=1)
    seal(s, [0, 0, 0], outcomes=[ONE, TWO, THREE])
    assert names(s) == 0, "seats 1, 2 and then 0 rolled"
