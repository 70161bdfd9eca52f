"""Base of all wire models, and the types of values that several of them have."""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ..tables.model import SeatKind, Status


class Model(BaseModel):
    """Base of all models: unknown fields are refused, and no value is converted to another type."""

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


# In JSON a kind is a plain word, which a strict model would refuse.
ErrorWord = Annotated[ErrorKind, Field(strict=False)]
StatusWord = Annotated[Status, Field(strict=False)]
SeatKindWord = Annotated[SeatKind, Field(strict=False)]

LONGEST_NAME, LONGEST_LINE, LONGEST_BATCH = 40, 500, 64
Language = Literal["en", "de", "fr", "nl", "it"]
JOINERS, FIRST_JOINED = "\u200c\u200d", "\u0600"
"""Invisible characters that Persian, Hindi and families of emoji are written with. After Latin letters they would only make one
name look like another."""
EMOJI_STYLE, KEYCAP = "\ufe0f", "\u20e3"
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that are letters or marks by their category but show nothing."""
MOST_MARKS = 4
"""Stacked accents: no script has more, and a higher stack would run over other lines."""
_category = unicodedata.category


def _readable(text: str) -> str:
    text = unicodedata.normalize("NFC", text).strip()
    if all(_category(sign)[0] in "ZMC" or sign in BLANKS for sign in text):
        raise ValueError("is empty: give at least one letter")
    marks = 0
    for before, sign, after in zip(" " + text, text, text[1:] + " ", strict=False):
        category = _category(sign)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise ValueError(f"holds more than {MOST_MARKS} accents on one letter: leave some out")
        joins = sign in JOINERS and before >= FIRST_JOINED and before not in JOINERS
        if (category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and not joins) or _is_unseen(before, sign, after):
            raise ValueError("holds control characters: use letters, digits, spaces and signs")
    return text


def _is_unseen(before: str, sign: str, after: str) -> bool:
    """Whether a character shows nothing. The selector of the emoji style does so only after a letter, a space, or a digit that
    makes no keycap."""
    if sign == EMOJI_STYLE:
        return before.isalpha() or before.isspace() or (before.isdigit() and after != KEYCAP)
    return sign in BLANKS or "\ufe00" <= sign <= "\ufe0e" or "\U000e0100" <= sign <= "\U000e01ef"


def _short(text: str) -> str:
    """Refuse a name that is too long as stored: normalising it can make more characters of it."""
    if len(text) > LONGEST_NAME:
        raise ValueError(f"is longer than {LONGEST_NAME} letters: shorten it")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_readable), AfterValidator(_short)]
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_LINE), AfterValidator(_readable)]
ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
Seat = Annotated[int, Field(ge=0, le=15)]
OptionNumber = Annotated[int, Field(ge=0, le=2**15 - 1)]
