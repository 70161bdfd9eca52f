"""Foresight: a network plays options on in worlds that agree with what a seat sees, and says what has become of them.

A world is an observation completed by `resample`. From it each option is played on, all seats by a quick network, until the seat
is asked again and enough has been decided in between; there the network's value says who will win. All options are tried in the
same worlds with the same chance, so that they are compared and not deals. In an auction a seat is asked once for its limit.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core import gate, layout, loops
from ...core.binding import Binding
from ...core.chance import Chance, set_keys
from ...core.compiled.kernels import RULES, ready
from ...core.compiled.sight import SIGHT, Sight
from ...core.contract import Game
from ...core.layout import Records
from ...core.values import Setup, Sheet
from .network import Floats, Network
from .playouts import estimate_of
from .policies import win_shares
from .reading import LIMIT, chances, compiled_thought, shares

Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Reach:
    """How far a playout goes: until the seat is asked again, after at least so many decisions by the network."""

    decisions: int = 0


TO_THE_END = Reach(1_000_000)


class PlayoutDesk:
    """Memory that one thread plays in."""

    def __init__(self, game: Game, sheet: Sheet, network: Network, quick: Network) -> None:
        self.world, self.position, self.eye = (layout.blank(game.position) for _ in range(3))
        self.world_bytes, self.bytes, self.eye_bytes = (one.view(np.uint8) for one in (self.world, self.position, self.eye))
        self.plain = layout.plain(game.position, self.world)
        self.chances, self.chance = layout.blank(Chance, 2), layout.blank(Chance)
        self.kept, self.chance_bytes = self.chances.view(np.uint8).reshape(2, -1), self.chance.view(np.uint8)
        self.out = np.zeros(game.options + 1, np.int64)
        self.decided = 0  # decisions by a network so far
        self.sight, self.think = Sight(game, sheet, quiet=True), compiled_thought(network)
        self.decide = self.think if quick is network else compiled_thought(quick)


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
        kernels, _ = ready(game, RULES, quiet=quiet), ready(game, SIGHT, quiet=quiet)
        self._step, self._resample, self._results = (kernels[entry] for entry in (loops.step, loops.resample_all, loops.results))
        self._observe = kernels[gate.observe_bytes]
        self._reopen: Any = Binding(game).bind(estimate_of(game).reopen)
        self._keep, self._fill = gate.masks(game.position, game.seats)
        self._figures = sheet.record
        self._desks = [PlayoutDesk(game, sheet, network, quick or network) for _ in range(cores)]
        self._threads = ThreadPoolExecutor(cores, "foresight") if cores > 1 else None

    def close(self) -> None:
        """End the threads."""
        if self._threads is not None:
            self._threads.shutdown()

    @property
    def decided(self) -> int:
        """Decisions that networks have made in playouts so far."""
        return sum(desk.decided for desk in self._desks)

    def prior(self, observation: Records, legal: Sequence[int]) -> list[tuple[int, float]]:
        """The options that the network thinks of, each with its probability: its own choice first, then the likeliest. In an
        auction these are passing and the least bid."""
        desk = self._desks[0]
        count = desk.sight.look(observation, self.seat)
        logits, _ = desk.think(desk.sight.x, desk.sight.slots, count)
        likely, options = chances(logits), desk.sight.options[:count].tolist()
        best = int(likely.argmax())
        if desk.sight.auction and self.network.made.bids == LIMIT:
            decline, passes = options[0], float(likely[0])
            least = min(option for option in legal if option != decline)
            both = [(decline, passes), (least, 1 - passes)]
            return both if best == 0 else both[::-1]
        order = sorted(range(count), key=lambda place: (place != best, -likely[place], place))
        return [(options[place], float(likely[place])) for place in order]

    def play(
        self, observation: Records, options: Sequence[int], worlds: int, reach: Reach, rng: random.Random
    ) -> tuple[Values, Values]:
        """In so many new worlds, of each option: the chance to win, and the points expected of every seat."""
        seeds = [rng.getrandbits(64) for _ in range(worlds)]
        seen = layout.copy(observation).view(np.uint8)
        won, points = np.zeros((worlds, len(options))), np.zeros((worlds, len(options), self.players))

        def part(desk: PlayoutDesk, numbers: range) -> None:
            for number in numbers:
                self._make_world(desk, seen, seeds[number])
                for i, option in enumerate(options):
                    won[number, i], points[number, i] = self._playout(desk, option, reach)

        if self._threads is None or worlds == 1:
            part(self._desks[0], range(worlds))
        else:
            jobs = [self._threads.submit(part, desk, range(i, worlds, self.cores)) for i, desk in enumerate(self._desks)]
            for job in jobs:
                job.result()
        return won, points

    def parts(self, observation: Records, options: Sequence[int], worlds: int, rng: random.Random) -> Values:
        """In so many new worlds, of each option: the parts of the own score, and the points of the best of the others last,
        where the network has played on to the end of the game."""
        desk, seen = self._desks[0], layout.copy(observation).view(np.uint8)
        found = np.zeros((worlds, len(options), len(self.game.parts) + 1))
        for world in range(worlds):
            self._make_world(desk, seen, rng.getrandbits(64))
            for i, option in enumerate(options):
                _, points = self._playout(desk, option, TO_THE_END)
                found[world, i, :-1] = self.game.score_parts(desk.position, self.seat)
                found[world, i, -1] = np.delete(points, self.seat).max()
        return found

    # Inside

    def _make_world(self, desk: PlayoutDesk, seen: Any, seed: int) -> None:
        desk.world_bytes[:] = seen
        set_keys(desk.chances, seed)
        desk.chance_bytes[:] = desk.kept[0]
        self._resample(self._figures, desk.world, desk.chance, self.seat)
        self._reopen(desk.plain, self.seat)

    def _playout(self, desk: PlayoutDesk, option: int, reach: Reach) -> tuple[float, Values]:
        """The chance to win, and the points expected of every seat, after an option in the desk's world."""
        desk.bytes[:] = desk.world_bytes
        desk.chance_bytes[:] = desk.kept[1]
        sight, out, auctions = desk.sight, desk.out, self.network.made.bids == LIMIT
        limits: dict[int, tuple[int, int]] = {}  # by seat: the auction, and how far to go in it
        seat, made = self.seat, 0
        while True:
            count = self._step(self._figures, desk.position, desk.chance, seat, option, out)
            if count == 0:
                return self._ended(desk)
            seat = out.item(-1)
            if count == 1:
                option = out.item(0)
                continue
            self._observe(desk.bytes, self._keep[seat], self._fill[seat], desk.eye_bytes)
            slots = sight.look(desk.eye, seat)
            auction = sight.auction if auctions else 0
            decline = sight.options.item(0) if auction else -1
            least = out.item(1) if auction and out.item(0) == decline else out.item(0)
            if auction and seat in limits and limits[seat][0] == auction:
                option = least if least <= limits[seat][1] else decline
                continue
            desk.decided += 1
            if seat == self.seat and made >= reach.decisions:
                return self._worth(desk.think(sight.x, sight.slots, slots)[1])
            logits, _ = desk.decide(sight.x, sight.slots, slots)
            made += 1
            option = sight.options.item(logits.argmax())
            if auction and option != decline:
                limits[seat], option = (auction, option), least

    def _worth(self, values: Floats) -> tuple[float, Values]:
        made, seats = self.network.made, self.game.seats
        points = made.centre + made.unit * values[seats : seats + self.players].astype(np.float64)
        return float(shares(values, self.players)[0]), np.roll(points, self.seat)

    def _ended(self, desk: PlayoutDesk) -> tuple[float, Values]:
        points, standings = np.zeros((1, self.players), np.int64), np.zeros((1, self.players), np.int64)
        self._results(desk.position, self.players, points, standings)
        return float(win_shares(standings)[0, self.seat]), points[0].astype(np.float64)
