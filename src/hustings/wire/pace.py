"""Pace and clocks on the wire: how fast a table plays, and how much time each seat has left."""

from __future__ import annotations

from pydantic import Field, model_validator

from ..tables.clock import PaceKind, wrong_pace
from .base import Model


class Pace(Model):
    """How fast a table plays. A turn lasts from when the table begins to wait for a seat until it no longer does."""

    kind: PaceKind
    move: int = Field(description="seconds for each turn; live: 5 to 3600, days: an hour to 30 days")
    reserve: int = Field(default=0, description="further seconds for the whole game; live: up to 8 hours, days: up to 90 days")
    bot: str = Field(
        default="normal", max_length=60, description="the level of the bot that stands in for players who run out of time"
    )

    @model_validator(mode="after")
    def _possible(self) -> Pace:
        wrong = wrong_pace(self.kind, self.move, self.reserve)
        if wrong is not None:
            raise ValueError(wrong)
        return self


class SeatClock(Model):
    """A seat's time. While its clock runs, `due` minus `now` is the time left; its last `reserve` seconds are the reserve."""

    reserve: float = Field(description="seconds left of the reserve when this clock last stood still")
    due: float | None = Field(
        default=None, description="when its time runs out, in the server's time; null: its clock stands still"
    )
    stand_in: bool = Field(default=False, description="its time has run out: a bot decides until its person is back")


class Clock(Model):
    """All clocks of a table, by seat. `now`: the server's time when this was sent."""

    now: float
    seats: list[SeatClock]
