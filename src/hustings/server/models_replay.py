"""What crosses the wire after the game beside frames and figures: the story of a whole game, and the example games."""

from __future__ import annotations

from pydantic import Field

from .models import Line, LogLine, Model


class Chapter(Model):
    """Where a phase or a round begins."""

    number: int = Field(description="its first frame")
    round: int
    phase: Line


class Story(Model):
    """A whole game as it is told, without its positions. `seq` of a line is the frame it led to."""

    frames: int
    chapters: list[Chapter]
    lines: list[LogLine]


class Example(Model):
    """A game that comes with the program, to be looked at."""

    name: str = Field(description="its address is /api/examples/{name}/replay and so on")
    game: str
    edition: str
    variants: list[str]
    players: int
    frames: int
    scores: list[int]
