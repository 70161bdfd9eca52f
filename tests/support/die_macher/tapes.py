"""Random games on tape: every position of every game, played by the compiled rules, one call per decision.

A tape is played game after game; position 0 of a game is the one after set-up. `seat` and `option` say which decision led to
a position (-1 after set-up), so that neighbouring positions can be compared too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.core import layout, loops
from hustings.core.chance import seeded
from hustings.core.layout import Records
from hustings.core.play import make_setup
from hustings.games.die_macher.options import PASS
from support.die_macher.scene import GAME

CONFIGURATIONS = [
    (edition, players, variants)
    for edition, variants in (("1997", ()), ("1997", ("imposed-stances",)), ("2006", ()), ("2006", ("short",)))
    for players in (3, 4, 5)
]
ROOM = 1_500  # positions of one random game, with some to spare
Policy = Callable[[Random, list[int]], int]


@dataclass(frozen=True)
class Tape:
    """Games of one configuration, and the number of decisions that each took."""

    configuration: int
    seed: int
    figures: Records
    positions: Records
    seat: npt.NDArray[np.int64]
    option: npt.NDArray[np.int64]
    lengths: list[int]

    def place(self, index: int) -> str:
        """Which decision of which game led to a position."""
        edition, players, variants = CONFIGURATIONS[self.configuration]
        game, decision = 0, index
        while decision > self.lengths[game]:
            decision -= self.lengths[game] + 1
            game += 1
        what = f"{edition}, {players} players{''.join(', ' + variant for variant in variants)}"
        return f"{what}: tape {self.seed}, game {game}, decision {decision}"


@cache
def compiled() -> tuple[Any, Any]:
    """The compiled loops that start a game and take one decision."""
    from hustings.core.compiled.twins import Twins

    twins = Twins(GAME, (loops.start, loops.step))
    return twins.bind(loops.start), twins.bind(loops.step)


def anything(rng: Random, legal: list[int]) -> int:
    """Each option as likely as the others."""
    return legal[rng.randrange(len(legal))]


def thrifty(rng: Random, legal: list[int]) -> int:
    """Mostly keep out of auctions and bid little, so that money is left for everything else."""
    if legal[0] < PASS and rng.random() < 0.8:
        return PASS if legal[-1] == PASS else legal[rng.randrange(min(len(legal), 3))]
    return anything(rng, legal)


def record(configuration: int, games: int, seed: int, policies: Sequence[Policy] = (anything, thrifty), room: int = ROOM) -> Tape:
    """Play games of one configuration, with one policy after the other, and keep every position."""
    edition, players, variants = CONFIGURATIONS[configuration]
    start, step = compiled()
    setup = make_setup(GAME, edition=edition, players=players, variants=variants)
    figures = GAME.sheet(setup, None).record
    out = np.zeros(GAME.options + 1, np.int64)
    tape = np.zeros((games * room, layout.dtype(GAME.position).itemsize), np.uint8)
    seats, options, lengths = np.full(len(tape), -1), np.full(len(tape), -1), []
    end = 0
    for number in range(games):
        position, chances, rng = layout.blank(GAME.position), seeded(seed, number), Random(f"{seed} {number}")
        GAME.prepare(position, setup)
        raw = position.view(np.uint8)
        begin, n = end, start(figures, position, chances, out)
        tape[end] = raw
        end += 1
        while n > 0:
            seat = int(out[-1])
            option = policies[number % len(policies)](rng, out[:n].tolist())
            n = step(figures, position, chances, seat, option, out)
            assert n >= 0, f"an option offered was refused: {option}"
            assert end - begin < room, f"game {number} of seed {seed} takes more than {room} positions"
            tape[end], seats[end], options[end] = raw, seat, option
            end += 1
        lengths.append(end - begin - 1)
    positions = tape[:end].reshape(-1).view(layout.dtype(GAME.position))
    return Tape(configuration, seed, figures, positions, seats[:end], options[:end], lengths)


def tapes(games: int, seed: int, at_a_time: int = 10) -> Iterator[Tape]:
    """So many games spread over all configurations, a few at a time so that memory stays small."""
    each = -(-games // len(CONFIGURATIONS))
    for configuration in range(len(CONFIGURATIONS)):
        for part, begin in enumerate(range(0, each, at_a_time)):
            number = seed * 10_000 + configuration * 100 + part
            yield record(configuration, min(at_a_time, each - begin), number)
