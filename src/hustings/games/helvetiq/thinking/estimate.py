"""Features of a linear estimate: the final score of a player, from a position at the beginning of a turn.

The estimate is fitted, by the time that is left, on games that the greedy policy plays: see `bots/thinking/estimates.py`. All
hands are open here, since the positions are resampled.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....core.contract import Estimate
from ....core.rule import rule
from ..options import FIRST_BALLOT
from ..position import (
    BALLOTS,
    BERN,
    COLOURS,
    E3,
    EXECUTIVE,
    GRASS_ROOTS,
    INITIATIVE_CARD,
    JUDICIARY,
    LEGISLATURE,
    LEVELS,
    NO,
    NONE,
    PARTS,
    SPECIALS,
    SQUARE_NAMES,
    SQUARES,
    YES,
    Figures,
    Position,
)
from ..rules.cards import held_of_colour, held_of_face, jokers
from ..rules.elections import means
from ..rules.scoring import laws_of, red_points
from ..rules.table import on_square, square_of

FILE = Path(__file__).parent / "weights" / "estimate.toml"

NAMES = (
    *(f"pawns_{square}" for square in SQUARE_NAMES),
    *(f"{what}_{level}" for level in range(1, LEVELS + 1) for what in ("in_office", "in_legislature", "laws", "applicable")),
    "reserve", "points", "hand", "own_colour", "jokers", "means", "initiatives", "yes", "no", "colours", "one_missing",
    "two_missing", "specials", "red_points", "end_points", "council_share", "council_full", "turns_to_wait", "one",
)  # fmt: skip
FEATURES = len(NAMES)

DRAWERS = 4  # per stage
STAGES = 10
HORIZON = 8  # turns


@rule
def clock(g: Position) -> int:
    return g.turn


@rule
def reopen(g: Position, seat: int) -> None:
    """Undo the others' ballots, so that they are asked again."""
    if g.ask != FIRST_BALLOT or g.asked == 0:
        return
    for other in range(g.players):
        if other != seat and g.ballot[other, 0] != NONE:
            g.asked |= 1 << other
            for i in range(BALLOTS):
                if g.ballot[other, i] != NONE:
                    g.hand[other, g.ballot[other, i]] += 1
                    g.ballot[other, i] = NONE


@rule
def stage(f: Figures, g: Position) -> int:
    """The stage of the game, from the number of drawers still to come."""
    return min(STAGES - 1, (f.drawers - g.drawer) // DRAWERS)


@rule
def features(f: Figures, g: Position, seat: int, x: Any, at: int) -> None:
    """Write the features of a player to x[at] and on."""
    for square in range(SQUARES):
        x[at + square] = float(g.pawns[square, seat])
    at += SQUARES
    for level in range(LEVELS):
        x[at] = 1.0 if g.pawns[square_of(level, EXECUTIVE), seat] > 0 else 0.0
        x[at + 1] = 1.0 if g.pawns[square_of(level, LEGISLATURE), seat] > 0 else 0.0
        x[at + 2] = float(laws_of(g, seat, level))
        x[at + 3] = float(min(g.pawns[square_of(level, JUDICIARY), seat], applicable(g, seat, level)))
        at += 4
    hand_features(f, g, seat, x, at)
    table_features(f, g, seat, x, at + 9)


@rule
def applicable(g: Position, seat: int, level: int) -> int:
    """The number of colours of laws on the level for which the player has a card."""
    colours = 0
    for colour in range(COLOURS):
        if g.laws[level, colour] > 0 and held_of_colour(g, seat, colour) > 0:
            colours += 1
    return colours


@rule
def hand_features(f: Figures, g: Position, seat: int, x: Any, at: int) -> None:
    points = 0
    for part in range(PARTS):
        points += g.points[seat, part]
    x[at] = float(g.reserve[seat])
    x[at + 1] = points / 4.0
    x[at + 2] = g.hand_size[seat] / 4.0
    x[at + 3] = held_of_colour(g, seat, g.colour[seat]) / 2.0
    x[at + 4] = float(jokers(g, seat))
    x[at + 5] = min(6, means(f, g, seat)) / 4.0
    x[at + 6] = held_of_face(g, seat, INITIATIVE_CARD) / 2.0
    x[at + 7] = held_of_face(g, seat, YES) / 2.0
    x[at + 8] = held_of_face(g, seat, NO) / 2.0


@rule
def table_features(f: Figures, g: Position, seat: int, x: Any, at: int) -> None:
    colours, red, end = 0, 0, 0
    for colour in range(COLOURS):
        if g.aid[seat, colour] > 0:
            colours += 1
    for card in range(GRASS_ROOTS, SPECIALS):
        if g.special[seat, card] == 1:
            if card < BERN:
                red += red_points(f, g, seat, card)
            else:
                end += red_points(f, g, seat, card)
    pawns = on_square(g, E3)
    x[at] = colours / 2.0
    x[at + 1] = 1.0 if colours == COLOURS - 1 else 0.0
    x[at + 2] = 1.0 if colours == COLOURS - 2 else 0.0
    x[at + 3] = float(g.special_n[seat])
    x[at + 4] = red / 4.0
    x[at + 5] = end / 4.0
    x[at + 6] = g.pawns[E3, seat] / float(pawns) if pawns > 0 else 0.0
    x[at + 7] = float(pawns + g.cubes) / f.chairs[LEVELS - 1]
    x[at + 8] = float((seat - g.active + g.players) % g.players) / g.players
    x[at + 9] = 1.0


ESTIMATE = Estimate(clock, reopen, stage, features, NAMES, stages=STAGES, horizon=HORIZON, file=FILE)
