"""A vector environment: thousands of games stepped in compiled code on all cores, in buffers that trainers read in place.

    env = VectorGame("helvetiq", games=1024, seed=1)
    while True:
        for group in env.groups:
            group.wait()
            group.choice[:] = choose(group.x, group.mask)  # a slot for each game
            group.step()

Every row is a decision of the seat that is asked in one game. With two groups a learner works on one while the processors step
the other. Game `number` of `seed` is dealt the same cards however many threads, groups or games there are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from types import TracebackType
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from ...bots.thinking import weights
from ...bots.thinking.policies import BOTS_SEED, POLICY_BOT, RANDOM, RANDOM_BOT, as_words
from ...core import gate, layout
from ...core.chance import Chance, whole_seed
from ...core.compiled.kernels import ready
from ...core.contract import NO_SUCH_OPTION, Game
from ...core.encoding import bit_bytes, encoding_of
from ...core.errors import HustingsError, IllegalAction, UnknownName
from ...core.layout import Records
from ...core.play import make_setup, own_figures
from ...core.registry import game as find_game
from ...core.values import Setup, Sheet
from . import kernels, stepping
from .stepping import ASKED, UNBEGUN

Array = npt.NDArray[Any]
Seats = str | Sequence[str] | Sequence[Sequence[str]]
Setups = Sequence[Setup | Mapping[str, Any]] | None
Buffer = Callable[[tuple[int, ...], Any], Array]

ASK = "ask"
EACH, LIMIT = "each", "limit"
SLICE = 20_000  # decisions in compiled code at a time, well under 0.2 s, because compiled code cannot be interrupted
CACHE_LINES = 16  # eight-byte numbers in two cache lines, which processors fetch in pairs
MASK64 = (1 << 64) - 1


class Group:
    """A block of games with its own buffers. `step` starts a step in all threads, and `wait` waits until it is done: then the
    buffers hold the next decisions. Between the two calls the buffers must not be touched."""

    def __init__(self, env: VectorGame, first: int, count: int, buffer: Buffer) -> None:
        """Games `first` to `first + count - 1` of the environment."""
        game, own = env.game, env.encoding
        self.env, self.first, self.count = env, first, count
        self.x: Array = buffer((count, own.size), np.int8)
        self.mask: Array = buffer((count, own.mask_bytes), np.uint8)
        self.seat, self.kind, self.setup, self.players, self.choice, self.done, self.taught = (
            buffer((count,), np.int16) for _ in range(7)
        )
        self.points, self.place = (buffer((count, game.seats), np.int16) for _ in range(2))
        self.share, self.reward = (buffer((count, game.seats), np.float32) for _ in range(2))
        self.truth: Array = buffer((count if env.how[stepping.TRUTH] else 0, own.truth_size), np.int8)
        self.options: Array = buffer((count if env.how[stepping.OPTIONS] else 0, bit_bytes(game.options)), np.uint8)
        self.number: Array = np.zeros(count, np.int64)
        self.who, self.who_next = (np.full((count, game.seats), ASKED, np.int8) for _ in range(2))
        rows = np.arange(first, first + count)
        self.setup[:] = rows % len(env.setups)
        self.players[:] = [env.setups[i].players for i in self.setup]
        for row, line_up in enumerate(rows % len(env.line_ups)):
            self.who_next[row, : self.players[row]] = env.who_numbers(env.line_ups[line_up], int(self.players[row]))
        self._head, self._lucky = np.zeros(count, np.int32), np.zeros(count, np.int16)
        self._limit, self._limit_of = (np.zeros((count, game.seats), np.int64) for _ in range(2))
        self.positions: Records = layout.blank(game.position, count)
        self._chances, self._bots = layout.blank(Chance, count), layout.blank(Chance, count)
        self._notes: list[Array]
        self._slices = self._cut()
        self._running: list[Future[int]] = []

    @property
    def rows(self) -> int:
        """The number of decisions made outside so far."""
        return int(sum(notes[stepping.ROWS] for notes in self._notes))

    @property
    def decisions(self) -> int:
        """The number of decisions made so far, including those of bots and forced ones."""
        return int(sum(notes[stepping.MADE] for notes in self._notes))

    def reset(self, seed: int | None = None) -> None:
        """Begin new games in all rows, up to the first decision. Without a seed: the next games of the seed given last."""
        self.start(seed)
        self.wait()

    def start(self, seed: int | None = None) -> None:
        """Do the same as `reset` without waiting."""
        self.wait()
        self._check_open()
        self._check_players()
        if seed is None:
            self.number += self.env.games
        else:
            seed = whole_seed(seed)
            self.env.how[stepping.SEED] = _as_signed(seed)
            self.env.how[stepping.BOTS_SEED_AT] = _as_signed(seed ^ BOTS_SEED)
            self.number[:] = np.arange(self.first, self.first + self.count)
            self._head[:] = self.env.heads(seed)[self.first : self.first + self.count]
        self.done[:] = 0
        self.reward[:] = 0
        self.choice[:] = UNBEGUN
        self._submit()

    def step(self) -> None:
        """Carry out `choice` in every game, in the background. If one choice is illegal, this raises and carries out none."""
        if self._running:
            raise HustingsError("the group is being stepped already: call wait() before step()")
        self._check_open()
        self._check_players()
        wrong = self.env.check(self.choice, self.mask)
        if wrong >= 0:
            why, slot = self.env.game.reasons[NO_SUCH_OPTION], int(self.choice[wrong])
            raise IllegalAction(
                f"game {wrong} of the group: slot {slot} is not legal for seat {int(self.seat[wrong])}; choose one of the mask, "
                f"or {RANDOM} for any",
                reason=NO_SUCH_OPTION,
                key=why.key,
                rule=why.rule,
            )
        self._submit()

    def put(self, rows: Array, positions: Records, chances: Records, seats: Array, slots: Array) -> None:
        """Put games under way into rows, with the slot to be chosen in each; the next `step` goes on from there. `positions` and
        `chances` have a record for each row, in which the seat in `seats` is asked and takes the slot in `slots`. When that game
        ends, its row goes on with the game that it would have played next."""
        self.wait()
        self._check_open()
        rows, slots = np.asarray(rows), np.asarray(slots)
        self.positions[rows], self._chances[rows] = positions, chances
        self.seat[rows], self.choice[rows], self.done[rows] = seats, slots, 0
        self.mask[rows] = 0
        self.mask[rows, slots >> 3] = 1 << (slots & 7)
        self.who[rows], self._limit_of[rows], self._head[rows] = self.who_next[rows], 0, 0

    def wait(self) -> None:
        """Wait until the step is done; return at once if there is none."""
        ended = [future.result() for future in self._running]
        self._running = []
        wrong = min(ended, default=0)
        if wrong < 0:
            raise HustingsError(
                f"game {int(self.number[-1 - wrong])}: no seat is asked, or a policy chose something illegal; "
                f"name at least one seat {ASK!r}"
            )

    def legal(self) -> npt.NDArray[np.bool_]:
        """The mask as an array of games by slots."""
        bits = np.unpackbits(self.mask, axis=1, bitorder="little", count=self.env.encoding.slots)
        return bits.view(np.bool_)

    def _check_open(self) -> None:
        if self.env.closed:
            raise HustingsError("the environment was closed: make another one")

    def _check_players(self) -> None:
        """Refuse a player that does not exist, because compiled code does not check."""
        low, high = self.who_next.min(), self.who_next.max()
        if low < ASKED or high >= len(self.env.bots):
            wrong = int(low if low < ASKED else high)
            known = f"{ASKED} asked outside, {RANDOM} at random" + "".join(f", {i} {name}" for name, i in self.env.bots.items())
            raise HustingsError(f"who_next has a player {wrong}: there are {known}")

    def _submit(self) -> None:
        self._running = [self.env.pool.submit(self._run, part, offset) for offset, part in self._slices]

    def _run(self, part: tuple[Any, ...], offset: int) -> int:
        """Step a slice, a budget at a time."""
        step, at, end = self.env.kernel, 0, len(part[2])
        while 0 <= at < end:
            at = step(*part, at, SLICE)
        return at if at >= 0 else at - offset

    def _cut(self) -> list[tuple[int, tuple[Any, ...]]]:
        """The arguments of each thread: its games, and its own scratch memory."""
        env, game = self.env, self.env.game
        edges = np.linspace(0, self.count, min(env.threads, self.count) + 1).astype(int)
        words, parts = as_words(self.positions), []
        # Incremented at every row: kept so far apart that no two threads write to the same cache line.
        self._notes = list(np.zeros((len(edges) - 1, CACHE_LINES), np.int64))
        for (low, high), notes in zip(pairwise(edges), self._notes, strict=True):
            at = slice(int(low), int(high))
            eye = layout.blank(game.position)
            truth = self.truth[at] if len(self.truth) else self.truth
            options = self.options[at] if len(self.options) else self.options
            parts.append((int(low), (
                env.figures, env.weights, self.positions[at], words[at], self._chances[at], self._bots[at], env.keep, env.fill,
                eye, as_words(eye)[0], env.blanks, np.zeros(game.options + 1, np.int64), np.zeros(env.encoding.slots, np.int64),
                env.how, notes, self.setup[at], self.players[at], self.who[at], self.who_next[at], self._head[at],
                self._limit[at], self._limit_of[at], self._lucky[at], self.number[at], self.choice[at], self.x[at],
                self.mask[at], self.seat[at], self.kind[at], self.done[at], self.points[at], self.place[at], self.share[at],
                self.reward[at], self.taught[at], truth, options,
            )))  # fmt: skip
        return parts


class VectorGame:
    """Many games of the same kind, in one or several set-ups, stepped together."""

    def __init__(
        self,
        game: str | Game,
        setups: Setups = None,
        games: int = 1024,
        *,
        seed: int = 0,
        threads: int = 0,
        groups: int = 1,
        skip_forced: bool = True,
        bids: Literal["each", "limit"] = "each",
        anew: float = 0.0,
        seats: Seats = ASK,
        bots: Sequence[str] = (),
        teacher: str | None = None,
        truth: bool = False,
        options: bool = False,
        spread: int = 0,
        buffer: Buffer = np.zeros,
        quiet: bool = False,
    ) -> None:
        """Game i has set-up `i % len(setups)`: a `Setup`, or the arguments of `make_setup` and `figures`, a file with other
        figures.

        `threads`: 0 for as many as there are cores. `skip_forced`: do not ask a seat that has one legal option. `bids="limit"`:
        in a rising auction ask a seat once for its limit, and raise for it up to that. `anew`: the share of those raises before
        which the seat is asked for its limit again. `seats`: the players of the seats: "ask" for a decision outside, "random",
        "heuristic" or "heuristic@VERSION"; one name for all seats, one for each, or a list of line-ups, of which game i has
        number `i % len`. `bots`: further names that `who_next` may use. `teacher`: the bot whose choice `taught` holds. `truth`,
        `options`: fill these buffers, too. `spread`: the first games are shown only after some decisions of their bots or at
        random, fewer than this, so that they are not all in the same phase. `buffer(shape, dtype)`: makes the arrays that are
        copied to a device, for example in pinned memory.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.encoding = encoding_of(self.game)
        for name, number in (("games", games), ("groups", groups), ("threads", threads)):
            if not isinstance(number, (int, np.integer)):
                raise HustingsError(f"{name}={number!r} is not a whole number")
        if threads < 0:
            raise HustingsError(f"threads={threads}: choose 1 or more, or 0 for as many as there are cores")
        if games < 1 or not 1 <= groups <= games:
            raise HustingsError(f"{games} games in {groups} groups: there must be at least one game in each")
        if bids not in (EACH, LIMIT):
            raise UnknownName("way of bidding", bids, (EACH, LIMIT))
        if not 0 <= anew <= 1:
            raise HustingsError(f"anew={anew}: it is a share, from 0 to 1")
        self.games, self.spread = games, spread
        self.threads = threads or os.cpu_count() or 1
        self.setups, self.sheets = tables_of(self.game, setups)
        self.line_ups: list[Seats] = list(seats) if _nested(seats) else [seats]
        self.bots = self._bot_rows(bots, teacher)
        self.how = np.zeros(9, np.int64)
        self.how[stepping.GAMES] = games
        self.how[stepping.SKIP_FORCED] = skip_forced
        self.how[stepping.LIMITS], self.how[stepping.ANEW] = bids == LIMIT, round(anew * stepping.OFTEN)
        self.how[stepping.TEACHER] = self.bots[teacher] if teacher else -1
        self.how[stepping.TRUTH], self.how[stepping.OPTIONS] = truth, options
        self._prepare(quiet)
        self.pool = ThreadPoolExecutor(self.threads)  # starts threads when they are needed
        self.closed = False
        edges = np.linspace(0, games, groups + 1).astype(int)
        self.groups = [Group(self, int(low), int(high - low), buffer) for low, high in pairwise(edges)]
        self.reset(seed)

    # Queries

    def who_number(self, name: str) -> int:
        """The number in `who_next` for "ask", "random" or a bot named when the environment was made."""
        if name == ASK:
            return ASKED
        if name == RANDOM_BOT:
            return RANDOM
        if name not in self.bots:
            raise UnknownName("bot of this environment", name, [ASK, RANDOM_BOT, *self.bots])
        return self.bots[name]

    def who_numbers(self, names: Seats, players: int) -> list[int]:
        """The numbers for a line-up: one name for all seats, or one for each. Names beyond the number of players are ignored."""
        line = [names] * players if isinstance(names, str) else list(names)
        if len(line) < players:
            raise HustingsError(f"{len(line)} seats named for {players} players: name one for all seats or one for each")
        return [self.who_number(str(name)) for name in line[:players]]

    @property
    def rows(self) -> int:
        """The number of decisions made outside so far."""
        return sum(group.rows for group in self.groups)

    @property
    def decisions(self) -> int:
        """The number of decisions made so far, including those of bots and forced ones."""
        return sum(group.decisions for group in self.groups)

    # Actions

    def reset(self, seed: int | None = None) -> None:
        """Begin new games in all rows, up to the first decision."""
        for group in self.groups:
            group.start(seed)
        for group in self.groups:
            group.wait()

    def step(self) -> None:
        """Carry out the choices of all groups, and wait."""
        for group in self.groups:
            group.step()
        for group in self.groups:
            group.wait()

    def close(self) -> None:
        """Wait for the steps under way, and end the threads."""
        for group in self.groups:
            group.wait()
        self.pool.shutdown()
        self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        self.close()

    # Inside

    def heads(self, seed: int) -> Array:
        """The number of decisions made in each game before it is first shown."""
        if self.spread <= 0:
            return np.zeros(self.games, np.int32)
        return np.random.default_rng(seed & MASK64).integers(0, self.spread, self.games).astype(np.int32)

    def _bot_rows(self, bots: Sequence[str], teacher: str | None) -> dict[str, int]:
        """The number of the row of weights of every heuristic that may play or teach."""
        named = [name for line in self.line_ups for name in ([line] if isinstance(line, str) else line)]
        rows: dict[str, int] = {}
        for name in (*named, *bots, *([teacher] if teacher else [])):
            if name in (ASK, RANDOM_BOT) and name != teacher:
                continue
            if str(name).partition("@")[0] != POLICY_BOT:
                raise UnknownName("bot", name, [ASK, RANDOM_BOT, POLICY_BOT, f"{POLICY_BOT}@VERSION"])
            rows.setdefault(str(name), len(rows))
        return rows

    def _prepare(self, quiet: bool) -> None:
        """Prepare the compiled step, and the data that all games share."""
        game = self.game
        if self.bots:
            versions = [weights.load(game, name.partition("@")[2] or None) for name in self.bots]
            self.weights, kernel_set = np.concatenate(versions), kernels.BOTS
        else:
            self.weights, kernel_set = layout.blank(game.figures), kernels.ASKED
        compiled = ready(game, kernel_set, quiet=quiet)
        self.kernel, self.check = compiled[stepping.step_games], compiled[stepping.check_choices]
        self.figures = np.concatenate([sheet.record for sheet in self.sheets])
        prepared = layout.blank(game.position, len(self.setups))
        for i, setup in enumerate(self.setups):
            game.prepare(prepared[i : i + 1], setup)
        self.blanks = as_words(prepared)
        keep, fill = (mask.reshape(-1).view(prepared.dtype) for mask in gate.masks(game.position, game.seats))
        self.keep, self.fill = as_words(keep), as_words(fill)


SETUP_KEYS = ("edition", "players", "variants", "choices", "figures")
"""The keys that the dictionary of a set-up may have."""


def _nested(seats: Seats) -> bool:
    """Whether a list of line-ups is given."""
    return not isinstance(seats, str) and any(not isinstance(line, str) for line in seats)


def tables_of(game: Game, setups: Setups) -> tuple[list[Setup], list[Sheet]]:
    """Check the set-ups given to `VectorGame`, and return them with their figures."""
    made, sheets = [], []
    if isinstance(setups, (Setup, Mapping, str)):
        raise HustingsError(f"setups={setups!r}: give a list of set-ups, also of one")
    for given in setups if setups is not None else [{}]:
        own = None
        if isinstance(given, Setup):
            setup = given
        elif not isinstance(given, Mapping):
            raise HustingsError(f"set-up {given!r}: give a Setup, or a dictionary with any of {', '.join(SETUP_KEYS)}")
        else:
            rest = dict(given)
            for key in rest:
                if key not in SETUP_KEYS:
                    raise UnknownName("part of a set-up", key, SETUP_KEYS)
            own = rest.pop("figures", None)
            setup = make_setup(game, **rest)
        made.append(setup)
        sheets.append(game.sheet(setup, own_figures(own)))
    if not made:
        raise HustingsError("no set-up is given: leave setups out for the usual one")
    return made, sheets


def _as_signed(seed: int) -> int:
    """The low 64 bits as a signed number, which fits into an array."""
    low = seed & MASK64
    return low - (1 << 64) if low >> 63 else low
