"""Foresight: a network plays options on in worlds that agree with what a seat sees, and says what has become of them.

A world is an observation completed by `resample`. From it each option is played on, all seats by a quick network or by the
network itself, until the seat is asked again and enough has come to pass; there the network's value says who will win. All
options are tried in the same worlds with the same chance, so that they are compared and not deals. In an auction a seat is asked
once for its limit.
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
from ...core.encoding import encoding_of
from ...core.layout import Records
from ...core.values import Setup, Sheet
from .mind import mind_of
from .net_playouts import DECIDED, FORESIGHT, OWN, PLAYERS, REACH, TICKS, begin_option, make_world, play_on
from .network import Network
from .policies import as_words
from .reading import LIMIT, chances, compiled_thought, views_of

Values = npt.NDArray[np.float64]


NEVER = 1_000_000


@dataclass(frozen=True)
class Reach:
    """How far a playout goes: until the seat is asked again, after at least so many decisions by the network, or when the game's
    clock has gone on by so many ticks. There the network judges, and as often again as there are further shares: what each
    judgement counts. A late one knows more of what an option leads to, and more of what was only luck."""

    decisions: int = NEVER
    ticks: int = NEVER
    shares: tuple[float, ...] = (1.0,)


TO_THE_END = Reach()
SLICE = 1000  # decisions in compiled code at a time, under 0.2 s even by a large network, since that cannot be interrupted


class PlayoutDesk:
    """Memory that one thread plays in."""

    def __init__(self, game: Game, network: Network, quick: Network, players: int, seat: int) -> None:
        encoding = encoding_of(game)
        self.positions, self.chance, self.eye = layout.blank(game.position, 2), layout.blank(Chance), layout.blank(game.position)
        self.words, self.sight = as_words(self.positions), as_words(self.eye)[0]  # positions: a world, and the game played in it
        self.quick, self.judge = mind_of(quick), mind_of(network)
        self.x, self.out = np.zeros(encoding.size, np.int8), np.zeros(game.options + 1, np.int64)
        self.slots, self.options = (np.zeros(encoding.slots + 1, np.int64) for _ in range(2))
        self.limit, self.limit_of = (np.zeros(game.seats, np.int64) for _ in range(2))
        self.state = np.zeros(DECIDED + 1, np.int64)
        self.state[OWN], self.state[PLAYERS] = seat, players
        self.points = np.zeros(players)


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
        """`quick`: the network that plays on, the same unless given. `cores`: threads that play. Compiles first where that was
        not done before; see `kernels.ready`."""
        self.game, self.seat, self.players, self.network, self.cores = game, seat, setup.players, network, cores
        self.quick = quick or network
        kernels = ready(game, FORESIGHT, quiet=quiet)
        self._make_world, self._begin, self._play_on = (kernels[entry] for entry in (make_world, begin_option, play_on))
        self.sight = Sight(game, sheet, quiet=quiet)
        self._think = compiled_thought(game, network, views_of(game, network), quiet=quiet)
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self._keep, self._fill = as_words(keep), as_words(fill)
        self._figures = sheet.record
        self._desks = [PlayoutDesk(game, network, self.quick, setup.players, seat) for _ in range(cores)]
        self._threads = ThreadPoolExecutor(cores, "foresight") if cores > 1 else None

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    @property
    def decided(self) -> int:
        """Decisions that networks have made in playouts so far."""
        return sum(int(desk.state[DECIDED]) for desk in self._desks)

    def prior(self, observation: Records, legal: Sequence[int]) -> list[tuple[int, float]]:
        """The options that the network thinks of, each with its probability: its own choice first, then the likeliest. In an
        auction these are passing and the least bid."""
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
        *,
        thorough: bool = False,
    ) -> tuple[Values, Values]:
        """In so many new worlds, of each option: the chance to win, and the points expected of every seat. `thorough`: played on
        by the network itself."""
        chances, points = self.judgements(observation, options, worlds, reach, rng, thorough=thorough)
        return chances @ np.array(reach.shares), points

    def judgements(
        self,
        observation: Records,
        options: Sequence[int],
        worlds: int,
        reach: Reach,
        rng: random.Random,
        *,
        thorough: bool = False,
    ) -> tuple[Values, Values]:
        """The same with all chances to win that were judged on the way, as many as the reach has shares."""
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        seen = as_words(layout.copy(observation))
        chances, points = (np.zeros((worlds, len(options), size)) for size in (len(reach.shares), self.players))

        def part(desk: PlayoutDesk, numbers: range) -> None:
            for number in numbers:
                keys = self._world(desk, seen, seeds[number])
                for i, option in enumerate(options):
                    self._playout(desk, option, keys, reach, chances[number, i], thorough=thorough)
                    points[number, i] = desk.points

        if self._threads is None or worlds == 1:
            part(self._desks[0], range(worlds))
        else:
            jobs = [self._threads.submit(part, desk, range(i, worlds, self.cores)) for i, desk in enumerate(self._desks)]
            for job in jobs:
                job.result()
        return chances, points

    def worlds(self, observation: Records, count: int, rng: random.Random) -> Records:
        """So many positions that agree with an observation, as playouts begin with them."""
        found, seen = layout.blank(self.game.position, count), as_words(layout.copy(observation))
        for number in range(count):
            self._world(self._desks[0], seen, rng.getrandbits(64))
            found[number] = self._desks[0].positions[0]
        return found

    def parts(self, observation: Records, options: Sequence[int], worlds: int, rng: random.Random) -> Values:
        """In so many new worlds, of each option: the parts of the own score, and the points of the best of the others last,
        where the network has played on to the end of the game."""
        desk, seen = self._desks[0], as_words(layout.copy(observation))
        found = np.zeros((worlds, len(options), len(self.game.parts) + 1))
        for world in range(worlds):
            keys = self._world(desk, seen, rng.getrandbits(64))
            for i, option in enumerate(options):
                self._playout(desk, option, keys, TO_THE_END, np.zeros(1))
                found[world, i, :-1] = self.game.score_parts(desk.positions[1:], self.seat)  # where the game ended is left there
                found[world, i, -1] = np.delete(desk.points, self.seat).max()
        return found

    # Inside

    def _world(self, desk: PlayoutDesk, seen: Any, seed: int) -> list[int]:
        """Makes a world of the desk's; the key of the chance that games in it have."""
        own, games = keys_of(seed, 2)
        self._make_world(self._figures, seen, desk.positions, desk.words, desk.chance, self.seat, *own.tolist())
        return [int(word) for word in games]

    def _playout(
        self, desk: PlayoutDesk, option: int, key: list[int], reach: Reach, chances: Values, *, thorough: bool = False
    ) -> None:
        """Play on after an option in the desk's world: `chances` gets the chance to win as it is judged each time, and the desk
        has the points expected of every seat."""
        made = self.network.made
        desk.state[REACH], desk.state[TICKS] = reach.decisions, reach.ticks
        self._begin(desk.positions, desk.words, desk.chance, desk.limit_of, desk.state, option, *key)
        mind, ended = desk.judge if thorough else desk.quick, False
        while not ended:
            ended = self._play_on(
                self._figures, desk.positions, desk.words, desk.chance, self._keep, self._fill, desk.eye, desk.sight, mind,
                desk.judge, desk.x, desk.out, desk.slots, desk.options, desk.limit, desk.limit_of, desk.state,
                int(made.bids == LIMIT), made.centre, made.unit, chances, desk.points, SLICE,
            )  # fmt: skip
