"""The position and the figures of Town Hall."""

from __future__ import annotations

from typing import Annotated

from hustings.core.layout import SEAT, Axis, Grid, owner, public

SEATS, MOST_TOKENS = 4, 9
SPEAKER, PART = Axis(SEAT, SEATS), Axis("part", 3)
NONE = -1

BIDDING, SPEAKING, OVER = range(3)
PHASES = ("bidding", "speaking", "over")
VOTES, TOKENS, CROWD = range(3)
PART_NAMES = ("votes", "tokens", "crowd")


class Position:
    players: Annotated[int, public(about="how many speak")]
    colour: Annotated[Grid, public(SPEAKER, holds="colour", about="what each speaker is called by")]
    round: Annotated[int, public(about="the number of the topic")]
    phase: Annotated[int, public(holds="phase")]
    asked: Annotated[int, public(holds="seats", about="who is asked something now")]
    first: Annotated[int, public(holds="seat", about="whose bid wins first of equal ones")]
    topic: Annotated[int, public(about="votes for the topic")]
    speaker: Annotated[int, public(holds="seat", about="who bid the most")]
    tokens: Annotated[Grid, public(SPEAKER, about="tokens left")]
    bid: Annotated[Grid, owner(SPEAKER, about="tokens bid in secret; -1: none yet")]
    crowd: Annotated[Grid, owner(SPEAKER, about="supporters who have come, known to their speaker only")]
    counted: Annotated[Grid, public(SPEAKER, about="the supporters, counted at the end; -1 before")]
    shown: Annotated[Grid, public(SPEAKER, about="the bids of the last auction; -1: none yet")]
    points: Annotated[Grid, public(SPEAKER, PART, about="votes; tokens and supporters at the end")]


class Figures:
    rounds: Annotated[int, public()]
    tokens: Annotated[int, public()]
    worth: Annotated[int, public()]
    consolation: Annotated[int, public()]
    hall: Annotated[int, public()]
    supporters: Annotated[int, public()]
