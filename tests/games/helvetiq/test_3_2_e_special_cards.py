"""3.2 E Special cards: multicolour cards played for their effects."""

from __future__ import annotations

import pytest

from hustings.games.helvetiq.options import (
    APPLY,
    BALLOT,
    CHOOSE_LEVEL,
    CHOOSE_SEAT,
    DEMOTE,
    ELECT,
    EXCHANGE,
    FIRST_BALLOT,
    INITIATIVE,
    OBTAIN,
    PASS,
    PAY,
    PLAY,
    PROPOSE,
    REPLACE,
    TAKE,
    TURN,
)
from hustings.games.helvetiq.position import (
    BLANK,
    BLUE,
    CAMPAIGN_BUS,
    COALITION,
    DECREE,
    E1,
    E2,
    EARLY_DEADLINE,
    EXTRA_SESSION,
    FEDERALISM,
    FUND_RAISING,
    GRASS_ROOTS,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    J1,
    J2,
    J3,
    L1,
    L2,
    L3,
    NO,
    PARTY_LEVY,
    PARTY_ROW,
    PRESS_LEAK,
    RECESS,
    RED,
    REFERENDUM_CARD,
    RUMOUR,
    SIGNATURE_DRIVE,
    TACIT_ELECTION,
    URGENCY_CLAUSE,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import (
    ALREADY_LAUNCHED,
    ARROW,
    LAWS_AT_REST,
    MUST_CHOOSE,
    NO_CARDS_THERE,
    NO_CHAIR,
    NO_CHANGE,
    NO_ELECTION,
    NO_EXCHANGE,
    NO_JUDGE,
    NO_LAW,
    NO_LEVEL,
    NO_PAWN_THERE,
    NO_SUCH_SEAT,
    NOBODY_HAS_CARDS,
    NOBODY_TO_MOVE,
    NOT_HELD,
    NOT_IN_HAND,
    NOT_IN_LEGISLATURE,
    NOT_TACIT,
    NOT_THE_CONFEDERATION,
    OWN_SEAT,
    THREE_ALIKE,
    TOO_DEAR,
)
from support.helvetiq.scene import Scene, kind, route, scene

OUT = -1


def swap(going: int, coming: int) -> int:
    return REPLACE + 5 * going + coming


def exchange(pair: int, lower: int, higher: int) -> int:
    return EXCHANGE + 25 * pair + 5 * lower + higher


def elect(start: int, there: int) -> int:
    return ELECT + route(start, there)


def holding(card: int, players: int = 4) -> Scene:
    s = scene(players=players)
    s.special(0, card)
    return s


def test_3_2_12_a_special_card_is_played_by_who_holds_it_and_discarded() -> None:
    s = holding(FUND_RAISING)
    assert s.why(0, PLAY + RUMOUR) == NOT_HELD
    s.act(0, PLAY + FUND_RAISING)
    assert s.g.special_n[0] == 0 and s.g.special_discard[FUND_RAISING] == 1 and s.why(0, PLAY + FUND_RAISING) == NOT_HELD


def test_fund_raising_draws_three_cards() -> None:
    s = holding(FUND_RAISING)
    s.act(0, PLAY + FUND_RAISING, outcomes=[1, 2, 3])
    assert s.held(0) == [1, 2, 3] and s.asked == [0]


def test_party_levy_takes_a_random_card_of_each_opponent() -> None:
    s = holding(PARTY_LEVY)
    s.hand(1, (RED, YES), (RED, NO))
    s.hand(3, (BLUE, YES))
    s.act(0, PLAY + PARTY_LEVY, outcomes=[kind((RED, NO)), kind((BLUE, YES))])
    assert s.held(0) == [kind((RED, NO)), kind((BLUE, YES))] and s.held(1) == [kind((RED, YES))] and s.held(3) == []
    assert s.row("hand_size") == [2, 1, 0, 0] and s.row("discard") == [0] * 25


def test_ruling_3_2_p_cards_at_random_in_turn_order_and_who_loses_one_knows_which() -> None:
    s = scene()
    s.g.active, s.g.asked = 2, 1 << 2
    s.special(2, PARTY_LEVY)
    for seat in (0, 1, 3):
        s.hand(seat, (RED, BLANK), (seat, YES))
    s.act(2, PLAY + PARTY_LEVY, outcomes=[kind((YELLOW, YES)), kind((RED, BLANK)), kind((RED, BLANK))])  # seats 3, 0, 1
    assert s.held(3) == [kind((RED, BLANK))] and s.held(0) == [kind((RED, YES))]
    assert s.g.known[3, 2, kind((YELLOW, YES))] == 1 and s.g.known[0, 2, kind((RED, BLANK))] == 1
    assert s.g.known[0, 2, kind((YELLOW, YES))] == 0


def test_ruling_3_2_p_a_third_player_cannot_tell_which_card_changed_hands() -> None:
    s = holding(PARTY_LEVY, players=3)
    s.hand(1, (RED, BLANK), (RED, BLANK), (GREY, NO))
    s.g.known[2, 1, kind((RED, BLANK))] = 2
    s.g.known[2, 1, kind((GREY, NO))] = 1
    s.act(0, PLAY + PARTY_LEVY, outcomes=[kind((GREY, NO))])
    assert s.g.known[2, 1, kind((RED, BLANK))] == 1 and s.g.known[2, 1, kind((GREY, NO))] == 0


def test_press_leak_shows_a_hand_and_takes_two_cards_of_choice() -> None:
    s = holding(PRESS_LEAK)
    s.hand(2, (RED, YES), (GREY, NO), (BLUE, BLANK))
    s.act(0, PLAY + PRESS_LEAK)
    assert s.why(0, PASS) == MUST_CHOOSE and s.why(0, CHOOSE_SEAT) == OWN_SEAT
    assert s.why(0, CHOOSE_SEAT + 1) == NO_CARDS_THERE
    s.act(0, CHOOSE_SEAT + 2)
    assert s.c.revealed == 2
    assert s.row("known", 0, 2) == s.row("hand", 2)
    assert s.why(0, TAKE + kind((RED, NO))) == NOT_IN_HAND and s.why(0, PASS) == MUST_CHOOSE
    s.act(0, TAKE + kind((GREY, NO)), TAKE + kind((RED, YES)))
    assert s.held(0) == [kind((RED, YES)), kind((GREY, NO))] and s.held(2) == [kind((BLUE, BLANK))]
    assert s.g.known[0, 2, kind((BLUE, BLANK))] == 1 and s.g.known[2, 0, kind((GREY, NO))] == 1
    assert s.asked == [0] and s.g.ask == TURN


def test_press_leak_needs_a_player_at_the_table() -> None:
    s = holding(PRESS_LEAK, players=2)
    s.hand(1, (RED, YES))
    s.act(0, PLAY + PRESS_LEAK)
    assert s.why(0, CHOOSE_SEAT + 3) == NO_SUCH_SEAT


def test_ruling_3_2_q_a_press_leak_takes_what_is_there() -> None:
    s = holding(PRESS_LEAK)
    s.hand(2, (RED, YES))
    s.act(0, PLAY + PRESS_LEAK, CHOOSE_SEAT + 2, TAKE + kind((RED, YES)))
    assert s.g.hand_size[0] == 1 and s.g.ask == TURN


def test_tacit_election_costs_nothing() -> None:
    s = holding(TACIT_ELECTION)
    s.pawns(0, L1)
    for seat in (1, 2, 3):
        s.pawns(seat, L2)
    s.act(0, PLAY + TACIT_ELECTION)
    assert s.why(0, PASS) == MUST_CHOOSE
    s.act(0, elect(L1, L2))
    assert s.where(0) == [L2] and s.g.ask == TURN


def test_ruling_3_2_n_a_tacit_election_minds_chairs_arrows_and_level() -> None:
    s = holding(TACIT_ELECTION)
    s.pawns(0, J1, L2)
    for seat in (1, 2):
        s.pawns(seat, E2, E2)
    s.pawns(3, E2)
    s.act(0, PLAY + TACIT_ELECTION)
    assert s.why(0, elect(L2, L3)) == NOT_TACIT and s.why(0, elect(L2, E2)) == NO_CHAIR
    assert s.why(0, elect(J1, J2)) == 0
    s.g.pawns[L2, 0] = 0
    assert s.why(0, elect(J1, J2)) == ARROW


def test_coalition_draws_a_card_and_waives_surcharges_for_the_turn() -> None:
    s = holding(COALITION)
    s.pawns(1, L1, L1, L1, J1)
    s.hand(0, (GREY, YES), (GREY, NO))
    assert s.why(0, elect(OUT, L1)) == TOO_DEAR
    s.act(0, PLAY + COALITION, outcomes=[kind((GREY, BLANK))])
    assert s.g.hand_size[0] == 3
    s.act(0, elect(OUT, L1))
    assert s.g.due == 2
    s.act(0, PAY + kind((GREY, YES)), PAY + kind((GREY, NO)))
    s.act(0, elect(OUT, J1))
    assert s.where(0) == [J1, L1]
    s.act(0, PASS)
    assert s.g.coalition == 0


def test_campaign_bus_takes_three_cards_off_the_next_election() -> None:
    s = holding(CAMPAIGN_BUS)
    s.hand(0, (GREY, YES), (GREY, NO), (GREY, NO))
    s.act(0, PLAY + CAMPAIGN_BUS)
    assert s.g.hand_size[0] == 3
    s.act(0, elect(OUT, E1))
    assert s.g.due == 1 and s.g.bus == 0
    s.act(0, PAY + kind((GREY, YES)))
    s.act(0, elect(OUT, L1))
    assert s.g.due == 2


def test_ruling_3_2_m_the_bus_waits_for_an_election_with_a_price_and_then_is_gone() -> None:
    s = holding(CAMPAIGN_BUS)
    s.special(0, TACIT_ELECTION)
    s.act(0, PLAY + CAMPAIGN_BUS, elect(OUT, J1), PLAY + TACIT_ELECTION, elect(OUT, E1))
    assert s.g.bus == 3
    s.act(0, elect(OUT, L1))  # price 2: nothing left to pay, and the third card of the discount is lost
    assert s.where(0) == [J1, L1, E1] and s.g.bus == 0
    s.act(0, PASS)
    assert s.g.bus == 0


def test_the_bus_does_not_outlast_the_turn() -> None:
    s = holding(CAMPAIGN_BUS)
    s.act(0, PLAY + CAMPAIGN_BUS, PASS)
    assert s.g.bus == 0


def test_urgency_clause_changes_laws_without_card_or_referendum() -> None:
    s = holding(URGENCY_CLAUSE)
    s.pawns(0, L2)
    s.act(0, PLAY + URGENCY_CLAUSE)
    assert s.why(0, CHOOSE_LEVEL) == NOT_IN_LEGISLATURE
    s.act(0, CHOOSE_LEVEL + 1, swap(GREEN, RED), swap(BLUE, RED), swap(YELLOW, GREY), outcomes=[])
    assert s.row("laws", 1) == [2, 0, 0, 0, 1] and s.g.ask == TURN


def test_signature_drive_launches_an_initiative_with_a_yes_to_start_with() -> None:
    s = holding(SIGNATURE_DRIVE)
    s.hand(1, (RED, NO))
    s.act(0, PLAY + SIGNATURE_DRIVE, CHOOSE_LEVEL + 2, swap(GREY, RED), PASS)
    assert s.asked == [1] and s.g.yes == 1
    s.act(1, BALLOT + kind((RED, NO)), outcomes=[kind((GREY, YES)), 0])  # a tie, so the deck decides
    assert (s.g.yes, s.g.no) == (2, 1) and s.row("laws", 2) == [1, 0, 1, 1, 0]


def test_ruling_3_2_s_a_signature_drive_is_the_levels_initiative_of_the_turn() -> None:
    s = holding(SIGNATURE_DRIVE)
    s.hand(0, (RED, INITIATIVE_CARD), (RED, INITIATIVE_CARD), (GREY, YES))
    s.act(0, INITIATIVE, PAY + kind((RED, INITIATIVE_CARD)), swap(RED, YELLOW), PASS, BALLOT + kind((GREY, YES)), PASS)
    s.act(0, PLAY + SIGNATURE_DRIVE)
    assert s.why(0, CHOOSE_LEVEL) == ALREADY_LAUNCHED
    s.act(0, CHOOSE_LEVEL + 1, swap(GREEN, RED), PASS)
    assert s.g.launched[1] == 1


def test_extra_session_draws_a_card_and_gives_each_judge_one_more_law() -> None:
    s = holding(EXTRA_SESSION)
    s.pawns(0, J1)
    s.hand(0, (RED, YES), (GREEN, YES), (BLUE, YES))
    s.act(0, PLAY + EXTRA_SESSION, outcomes=[kind((GREY, YES))])
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, APPLY + GREEN, PAY + kind((GREEN, YES)))
    assert s.why(0, APPLY + BLUE) == NO_JUDGE
    s.act(0, elect(OUT, J1))
    assert s.why(0, APPLY + BLUE) == 0 and s.why(0, APPLY + RED) == NO_LAW


def test_recess_draws_two_cards_and_keeps_the_laws_of_a_level() -> None:
    s = holding(RECESS)
    s.act(0, PLAY + RECESS, outcomes=[20, 21])
    assert s.held(0) == [20, 21] and s.why(0, PASS) == MUST_CHOOSE
    s.act(0, CHOOSE_LEVEL + 1)
    assert s.row("recess") == [1, -1, -1, -1] and s.g.ask == TURN


def test_ruling_3_2_t_a_recess_binds_all_others_until_the_players_next_turn() -> None:
    s = holding(RECESS)
    for seat in (0, 1):
        s.pawns(seat, L1, L2)
        s.hand(seat, (GREY, BLANK), (seat, INITIATIVE_CARD))
    s.special(1, URGENCY_CLAUSE, SIGNATURE_DRIVE, DECREE, FEDERALISM)
    s.act(0, PLAY + RECESS, CHOOSE_LEVEL + 1)
    assert s.why(0, PROPOSE + 1) == 0  # does not bind the player itself
    s.act(0, PASS)
    assert s.why(1, PROPOSE + 1) == LAWS_AT_REST and s.why(1, INITIATIVE + 1) == LAWS_AT_REST
    assert s.why(1, PROPOSE) == 0 and s.why(1, INITIATIVE) == 0
    for card in (URGENCY_CLAUSE, SIGNATURE_DRIVE, DECREE):
        s.act(1, PLAY + card)
        assert s.why(1, CHOOSE_LEVEL + 1) == LAWS_AT_REST
        s.act(1, CHOOSE_LEVEL)
        s.act(1, s.legal(1)[0])
        if card != DECREE:
            s.act(1, PASS)
        while s.g.ask == FIRST_BALLOT:
            s.act(s.asked[0], s.legal(s.asked[0])[-1])
    s.act(1, PLAY + FEDERALISM)
    assert {(option - EXCHANGE) // 25 for option in s.legal(1)} == {1}  # commune and confederation only
    s.act(1, s.legal(1)[0], PASS)
    s.act(2, OBTAIN)
    s.act(3, OBTAIN)
    assert s.asked == [0] and s.row("recess") == [-1] * 4


def test_ruling_3_2_t_a_recess_ends_with_the_players_last_action_too() -> None:
    s = holding(RECESS, players=2)
    s.g.drawer = 38
    s.act(0, PLAY + RECESS, CHOOSE_LEVEL, PASS)
    s.act(1, OBTAIN)
    assert s.asked == [0] and s.g.recess[0] == -1


def test_federalism_exchanges_two_laws_of_two_levels() -> None:
    s = holding(FEDERALISM)
    s.laws(0, RED, RED, GREEN)
    s.laws(1, RED, BLUE, BLUE)
    s.act(0, PLAY + FEDERALISM)
    assert s.why(0, PASS) == MUST_CHOOSE
    assert s.why(0, exchange(0, GREEN, RED)) == THREE_ALIKE and s.why(0, exchange(0, RED, RED)) == NO_CHANGE
    assert s.why(0, exchange(0, BLUE, RED)) == NO_LAW and s.why(0, exchange(1, GREEN, RED)) == NO_LAW
    s.act(0, exchange(2, RED, YELLOW))
    assert s.row("laws", 1) == [0, 0, 2, 1, 0] and s.row("laws", 2) == [1, 0, 1, 0, 1]
    assert s.row("laws", 0) == [2, 1, 0, 0, 0]


def test_decree_replaces_one_law_of_commune_or_canton() -> None:
    s = holding(DECREE)
    s.act(0, PLAY + DECREE)
    assert s.why(0, CHOOSE_LEVEL + 2) == NOT_THE_CONFEDERATION
    s.act(0, CHOOSE_LEVEL + 1, swap(BLUE, GREY), outcomes=[])
    assert s.row("laws", 1) == [0, 1, 0, 1, 1] and s.g.ask == TURN


def test_early_deadline_moves_the_marker_and_draws_two_cards() -> None:
    s = holding(EARLY_DEADLINE)
    s.act(0, PLAY + EARLY_DEADLINE, outcomes=[1, 2])
    assert s.g.drawer == 2 and s.held(0) == [1, 2] and s.asked == [0]


def test_ruling_3_2_u_an_early_deadline_may_open_a_drawer_or_bring_the_end() -> None:
    s = holding(EARLY_DEADLINE, players=2)
    s.g.drawer = 5
    s.act(0, PLAY + EARLY_DEADLINE, outcomes=[3, 4, 1, 2])
    assert s.g.special[0, 3] == 1 and s.g.special[1, 4] == 1
    s = holding(EARLY_DEADLINE, players=2)
    s.g.drawer = 38
    s.act(0, PLAY + EARLY_DEADLINE, outcomes=[1, 2])
    assert s.g.cause == 1 and s.asked == [0] and s.g.ask == TURN  # the turn is completed first
    assert s.why(0, PLAY + EARLY_DEADLINE) == NOT_HELD
    s.g.special[0, EARLY_DEADLINE], s.g.special_discard[EARLY_DEADLINE], s.g.special_n[0] = 1, 0, 1
    s.act(0, PLAY + EARLY_DEADLINE, outcomes=[1, 6])
    assert s.g.drawer == 39 and s.g.hand_size[0] == 4


def test_rumour_makes_each_opponent_discard_then_draws_a_card() -> None:
    s = holding(RUMOUR)
    s.hand(1, (RED, YES), (RED, NO))
    s.hand(2, (BLUE, YES))
    s.g.known[3, 1, kind((RED, NO))] = 1
    s.act(0, PLAY + RUMOUR, outcomes=[kind((RED, NO)), kind((BLUE, YES)), 20])
    assert s.held(0) == [20] and s.held(1) == [kind((RED, YES))] and s.held(2) == []
    assert s.g.discard[kind((RED, NO))] == 1 and s.g.discard[kind((BLUE, YES))] == 1
    assert s.g.known[3, 1, kind((RED, NO))] == 0


@pytest.mark.parametrize(("power", "square", "down"), [(0, L2, L1), (1, E2, E1)])
def test_party_row_moves_an_opposing_pawn_down(power: int, square: int, down: int) -> None:
    s = holding(PARTY_ROW)
    s.pawns(0, square)
    s.pawns(2, square, J2, L3)
    s.act(0, PLAY + PARTY_ROW)
    assert s.why(0, PASS) == MUST_CHOOSE and s.why(0, DEMOTE + 4 * power) == OWN_SEAT
    assert s.why(0, DEMOTE + 4 * (1 - power) + 2) == NO_PAWN_THERE
    s.act(0, DEMOTE + 4 * power + 2)
    assert s.where(2) == sorted([down, J2, L3]) and s.where(0) == [square]


def test_ruling_3_2_r_a_party_row_needs_a_chair_in_the_communes_executive() -> None:
    s = holding(PARTY_ROW)
    s.pawns(1, *[E1] * 4, E2)
    s.pawns(2, E1)
    assert s.why(0, PLAY + PARTY_ROW) == NOBODY_TO_MOVE
    s.pawns(3, L2)
    s.act(0, PLAY + PARTY_ROW)
    assert s.legal(0) == [DEMOTE + 3] and s.why(0, DEMOTE + 4 + 1) == NO_CHAIR


def test_ruling_3_2_o_an_effect_needs_something_to_aim_at() -> None:
    s = scene(players=2)
    s.special(0, PARTY_LEVY, PRESS_LEAK, TACIT_ELECTION, URGENCY_CLAUSE, PARTY_ROW, FEDERALISM, RUMOUR, GRASS_ROOTS)
    assert s.why(0, PLAY + PARTY_LEVY) == s.why(0, PLAY + PRESS_LEAK) == NOBODY_HAS_CARDS
    assert s.why(0, PLAY + URGENCY_CLAUSE) == NO_LEVEL and s.why(0, PLAY + PARTY_ROW) == NOBODY_TO_MOVE
    assert s.why(0, PLAY + RUMOUR) == 0 and s.why(0, PLAY + GRASS_ROOTS) == 0  # the first for a card, the second for no points
    assert s.why(0, PLAY + TACIT_ELECTION) == 0
    s.pawns(0, *[J3] * 5)
    assert s.why(0, PLAY + TACIT_ELECTION) == NO_ELECTION
    assert s.why(0, PLAY + FEDERALISM) == 0
    s.g.recess[1] = 1
    assert s.why(0, PLAY + FEDERALISM) == 0
    s = holding(FEDERALISM, players=3)
    s.g.recess[1], s.g.recess[2] = 0, 1
    assert s.why(0, PLAY + FEDERALISM) == NO_EXCHANGE


def test_referendum_cards_do_not_matter_to_an_urgency_clause() -> None:
    s = holding(URGENCY_CLAUSE)
    s.pawns(0, L1)
    s.deck((GREY, REFERENDUM_CARD))
    s.act(0, PLAY + URGENCY_CLAUSE, CHOOSE_LEVEL, swap(RED, YELLOW), PASS, outcomes=[])
    assert s.g.deck_left == 1 and s.row("laws", 0) == [0, 1, 1, 1, 0]
