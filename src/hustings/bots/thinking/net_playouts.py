"""Playouts by networks, wholly in compiled code: an option is played on in a world, every seat by a network, until the seat that
looks ahead is asked again after enough decisions, or in a later round; there its own network says what has become of it. On the
way it may say so several times, once a round.

Every choice is made from the acting seat's observation, through the gate's masks. In an auction a seat is asked once for its
limit, and goes no further than it would have gone at the opening. Forced decisions take no thought.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...core import layout
from ...core.binding import Rule
from ...core.chance import Chance, fresh
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.compiled.sight import look
from ...core.contract import Game, apply, passing, resample, score, standing
from ...core.encoding import auction, stand_ins, unbid
from ...core.gate import observe_bytes
from ...core.loops import first_asked, legal
from ...core.rule import rule
from .forward import choose, think
from .mind import sample
from .playouts import clock, copy_words, estimate_of, reopen, restart
from .policies import as_words

OWN, PLAYERS, REACH, TICKS, UNTIL, SEAT, OPTION, MADE, JUDGED, DECIDED = range(10)
"""Places in the state of a playout: the seat that looks ahead, how many play; after how many decisions its own network judges, or
after how many ticks of the game's clock, and what that shows then; the seat that acts next and its option; decisions that the
network which plays has made, judgements so far, and decisions by either in all playouts so far."""

NO_AUCTION = 0


@rule
def make_world(fs: Any, observation: Any, gs: Any, words: Any, cs: Any, seat: int, first: int, second: int) -> None:
    """Complete the observation of `seat`, whose bytes are the one row of `observation`, into the first of the positions `gs`.
    `first` and `second`: the key of the chance that does it."""
    copy_words(observation[0], words[0])
    restart(cs[0], first, second)
    resample(fs[0], gs[0], cs[0], seat)
    reopen(gs[0], seat)


@rule
def begin_option(gs: Any, words: Any, cs: Any, limit_of: Any, state: Any, option: int, first: int, second: int) -> None:
    """A new playout in the same world, of an option of the seat that looks ahead. `first` and `second`: the key of its chance."""
    copy_words(words[0], words[1])
    restart(cs[0], first, second)
    for seat in range(len(limit_of)):
        limit_of[seat] = NO_AUCTION
    state[SEAT], state[OPTION], state[MADE], state[JUDGED] = state[OWN], option, 0, 0
    state[UNTIL] = clock(gs[0]) + state[TICKS]


@rule
def likeliest(logits: Any, first: int, count: int) -> int:
    """The place of the largest from the place `first` on, of the first if there are several."""
    best = first
    for place in range(first + 1, count):
        if logits[place] > logits[best]:
            best = place
    return best


@rule
def judged(values: Any, own: int, players: int, centre: float, unit: float, points: Any) -> float:
    """The chance to win by a network's values, which begin with the own seat; `points` gets what is expected of every seat."""
    seats, total = len(values) // 2, 0.0
    for place in range(players):
        seat = own + place
        points[seat - players if seat >= players else seat] = centre + unit * values[seats + place]
        total += math.exp(min(700.0, float(values[place]) - float(values[0])))
    return 1.0 / total


@rule
def decided(g: Any, own: int, players: int, points: Any) -> float:
    """The share of the victory in a game that is over; `points` gets what every seat has."""
    most, winners = standing(g, own), 1
    for seat in range(players):
        points[seat] = score(g, seat)
        if seat != own and standing(g, seat) > most:
            winners = 0
        elif seat != own and standing(g, seat) == most and winners > 0:
            winners += 1
    return 1.0 / winners if winners > 0 else 0.0


@rule
def play_on(
    fs: Any, gs: Any, words: Any, cs: Any, keep: Any, fill: Any, eye: Any, sight: Any, mind: Any, judge: Any, x: Any, out: Any,
    slots: Any, options: Any, limit: Any, limit_of: Any, state: Any, limits: int, centre: float, unit: float, chances: Any,
    points: Any, budget: int,
) -> bool:  # fmt: skip
    """Play the second of the positions on, for at most `budget` decisions, all seats by `mind`; `judge`: the mind of the seat's
    own network, maybe the same; `limits`: whether a bid in an auction is a limit. Returns whether it has come to its end: then
    `chances` has the chance to win as it was judged each time, all the same once the game is over, and `points` what is
    expected of every seat. `eye` with its bytes `sight`, `x`, `out`, `slots` and `options` are scratch; `limit_of` says of each
    seat which auction its `limit` is for."""
    f, g, c, o = fs[0], gs[1], cs[0], eye[0]
    own = state[OWN]
    for _ in range(budget):
        fresh(c)
        apply(f, g, c, state[SEAT], state[OPTION])
        seat = first_asked(g)
        if seat < 0:
            chances[state[JUDGED] :] = decided(g, own, state[PLAYERS], points)
            return True
        state[SEAT] = seat
        if legal(f, g, seat, out) == 1:
            state[OPTION] = out[0]
            continue
        observe_bytes(words[1], keep[seat], fill[seat], sight)
        decline, least, lot = -1, -1, auction(o, seat) if limits == 1 else NO_AUCTION
        if lot != NO_AUCTION:
            decline = passing(o, seat)
            least = out[1] if out[0] == decline else out[0]
            if limit_of[seat] == lot:
                state[OPTION] = least if least <= limit[seat] else decline
                continue
        count = look(fs, eye, seat, x, out, slots, options)
        state[DECIDED] += 1
        if seat == own and (state[MADE] >= state[REACH] or clock(g) >= state[UNTIL]):
            think(judge, seat, x, slots, count)
            chances[state[JUDGED]] = judged(judge.values, own, state[PLAYERS], centre, unit, points)
            state[JUDGED] += 1
            if state[JUDGED] == len(chances):
                return True
            state[UNTIL] = clock(g) + state[TICKS]
        choose(mind, seat, x, slots, count)
        state[MADE] += 1
        option = options[likeliest(mind.logits, 0, count)]
        if lot != NO_AUCTION and option != decline:
            unbid(f, o, seat)
            count = look(fs, eye, seat, x, out, slots, options)
            choose(mind, seat, x, slots, count)
            limit_of[seat], limit[seat] = lot, min(option, options[likeliest(mind.logits, 1, count)])
            option = least if least <= limit[seat] else decline
        state[OPTION] = option
    return False


def samples(game: Game) -> Samples:
    """The entry points of this module."""
    fs, gs, cs = layout.blank(game.figures), layout.blank(game.position), layout.blank(Chance)
    row, words, mind = np.zeros(1, np.int64), as_words(gs), sample()
    return {
        make_world: (fs, words, gs, words, cs, 0, 0, 0),
        begin_option: (gs, words, cs, row, row, 0, 0, 0),
        play_on: (
            fs, gs, words, cs, words, words, gs, words[0], mind, mind, np.zeros(1, np.int8), row, row, row, row, row, row, 0,
            0.0, 0.0, np.zeros(1), np.zeros(1), 0,
        ),
    }  # fmt: skip


def own_rules(game: Game) -> dict[Rule, Rule]:
    """The game's own rules for the stubs."""
    own = estimate_of(game)
    return {**stand_ins(game), clock: own.clock, reopen: own.reopen}


FORESIGHT = register(KernelSet("foresight", "the search by networks", samples, own_rules, __name__))
"""Playouts by networks from resampled positions."""
