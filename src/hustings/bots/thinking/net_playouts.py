"""Playouts by networks, wholly in compiled code. Options are played on in worlds with a network on every seat, until the seat
that looks ahead is asked again after enough decisions, or in a later round; there its own network judges the position. It may
judge several times on the way, once a round.

Several tables are played side by side, so that a network evaluates the decisions at all of them at once: each is played on until
a network is needed, and where a playout has ended the next one begins. A quick network may play and ask the large one only where
it is in doubt. The result of a playout does not depend on the others.

Every choice is made from the acting seat's observation, through the gate's masks. In an auction a seat is asked once for its
limit, and goes no further than it would have gone at the opening. Forced decisions need no network.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...core import layout
from ...core.binding import Rule
from ...core.borrowed import borrowed
from ...core.chance import Chance, fresh
from ...core.compiled.kernels import KernelSet, Samples, register
from ...core.compiled.sight import look
from ...core.contract import Game, apply, passing, resample, score, standing
from ...core.encoding import auction, encoding_of, stand_ins, unbid
from ...core.gate import observe_bytes
from ...core.loops import first_asked, legal
from ...core.rule import rule
from .crowd import sample as crowd_sample
from .forward import think
from .mind import Sizes, sample
from .playouts import clock, copy_words, estimate_of, reopen, restart
from .policies import as_words
from .together import choose_together

OWN, PLAYERS, REACH, TICKS, LIMITS, TASKS, BEGUN, ENDED, DECIDED, COMMON = range(10)
"""Places in the state common to all tables: the seat that looks ahead, and the number of players; after how many decisions its
own network judges, or after how many ticks of the game's clock; whether a bid in an auction is a limit; playouts in all, those
begun and those ended; and decisions made by networks, over all calls."""

TASK, SEAT, OPTION, MADE, JUDGED, UNTIL, STAGE, LOT, LEAST, DECLINE, BID, STATE = range(12)
"""Places in the state of a table: its playout; the seat that acts next and its option; decisions made by networks, judgements so
far, and the clock at the next one; what the table waits for; and in an auction its number, the least bid, the option to pass, and
what the seat would bid."""

IDLE, READY, ASKED, DOUBTED, AT_OPENING, OPENING_DOUBTED = range(6)
"""What a table waits for: nothing any more; its option to be carried out; the network that plays, or the large one; either of
them for the limit that the seat would have named when the auction was opened."""

NO_AUCTION = 0
FEW = 6  # with fewer tables waiting for the large network, the others are played on first


class Tables(NamedTuple):
    """Arrays that playouts use: records, the working memory of one thread, and results."""

    fs: Any
    keep: Any  # the gate's masks, as words
    fill: Any
    worlds: Any  # as words
    keys: Any  # the key of the chance in each world
    options: Any  # those tried in each world
    gs: Any  # a position for each table, also as words
    words: Any
    cs: Any
    eye: Any  # an observation, also as words
    sight: Any
    x: Any  # a row of features for each table
    out: Any
    slots: Any  # for each table the legal slots, then their options and how many there are
    choices: Any
    counts: Any
    limit: Any  # of each seat at each table, then the auction that it is for
    limit_of: Any
    seats: Any  # whose turn it is at each table
    state: Any
    common: Any
    waiting: Any  # tables that wait for the same thing
    places: Any
    chances: Any  # by playout: the chance to win from each judgement, then the points of every seat
    points: Any


@rule
def make_world(fs: Any, observation: Any, gs: Any, words: Any, cs: Any, seat: int, first: int, second: int) -> None:
    """Complete the observation of `seat` into the first of the positions `gs`. The only row of `observation` holds its bytes.
    `first` and `second`: the key of the chance to use."""
    copy_words(observation[0], words[0])
    restart(cs[0], first, second)
    resample(fs[0], gs[0], cs[0], seat)
    reopen(gs[0], seat)


@rule
def begin(t: Any, table: int) -> bool:
    """Begin the next playout at a table; return whether there is one."""
    task, state = t.common[BEGUN], t.state[table]
    if task == t.common[TASKS]:
        state[STAGE] = IDLE
        return False
    t.common[BEGUN] += 1
    world = task // len(t.options)
    copy_words(t.worlds[world], t.words[table])
    restart(t.cs[table], t.keys[world, 0], t.keys[world, 1])
    for seat in range(t.limit_of.shape[1]):
        t.limit_of[table, seat] = NO_AUCTION
    state[TASK], state[SEAT], state[OPTION], state[MADE], state[JUDGED] = (
        task,
        t.common[OWN],
        t.options[task % len(t.options)],
        0,
        0,
    )
    state[UNTIL], state[STAGE] = clock(t.gs[table]) + t.common[TICKS], READY
    return True


@rule
def likeliest(logits: Any, first: int, count: int) -> int:
    """The place of the largest logit from the place `first` on; of equal ones the first."""
    best = first
    for place in range(first + 1, count):
        if logits[place] > logits[best]:
            best = place
    return best


@rule
def judged(values: Any, own: int, players: int, centre: float, unit: float, points: Any) -> float:
    """The own seat's chance to win by a network's values, which begin with that seat; `points` gets the points expected for every
    seat."""
    seats, total = len(values) // 2, 0.0
    for place in range(players):
        seat = own + place
        points[seat - players if seat >= players else seat] = centre + unit * values[seats + place]
        total += math.exp(min(700.0, float(values[place]) - float(values[0])))
    return 1.0 / total


@rule
def decided(g: Any, own: int, players: int, points: Any) -> float:
    """The own seat's share of the victory in a finished game; `points` gets the points of every seat."""
    most, winners = standing(g, own), 1
    for seat in range(players):
        points[seat] = score(g, seat)
        if seat != own and standing(g, seat) > most:
            winners = 0
        elif seat != own and standing(g, seat) == most and winners > 0:
            winners += 1
    return 1.0 / winners if winners > 0 else 0.0


@rule
def lead(logits: Any, first: int, count: int) -> float:
    """By how much the largest logit from the place `first` on is ahead of the next."""
    best, ahead = likeliest(logits, first, count), math.inf
    for place in range(first, count):
        if place != best:
            ahead = min(ahead, float(logits[best]) - float(logits[place]))
    return ahead


@rule
def finish(t: Any, table: int) -> None:
    """End the playout of a table and begin the next one."""
    t.common[ENDED] += 1
    begin(t, table)


@rule
def ask(t: Any, table: int, stage: int) -> None:
    """Note that a network is to choose from the row just filled."""
    t.seats[table], t.state[table, STAGE] = t.state[table, SEAT], stage
    t.common[DECIDED] += 1


@rule
def observe(t: Any, table: int) -> Any:
    """The observation of the seat that is asked at a table."""
    seat = t.state[table, SEAT]
    observe_bytes(t.words[table], t.keep[seat], t.fill[seat], t.sight)
    return t.eye[0]


@rule
def look_at(t: Any, table: int) -> None:
    """Fill in the row, the slots and the options of the current observation."""
    t.counts[table] = look(t.fs, t.eye, t.state[table, SEAT], t.x[table], t.out, t.slots[table], t.choices[table])


@rule
def limited(t: Any, table: int) -> None:
    """Bid the least, or pass if that goes beyond the seat's limit."""
    state = t.state[table]
    far = t.limit[table, state[SEAT]]
    state[OPTION] = state[LEAST] if state[LEAST] <= far else state[DECLINE]
    state[STAGE] = READY


@rule
def advance(t: Any, judge: Any, table: int, centre: float, unit: float) -> None:
    """Carry out the option of a table. Then the next option is set if no network is needed for it, otherwise the table waits for
    the network; or the playout ends, judged by the seat's own network, whose mind is `judge`."""
    f, g, c, out, state = t.fs[0], t.gs[table], t.cs[table], t.out, t.state[table]
    own, players, task = t.common[OWN], t.common[PLAYERS], state[TASK]
    fresh(c)
    apply(f, g, c, state[SEAT], state[OPTION])
    seat = first_asked(g)
    if seat < 0:
        t.chances[task, state[JUDGED] :] = decided(g, own, players, t.points[task])
        finish(t, table)
        return
    state[SEAT] = seat
    if legal(f, g, seat, out) == 1:
        state[OPTION] = out[0]
        return
    o = observe(t, table)
    state[LOT] = auction(o, seat) if t.common[LIMITS] == 1 else NO_AUCTION
    if state[LOT] != NO_AUCTION:
        state[DECLINE] = passing(o, seat)
        state[LEAST] = out[1] if out[0] == state[DECLINE] else out[0]
        if t.limit_of[table, seat] == state[LOT]:
            limited(t, table)
            return
    look_at(t, table)
    if seat == own and (state[MADE] >= t.common[REACH] or clock(g) >= state[UNTIL]):
        think(judge, seat, t.x[table], t.slots[table], t.counts[table])
        t.chances[task, state[JUDGED]] = judged(judge.values, own, players, centre, unit, t.points[task])
        state[JUDGED] += 1
        if state[JUDGED] == t.chances.shape[1]:
            t.common[DECIDED] += 1
            finish(t, table)
            return
        state[UNTIL] = clock(g) + t.common[TICKS]
    state[MADE] += 1
    ask(t, table, ASKED)


@rule
def settle(t: Any, table: int, logits: Any) -> None:
    """Apply the choice of a network. A seat that would bid in an auction is asked for its limit first."""
    state, count, choices = t.state[table], t.counts[table], t.choices[table]
    seat, stage = state[SEAT], state[STAGE]
    if stage == AT_OPENING or stage == OPENING_DOUBTED:
        t.limit_of[table, seat] = state[LOT]
        t.limit[table, seat] = min(state[BID], choices[likeliest(logits, 1, count)])
        limited(t, table)
        return
    option = choices[likeliest(logits, 0, count)]
    if state[LOT] == NO_AUCTION or option == state[DECLINE]:
        state[OPTION], state[STAGE] = option, READY
        return
    state[BID] = option
    unbid(t.fs[0], observe(t, table), seat)
    look_at(t, table)
    ask(t, table, AT_OPENING)


@rule
def gather(t: Any, stage: int, other: int) -> int:
    """List the tables that wait for either of two things; return how many."""
    many = 0
    for table in range(len(t.seats)):
        if t.state[table, STAGE] == stage or t.state[table, STAGE] == other:
            t.waiting[many] = table
            many += 1
    return many


@rule
def play_on(t: Any, crowd: Any, large: Any, judge: Any, doubt: float, centre: float, unit: float, budget: int) -> bool:
    """Play all tables on, for `budget` decisions or a few more. `crowd` plays all seats; where its second choice comes closer
    than `doubt`, in logits, `large` decides. With a budget of 0 each table is played up to where it waits for a network, which
    then answers. Returns whether all playouts have ended."""
    t, crowd, large, judge = borrowed(t), borrowed(crowd), borrowed(large), borrowed(judge)
    end, going = t.common[DECIDED] + budget, True
    while going:
        for table in range(len(t.seats)):
            while t.state[table, STAGE] == READY:
                advance(t, judge, table, centre, unit)
        many = gather(t, ASKED, AT_OPENING)
        choose_together(crowd, t.waiting, t.seats, t.x, t.slots, t.counts, t.places, many)
        ready = 0
        for i in range(many):
            table = t.waiting[i]
            opening = t.state[table, STAGE] == AT_OPENING
            if lead(crowd.logits[table], 1 if opening else 0, t.counts[table]) < doubt:
                t.state[table, STAGE] = OPENING_DOUBTED if opening else DOUBTED
            else:
                settle(t, table, crowd.logits[table])
                ready += 1
        many = gather(t, DOUBTED, OPENING_DOUBTED)
        if many >= FEW or ready == 0:
            choose_together(large, t.waiting, t.seats, t.x, t.slots, t.counts, t.places, many)
            for i in range(many):
                settle(t, t.waiting[i], large.logits[t.waiting[i]])
        going = t.common[ENDED] < t.common[TASKS] and t.common[DECIDED] < end
    return bool(t.common[ENDED] == t.common[TASKS])


@rule
def begin_all(t: Any) -> None:
    """Begin as many playouts as there are tables."""
    t.common[BEGUN], t.common[ENDED] = 0, 0
    for table in range(len(t.seats)):
        begin(t, table)


def tables_of(game: Game, figures: Any, keep: Any, fill: Any, tables: int) -> Tables:
    """Memory for that many tables; the arrays that describe the playouts are put in later."""
    encoding = encoding_of(game)
    positions, eye = layout.blank(game.position, tables), layout.blank(game.position)

    def whole(*shape: int) -> Sizes:
        return np.zeros(shape, np.int64)

    return Tables(
        fs=figures, keep=keep, fill=fill, worlds=as_words(layout.blank(game.position)), keys=whole(1, 2), options=whole(1),
        gs=positions, words=as_words(positions), cs=layout.blank(Chance, tables), eye=eye, sight=as_words(eye)[0],
        x=np.zeros((tables, encoding.size), np.int8), out=whole(game.options + 1), slots=whole(tables, encoding.slots + 1),
        choices=whole(tables, encoding.slots + 1), counts=whole(tables), limit=whole(tables, game.seats),
        limit_of=whole(tables, game.seats), seats=whole(tables), state=whole(tables, STATE), common=whole(COMMON),
        waiting=whole(tables), places=whole(tables), chances=np.zeros((1, 1)), points=np.zeros((1, 1)),
    )  # fmt: skip


def samples(game: Game) -> Samples:
    """The entry points of this module."""
    fs, gs, cs = layout.blank(game.figures), layout.blank(game.position), layout.blank(Chance)
    words, t, crowd = as_words(gs), tables_of(game, fs, as_words(gs), as_words(gs), 1), crowd_sample()
    row = np.zeros(1, np.int64)
    return {
        make_world: (fs, words, gs, words, cs, 0, 0, 0),
        begin_all: (t,),
        play_on: (t, crowd, crowd, sample(), 0.0, 0.0, 0.0, 0),
        choose_together: (crowd, row, row, t.x, t.slots, row, row, 0),
    }


def own_rules(game: Game) -> dict[Rule, Rule]:
    """The game's own rules for the stubs."""
    own = estimate_of(game)
    return {**stand_ins(game), clock: own.clock, reopen: own.reopen}


FORESIGHT = register(KernelSet("foresight", "the search by networks", samples, own_rules, __name__))
"""Playouts by networks from resampled positions."""
