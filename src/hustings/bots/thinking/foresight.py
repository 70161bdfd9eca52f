"""Lookahead by a network, which plays options on in worlds that agree with what a seat sees, and judges where they lead.

A world is an observation completed by `resample`. Each option is played on from it by the network on all seats, or by a quick one
that asks the network where it is in doubt, until the seat is asked again and enough has happened; there the network's value says
who will win. All options are tried in the same worlds with the same chance, so that options are compared and not deals. In an
auction a seat is asked once for its limit.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core import gate, layout
from ...core.chance import Chance, keys_of
from ...core.compiled.kernels import ready
from ...core.compiled.sight import Sight
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from .crowd import TABLES, crowd_of
from .mind import mind_of
from .net_playouts import (
    DECIDED,
    FORESIGHT,
    LIMITS,
    OWN,
    PLAYERS,
    REACH,
    TASKS,
    TICKS,
    begin_all,
    make_world,
    play_on,
    tables_of,
)
from .network import Network
from .policies import as_words
from .reading import LIMIT, chances, compiled_thought, views_of
from .trials import kind_of

Values = npt.NDArray[np.float64]


NEVER = 1_000_000
AT_ONCE = 32  # worlds that are kept in memory at a time
DOUBTFUL = 2.0  # in logits: where the quick network's second choice comes closer than this, the network itself is asked


@dataclass(frozen=True)
class Reach:
    """How far a playout goes: until the seat is asked again after at least `decisions` by the network, or after the game's clock
    has gone on by `ticks`. There the network judges. `shares`: the weight of each judgement; every further one comes after as
    many ticks again. A late judgement knows more of what an option leads to, but contains more luck."""

    decisions: int = NEVER
    ticks: int = NEVER
    shares: tuple[float, ...] = (1.0,)


TO_THE_END = Reach()
SLICE = 1000  # decisions in one call of compiled code, which cannot be interrupted: under 0.2 s even on an old processor


class PlayoutDesk:
    """The working memory of one thread."""

    def __init__(self, game: Game, network: Network, quick: Network, figures: Records, players: int, seat: int) -> None:
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self.tables = tables_of(game, figures, as_words(keep), as_words(fill), TABLES)
        self.crowd, self.judge = crowd_of(quick), mind_of(network)
        self.large = self.crowd if quick is network else crowd_of(network)
        self.common, self.positions, self.chance = self.tables.common, self.tables.gs, layout.blank(Chance)
        self.common[OWN], self.common[PLAYERS] = seat, players
        self.common[LIMITS] = int(network.made.bids == LIMIT)


class Foresight:
    """Looks ahead for a seat. It gets observations, and what everybody at the table knows: the game, its set-up and figures."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sheet: Sheet,
        seat: int,
        network: Network,
        quick: Network | None = None,
        cores: int = 1,
        *,
        quiet: bool = False,
    ) -> None:
        """`quick`: the network that plays on and asks `network` when in doubt; by default `network` plays itself. `cores`: the
        number of threads. Compiles first if that has not been done yet; see `kernels.ready`."""
        self.game, self.seat, self.players, self.network, self.cores = game, seat, setup.players, network, cores
        self.quick = quick or network
        kernels = ready(game, FORESIGHT, quiet=quiet)
        self._make_world, self._begin, self._play_on = (kernels[entry] for entry in (make_world, begin_all, play_on))
        self.sight = Sight(game, sheet, quiet=quiet)
        self._think = compiled_thought(game, network, views_of(game, network), quiet=quiet)
        self._figures = sheet.record
        self._desks = [PlayoutDesk(game, network, self.quick, sheet.record, setup.players, seat) for _ in range(cores)]
        self._threads = ThreadPoolExecutor(cores, "foresight") if cores > 1 else None

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    @property
    def decided(self) -> int:
        """Decisions that networks have made in playouts so far."""
        return sum(int(desk.common[DECIDED]) for desk in self._desks)

    def kind(self, observation: Records) -> int:
        """The kind of decision before the seat."""
        return kind_of(self.game, self._figures, observation, self.seat)

    def side_by_side(self, options: int) -> int:
        """The number of worlds in which that many options are played on together fastest."""
        return max(1, TABLES // options) * self.cores

    def prior(self, observation: Records, legal: Sequence[int]) -> list[tuple[int, float]]:
        """The options with the network's probability for each: its own choice first, then the likeliest. In an auction they are
        passing and the least bid."""
        sight = self.sight
        count = sight.look(observation, self.seat)
        logits, _ = self._think(sight.x, sight.slots, count)
        likely, options = chances(logits), sight.options[:count].tolist()
        best = int(likely.argmax())
        if sight.auction and self.network.made.bids == LIMIT:
            decline, bids = options[0], 1 - float(likely[0])
            least = min(option for option in legal if option != decline)
            count = sight.look_at_opening(observation, self.seat)
            logits, _ = self._think(sight.x, sight.slots, count)
            limits, far = chances(logits[1:]), sight.options[1:count] >= least
            bids = min(bids, float(limits[far].sum()))
            both = [(decline, 1 - bids), (least, bids)]
            return both if best == 0 or not far[limits.argmax()] else both[::-1]
        order = sorted(range(count), key=lambda place: (place != best, -likely[place], place))
        return [(options[place], float(likely[place])) for place in order]

    def play(
        self,
        observation: Records,
        options: Sequence[int],
        worlds: int,
        reach: Reach,
        rng: random.Random,
    ) -> tuple[Values, Values]:
        """For each option in each of that many new worlds: the chance to win, and the points expected for every seat."""
        chances, points = self.judgements(observation, options, worlds, reach, rng)
        return chances @ np.array(reach.shares), points

    def judgements(
        self,
        observation: Records,
        options: Sequence[int],
        worlds: int,
        reach: Reach,
        rng: random.Random,
    ) -> tuple[Values, Values]:
        """Like `play`, but with the chances to win from all judgements on the way, as many as the reach has shares."""
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        seen = as_words(layout.copy(observation))
        chances, points = (np.zeros((worlds, len(options), size)) for size in (len(reach.shares), self.players))

        def part(desk: PlayoutDesk, first: int, last: int) -> None:
            for begun in range(first, last, AT_ONCE):
                some = slice(begun, min(last, begun + AT_ONCE))
                self._playouts(desk, seen, options, seeds[some], reach, chances[some], points[some])

        if self._threads is None or worlds == 1:
            part(self._desks[0], 0, worlds)
        else:
            ends = [worlds * i // self.cores for i in range(self.cores + 1)]
            jobs = [self._threads.submit(part, *job) for job in zip(self._desks, ends[:-1], ends[1:], strict=True)]
            for job in jobs:
                job.result()
        return chances, points

    def worlds(self, observation: Records, count: int, rng: random.Random) -> Records:
        """That many positions that agree with an observation, made like those that playouts begin with."""
        found, seen = layout.blank(self.game.position, count), as_words(layout.copy(observation))
        for number in range(count):
            self._world(self._desks[0], seen, found[number : number + 1], rng.getrandbits(64))
        return found

    def parts(self, observation: Records, options: Sequence[int], worlds: int, rng: random.Random) -> Values:
        """For each option in each of that many new worlds, after the network has played on to the end of the game: the parts of
        the seat's own score, and last the points of the best of the others."""
        desk, seen = self._desks[0], as_words(layout.copy(observation))
        found = np.zeros((worlds, len(options), len(self.game.parts) + 1))
        for world in range(worlds):
            seed = rng.getrandbits(64)
            for i, option in enumerate(options):
                points = np.zeros((1, 1, self.players))
                self._playouts(desk, seen, [option], [seed], TO_THE_END, np.zeros((1, 1, 1)), points)
                found[world, i, :-1] = self.game.score_parts(desk.positions, self.seat)  # the final position is left there
                found[world, i, -1] = np.delete(points, self.seat).max()
        return found

    # Inside

    def _world(self, desk: PlayoutDesk, seen: Any, world: Records, seed: int) -> Any:
        """Make a world; return the key of the chance for games in it."""
        own, games = keys_of(seed, 2)
        self._make_world(self._figures, seen, world, as_words(world), desk.chance, self.seat, *own.tolist())
        return games

    def _playouts(
        self, desk: PlayoutDesk, seen: Any, options: Sequence[int], seeds: Sequence[int], reach: Reach, chances: Values,
        points: Values,
    ) -> None:  # fmt: skip
        """Play options on in one world for each seed. `chances` gets the chance to win from each judgement, and `points` the
        points expected for every seat."""
        made, common, count = self.network.made, desk.common, len(seeds) * len(options)
        worlds = layout.blank(self.game.position, len(seeds))
        keys = [self._world(desk, seen, worlds[i : i + 1], seed) for i, seed in enumerate(seeds)]
        tables = desk.tables._replace(
            worlds=as_words(worlds), keys=np.array(keys, np.int64), options=np.array(options, np.int64),
            chances=chances.reshape(count, -1), points=points.reshape(count, -1),
        )  # fmt: skip
        common[REACH], common[TICKS], common[TASKS] = reach.decisions, reach.ticks, count
        doubt, ended = 0.0 if desk.large is desk.crowd else DOUBTFUL, False
        self._begin(tables)
        while not ended:
            ended = self._play_on(tables, desk.crowd, desk.large, desk.judge, doubt, made.centre, made.unit, SLICE)
