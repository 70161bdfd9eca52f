"""Everything that crosses the wire, in one place: requests, answers and pushes. OpenAPI and the JSON Schema of the pushes are
made from these models, and the page's types from those: nothing is written twice.

Lines are sent as keys and things, not as sentences: whoever reads them says them in a language of their own, from the same
Fluent files (`/api/words/...`).
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from .base import Model as Model
from .pace import Clock, Pace

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


# What is said


class Line(Model):
    """A message of the catalogues and what it names. A thing is a number, a word, a line of its own or a list of lines; what a
    game calls by number (a party, a card) is named already."""

    key: str
    things: dict[str, int | str | Line | list[Line]] = Field(default={})


class Problem(Model):
    """Why a request was not carried out. `error` is for programs, `message` for people (English), `line` for their catalogue."""

    error: Literal[
        "malformed", "illegal", "stale", "unauthorised", "password", "forbidden", "unknown", "conflict", "too-large", "too-many",
        "unavailable", "failed",
    ]  # fmt: skip
    message: str
    rule: str | None = None
    line: Line | None = None
    state: View | None = None  # of a stale request: the new state


# Tables


class SeatWish(Model):
    """A seat at a new table. person: taken at once by who creates the table (several: hot seat); open: for whoever joins."""

    kind: Literal["person", "open", "bot"] = "open"
    name: Name | None = None
    bot: str | None = Field(default=None, max_length=60, description="a level (easy, normal, hard, expert) or a bot's name")


class NewTable(Model):
    game: str = Field(max_length=40)
    edition: str | None = Field(default=None, max_length=20)
    variants: list[Annotated[str, Field(max_length=40)]] = Field(default=[], max_length=8)
    figures: dict[str, Any] = Field(default={}, description="own figures by dotted key, as in a figures file")
    choices: dict[str, Any] = Field(default={}, description="a game's own choices, e.g. which colours sit where")
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    title: Name | None = None
    lang: Language = "en"
    public: bool = False
    open_money: bool = Field(default=False, description="people see other parties' counted money")
    hints: bool = Field(default=False, description="seats may ask the search what it would do")
    start: bool = Field(default=False, description="start at once if every seat is taken")
    pace: Pace | None = Field(default=None, description="how fast it is played; null: without a clock")


class SeatInfo(Model):
    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None = None
    here: bool = Field(description="a person with the page open now; always true for a bot")
    colour: str | None = Field(default=None, description="what the game calls the seat, e.g. red")
    party: Line | None = Field(default=None, description="who sits there in the game's own words, once it has begun")


Status = Literal["waiting", "playing", "paused", "over", "abandoned"]


class TableInfo(Model):
    """What everyone who has a link, or sees a public table in the list, may know of it."""

    table: str
    title: str
    game: str
    edition: str
    variants: list[str]
    players: int
    public: bool
    open_money: bool
    own_figures: bool
    status: Status
    seats: list[SeatInfo]
    waiting_for: list[int] = Field(description="seats that are asked now and have not sealed")
    entries: int = Field(description="how many entries the log has")
    created: float
    updated: float
    rematch: str | None = Field(default=None, description="the table that follows this one")
    pace: Pace | None = Field(default=None, description="how fast it is played; null: without a clock")
    what_if: bool = Field(default=False, description="a private board to try things on, from somebody's position elsewhere")
    hints: bool = Field(default=False, description="seats may ask the search what it would do")


class SeatLink(Model):
    seat: int
    token: str


class Links(Model):
    """The secrets of a new table. They are shown once; only their hashes are kept. A link is `/t/{table}#{token}`."""

    table: str
    host: str
    spectator: str
    seats: list[SeatLink]


class Join(Model):
    name: Name
    lang: Language = "en"
    seat: Seat | None = None


class Joined(Model):
    table: str
    seat: int
    token: str


class Me(Model):
    name: Name | None = None
    lang: Language | None = None


class Replace(Model):
    bot: str = Field(default="normal", max_length=60)
    name: Name | None = Field(default=None, description="what to call it; its kind, unless given")


class Agree(Model):
    """A vote on something that needs all people at the table; it happens when the last one agrees."""

    agree: bool = True


class Mute(Model):
    seat: Seat
    muted: bool = True


# Playing


class Act(Model):
    """One or several decisions of one seat, all or nothing. Repeating an `id` gives the first answer again."""

    seq: Seq
    id: ClientId
    options: list[OptionNumber] = Field(min_length=1, max_length=LONGEST_BATCH)


class Trial(Model):
    """A preview of decisions: nothing is kept. It may end before the last option where something would be drawn or revealed."""

    seq: Seq
    options: list[OptionNumber] = Field(min_length=1, max_length=LONGEST_BATCH)


class Undo(Model):
    seq: Seq
    id: ClientId


class Rewind(Model):
    """Ask everyone to go back to the position with the number `to`."""

    to: Seq


class Why(Model):
    option: OptionNumber


class Choice(Model):
    """A legal option: its number, what it means (key and numbers, for the board) and how it is said."""

    option: int
    key: str
    things: dict[str, int]
    line: Line


class Refused(Model):
    """Options of this decision that are not possible now, and why."""

    reason: str
    rule: str
    line: Line
    options: list[int]


class Amounts(Model):
    """Legal options that are amounts, too many to list: low, low + 1 ... high are options by their own number."""

    low: int
    high: int


class Ask(Model):
    """What this seat is asked now."""

    kind: str
    question: Line
    rules: list[str]
    sealed: bool = Field(description="decided in secret at the same time; can be changed until the last seat has sealed")
    options: list[Choice]
    amounts: Amounts | None = None
    refused: list[Refused]
    decline: int | None = Field(default=None, description="the option that passes, if that is legal")
    drafted: list[int] = Field(default=[], description="what this seat has answered already of a sealed decision")


class LogLine(Model):
    """A line of the story as this reader may know it. `seq`: the position it led to."""

    number: int
    seq: int
    seat: int = Field(description="who acted, -1: the set-up")
    line: Line


class ChatLine(Model):
    number: int
    seat: int = Field(description="who wrote, -1: a spectator")
    name: str
    to: int | None = Field(default=None, description="the one seat it is meant for, besides the writer")
    text: str
    at: float


class Vote(Model):
    """Something that needs the consent of all people at the table."""

    what: Literal["abandon", "rewind", "pause"]
    by: int
    to: int | None = None
    agreed: list[int]
    missing: list[int]


class Result(Model):
    scores: list[int]
    winners: list[int]
    parts: list[str]
    by_part: list[list[int]] = Field(description="per seat, the parts of its score")


class View(Model):
    """An observation as JSON for a person: `position` has the fields of the game's position by name."""

    table: TableInfo
    seat: int | None = Field(description="whose eyes; null: a spectator's")
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
    orders: int = Field(default=0, description="how many orders ahead of this seat wait to be carried out")
    muted: list[int] = Field(default=[], description="seats whose chat this seat does not want to read")


class Done(Model):
    """An action was carried out (or sealed): the new state of this seat."""

    seq: int
    sealed: bool = False
    lines: list[LogLine]
    state: View


class Previewed(Model):
    """What the decisions would lead to. `taken`: how many of them are shown; fewer where chance or a secret comes first."""

    taken: int
    ends: Literal["all", "draw", "reveal", "turn"]
    lines: list[LogLine]
    state: View


class WhyNot(Model):
    legal: bool
    rule: str | None = None
    line: Line | None = None


class NewLine(Model):
    text: Text
    to: Seat | None = None


for _model in (Line, Problem):
    _model.model_rebuild()
