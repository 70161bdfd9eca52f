"""3.2 B Applying laws."""

from __future__ import annotations

import pytest

from hustings.games.helvetiq.options import APPLY, JOKER, PAY
from hustings.games.helvetiq.position import (
    BLANK,
    BLUE,
    FUND_RAISING,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    J1,
    J2,
    J3,
    NO,
    RECESS,
    RED,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import NO_CARD_OF_COLOUR, NO_JUDGE, NO_LAW, NOT_IN_HAND, WRONG_COLOUR
from hustings.games.helvetiq.rules.scoring import APPLIED_LAWS, FIVE_COLOURS
from support.helvetiq.scene import kind, scene


@pytest.mark.parametrize(("square", "level", "law", "steps"), [(J1, 0, RED, 1), (J2, 1, GREEN, 1), (J3, 2, GREY, 2)])
def test_3_2_6_a_judge_applies_a_law_of_its_level(square: int, level: int, law: int, steps: int) -> None:
    s = scene()
    s.pawns(0, square)
    s.hand(0, (law, BLANK), (law, INITIATIVE_CARD), (YELLOW, NO))
    for other in {0, 1, 2} - {level}:
        assert s.why(0, APPLY + 5 * other + s.row("laws", other).index(1)) == NO_JUDGE
    s.act(0, APPLY + 5 * level + law)
    assert s.why(0, PAY + kind((YELLOW, NO))) == WRONG_COLOUR and s.why(0, PAY + kind((law, YES))) == NOT_IN_HAND
    s.act(0, PAY + kind((law, INITIATIVE_CARD)))
    assert s.g.points[0, APPLIED_LAWS] == steps
    assert s.row("aid_card")[:2] == [kind((law, INITIATIVE_CARD)), -1] and s.g.aid[0, law] == 1
    assert not any(s.row("discard")) and s.g.hand_size[0] == 2


def test_3_2_6_a_card_of_the_laws_colour_is_needed() -> None:
    s = scene()
    s.pawns(0, J1)
    s.hand(0, (YELLOW, YES))
    assert s.why(0, APPLY + RED) == NO_CARD_OF_COLOUR
    assert s.why(0, APPLY + YELLOW) == NO_LAW
    s.special(0, FUND_RAISING)
    assert s.why(0, APPLY + RED) == 0


def test_3_2_7_five_colours_are_discarded_for_five_steps() -> None:
    s = scene()
    s.pawns(0, J1, J1, J2, J3, J3)
    s.hand(0, *[(colour, YES) for colour in range(5)], (RED, NO))
    laws = [(0, RED), (0, GREEN), (1, YELLOW), (2, BLUE)]
    for level, law in laws:
        s.act(0, APPLY + 5 * level + law, PAY + kind((law, YES)))
    assert s.g.aid_n == 4 and s.g.points[0, FIVE_COLOURS] == 0
    s.act(0, APPLY + 10 + GREY, PAY + kind((GREY, YES)))
    assert s.g.aid_n == 0 and s.row("aid", 0) == [0] * 5
    assert s.g.points[0, FIVE_COLOURS] == 5 and s.g.points[0, APPLIED_LAWS] == 1 + 1 + 1 + 2 + 2
    assert [card for card in range(25) if s.g.discard[card]] == [kind((colour, YES)) for colour in range(5)]


def test_ruling_3_2_d_each_judge_and_each_law_once_a_turn() -> None:
    s = scene()
    s.laws(0, RED, RED, GREEN)
    s.pawns(0, J1, J1, J1)
    s.hand(0, (RED, YES), (RED, NO), (RED, BLANK), (GREEN, YES), (GREEN, NO))
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, APPLY + RED, PAY + kind((RED, NO)))  # two laws of one colour can both be applied
    assert s.why(0, APPLY + RED) == NO_LAW
    s.act(0, APPLY + GREEN, PAY + kind((GREEN, YES)))
    assert s.why(0, APPLY + GREEN) == NO_JUDGE


def test_ruling_3_2_d_the_next_turn_all_may_be_applied_again() -> None:
    s = scene(players=2)
    s.pawns(0, J1)
    s.hand(0, (RED, YES), (RED, NO))
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, 0)
    s.act(1, s.legal(1)[0])
    while s.asked == [1]:
        s.act(1, 0)
    assert s.why(0, APPLY + RED) == 0


def test_ruling_3_2_e_the_oldest_cards_go_and_a_joker_lies_there_as_its_colour() -> None:
    s = scene()
    s.pawns(0, J1, J1, J1, J2, J3)
    s.pawns(1, J1)
    s.laws(0, RED, RED, GREEN)
    s.laws(2, BLUE, YELLOW, GREY)
    s.hand(0, (RED, NO), (RED, YES), (GREEN, YES), (BLUE, YES), (GREY, YES))
    s.special(0, RECESS)
    s.act(0, APPLY + RED, PAY + kind((RED, NO)))
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, APPLY + GREEN, PAY + kind((GREEN, YES)))
    s.act(0, APPLY + 5 + YELLOW, JOKER + RECESS)
    assert s.row("aid_card")[3] == 25 + 5 * RECESS + YELLOW and s.g.aid[0, YELLOW] == 1
    assert s.g.special_n[0] == 0 and s.g.special_discard[RECESS] == 0
    s.pawns(1, J3)
    s.g.pawns[J3, 0] = 2
    s.act(0, APPLY + 10 + GREY, PAY + kind((GREY, YES)))
    s.act(0, APPLY + 10 + BLUE, PAY + kind((BLUE, YES)))
    assert s.row("aid_card")[:2] == [kind((RED, YES)), -1] and s.row("aid", 0) == [1, 0, 0, 0, 0]
    assert s.g.special_discard[RECESS] == 1 and s.g.discard[kind((RED, NO))] == 1 and s.g.discard[kind((RED, YES))] == 0


def test_five_colours_of_two_players_are_not_five_colours() -> None:
    s = scene()
    s.pawns(0, J1)
    for colour in range(4):
        card = kind((colour, YES))
        s.g.deck[card] -= 1
        s.g.deck_left -= 1
        s.g.aid_card[colour], s.g.aid_seat[colour], s.g.aid[1, colour] = card, 1, 1
    s.g.aid_n = 4
    s.laws(0, RED, GREEN, GREY)
    s.hand(0, (GREY, YES))
    s.act(0, APPLY + GREY, PAY + kind((GREY, YES)))
    assert s.g.aid_n == 5 and s.g.points[0, FIVE_COLOURS] == 0
