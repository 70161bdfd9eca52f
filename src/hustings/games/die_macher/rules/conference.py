"""3.2 The platform conference, in turn order: discard and draw hidden cards, then perhaps exchange one open card."""

from __future__ import annotations

from ....core.chance import SHOWN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import DISCARD, DISCARDING, PASS, PLATFORM_SWAP, SWAP_PLATFORM
from ..position import CABINET_PLACING, CARDS, HAND, ISSUES, NONE, Figures, Position
from ..refusals import ALREADY_MARKED, IMPOSED, ISSUE_TWICE, NOT_IN_HAND, NOT_OPEN
from .decks import against_imposed, draw_hidden, leave_hand, sort_hand
from .memory import REPLACED, note
from .table import ask, at_turn, card_of, stance


@rule
def place_in_hand(g: Position, party: int, card: int) -> int:
    """The card's place in the hand, not counting cards marked for discarding; -1 if it is not there."""
    for i in range(HAND):
        if g.hand[party, i] == card and g.marked[party, i] == 0:
            return i
    return NONE


@rule
def discard_refusal(g: Position, party: int, option: int) -> int:
    """Any hidden card, each once; PASS ends the choice (3.2.1)."""
    if option == PASS:
        return OK
    if option < DISCARD or option >= DISCARD + CARDS:
        return NO_SUCH_OPTION
    card = option - DISCARD
    if place_in_hand(g, party, card) != NONE:
        return OK
    for i in range(HAND):
        if g.hand[party, i] == card:
            return ALREADY_MARKED
    return NOT_IN_HAND


@rule
def discard_apply(g: Position, c: Chance, party: int, option: int) -> None:
    """Cards are marked first, which nobody else sees; when the choice ends, all are discarded at once, before drawing (3.2-a)."""
    if option != PASS:
        g.marked[party, place_in_hand(g, party, option - DISCARD)] = 1
        return
    gone = 0
    for i in range(HAND):
        if g.marked[party, i] == 1:
            g.platform_discard[g.hand[party, i]] += 1
            leave_hand(g, party, i)
            g.marked[party, i] = 0
            gone += 1
            reveal(c, SHOWN)
    sort_hand(g, party)
    wanted = gone if g.edition == 2006 else HAND - g.hand_size[party]
    for _ in range(wanted):
        draw_hidden(g, c, party)
    ask(g, party, PLATFORM_SWAP)


@rule
def swap_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """One open card for one hidden card; the open cards stay on different issues (3.2.2). An identical one may do (3.2-c)."""
    if option == PASS:
        return OK
    if option < SWAP_PLATFORM or option >= SWAP_PLATFORM + ISSUES * CARDS:
        return NO_SUCH_OPTION
    return exchange_refusal(f, g, party, (option - SWAP_PLATFORM) // CARDS, (option - SWAP_PLATFORM) % CARDS)


@rule
def exchange_refusal(f: Figures, g: Position, party: int, issue: int, card: int) -> int:
    if place_in_hand(g, party, card) == NONE:
        return NOT_IN_HAND
    if g.platform[party, issue] == 0:
        return NOT_OPEN
    if card // 2 != issue and g.platform[party, card // 2] != 0:
        return ISSUE_TWICE
    if against_imposed(f, g, party, card):
        return IMPOSED
    return OK


@rule
def swap_apply(g: Position, c: Chance, party: int, option: int) -> None:
    """The replaced card is discarded; the hand stays one short until the next conference (3.2.2)."""
    if option != PASS:
        issue, card = (option - SWAP_PLATFORM) // CARDS, (option - SWAP_PLATFORM) % CARDS
        replaced = card_of(issue, g.platform[party, issue])
        g.platform_discard[replaced] += 1
        g.platform[party, issue] = 0
        g.platform[party, card // 2] = stance(card)
        leave_hand(g, party, place_in_hand(g, party, card))
        note(g, party, REPLACED + replaced)
        reveal(c, SHOWN)
        sort_hand(g, party)
    g.asked = 0
    g.turn += 1


@rule
def conference_proceed(g: Position, c: Chance) -> None:
    if g.turn == g.parties:
        g.phase, g.turn, g.step = CABINET_PLACING, 0, 0
        return
    party = at_turn(g, g.turn)
    if g.edition == 2006:  # first draw up to three, then discard (3.2.1)
        for _ in range(HAND - g.hand_size[party]):
            draw_hidden(g, c, party)
    ask(g, party, DISCARDING)
