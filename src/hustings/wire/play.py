"""Play on the wire: what a seat is asked, what it decides, what it sees, and why a request is refused."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from ..tables.batch import ShownEnd
from .base import LONGEST_BATCH, ClientId, ErrorWord, Model, OptionNumber, Seq
from .lines import Line, LogLine
from .pace import Clock
from .promises import Promise
from .tables import TableInfo, Vote


class Act(Model):
    """One or several decisions of one seat, all or nothing. Repeating an `id` gives the first answer again."""

    seq: Seq
    id: ClientId
    options: list[OptionNumber] = Field(min_length=1, max_length=LONGEST_BATCH)
    brief: bool = Field(
        default=False,
        description="leave the state out of the answer if it is pushed to an open connection of this seat",
    )


class Trial(Model):
    """A preview of decisions: nothing is kept. It may end before the last option where something would be drawn or revealed."""

    seq: Seq
    options: list[OptionNumber] = Field(min_length=1, max_length=LONGEST_BATCH)


class Undo(Model):
    """A request to take back the seat's own last decisions."""

    seq: Seq
    id: ClientId


class Why(Model):
    """A request for the reason why an option cannot be chosen."""

    option: OptionNumber


class WhyNot(Model):
    """Whether an option is legal, and if not, by which rule."""

    legal: bool
    rule: str | None = None
    line: Line | None = None


class Choice(Model):
    """A legal option: its number, what it means (key and numbers, for the board) and its text."""

    option: int
    key: str
    things: dict[str, int]
    line: Line


class RefusedOptions(Model):
    """Options of this decision that are not possible now, and why."""

    reason: str
    rule: str
    line: Line
    options: list[int]


class Amounts(Model):
    """A range of legal amounts, too long to list: low, low + 1 ... high are the options `option`, `option` + 1 and so on.
    `beyond`: further amounts above `high`, whose options have other numbers."""

    low: int
    high: int
    option: int
    beyond: Amounts | None = None

    def options(self) -> list[int]:
        """The options that these amounts stand for."""
        return [*range(self.option, self.option + self.high - self.low + 1), *(self.beyond.options() if self.beyond else ())]


class Ask(Model):
    """What this seat is asked now."""

    kind: str
    question: Line
    rules: list[str]
    sealed: bool = Field(description="decided in secret by several seats at once; can be changed until the last seat has sealed")
    options: list[Choice]
    amounts: Amounts | None = None
    refused: list[RefusedOptions]
    decline: int | None = Field(default=None, description="the option that passes, if that is legal")
    drafted: list[int] = Field(default=[], description="the options that this seat has already chosen in a sealed decision")


class Result(Model):
    """The end of a game: scores and winners."""

    scores: list[int]
    winners: list[int]
    parts: list[str]
    by_part: list[list[int]] = Field(description="per seat, the parts of its score")


class View(Model):
    """An observation as JSON for a person: `position` has the fields of the game's position by name."""

    table: TableInfo
    seat: int | None = Field(description="whose view this is; null: a spectator's")
    host: bool = False
    seq: int = Field(description="the position's sequence number: actions carry it")
    phase: Line
    position: dict[str, Any]
    asked: list[int]
    sealed: list[int] = Field(description="seats asked that have sealed their decision")
    ask: Ask | None = None
    can_undo: bool = False
    votes: list[Vote] = Field(default=[])
    result: Result | None = None
    since: int = Field(default=0, description="the number of the first log line after this seat last acted")
    figures: dict[str, Any] | None = Field(
        default=None, description="the table's own figures by dotted key, over those of the edition; null: it has none"
    )
    clock: Clock | None = Field(default=None, description="null: the table has no clock")
    orders: int = Field(default=0, description="how many standing orders of this seat are waiting")
    muted: list[int] = Field(default=[], description="seats whose chat this seat has muted")
    promises: list[Promise] | None = Field(
        default=None, description="offers and promises that this reader may know of; null: nothing can be promised here"
    )


class Done(Model):
    """The answer to an action that was carried out or sealed, with the new state of this seat."""

    seq: int
    sealed: bool = False
    lines: list[LogLine]
    state: View


class DoneBriefly(Model):
    """The answer to a `brief` action that has moved the position on or sealed the seat's decision; the state is pushed instead.
    Over a live connection every `brief` action that was carried out is answered so, after the push with the state. `Done` is
    the answer to a request if no connection of the seat is open, or if it only makes part of a sealed decision or changes one
    already sealed, and always to a repeated `id`."""

    seq: int = Field(description="the position that the pushes lead to")
    sealed: bool = Field(default=False, description="if so, the pushed state has the seat among `sealed`")
    lines: list[LogLine]
    state: None


class Previewed(Model):
    """What the decisions would lead to. `taken`: how many of them are shown; fewer if chance or a secret comes first."""

    taken: int
    ends: ShownEnd
    lines: list[LogLine]
    state: View


class Problem(Model):
    """Why a request was not carried out. `error` is for programs, `message` for people (English), `line` for their catalogue."""

    error: ErrorWord
    message: str
    rule: str | None = None
    line: Line | None = None
    state: View | None = None  # for a stale request: the new state
