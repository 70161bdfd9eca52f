"""The worked example of the rulebook: a first turn with three cards."""

from __future__ import annotations

from hustings.core import layout
from hustings.games.helvetiq.options import ELECT, PASS, PAY, PROPOSE, REPLACE
from hustings.games.helvetiq.position import BLANK, BLUE, GREEN, GREY, J1, L1, NO, RED, REFERENDUM_CARD, YELLOW, YES
from support.helvetiq.invariants import invariants
from support.helvetiq.scene import GAME, kind, route, scene


def test_the_first_turn_of_the_rulebooks_example() -> None:
    """The commune's legislature for two cards, its judiciary for nothing, two laws replaced for the third card; two cards are
    turned up, none of them a REFERENDUM, so the change is accepted. The player at her right hand is next."""
    s = scene(players=2, colours=["green", "red"])
    s.laws(0, BLUE, BLUE, RED)
    s.hand(0, (BLUE, YES), (GREY, NO), (YELLOW, REFERENDUM_CARD))
    s.act(0, ELECT + route(-1, L1), PAY + kind((BLUE, YES)), PAY + kind((GREY, NO)))
    s.act(0, ELECT + route(-1, J1))
    s.act(0, PROPOSE, PAY + kind((YELLOW, REFERENDUM_CARD)))
    s.act(0, REPLACE + 5 * BLUE + GREEN, REPLACE + 5 * BLUE + GREEN, PASS, outcomes=[kind((RED, BLANK)), kind((GREY, YES))])
    assert s.where(0) == [J1, L1] and s.row("laws", 0) == [1, 2, 0, 0, 0]
    assert s.g.hand_size[0] == 0 and sum(s.row("discard")) == 5
    s.act(0, PASS)
    assert s.asked == [1]
    assert invariants(layout.as_dict(GAME.position, s.position)) == []
