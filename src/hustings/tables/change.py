"""A change of a table: everything that is written together, and the state afterwards. `Table` makes it, a store writes it, and
only then `Table.apply` makes it the state in memory, so that memory is never ahead of the disk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.play import Play
from .log import Event, Standing
from .model import EventKind, Seat, TableHead
from .votes import Ballot


@dataclass(frozen=True)
class Draft:
    """A seat's answers to a sealed decision, held back, and its own copy of the game with them."""

    seat: int
    options: tuple[int, ...]
    own: Play
    done: bool


@dataclass(frozen=True)
class StartingTable:
    """A table to be stored for the first time: waiting for players (no first event), or already begun."""

    head: TableHead
    seats: tuple[Seat, ...]
    first: Event | None = None
    position: bytes | None = None


@dataclass(frozen=True)
class Change:
    """A change of a table. A part that is None or empty stays as it was."""

    before: TableHead  # the head that must be stored, or the change is refused
    head: TableHead  # afterwards
    columns: Mapping[str, Any] = field(default_factory=dict)  # the columns of the head that change, besides seq and version
    seats: tuple[Seat, ...] = ()
    events: tuple[Event, ...] = ()
    play: Play | None = None
    standing: Standing | None = None
    snapshot: bool = False  # the new position is also kept as a snapshot
    drafts: Mapping[int, Draft] | None = None  # all drafts afterwards
    drafted: tuple[int, ...] = ()  # the seats whose draft changes without an event
    ballots: tuple[Ballot, ...] | None = None  # all votes under way afterwards
    ordered: tuple[int, ...] = ()  # the seats whose standing orders change without an event
    announced: bool = False  # seats, status or votes look different to everyone
    rematch: StartingTable | None = None  # stored with it

    @property
    def version(self) -> int:
        """The version that the stored table must have."""
        return self.before.version

    @property
    def event(self) -> Event | None:
        """The event of a change that is to be written, which has at most one."""
        return self.events[0] if self.events else None

    @property
    def position(self) -> bytes | None:
        return None if self.play is None else self.play.position.tobytes()

    @property
    def clears_drafts(self) -> bool:
        """Whether sealed answers are opened or become void."""
        return bool(self.events) and self.drafts is not None

    @property
    def is_decision(self) -> bool:
        """Whether a seat has decided something, or has changed its draft."""
        return bool(self.drafted) or any(event.kind == EventKind.ACT for event in self.events)

    @property
    def sealed(self) -> tuple[int, Sequence[int] | None] | None:
        """The seat whose draft is to be written, and its answers, or None in their place if they are taken back."""
        if not self.drafted or self.drafts is None:
            return None
        seat = self.drafted[0]
        return seat, self.drafts[seat].options if seat in self.drafts else None


@dataclass(frozen=True)
class Repair:
    """A repair to be written: `event` notes it in the log, the events `again` replace those of the same numbers, and all
    snapshots are replaced."""

    table: str
    version: int
    event: Event
    position: bytes
    again: tuple[Event, ...]
    snapshots: Mapping[int, bytes]
    columns: Mapping[str, Any]
    clears_drafts: bool


@dataclass(frozen=True)
class Applied:
    """A change that has become the state, with what readers need to be told. `first`: by reader, the number of the first new
    line; `back`: the lines that had numbers from there on are gone."""

    change: Change
    first: Sequence[int]
    back: bool
    status: bool  # whether it has changed
    sealed: bool  # whether the set of seats that have sealed has changed
    unlinked: tuple[int, ...]  # seats whose link no longer works
    promised: tuple[int, ...] = ()  # readers whose visible promises have changed
