"""The contract of a game: what a game provides to core, and all that server, bots and environments know of it.

A game is a `Game`: its position and figures, eleven rules on those records, and a part for each group of its users. The stubs
below are those rules as core calls them; in a compiled loop the game's own rules replace them (`twins.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from .chance import Chance
from .errors import HustingsError
from .layout import Records
from .options import OptionSpace
from .promises import Promising
from .rule import rule
from .values import Line, Option, Reason, Setup, Sheet

OK, NOT_ASKED, NO_SUCH_OPTION = 0, 1, 2
"""Refusals that all games share. A game's own reasons start at 10."""


@rule
def begin(f: Any, g: Any, c: Chance) -> None:
    """Set the game up and ask for the first decision. The table (players, edition, variants) is already written in `g`."""


@rule
def asked(g: Any) -> int:
    """The seats that are asked for a decision now, one bit each; 0 when the game is over."""
    return 0


@rule
def decision(f: Any, g: Any, seat: int) -> int:
    """The kind of decision that `seat` is asked for now."""
    return 0


@rule
def passing(g: Any, seat: int) -> int:
    """The option that declines the decision before `seat`, or -1. It is tried in addition to the span."""
    return -1


@rule
def span(f: Any, g: Any, seat: int) -> tuple[int, int]:
    """The range of option numbers for the decision before `seat`. Outside it, nothing but `passing` can be legal."""
    return 0, 0


@rule
def refusal(f: Any, g: Any, seat: int, option: int) -> int:
    """The reason why `seat` may not choose `option` now, or OK: the one definition of what is legal."""
    return 0


@rule
def offer(f: Any, g: Any, seat: int, out: Any) -> int:
    """Write the options that `seat`, which is asked, may choose into `out` in ascending order; return their number. This default
    tries the whole span. A game's own version may skip hopeless options, or take the ends of a range from the rule that refuses
    what lies beyond them; tests compare it with trying every option number."""
    n = 0
    low, high = span(f, g, seat)
    decline = passing(g, seat)
    if 0 <= decline < low and refusal(f, g, seat, decline) == OK:
        out[n] = decline
        n += 1
    for option in range(low, high):
        if refusal(f, g, seat, option) == OK:
            out[n] = option
            n += 1
    if decline >= high and refusal(f, g, seat, decline) == OK:
        out[n] = decline
        n += 1
    return n


@rule
def apply(f: Any, g: Any, c: Chance, seat: int, option: int) -> None:
    """Carry out a legal option, and all that follows automatically, up to the next decision."""


@rule
def resample(f: Any, g: Any, c: Chance, seat: int) -> None:
    """Complete an observation of `seat` in place with a deal that agrees with it, drawing each with its probability."""


@rule
def standing(g: Any, seat: int) -> int:
    """A number that ranks the seats at the end, tie-breaks included; seats with equal numbers share a place."""
    return 0


@rule
def score(g: Any, seat: int) -> int:
    """The points of `seat` at the end."""
    return 0


class Rules(NamedTuple):
    """A game's own rules, in the order of the stubs."""

    begin: Callable[..., None]
    asked: Callable[..., int]
    decision: Callable[..., int]
    passing: Callable[..., int]
    span: Callable[..., tuple[int, int]]
    refusal: Callable[..., int]
    apply: Callable[..., None]
    resample: Callable[..., None]
    standing: Callable[..., int]
    score: Callable[..., int]
    offer: Callable[..., int] = offer


STUBS = Rules(begin, asked, decision, passing, span, refusal, apply, resample, standing, score, offer)


@dataclass(frozen=True)
class Declining:
    """How a decision is declined, for orders given ahead: with an option that has this key and names at least these things.
    `rising`: whether the decision is an auction in which amounts go up until somebody declines."""

    option: Option
    rising: bool = False

    def by(self, option: Option) -> bool:
        """Whether an option declines."""
        return option.key == self.option.key and self.option.things.items() <= option.things.items()


# The parts of a game


def later(package: str | None, where: str) -> Callable[[], Any]:
    """A function that imports part of a game only when it is called: `later(__package__, ".thinking.heuristic:heuristic")`."""
    module, _, name = where.partition(":")
    return lambda: getattr(import_module(module, package), name)


@dataclass(frozen=True)
class Setups:
    """The set-ups that a game can be played with."""

    editions: tuple[str, ...]
    default_edition: str
    variants: Mapping[str, tuple[str, ...]]  # each with the editions that have it
    players: tuple[int, ...]
    default_players: int
    prepare: Callable[[Records, Setup], None]  # writes the table into a blank position; refuses impossible choices
    seat_names: Sequence[str] = ()  # names for its seats, e.g. colours; a table that chooses none takes the first ones
    seating: str = "colours"  # the choice of a `Setup` that says which of these names sit where
    # Number of rule corrections that changed play. The set-up of a record or table says which revision it was
    # begun with, and play continues with that one: positions of a game with revisions keep it in the field `revision`.
    revision: int = 0

    def seated(self, setup: Setup) -> list[str]:
        """The names of the seats of a table: those chosen, or the first ones. An impossible choice is refused."""
        chosen = setup.choices.get(self.seating) or self.seat_names[: setup.players]
        names = list(chosen) if isinstance(chosen, Sequence) and not isinstance(chosen, str) else [chosen]
        if len(names) != setup.players or any(name not in self.seat_names or names.count(name) > 1 for name in names):
            raise HustingsError(
                f"{self.seating} {', '.join(map(str, names))}: give {setup.players} different ones of "
                f"{', '.join(self.seat_names)}, one for each seat"
            )
        return names


@dataclass(frozen=True)
class FigureSource:
    """The printed figures of a game."""

    layout: type
    sheet: Callable[[Setup, Path | Mapping[str, Any] | None], Sheet]  # the edition's figures, with the user's own on top


@dataclass(frozen=True)
class Scoring:
    """The parts that make up a score."""

    parts: Sequence[str]  # names
    of_seat: Callable[[Records, int], list[int]]  # the points of each part, at the end


@dataclass(frozen=True)
class Wording:
    """How a game is put into words. Everything here starts from observations, so the words cannot leak what is not in them."""

    catalogues: Path  # the folder of its *.ftl files: en.ftl, rules.en.ftl, de.ftl ...
    name: Callable[[Records, str, int], Line | int]  # a thing by kind and number; a plain number is returned as it is
    option: Callable[[Sheet, Records, int, int], Line]  # observation, option, seat
    question: Callable[[Sheet, Records, int, int], Line]  # observation, kind of decision, seat
    phase: Callable[[Records], Line]
    story: Callable[[Sheet, int, Records, Records, int, int, int | None], list[Line]]  # see `story.tell`, its only caller
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by decision: the rules that explain it
    headings: frozenset[str] = frozenset({"story-round", "story-phase"})  # lines of the story that open a new part of it
    seat: str = "party"  # the kind of thing that stands for a seat in every line
    money: int = 0  # how much one unit of the figures is worth; 0: the game has no money
    by_table: frozenset[str] = frozenset()  # kinds of things, besides seats, whose names differ from table to table


@dataclass(frozen=True)
class Estimate:
    """How a search looks ahead in the game: the rules that replace the stubs of `playouts.py`, and how far playouts go."""

    clock: Callable[..., int]
    reopen: Callable[..., None]
    stage: Callable[..., int]
    features: Callable[..., None]
    names: Sequence[str]  # of the features
    stages: int
    horizon: int  # playouts end when the clock has advanced this far
    file: Path  # the coefficients, see `estimates.py`


@dataclass(frozen=True)
class Thinking:
    """What bots need to play the game. All of it is imported on first use, because people need none of it."""

    policy: Callable[[], Callable[..., int]] | None = None  # the rule its heuristic bot plays by, see `policies.py`
    weights: type | None = None  # the layout of the numbers by which that rule judges, see `weights.py`
    versions: Path | None = None  # the folder with the versions of those numbers
    estimate: Callable[[], Estimate] | None = None  # how a search looks ahead
    encoding: Callable[[], Any] | None = None  # how it is shown to learners: an `Encoding`, see `encoding.py`
    manners: Callable[[], Any] | None = None  # how players that share a network differ: `Manners`, see `manners.py`


@dataclass(frozen=True)
class Learning:
    """Material for people who learn the game: puzzles and examples, each in its own folder; None where there is no folder."""

    goals: Callable[[], Mapping[str, Callable[..., bool]]] | None = None  # imports the goals of puzzles, see `puzzles.py`
    puzzles: Path | None = None
    examples: Path | None = None  # records of whole games
    named: Mapping[str, str] = field(default_factory=dict)  # things in goals that have names: the kind under which each is named


@dataclass(frozen=True)
class People:
    """What tables of people and reviews of their games need."""

    stage: Callable[[Records], int] | None = None  # the round, or whatever a chart counts along its axis
    series: Mapping[str, Callable[[Sheet, Records, int], int]] = field(default_factory=dict)  # numbers of a seat worth a chart
    scored: Callable[[Sheet, Records], Records] | None = None  # a copy with the points everyone would have if the game ended here
    orders: Mapping[str, Declining] = field(default_factory=dict)  # by decision: those that can be ordered ahead
    surprises: Mapping[str, frozenset[str]] = field(default_factory=dict)  # by name: the lines of the story that report it
    promise: Promising | None = None  # what seats can promise each other; None: nothing

    def round(self, position: Records) -> int:
        """The round of a position; 0 in a game without rounds."""
        return 0 if self.stage is None else self.stage(position)


Constant = int | Sequence[int] | Sequence[str] | Mapping[str, int]
"""A number of the rules, a row of numbers or names, or numbers by name."""


@dataclass(frozen=True, repr=False)
class Game:
    """A game that fulfils the contract: what it is, and a part for each group of its users. Attributes in constant use can be
    read from the game itself, whichever part they belong to."""

    name: str
    title: str
    position: type
    seats: int  # seats in the layout, at least as many as can play
    longest: int  # the most decisions that a game can take
    setups: Setups
    rules: Rules
    choices: OptionSpace
    reasons: Mapping[int, Reason]
    figure_source: FigureSource
    scoring: Scoring
    wording: Wording | None = None  # a game without words can be played by bots only
    thinking: Thinking = Thinking()
    learning: Learning = Learning()
    people: People = People()
    constants: Mapping[str, Constant] = field(default_factory=dict)  # numbers of the rules by name, for boards

    def __repr__(self) -> str:
        editions = " and ".join(self.editions)
        return f"<Game {self.name}: {self.title}, {editions}, {self.players[0]} to {self.players[-1]} players>"

    def __deepcopy__(self, memo: object) -> Game:
        return self  # nothing in it changes

    def __reduce__(self) -> Any:
        """For pickles: by name, since its functions cannot be in them."""
        return later(__package__, ".registry:game")(), (self.name,)

    # Tables

    @property
    def editions(self) -> tuple[str, ...]:
        return self.setups.editions

    @property
    def default_edition(self) -> str:
        return self.setups.default_edition

    @property
    def variants(self) -> Mapping[str, tuple[str, ...]]:
        return self.setups.variants

    @property
    def players(self) -> tuple[int, ...]:
        return self.setups.players

    @property
    def default_players(self) -> int:
        return self.setups.default_players

    def prepare(self, positions: Records, setup: Setup) -> None:
        """Write the table into blank positions; refuse impossible choices."""
        self.setups.prepare(positions, setup)

    # Figures and scores

    @property
    def figures(self) -> type:
        """The layout of the figures."""
        return self.figure_source.layout

    def sheet(self, setup: Setup, own: Path | Mapping[str, Any] | None) -> Sheet:
        """The edition's figures, with the user's own on top."""
        return self.figure_source.sheet(setup, own)

    @property
    def parts(self) -> Sequence[str]:
        """Names of the parts of the score."""
        return self.scoring.parts

    def score_parts(self, positions: Records, seat: int) -> list[int]:
        """The parts of a seat's score, at the end."""
        return self.scoring.of_seat(positions, seat)

    # Options

    @property
    def options(self) -> int:
        """The number of options, each of which has a number."""
        return self.choices.size

    def option(self, number: int) -> Option:
        """The meaning of an option number."""
        return self.choices.meaning(number)

    @property
    def decisions(self) -> Sequence[str]:
        """Names of the kinds of decision, by number."""
        return self.choices.decisions

    @property
    def sealed(self) -> frozenset[int]:
        """Kinds of decision that are made in secret and simultaneously."""
        return self.choices.sealed

    def hidden(self, kind: int, option: int) -> bool:
        """Whether other seats may not see that `option` was chosen in this kind of decision."""
        return self.choices.hidden(kind, option)
