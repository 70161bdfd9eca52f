"""Encoding of Town Hall for learners: a row of small whole numbers, turned so that the speaker asked comes first, and policy
slots."""

from __future__ import annotations

from typing import Any

from hustings.core.encoding import Blocks, Encoding, clip
from hustings.core.loops import legal
from hustings.core.rule import rule

from ..options import KEEP, OPTIONS
from ..position import BIDDING, MOST_TOKENS, SEATS, VOTES, Figures, Position

SPEAKER = Blocks()
HERE = SPEAKER.add("here", about="1: there is such a speaker")
TOKENS = SPEAKER.add("tokens", about="tokens left")
WON = SPEAKER.add("won", about="votes so far")
SHOWN = SPEAKER.add("shown", about="the bid last turned up, -1 none")
FIRST = SPEAKER.add("first", about="1: its bid wins first of equal ones")
WIDTH = SPEAKER.size

ROW = Blocks()
BIDS = ROW.add("bidding", about="1: bids are made, 0: the speaker decides")
TOPIC = ROW.add("topic", about="votes for the topic")
LEFT = ROW.add("left", about="topics to come")
CROWD = ROW.add("crowd", about="own supporters")
SPEAKERS = ROW.repeat("speaker", SEATS, SPEAKER)
ROW.pad()

TRUTH = Blocks()
CROWDS = TRUTH.add("crowds", SEATS - 1, about="the supporters of the others")
SEALED = TRUTH.add("bids", SEATS - 1, about="their sealed bids, -1 none")
TRUTH.pad()

SLOTS = Blocks()
SLOTS.add("bid", MOST_TOKENS + 1, about="so many tokens")
SPOKEN = SLOTS.add("speak", 2, about="keep the topic, yield it")


@rule
def places_on(o: Position, seat: int, other: int) -> int:
    return (other - seat) % o.players


@rule
def features(f: Figures, o: Position, seat: int, x: Any) -> None:
    x[:] = 0
    x[BIDS] = 1 if o.phase == BIDDING else 0
    x[TOPIC] = clip(o.topic)
    x[LEFT] = clip(f.rounds - o.round)
    x[CROWD] = clip(o.crowd[seat])
    for other in range(o.players):
        at = SPEAKERS + places_on(o, seat, other) * WIDTH
        x[at + HERE] = 1
        x[at + TOKENS] = clip(o.tokens[other])
        x[at + WON] = clip(o.points[other, VOTES])
        x[at + SHOWN] = clip(o.shown[other])
        x[at + FIRST] = 1 if o.first == other else 0


@rule
def truth(f: Figures, g: Position, seat: int, x: Any) -> None:
    x[:] = 0
    for other in range(g.players):
        if other != seat:
            x[CROWDS + places_on(g, seat, other) - 1] = clip(g.crowd[other])
            x[SEALED + places_on(g, seat, other) - 1] = clip(g.bid[other])


@rule
def slot_of(f: Figures, o: Position, seat: int, option: int) -> int:
    return option if option < KEEP else SPOKEN + option - KEEP


@rule
def option_of(f: Figures, o: Position, seat: int, slot: int) -> int:
    if slot < 0 or slot >= SPOKEN + OPTIONS - KEEP:
        return -1
    return slot if slot < SPOKEN else KEEP + slot - SPOKEN


@rule
def legal_slots(f: Figures, o: Position, seat: int, out: Any, slots: Any) -> int:
    count = legal(f, o, seat, out)
    for i in range(count):
        slots[i] = slot_of(f, o, seat, out[i])
    return count


@rule
def auction(o: Position, seat: int) -> int:
    """Bids are sealed: nothing rises."""
    return 0


@rule
def outbid(f: Figures, o: Position, seat: int, option: int) -> None:
    """Nobody can be outbid in secret."""


@rule
def unbid(f: Figures, o: Position, seat: int) -> None:
    """There is nothing to undo in secret bidding."""


ENCODING = Encoding(1, features, truth, legal_slots, slot_of, option_of, auction, outbid, unbid, ROW, TRUTH, SLOTS)
