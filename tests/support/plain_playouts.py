"""Network playouts as a plain loop over single decisions, which the compiled loop of the search has to match."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from hustings.bots.thinking.crowd import crowd_of
from hustings.bots.thinking.foresight import DOUBTFUL, Reach
from hustings.bots.thinking.net_playouts import FORESIGHT
from hustings.bots.thinking.network import Network
from hustings.bots.thinking.playouts import estimate_of
from hustings.bots.thinking.policies import win_shares
from hustings.bots.thinking.reading import LIMIT, compiled_thought, shares
from hustings.bots.thinking.together import choose_together
from hustings.core import gate, layout, loops
from hustings.core.binding import Binding
from hustings.core.chance import Chance, set_keys
from hustings.core.compiled.kernels import RULES, ready
from hustings.core.compiled.sight import Sight
from hustings.core.layout import Records
from support.contract.tables import Table


class Alone:
    """A network's logits as in playouts, with its inputs as bytes, but for one row at a time."""

    def __init__(self, table: Table, network: Network) -> None:
        self.crowd, self.choose = crowd_of(network, 1), ready(table.game, FORESIGHT, quiet=True)[choose_together]

    def __call__(self, x: np.ndarray, slots: np.ndarray, count: int) -> np.ndarray:
        zero = np.zeros(1, np.int64)
        self.choose(self.crowd, zero, zero, x[None], slots[None], np.array([count]), zero.copy(), 1)
        logits: np.ndarray = self.crowd.logits[0, :count]
        return logits


class PlainPlayouts:
    """Playouts of options in worlds, one decision at a time, as `Foresight` makes them."""

    def __init__(self, table: Table, seat: int, network: Network, quick: Network) -> None:
        self.table, self.seat, self.network, self.players = table, seat, network, table.setup.players
        self.kernels, self.sight = ready(table.game, RULES, quiet=True), Sight(table.game, table.sheet, quiet=True)
        self.judge = compiled_thought(table.game, network, quiet=True)
        self.quick, self.large = Alone(table, quick), Alone(table, network)
        self.doubt = (
            0.0 if network is quick else DOUBTFUL
        )  # where the quick network's second choice is closer than this, the large one chooses
        self.doubted = 0  # how often that happened, in all playouts
        self.out = np.zeros(table.game.options + 1, np.int64)
        self.choices: list[tuple[int, int]] = []  # of the last playout: seats and options, forced ones included
        self.followed = 0  # decisions in auctions that a limit settled, in all playouts

    def play(
        self, observation: Records, options: Sequence[int], worlds: int, reach: Reach, rng: random.Random
    ) -> tuple[np.ndarray, np.ndarray]:
        """The chance to win and the points of every seat, by world and option."""
        game, figures, chances = self.table.game, self.table.sheet.record, layout.blank(Chance, 2)
        won, points = np.zeros((worlds, len(options))), np.zeros((worlds, len(options), self.players))
        for number, seed in enumerate([rng.getrandbits(64) for _ in range(worlds)]):
            world = layout.copy(observation)
            set_keys(chances, seed)
            self.kernels[loops.resample_all](figures, world, chances[:1], self.seat)
            Binding(game).bind(estimate_of(game).reopen)(layout.plain(game.position, world), self.seat)
            for i, option in enumerate(options):
                set_keys(chances, seed)
                won[number, i], points[number, i] = self._playout(layout.copy(world), chances[1:], option, reach)
        return won, points

    def _playout(self, position: Records, chance: Records, option: int, reach: Reach) -> tuple[float, np.ndarray]:
        game, figures, out, sight = self.table.game, self.table.sheet.record, self.out, self.sight
        limits: dict[int, tuple[int, int]] = {}  # by seat: the auction, and how far to go in it
        seat, made, self.choices, until = self.seat, 0, [], self._clock(position) + reach.ticks
        judged: list[float] = []
        while True:
            self.choices.append((seat, option))
            count = self.kernels[loops.step](figures, position, chance, seat, option, out)
            assert count >= 0, f"refused: {-count}"
            if count == 0:
                won, points = self._ended(position)
                return _mean([*judged, *[won] * (len(reach.shares) - len(judged))], reach), points
            seat = int(out[-1])
            if count == 1:
                option = int(out[0])
                continue
            seen = gate.observe(game.position, game.seats, position, seat)
            slots = sight.look(seen, seat)
            auction = sight.auction if self.network.made.bids == LIMIT else 0
            decline = int(sight.options[0]) if auction else -1
            least = int(out[1] if auction and out[0] == decline else out[0])
            if auction and seat in limits and limits[seat][0] == auction:
                self.followed += 1
                option = least if least <= limits[seat][1] else decline
                continue
            if seat == self.seat and (made >= reach.decisions or self._clock(position) >= until):
                won, points = self._worth(self.judge(sight.x, sight.slots, slots)[1])
                judged.append(won)
                if len(judged) == len(reach.shares):
                    return _mean(judged, reach), points
                until = self._clock(position) + reach.ticks
            made += 1
            option = int(sight.options[self._chosen(slots)])
            if auction and option != decline:
                slots = sight.look_at_opening(seen, seat)
                furthest = int(sight.options[self._chosen(slots, first=1)])
                limits[seat] = auction, min(option, furthest)
                option = least if least <= limits[seat][1] else decline

    def _chosen(self, count: int, first: int = 0) -> int:
        """The index of the choice; `first` is 1 for a limit in an auction, where the first option is to pass."""
        logits = self.quick(self.sight.x, self.sight.slots, count)[first:]
        if len(logits) > 1 and np.diff(np.sort(logits.astype(np.float64)))[-1] < self.doubt:
            self.doubted += 1
            logits = self.large(self.sight.x, self.sight.slots, count)[first:]
        return first + int(logits.argmax())

    def _clock(self, position: Records) -> int:
        game = self.table.game
        shown: int = Binding(game).bind(estimate_of(game).clock)(layout.plain(game.position, position))
        return shown

    def _worth(self, values: np.ndarray) -> tuple[float, np.ndarray]:
        made, seats = self.network.made, self.table.game.seats
        points = made.centre + made.unit * values[seats : seats + self.players].astype(np.float64)
        return float(shares(values, self.players)[0]), np.roll(points, self.seat)

    def _ended(self, position: Records) -> tuple[float, np.ndarray]:
        points, standings = np.zeros((1, self.players), np.int64), np.zeros((1, self.players), np.int64)
        self.kernels[loops.results](position, self.players, points, standings)
        return float(win_shares(standings)[0, self.seat]), points[0].astype(np.float64)


def _mean(judged: Sequence[float], reach: Reach) -> float:
    """The mean of the judgements, weighted by the shares of `reach`."""
    return sum(share * one for share, one in zip(reach.shares, judged, strict=True))
