"""One game being played, in plain Python: the way people, servers and tests drive the rules. Never imports Numba.

play = start(name, players=5, seed=1)
while not play.over:
    seat = play.asked[0]
    play.act(seat, random.choice(play.legal(seat)))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import index as whole_number
from pathlib import Path
from typing import Any

import numpy as np

from . import gate, layout, loops
from .binding import Binding
from .chance import SEEN, Chance, fresh, seeded, tell
from .contract import NOT_ASKED, Game
from .errors import HustingsError, IllegalAction, MalformedAction, UnknownName
from .keyed import KeyedWords
from .layout import Records
from .registry import game as find_game
from .values import SETUP, Entry, Setup, Sheet


def make_setup(
    game: Game,
    *,
    edition: str | None = None,
    players: int | None = None,
    variants: str | Sequence[str] = (),
    choices: Mapping[str, Any] | None = None,
) -> Setup:
    """The table's options, checked; what does not exist is refused by name. A variant by itself is a word, several a list."""
    variants = (variants,) if isinstance(variants, str) else variants
    edition = game.default_edition if edition is None else str(edition)
    players = game.default_players if players is None else players
    if edition not in game.editions:
        raise UnknownName(f"edition of {game.name}", edition, game.editions)
    if players not in game.players:
        raise UnknownName(f"player count of {game.name}", players, game.players)
    for choice in choices or ():
        if choice != game.setups.seating:
            raise UnknownName(f"choice of {game.name}", choice, [game.setups.seating])
    for variant in variants:
        if variant not in game.variants:
            raise UnknownName(f"variant of {game.name}", variant, list(game.variants) or "none")
        if edition not in game.variants[variant]:
            raise HustingsError(
                f"variant {variant} belongs to the {' and '.join(game.variants[variant])} rules of {game.name}, "
                f"not to {edition}: choose --edition {game.variants[variant][0]}"
            )
    return Setup(edition, int(players), tuple(sorted(set(variants))), dict(choices or {}))


@cache
def plain_legal(name: str) -> Any:
    """`loops.legal` over the rules of a game, uncompiled."""
    return Binding(find_game(name)).bind(loops.legal)


class Play:
    """A game under way. Every error leaves the position as it was."""

    _room: list[int] | None  # for the options, once somebody asks for them
    _legal: Any

    def __init__(
        self,
        game: Game,
        setup: Setup,
        sheet: Sheet,
        *,
        seed: int | None = None,
        begun: Entry | None = None,
    ) -> None:
        """`begun`: the set-up entry of a game that is played again; chance says what it said there."""
        revision = game.setups.revision if begun is None else begun.option
        if not 0 <= revision <= game.setups.revision:
            raise MalformedAction(
                f"it was begun by revision {revision} of the rules of {game.name}, and this program knows 0 to "
                f"{game.setups.revision}: use the version of hustings that it was begun with"
            )
        position = layout.blank(game.position)
        game.prepare(position, setup)
        if revision != game.setups.revision:
            position["revision"] = revision
        self._sit_down(game, setup, sheet, seed, position)
        self._before_chance(None if begun is None else begun.outcomes)
        game.rules.begin(self._f, self._g, self._c)
        self.entries: list[Entry] = [self._entry(SETUP, revision)]

    @classmethod
    def resumed(cls, game: Game, setup: Setup, sheet: Sheet, position: Records, entries: Sequence[Entry] = ()) -> Play:
        """A game that goes on at a position, which becomes its own, after these entries. Nothing is dealt for it before."""
        play = object.__new__(cls)
        play._sit_down(game, setup, sheet, None, position)
        play.entries = list(entries)
        return play

    def __repr__(self) -> str:
        now = "over" if self.over else f"asked: {', '.join(f'seat {seat} ({self.decision(seat)})' for seat in self.asked)}"
        return f"<Play of {self.game.name} {self.setup.edition}, {self.seats} players, {len(self.entries) - 1} decisions; {now}>"

    # What can be asked of it

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def asked(self) -> list[int]:
        """The seats that are asked something now; several while decisions are sealed."""
        mask = self.game.rules.asked(self._g)
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return self.game.rules.asked(self._g) == 0

    def decision(self, seat: int) -> str:
        """The kind of decision before a seat that is asked."""
        self._check_asked(seat)
        return self.game.decisions[self.game.rules.decision(self._f, self._g, seat)]

    def legal(self, seat: int) -> list[int]:
        """The options the seat may choose now, ascending; none if it is not asked."""
        if self._seat(seat) not in self.asked:
            return []
        if self._room is None:
            self._room = [0] * (self.game.options + 1)
        return self._room[: self._legal(self._f, self._g, seat, self._room)]

    def span(self, seat: int) -> tuple[range, int]:
        """The option numbers of the decision before a seat that is asked, and the one that declines (-1 if none does)."""
        self._check_asked(seat)
        low, high = self.game.rules.span(self._f, self._g, seat)
        decline = self.game.rules.passing(self._g, seat)
        legal = decline >= 0 and self.game.rules.refusal(self._f, self._g, seat, decline) == 0
        return range(low, high), decline if legal else -1

    def refusal(self, seat: int, option: int) -> int:
        """Why the seat may not choose the option, by number; 0 if it may."""
        return self.game.rules.refusal(self._f, self._g, self._seat(seat), self._option(option))

    def refusals(self, seat: int, options: Iterable[int]) -> list[int]:
        """`refusal` of several options, which have to exist."""
        refusal, f, g, seat = self.game.rules.refusal, self._f, self._g, self._seat(seat)
        return [refusal(f, g, seat, option) for option in options]

    def observe(self, seat: int | None) -> Records:
        """What the seat may know, as a record of the same layout; None: what a spectator may know."""
        return gate.observe(self.game.position, self.game.seats, self.position, self._eyes(seat))

    def scores(self) -> list[int]:
        """Points by seat; meaningful when the game is over."""
        return [self.game.rules.score(self._g, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats that won, several when the victory is shared; none before the end."""
        if not self.over:
            return []
        standings = [self.game.rules.standing(self._g, seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if standings[seat] == max(standings)]

    # What can be done with it

    def act(self, seat: int, option: int, *, outcomes: Sequence[int] | None = None) -> Entry:
        """Carry out an option and all that follows from it. `outcomes` tells what chance says instead of drawing it."""
        seat, option = self._seat(seat), self._option(option)
        self._check_asked(seat)
        why = self.game.rules.refusal(self._f, self._g, seat, option)
        if why:
            raise illegal(self.game, self.game.rules.decision(self._f, self._g, seat), seat, option, why)
        before = (self.position.tobytes(), self.chances.tobytes()) if outcomes is not None else None
        self._before_chance(outcomes)
        self.game.rules.apply(self._f, self._g, self._c, seat, option)
        try:
            entry = self._entry(seat, option)
        except MalformedAction:
            assert before is not None  # only told outcomes can be wrong
            self.position.view(np.uint8)[:] = np.frombuffer(before[0], np.uint8)
            self.chances.view(np.uint8)[:] = np.frombuffer(before[1], np.uint8)
            raise
        self.entries.append(entry)
        return entry

    @property
    def revealed(self) -> int:
        """Whether the last action drew or turned up something: 0 nothing, SHOWN or SEEN as in `chance`."""
        return max(int(self._c.revealed), SEEN if self._c.said else 0)

    @property
    def turns(self) -> list[int]:
        """Draws made so far, by stream: with the seed, all that chance depends on."""
        return [int(turn) for turn in self.chances["turn"][0]]

    @turns.setter
    def turns(self, turns: Sequence[int]) -> None:
        self.chances["turn"][0] = turns

    def copy(self) -> Play:
        """An independent copy at the same point. It shares nothing that changes, and draws the same from its key."""
        twin = object.__new__(Play)
        twin.game, twin.setup, twin.sheet, twin.seed = self.game, self.setup, self.sheet, self.seed
        twin._f, twin._room, twin._legal = self._f, None, self._legal
        twin._hold(layout.copier(self.game.position)(self.position))
        twin.chances = layout.copier(Chance)(self.chances)
        twin._c = layout.plain(Chance, twin.chances)
        twin.entries = list(self.entries)
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def __reduce__(self) -> Any:
        """For pickles: views of the position cannot be in them, and are made anew."""
        parts = self.setup, self.sheet, self.position, self.entries
        return _unpickled, (self.game, *parts, self.seed, self.chances)

    # Inside

    def _sit_down(self, game: Game, setup: Setup, sheet: Sheet, seed: int | None, position: Records) -> None:
        self.game, self.setup, self.sheet, self.seed = game, setup, sheet, seed
        self._hold(position)
        self.chances = seeded(0 if seed is None else seed)
        self._f = layout.plain(game.figures, sheet.record)
        self._c = layout.plain(Chance, self.chances)
        self._room = None
        self._legal = plain_legal(game.name)

    def _hold(self, position: Records) -> None:
        self.position = position
        self._g = layout.plain(self.game.position, position)

    def _before_chance(self, outcomes: Sequence[int] | None) -> None:
        if self.seed is None:  # a table of people: every action has a key of its own that nobody can work out
            self._c.key = KeyedWords()
        if outcomes:
            tell(self.chances, list(outcomes))
        else:
            self._c.told = 0
        self._strict = outcomes is not None
        fresh(self._c)

    def _entry(self, seat: int, option: int) -> Entry:
        told, used = int(self._c.told), int(self._c.said)
        self._c.told = 0
        if self._strict and self._c.wrong:
            raise MalformedAction("chance was told an outcome that cannot be")
        if self._strict and told != used:
            raise MalformedAction(f"chance was told {told} outcomes, but the action needs {used}")
        return Entry(seat, option, tuple(self._c.outcome[:used].tolist()) if used else ())

    def _seat(self, seat: int) -> int:
        try:
            seat = whole_number(seat)
        except TypeError:
            raise MalformedAction(f"seat {seat!r} is not a whole number") from None
        if not 0 <= seat < self.seats:
            raise MalformedAction(f"seat {seat} does not exist: 0 to {self.seats - 1}")
        return seat

    def _eyes(self, seat: int | None) -> int:
        return self.game.seats if seat is None else self._seat(seat)

    def _option(self, option: int) -> int:
        try:
            option = whole_number(option)
        except TypeError:
            raise MalformedAction(f"option {option!r} is not a whole number") from None
        if not 0 <= option < self.game.options:
            raise MalformedAction(f"option {option} does not exist: 0 to {self.game.options - 1}")
        return option

    def _check_asked(self, seat: int) -> None:
        if self._seat(seat) not in self.asked:
            waiting = ", ".join(str(s) for s in self.asked) or "nobody, the game is over"
            reason = self.game.reasons[NOT_ASKED]
            raise IllegalAction(
                f"seat {seat} is not asked anything now; asked: {waiting}", reason=NOT_ASKED, key=reason.key, rule=reason.rule
            )


def _unpickled(
    game: Game, setup: Setup, sheet: Sheet, position: Records, entries: list[Entry], seed: int | None, chances: Records
) -> Play:
    play = Play.resumed(game, setup, sheet, position, entries)
    play.seed, play.chances = seed, chances
    play._c = layout.plain(Chance, chances)
    return play


def illegal(game: Game, kind: int, seat: int, option: int, why: int) -> IllegalAction:
    """The error of a seat that is asked a kind of decision and may not choose an option. It cites the rule of that decision."""
    reason = game.reasons[why]
    rule = reason.rule_in(kind)
    said = f"seat {seat} may not choose option {option}: {reason.text} (rule {rule})"
    return IllegalAction(said, reason=why, key=reason.key, rule=rule)


def own_figures(given: str | Path | Mapping[str, Any] | None) -> Path | Mapping[str, Any] | None:
    """A table's own figures as a game's sheet takes them: a file by its name, the figures themselves, or none."""
    return Path(given) if isinstance(given, str) and given else given or None


def start(
    name: str,
    *,
    edition: str | None = None,
    players: int | None = None,
    variants: Sequence[str] = (),
    seed: int | None = None,
    figures: str | Path | Mapping[str, Any] | None = None,
    choices: Mapping[str, Any] | None = None,
) -> Play:
    """Start a game: `start(name, edition="1997", players=4, seed=1)`. Without a seed chance cannot be repeated. `figures`: a
    file, or the figures themselves as a mapping, in tables as in TOML or by dotted key."""
    game = find_game(name)
    setup = make_setup(game, edition=edition, players=players, variants=variants, choices=choices)
    return Play(game, setup, game.sheet(setup, own_figures(figures)), seed=seed)
