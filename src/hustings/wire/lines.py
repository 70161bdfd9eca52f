"""Lines on the wire: messages as keys and things, not as sentences. Readers put them into their own language, from the same
Fluent files (`/api/words/...`)."""

from __future__ import annotations

from pydantic import Field

from .base import Model, Seat, Text


class Line(Model):
    """A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; things
    that a game refers to by number (a party, a card) are already named."""

    key: str
    things: dict[str, int | str | Line | list[Line]] = Field(default={})


class LogLine(Model):
    """A line of the story as this reader may know it. `seq`: the position it led to."""

    number: int
    seq: int
    seat: int = Field(description="the seat that acted; -1: the set-up")
    line: Line


class ChatLine(Model):
    """A line of a table's chat."""

    number: int
    seat: int = Field(description="the seat that wrote; -1: a spectator")
    name: str
    to: int | None = Field(default=None, description="the only seat that may read it, apart from the writer; null: everyone may")
    text: str
    at: float


class NewLine(Model):
    """A line to be said in the chat."""

    text: Text
    to: Seat | None = None


Line.model_rebuild()
