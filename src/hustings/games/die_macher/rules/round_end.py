"""4.5 members, 4.6 money, 5.1 boards: the automatic steps between an election and the contributions."""

from __future__ import annotations

from ....core.chance import Chance
from ....core.rule import rule
from ..position import (
    CONTRIBUTIONS,
    ISSUES,
    NATIONAL,
    NOBODY,
    NONE,
    OVER,
    Figures,
    Position,
)
from .decks import turn_up
from .scoring import final_score
from .setup import set_up_state
from .table import card_of, current, last_in_line, receive


@rule
def recruit(f: Figures, g: Position) -> None:
    """4.5: for each open platform card equal to a national opinion, the recruits of its space. Opposites cost nothing.
    The track has no end (4.5-a)."""
    for party in range(g.parties):
        for slot in range(NATIONAL):
            card = g.national[slot]
            if card != NONE and card_of(card // 2, g.platform[party, card // 2]) == card and g.platform[party, card // 2] != 0:
                g.members[party] += f.recruits[slot]


@rule
def pay_parties(f: Figures, g: Position) -> None:
    """4.6: for seats after every round that another campaign round follows, for members after some of them."""
    if g.round >= g.rounds - 1:
        return
    for party in range(g.parties):
        receive(g, party, g.seats[current(g), party])
        if f.membership_round[g.round - 1] == 1:
            receive(g, party, g.members[party])


@rule
def clear_state(g: Position, state: int) -> None:
    """5.1.1: cards go to the discards, markers and cubes to their owners; tiles are removed. Votes stay, as the result."""
    for issue in range(ISSUES):
        if g.opinion[state, issue] != 0:
            g.opinion_discard[card_of(issue, g.opinion[state, issue])] += 1
            g.opinion[state, issue] = 0
    g.key_issue[state] = NONE
    for party in range(g.parties):
        g.markers[party] += g.media[state, party]
        g.media[state, party] = 0
        g.cubes[party] += g.meetings[state, party]
        g.meetings[state, party] = 0
        g.tile[state, party] = 0  # leaves the game (3.4.5)
        g.partner[party] = NOBODY


@rule
def change_boards(f: Figures, g: Position, c: Chance) -> None:
    """5.1: the board becomes the new last state while there is one; on each of the other states a card is turned up."""
    clear_state(g, current(g))
    last = last_in_line(g)
    if last + 1 < g.rounds:
        # after rounds 1 to 3, in the short game after round 1 (5.1.2)
        set_up_state(f, g, c, last + 1, 2 if last + 2 == g.rounds else 1)
    for state in range(current(g) + 1, last + 1):
        turn_up(g, c, state)


@rule
def round_end_proceed(f: Figures, g: Position, c: Chance) -> None:
    recruit(f, g)
    pay_parties(f, g)
    if g.round == g.rounds:
        final_score(f, g)
        g.phase = OVER
        return
    change_boards(f, g, c)
    g.phase, g.turn = CONTRIBUTIONS, 0
