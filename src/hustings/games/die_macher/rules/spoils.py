"""4.3 Spoils and 4.4 national opinion: what the winners of an election carry to the national board."""

from __future__ import annotations

from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import (
    MARKER_MOVE,
    MOVE_MARKER,
    OPINION_PLACING,
    OPINION_SPACE,
    PASS,
    PLACE_OPINION,
    PUSH_OUT,
)
from ..position import END_OF_ROUND, ISSUES, NATIONAL, NOBODY, NONE, Position
from ..refusals import ALL_SECURED, NO_OPINION_THERE, SECURED
from .table import ask, card_of, current


@rule
def marker_refusal(option: int) -> int:
    return OK if option == PASS or option == MOVE_MARKER else NO_SUCH_OPTION


@rule
def marker_apply(g: Position, party: int, option: int) -> None:
    """A marker goes from this state to the national board's space for this round; a second one there scores fully too (4.3-c)."""
    if option == MOVE_MARKER:
        g.media[current(g), party] -= 1
        g.national_media[g.round - 1, party] += 1
    g.spoils_marker[g.step] = 0
    g.asked = 0


@rule
def space_for(g: Position, card: int) -> int:
    """The national space where the card goes without a choice: that of its issue, or the first free one. NONE: an opinion must be
    pushed out."""
    for slot in range(NATIONAL):
        if g.national[slot] != NONE and g.national[slot] // 2 == card // 2:
            return slot
    for slot in range(NATIONAL):
        if g.national[slot] == NONE:
            return slot
    return NONE


@rule
def secured(g: Position, slot: int) -> bool:
    """Whether two or more equal cards lie there (4.4.1)."""
    return g.national_pile[slot] >= 2


@rule
def opinion_refusal(g: Position, option: int) -> int:
    """An open card of the state, the one under the key-issue tile included (4.3-b); a new issue needs a space (4.4-a)."""
    if option == PASS:
        return OK
    if option < PLACE_OPINION or option >= PLACE_OPINION + ISSUES:
        return NO_SUCH_OPTION
    issue, state = option - PLACE_OPINION, current(g)
    if g.opinion[state, issue] == 0:
        return NO_OPINION_THERE
    if space_for(g, card_of(issue, g.opinion[state, issue])) != NONE:
        return OK
    for slot in range(NATIONAL):
        if not secured(g, slot):
            return OK
    return ALL_SECURED


@rule
def opinion_apply(g: Position, option: int) -> None:
    g.asked = 0
    if option == PASS:
        g.spoils_cards[g.step] = 0
        return
    issue, state = option - PLACE_OPINION, current(g)
    card = card_of(issue, g.opinion[state, issue])
    slot = space_for(g, card)
    if slot == NONE:
        g.placing = issue
    else:
        place(g, card, slot)


@rule
def space_refusal(g: Position, option: int) -> int:
    """A new issue pushes out an unsecured opinion of the placer's choice, perhaps the one placed just before (4.4.3, 4.4-c)."""
    if option < PUSH_OUT or option >= PUSH_OUT + NATIONAL:
        return NO_SUCH_OPTION
    return SECURED if secured(g, option - PUSH_OUT) else OK


@rule
def space_apply(g: Position, option: int) -> None:
    g.asked = 0
    card = card_of(g.placing, g.opinion[current(g), g.placing])
    g.placing = NONE
    place(g, card, option - PUSH_OUT)


@rule
def place(g: Position, card: int, slot: int) -> None:
    """4.4: stack an equal card, replace an opposite pile, or take a new space. Cards that leave the board leave the game in 1997
    and are discarded in 2006."""
    state = current(g)
    lying = g.national[slot]
    if lying == card:
        g.national_pile[slot] += 1
    else:
        if lying != NONE:
            # An opposite pile and a card pushed out alike (4.4.2, 4.4-b). In the first revision the latter left the game.
            if g.edition == 2006 and (g.revision >= 1 or lying // 2 == card // 2):
                g.opinion_discard[lying] += g.national_pile[slot]
            else:
                g.opinion_gone[lying] += g.national_pile[slot]
        g.national[slot] = card
        g.national_pile[slot] = 1
    g.opinion[state, card // 2] = 0
    if g.key_issue[state] == card // 2:
        g.key_issue[state] = NONE
    g.spoils_cards[g.step] -= 1


@rule
def can_place_opinion(g: Position) -> bool:
    for option in range(PLACE_OPINION, PLACE_OPINION + ISSUES):
        if opinion_refusal(g, option) == OK:
            return True
    return False


@rule
def spoils_proceed(g: Position) -> None:
    """The winner, or the stronger partner, first; each moves a marker, then places cards."""
    while g.step < 2:
        party = g.spoils_party[g.step]
        if party != NOBODY:
            if g.placing != NONE:
                ask(g, party, OPINION_SPACE)
                return
            if g.spoils_marker[g.step] == 1 and g.media[current(g), party] > 0:
                ask(g, party, MARKER_MOVE)
                return
            if g.spoils_cards[g.step] > 0 and can_place_opinion(g):
                ask(g, party, OPINION_PLACING)
                return
        g.step += 1
    g.phase = END_OF_ROUND
