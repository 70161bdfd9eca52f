"""4 The end of the game and the final score."""

from __future__ import annotations

import pytest

from hustings.core.play import start
from hustings.games.helvetiq.options import (
    APPLY,
    CHOOSE_LEVEL,
    ELECT,
    INITIATIVE,
    JOKER,
    LAST_ACTION,
    OBTAIN,
    PASS,
    PAY,
    PLAY,
    REPLACE,
    TURN,
)
from hustings.games.helvetiq.position import (
    BERN,
    BLANK,
    COALITION,
    CONCORDANCE,
    E1,
    E2,
    E3,
    EARLY_DEADLINE,
    EXTRA_SESSION,
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
    OPPOSITION,
    OVER,
    RED,
    URGENCY_CLAUSE,
    VICE_PRESIDENT,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import NO_JUDGE, NOT_AN_ACTION
from hustings.games.helvetiq.rules.scoring import END_CARDS, LAWS, PAWNS, PRESIDENT
from support.helvetiq.scene import Scene, kind, route, scene

OUT = -1


def elect(start_square: int, there: int) -> int:
    return ELECT + route(start_square, there)


def last_actions(s: Scene, seat: int = 0) -> Scene:
    """Go to the last actions: seat `seat` reaches the last drawer."""
    s.g.drawer, s.g.active, s.g.asked = s.f.drawers - 1, seat, 1 << seat
    s.act(seat, OBTAIN)
    assert s.g.ask == LAST_ACTION
    return s


def finish(s: Scene, president: int | None = None) -> Scene:
    """Make everyone pass. `president`: the colour of the pawn drawn as president."""
    if s.g.ask != LAST_ACTION:
        last_actions(s)
    for left in range(s.g.actions_left, 0, -1):
        s.act(s.asked[0], PASS, outcomes=[president] if president is not None and left == 1 else [])
    assert s.g.phase == OVER and s.asked == []
    return s


def test_4_1_the_last_drawer_brings_the_end() -> None:
    s = scene(players=3)
    s.g.drawer = 37
    s.act(0, OBTAIN)
    assert s.g.drawer == 38 and s.g.cause == 0 and s.g.ask == TURN
    s.act(1, OBTAIN)
    assert s.g.drawer == 39 and s.g.cause == 1 and s.g.ask == LAST_ACTION


def full_council(s: Scene) -> None:
    """Take all chairs except one, which seat 0 can take."""
    s.pawns(1, *[E3] * 3)
    s.pawns(2, *[E3] * 3)
    s.pawns(0, L3)
    s.hand(0, *[(RED, YES), (RED, YES), (RED, NO), (RED, NO), (RED, BLANK), (GREY, YES), (GREY, YES)])


def test_4_1_a_full_federal_council_brings_the_end() -> None:
    s = scene()
    full_council(s)
    s.act(0, elect(L3, E3))
    while s.g.due > 0:
        s.act(0, s.legal(0)[0])
    assert s.g.cause == 2 and s.g.ask == TURN


def test_4_2_the_turn_is_completed_then_each_has_a_single_action() -> None:
    s = scene()
    full_council(s)
    s.act(0, elect(L3, E3))
    while s.g.due > 0:
        s.act(0, s.legal(0)[0])
    s.act(0, elect(OUT, J1))  # the turn goes on
    s.act(0, PASS)
    assert s.asked == [1] and s.g.ask == LAST_ACTION
    s.hand(1, (GREY, BLANK))
    s.act(1, elect(OUT, J1), PAY + kind((GREY, BLANK)))
    assert s.asked == [2]
    s.act(2, PASS)
    s.act(3, PASS)
    assert s.asked == [0]  # including the player who caused it
    s.act(0, PASS, outcomes=[RED])
    assert s.g.phase == OVER


def test_ruling_4_a_one_item_or_none_and_obtaining_is_none() -> None:
    s = last_actions(scene(players=2))
    assert s.why(1, OBTAIN) == NOT_AN_ACTION and s.why(1, PASS) == 0
    s.pawns(1, J1, J1)
    s.hand(1, (RED, YES), (GREEN, YES))
    s.act(1, APPLY + RED, PAY + kind((RED, YES)))
    assert s.asked == [0]  # one law, though there are two judges


def test_ruling_4_a_a_last_action_may_ask_the_people() -> None:
    s = last_actions(scene(players=2))
    s.hand(1, (YELLOW, INITIATIVE_CARD))
    s.act(1, INITIATIVE, PAY + kind((YELLOW, INITIATIVE_CARD)), REPLACE + YELLOW, PASS)
    s.act(0, s.legal(0)[0], *([PASS] if s.g.hand_size[0] > 1 else []))
    assert s.asked == [0] and s.g.ask == LAST_ACTION


def test_ruling_4_a_a_special_card_with_a_choice_is_one_action() -> None:
    s = scene(players=2)
    s.special(1, URGENCY_CLAUSE)
    last_actions(s)
    s.pawns(1, L1)
    s.act(1, PLAY + URGENCY_CLAUSE, CHOOSE_LEVEL, REPLACE + YELLOW, PASS)
    assert s.asked == [0] and s.row("laws", 0) == [0, 1, 1, 1, 0]


def test_ruling_4_a_jokers_pay_within_the_action() -> None:
    s = scene(players=2)
    s.special(1, FUND_RAISING, COALITION)
    last_actions(s)
    s.act(1, elect(OUT, E1), JOKER + FUND_RAISING, JOKER + COALITION)
    assert s.where(1) == [E1] and s.asked == [0]


def test_4_3_pawns_and_laws_give_the_points_of_their_square() -> None:
    s = scene(players=3)
    s.pawns(0, J1, J2, J3, L1, L2)
    s.pawns(1, L3, E1, E2)
    s.laws(0, RED, RED, GREEN)
    s.laws(1, RED, GREEN, GREY)
    s.laws(2, GREEN, GREEN, RED)
    finish(s)
    assert s.g.points[0, PAWNS] == 1 + 4 + 7 + 1 + 2 and s.g.points[1, PAWNS] == 5 + 1 + 2 and s.g.points[2, PAWNS] == 0
    assert s.g.points[0, LAWS] == 2 * 1 + 2 + 5 and s.g.points[1, LAWS] == 1 + 2 + 2 * 5 and s.g.points[2, LAWS] == 0


def test_4_4_a_random_pawn_of_the_federal_council_is_president() -> None:
    s = scene()
    s.pawns(1, E3)
    s.pawns(2, E3, E3)
    finish(s, president=2)
    assert s.g.president == 2 and [s.g.points[seat, PRESIDENT] for seat in range(4)] == [0, 0, 5, 0]


def test_4_4_every_pawn_is_as_likely_as_the_others() -> None:
    drawn = []
    for seed in range(300):
        s = scene(players=3, seed=seed)
        s.pawns(1, E3)
        s.pawns(2, E3, E3)
        s.g.phase, s.g.ask, s.g.actions_left, s.g.active, s.g.asked, s.g.cause = 1, LAST_ACTION, 1, 0, 1, 1
        s.act(0, PASS)
        drawn.append(int(s.g.president))
    assert set(drawn) == {1, 2} and 70 < drawn.count(1) < 130


def test_4_5_bern_counts_pawns_and_laws_of_the_confederation() -> None:
    s = scene(players=2)
    s.special(1, BERN)
    s.pawns(1, J3, L3, L2)
    s.laws(2, GREEN, GREY, RED)
    finish(s)
    assert s.g.points[1, END_CARDS] == 3


@pytest.mark.parametrize(("squares", "points"), [([], 2), ([J1], 3), ([J1, L1, L2], 4), ([J1, L2, L3], 4)])
def test_4_5_concordance_counts_levels_with_a_pawn_and_with_a_law(squares: list[int], points: int) -> None:
    s = scene(players=2)
    s.special(1, CONCORDANCE)
    s.pawns(1, *squares)  # green laws lie on the commune and the canton
    finish(s)
    assert s.g.points[1, END_CARDS] == points


@pytest.mark.parametrize(("square", "points"), [(E3, 1), (E2, 4)])
def test_4_5_opposition_counts_without_a_federal_councillor(square: int, points: int) -> None:
    s = scene(players=2)
    s.special(1, OPPOSITION)
    s.pawns(1, square)
    finish(s, president=GREEN if square == E3 else None)
    assert s.g.points[1, END_CARDS] == points


@pytest.mark.parametrize(("president", "points"), [(RED, 4), (GREEN, 1)])
def test_4_5_vice_president_counts_in_the_council_but_not_as_president(president: int, points: int) -> None:
    s = scene(players=2)
    s.special(1, VICE_PRESIDENT)
    s.pawns(0, E3)
    s.pawns(1, E3)
    finish(s, president=president)
    assert s.g.points[1, END_CARDS] == points and s.g.special_discard[VICE_PRESIDENT] == 1


def test_4_5_vice_president_outside_the_council_counts_the_lesser_points() -> None:
    s = scene(players=2)
    s.special(1, VICE_PRESIDENT)
    finish(s)
    assert s.g.points[1, END_CARDS] == 1


def test_ruling_3_2_v_a_red_card_not_played_counts_nothing() -> None:
    s = scene(players=2)
    s.special(1, GRASS_ROOTS)
    s.pawns(1, J1)
    finish(s)
    assert sum(s.row("points", 1)) == 1 + 1 + 2  # for the pawn and the green laws; none for the card
    assert s.g.special[1, GRASS_ROOTS] == 1


def test_4_6_the_highest_wins_and_a_tie_is_shared() -> None:
    play = start("helvetiq", players=3, seed=4)
    points = play.position["points"]
    play.position["phase"], play.position["asked"] = OVER, 0
    points[0, :, 0] = [3, 7, 7, 0]
    assert play.scores() == [3, 7, 7] and play.winners() == [1, 2]
    points[0, 2, 3] = 1
    assert play.winners() == [2]


def test_ruling_4_b_neutral_laws_score_for_nobody_and_an_empty_council_has_no_president() -> None:
    s = scene(players=2)
    s.laws(0, GREY, GREY, YELLOW)
    s.laws(1, GREY, YELLOW, 2)
    s.laws(2, GREY, YELLOW, 2)
    finish(s)
    assert s.g.president == -1 and not any(sum(s.row("points", seat)) for seat in range(4))


def test_ruling_4_c_a_second_end_changes_nothing() -> None:
    s = scene(players=2)
    s.special(1, EARLY_DEADLINE)
    last_actions(s)
    s.act(1, PLAY + EARLY_DEADLINE)
    assert s.g.drawer == 39 and s.g.cause == 1 and s.asked == [0] and s.g.actions_left == 1


def test_ruling_4_c_the_council_filled_in_a_last_action_changes_nothing() -> None:
    s = scene(players=3)
    s.pawns(1, *[E3] * 4)
    s.pawns(2, L3)
    s.hand(2, *[(2, face) for face in (YES, YES, NO, NO)])
    s.g.drawer, s.g.active, s.g.asked = 38, 1, 1 << 1
    s.act(1, OBTAIN)
    s.act(2, elect(L3, E3))
    while s.g.due > 0:
        s.act(2, s.legal(2)[0])
    assert s.g.cause == 1 and s.asked == [0] and s.g.actions_left == 2


def test_ruling_4_d_an_end_that_has_come_stays() -> None:
    s = scene()
    full_council(s)
    s.act(0, elect(L3, E3))
    while s.g.due > 0:
        s.act(0, s.legal(0)[0])
    s.act(0, elect(E3, L3))
    s.act(0, s.legal(0)[0])
    assert s.where(0) == [L3] and s.g.cause == 2
    s.act(0, PASS)
    assert s.g.ask == LAST_ACTION


def test_ruling_4_e_last_actions_begin_after_the_player_whose_turn_it_was() -> None:
    s = last_actions(scene(), 2)
    order = []
    for _ in range(4):
        order.append(s.asked[0])
        s.act(s.asked[0], PASS)
    assert order == [3, 0, 1, 2]


def test_ruling_4_f_what_was_counted_in_a_turn_is_forgotten() -> None:
    s = scene(players=2)
    s.special(0, EARLY_DEADLINE, EXTRA_SESSION)
    s.pawns(0, J1)
    s.hand(0, (RED, YES), (RED, NO), (GREEN, YES))
    s.g.drawer = 38
    s.act(0, PLAY + EARLY_DEADLINE, outcomes=[kind((GREY, YES)), kind((GREY, NO))])
    s.act(0, PLAY + EXTRA_SESSION)
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, APPLY + GREEN, PAY + kind((GREEN, YES)))
    assert s.why(0, APPLY + 2) == NO_JUDGE
    s.act(0, PASS)
    s.act(1, PASS)
    assert s.why(0, APPLY + RED) == 0 and s.g.session == 0
