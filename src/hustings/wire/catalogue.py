"""The catalogue on the wire: games, their fields and figures, and the levels of bots."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Model
from .lines import Line


class FieldInfo(Model):
    """A field of the position, with what a page needs to show it without knowing the game."""

    name: str
    axes: list[str] = Field(description="the names of its axes, outermost first")
    shape: list[int]
    holds: str = Field(
        description="what its numbers stand for: number, seat (-1: nobody), seats (one bit each) or a kind of thing"
    )
    audience: Literal["everyone", "owner"]
    about: str = ""


class GameInfo(Model):
    """A game that the server plays."""

    name: str
    title: str
    editions: list[str]
    default_edition: str
    variants: dict[str, list[str]]
    players: list[int]
    default_players: int
    seats: list[str] = Field(description="the default names of its seats, e.g. black, red ...")
    decisions: list[str]
    fields: list[FieldInfo] = Field(
        default=[], description="the fields of the position that at least one reader may see, in order"
    )
    names: dict[str, dict[str, list[Line]]] = Field(default={}, description="by edition and kind: the names of numbered things")
    figures: dict[str, dict[str, Any]] = Field(description="by edition: every figure by dotted key")
    money: int = Field(
        default=0, description="the sum of money that an amount of 1 stands for, as people read it; 0: the game has no money"
    )
    temperaments: list[str] = Field(
        default=[],
        description="temperaments of its bots, written after a level, e.g. normal:bold; with varied the seats take them in turn",
    )


class LevelInfo(Model):
    """A strength of bots."""

    name: str
    tempered: bool = Field(default=False, description="whether it can have a temperament")


class About(Model):
    """The server: its games, levels, languages and limits."""

    version: str
    games: list[GameInfo]
    levels: list[LevelInfo]
    languages: list[str]
    limits: dict[str, int]
