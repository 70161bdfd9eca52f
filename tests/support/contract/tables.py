"""All tables: each game in each edition, with each set of variants and each number of players."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import hustings
from hustings.core import gate, layout
from hustings.core.binding import Binding
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.contract import Game
from hustings.core.layout import Records
from hustings.core.loops import legal
from hustings.core.play import Play, make_setup
from hustings.core.values import SETUP, Entry, Setup, Sheet
from support.contract.about import Numbers, about


@dataclass(frozen=True, eq=False)
class Table:
    """A game and how it is set up, with all the figures."""

    game: Game
    setup: Setup
    sheet: Sheet

    def __str__(self) -> str:
        return "-".join([self.game.name, self.setup.edition, *self.setup.variants, str(self.setup.players)])

    @property
    def further(self) -> bool:
        """Whether `make check` leaves the table out: variants, older editions, and fewer players than seats are left to
        `make test`."""
        usual = self.setup.edition == self.game.default_edition and not self.setup.variants
        return not usual or self.setup.players < max(self.game.players)

    @property
    def everyone(self) -> list[int]:
        """All who may look: the seats that play, and the spectator."""
        return [*range(self.setup.players), self.game.seats]

    def play(self, seed: int | None = 0, outcomes: Sequence[int] | None = None) -> Play:
        begun = None if outcomes is None else Entry(SETUP, self.game.setups.revision, tuple(outcomes))
        return Play(self.game, self.setup, self.sheet, seed=seed, begun=begun)

    def figures(self) -> Any:
        """The figures as plain rules take them."""
        return layout.plain(self.game.figures, self.sheet.record)

    def position(self, records: Records) -> Any:
        """A position as plain rules take it."""
        return layout.plain(self.game.position, records)

    def observe(self, position: Records, eyes: int) -> Records:
        return gate.observe(self.game.position, self.game.seats, position, eyes)

    def complete(self, observation: Records, eyes: int, seed: int) -> Records:
        """A position resampled by the plain rules."""
        completed, chances = layout.copy(observation), seeded(seed)
        c = layout.plain(Chance, chances)
        fresh(c)
        self.game.rules.resample(self.figures(), self.position(completed), c, eyes)
        return completed

    def legal(self, records: Records, seat: int) -> list[int]:
        """The options that are legal by the plain rules, given a position or an observation."""
        room = [0] * (self.game.options + 1)
        return room[: plain_legal(self.game.name)(self.figures(), self.position(records), seat, room)]

    def wrong(self, position: Records) -> list[str]:
        """The invariants that a full position breaks."""
        return list(about(self.game.name).invariants(self.figure_numbers, self.numbers(position)))

    def numbers(self, position: Records) -> Numbers:
        return layout.as_dict(self.game.position, position)

    @property
    def figure_numbers(self) -> Numbers:
        return _figure_numbers(self)


@cache
def _figure_numbers(table: Table) -> Numbers:
    return layout.as_dict(table.game.figures, table.sheet.record)


@cache
def plain_legal(name: str) -> Any:
    return Binding(hustings.game(name)).bind(legal)


@cache
def table(name: str, edition: str, players: int, variants: tuple[str, ...] = ()) -> Table:
    """One table, by what people type."""
    game = hustings.game(name)
    setup = make_setup(game, edition=edition, players=players, variants=variants)
    return Table(game, setup, game.sheet(setup, None))


@cache
def tables(only: str | None = None) -> tuple[Table, ...]:
    """All tables, or all of one game."""
    return tuple(_tables(hustings.games.names() if only is None else [only]))


def _tables(names: Sequence[str]) -> Iterator[Table]:
    for name in names:
        game = hustings.game(name)
        for edition in game.editions:
            allowed = [variant for variant, editions in game.variants.items() if edition in editions]
            for size in range(len(allowed) + 1):
                for variants in combinations(allowed, size):
                    for players in game.players:
                        yield table(name, edition, players, variants)


def largest() -> list[Table]:
    """One table of each game, the default edition with the most players, for what does not differ between tables."""
    found = []
    for name in hustings.games.names():
        game = hustings.game(name)
        found.append(table(name, game.default_edition, max(game.players)))
    return found


def differing(one: Records, other: Records) -> list[str]:
    """The fields in which two records differ."""
    return [name for name in one.dtype.names or () if one[name].tolist() != other[name].tolist()]


class Chooser:
    """Random choices with a leaning: 1 is even, more leans to low option numbers (thrift), less to high ones. Without it,
    parties are soon broke and rare decisions never come up."""

    def __init__(self, seed: object, lean: float | None = None) -> None:
        self.random = random.Random(str(seed))
        self.lean = self.random.choice((1.0, 4.0, 0.5)) if lean is None else lean

    def option(self, options: Sequence[int]) -> int:
        return options[int(len(options) * self.random.random() ** self.lean)]


def moments(table: Table, seed: int, each: int | None = None, lean: float | None = None) -> Iterator[Play]:
    """The decisions of a random game, one after the other; with `each`, only the first `each` of every kind. The seats asked
    answer (in random order while decisions are sealed) after the caller has looked."""
    play, chooser = table.play(seed), Chooser(seed, lean)
    seen: dict[str, int] = {}
    while not play.over:
        seat = play.asked[chooser.random.randrange(len(play.asked))]
        kind = play.decision(seat)
        seen[kind] = seen.get(kind, 0) + 1
        if each is None or seen[kind] <= each:
            yield play
        play.act(seat, chooser.option(play.legal(seat)))
