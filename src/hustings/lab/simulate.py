"""Simulation of many games between bots: in compiled slices short enough to be interrupted, in reused memory, by one process or
several. Game `i` of seed `s` is the same game whichever process plays it, and sums are whole numbers, so the result never depends
on how the work was divided.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..bots.api import check_seated, make_bot
from ..bots.bot import Bot
from ..bots.budget import Budget
from ..bots.spec import parse_spec
from ..bots.thinking.policies import BOTS_SEED, POLICIES, POLICY_BOT, RANDOM, RANDOM_BOT, PolicyGames, choice_of, line_up
from ..bots.thinking.weights import versions
from ..core import layout, loops
from ..core.chance import CHOICE, MASK, Chance, fresh, roll, seeded, set_keys
from ..core.compiled.kernels import RULES, ready
from ..core.compiled.play import Fast, Numbers
from ..core.compiled.sight import SIGHT
from ..core.contract import Game
from ..core.errors import HustingsError, UnknownName
from ..core.play import Play
from ..core.records.write import Recorder, save
from ..core.registry import game as find_game
from ..core.values import Setup, Sheet
from .workers import share_out

BLOCK = 256  # games in memory at once: about 1 MB, so that they stay near the processor
AT_ONCE = Budget(visits=1)  # none of these bots thinks ahead
SLICE = 0.1  # seconds in compiled code at a time, which Ctrl-C cannot interrupt
_STEP = 0x9E3779B97F4A7C15  # the step of `chance.set_keys` from one seed to the next
_BACK = pow(_STEP, -1, 1 << 64)


def game_seed(seed: int, index: int) -> int:
    """The seed whose first game is game `index` of `seed`: for playing one game of a simulation on its own."""
    return (seed + index * _BACK) & (MASK << 32 | MASK)


def check_bots(game: Game, names: Sequence[str], players: int | None) -> int | None:
    """Check the bots named, one for all seats or one for each, and return the number of players, None if that stays open."""
    known = [RANDOM_BOT]
    if game.thinking.policy is not None:
        known += [POLICY_BOT, *(f"{POLICY_BOT}@{version}" for version in versions(game))]
    for name in names:
        if name not in known and not is_network(name):
            raise UnknownName("bot", name, [*known, "net, a network's file, e.g. run/net.npz", "others play in 'hustings arena'"])
    if len(names) <= 1:
        return players
    if players is not None and players != len(names):
        raise HustingsError(f"{len(names)} bots named for {players} players: name one for all seats or one for each")
    return len(names)


def is_network(name: str) -> bool:
    """Whether a bot's text names a network."""
    try:
        return parse_spec(name).learned
    except HustingsError:
        return False


@dataclass
class Tally:
    """Sums over games, by seat; whole numbers, so that the order of adding does not matter."""

    games: int
    decisions: int
    points: list[int]
    squares: list[int]
    wins: list[int]  # in units, `share(players)` to a win, so that a shared win is a whole number of them
    seconds: float = 0.0  # wall-clock time of all games together

    @classmethod
    def empty(cls, players: int) -> Tally:
        return cls(0, 0, [0] * players, [0] * players, [0] * players)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, more in ((self.points, other.points), (self.squares, other.squares), (self.wins, other.wins)):
            mine[:] = [a + b for a, b in zip(mine, more, strict=True)]

    def mean_score(self) -> list[float]:
        return [points / self.games for points in self.points]

    def win_rate(self) -> list[float]:
        return [wins / (self.games * share(len(self.wins))) for wins in self.wins]

    def score_deviation(self) -> list[float]:
        """The standard deviation of the scores."""
        pairs = zip(self.points, self.squares, strict=True)
        return [math.sqrt(max(0, squares * self.games - points**2)) / self.games for points, squares in pairs]


def share(players: int) -> int:
    """The number of units in one win, which any number of winners can share evenly."""
    return math.lcm(*range(1, players + 1))


@dataclass(frozen=True)
class BotTable:
    """Bots at a table: one name for all seats or one for each, see `check_bots`."""

    game: Game
    setup: Setup
    sheet: Sheet
    bots: tuple[str, ...] = (RANDOM_BOT,)

    @classmethod
    def of(cls, table: Fast | BotTable) -> BotTable:
        """The same table with random bots where only compiled rules are given."""
        return cls(table.game, table.setup, table.sheet) if isinstance(table, Fast) else table

    @property
    def random(self) -> bool:
        return set(self.bots) == {RANDOM_BOT}

    @property
    def networks(self) -> bool:
        """Whether any of the bots plays by a network."""
        return any(is_network(bot) for bot in self.bots)

    def warm(self) -> None:
        """Compile what is not compiled yet, which takes most of a minute and shows its own progress bar. A network that has not
        learned this table is refused."""
        for bot in self.bots:
            if is_network(bot):
                check_seated(parse_spec(bot), self.game, self.setup, self.sheet)
        for kernels in (RULES, SIGHT) if self.networks else (RULES,) if self.random else ():
            ready(self.game, kernels)
        if not set(self.bots) <= {RANDOM_BOT, *filter(is_network, self.bots)}:
            ready(self.game, POLICIES)


class RandomBlock:
    """Reusable memory for `BLOCK` games of random bots. They need neither a compiled policy nor observations, which makes them
    twice as fast as `PolicyBlock`."""

    def __init__(self, fast: Fast) -> None:
        self.fast, self.players = fast, fast.setup.players
        self.positions, self.out = fast.blank(BLOCK), fast.room()
        self.chances, self.bots = layout.blank(Chance, BLOCK), layout.blank(Chance, BLOCK)
        self.points, self.standings = (np.zeros((BLOCK, self.players), np.int64) for _ in range(2))
        self._random_games, self._results = fast.kernels[loops.random_games], fast.kernels[loops.results]
        self._blank = fast.blank().view(np.uint8)
        self._budget = 10_000

    def play(self, seed: int, first: int, count: int) -> Tally:
        """Play games `first` to `first + count - 1` of `seed` with random bots."""
        gs, cs, bs = self.positions[:count], self.chances[:count], self.bots[:count]
        gs.view(np.uint8).reshape(count, -1)[:] = self._blank
        set_keys(cs, seed, first)
        set_keys(bs, seed ^ BOTS_SEED, first)
        cs["said"] = -1  # not begun
        decisions = sum(self._slices(gs, cs, bs))
        points, standings = self.points[:count], self.standings[:count]
        self._results(gs, self.players, points, standings)
        return _tally(decisions, points, standings)

    def _slices(self, gs: layout.Records, cs: layout.Records, bs: layout.Records) -> Iterator[int]:
        """Play on in slices, each of which takes about `SLICE` seconds on this machine. Yields the decisions made in each."""
        while True:
            began, budget = time.perf_counter(), self._budget
            made = self._random_games(self.fast.figures, gs, cs, bs, self.out, budget)
            yield made
            if made < budget:
                return
            rate = made / max(time.perf_counter() - began, 1e-6)
            self._budget = max(1_000, min(int(rate * SLICE), 2 * budget))


class PolicyBlock:
    """Reusable memory for games of bots, some of which play by the game's policy."""

    def __init__(self, table: BotTable, *, quiet: bool = False) -> None:
        rows, self.seats = line_up(table.game, table.bots, table.setup.players)
        self.games = PolicyGames(table.game, table.setup, table.sheet, rows, BLOCK, quiet=quiet)

    def play(self, seed: int, first: int, count: int) -> Tally:
        positions, decisions = self.games.play(seed, first, count, self.seats)
        return _tally(decisions, *self.games.results(positions))


class NetBlock:
    """Games of bots, some of which play by a network. They are played decision by decision, because the network takes longer than
    everything else."""

    def __init__(self, table: BotTable, *, quiet: bool = False) -> None:
        self.fast = Fast(table.game, table.setup, table.sheet, quiet=quiet)
        self.bots = network_bots(table, compiled=True)

    def play(self, seed: int, first: int, count: int) -> Tally:
        players = self.fast.setup.players
        points, standings = np.zeros((count, players), np.int64), np.zeros((count, players), np.int64)
        decisions = 0
        for i in range(count):
            play, rng = self.fast.play(game_seed(seed, first + i)), bots_rng(seed, first + i)
            while not play.over:
                play.step(self.bots[play.seat].decide(play.observe(play.seat), play.options.tolist(), rng, AT_ONCE))
                decisions += 1
            self.fast.kernels[loops.results](play.position, players, points[i : i + 1], standings[i : i + 1])
        return _tally(decisions, points, standings)


def network_bots(table: BotTable, *, compiled: bool) -> list[Bot]:
    """The bots of a table at which networks play, by seat."""
    names = table.bots * table.setup.players if len(table.bots) == 1 else table.bots
    return [make_bot(name, table.game, table.setup, table.sheet, seat, compiled=compiled) for seat, name in enumerate(names)]


def bots_rng(seed: int, index: int) -> random.Random:
    """The random numbers of the bots in a game that networks play."""
    return random.Random(f"bots of game {index} of {seed}")


def _tally(decisions: int, points: Numbers, standings: Numbers) -> Tally:
    games, players = points.shape
    won = standings == standings.max(axis=1, keepdims=True)
    wins = won * (share(players) // won.sum(axis=1, keepdims=True))
    return Tally(games, decisions, *(counts.sum(axis=0).tolist() for counts in (points, points**2, wins)))


def _block(table: BotTable, *, quiet: bool = False) -> RandomBlock | PolicyBlock | NetBlock:
    if table.networks:
        return NetBlock(table, quiet=quiet)
    if table.random:
        return RandomBlock(Fast(table.game, table.setup, table.sheet, quiet=quiet))
    return PolicyBlock(table, quiet=quiet)


def simulate(
    table: Fast | BotTable,
    *,
    games: int,
    seed: int,
    workers: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> Tally:
    """Play `games` games, with random bots where only compiled rules are given. `progress` is called with the number of games
    just finished."""
    table = BotTable.of(table)
    blocks = ((first, min(BLOCK, games - first)) for first in range(0, games, BLOCK))
    workers = min(workers, math.ceil(games / BLOCK))
    total = Tally.empty(table.setup.players)

    def take(tally: Tally) -> None:
        total.add(tally)
        progress(tally.games)

    block = _block(table)
    began = time.perf_counter()
    if workers > 1:
        about = (table.game.name, table.setup, table.sheet, table.bots)
        parts = ((seed, first, count) for first, count in blocks)
        with closing(share_out(_play_block, parts, workers=workers, set_up=_set_up_worker, about=about)) as tallies:
            for tally in tallies:
                take(tally)
    else:
        for first, count in blocks:
            take(block.play(seed, first, count))
    total.seconds = time.perf_counter() - began
    return total


_worker: list[RandomBlock | PolicyBlock | NetBlock] = []


def _set_up_worker(name: str, setup: Setup, sheet: Sheet, bots: tuple[str, ...]) -> None:
    _worker.append(_block(BotTable(find_game(name), setup, sheet, bots), quiet=True))


def _play_block(seed: int, first: int, count: int) -> Tally:
    return _worker[0].play(seed, first, count)


def record_plainly(table: Fast | BotTable, *, seed: int, index: int, names: Sequence[str] = ()) -> Recorder:
    """Play game `index` of a simulation by the plain rules: the same game, with its record."""
    recorder = Recorder(Play(table.game, table.setup, table.sheet, seed=game_seed(seed, index)), names)
    bots = BotTable.of(table)
    choose = _network_chooser(bots, bots_rng(seed, index)) if bots.networks else _chooser(bots, seeded(seed ^ BOTS_SEED, index))
    play = recorder.play
    while not play.over:
        seat = play.asked[0]
        recorder.act(seat, choose(play, seat))
    return recorder


def _network_chooser(table: BotTable, rng: random.Random) -> Callable[[Play, int], int]:
    bots = network_bots(table, compiled=True)
    return lambda play, seat: int(bots[seat].decide(play.observe(seat), play.legal(seat), rng, AT_ONCE))


def _chooser(table: BotTable, chances: layout.Records) -> Callable[[Play, int], int]:
    """A function that returns the choice of a seat's bot. All bots draw from one chance, as in the compiled loops."""
    bot = layout.plain(Chance, chances)

    def at_random(play: Play, seat: int) -> int:
        legal = play.legal(seat)
        fresh(bot)
        return legal[roll(bot, CHOICE, len(legal))]

    if table.random:
        return at_random
    game, figures = table.game, table.sheet.record
    rows, seats = line_up(game, table.bots, table.setup.players)
    choice, room = ready(game, POLICIES)[choice_of], np.zeros(game.options + 1, np.int64)

    def choose(play: Play, seat: int) -> int:
        how = seats[seat]
        if how == RANDOM:
            return at_random(play, seat)
        return int(choice(figures, rows[how : how + 1], play.observe(seat), chances, seat, room))

    return choose


def write_records(table: Fast | BotTable, folder: Path, seed: int, games: int, progress: Callable[[int], None]) -> None:
    """Write the record of every game of a simulation as `game-SEED-INDEX.json`."""
    bots = BotTable.of(table).bots
    names = [f"{bots[seat % len(bots)]} {seat + 1}" for seat in range(table.setup.players)]
    for index in range(games):
        recorder = record_plainly(table, seed=seed, index=index, names=names)
        save(recorder.record(), folder / f"game-{seed}-{index}.json")
        progress(1)
