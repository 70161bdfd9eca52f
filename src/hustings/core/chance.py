"""Chance: a hash of (key, stream, turn), in a separate record, so that no position and no observation can carry it.

Every outcome that chance *says* is noted in `outcome`. A replay, a test or a research tool can *tell* it the outcomes instead;
then the key is not used. The outcome of drawing a card is which card it was, not where it lay, so that a record can be read and
told again by hand.
"""

from __future__ import annotations

from operator import index as whole_number
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from .errors import MalformedAction
from .layout import Axis, Field, Grid, Records, blank, secret
from .rule import rule

SETUP, CARDS, DICE, CHOICE = 0, 1, 2, 3
"""Streams: drawing from one does not shift the others."""

SHOWN, SEEN = 1, 2
"""What an action turned up: something of its own seat for others to see (SHOWN), or something its own seat could not see before
(SEEN). Either ends undo; only SEEN, like a draw, ends a batch and a preview."""

MASK = 0xFFFFFFFF
ROOM = 640  # outcomes of one action; the longest, a set-up in which every card clashes as often as it can, has 520
WORD, STREAM, NOTE = Axis("word", 2), Axis("stream", 4), Axis("note", ROOM)


class Chance:
    key: Annotated[Grid, Field((WORD,), "nobody", about="the generator's key", unknown=0, width="<u4")]
    turn: Annotated[Grid, Field((STREAM,), "nobody", about="draws made from each stream", unknown=0, width="<u4")]
    told: Annotated[int, secret(about="outcomes given from outside for this action")]
    said: Annotated[int, secret(about="outcomes of this action so far")]
    wrong: Annotated[int, secret(about="an outcome was told that cannot be")]
    revealed: Annotated[int, secret(about="what this action turned up: nothing, SHOWN or SEEN")]
    outcome: Annotated[Grid, secret(NOTE)]


@rule
def word(c: Chance, stream: int) -> int:
    """The next 32 random bits of a stream."""
    x = (int(c.key[0]) + int(c.turn[stream]) * 0x9E3779B1 + stream * 0x85EBCA6B) & MASK
    c.turn[stream] = (int(c.turn[stream]) + 1) & MASK
    for half in range(2):
        x ^= x >> 16
        x = (x * 0x7FEB352D) & MASK
        x ^= x >> 15
        x = (x * 0x846CA68B) & MASK
        x ^= x >> 16
        if half == 0:
            x = (x ^ int(c.key[1])) & MASK
    return x


@rule
def roll(c: Chance, stream: int, ways: int) -> int:
    """One of `ways` equally likely outcomes: the next one that was told, or else a new one."""
    if c.said < c.told:
        x = int(c.outcome[c.said])
        if x < 0 or x >= ways:
            c.wrong = 1
            x = 0
    else:
        x = (word(c, stream) * ways) >> 32
        c.outcome[c.said] = x
    c.said += 1
    return x


@rule
def pick(c: Chance, stream: int, counts: Grid, kinds: int, first: int = 0) -> int:
    """One of `kinds` kinds of card, in proportion to the number of cards of each in `counts`, from `first` on. The card is not
    removed."""
    total = 0
    for kind in range(kinds):
        total += int(counts[first + kind])
    chosen = -1
    if c.said < c.told:
        chosen = int(c.outcome[c.said])
        if chosen < 0 or chosen >= kinds or counts[first + chosen] <= 0:
            c.wrong = 1
            chosen = -1
    if chosen < 0:
        x = (word(c, stream) * total) >> 32
        for kind in range(kinds):
            x -= int(counts[first + kind])
            if x < 0:
                chosen = kind
                break
        c.outcome[c.said] = chosen
    c.said += 1
    return chosen


@rule
def fresh(c: Chance) -> None:
    """Prepare for an action: no outcomes have been said yet. Outcomes that were told stay."""
    c.said, c.wrong, c.revealed = 0, 0, 0


@rule
def reveal(c: Chance, what: int) -> None:
    """Note that something hidden is turned up: SHOWN or SEEN."""
    c.revealed = max(int(c.revealed), what)


def seeded(seed: int, index: int = 0, count: int = 1) -> Records:
    """`count` chance records: game `index + i` of `seed` has the same key no matter who plays it and in which slices."""
    chances = blank(Chance, count)
    set_keys(chances, seed, index)
    return chances


def whole_seed(seed: Any) -> int:
    """A seed of any type of whole numbers, NumPy's too, as Python's own."""
    try:
        return whole_number(seed)
    except TypeError:
        raise MalformedAction(f"seed {seed!r} is not a whole number") from None


def keys_of(seed: int, count: int, index: int = 0) -> npt.NDArray[np.uint32]:
    """The keys of games `index`, `index + 1` ... of `seed`, one row of two words each."""
    numbers = np.arange(index, index + count, dtype=np.uint64)
    with np.errstate(over="ignore"):
        x = np.uint64(whole_seed(seed) & 0xFFFFFFFFFFFFFFFF) * np.uint64(0x9E3779B97F4A7C15) + numbers
        for _ in range(2):  # splitmix64's finish: neighbouring games get unrelated keys
            x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
            x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
            x = x ^ (x >> np.uint64(31))
    return np.stack([x & np.uint64(MASK), x >> np.uint64(32)], axis=1).astype(np.uint32)


def set_keys(chances: Records, seed: int, index: int = 0) -> None:
    """Give the records the keys of games `index`, `index + 1` ... of `seed`, and restart their streams."""
    chances["key"] = keys_of(seed, len(chances), index)
    chances["turn"] = 0
    chances["told"] = 0
    chances["said"] = 0


def tell(chances: Records, outcomes: list[int]) -> None:
    """Tell the first record the outcomes of the next action, in order."""
    if len(outcomes) > ROOM:
        raise MalformedAction(f"{len(outcomes)} outcomes told, at most {ROOM} fit")
    for outcome in outcomes:
        if not isinstance(outcome, (int, np.integer)) or not -(2**15) <= outcome < 2**15:
            raise MalformedAction(f"chance was told {outcome!r}: an outcome is a whole number, as a record has it")
    chances["outcome"][0, : len(outcomes)] = outcomes
    chances["told"][0] = len(outcomes)


def said(chances: Records) -> list[int]:
    """The outcomes that chance gave in the last action."""
    outcomes: Any = chances["outcome"][0, : int(chances["said"][0])]
    return [int(x) for x in outcomes]
