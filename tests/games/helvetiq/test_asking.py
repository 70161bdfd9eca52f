"""Options and questions in words: prices, amounts due, the value of a card, the laws on the board. Tests are named by rule."""

from __future__ import annotations

import pytest

from hustings.core import gate
from hustings.games.helvetiq import options as o
from hustings.games.helvetiq import refusals
from hustings.games.helvetiq.position import (
    BERN,
    BLANK,
    CAMPAIGN_BUS,
    E1,
    E2,
    FEDERALISM,
    FUND_RAISING,
    GRASS_ROOTS,
    GREEN,
    GREY,
    INITIATIVE_CARD,
    J1,
    L1,
    L2,
    NO,
    NONE,
    PARTY_ROW,
    PRESS_LEAK,
    RECESS,
    RED,
    REFERENDUM_CARD,
    SIGNATURE_DRIVE,
    TACIT_ELECTION,
    YELLOW,
    YES,
)
from hustings.games.helvetiq.text import asking
from hustings.text.words import Words
from support.helvetiq.scene import GAME, Scene, kind, route, scene

IN_L1, L1_L2 = o.ELECT + route(NONE, L1), o.ELECT + route(L1, L2)


def said(s: Scene, option: int, seat: int = 0, lang: str = "en") -> str:
    seen = gate.observe(GAME.position, GAME.seats, s.position, seat)
    return Words(GAME, lang, strict=True).option(seen, option, seat, s.sheet)


def asked(s: Scene, seat: int = 0, lang: str = "en") -> str:
    seen = gate.observe(GAME.position, GAME.seats, s.position, seat)
    return Words(GAME, lang, strict=True).question(seen, GAME.rules.decision(s.f, s.g, seat), seat, s.sheet)


def test_3_1_1_obtaining_names_the_next_drawer_and_how_many_cards_there_can_be() -> None:
    s = scene()
    assert said(s, o.OBTAIN) == "Obtain cards: 1 to 3; the time marker goes to drawer 2"
    s.pawns(0, E1, E2)
    s.g.drawer = 5
    assert (
        said(s, o.OBTAIN) == "Obtain cards: 3 to 5; the time marker goes to drawer 6, which is open: a special card for everyone"
    )
    s.g.drawer = 38
    assert said(s, o.OBTAIN).endswith("goes to drawer 39, the last one: the end")


def test_3_2_2_the_price_of_an_election_has_surcharge_and_discount_in_it() -> None:
    s = scene()
    s.pawns(0, L1)
    s.pawns(1, L2, L2, L1)
    s.special(0, CAMPAIGN_BUS)
    assert said(s, IN_L1) == "Bring a pawn into the commune's legislature: 3 cards"
    assert said(s, L1_L2) == "Be elected to the canton's legislature from the commune's legislature: 3 cards"
    s.act(0, o.PLAY + CAMPAIGN_BUS)
    assert said(s, L1_L2).endswith(": free")
    s.g.bus, s.g.coalition = 0, 1
    assert said(s, L1_L2).endswith(": 1 card")
    assert (
        said(s, L1_L2, lang="de")
        == "Sich in die Legislative des Kantons wählen lassen, aus der Legislative der Gemeinde: 1 Karte"
    )


def test_3_2_2_paying_tells_what_is_due_and_what_cards_count() -> None:
    s = scene()
    s.hand(0, (RED, YES), (GREY, NO), (GREEN, NO))
    s.special(0, RECESS)
    s.act(0, IN_L1)
    assert asked(s) == (
        "Election to the commune's legislature: 2 still to pay. Which card do you pay? "
        "Your own colour counts 2, no change is given."
    )
    assert said(s, o.PAY + kind((RED, YES))) == "Pay red YES, which counts 2"
    assert said(s, o.PAY + kind((GREY, NO))) == "Pay grey NO"
    assert said(s, o.JOKER + RECESS) == "Pay Recess as a joker, which counts 2"
    s.act(0, o.PAY + kind((GREY, NO)))
    assert ": 1 still to pay" in asked(s)


def test_ruling_3_2_n_a_tacit_election_has_no_price() -> None:
    s = scene()
    s.special(0, TACIT_ELECTION)
    s.act(0, o.PLAY + TACIT_ELECTION)
    assert said(s, IN_L1) == "Bring a pawn into the commune's legislature"
    assert asked(s) == "An election that costs nothing: which one?"


def test_3_2_6_applying_tells_the_points_and_asks_for_a_card() -> None:
    s = scene()
    s.pawns(0, J1)
    s.hand(0, (RED, YES))
    s.special(0, RECESS)
    assert said(s, o.APPLY + RED) == "Apply a red law in the commune (1 point)"
    assert said(s, o.APPLY + 10 + GREY) == "Apply a grey law in the confederation (2 points)"
    s.act(0, o.APPLY + RED)
    assert asked(s) == "Applying a red law in the commune: which card do you lay?"
    assert said(s, o.PAY + kind((RED, YES))) == "Lay red YES under the player aid"
    assert said(s, o.JOKER + RECESS) == "Use Recess as a joker"


def test_3_2_8_proposing_shows_the_laws_and_what_was_named() -> None:
    s = scene()
    s.pawns(0, L1)
    s.hand(0, (RED, YES))
    assert said(s, o.PROPOSE) == "Propose laws in the commune for one card (now red, green and blue)"
    s.act(0, o.PROPOSE)
    assert said(s, o.PAY + kind((RED, YES))) == "Discard red YES"
    s.act(0, o.PAY + kind((RED, YES)))
    assert asked(s).endswith("You may name up to 3 replacements.")
    assert said(s, o.REPLACE + 5 * RED + GREY) == "Replace a red law with a grey law"
    s.act(0, o.REPLACE + 5 * RED + GREY)
    assert asked(s).endswith("Out: red; in: grey. Up to 2 more may be named.")
    assert said(s, o.PASS) == "Name no more laws"


def test_3_2_11_an_initiative_tells_its_price() -> None:
    s = scene()
    s.hand(0, (RED, INITIATIVE_CARD), (RED, INITIATIVE_CARD))
    assert said(s, o.INITIATIVE + 2) == (
        "Launch an initiative in the confederation for 2 INITIATIVE cards (now blue, yellow and grey)"
    )
    s.act(0, o.INITIATIVE + 2)
    assert asked(s).endswith("2 are due.")
    s.act(0, o.PAY + kind((RED, INITIATIVE_CARD)))
    assert asked(s).endswith("One is due.")


def test_3_2_12_special_cards_are_said_with_their_text_and_what_they_are_worth_now() -> None:
    s = scene()
    s.pawns(0, J1, J1)
    assert said(s, o.PLAY + FUND_RAISING) == "Play Fund-raising: Draw 3 vote cards."
    assert said(s, o.PLAY + GRASS_ROOTS).endswith("1 each, at most 4. (2 points now)")
    assert "now" not in said(s, o.PLAY + BERN)


def test_3_2_12_texts_have_the_figures_of_the_table() -> None:
    s = scene(own={"special.draws.fund_raising": 1})
    assert said(s, o.PLAY + FUND_RAISING) == "Play Fund-raising: Draw one vote card."


def test_3_2_12_choices_of_special_cards() -> None:
    s = scene(players=3)
    s.special(0, PRESS_LEAK, FEDERALISM, PARTY_ROW, RECESS)
    s.pawns(1, E2)
    s.hand(1, (GREY, YES), (GREY, YES), (GREEN, NO))
    s.act(0, o.PLAY + PRESS_LEAK)
    assert said(s, o.CHOOSE_SEAT + 1) == "Look at the hand of Green (3 cards)"
    s.act(0, o.CHOOSE_SEAT + 1)
    two = "2\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}grey YES"
    assert asked(s) == f"Green holds green NO and {two}. Which card do you take? 2 are yours to take."
    assert said(s, o.TAKE + kind((GREY, YES))) == "Take grey YES"
    s.act(0, o.TAKE + kind((GREY, YES)), o.TAKE + kind((GREY, YES)), o.PLAY + FEDERALISM)
    assert said(s, o.EXCHANGE + 25 + 5 * RED + YELLOW) == (
        "Exchange a red law in the commune for a yellow law in the confederation"
    )
    s.act(0, o.EXCHANGE + 25 + 5 * RED + YELLOW, o.PLAY + PARTY_ROW)
    assert said(s, o.DEMOTE + 4 + 1) == "Move a pawn of Green from the canton's executive to the commune's executive"
    s.act(0, o.DEMOTE + 4 + 1, o.PLAY + RECESS)
    assert asked(s).startswith("Recess: on which level?")
    assert said(s, o.CHOOSE_LEVEL + 1) == "The canton (green, blue and yellow)"


def test_3_3_1_ballots_tell_what_is_voted_on_and_what_they_count() -> None:
    s = scene()
    s.special(0, SIGNATURE_DRIVE)
    s.hand(0, (RED, YES), (RED, BLANK), (GREY, REFERENDUM_CARD))
    s.act(0, o.PLAY + SIGNATURE_DRIVE, o.CHOOSE_LEVEL, o.REPLACE + 5 * GREEN + GREY, o.PASS)
    assert asked(s) == (
        "Popular vote, sealed: Red wants to change laws in the commune. Out: green; in: grey. One YES is in already. "
        "Which card do you put in the box?"
    )
    assert said(s, o.BALLOT + kind((RED, YES))) == "Put red YES in the box"
    assert said(s, o.BALLOT + kind((GREY, REFERENDUM_CARD))) == "Put grey REFERENDUM in the box (neither YES nor NO)"
    s.act(0, o.BALLOT + kind((RED, YES)))
    assert asked(s) == "You have put red YES in the box. Do you add a second ballot?"
    assert said(s, o.PASS) == "Leave it at one ballot"


def test_3_a_and_4_2_a_turn_begins_goes_on_and_comes_to_the_last_action() -> None:
    s = scene()
    s.hand(0, (GREY, NO))
    assert asked(s) == "Your turn: obtain cards, or play some? You hold 1 vote card and no special card."
    s.act(0, o.ELECT + route(NONE, J1))
    assert asked(s).startswith("What else do you do this turn?")
    assert said(s, o.PASS) == "End the turn"
    s.g.ask = o.LAST_ACTION
    assert asked(s).startswith("The end has come")
    assert said(s, o.PASS) == "Do without the last action"


@pytest.mark.parametrize(
    ("reason", "kind", "rule"),
    [
        (refusals.NO_LAW, o.TURN, "3.2-d"),
        (refusals.NO_LAW, o.NAMING, "3.2.8"),
        (refusals.NO_LAW, o.EXCHANGING, "3.2.12"),
        (refusals.NOT_IN_HAND, o.FIRST_BALLOT, "3.3.1"),
        (refusals.NOT_IN_HAND, o.SECOND_BALLOT, "3.3.1"),
        (refusals.NOT_IN_HAND, o.PAYING_ELECTION, "3.2.2"),
        (refusals.NOT_IN_HAND, o.PAYING_PROPOSAL, "3.2.8"),
        (refusals.NOT_IN_HAND, o.PAYING_INITIATIVE, "3.2.11"),
        (refusals.NOT_IN_HAND, o.LAYING, "3.2.6"),
        (refusals.NOT_IN_HAND, o.TAKING, "3.2.12"),
        (refusals.MUST_PAY, o.PAYING_PROPOSAL, "3.2.8"),
        (refusals.MUST_PAY, o.PAYING_INITIATIVE, "3.2.11"),
        (refusals.MUST_PAY, o.LAYING, "3.2.6"),
        (refusals.NO_PAWN_THERE, o.DEMOTING, "3.2.12"),
        (refusals.NO_CHAIR, o.DEMOTING, "3.2-r"),
        (refusals.NO_CHANGE, o.EXCHANGING, "3.2.12"),
        (refusals.NOT_IN_LEGISLATURE, o.LEVEL_CHOICE, "3.2.12"),
    ],
)
def test_a_refusal_cites_the_rule_of_its_decision(reason: int, kind: int, rule: str) -> None:
    assert refusals.REASONS[reason].rule_in(kind) == rule
    assert rule in asking.RULES[o.DECISIONS[kind]] or kind == o.TURN, "the rule that explains the decision"
