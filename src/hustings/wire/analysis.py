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
    """A request for a private board, to play on from here against bots of this level."""

    bot: str = Field(default="normal", max_length=60)


class Moment(WhatIf):
    """A request for a private board from a decision in a game that is over."""

    number: int = Field(ge=1, le=2**31 - 1, description="the number of the entry; the board begins before it")


def _writable(text: str) -> str:
    """Normalise a note. It may have several lines; other invisible characters are refused, as in names."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n"))
    if any(unicodedata.category(sign) in ("Cc", "Cs", "Co", "Cn") and sign not in "\n\t" for sign in text):
        raise ValueError("holds control characters: use letters, digits, spaces, signs and new lines")
    return text


class Notes(Model):
    """A person's private notes at a seat."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE), AfterValidator(_writable)]


class HintWish(Model):
    """A request for hints."""

    seq: Seq


class Advice(Model):
    """The search's assessment of an option: the expected points and win chance (0 to 1), and how often it was tried."""

    option: int
    line: Line
    score: float
    win: float
    visits: int
    parts: list[float] = Field(description="the parts of the expected score, in the order of `Hint.parts`; empty: not worked out")


class Hint(Model):
    """The options worth considering, the best first."""

    seq: int
    parts: list[str] = Field(description="the names of the parts of the score")
    options: list[Advice]


class SuggestionWish(Model):
    """A request for a suggestion, after decisions that are drafted but not made."""

    seq: Seq
    options: list[OptionNumber] = Field(default=[], max_length=LONGEST_BATCH, description="the drafted decisions")
    steps: int = Field(
        default=1,
        ge=1,
        le=LONGEST_BATCH,
        description="the most decisions to suggest, all of one kind; no reason is given for more than one",
    )


class SuggestedStep(Model):
    """One decision to try."""

    option: int
    line: Line
    passes: bool = Field(description="whether it does nothing")


class PartDifference(Model):
    """A part of the score, and how much two options differ in it."""

    part: str
    difference: float


class Suggestion(Model):
    """What the network would do, how likely it considers that, and what it gains compared with another option."""

    seq: int
    steps: list[SuggestedStep]
    chance: float | None = Field(
        description="from 0 to 1, at the least likely step; null: there was no choice, or no network is loaded to make it"
    )
    other: SuggestedStep | None = Field(description="the option that it is compared with")
    points: float | None = Field(description="the expected gain over `other`, in whole points; null: not clear")
    parts: list[PartDifference] = Field(
        description="where those points come from, in whole points that add up; the largest first"
    )


class WinPoint(Model):
    """Each seat's chance to win after entry `number`, with all hands open."""

    number: int
    win: list[float]


class Mistake(Model):
    """A decision that cost more than chance explains, judged by what its seat could know at the time."""

    number: int = Field(description="the number of the entry; the decision was made in the position before it, number - 1")
    seat: int
    decision: str
    option: int
    better_option: int
    played: Line
    better: Line
    loss: float = Field(description="the chance to win that it cost, from 0 to 1")
    points: float = Field(description="how many more points the seat could expect from the better option")
    others: float = Field(description="how many more points the best of the other seats could then expect")
    why: list[PartDifference] = Field(description="the better option minus the one played, the largest difference first")


class Analysis(Model):
    """The analysis of a finished game, as far as it has progressed."""

    id: str
    state: AnalysisState
    done: int = Field(description="how many entries have been analysed")
    of: int
    win: list[WinPoint]
    mistakes: list[Mistake] = Field(description="the costliest first; complete when the state is done")
