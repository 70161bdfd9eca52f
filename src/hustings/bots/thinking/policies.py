"""Compiled games in which every seat plays by a policy: for measuring a game's figures, for matches and for playouts.

A policy is a rule `policy(f, w, o, b, seat, out)`. It is handed the weights it judges by, an observation of its own seat, which
the loop makes through the gate's masks, the bot's chance and room for options, and nothing else, so it cannot cheat. Loops here
call the stub `policy`; binding replaces it with a game's own, as it does with the contract's stubs. Seats may play by different
weights: `ws` has a row for each version in play, and each seat is told which row is its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core import gate, layout, loops
from ...core.binding import Rule
from ...core.chance import Chance, fresh, set_keys
from ...core.compiled.kernels import KernelSet, Samples, ready, register
from ...core.compiled.twins import Twins
from ...core.contract import OK, Game, apply, begin, refusal
from ...core.errors import HustingsError
from ...core.gate import observe_bytes
from ...core.layout import Records
from ...core.loops import first_asked, random_option  # `policy_games` repeats a loop of that module: shared, it would be slower
from ...core.rule import rule
from ...core.values import Setup, Sheet
from . import weights

Numbers = npt.NDArray[np.int64]

RANDOM, BY_POLICY = -1, 0
"""How a seat plays: at random, or by the policy with the first row of weights. Number n: with row n."""

RANDOM_BOT, POLICY_BOT = "random", "heuristic"

SLICE = 20_000  # decisions in one call of compiled code, which cannot be interrupted: well under 0.2 s
BOTS_SEED = 0x5EED_B075_0000_0000  # bots draw from keys of their own, unrelated to the games'


@rule
def policy(f: Any, w: Any, o: Any, b: Chance, seat: int, out: Any) -> int:
    """The option that `seat` chooses by the weights `w` when it sees the observation `o`. Random numbers come from the bot's
    chance `b`. `out` has room for every option of the game; what is left in it means nothing. `f`, `w` and `o` stay as they
    are."""
    return -1


def policy_of(game: Game) -> Rule:
    """The game's own policy."""
    if game.thinking.policy is None:
        raise HustingsError(f"{game.name} has no heuristic bot: choose another, e.g. random")
    return game.thinking.policy()


@rule
def choose(
    f: Any, ws: Any, words: Any, keep: Any, fill: Any, eye: Any, sight: Any, b: Chance, seat: int, how: int, out: Any
) -> int:
    """The option that a seat chooses in a position, of which it gets the observation only. `words` are the position's bytes,
    `sight` those of the scratch record `eye`."""
    observe_bytes(words, keep[seat], fill[seat], sight)
    fresh(b)
    if how == RANDOM:
        return random_option(f, eye[0], b, seat, out)
    return policy(f, ws[how], eye[0], b, seat, out)


@rule
def decide(
    f: Any, ws: Any, g: Any, words: Any, c: Any, b: Any, keep: Any, fill: Any, eye: Any, sight: Any, seat: int, how: int, out: Any
) -> int:
    """Choose an option and carry it out. Returns the option, or -1 if the policy chose something illegal."""
    option = choose(f, ws, words, keep, fill, eye, sight, b, seat, how, out)
    if refusal(f, g, seat, option) != OK:
        return -1
    fresh(c)
    apply(f, g, c, seat, option)
    return option


@rule
def policy_games(
    fs: Any, ws: Any, gs: Any, words: Any, cs: Any, bs: Any, keep: Any, fill: Any, eye: Any, sight: Any, seats: Any, out: Any,
    budget: int,
) -> int:  # fmt: skip
    """Play every unfinished game on, seat by seat as `seats` says, at most `budget` decisions in all; return how many were made,
    or -1 - i if the policy chose something illegal in game i. A game that has not begun (`said` is -1) is set up first."""
    made = 0
    f = fs[0]
    for i in range(len(gs)):
        g, c, b = gs[i], cs[i], bs[i]
        if c.said < 0:
            fresh(c)
            begin(f, g, c)
        seat = first_asked(g)
        while seat >= 0 and made < budget:
            if decide(f, ws, g, words[i], c, b, keep, fill, eye, sight, seat, seats[seat], out) < 0:
                return -1 - i
            made += 1
            seat = first_asked(g)
        if made >= budget:
            break
    return made


@rule
def choice_of(fs: Any, ws: Any, gs: Any, bs: Any, seat: int, out: Any) -> int:
    """The policy's choice by the first weights on the first observation."""
    fresh(bs[0])
    return policy(fs[0], ws[0], gs[0], bs[0], seat, out)


def samples(game: Game) -> Samples:
    """The entry points of this module."""
    fs, ws, gs = layout.blank(game.figures), layout.blank(weights.layout_of(game)), layout.blank(game.position)
    cs, row, table, words = layout.blank(Chance), np.zeros(1, np.int64), np.zeros((1, 1), np.int64), as_words(gs)
    return {
        policy_games: (fs, ws, gs, words, cs, cs, words, words, gs, words[0], row, row, 0),
        choice_of: (fs, ws, gs, cs, 0, row),
        loops.results: (gs, 0, table, table),
    }


POLICIES = register(KernelSet("policies", "the heuristic", samples, lambda game: {policy: policy_of(game)}, __name__))
"""Games by a policy, and its choice for one observation."""


def line_up(game: Game, bots: Sequence[str], players: int) -> tuple[Records, list[int]]:
    """Rows of weights, and how each seat plays, for bots named `random`, `heuristic` or `heuristic@VERSION`: one for all seats or
    one for each."""
    names = list(bots) * players if len(bots) == 1 else list(bots)
    versions = {name: name.partition("@")[2] or None for name in names if name != RANDOM_BOT}
    rows = [weights.load(game, version) for version in versions.values()] or [layout.blank(weights.layout_of(game))]
    numbers = {name: row for row, name in enumerate(versions)} | {RANDOM_BOT: RANDOM}
    return np.concatenate(rows), [numbers[name] for name in names]


def as_words(records: Records) -> npt.NDArray[Any]:
    """The bytes of records, a row for each, as the widest integers that fit, which the gate copies one by one."""
    width = int(np.gcd(records.dtype.itemsize, 8))
    return records.view(f"<u{width}").reshape(len(records), -1)


class PolicyGames:
    """A block of games at one table, played by a policy or at random, seat by seat."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sheet: Sheet,
        ws: Records | None = None,
        room: int = 256,
        loop: Rule = policy_games,
        *,
        quiet: bool = False,
    ) -> None:
        """`ws`: a row of weights for each version in play, by default the game's newest. `loop` may be another loop that takes
        the arguments of `policy_games`, with more before the budget; it is compiled at its first call. Otherwise see
        `kernels.ready`."""
        self.game, self.setup, self.sheet = game, setup, sheet
        self.weights = weights.load(game) if ws is None else ws
        kernels = ready(game, POLICIES, quiet=quiet)
        self._results = kernels[loops.results]
        self._loop = kernels[loop] if loop is policy_games else Twins(game, (loop,), {policy: policy_of(game)}).bind(loop)
        self.positions, self._blank = layout.blank(game.position, room), layout.blank(game.position)
        game.prepare(self._blank, setup)
        self._chances, self._bots = layout.blank(Chance, room), layout.blank(Chance, room)
        self._eye, self._out = layout.blank(game.position), np.zeros(game.options + 1, np.int64)
        keep, fill = (mask.reshape(-1).view(self.positions.dtype) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)

    def play(self, seed: int, first: int, count: int, seats: Sequence[int], *more: Any) -> tuple[Records, int]:
        """Play games `first` to `first + count - 1` of `seed`. `seats`: how each seat plays, `RANDOM` or a row of weights.
        Returns the finished positions, in memory that the next call reuses, and how many decisions were made."""
        gs, cs, bs = self.positions[:count], self._chances[:count], self._bots[:count]
        gs.view(np.uint8).reshape(count, -1)[:] = self._blank.view(np.uint8)
        set_keys(cs, seed, first)
        set_keys(bs, seed ^ BOTS_SEED, first)
        cs["said"] = -1  # not begun
        how, eye = np.array(seats, np.int64), self._eye
        decisions, made = 0, SLICE
        while made == SLICE:
            made = self._loop(
                self.sheet.record, self.weights, gs, as_words(gs), cs, bs, self._keep, self._fill, eye, as_words(eye)[0],
                how, self._out, *more, SLICE,
            )  # fmt: skip
            if made < 0:
                raise HustingsError(f"the policy chose an illegal option in game {first - 1 - made} of seed {seed}")
            decisions += made
        return gs, decisions

    def results(self, positions: Records) -> tuple[Numbers, Numbers]:
        """Points and standing of every seat of every game."""
        shape = len(positions), self.setup.players
        points, standings = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
        self._results(positions, self.setup.players, points, standings)
        return points, standings


def win_shares(standings: Numbers) -> npt.NDArray[np.float64]:
    """Each seat's share of the victory in each game: 1/n if n seats share it."""
    won = standings == standings.max(axis=1, keepdims=True)
    shares: npt.NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return shares
