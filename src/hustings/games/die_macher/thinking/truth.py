"""Secrets of the other parties, for a critic in training: hands, cards and bids face down. Players never see this row."""

from __future__ import annotations

from typing import Any

from ....core.encoding import Blocks, clip
from ....core.rule import rule
from ..position import BOARDS, BOONS, CABINET, CARDS, GIFTS, HAND, NONE, PARTIES, POLLS, Figures, Position
from ..rules.table import current

RIVAL = Blocks()
BID = RIVAL.add("bid", about="sealed bid, -1 none")
HELD = RIVAL.add("hand", CARDS, about="hidden platform cards")
MINISTER = RIVAL.add("minister", BOARDS, CABINET, about="1: the cabinet card face down on a state")
REFUSED = RIVAL.add("refused", GIFTS, about="1: the contribution refused")
BOONS_LAID = RIVAL.add("boons-laid", BOARDS, BOONS, about="boons placed on each state in the opening")
MARKERS_LAID = RIVAL.add("markers-laid", BOARDS, about="media markers placed in the opening")

TRUTH = Blocks()
DECK = TRUTH.add("platform-deck", CARDS, about="the shuffled part of the platform deck")
POLL_DECK = TRUTH.add("poll-deck", POLLS, about="1: nobody has seen the poll")
RIVALS = TRUTH.repeat("rival", PARTIES - 1, RIVAL)
SIZE = TRUTH.pad()
WIDTH = RIVAL.size


@rule
def truth(f: Figures, g: Position, seat: int, x: Any) -> None:
    x[:] = 0
    for card in range(CARDS):
        x[DECK + card] = clip(g.platform_deck[card])
    for poll in range(POLLS):
        x[POLL_DECK + poll] = g.poll_deck[poll]
    for place in range(1, g.parties):
        rival_row(f, g, (seat + place) % g.parties, x, RIVALS + (place - 1) * WIDTH)


@rule
def rival_row(f: Figures, g: Position, party: int, x: Any, at: int) -> None:
    x[at + BID] = clip(g.bid[party])
    for place in range(HAND):
        if g.hand[party, place] != NONE:
            x[at + HELD + g.hand[party, place]] += 1
        if g.opening_state[party, place] != NONE:
            boon = f.opening_boon[g.opening_boons[party], place]
            x[at + BOONS_LAID + g.opening_state[party, place] * BOONS + boon] += 1
        if g.opening_media[party, place] != NONE:
            x[at + MARKERS_LAID + g.opening_media[party, place]] += 1
    for place in range(min(BOARDS, g.rounds - current(g))):
        card = g.cabinet_down[party, current(g) + place]
        if card != NONE:
            x[at + MINISTER + place * CABINET + card] = 1
    if g.refused[party] != NONE:
        x[at + REFUSED + g.refused[party]] = 1
