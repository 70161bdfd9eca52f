"""Tables, seats and chat as plain values, the same in memory and in every store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypedDict

BEFORE_SETUP = -1
"""The `seq` of a table that waits for players and has no position yet."""
TABLE_ITSELF = SEVERAL = -1
"""The `seat` of an event that belongs to no seat, or to several."""


class Status(StrEnum):
    """What a table is doing."""

    WAITING = "waiting"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    ABANDONED = "abandoned"

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen in its game."""
        return self in (Status.OVER, Status.ABANDONED)


class SeatKind(StrEnum):
    """Who sits on a seat."""

    PERSON = "person"
    OPEN = "open"
    BOT = "bot"


class EventKind(StrEnum):
    """Kinds of event in a table's log. The position depends on the first five; the others are notes that do not change it."""

    SETUP = "setup"
    ACT = "act"
    UNDO = "undo"
    REWIND = "rewind"
    REPAIR = "repair"
    STAND_IN = "stand-in"  # a bot stands in for seats whose time has run out: `more["seats"]`
    BACK = "back"  # their people are back
    NEW_LINK = "new-link"  # the host has got a new link for a seat
    BOT = "bot"  # the host has given a seat to a bot
    OPENED = "opened"  # the host has opened a seat to somebody else

    @property
    def goes_back(self) -> bool:
        """Whether an event of this kind names the position it leads to (`to`)."""
        return self in (EventKind.UNDO, EventKind.REWIND, EventKind.REPAIR)


class Extras(TypedDict, total=False):
    """Rarely needed facts about a table, stored as one JSON value."""

    turns: dict[str, int]  # for each seat that is asked, the number of the position at which its turn began
    hints: bool  # seats may ask for hints
    hurried: bool  # bots pause less between their decisions
    midway: bool  # the game began from a position, not from a set-up
    previous: str  # the table that this one is the rematch of
    what_if: bool  # a private board to try something out
    of: str  # the table that a what-if board was made from
    puzzle: str  # the puzzle that the table was made from
    deal: str  # the week whose deal it is
    drawn: dict[str, int]  # at a deal: the draws made, by stream of chance
    promises: list[dict[str, Any]]  # offers between seats and what came of them, see `promises.py`


class SeatExtras(TypedDict, total=False):
    """Rarely needed facts about a seat."""

    kept: bool  # a seat of a rematch that waits for the person who sat there before
    heard: int  # the number of the last line of chat before its person sat down; private ones up to it were for others


@dataclass(frozen=True)
class TableHead:
    """A table without its log. `engine` and `layout`: the program version and the layout that its position was written with."""

    id: str
    game: str
    edition: str
    players: int
    title: str
    host_hash: str
    spectator_hash: str
    engine: str
    layout: str
    figures: str  # hash of the figures
    created: float
    updated: float
    variants: tuple[str, ...] = ()
    choices: Mapping[str, Any] = field(default_factory=dict)
    own_figures: Mapping[str, Any] = field(default_factory=dict)
    lang: str = "en"
    public: bool = False
    open_money: bool = False
    status: Status = Status.WAITING
    seq: int = BEFORE_SETUP
    entries: int = 0  # entries that led to the position, including the set-up
    waiting: tuple[int, ...] = ()  # seats that are asked and have not sealed
    result: Mapping[str, Any] | None = None  # {"scores": [...], "winners": [...]} when the game is over
    votes: tuple[Mapping[str, Any], ...] = ()
    rematch: str | None = None
    extra: Extras = field(default_factory=Extras)
    version: int = 0  # grows with every write to the table except chat
    clock: Mapping[str, Any] | None = None  # the pace and every seat's time; None: no time control
    due: float | None = None  # when the next seat's time runs out


@dataclass(frozen=True)
class Seat:
    """A seat of a table and who sits on it."""

    seat: int
    kind: SeatKind
    name: str = ""
    lang: str = "en"
    bot: str | None = None
    token_hash: str | None = None
    muted: tuple[int, ...] = ()  # seats whose chat this one does not want to read
    extra: SeatExtras = field(default_factory=SeatExtras)
    orders: tuple[Mapping[str, Any], ...] = ()  # standing orders, which nobody else may see


@dataclass(frozen=True)
class ChatEntry:
    """A line of chat. `number` counts all lines of the table and is given by the store."""

    seat: int
    name: str
    text: str
    at: float
    to: int | None = None
    number: int = 0


@dataclass(frozen=True)
class SeatNote:
    """A person's private notes at a seat."""

    seat: int
    text: str


@dataclass(frozen=True)
class Who:
    """The holder of a token. Neither seat nor host: a spectator."""

    seat: int | None = None
    host: bool = False
    link: str | None = field(default=None, compare=False, repr=False)  # the hash of a seat's token, if the request had one
