"""Base of all wire models, and the kinds of value that several of them have."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..tables.model import SeatKind, Status


class Model(BaseModel):
    """Nothing more than is named, and nothing taken for something else."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ErrorKind(StrEnum):
    """Kinds of error, as a `Problem` names them."""

    MALFORMED = "malformed"
    ILLEGAL = "illegal"
    STALE = "stale"
    UNAUTHORISED = "unauthorised"
    PASSWORD = "password"
    FORBIDDEN = "forbidden"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    UNAVAILABLE = "unavailable"
    FAILED = "failed"


# In JSON a kind is a word; the models are strict otherwise.
ErrorWord = Annotated[ErrorKind, Field(strict=False)]
StatusWord = Annotated[Status, Field(strict=False)]
SeatKindWord = Annotated[SeatKind, Field(strict=False)]

LONGEST_NAME, LONGEST_LINE, LONGEST_BATCH = 40, 500, 64
Language = Literal["en", "de", "fr", "nl", "it"]
JOINERS, FIRST_JOINED = "\u200c\u200d", "\u0600"
"""Invisible signs that Persian, Hindi and families of emoji are written with; after Latin letters they would only make one name
look like another."""


def _readable(text: str) -> str:
    text = unicodedata.normalize("NFC", text).strip()
    if not text:
        raise ValueError("is empty: give at least one letter")
    for before, sign in zip(" " + text, text, strict=False):
        joins = sign in JOINERS and before >= FIRST_JOINED and before not in JOINERS
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and not joins:
            raise ValueError("holds control characters: use letters, digits, spaces and signs")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_readable)]
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_LINE), AfterValidator(_readable)]
ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Field(ge=0, le=15)]
OptionNumber = Annotated[int, Field(ge=0, le=2**15 - 1)]
