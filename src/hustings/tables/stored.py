"""Everything that a store has of a table, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .log import Event, encoded
from .model import ChatEntry, Seat, SeatNote, TableHead
from .notice_channels import StoredNotice, StoredWay


@dataclass(frozen=True)
class Answer:
    """The answer to a client's action, so that a repeat is answered the same. Without the state."""

    client_id: str
    seat: int
    data: Mapping[str, Any]

    @cached_property
    def text(self) -> bytes:
        """The answer as JSON, encoded once."""
        return encoded(self.data)


@dataclass(frozen=True)
class Snapshot:
    """A position in the middle of the log, in the layout of its time."""

    seq: int
    layout: str
    position: bytes


@dataclass(frozen=True)
class Loaded:
    """A table as it is. `position` is in the layout that `table.layout` names; None while the table waits for players."""

    table: TableHead
    seats: tuple[Seat, ...]
    position: bytes | None
    sealed: Mapping[int, tuple[int, ...]]  # by seat: the answers it holds back
    events: tuple[Event, ...]
    chat: tuple[ChatEntry, ...]
    older: Mapping[tuple[int, int | None], int] = field(default_factory=dict)  # lines of chat left out, by writer and reader
    not_as_written: tuple[str, ...] = ()  # of a whole load: whose rows have another checksum than they should


@dataclass(frozen=True)
class TableArchive:
    """Everything there is of a table, for moving and checking it."""

    loaded: Loaded
    snapshots: tuple[Snapshot, ...]
    answers: tuple[Answer, ...]
    ways: tuple[StoredWay, ...] = ()
    notices: tuple[StoredNotice, ...] = ()
    notes: tuple[SeatNote, ...] = ()
