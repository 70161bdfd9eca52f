"""Promises on the wire: offers between two seats, the answers to them, and their outcome."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .base import Model, Seat
from .lines import Line

Place = Field(ge=0, le=255, description="the number of what it is about; in Die Macher, a state")


class NewOffer(Model):
    """An offer of a mutual promise to another seat, of the kind that the game has."""

    to: Seat
    place: int = Place
    public: bool = Field(
        default=False, description="made in front of everyone; otherwise known to the two alone until the game has ended"
    )


class OfferAnswer(Model):
    """An answer to another seat's offer, or, with `agree` false, the withdrawal of one's own offer."""

    other: Seat
    place: int = Place
    agree: bool


class PromiseLine(Model):
    """A line about a promise, for the log. `seq`: the position at that moment."""

    seq: int
    at: float
    seat: int = Field(description="the seat that said it; -1: the table established it")
    line: Line


class Promise(Model):
    """An offer that this reader may know of, with its answer and outcome. Two seats have at most one about a place at a time."""

    what: str
    place: int
    by: int
    to: int
    public: bool
    stage: Literal["offered", "agreed", "declined", "withdrawn", "lapsed"]
    verdicts: list[Literal["kept", "broken", "prevented"]] | None = Field(
        default=None, description="once the promise is settled: what the seat `by` did about it, then the seat `to`"
    )
    line: Line = Field(description="what it is about, in words")
    lines: list[PromiseLine]


class Offer(Model):
    """An offer that this seat can make now."""

    to: int
    place: int
    line: Line = Field(description='the question to the other seat: "Berlin: with me?"')


class Promises(Model):
    """The promises that this reader may know of, and the offers that it can make."""

    promises: list[Promise]
    offers: list[Offer]
