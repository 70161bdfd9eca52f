"""Loops that are the same for every game: written over the contract's stubs, compiled once for each game."""

from __future__ import annotations

from typing import Any

from .chance import CHOICE, Chance, fresh, roll
from .contract import OK, apply, asked, begin, offer, refusal, resample, score, standing
from .rule import rule


@rule
def first_asked(g: Any) -> int:
    """The lowest seat that is asked something, or -1. Loops ask for sealed decisions in this order."""
    mask = asked(g)
    if mask == 0:
        return -1
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def legal(f: Any, g: Any, seat: int, out: Any) -> int:
    """Write all legal options of `seat` into `out` in ascending order, and return their number."""
    if (asked(g) >> seat) & 1 == 0:
        return 0
    return offer(f, g, seat, out)


@rule
def random_option(f: Any, g: Any, b: Chance, seat: int, out: Any) -> int:
    """One legal option, all being equally likely. It is drawn from the bot's chance `b`, not the game's."""
    fresh(b)
    n = legal(f, g, seat, out)
    return int(out[roll(b, CHOICE, n)])


@rule
def random_games(fs: Any, gs: Any, cs: Any, bs: Any, out: Any, budget: int) -> int:
    """Continue all unfinished games with random options, for at most `budget` decisions in all; return how many were made.
    A game that has not begun (`said` is -1) is set up first. Called in slices, so that a loop can be interrupted."""
    made = 0
    f = fs[0]
    for i in range(len(gs)):
        g, c, b = gs[i], cs[i], bs[i]
        if c.said < 0:
            fresh(c)
            begin(f, g, c)
        seat = first_asked(g)
        while seat >= 0 and made < budget:
            option = random_option(f, g, b, seat, out)
            fresh(c)
            apply(f, g, c, seat, option)
            made += 1
            seat = first_asked(g)
        if made >= budget:
            break
    return made


@rule
def results(gs: Any, seats: int, points: Any, standings: Any) -> None:
    """Points and standing of every seat of every game."""
    for i in range(len(gs)):
        g = gs[i]
        for seat in range(seats):
            points[i, seat] = score(g, seat)
            standings[i, seat] = standing(g, seat)


@rule
def step(fs: Any, gs: Any, cs: Any, seat: int, option: int, out: Any) -> int:
    """Apply one decision from Python and list the next seat's options. Return their number, 0 at the end of the game, or the
    refusal as a negative number; `out[-1]` is the seat asked next."""
    f, g, c = fs[0], gs[0], cs[0]
    why = refusal(f, g, seat, option)
    if why != OK:
        return -why
    fresh(c)
    apply(f, g, c, seat, option)
    c.told = 0
    asked_next = first_asked(g)
    out[len(out) - 1] = asked_next
    if asked_next < 0:
        return 0
    return legal(f, g, asked_next, out)


@rule
def start(fs: Any, gs: Any, cs: Any, out: Any) -> int:
    """Set up one prepared game and list the first seat's options, as `step` does."""
    f, g, c = fs[0], gs[0], cs[0]
    fresh(c)
    begin(f, g, c)
    c.told = 0
    asked_next = first_asked(g)
    out[len(out) - 1] = asked_next
    return legal(f, g, asked_next, out)


@rule
def options_of(fs: Any, gs: Any, seat: int, out: Any) -> int:
    """The legal options of `seat` in the first position."""
    return legal(fs[0], gs[0], seat, out)


@rule
def refusal_of(fs: Any, gs: Any, seat: int, option: int) -> int:
    """The reason why `seat` may not choose `option` in the first position, or OK."""
    return refusal(fs[0], gs[0], seat, option)


@rule
def resample_all(fs: Any, gs: Any, cs: Any, seat: int) -> None:
    """Complete each of the observations `gs` of `seat` in place."""
    for i in range(len(gs)):
        fresh(cs[i])
        resample(fs[0], gs[i], cs[i], seat)
