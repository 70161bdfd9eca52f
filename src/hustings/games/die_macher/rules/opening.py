"""2 The opening: sealed, simultaneous, free of charge. Each party answers a few questions; when the last party has answered all
of them, everything is turned up and applied together."""

from __future__ import annotations

from ....core.chance import SEEN, Chance, reveal
from ....core.contract import NO_SUCH_OPTION, OK
from ....core.rule import rule
from ..options import (
    CHOOSE_BASE,
    CHOOSE_BOONS,
    CHOOSE_STATE,
    OPENING_BASE,
    OPENING_BOONS,
    PLACE_BOON,
    PLACE_MARKER,
)
from ..position import BOARDS, BOONS, NONE, START_PLAYER, Figures, Position
from .table import add_trend, add_votes, everyone

TREND, VOTES, MEETINGS = 0, 1, 2
DONE = -1


@rule
def opening_decision(f: Figures, g: Position, party: int) -> int:
    """The next decision of a party, or DONE (2.1)."""
    if g.opening_boons[party] == NONE:
        return CHOOSE_BOONS
    for i in range(BOONS):
        if g.opening_state[party, i] == NONE:
            return PLACE_BOON
    if g.opening_base[party] == NONE:
        return CHOOSE_BASE
    for i in range(f.opening_media[g.opening_base[party]]):
        if g.opening_media[party, i] == NONE:
            return PLACE_MARKER
    return DONE


@rule
def opening_refusal(kind: int, option: int) -> int:
    """Any row, any of the four states, repeats allowed (2.1)."""
    if kind == CHOOSE_BOONS:
        return OK if OPENING_BOONS <= option < OPENING_BOONS + 3 else NO_SUCH_OPTION
    if kind == CHOOSE_BASE:
        return OK if OPENING_BASE <= option < OPENING_BASE + 4 else NO_SUCH_OPTION
    return OK if CHOOSE_STATE <= option < CHOOSE_STATE + BOARDS else NO_SUCH_OPTION


@rule
def opening_apply(f: Figures, g: Position, c: Chance, party: int, option: int) -> None:
    kind = opening_decision(f, g, party)
    if kind == CHOOSE_BOONS:
        g.opening_boons[party] = option - OPENING_BOONS
    elif kind == CHOOSE_BASE:
        g.opening_base[party] = option - OPENING_BASE
    elif kind == PLACE_BOON:
        for i in range(BOONS):
            if g.opening_state[party, i] == NONE:
                g.opening_state[party, i] = option - CHOOSE_STATE
                break
    else:
        for i in range(BOONS):
            if g.opening_media[party, i] == NONE:
                g.opening_media[party, i] = option - CHOOSE_STATE
                break
    if opening_decision(f, g, party) == DONE:
        g.asked &= ~(1 << party)
        if g.asked == 0:
            reveal(c, SEEN)
            for each in range(g.parties):  # in seat order: of equal vote counts the later seat lies on top (2-a)
                carry_out_opening(f, g, each)
            g.phase = START_PLAYER
            g.step = 0


@rule
def carry_out_opening(f: Figures, g: Position, party: int) -> None:
    """Apply one party's choices; its sealed sheet is empty afterwards."""
    row = g.opening_boons[party]
    for i in range(BOONS):
        state, boon = g.opening_state[party, i], f.opening_boon[row, i]
        if boon == TREND:
            add_trend(f, g, state, party, f.trend_step)
        elif boon == VOTES:
            add_votes(f, g, state, party, f.votes_step)
        else:  # cubes that find no space stay in supply (2-b)
            cubes = min(f.meetings_step, f.meeting_spaces - g.meetings[state, party], g.cubes[party])
            g.meetings[state, party] += cubes
            g.cubes[party] -= cubes
        g.opening_state[party, i] = NONE
    base = g.opening_base[party]
    for i in range(f.opening_media[base]):  # more than five may end up in a state (2.2)
        g.media[g.opening_media[party, i], party] += 1
        g.markers[party] -= 1
        g.opening_media[party, i] = NONE
    g.members[party] += f.opening_members[base]
    g.opening_boons[party] = NONE
    g.opening_base[party] = NONE


@rule
def opening_proceed(g: Position) -> None:
    g.asked = everyone(g)
    g.ask = CHOOSE_BOONS
