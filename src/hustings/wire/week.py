"""The week's deal on the wire: what is played, and the results on this server."""

from __future__ import annotations

from pydantic import Field

from .base import Language, Model, Name


class WeekResult(Model):
    """One result of the deal, without the name of the player."""

    points: int
    place: int = Field(description="1: won, alone or jointly")


class Week(Model):
    """The deal of this week, the same for everybody."""

    week: str = Field(description="the week in UTC, e.g. 2026-W47")
    game: str
    edition: str
    variants: list[str]
    players: int
    bot: str = Field(description="the level of the bots")
    ends: float = Field(description="when the next deal comes")
    results: list[WeekResult] = Field(
        description="the results on this server, the most points first; a new one appears a while after its game"
    )


class DealMe(Model):
    """A request to play the week's deal."""

    name: Name | None = None
    lang: Language = "en"
