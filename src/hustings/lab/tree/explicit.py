"""Explicit chance: the compiled rules with draws that take told outcomes and, where none is told, report the possible ones.

The rules draw with `roll` and `pick`. Two other functions replace them here: they take a told outcome; without one they note the
number of ways and their weights, and the rest of the action is carried out with random outcomes and thrown away.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from ...core import layout, loops
from ...core.binding import Rule
from ...core.chance import ROOM, Chance, pick, roll, word
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import Game
from ...core.layout import Grid
from ...core.rule import rule

MISSING = 2
"""In `wrong`: an outcome is needed that was not told. The end of `outcome` describes it: `WAYS` holds the number of ways,
negative if all are equally likely; the weights, where they differ, are below it; `SAID` holds how many outcomes came before."""

WAYS = ROOM - 1
MOST_KINDS = 100
SAID = WAYS - MOST_KINDS - 1
"""No pick is among more than `MOST_KINDS`, and the outcomes before it must fit in front of the weights."""


@rule
def note_ways(c: Chance, ways: int) -> None:
    c.wrong = MISSING
    c.outcome[WAYS] = ways
    c.outcome[SAID] = c.said


@rule
def told_roll(c: Chance, stream: int, ways: int) -> int:
    """Replace `roll`: take the told outcome."""
    x = 0
    if c.said < c.told:
        x = int(c.outcome[c.said])
        if x < 0 or x >= ways:
            c.wrong = 1
            x = 0
    elif c.wrong == MISSING:
        x = (word(c, stream) * ways) >> 32
    elif ways > 1:
        note_ways(c, -ways)
        x = (word(c, stream) * ways) >> 32
    else:  # a single way: nobody needs to tell it
        c.outcome[c.said] = 0
        c.told = c.said + 1
    c.said += 1
    return x


@rule
def told_pick(c: Chance, stream: int, counts: Grid, kinds: int, first: int = 0) -> int:
    """Replace `pick`: take the told outcome."""
    total, possible, chosen = 0, 0, -1
    for kind in range(kinds):
        if counts[first + kind] > 0:
            total += int(counts[first + kind])
            possible += 1
            chosen = kind
    if c.said < c.told:
        chosen = int(c.outcome[c.said])
        if chosen < 0 or chosen >= kinds or counts[first + chosen] <= 0:
            c.wrong = 1
            chosen = 0
    elif possible > 1:
        if c.wrong != MISSING:
            note_ways(c, kinds)
            for kind in range(kinds):
                c.outcome[WAYS - 1 - kind] = max(0, int(counts[first + kind]))
        x = (word(c, stream) * total) >> 32
        for kind in range(kinds):
            x -= max(0, int(counts[first + kind]))
            if x < 0:
                chosen = kind
                break
    elif c.wrong != MISSING:
        c.outcome[c.said] = chosen
        c.told = c.said + 1
    c.said += 1
    return chosen


def _samples(game: Game) -> Samples:
    fs, gs, cs, row = layout.blank(game.figures), layout.blank(game.position), layout.blank(Chance), np.zeros(1, np.int64)
    return {loops.start: (fs, gs, cs, row), loops.step: (fs, gs, cs, 0, 0, row)}


def _stand_ins(game: Game) -> Mapping[Rule, Rule]:
    return {roll: told_roll, pick: told_pick}


EXPLICIT = register(KernelSet("explicit", "the rules with explicit chance", _samples, _stand_ins, __name__))
