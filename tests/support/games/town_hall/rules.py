"""The rules of Town Hall, by number."""

from __future__ import annotations

from hustings.core.chance import CARDS, SHOWN, Chance, reveal, roll
from hustings.core.contract import NO_SUCH_OPTION, NOT_ASKED, OK
from hustings.core.rule import rule
from hustings.core.values import Reason

from .options import BID, KEEP, SPEAK, YIELD
from .position import BIDDING, CROWD, NONE, OVER, SEATS, SPEAKING, TOKENS, VOTES, Figures, Position

TOO_MANY = 10
REASONS = {
    NOT_ASKED: Reason("0", "not-asked", "this seat is not asked anything now"),
    NO_SUCH_OPTION: Reason("0", "no-such-option", "this option does not belong to the decision asked"),
    TOO_MANY: Reason("2.1", "too-many", "the speaker has fewer tokens"),
}


@rule
def begin(f: Figures, g: Position, c: Chance) -> None:
    """1: everyone has the same tokens, and supporters whom nobody else has counted."""
    for seat in range(g.players):
        g.tokens[seat] = f.tokens
        g.crowd[seat] = roll(c, CARDS, f.hall)
    g.first, g.round = roll(c, CARDS, g.players), 0
    next_topic(f, g, c)


@rule
def next_topic(f: Figures, g: Position, c: Chance) -> None:
    """1.1: a topic is drawn, and all are asked for a bid; after the last topic the tokens count."""
    g.speaker = NONE
    for seat in range(SEATS):
        g.bid[seat] = NONE
    if g.round == f.rounds:
        g.phase, g.asked, g.topic = OVER, 0, 0
        for seat in range(g.players):
            g.counted[seat] = g.crowd[seat]
        count(f, g)
        return
    g.round += 1
    g.phase, g.topic = BIDDING, 1 + roll(c, CARDS, f.worth)
    g.asked = (1 << g.players) - 1


@rule
def count(f: Figures, g: Position) -> None:
    """4: tokens and supporters become points."""
    for seat in range(g.players):
        g.points[seat, TOKENS] = g.tokens[seat]
        g.points[seat, CROWD] = g.crowd[seat] // f.supporters


@rule
def asked(g: Position) -> int:
    return int(g.asked)


@rule
def decision(f: Figures, g: Position, seat: int) -> int:
    return BID if g.phase == BIDDING else SPEAK


@rule
def passing(g: Position, seat: int) -> int:
    return -1


@rule
def span(f: Figures, g: Position, seat: int) -> tuple[int, int]:
    if g.phase == BIDDING:
        return 0, KEEP
    return KEEP, YIELD + 1


@rule
def refusal(f: Figures, g: Position, seat: int, option: int) -> int:
    if seat < 0 or not (g.asked >> seat) & 1:
        return NOT_ASKED
    if g.phase == BIDDING:
        if option < 0 or option >= KEEP:
            return NO_SUCH_OPTION
        return TOO_MANY if option > g.tokens[seat] else OK
    return OK if option == KEEP or option == YIELD else NO_SUCH_OPTION


@rule
def apply(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    g.asked &= ~(1 << seat)
    if g.phase == BIDDING:
        g.bid[seat] = option
        if g.asked == 0:
            turn_up(g, c)
    else:
        speak(f, g, c, seat, option)


@rule
def turn_up(g: Position, c: Chance) -> None:
    """2.2: bids are turned up; the highest pays and speaks, of equal ones the first in the order of speakers."""
    reveal(c, SHOWN)
    best = int(g.first)
    for place in range(g.players):
        seat = (g.first + place) % g.players
        g.shown[seat] = g.bid[seat]
        if g.bid[seat] > g.bid[best]:
            best = seat
    g.speaker, g.phase, g.asked = best, SPEAKING, 1 << best
    g.tokens[best] -= g.bid[best]


@rule
def speak(f: Figures, g: Position, c: Chance, seat: int, option: int) -> None:
    """3: the speaker keeps the topic for its votes, or yields it for a token or two."""
    if option == KEEP:
        g.points[seat, VOTES] += g.topic
    else:
        g.tokens[seat] = min(int(g.tokens[seat]) + f.consolation, f.tokens)
    g.first = (seat + 1) % g.players
    next_topic(f, g, c)


@rule
def resample(f: Figures, g: Position, c: Chance, seat: int) -> None:
    """Any possible number of supporters is drawn; for a bid made in secret, any that the bidder could pay."""
    for other in range(g.players):
        if other != seat:
            g.crowd[other] = g.counted[other] if g.phase == OVER else roll(c, CARDS, f.hall)
    if g.phase == BIDDING:
        for other in range(g.players):
            if other != seat and not (g.asked >> other) & 1:
                g.bid[other] = roll(c, CARDS, int(g.tokens[other]) + 1)
    elif g.phase == SPEAKING:
        for other in range(g.players):
            g.bid[other] = g.shown[other]


@rule
def total(g: Position, seat: int) -> int:
    """4.1: all points together."""
    return int(g.points[seat, VOTES] + g.points[seat, TOKENS] + g.points[seat, CROWD])
