"""The week's deal on the wire: what is played, and the results on this server."""

from __future__ import annotations

from pydantic import Field

from .base import Language, Model, Name


class WeekResult(Model):
    """How the deal went for somebody; whose it is, nobody can tell."""

    points: int
    place: int = Field(description="1: they won, alone or with others")


class Week(Model):
    """The deal of this week, the same for everybody."""

    week: str = Field(description="its name, in UTC: 2026-W47")
    game: str
    edition: str
    variants: list[str]
    players: int
    bot: str = Field(description="the level of the bots")
    ends: float = Field(description="when the next one comes")
    results: list[WeekResult] = Field(description="of this server, the most points first; each counted a while after its game")


class DealMe(Model):
    """Somebody who sits down at the week's deal."""

    name: Name | None = None
    lang: Language = "en"
