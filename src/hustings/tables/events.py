"""What is stored, as plain values: tables, seats, events, answers, chat. Nothing here knows a database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.play import Entry
from .notice_channels import StoredNotice, StoredWay

BEFORE_SETUP = -1
"""`seq` of a table that waits for players: it has no position yet."""

SETUP, ACT, UNDO, REWIND, REPAIR = "setup", "act", "undo", "rewind", "repair"
"""Kinds of event the position depends on. Events of any other kind are notes: they leave the position as it was."""

STAND_IN, BACK = "stand-in", "back"
"""Notes: a bot stands in for seats whose time has run out; people are back. `more["seats"]` says which."""

GOING_BACK = (UNDO, REWIND, REPAIR)
"""Kinds whose `to` names the position they lead to."""

Told = Sequence[Sequence[Mapping[str, Any]]]
"""By reader (the seats, then the spectator): lines as `{"seat": who acted, "line": {"key": ..., "things": {...}}}`."""


@dataclass(frozen=True)
class Played:
    """An entry as the log has it: with what it turned up (`chance.SHOWN`, `SEEN` or 0)."""

    seat: int
    option: int
    outcomes: tuple[int, ...] = ()
    revealed: int = 0

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.option, self.outcomes)


@dataclass(frozen=True)
class Event:
    """One row of a table's log: it leads from position `seq - 1` (or, going back, from `to`) to position `seq`."""

    seq: int
    kind: str
    seat: int  # who caused it; -1: the table itself
    at: float
    entries: tuple[Played, ...] = ()
    to: int | None = None
    told: Told = ()
    more: Mapping[str, Any] = field(default_factory=dict)  # whatever else belongs in the log

    @property
    def parent(self) -> int:
        """The number of the position that this event starts from; -1 for the set-up."""
        return self.seq - 1 if self.to is None or self.kind not in GOING_BACK else self.to


@dataclass(frozen=True)
class Answer:
    """What a client was answered when it sent an action, so that a repeat is answered the same. Without the state."""

    client_id: str
    seat: int
    data: Mapping[str, Any]


@dataclass(frozen=True)
class StoredTable:
    """A table without its log. `engine` and `layout` say which program and which layout wrote its position."""

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
    status: str = "waiting"
    seq: int = BEFORE_SETUP
    entries: int = 0  # entries that led to the position, the set-up among them
    waiting: tuple[int, ...] = ()  # seats that are asked and have not sealed
    result: Mapping[str, Any] | None = None  # {"scores": [...], "winners": [...]} when the game is over
    votes: tuple[Mapping[str, Any], ...] = ()
    rematch: str | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)  # what the server wants to remember besides
    version: int = 0  # grows with every write to the table; chat alone leaves it as it is
    clock: Mapping[str, Any] | None = None  # the pace and every seat's time; None: nobody is in a hurry
    due: float | None = None  # when the next seat's time runs out


@dataclass(frozen=True)
class StoredSeat:
    seat: int
    kind: str  # person, open or bot
    name: str = ""
    lang: str = "en"
    bot: str | None = None
    token_hash: str | None = None
    muted: tuple[int, ...] = ()  # seats whose chat this one does not want to read
    extra: Mapping[str, Any] = field(default_factory=dict)
    orders: tuple[Mapping[str, Any], ...] = ()  # given ahead by whoever sits there, and for nobody else's eyes


@dataclass(frozen=True)
class StoredChat:
    """A line of chat. `number` counts all lines of the table and is given by the store."""

    seat: int
    name: str
    text: str
    at: float
    to: int | None = None
    number: int = 0


@dataclass(frozen=True)
class StoredNote:
    """What somebody noted at a seat, for themselves."""

    seat: int
    text: str


@dataclass(frozen=True)
class Snapshot:
    seq: int
    layout: str
    position: bytes


@dataclass(frozen=True)
class Holder:
    """Whose a secret link is."""

    table: str
    role: str  # host, seat or spectator
    seat: int | None = None


@dataclass(frozen=True)
class Loaded:
    """All of a table. `position` is in the layout that `table.layout` names; None while the table waits for players."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    position: bytes | None
    sealed: Mapping[int, tuple[int, ...]]  # by seat: the answers it holds back
    events: tuple[Event, ...]
    chat: tuple[StoredChat, ...]
    older: Mapping[tuple[int, int | None], int] = field(default_factory=dict)  # lines of chat left out, by writer and reader


@dataclass(frozen=True)
class Whole:
    """Everything the database has of a table, for moving and checking it."""

    loaded: Loaded
    snapshots: tuple[Snapshot, ...]
    answers: tuple[Answer, ...]
    ways: tuple[StoredWay, ...] = ()
    notices: tuple[StoredNotice, ...] = ()
    notes: tuple[StoredNote, ...] = ()
