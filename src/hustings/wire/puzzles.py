"""Puzzles on the wire: the list, the state of one, and the answers to it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ..core.learning.puzzles import State
from .analysis import PartDifference
from .base import Language, Model
from .lines import Line, LogLine
from .play import Previewed, View
from .tables import SeatWish

MOST_MOVES = 16
Options = Annotated[list[Annotated[int, Field(ge=0, le=2**31 - 1)]], Field(max_length=MOST_MOVES)]


class PuzzleInfo(Model):
    """A puzzle of the list."""

    name: str
    game: str
    edition: str
    variants: list[str]
    players: int
    goal: str = Field(description="what is asked for; the question is the message puzzle-goal-{goal}")
    kind: str = Field(description="the first decision; the hint is the message puzzle-hint-{kind}")
    things: dict[str, int | Line] = Field(description="what the question refers to, by name")
    numbers: dict[str, int] = Field(description="the same by number, for the board")
    party: Line | None = Field(description="the party that the solver plays")
    phase: Line = Field(description="the phase of the game")
    moves: int = Field(description="how many decisions there are at most")


class PuzzleWorth(Model):
    """The expected outcome of a decision, found by the search with the network, compared with that of the best decision.
    `points`, `others` and `why` are differences, this decision minus the best; the parts in `why` add up to `points`."""

    option: int
    line: Line
    win: float = Field(description="the chance to win, from 0 to 1")
    loss: float = Field(description="how much lower the chance to win is than with the best decision; 0: this is the best one")
    points: float
    others: float = Field(description="in the points of the best of the other seats")
    why: list[PartDifference] = Field(description="the largest difference first")


class PuzzleView(Model):
    """The state of a puzzle after the decisions made so far."""

    puzzle: PuzzleInfo
    state: State
    made: list[int]
    view: View
    lines: list[LogLine]
    worth: list[PuzzleWorth] = Field(
        description="if the best decision is asked for: the worth of the one made, and once it is the best, of the next best too"
    )


class PuzzleAnswer(Model):
    """All decisions made so far, the new ones last. Nothing is kept: the same ones lead to the same position again."""

    options: Options


class PuzzleTrial(Model):
    """Decisions to try after those already made."""

    made: Options = Field(default_factory=list)
    options: Options


class PuzzlePlayOn(Model):
    """A request to continue the game at a new table, from the position that these decisions lead to."""

    options: Options
    seats: list[SeatWish] = Field(min_length=1, max_length=16, description="a person on the puzzle's seat, and no open seat")
    lang: Language = "en"


class PuzzleSolution(Model):
    """A way to the goal, as options and in words."""

    options: list[int]
    lines: list[Line]


__all__ = [
    "Previewed", "PuzzleAnswer", "PuzzleInfo", "PuzzlePlayOn", "PuzzleSolution", "PuzzleTrial", "PuzzleView", "PuzzleWorth",
]  # fmt: skip
