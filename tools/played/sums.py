"""Sums over games of `how_it_is_played.py`, and the set-ups that it plays."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

NAME = "how-it-is-played"
BLOCK = 20  # games in a line of a file
OPENINGS = ("3 media", "2 media, 4 members", "1 media, 8 members", "12 members")


class Sums:
    """For each name, the count, sum and sum of squares of the values noted. Sums can be added to sums."""

    def __init__(self, told: Mapping[str, Sequence[float]] | None = None) -> None:
        self.of: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
        if told is not None:
            self.add(told)

    def note(self, name: str, value: float) -> None:
        found = self.of[name]
        found[0] += 1
        found[1] += value
        found[2] += value * value

    def add(self, told: Mapping[str, Sequence[float]]) -> None:
        for name, more in told.items():
            self.of[name] = [a + b for a, b in zip(self.of[name], more, strict=True)]

    def count(self, name: str) -> int:
        return int(self.of[name][0]) if name in self.of else 0

    def mean(self, name: str) -> float:
        count, total, _ = self.of[name]
        return total / count if count else math.nan

    def error(self, name: str) -> float:
        """Half the width of the 95 % interval of a mean."""
        count, total, squares = self.of[name]
        if count < 2:
            return math.nan
        return 1.96 * math.sqrt(max(0.0, squares - total * total / count) / (count - 1) / count)


@dataclass(frozen=True)
class Kind:
    """A set-up that is played."""

    game: str
    edition: str
    players: int
    variants: tuple[str, ...] = ()
    forced: bool = False  # one seat, each in turn, is made to take each opening in turn

    @property
    def title(self) -> str:
        return " ".join([self.edition, *self.variants, f"{self.players} players", *(["openings"] if self.forced else [])])

    @property
    def slug(self) -> str:
        return "-".join([self.game, self.edition, *self.variants, str(self.players), *(["openings"] if self.forced else [])])


def kinds() -> list[Kind]:
    macher = [("2006", ()), ("2006", ("short",)), ("1997", ()), ("1997", ("imposed-stances",))]
    found = [Kind("die-macher", edition, players, variants) for edition, variants in macher for players in (5, 4, 3)]
    forced = [Kind("die-macher", "2006", players, forced=True) for players in (5, 4, 3)]
    return [*found, *(Kind("helvetiq", "2008", players) for players in (4, 3, 2)), *forced]
