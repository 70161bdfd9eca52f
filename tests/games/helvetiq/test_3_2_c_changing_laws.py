"""3.2 C Proposing laws, 3.2 D Launching an initiative."""

from __future__ import annotations

import pytest

from hustings.core.contract import NO_SUCH_OPTION
from hustings.games.helvetiq.options import (
    APPLY,
    BALLOT,
    EXCHANGE,
    FIRST_BALLOT,
    INITIATIVE,
    JOKER,
    NAMING,
    PASS,
    PAY,
    PLAY,
    PROPOSE,
    REPLACE,
)
from hustings.games.helvetiq.position import (
    BLANK,
    BLUE,
    FEDERALISM,
    FUND_RAISING,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    J1,
    J2,
    L1,
    L2,
    L3,
    NO,
    RED,
    REFERENDUM_CARD,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import (
    ALREADY_LAUNCHED,
    MUST_NAME,
    MUST_PAY,
    NO_CARD,
    NO_CHANGE,
    NO_INITIATIVE_CARD,
    NO_INITIATIVE_CARDS,
    NO_LAW,
    NOT_BESIDE,
    NOT_IN_LEGISLATURE,
    THREE_ALIKE,
)
from support.helvetiq.scene import Scene, kind, scene

QUIET = kind((GREY, BLANK))
CALL = kind((GREY, REFERENDUM_CARD))


def swap(going: int, coming: int) -> int:
    return REPLACE + 5 * going + coming


def proposing(level: int = 0, *cards: tuple[int, int]) -> Scene:
    """Seat 0 sits in a legislature with a grey card (and more), and has paid for a proposal."""
    s = scene()
    s.pawns(0, (L1, L2, L3)[level])
    s.hand(0, (GREY, YES), *cards)
    s.act(0, PROPOSE + level, PAY + kind((GREY, YES)))
    return s


def test_3_2_8_a_pawn_in_the_legislature_and_a_card() -> None:
    s = scene()
    s.hand(0, (GREY, YES))
    assert s.why(0, PROPOSE) == NOT_IN_LEGISLATURE
    s.pawns(0, L2)
    s.pawns(1, L1)
    assert s.why(0, PROPOSE) == NOT_IN_LEGISLATURE and s.why(0, PROPOSE + 1) == 0
    s.act(0, PROPOSE + 1)
    assert s.why(0, PASS) == MUST_PAY
    s.act(0, PAY + kind((GREY, YES)))
    assert s.g.discard[kind((GREY, YES))] == 1 and s.g.ask == NAMING
    s.act(0, swap(GREEN, RED), PASS, outcomes=[QUIET])
    assert s.why(0, PROPOSE + 1) == NO_CARD


@pytest.mark.parametrize("laws", [1, 2, 3])
def test_3_2_8_one_to_three_replacements(laws: int) -> None:
    s = proposing(0)
    assert s.why(0, PASS) == MUST_NAME
    changes = [swap(GREEN, YELLOW), swap(BLUE, GREY), swap(RED, YELLOW)][:laws]
    options = changes if laws == 3 else [*changes, PASS]
    s.act(0, *options, outcomes=[QUIET] * laws)
    assert s.row("laws", 0) == [[1, 0, 1, 1, 0], [1, 0, 0, 1, 1], [0, 0, 0, 2, 1]][laws - 1]
    assert s.asked == [0] and s.g.ask == 0


def test_3_2_8_only_laws_that_lie_there_by_laws_from_beside_the_board() -> None:
    s = scene()
    s.laws(1, GREEN, GREY, GREY)
    s.laws(2, YELLOW, GREY, GREY)
    s.g.beside[GREY] = 0
    s.pawns(0, L1)
    s.hand(0, (GREY, YES))
    s.act(0, PROPOSE, PAY + kind((GREY, YES)))
    assert s.why(0, swap(YELLOW, RED)) == NO_LAW
    assert s.why(0, swap(RED, GREY)) == NOT_BESIDE


def test_3_2_9_as_many_cards_are_turned_up_as_laws_are_proposed() -> None:
    s = proposing()
    s.act(0, swap(RED, YELLOW), swap(GREEN, GREY), PASS, outcomes=[QUIET, kind((RED, NO))])
    assert s.g.accepted == -1 and s.row("laws", 0) == [0, 0, 1, 1, 1]
    assert s.g.turned[QUIET] == 1 and s.g.discard[QUIET] == 1 and s.g.discard[kind((RED, NO))] == 1


def test_3_2_9_a_referendum_card_calls_the_people() -> None:
    s = proposing(0, (RED, BLANK))
    s.hand(2, (BLUE, NO))
    s.act(0, swap(RED, YELLOW), swap(GREEN, GREY), PASS, outcomes=[CALL, QUIET])
    assert s.asked == [0, 2] and s.row("laws", 0) == [1, 1, 1, 0, 0]
    s.act(0, BALLOT + kind((RED, BLANK)))
    s.act(2, BALLOT + kind((BLUE, NO)))
    assert s.g.accepted == 0 and s.row("laws", 0) == [1, 1, 1, 0, 0] and s.asked == [0]


def test_3_2_10_never_three_laws_of_one_colour() -> None:
    s = scene()
    s.laws(0, RED, RED, BLUE)
    s.pawns(0, L1)
    s.hand(0, (GREY, YES))
    s.act(0, PROPOSE, PAY + kind((GREY, YES)))
    assert s.why(0, swap(BLUE, RED)) == THREE_ALIKE
    s.act(0, swap(RED, YELLOW))
    assert s.why(0, swap(BLUE, YELLOW)) == 0
    s.act(0, swap(BLUE, YELLOW))
    assert s.why(0, swap(RED, YELLOW)) == THREE_ALIKE
    s.act(0, swap(RED, GREY), outcomes=[QUIET] * 3)
    assert s.row("laws", 0) == [0, 0, 0, 2, 1]


def test_3_2_10_neutral_colours_may_be_proposed() -> None:
    s = scene(players=2)  # blue, yellow and grey are neutral
    s.pawns(0, L1)
    s.hand(0, (GREY, YES))
    s.act(0, PROPOSE, PAY + kind((GREY, YES)), swap(GREEN, GREY), swap(RED, YELLOW), PASS, outcomes=[QUIET, QUIET])
    assert s.row("laws", 0) == [0, 0, 1, 1, 1]


@pytest.mark.parametrize(("level", "cards"), [(0, 1), (1, 1), (2, 2)])
def test_3_2_11_an_initiative_takes_one_or_two_initiative_cards(level: int, cards: int) -> None:
    s = scene()
    s.hand(0, *[(RED, INITIATIVE_CARD)] * (cards - 1), (GREY, YES))
    assert s.why(0, INITIATIVE + level) == NO_INITIATIVE_CARDS
    s.hand(0, (GREEN, INITIATIVE_CARD))
    s.act(0, INITIATIVE + level)
    assert s.g.due == cards
    assert s.why(0, PAY + kind((GREY, YES))) == NO_INITIATIVE_CARD and s.why(0, PASS) == MUST_PAY
    while s.g.due:
        s.act(0, s.legal(0)[0])
    assert s.held(0) == [kind((GREY, YES))] and sum(s.row("discard")) == cards
    s.act(0, swap(s.row("laws", level).index(1), RED if level else YELLOW), PASS)
    assert s.asked == [0] and s.g.ask == FIRST_BALLOT  # always a popular vote, nothing turned up before
    s.act(0, BALLOT + kind((GREY, YES)), outcomes=[QUIET])
    assert s.g.accepted == 1


def test_3_2_11_one_initiative_per_level_and_turn() -> None:
    s = scene()
    s.hand(0, (RED, INITIATIVE_CARD), (RED, INITIATIVE_CARD), (GREEN, INITIATIVE_CARD), (GREY, YES), (GREY, YES))
    s.act(0, INITIATIVE, PAY + kind((RED, INITIATIVE_CARD)), swap(RED, YELLOW), PASS, BALLOT + kind((GREY, YES)), PASS)
    assert s.why(0, INITIATIVE) == ALREADY_LAUNCHED and s.why(0, INITIATIVE + 1) == 0


def test_3_2_11_an_initiative_may_precede_or_follow_a_proposal() -> None:
    for first in (INITIATIVE, PROPOSE):
        s = scene()
        s.pawns(0, L1)
        s.hand(0, (RED, INITIATIVE_CARD), (GREY, YES), (GREY, NO), (GREEN, YES))
        cards = {INITIATIVE: kind((RED, INITIATIVE_CARD)), PROPOSE: kind((GREY, NO))}
        s.act(0, first, PAY + cards[first], swap(RED, YELLOW), PASS, outcomes=[QUIET] if first == PROPOSE else None)
        if first == INITIATIVE:
            s.act(0, BALLOT + kind((GREY, YES)), PASS)
        second = INITIATIVE + PROPOSE - first
        assert s.why(0, second) == 0


def test_ruling_3_2_f_a_replacement_must_change_something() -> None:
    s = proposing()
    assert s.why(0, swap(RED, RED)) == NO_CHANGE
    s.act(0, swap(RED, YELLOW))
    assert s.why(0, swap(BLUE, RED)) == NO_CHANGE
    assert s.why(0, swap(YELLOW, GREY)) == NO_LAW


def test_ruling_3_2_f_replaced_laws_go_beside_the_board() -> None:
    s = proposing()
    before = s.row("beside")
    s.act(0, swap(RED, YELLOW), PASS, outcomes=[QUIET])
    assert [new - old for new, old in zip(s.row("beside"), before, strict=True)] == [1, 0, 0, -1, 0]


def test_ruling_3_2_g_a_joker_is_no_initiative_card() -> None:
    s = scene()
    s.special(0, FUND_RAISING)
    assert s.why(0, INITIATIVE) == NO_INITIATIVE_CARDS
    s.hand(0, (RED, INITIATIVE_CARD))
    s.act(0, INITIATIVE)
    assert s.why(0, JOKER + FUND_RAISING) == NO_INITIATIVE_CARD
    assert s.why(0, BALLOT) == NO_SUCH_OPTION


def test_ruling_3_2_h_a_joker_pays_for_a_proposal() -> None:
    s = scene()
    s.pawns(0, L1)
    s.special(0, FUND_RAISING)
    s.act(0, PROPOSE, JOKER + FUND_RAISING, swap(RED, YELLOW), PASS, outcomes=[QUIET])
    assert s.row("laws", 0) == [0, 1, 1, 1, 0] and s.g.special_discard[FUND_RAISING] == 1


def test_ruling_3_2_i_of_laws_of_one_colour_the_applied_ones_leave_first() -> None:
    s = scene()
    s.laws(0, RED, RED, BLUE)
    s.pawns(0, L1, J1, J1, J1)
    s.hand(0, (RED, YES), (RED, NO), (RED, BLANK), (RED, BLANK), (GREY, YES), (GREY, NO))
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, PROPOSE, PAY + kind((GREY, YES)), swap(RED, YELLOW), PASS, outcomes=[QUIET])
    assert s.g.applied[0, RED] == 0 and s.why(0, APPLY + RED) == 0  # the red law left was not applied yet
    s.act(0, APPLY + RED, PAY + kind((RED, NO)))
    assert s.why(0, APPLY + RED) == NO_LAW
    s.act(0, PROPOSE, PAY + kind((GREY, NO)), swap(YELLOW, RED), PASS, outcomes=[QUIET])
    assert s.why(0, APPLY + RED) == 0  # a law from beside the board has not been applied


def test_ruling_3_2_i_an_exchanged_law_stays_applied() -> None:
    s = scene()
    s.pawns(0, J1, J2)
    s.hand(0, (RED, YES), (RED, NO))
    s.special(0, FEDERALISM)
    s.act(0, APPLY + RED, PAY + kind((RED, YES)))
    s.act(0, PLAY + FEDERALISM, EXCHANGE + 5 * RED + YELLOW)
    assert s.row("laws", 1) == [1, 1, 1, 0, 0] and s.why(0, APPLY + 5 + RED) == NO_LAW


def test_ruling_3_2_k_who_sits_in_the_legislature_may_launch_an_initiative_too() -> None:
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, INITIATIVE_CARD))
    assert s.why(0, INITIATIVE) == 0


def test_ruling_3_2_l_what_is_named_changes_as_a_whole() -> None:
    """Nothing changes until all replacements are named, and no replacement undoes another."""
    s = scene()
    s.laws(0, RED, BLUE, BLUE)
    s.pawns(0, L1)
    s.hand(0, (GREY, YES))
    s.act(0, PROPOSE, PAY + kind((GREY, YES)), swap(BLUE, RED), swap(BLUE, GREEN))
    assert s.why(0, swap(RED, BLUE)) == NO_CHANGE
    assert s.row("laws", 0) == [1, 0, 2, 0, 0]
    s.act(0, PASS, outcomes=[QUIET, QUIET])
    assert s.row("laws", 0) == [2, 1, 0, 0, 0]


def test_ruling_3_2_w_turned_cards_are_discarded_together() -> None:
    """The deck runs out while cards are turned up: the first one turned is not shuffled in again."""
    s = proposing()
    s.deck((GREY, BLANK))
    s.act(0, swap(RED, YELLOW), swap(GREEN, GREY), PASS, outcomes=[QUIET, kind((BLUE, NO))])
    assert [card for card in range(25) if s.g.discard[card]] == sorted([QUIET, kind((BLUE, NO))])
    assert s.g.deck_left == 58


def test_ruling_3_2_w_with_too_few_cards_fewer_are_turned_up() -> None:
    s = proposing()
    s.deck()
    s.lose_discards()
    s.act(0, swap(RED, YELLOW), swap(GREEN, GREY), PASS, outcomes=[])
    assert s.row("laws", 0) == [0, 0, 1, 1, 1]
