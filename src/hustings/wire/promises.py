"""Promises on the wire: offers between two seats, the answers to them, and their outcome."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .base import Model, Seat
from .lines import Line

Place = Field(ge=0, le=255, description="what it is about, by the game's number: a state of Die Macher")


class NewOffer(Model):
    """An offer to another seat: to promise each other what the game knows."""

    to: Seat
    place: int = Place
    public: bool = Field(default=False, description="made before all; otherwise for the two alone until the game has ended")


class OfferAnswer(Model):
    """An answer to another seat's offer, or, with `agree` false, the end of one's own."""

    other: Seat
    place: int = Place
    agree: bool


class PromiseLine(Model):
    """Something said about a promise, for the log. `seq`: the position at which it was."""

    seq: int
    at: float
    seat: int = Field(description="who said it, -1: the table found it out")
    line: Line


class Promise(Model):
    """An offer that this reader may know of. Two seats have one about a place at most."""

    what: str
    place: int
    by: int
    to: int
    public: bool
    stage: Literal["offered", "agreed", "declined", "withdrawn", "lapsed"]
    verdicts: list[Literal["kept", "broken", "prevented"]] | None = Field(
        default=None, description="of a promise that is settled: what the seat `by` made of it, then the seat `to`"
    )
    line: Line = Field(description="what it is about, in words")
    lines: list[PromiseLine]


class Offer(Model):
    """An offer that this seat can make now."""

    to: int
    place: int
    line: Line = Field(description='as it is asked: "Berlin: with me?"')


class Promises(Model):
    """The promises that this reader may know of, and the offers that it can make."""

    promises: list[Promise]
    offers: list[Offer]
