"""The rows of one game: every decision with the observation of the seat that made it, in the game's encoding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ...core import layout
from ...core.compiled.sight import Sight
from ...core.contract import Game
from ...core.layout import Records
from ...core.records.model import notation
from ...core.values import Sheet

Row = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Seen:
    """A decision noted during the game, before its end is known."""

    ply: int
    seat: int
    kind: str
    x: Row
    legal: tuple[int, ...]
    slot: int
    option: int
    words: str


@dataclass
class GameRows:
    """A finished game: its decisions, and its results by seat."""

    source: str
    deal: int  # all games of one deal go into one split
    edition: str
    variants: tuple[str, ...]
    revision: int
    figures: str
    bots: tuple[str, ...]
    seen: Sequence[Seen]
    decisions: int
    points: tuple[int, ...]
    places: tuple[int, ...]
    incidents: dict[str, int] = field(default_factory=dict)  # decisions that were taken from a bot, by bot

    @property
    def shares(self) -> tuple[float, ...]:
        """Shares of the victory by seat."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)


def places_of(standings: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, 1 for the best standing; equal standings share a place."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


class DecisionNotes:
    """Takes notes of the decisions of one game after another, at tables with the same figures."""

    def __init__(self, game: Game, sheet: Sheet, *, forced: bool = False, quiet: bool = False) -> None:
        """`forced`: also note decisions with a single legal option."""
        self.game, self.forced = game, forced
        self._sight = Sight(game, sheet, quiet=quiet)
        self._figures = layout.plain(game.figures, sheet.record)
        self._words: dict[int, str] = {}
        self.begin()

    def begin(self) -> None:
        """Start the notes of a new game."""
        self.seen: list[Seen] = []
        self.decisions = 0

    def note(self, observation: Records, seat: int, option: int, legal: int) -> None:
        """Note a decision. `observation`: what the seat knew; `legal`: how many options it had."""
        ply = self.decisions
        self.decisions += 1
        if legal < 2 and not self.forced:
            return
        sight, game = self._sight, self.game
        count = sight.look(observation, seat)
        kind = game.rules.decision(self._figures, layout.plain(game.position, observation), seat)
        if option not in self._words:
            self._words[option] = notation(game, option)
        self.seen.append(
            Seen(
                ply,
                seat,
                game.decisions[kind],
                sight.x.copy(),
                tuple(sorted(sight.slots[:count].tolist())),
                sight.slot(observation, seat, option),
                option,
                self._words[option],
            )
        )
