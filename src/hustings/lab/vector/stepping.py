"""Stepping many games in compiled code: carry out the choices, play on past everything that nobody outside decides, and show the
next decisions.

A row is one game. Its seats are asked outside or played by compiled policies. Forced decisions, raises below a limit, the end of
a game and the start of the next are handled here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...bots.thinking.policies import RANDOM, policy
from ...core.chance import CHOICE, Chance, fresh, roll
from ...core.contract import OK, apply, begin, decision, passing, refusal, score, span, standing
from ...core.encoding import auction, features, legal_slots, option_of, outbid, slot_of, truth
from ...core.gate import observe_bytes
from ...core.loops import first_asked, legal, random_option
from ...core.rule import rule
from .prefetch import LINE, prefetch

ASKED = -2
"""A player of a seat: asked outside. `RANDOM` (-1): plays at random; n: the heuristic with row n of the weights."""

UNBEGUN = -2
"""Not a choice but the mark of a game that has not begun. `RANDOM` (-1): any legal slot."""

ENDLESS = 64  # games that may end in one step of a row; as many as this end only if nobody outside is ever asked

SEED, BOTS_SEED_AT, GAMES, SKIP_FORCED, LIMITS, ANEW, TEACHER, TRUTH, OPTIONS = range(9)  # places in `how`
OFTEN = 1000  # `how[ANEW]` if a limit is asked for again before every raise
MADE, ROWS = range(2)  # places in `notes`


@rule
def set_key(c: Chance, seed: int, number: int) -> None:
    """Set the key of game `number` of `seed`, as `chance.set_keys` does for many games."""
    x = np.uint64(seed) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number)
    for _ in range(2):
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x = x ^ (x >> np.uint64(31))
    c.key[0] = int(x & np.uint64(0xFFFFFFFF))
    c.key[1] = int(x >> np.uint64(32))
    for stream in range(4):
        c.turn[stream] = 0
    c.told = 0
    fresh(c)


@rule
def restart(f: Any, g: Any, words: Any, blank: Any, c: Chance, b: Chance, how: Any, number: int) -> None:
    """Begin game `number` in the same memory."""
    for i in range(len(blank)):
        words[i] = blank[i]
    set_key(c, how[SEED], number)
    set_key(b, how[BOTS_SEED_AT], number)
    begin(f, g, c)


@rule
def finish(g: Any, players: int, points: Any, place: Any, share: Any, reward: Any) -> None:
    """Fill in points, places, rewards and shares of the victory, 1/n for each of n winners."""
    winners = 0
    for seat in range(players):
        ahead, own = 0, standing(g, seat)
        for other in range(players):
            if standing(g, other) > own:
                ahead += 1
        points[seat] = score(g, seat)
        place[seat] = 1 + ahead
        if ahead == 0:
            winners += 1
    for seat in range(players):
        share[seat] = 1.0 / winners if place[seat] == 1 else 0.0
        reward[seat] = share[seat]


@rule
def look(words: Any, keep: Any, fill: Any, sight: Any, seat: int) -> None:
    """Write the seat's observation into the scratch record whose bytes are `sight`."""
    observe_bytes(words, keep[seat], fill[seat], sight)


@rule
def taught_limit(
    f: Any, w: Any, words: Any, keep: Any, fill: Any, eye: Any, sight: Any, b: Chance, seat: int, out: Any, slots: Any, count: int
) -> int:
    """The slot of the highest bid that a policy would still make. For each bid tried, the policy is asked as if the others had
    bid until it is the lowest bid left. `slots`: declining, then bids in rising order."""
    low, high = 0, count - 1
    while low < high:
        middle = (low + high + 1) // 2
        look(words, keep, fill, sight, seat)
        o = eye[0]
        decline = passing(o, seat)
        outbid(f, o, seat, option_of(f, o, seat, slots[middle]))
        fresh(b)
        if policy(f, w, o, b, seat, out) != decline:
            low = middle
        else:
            high = middle - 1
    return int(slots[low])


@rule
def fetch(rows: Any, i: int) -> None:
    """Prefetch the memory of row `i`, if there is such a row."""
    if i < len(rows):
        at = rows.ctypes.data + i * rows.strides[0]
        for line in range(0, rows.shape[1] * rows.itemsize, LINE):
            prefetch(at + line)


@rule
def set_bit(bits: Any, number: int) -> None:
    bits[number >> 3] |= 1 << (number & 7)


@rule
def by_limit(f: Any, g: Any, seat: int, limit: int) -> int:
    """The lowest raise, or declining if that is above the limit."""
    low, high = span(f, g, seat)
    return low if low <= limit and low < high else passing(g, seat)


@rule
def bound(g: Any, b: Chance, how: Any, seat: int, limit_of: Any) -> bool:
    """Whether a seat follows the limit that it has named in this auction. With `how[ANEW]` it is sometimes asked again."""
    if how[LIMITS] == 0 or limit_of[seat] == 0 or limit_of[seat] != auction(g, seat):
        return False
    if how[ANEW] == 0:
        return True
    fresh(b)
    return bool(roll(b, CHOICE, OFTEN) >= how[ANEW])


@rule
def step_games(
    fs: Any, ws: Any, gs: Any, words: Any, cs: Any, bs: Any, keep: Any, fill: Any, eye: Any, sight: Any, blanks: Any, out: Any,
    slots: Any, how: Any, notes: Any, setup: Any, players: Any, who: Any, who_next: Any, head: Any, limit: Any, limit_of: Any,
    lucky: Any, number: Any, choice: Any, x: Any, mask: Any, seats: Any, kind: Any, done: Any, points: Any, place: Any,
    share: Any, reward: Any, taught: Any, truth_x: Any, options: Any, first: int, budget: int,
) -> int:  # fmt: skip
    """Step the games from `first` on, until about `budget` decisions are made. Returns the game to go on with, or -1 - i if
    something is wrong with game i: its choice or a policy's is illegal, or nobody outside is ever asked."""
    made = 0
    for i in range(first, len(gs)):
        if made >= budget:
            notes[MADE] += made
            return i
        fetch(words, i + 1)
        fetch(x, i + 1)
        f, g, c, b = fs[setup[i]], gs[i], cs[i], bs[i]
        if done[i] > 0:
            done[i] = 0
            for seat in range(players[i]):
                reward[i, seat] = 0.0
        if choice[i] == UNBEGUN:
            begin_row(f, g, words[i], blanks[setup[i]], c, b, how, who, who_next, limit_of, number, i)
        else:
            seat = int(seats[i])
            option = option_of(f, g, seat, lucky[i] if choice[i] == RANDOM else choice[i])
            if option < 0 or refusal(f, g, seat, option) != OK:
                return -1 - i
            if how[LIMITS] == 1 and option != passing(g, seat) and auction(g, seat) != 0:
                limit[i, seat], limit_of[i, seat] = option, auction(g, seat)
                option = by_limit(f, g, seat, option)
            fresh(c)
            apply(f, g, c, seat, option)
            made += 1
            notes[ROWS] += 1
        count = 0
        while True:
            seat = first_asked(g)
            if seat < 0:
                finish(g, players[i], points[i], place[i], share[i], reward[i])
                done[i] += 1
                if done[i] == ENDLESS:
                    return -1 - i
                number[i] += how[GAMES]
                begin_row(f, g, words[i], blanks[setup[i]], c, b, how, who, who_next, limit_of, number, i)
                continue
            player = int(who[i, seat])
            if player == ASKED and bound(g, b, how, seat, limit_of[i]):
                option = by_limit(f, g, seat, limit[i, seat])
            else:
                count = legal_slots(f, g, seat, out, slots)
                if count == 1 and how[SKIP_FORCED] == 1:
                    option = option_of(f, g, seat, slots[0])
                elif player != ASKED or head[i] > 0:
                    head[i] = max(0, head[i] - 1)
                    look(words[i], keep, fill, sight, seat)
                    fresh(b)
                    if player >= 0:
                        option = policy(f, ws[player], eye[0], b, seat, out)
                    else:
                        option = random_option(f, eye[0], b, seat, out)
                else:
                    break
                if refusal(f, g, seat, option) != OK:
                    return -1 - i
            fresh(c)
            apply(f, g, c, seat, option)
            made += 1
        fresh(b)
        lucky[i] = slots[roll(b, CHOICE, count)]
        look(words[i], keep, fill, sight, seat)
        seats[i], kind[i] = seat, decision(f, g, seat)
        features(f, eye[0], seat, x[i])
        mask[i, :] = 0
        for k in range(count):
            set_bit(mask[i], int(slots[k]))
        if how[TEACHER] >= 0:
            w = ws[how[TEACHER]]
            if how[LIMITS] == 1 and auction(g, seat) != 0:
                taught[i] = taught_limit(f, w, words[i], keep, fill, eye, sight, b, seat, out, slots, count)
            else:
                fresh(b)
                taught[i] = slot_of(f, eye[0], seat, policy(f, w, eye[0], b, seat, out))
        if how[TRUTH] == 1:
            truth(f, g, seat, truth_x[i])
        if how[OPTIONS] == 1:
            options[i, :] = 0
            for k in range(legal(f, g, seat, out)):
                set_bit(options[i], int(out[k]))
    notes[MADE] += made
    return len(gs)


@rule
def begin_row(
    f: Any, g: Any, words: Any, blank: Any, c: Chance, b: Chance, how: Any, who: Any, who_next: Any, limit_of: Any, number: Any,
    i: int,
) -> None:  # fmt: skip
    """Begin game `number[i]` in row `i`, with the players named for it in `who_next`."""
    for seat in range(who.shape[1]):
        who[i, seat] = who_next[i, seat]
        limit_of[i, seat] = 0
    restart(f, g, words, blank, c, b, how, number[i])


@rule
def check_choices(choice: Any, mask: Any) -> int:
    """The first row whose choice is not legal, or -1."""
    for i in range(len(choice)):
        slot = int(choice[i])
        if slot == RANDOM:
            continue
        if slot < 0 or slot >= 8 * mask.shape[1] or (mask[i, slot >> 3] >> (slot & 7)) & 1 == 0:
            return i
    return -1
