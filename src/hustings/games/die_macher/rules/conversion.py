"""3.8 Converting meetings into votes: in every state in play, last in line first, back to the current one."""

from __future__ import annotations

from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import CONVERT, CONVERTING, CUBES_ROOM, OPINION_SWAP
from ..position import ELECTION, ISSUES, NOBODY, Figures, Position
from ..refusals import NOT_SO_MANY_CUBES
from .media import can_swap_opinion
from .table import add_votes, ask, at_turn, current


@rule
def match(g: Position, state: int, party: int) -> int:
    """+1 for each open platform card equal to an open opinion card, -1 for each opposite one, doubled under the key-issue tile
    (3.8.3). Hidden opinion cards do not count (3.8-a)."""
    total = 0
    for issue in range(ISSUES):
        agreement = g.platform[party, issue] * g.opinion[state, issue]
        total += 2 * agreement if g.key_issue[state] == issue else agreement
    return total


@rule
def factor(g: Position, state: int, party: int) -> int:
    """Trend and match together (3.8.2)."""
    return g.trend[state, party] + match(g, state, party)


@rule
def votes_for(cubes: int, factor: int) -> int:
    """Cubes times factor; with a factor of 0 or less, one vote for every two cubes (3.8.4)."""
    return cubes * factor if factor > 0 else cubes // 2


@rule
def convert(f: Figures, g: Position, state: int, party: int, cubes: int) -> None:
    """Converted cubes return to supply (3.8.5). With no votes, or at the end of the track, the marker does not move (3.8-b)."""
    g.meetings[state, party] -= cubes
    g.cubes[party] += cubes
    add_votes(f, g, state, party, votes_for(cubes, factor(g, state, party)))


@rule
def converting_refusal(g: Position, party: int, option: int) -> int:
    """Any number of the party's cubes in the state, none included (3.8.1)."""
    if option < CONVERT or option >= CONVERT + CUBES_ROOM:
        return NO_SUCH_OPTION
    return OK if option - CONVERT <= g.meetings[g.state, party] else NOT_SO_MANY_CUBES


@rule
def converting_apply(f: Figures, g: Position, party: int, option: int) -> None:
    convert(f, g, g.state, party, option - CONVERT)
    g.asked = 0
    g.turn += 1


@rule
def absolute_majority(g: Position, state: int) -> int:
    """The party with more votes than all others together, or NOBODY (3.8.7)."""
    total = 0
    for party in range(g.parties):
        total += g.votes[state, party]
    for party in range(g.parties):
        if 2 * g.votes[state, party] > total:
            return party
    return NOBODY


@rule
def conversion_proceed(f: Figures, g: Position) -> None:
    """The current state comes last, but is not left out (3.8-c).
    `turn` runs through the parties of a state; `step` is 1 once its absolute majority has been dealt with (3.8.7, 3.8-d)."""
    while g.turn < g.parties:
        party = at_turn(g, g.turn)
        if g.meetings[g.state, party] >= f.convert_minimum:
            ask(g, party, CONVERTING)
            return
        g.turn += 1
    if g.step == 0:
        party = absolute_majority(g, g.state)
        if party != NOBODY and can_swap_opinion(g):
            ask(g, party, OPINION_SWAP)  # the swap itself advances `step`
            return
    g.step, g.turn = 0, 0
    if g.state == current(g):
        g.phase = ELECTION
    else:
        g.state -= 1
