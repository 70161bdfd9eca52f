"""3.5 Media: markers are bought one at a time; the party in control of a state's media may change one opinion there."""

from __future__ import annotations

from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import BUY_MEDIA, MEDIA_BUYING, OPINION_SWAP, PASS, SWAP_OPINION
from ..position import CARDS, ISSUES, MEDIA_CONTROL, MEETINGS, NOBODY, STATES, Figures, Position
from ..refusals import (
    IDENTICAL,
    ISSUE_TWICE,
    NO_MARKER_LEFT,
    NO_MEDIA_SPACE,
    NO_OPINION_THERE,
    NOT_IN_POOL,
    NOT_THIS_STATE,
    TOO_DEAR,
    UNDER_KEY,
)
from .table import ask, at_turn, card_of, current, in_play, last_in_line, pay, stance


@rule
def controller(g: Position, state: int) -> int:
    """The party with strictly more markers in `state` than any other, or NOBODY (3.5.2)."""
    best, tied = NOBODY, False
    for party in range(g.parties):
        if best == NOBODY or g.media[state, party] > g.media[state, best]:
            best, tied = party, False
        elif g.media[state, party] == g.media[state, best]:
            tied = True
    return NOBODY if tied else best


@rule
def buying_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """One marker for a free media space of any state in play, or pass (3.5.1)."""
    if option == PASS:
        return OK
    if option < BUY_MEDIA or option >= BUY_MEDIA + STATES:
        return NO_SUCH_OPTION
    state = option - BUY_MEDIA
    if not in_play(g, state):
        return NOT_THIS_STATE
    if g.markers[party] == 0:
        return NO_MARKER_LEFT
    if g.cash[party] < f.media_price:
        return TOO_DEAR
    lying = 0
    for other in range(g.parties):
        lying += g.media[state, other]
    return OK if lying < f.media_spaces else NO_MEDIA_SPACE


@rule
def buying_apply(f: Figures, g: Position, party: int, option: int) -> None:
    g.asked = 0
    g.turn = (g.turn + 1) % g.parties
    if option == PASS:  # the party may still buy later
        g.passes += 1
        return
    g.passes = 0
    pay(g, party, f.media_price)
    g.markers[party] -= 1
    g.media[option - BUY_MEDIA, party] += 1


@rule
def media_proceed(f: Figures, g: Position) -> None:
    """In turn order, round after round, until all parties have passed in a row."""
    for _ in range(g.parties):
        if g.passes == g.parties:
            break
        party = at_turn(g, g.turn)
        for state in range(current(g), last_in_line(g) + 1):
            if buying_refusal(f, g, party, BUY_MEDIA + state) == OK:
                ask(g, party, MEDIA_BUYING)
                return
        g.passes += 1
        g.turn = (g.turn + 1) % g.parties
    if g.passes == g.parties:
        g.phase, g.step = MEDIA_CONTROL, 0


@rule
def opinion_swap_refusal(g: Position, option: int) -> int:
    """An open opinion card of the state, not under the key-issue tile, for one of the pool on an issue that the state's other
    open cards do not have (3.5.3): the opposite of the card removed may do (3.5-a), the identical one not (3.5-b)."""
    if option == PASS:
        return OK
    if option < SWAP_OPINION or option >= SWAP_OPINION + ISSUES * CARDS:
        return NO_SUCH_OPTION
    return exchange_refusal(g, (option - SWAP_OPINION) // CARDS, (option - SWAP_OPINION) % CARDS)


@rule
def exchange_refusal(g: Position, issue: int, card: int) -> int:
    state = g.state
    if g.pool[card] == 0:
        return NOT_IN_POOL
    if g.opinion[state, issue] == 0:
        return NO_OPINION_THERE
    if g.key_issue[state] == issue:
        return UNDER_KEY
    if card // 2 != issue:
        return OK if g.opinion[state, card // 2] == 0 else ISSUE_TWICE
    return OK if stance(card) != g.opinion[state, issue] else IDENTICAL


@rule
def opinion_swap_apply(g: Position, option: int) -> None:
    """The removed card joins the pool, which stays as large as it was (3.5-c)."""
    if option != PASS:
        state, issue, card = g.state, (option - SWAP_OPINION) // CARDS, (option - SWAP_OPINION) % CARDS
        g.pool[card_of(issue, g.opinion[state, issue])] += 1
        g.opinion[state, issue] = 0
        g.pool[card] -= 1
        g.opinion[state, card // 2] = stance(card)
    g.asked = 0
    g.step += 1


@rule
def can_swap_opinion(g: Position) -> bool:
    for issue in range(ISSUES):
        if g.opinion[g.state, issue] != 0:
            for card in range(CARDS):
                if exchange_refusal(g, issue, card) == OK:
                    return True
    return False


@rule
def control_proceed(g: Position) -> None:
    """The current state first in 1997, the last in line first in 2006 (3.5.4)."""
    first, last = current(g), last_in_line(g)
    while g.step <= last - first:
        g.state = first + g.step if g.edition == 1997 else last - g.step
        party = controller(g, g.state)
        if party != NOBODY and can_swap_opinion(g):
            ask(g, party, OPINION_SWAP)
            return
        g.step += 1
    g.phase, g.turn, g.step = MEETINGS, 0, 0
