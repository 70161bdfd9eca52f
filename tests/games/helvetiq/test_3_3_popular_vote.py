"""3.3 The popular vote."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.core.contract import NO_SUCH_OPTION, NOT_ASKED
from hustings.games.helvetiq.options import BALLOT, INITIATIVE, PASS, PAY, REPLACE
from hustings.games.helvetiq.position import (
    BLANK,
    BLUE,
    FUND_RAISING,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    NO,
    RED,
    REFERENDUM_CARD,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.refusals import MUST_VOTE, NOT_IN_HAND
from support.helvetiq.scene import Card, Scene, kind, scene

CHANGE = REPLACE + 5 * RED + YELLOW


def voting(*hands: Sequence[Card]) -> Scene:
    """A scene where seat 0 has launched an initiative in the commune; the seats hold these cards."""
    s = scene()
    for seat, cards in enumerate(hands):
        s.hand(seat, *cards)
    s.hand(0, (YELLOW, INITIATIVE_CARD))
    s.act(0, INITIATIVE, PAY + kind((YELLOW, INITIATIVE_CARD)), CHANGE, PASS)
    return s


def changed(s: Scene) -> bool:
    return s.row("laws", 0) == [0, 1, 1, 1, 0]


def test_3_3_1_everyone_with_vote_cards_must_cast_one_or_two() -> None:
    s = voting([(RED, YES)], [], [(GREEN, NO), (GREY, BLANK), (GREY, NO)], [(BLUE, BLANK)])
    assert s.asked == [0, 2, 3]
    assert s.why(2, PASS) == MUST_VOTE and s.why(1, PASS) == NOT_ASKED and s.why(2, PAY) == NO_SUCH_OPTION
    s.act(2, BALLOT + kind((GREEN, NO)))
    assert s.asked == [0, 2, 3] and s.why(2, PASS) == 0
    assert s.why(2, BALLOT + kind((GREEN, NO))) == NOT_IN_HAND
    s.act(2, BALLOT + kind((GREY, NO)))
    assert s.asked == [0, 3]
    s.act(3, BALLOT + kind((BLUE, BLANK)))  # its only card, so it is not asked again
    assert s.asked == [0]
    s.act(0, BALLOT + kind((RED, YES)))
    assert (s.g.yes, s.g.no, s.g.accepted) == (1, 2, 0)


def test_3_3_1_ballots_are_secret_and_simultaneous() -> None:
    seen = []
    for card, second in (((GREEN, NO), PASS), ((GREY, BLANK), BALLOT + kind((GREEN, NO)))):
        s = voting([(RED, YES)], [], [(GREEN, NO), (GREY, BLANK)], [])
        s.act(2, BALLOT + kind(card), second)
        seen.append([s.seen_by(eyes) for eyes in (0, 1, 3, 4)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("cards", "accepted"),
    [
        ([(RED, YES)], 1),
        ([(RED, NO)], 0),
        ([(RED, YES), (GREY, BLANK)], 1),
        ([(RED, NO), (GREY, INITIATIVE_CARD)], 0),
        ([(RED, YES), (GREY, YES)], 1),
    ],
)
def test_3_3_2_more_yes_than_no_accepts(cards: list[Card], accepted: int) -> None:
    s = voting(cards)
    s.act(0, *[BALLOT + kind(card) for card in cards])
    assert s.g.accepted == accepted and changed(s) == bool(accepted)
    assert s.asked == [0] and s.g.active == 0


def test_1_2_initiative_and_referendum_cards_count_as_blank() -> None:
    s = voting([(RED, INITIATIVE_CARD), (RED, REFERENDUM_CARD)], [(GREEN, NO)])
    s.act(0, BALLOT + kind((RED, INITIATIVE_CARD)), BALLOT + kind((RED, REFERENDUM_CARD)))
    s.act(1, BALLOT + kind((GREEN, NO)))
    assert (s.g.yes, s.g.no) == (0, 1)


@pytest.mark.parametrize(("face", "accepted"), [(YES, 1), (NO, 0)])
def test_3_3_3_equal_the_deck_decides(face: int, accepted: int) -> None:
    s = voting([(RED, YES)], [(GREEN, NO)])
    s.act(0, BALLOT + kind((RED, YES)))
    turned = [kind((GREY, BLANK)), kind((GREY, REFERENDUM_CARD)), kind((BLUE, face))]
    s.act(1, BALLOT + kind((GREEN, NO)), outcomes=[*turned, 0, 1])
    assert s.g.accepted == accepted and changed(s) == bool(accepted)
    assert [card for card in range(25) if s.g.turned[card]] == sorted(turned)


def test_3_3_3_blanks_only_are_equal_too() -> None:
    s = voting([(RED, BLANK)])
    s.act(0, BALLOT + kind((RED, BLANK)), outcomes=[kind((GREY, YES)), 0])
    assert s.g.accepted == 1


def test_3_3_3_nobody_has_cards() -> None:
    s = scene()
    s.hand(0, (YELLOW, INITIATIVE_CARD))
    s.act(0, INITIATIVE, PAY + kind((YELLOW, INITIATIVE_CARD)), CHANGE, PASS, outcomes=[kind((GREY, NO))])
    assert s.g.accepted == 0 and s.asked == [0] and s.g.hand_size[0] == 0


def test_3_3_4_everyone_who_voted_draws_a_card() -> None:
    s = voting([(RED, YES)], [], [(GREEN, YES), (GREY, BLANK)])
    s.act(0, BALLOT + kind((RED, YES)))
    s.act(2, BALLOT + kind((GREEN, YES)), PASS, outcomes=[5, 6])
    assert s.held(0) == [5] and s.held(1) == [] and s.held(2) == [6, kind((GREY, BLANK))]
    assert s.row("hand_size") == [1, 0, 2, 0]


def test_ruling_3_3_a_only_vote_cards_vote() -> None:
    s = scene()
    s.special(1, FUND_RAISING)
    s.hand(0, (YELLOW, INITIATIVE_CARD), (RED, YES))
    s.act(0, INITIATIVE, PAY + kind((YELLOW, INITIATIVE_CARD)), CHANGE, PASS)
    assert s.asked == [0]


def test_ruling_3_3_b_no_yes_or_no_left_rejects() -> None:
    s = voting([(RED, BLANK)])
    s.deck((GREY, BLANK))
    s.lose_discards()
    s.act(0, BALLOT + kind((RED, BLANK)), outcomes=[kind((GREY, BLANK)), kind((GREY, BLANK))])
    assert s.g.accepted == 0 and not changed(s)  # the blank that was turned up, or the ballot, is drawn again afterwards


def test_ruling_3_3_c_ballots_are_discarded_after_the_decision_and_before_the_draw() -> None:
    s = voting([(RED, YES)], [(GREEN, NO)])
    s.deck((GREY, BLANK))
    s.lose_discards()
    s.act(0, BALLOT + kind((RED, YES)))
    # A tie: the only card of the deck does not decide it, so the change is rejected. The three cards are shuffled for the draws.
    s.act(1, BALLOT + kind((GREEN, NO)), outcomes=[kind((GREY, BLANK)), kind((GREEN, NO)), kind((RED, YES))])
    assert s.g.accepted == 0 and s.held(0) == [kind((GREEN, NO))] and s.held(1) == [kind((RED, YES))]


def test_ruling_3_3_c_the_active_player_draws_first() -> None:
    s = scene()
    s.g.active, s.g.asked = 2, 1 << 2
    s.hand(2, (YELLOW, INITIATIVE_CARD), (RED, YES))
    s.hand(1, (GREEN, NO))
    s.hand(0, (GREEN, NO))
    s.act(2, INITIATIVE, PAY + kind((YELLOW, INITIATIVE_CARD)), CHANGE, PASS, BALLOT + kind((RED, YES)))
    s.act(1, BALLOT + kind((GREEN, NO)))
    s.act(0, BALLOT + kind((GREEN, NO)), outcomes=[2, 3, 4])
    assert (s.held(2), s.held(0), s.held(1)) == ([2], [3], [4])


def test_ruling_3_3_d_the_count_shows_the_ballots_but_not_who_cast_them() -> None:
    """Two ways to cast the same ballots look the same to anyone who cast none of them."""
    seen = []
    for mine, yours in (((GREY, NO), (GREY, YES)), ((GREY, YES), (GREY, NO))):
        s = voting([(RED, YES)], [mine, yours], [yours, mine])
        s.act(1, BALLOT + kind(mine), PASS)
        s.act(2, BALLOT + kind(yours), PASS)
        s.act(0, BALLOT + kind((RED, YES)), outcomes=[0, 1, 2])
        assert s.g.box[kind((GREY, NO))] == s.g.box[kind((GREY, YES))] == 1
        seen.append([s.seen_by(eyes) for eyes in (0, 3, 4)])
    assert seen[0] == seen[1]


def test_ruling_3_3_d_a_card_known_to_be_in_a_hand_may_have_been_cast() -> None:
    s = voting([(RED, YES)], [(GREY, NO), (BLUE, BLANK)], [(GREY, NO)])
    for card in ((GREY, NO), (BLUE, BLANK)):
        s.g.known[3, 1, kind(card)] = 1
        s.g.known[0, 1, kind(card)] = 1
    s.act(1, BALLOT + kind((BLUE, BLANK)), PASS)
    s.act(2, BALLOT + kind((GREY, NO)))
    s.act(0, BALLOT + kind((RED, YES)), outcomes=[kind((GREEN, YES)), 0, 1, 2])
    assert s.g.known[3, 1, kind((GREY, NO))] == 0  # seat 2's ballot, but nobody can tell
    assert s.g.known[3, 1, kind((BLUE, BLANK))] == 0
    assert s.g.known[0, 1, kind((GREY, NO))] == 0
