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
    goal: str = Field(description="what is asked for: its question is the message puzzle-goal-{goal}")
    kind: str = Field(description="the first decision: its hint is the message puzzle-hint-{kind}")
    things: dict[str, int | Line] = Field(description="what the question speaks of, named")
    numbers: dict[str, int] = Field(description="the same by number, for the board")
    party: Line | None = Field(description="whose part one takes")
    phase: Line = Field(description="what is going on")
    moves: int = Field(description="how many decisions there are at most")


class PuzzleWorth(Model):
    """What comes of a decision, by the search with the network, and by how much less than of the best one. The differences of the
    parts add up to that of the points."""

    option: int
    line: Line
    win: float = Field(description="the chance to win, from 0 to 1")
    loss: float = Field(description="of the chance to win; 0: this is the best decision")
    points: float
    others: float = Field(description="the points of the best of the others")
    why: list[PartDifference] = Field(description="the largest first")


class PuzzleView(Model):
    """How a puzzle stands after the decisions made so far."""

    puzzle: PuzzleInfo
    state: State
    made: list[int]
    view: View
    lines: list[LogLine]
    worth: list[PuzzleWorth] = Field(
        description="where the best decision is asked for: of the one made, and once it is the best one, of others too"
    )


class PuzzleAnswer(Model):
    """All decisions made so far, the new ones last. Nothing is kept: the same ones lead to the same position again."""

    options: Options


class PuzzleTrial(Model):
    """Decisions to be tried after those made."""

    made: Options = Field(default_factory=list)
    options: Options


class PuzzlePlayOn(Model):
    """The game goes on from where these decisions lead to, at a table of its own."""

    options: Options
    seats: list[SeatWish] = Field(min_length=1, max_length=16, description="the puzzle's seat is a person's, no other is open")
    lang: Language = "en"


class PuzzleSolution(Model):
    """A way to the goal, as options and in words."""

    options: list[int]
    lines: list[Line]


__all__ = [
    "Previewed", "PuzzleAnswer", "PuzzleInfo", "PuzzlePlayOn", "PuzzleSolution", "PuzzleTrial", "PuzzleView", "PuzzleWorth",
]  # fmt: skip
