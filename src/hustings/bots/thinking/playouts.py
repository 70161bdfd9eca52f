"""Playouts for a search that knows no particular game: the same worlds for every option, so that options are compared, not deals.

A world is an observation completed by `resample`. Each option is played on from it, with the game's policy on all seats, until
the game's clock has gone on far enough; then the game's estimate says how many points every seat will have in the end. The loop
calls the stubs below; binding replaces them with a game's own rules (`contract.Estimate`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core import layout
from ...core.binding import Rule
from ...core.chance import STREAM, Chance, fresh
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.contract import OK, Estimate, Game, apply, refusal, resample, score
from ...core.errors import HustingsError
from ...core.gate import observe_bytes
from ...core.loops import first_asked, legal
from ...core.rule import rule
from . import policies, weights
from .estimates import linear
from .policies import policy

BOTS_KEY = 0x5EEDB075  # the policies' chance is unrelated to the game's
STREAMS = STREAM.size


@rule
def clock(g: Any) -> int:
    """How far the game has come, in whatever unit the game counts: never less after a decision than before."""
    return 0


@rule
def reopen(g: Any, seat: int) -> None:
    """In a position resampled for `seat`, ask the others again for what they have just decided in secret alongside it. Any
    decision that they could have made is a poor guess; the one that their policy makes is a better guess."""


@rule
def stage(f: Any, g: Any) -> int:
    """The game's stage of a position whose clock has just gone on: each stage has its own coefficients."""
    return 0


@rule
def features(f: Any, g: Any, seat: int, x: Any, at: int) -> None:
    """Write the numbers that describe a seat in such a position, beginning at x[at]."""


@rule
def estimate(f: Any, e: Any, g: Any, seats: int, x: Any, points: Any) -> float:
    """Write into `points` what every seat will have in the end; return the standard deviation of the error."""
    each = len(x) // seats
    for seat in range(seats):
        features(f, g, seat, x, seat * each)
    return linear(e, stage(f, g), x, seats, each, points)


def estimate_of(game: Game) -> Estimate:
    """The game's own `Estimate`; a game without one is refused."""
    if game.thinking.estimate is None:
        raise HustingsError(f"{game.name} has no search bot: choose another, e.g. heuristic")
    return game.thinking.estimate()


def stand_ins(game: Game) -> dict[Rule, Rule]:
    """The game's own rules for the stubs."""
    own = estimate_of(game)
    return {
        policy: policies.policy_of(game),
        clock: own.clock,
        reopen: own.reopen,
        stage: own.stage,
        features: own.features,
    }


@rule
def restart(c: Chance, first: int, second: int) -> None:
    """Give a chance a new key, at the beginning of its streams."""
    c.key[0], c.key[1] = first, second
    for stream in range(STREAMS):
        c.turn[stream] = 0
    c.told = 0
    fresh(c)


@rule
def copy_words(source: Any, target: Any) -> None:
    for i in range(len(source)):
        target[i] = source[i]


@rule
def play_on(
    f: Any, w: Any, e: Any, g: Any, words: Any, c: Any, b: Any, keep: Any, fill: Any, eye: Any, sight: Any, x: Any, until: int,
    points: Any, out: Any,
) -> None:  # fmt: skip
    """Play by the policy until the clock says `until` or the game is over. `points` gets the points that every seat will have in
    the end, and last the standard deviation of their error."""
    seats, seat = len(points) - 1, first_asked(g)
    while seat >= 0 and clock(g) < until:
        observe_bytes(words, keep[seat], fill[seat], sight)
        fresh(b)
        option = policy(f, w, eye[0], b, seat, out)
        if refusal(f, g, seat, option) != OK:  # with a user's own figures a policy may choose something illegal
            legal(f, g, seat, out)
            option = int(out[0])
        fresh(c)
        apply(f, g, c, seat, option)
        seat = first_asked(g)
    if seat >= 0:
        points[seats] = estimate(f, e, g, seats, x, points)
        return
    for each in range(seats):
        points[each] = score(g, each)
    points[seats] = 0.0


@rule
def playouts(
    fs: Any, ws: Any, e: Any, observation: Any, keys: Any, gs: Any, words: Any, cs: Any, keep: Any, fill: Any, eye: Any,
    sight: Any, x: Any, seat: int, options: Any, horizon: int, points: Any, out: Any,
) -> None:  # fmt: skip
    """For each row of `keys` complete the observation of `seat` into a world, and play every option on in it. The only row of
    `observation` holds its bytes, `e` the estimate's coefficients. `points[world, option]` gets the points that every seat will
    have, and last the standard deviation of their error. `gs`, `words`, `cs`, `eye`, `sight` and `x` are scratch: the world and
    the game played in it, the chances of that game and of the policies, what a policy sees, and the features of every seat."""
    f, w, world, g, c, b = fs[0], ws[0], gs[0], gs[1], cs[0], cs[1]
    for k in range(len(keys)):
        copy_words(observation[0], words[0])
        restart(c, keys[k, 0], keys[k, 1])
        resample(f, world, c, seat)
        reopen(world, seat)
        until = clock(world) + horizon
        for i in range(len(options)):
            copy_words(words[0], words[1])
            restart(c, keys[k, 2], keys[k, 3])
            restart(b, keys[k, 2] ^ BOTS_KEY, keys[k, 3])
            apply(f, g, c, seat, options[i])
            play_on(f, w, e, g, words[1], c, b, keep, fill, eye, sight, x, until, points[k, i], out)


def samples(game: Game) -> Samples:
    """The entry point of a search."""
    fs, ws, gs = layout.blank(game.figures), layout.blank(weights.layout_of(game)), layout.blank(game.position)
    cs, row, real = layout.blank(Chance), np.zeros(1, np.int64), np.zeros(1)
    words, keys, points = policies.as_words(gs), np.zeros((1, 4), np.int64), np.zeros((1, 1, 1))
    return {playouts: (fs, ws, real, words, keys, gs, words, cs, words, words, gs, words[0], real, 0, row, 0, points, row)}


SEARCH = register(KernelSet("search", "the search", samples, stand_ins, __name__))
"""Playouts from resampled positions."""
