"""What-if boards, notes, hints and analyses on the wire."""

from __future__ import annotations

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

from ..tables.analyses import AnalysisState
from .base import LONGEST_BATCH, Model, OptionNumber, Seq
from .lines import Line

LONGEST_NOTE = 4000


class WhatIf(Model):
    """A private board to play on from here against bots of this level."""

    bot: str = Field(default="normal", max_length=60)


class Moment(WhatIf):
    """A private board from a decision in a game that is over."""

    number: int = Field(ge=1, le=2**31 - 1, description="the entry; the board begins before it")


def _writable(text: str) -> str:
    """Normalise a note. It may have several lines; other invisible characters are refused, as in names."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") and sign not in "\n\t" for sign in text):
        raise ValueError("holds control characters: use letters, digits, spaces, signs and new lines")
    return text


class Notes(Model):
    """What somebody has noted at a seat, for themselves."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE), AfterValidator(_writable)]


class HintWish(Model):
    """A request for hints."""

    seq: Seq


class Advice(Model):
    """What the search thinks of an option: points and win chance (0 to 1) it would lead to, and how often it was tried."""

    option: int
    line: Line
    score: float
    win: float
    visits: int
    parts: list[float] = Field(description="of the score expected, in the order of the game's parts; empty: not worked out")


class Hint(Model):
    """The options worth a thought, the best first."""

    seq: int
    parts: list[str] = Field(description="the names of the parts of the score")
    options: list[Advice]


class SuggestionWish(Model):
    """A request for something to try, after decisions that are drafted but not made."""

    seq: Seq
    options: list[OptionNumber] = Field(default=[], max_length=LONGEST_BATCH, description="what is drafted")
    steps: int = Field(
        default=1,
        ge=1,
        le=LONGEST_BATCH,
        description="decisions of one kind that are wanted; more than one: without a reason",
    )


class SuggestedStep(Model):
    """One decision to try."""

    option: int
    line: Line
    passes: bool = Field(description="it does nothing")


class PartDifference(Model):
    """By how much a part of the score would have been expected to be higher with the better option."""

    part: str
    difference: float


class Suggestion(Model):
    """What the network would do, and why: how likely it thinks that, and what it would bring compared with something else."""

    seq: int
    steps: list[SuggestedStep]
    chance: float | None = Field(description="from 0 to 1; null: the heuristic chose, there is no network here, or not yet")
    other: SuggestedStep | None = Field(description="what it is compared with")
    points: float | None = Field(description="whole points more than with the other; null: not clear")
    parts: list[PartDifference] = Field(description="of those points, the largest first; whole, and they add up")


class WinPoint(Model):
    """How likely each seat was to win after entry `number`, all hands open."""

    number: int
    win: list[float]


class Mistake(Model):
    """A decision that cost more than chance explains, seen from what its seat could know then."""

    number: int = Field(description="the entry; the position before it is number - 1")
    seat: int
    decision: str
    option: int
    better_option: int
    played: Line
    better: Line
    loss: float = Field(description="of the chance to win, from 0 to 1")
    points: float = Field(description="by how much more points were to be expected of the better option")
    others: float = Field(description="by how much more points the best of the others could then expect")
    why: list[PartDifference] = Field(description="the largest first")


class Analysis(Model):
    """An analysis of a finished game, as far as it has come."""

    id: str
    state: AnalysisState
    done: int = Field(description="entries looked at")
    of: int
    win: list[WinPoint]
    mistakes: list[Mistake] = Field(description="the costliest first; complete when the state is done")
