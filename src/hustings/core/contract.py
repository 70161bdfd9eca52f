"""The contract of a game: what a game gives to core, and all that server, bots and environments know of it.

A game is a `Game`: its names, the layouts of its position and figures, and ten rules on those records. The stubs below are
those ten rules as core calls them; in a compiled loop the game's own rules stand in for them (`twins.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .chance import Chance
from .layout import Records
from .rule import rule
from .values import Line, Option, Reason, Setup, Sheet

OK, NOT_ASKED, NO_SUCH_OPTION = 0, 1, 2
"""Refusals every game shares. A game's own reasons start at 10."""


@rule
def begin(f: Any, g: Any, c: Chance) -> None:
    """Set the game up and ask the first decision. The table (players, edition, variants) is written in `g` already."""


@rule
def asked(g: Any) -> int:
    """The seats that are asked something now, one bit each; 0 when the game is over."""
    return 0


@rule
def decision(f: Any, g: Any, seat: int) -> int:
    """The kind of decision that `seat`, which is asked, has before it."""
    return 0


@rule
def passing(g: Any, seat: int) -> int:
    """The option that declines in the decision before `seat`, tried beside the span, or -1."""
    return -1


@rule
def span(f: Any, g: Any, seat: int) -> tuple[int, int]:
    """A range of option numbers outside which nothing but `passing` can be legal for the decision before `seat`."""
    return 0, 0


@rule
def refusal(f: Any, g: Any, seat: int, option: int) -> int:
    """Why `seat` may not choose `option` now, or OK: the one statement of what is legal."""
    return 0


@rule
def apply(f: Any, g: Any, c: Chance, seat: int, option: int) -> None:
    """Carry out a legal option, and whatever follows by itself, up to the next decision."""


@rule
def resample(f: Any, g: Any, c: Chance, seat: int) -> None:
    """Complete an observation of `seat` in place: each deal that agrees with it, with its probability."""


@rule
def standing(g: Any, seat: int) -> int:
    """A number that orders the seats at the end, tie-breaks included; equal numbers share the place."""
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


STUBS = Rules(begin, asked, decision, passing, span, refusal, apply, resample, standing, score)


@dataclass(frozen=True)
class Declining:
    """How a decision is declined, so that it can be ordered ahead: by the option that has this key and names these things,
    whatever else it names. `rising`: an auction in which amounts go up until somebody declines."""

    option: Option
    rising: bool = False

    def by(self, option: Option) -> bool:
        """Whether an option declines."""
        return option.key == self.option.key and self.option.things.items() <= option.things.items()


@dataclass(frozen=True)
class Telling:
    """How a game is put into words. Everything here starts from observations: what is said cannot leak what is not in them."""

    catalogues: Path  # the folder of its *.ftl files: en.ftl, rules.en.ftl, de.ftl ...
    name: Callable[[Records, str, int], Line | int]  # a thing by kind and number; a plain number stays one
    option: Callable[[Sheet, Records, int, int], Line]  # observation, option, seat
    question: Callable[[Sheet, Records, int, int], Line]  # observation, kind of decision, seat
    phase: Callable[[Records], Line]
    story: Callable[[Sheet, int, Records, Records, int, int, int | None], list[Line]]  # see `story.tell`, its only caller
    rules: Mapping[str, tuple[str, ...]]  # by decision: the numbers of the rules that explain it
    to_you: frozenset[str] = frozenset()  # lines of the story that say "you": see `story.tell_openly`


@dataclass(frozen=True)
class Estimate:
    """How a search looks ahead in the game: the rules that stand in for the stubs of `search.py`, and how far playouts go."""

    clock: Callable[..., int]
    reopen: Callable[..., None]
    stage: Callable[..., int]
    features: Callable[..., None]
    names: Sequence[str]  # of the features
    stages: int
    horizon: int  # playouts end when the clock has gone on so far
    file: Path  # the coefficients, see `estimates.py`


@dataclass(frozen=True)
class Game:
    """A game on the contract."""

    name: str
    title: str
    editions: tuple[str, ...]
    default_edition: str
    variants: Mapping[str, tuple[str, ...]]  # each with the editions that have it
    players: tuple[int, ...]
    default_players: int
    seats: int  # room in the layout, at least max(players)
    options: int  # how many option numbers there are
    longest: int  # no game takes more decisions
    position: type
    figures: type
    rules: Rules
    decisions: Sequence[str]  # names of the kinds of decision, by number
    sealed: frozenset[int]  # kinds of decision that are made in secret and simultaneously
    hidden: Callable[[int, int], bool]  # whether other seats may not see which option of a kind of decision was chosen
    reasons: Mapping[int, Reason]
    option: Callable[[int], Option]
    prepare: Callable[[Records, Setup], None]  # writes the table into a blank position; refuses impossible choices
    sheet: Callable[[Setup, Path | Mapping[str, Any] | None], Sheet]  # the edition's figures, with the user's own on top
    parts: Sequence[str]  # names of the parts of the score
    score_parts: Callable[[Records, int], list[int]]  # of one seat, at the end
    telling: Telling | None = None  # its words; a game without them can be played by bots only
    policy: Callable[[], Callable[..., int]] | None = None  # imports the rule its heuristic bot plays by, see `policies.py`
    weights: type | None = None  # the layout of the numbers that rule judges by, see `weights.py`
    estimate: Callable[[], Estimate] | None = None  # imports how a search looks ahead in it
    seat_names: Sequence[str] = ()  # what its seats are called, e.g. by colour, where nobody chooses otherwise
    stage: Callable[[Records], int] | None = None  # the round, or whatever a chart counts along its axis
    series: Mapping[str, Callable[[Sheet, Records, int], int]] = field(default_factory=dict)  # figures of a seat worth a chart
    scored: Callable[[Sheet, Records], Records] | None = None  # a copy with the points that everyone would have if it ended here
    goals: Callable[[], Mapping[str, Callable[..., bool]]] | None = None  # imports what its puzzles can ask for, see `puzzles.py`
    orders: Mapping[str, Declining] = field(default_factory=dict)  # by decision: those that can be ordered ahead
    surprises: Mapping[str, frozenset[str]] = field(default_factory=dict)  # by name: the lines that tell of it
