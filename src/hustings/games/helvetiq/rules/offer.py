"""Lists of the legal options of a decision. Hopeless options are skipped, and the decision's refusal is asked about the rest."""

from __future__ import annotations

from ....core.contract import OK
from ....core.layout import Grid
from ....core.rule import rule
from ..options import (
    APPLY,
    BALLOT,
    ELECT,
    FIRST_BALLOT,
    INITIATIVE,
    JOKER,
    LAST_ACTION,
    LAYING,
    NAMING,
    OBTAIN,
    PASS,
    PAY,
    PAYING_ELECTION,
    PAYING_INITIATIVE,
    PAYING_PROPOSAL,
    PLAY,
    PROPOSE,
    REPLACE,
    TURN,
)
from ..position import (
    BERN,
    COLOURS,
    FACES,
    INITIATIVE_CARD,
    JOKERS,
    KINDS,
    LEVELS,
    ROUTES,
    Figures,
    Position,
)
from .cards import held_of_face
from .changing_laws import (
    initiative_paying_refusal,
    initiative_refusal,
    naming_refusal,
    proposal_refusal,
    replacement_refusal,
)
from .elections import means, pawn_refusal, paying_refusal, way_and_price_refusal
from .flow import refusal, span, turn_refusal
from .laws import applying_refusal, judge_free, laying_refusal
from .popular_vote import ballot_refusal
from .special import playing_refusal


@rule
def offer(f: Figures, g: Position, seat: int, out: Grid) -> int:
    """The contract's `offer`, dispatched by the kind of decision."""
    kind = g.ask
    if kind == TURN or kind == LAST_ACTION:
        return offer_turn(f, g, seat, out)
    if kind == PAYING_ELECTION or kind == PAYING_PROPOSAL:
        return offer_payment(g, seat, out)
    if kind == FIRST_BALLOT:
        return offer_ballots(g, seat, out)
    if kind == NAMING:
        return offer_replacements(g, out)
    if kind == LAYING:
        return offer_cards_to_lay(g, seat, out)
    if kind == PAYING_INITIATIVE:
        return offer_initiative_cards(g, seat, out)
    return offer_span(f, g, seat, out)


@rule
def offer_span(f: Figures, g: Position, seat: int, out: Grid) -> int:
    """List options of rare decisions, none of which can be declined: the whole span is tried."""
    n = 0
    low, high = span(f, g, seat)
    for option in range(low, high):
        if refusal(f, g, seat, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_turn(f: Figures, g: Position, seat: int, out: Grid) -> int:
    """List options of a turn. Not tried: laws without a judge, initiatives without an INITIATIVE card, special cards not held."""
    n = 0
    if turn_refusal(f, g, seat, PASS) == OK:
        out[n] = PASS
        n += 1
    for level in range(LEVELS):
        if judge_free(g, seat, level):
            for colour in range(COLOURS):
                if applying_refusal(g, seat, level, colour) == OK:
                    out[n] = APPLY + level * COLOURS + colour
                    n += 1
    if turn_refusal(f, g, seat, OBTAIN) == OK:
        out[n] = OBTAIN
        n += 1
    most = means(f, g, seat)
    for route in range(ROUTES):
        if pawn_refusal(f, g, seat, route) == OK and way_and_price_refusal(f, g, seat, route, most) == OK:
            out[n] = ELECT + route
            n += 1
    for level in range(LEVELS):
        if proposal_refusal(g, seat, level) == OK:
            out[n] = PROPOSE + level
            n += 1
    if held_of_face(g, seat, INITIATIVE_CARD) > 0:
        for level in range(LEVELS):
            if initiative_refusal(f, g, seat, level) == OK:
                out[n] = INITIATIVE + level
                n += 1
    if g.special_n[seat] > 0:
        for card in range(BERN):
            if g.special[seat, card] == 1 and playing_refusal(f, g, seat, card) == OK:
                out[n] = PLAY + card
                n += 1
    return n


@rule
def offer_payment(g: Position, seat: int, out: Grid) -> int:
    n = 0
    for option in range(PAY, PAY + KINDS):
        if paying_refusal(g, seat, option) == OK:
            out[n] = option
            n += 1
    if g.special_n[seat] > 0:
        for option in range(JOKER, JOKER + JOKERS):
            if paying_refusal(g, seat, option) == OK:
                out[n] = option
                n += 1
    return n


@rule
def offer_cards_to_lay(g: Position, seat: int, out: Grid) -> int:
    """List cards of the law's colour, and jokers."""
    n = 0
    for option in range(PAY + g.law * FACES, PAY + (g.law + 1) * FACES):
        if laying_refusal(g, seat, option) == OK:
            out[n] = option
            n += 1
    if g.special_n[seat] > 0:
        for option in range(JOKER, JOKER + JOKERS):
            if laying_refusal(g, seat, option) == OK:
                out[n] = option
                n += 1
    return n


@rule
def offer_initiative_cards(g: Position, seat: int, out: Grid) -> int:
    n = 0
    for colour in range(COLOURS):
        option = PAY + colour * FACES + INITIATIVE_CARD
        if initiative_paying_refusal(g, seat, option) == OK:
            out[n] = option
            n += 1
    return n


@rule
def offer_replacements(g: Position, out: Grid) -> int:
    n = 0
    if naming_refusal(g, PASS) == OK:
        out[n] = PASS
        n += 1
    for going in range(COLOURS):
        if g.laws[g.level, going] > 0:
            for coming in range(COLOURS):
                if replacement_refusal(g, g.level, going, coming) == OK:
                    out[n] = REPLACE + going * COLOURS + coming
                    n += 1
    return n


@rule
def offer_ballots(g: Position, seat: int, out: Grid) -> int:
    n = 0
    if ballot_refusal(g, seat, PASS) == OK:
        out[n] = PASS
        n += 1
    for option in range(BALLOT, BALLOT + KINDS):
        if ballot_refusal(g, seat, option) == OK:
            out[n] = option
            n += 1
    return n
