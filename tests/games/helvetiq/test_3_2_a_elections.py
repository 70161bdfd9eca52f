"""3.2 A Being elected."""

from __future__ import annotations

import pytest

from hustings.games.helvetiq.options import APPLY, ELECT, JOKER, PASS, PAY, PLAY
from hustings.games.helvetiq.position import (
    BLANK,
    BLUE,
    CAMPAIGN_BUS,
    E1,
    E2,
    E3,
    EXTRA_SESSION,
    FUND_RAISING,
    GRASS_ROOTS,
    GREEN,
    GREY,
    J1,
    J2,
    J3,
    L1,
    L2,
    L3,
    NO,
    RED,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import (
    ARROW,
    MUST_PAY,
    NO_CHAIR,
    NO_JUDGE,
    NO_PAWN_LEFT,
    NO_PAWN_THERE,
    NO_STAIRS,
    NOT_IN_HAND,
    TOO_DEAR,
)
from support.helvetiq.scene import kind, route, scene

OUT = -1
GREYS = [(GREY, YES), (GREY, YES), (GREY, NO), (GREY, NO), (GREY, BLANK), (GREY, BLANK)]


def elect(start: int, there: int) -> int:
    return ELECT + route(start, there)


def test_3_2_1_pawns_come_in_at_the_bottom() -> None:
    s = scene()
    s.hand(0, *GREYS)
    entries = [elect(OUT, square) for square in (J1, L1, E1)]
    assert [option for option in s.legal(0) if ELECT <= option < ELECT + 19] == entries
    s.act(0, entries[0])
    assert s.where(0) == [J1] and s.g.reserve[0] == 4
    s.pawns(0, J1, J1, J1, J1)
    assert s.why(0, entries[0]) == NO_PAWN_LEFT


def test_3_2_1_pawns_move_where_stairs_lead() -> None:
    s = scene()
    s.hand(0, *GREYS)
    s.pawns(0, L1, E2)
    legal = [option for option in s.legal(0) if elect(J1, J2) <= option < ELECT + 19]
    assert legal == sorted([elect(L1, L2), elect(L1, E2), elect(L1, E1), elect(E2, L3), elect(E2, L2)])
    assert s.why(0, elect(L2, L3)) == NO_PAWN_THERE
    s.pawns(0, L2)
    assert s.why(0, elect(L2, E3)) == NO_STAIRS
    s.act(0, elect(L1, E2), PAY + kind((GREY, YES)), PAY + kind((GREY, NO)))
    assert s.where(0) == [L2, E2, E2]


@pytest.mark.parametrize(
    ("start", "there", "price"),
    [(OUT, J1, 0), (OUT, L1, 2), (OUT, E1, 4), (L1, L2, 1), (L2, L3, 2), (E2, L3, 2), (L3, E3, 1), (E1, L1, 1)],
)
def test_3_2_2_the_price_is_that_of_the_stairs_and_one_for_each_opposing_pawn(start: int, there: int, price: int) -> None:
    for opponents in (0, 1, 2):
        s = scene()
        s.hand(0, *GREYS)
        if start != OUT:
            s.pawns(0, start)
        s.pawns(0, there)  # the player's own pawn there costs no surcharge
        if there == E3:
            s.g.pawns[L3, 0] = 1
        for seat in range(1, 1 + opponents):
            s.pawns(seat, there)
        s.act(0, elect(start, there))
        paid = 0
        while s.g.due > 0:
            s.act(0, s.legal(0)[0])
            paid += 1
        assert paid == price + opponents and s.g.hand_size[0] == 6 - paid
        assert s.g.pawns[there, 0] == 2 and sum(s.row("discard")) == paid


def test_3_2_2_cards_of_the_own_colour_count_two() -> None:
    s = scene()
    s.hand(0, (RED, YES), (RED, NO))
    s.act(0, elect(OUT, E1))
    assert s.g.due == 4
    s.act(0, PAY + kind((RED, YES)))
    assert s.g.due == 2
    s.act(0, PAY + kind((RED, NO)))
    assert s.where(0) == [E1]


def test_3_2_2_an_election_that_cannot_be_paid_cannot_be_begun() -> None:
    s = scene()
    s.hand(0, (RED, YES), (GREY, YES))
    assert s.why(0, elect(OUT, E1)) == TOO_DEAR
    assert s.why(0, elect(OUT, L1)) == 0
    s.hand(0, (GREEN, YES))
    assert s.why(0, elect(OUT, E1)) == 0
    s.act(0, elect(OUT, E1))
    assert s.why(0, PASS) == MUST_PAY and s.why(0, PAY + kind((BLUE, YES))) == NOT_IN_HAND


def test_3_2_3_executive_squares_only_while_a_chair_is_free() -> None:
    s = scene()
    s.hand(0, *GREYS)
    s.pawns(0, L1)
    for seat in (1, 2, 3):
        s.pawns(seat, E2)
    s.pawns(1, E2)
    assert s.why(0, elect(L1, E2)) == 0
    s.pawns(1, E2)
    assert s.why(0, elect(L1, E2)) == NO_CHAIR
    for seat in (1, 2, 3):
        s.pawns(seat, L2)
    s.special(0, FUND_RAISING)
    assert s.why(0, elect(L1, L2)) == 0  # a legislature has room for all


def test_3_2_4_a_judge_stays_in_its_column() -> None:
    s = scene()
    s.hand(0, *GREYS)
    s.pawns(0, J1, J2, J3, L2, L3)
    from_judiciary = [option for option in s.legal(0) if option in {elect(J1, J2), elect(J2, J3)}]
    assert len(from_judiciary) == 2
    s.act(0, elect(J1, J2), PAY + kind((GREY, YES)))
    s.act(0, elect(J2, J3), PAY + kind((GREY, YES)))
    assert s.where(0) == [J2, L2, J3, J3, L3]


@pytest.mark.parametrize(("start", "there", "needed"), [(J1, J2, L2), (J2, J3, L3), (E2, E3, L3)])
def test_3_2_5_the_arrows_ask_for_a_pawn(start: int, there: int, needed: int) -> None:
    s = scene()
    s.hand(0, *GREYS)
    s.pawns(0, start)
    s.pawns(1, needed)  # another player's pawn does not help
    assert s.why(0, elect(start, there)) == ARROW
    s.pawns(0, needed)
    assert s.why(0, elect(start, there)) == 0


def test_ruling_3_2_a_the_pawn_that_moves_counts_for_the_arrow() -> None:
    s = scene()
    s.hand(0, *GREYS)
    s.pawns(0, L3)
    s.act(0, elect(L3, E3), PAY + kind((GREY, YES)))
    assert s.where(0) == [E3]


def test_ruling_3_2_b_overpaying_is_allowed_and_no_change_is_given() -> None:
    s = scene()
    s.hand(0, (RED, YES), (GREY, YES))
    s.pawns(0, L1)
    s.act(0, elect(L1, L2), PAY + kind((RED, YES)))
    assert s.where(0) == [L2] and s.held(0) == [kind((GREY, YES))]
    assert s.g.ask == 0 and s.asked == [0]  # nothing is left to pay: the turn goes on


def test_ruling_3_2_c_a_joker_counts_two_in_an_election() -> None:
    s = scene()
    s.special(0, FUND_RAISING, CAMPAIGN_BUS, GRASS_ROOTS)
    assert s.why(0, elect(OUT, E1)) == 0
    s.act(0, elect(OUT, E1), JOKER + FUND_RAISING, JOKER + CAMPAIGN_BUS)
    assert s.where(0) == [E1] and s.g.special_n[0] == 1
    assert s.row("special_discard").count(1) == 2 and s.g.bus == 0 and s.g.hand_size[0] == 0  # without their effects


def test_ruling_3_2_j_the_judge_that_moves_is_one_that_has_not_applied_a_law() -> None:
    s = scene()
    s.hand(0, (RED, YES), (GREEN, YES), (BLUE, YES), (YELLOW, YES), (GREY, YES), (GREY, NO))
    s.pawns(0, J1, J1, L2)
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, elect(J1, J2), PAY + kind((GREY, YES)))
    assert s.row("heard") == [1, 0, 0]
    assert s.why(0, APPLY + GREEN) == NO_JUDGE and s.why(0, APPLY + 5 + GREEN) == 0
    s.act(0, elect(J1, J2), PAY + kind((GREY, NO)))  # the other judge, which has applied a law, moves with that law
    assert s.row("heard") == [0, 1, 0]
    s.act(0, APPLY + 5 + GREEN, PAY + kind((GREEN, YES)))
    assert s.why(0, APPLY + 5 + BLUE) == NO_JUDGE


def test_ruling_3_2_j_in_an_extra_session_the_further_law_goes_along_too() -> None:
    s = scene()
    s.hand(0, (RED, YES), (GREEN, YES), (BLUE, YES), (GREY, YES))
    s.special(0, EXTRA_SESSION)
    s.pawns(0, J1, L2)
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, PLAY + EXTRA_SESSION)
    assert s.g.session == 1
    s.act(0, APPLY + GREEN, PAY + kind((GREEN, YES)))
    assert s.row("heard") == [1, 0, 0] and s.row("heard_more") == [1, 0, 0]
    s.act(0, elect(J1, J2), PAY + kind((GREY, YES)))
    assert s.row("heard") == [0, 1, 0] and s.row("heard_more") == [0, 1, 0]
    assert s.why(0, APPLY + 5 + BLUE) == NO_JUDGE


def test_ruling_3_2_h_a_joker_is_always_taken_in_the_own_colour() -> None:
    s = scene()
    s.special(0, FUND_RAISING)
    s.act(0, elect(OUT, L1), JOKER + FUND_RAISING)
    assert s.where(0) == [L1]
