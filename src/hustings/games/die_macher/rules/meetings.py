"""3.6 Meetings: in turn order each party buys cubes for the states in play."""

from __future__ import annotations

from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import HOLD_MEETINGS, MEET, MEETINGS_ROOM
from ..position import POLLS_PHASE, STATES, Figures, Position
from ..refusals import NO_CUBES, NO_MEETING_SPACE, NOT_THIS_STATE, TOO_DEAR, TOO_MANY_MEETINGS
from .table import ask, at_turn, current, last_in_line, pay


@rule
def meeting_refusal(f: Figures, g: Position, party: int, option: int) -> int:
    """A number of cubes, possibly none, for the state asked about (3.6.1)."""
    if option < MEET or option >= MEET + STATES * MEETINGS_ROOM:
        return NO_SUCH_OPTION
    state, cubes = (option - MEET) // MEETINGS_ROOM, (option - MEET) % MEETINGS_ROOM
    return NOT_THIS_STATE if state != g.state else cubes_refusal(f, g, party, state, cubes)


@rule
def cubes_refusal(f: Figures, g: Position, party: int, state: int, cubes: int) -> int:
    if cubes == 0:
        return OK
    if cubes > f.meetings_per_round:
        return TOO_MANY_MEETINGS
    if cubes > g.cubes[party]:
        return NO_CUBES
    if g.meetings[state, party] + cubes > f.meeting_spaces:
        return NO_MEETING_SPACE
    return OK if cubes * f.meeting_price <= g.cash[party] else TOO_DEAR


@rule
def meeting_apply(f: Figures, g: Position, party: int, option: int) -> None:
    cubes = (option - MEET) % MEETINGS_ROOM
    pay(g, party, cubes * f.meeting_price)
    g.meetings[g.state, party] += cubes
    g.cubes[party] -= cubes
    g.asked = 0
    g.state += 1
    if g.state > last_in_line(g):
        g.turn += 1
        g.step = 0


@rule
def can_meet(f: Figures, g: Position, party: int) -> bool:
    for state in range(current(g), last_in_line(g) + 1):
        g.state = state
        if meeting_refusal(f, g, party, MEET + state * MEETINGS_ROOM + 1) == OK:
            return True
    return False


@rule
def meetings_proceed(f: Figures, g: Position) -> None:
    """A party that can buy anything is asked about every state in play, in order of election."""
    if g.turn == g.parties:
        g.phase, g.state, g.step = POLLS_PHASE, current(g), 0
        return
    party = at_turn(g, g.turn)
    if g.step == 0:
        if not can_meet(f, g, party):
            g.turn += 1
            return
        g.state = current(g)
        g.step = 1
    ask(g, party, HOLD_MEETINGS)
