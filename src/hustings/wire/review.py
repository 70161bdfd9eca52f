"""Reviews of games on the wire: replays, the story of a whole game, the figures of charts, and the example games."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .base import Model
from .lines import Line, LogLine
from .play import Result
from .tables import TableInfo


class Frame(Model):
    """One position of a replay, with all hands open or as one seat saw it, and the lines that led to it."""

    number: int
    seat: int
    option: int | None
    decision: str | None
    position: dict[str, Any]
    phase: Line
    lines: list[Line]
    round: int = Field(description="the round, or whatever the game counts; 0 before the first")
    asked: list[int] = Field(description="the seats that are asked in this position")


class Replay(Model):
    """A stretch of a finished game or of an uploaded record."""

    game: str
    edition: str
    variants: list[str]
    players: int
    names: list[str]
    frames: int = Field(description="how many frames there are in all")
    first: int
    positions: list[Frame]
    result: Result | None
    seat: int | None = Field(description="whose view it is; null: all hands open, or a spectator's view if the game is not over")
    table: TableInfo  # of a record: who sat where; its table has no name here
    figures: dict[str, Any] | None = Field(description="the table's own figures by dotted key; null: it has none")


class Series(Model):
    """Figures by round for charts: `values[seat][i]` belongs to `rounds[i]`."""

    name: str
    values: list[list[int]]


class Charts(Model):
    """Figures of every seat, round by round."""

    rounds: list[int]
    ends: list[int] = Field(description="the number of the last frame of each round")
    series: list[Series]
    parts: list[str] = Field(description="the parts of the score")
    by_part: list[list[list[int]]] = Field(
        description="`by_part[seat][i][part]`: its points if the game had ended after `rounds[i]`"
    )


class Chapter(Model):
    """The beginning of a phase or a round."""

    number: int = Field(description="its first frame")
    round: int
    phase: Line


class Story(Model):
    """The story of a whole game, without its positions. `seq` of a line is the frame it led to."""

    frames: int
    chapters: list[Chapter]
    lines: list[LogLine]


class Example(Model):
    """An example game that comes with the program."""

    name: str = Field(description="the name in its addresses: /api/examples/{name}/replay and so on")
    game: str
    edition: str
    variants: list[str]
    players: int
    frames: int
    scores: list[int]
