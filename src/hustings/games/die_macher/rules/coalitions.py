"""3.4 Coalitions, only in the current state, between parties that have a coalition tile there."""

from __future__ import annotations

from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import AGREE, ANSWER, COALITION_TURN, DECLINE, FORCE, PASS, PROPOSE
from ..position import MEDIA, NOBODY, PARTIES, Position
from ..refusals import (
    ALREADY_PROPOSED,
    FORCE_INSTEAD,
    NO_PARTNER,
    NO_SUCH_PARTY,
    OWN_PARTY,
    TOO_LITTLE_IN_COMMON,
    TOO_LITTLE_TO_FORCE,
)
from .table import ask, at_turn, common_cards, current

VOLUNTARY, FORCED = 2, 3


@rule
def free_for_coalition(g: Position, party: int) -> bool:
    """Whether the party has a tile in the current state and no partner yet (3.4.1). Tiles elsewhere wait (3.4-c). It does not
    matter whether the party has passed or declined before (3.4-b)."""
    return g.tile[current(g), party] == 1 and g.partner[party] == NOBODY


@rule
def coalition_refusal(g: Position, party: int, option: int) -> int:
    """Force with three or more cards in common, propose with two, or pass (3.4.2 to 3.4.4)."""
    if option == PASS:
        return OK
    if option < FORCE or option >= PROPOSE + PARTIES:
        return NO_SUCH_OPTION
    forcing = option < PROPOSE
    other = option - FORCE if forcing else option - PROPOSE
    if other >= g.parties:
        return NO_SUCH_PARTY
    if other == party:
        return OWN_PARTY
    if not free_for_coalition(g, other):
        return NO_PARTNER
    common = common_cards(g, party, other)
    if forcing:
        return OK if common >= FORCED else TOO_LITTLE_TO_FORCE
    if common < VOLUNTARY:
        return TOO_LITTLE_IN_COMMON
    if common >= FORCED:
        return FORCE_INSTEAD
    return ALREADY_PROPOSED if (g.proposed >> other) & 1 == 1 else OK


@rule
def answer_refusal(option: int) -> int:
    return OK if option == AGREE or option == DECLINE else NO_SUCH_OPTION


@rule
def join(g: Position, party: int, other: int) -> None:
    g.partner[party] = other
    g.partner[other] = party


@rule
def next_party(g: Position) -> None:
    g.turn += 1
    g.proposed = 0


@rule
def coalition_apply(g: Position, party: int, option: int) -> None:
    g.asked = 0
    if option == PASS:
        next_party(g)
    elif option < PROPOSE:
        join(g, party, option - FORCE)
        next_party(g)
    else:
        g.suitor = party
        g.proposed |= 1 << (option - PROPOSE)
        ask(g, option - PROPOSE, ANSWER)


@rule
def answer_apply(g: Position, party: int, option: int) -> None:
    """A party may propose to several, each once, until one accepts (3.4-a)."""
    g.asked = 0
    if option == AGREE:
        join(g, g.suitor, party)
        next_party(g)
    g.suitor = NOBODY


@rule
def coalitions_proceed(g: Position) -> None:
    if g.turn == g.parties:
        g.phase, g.turn, g.passes = MEDIA, 0, 0
        return
    party = at_turn(g, g.turn)
    if free_for_coalition(g, party):
        for option in range(FORCE, PROPOSE + PARTIES):
            if coalition_refusal(g, party, option) == OK:
                ask(g, party, COALITION_TURN)
                return
    next_party(g)
