"""The stored form of a table, as plain values."""

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
    """The stored answer to a client's action, without the view, so that a repeated request gets the same answer."""

    client_id: str
    seat: int
    data: Mapping[str, Any]

    @cached_property
    def text(self) -> bytes:
        """The answer as JSON, encoded once."""
        return encoded(self.data)


@dataclass(frozen=True)
class Snapshot:
    """A position in the middle of the log, in the layout that it was written with."""

    seq: int
    layout: str
    position: bytes


@dataclass(frozen=True)
class Loaded:
    """A table as it is stored. `position` is in the layout that `table.layout` names; None while the table waits for players."""

    table: TableHead
    seats: tuple[Seat, ...]
    position: bytes | None
    sealed: Mapping[int, tuple[int, ...]]  # by seat, the answers it holds back
    events: tuple[Event, ...]
    chat: tuple[ChatEntry, ...]
    older: Mapping[tuple[int, int | None], int] = field(default_factory=dict)  # lines of chat left out, by writer and addressee
    not_as_written: tuple[str, ...] = ()  # if the whole table was loaded: the parts whose rows have a wrong checksum


@dataclass(frozen=True)
class TableArchive:
    """Everything that is stored of a table, for moving and checking it."""

    loaded: Loaded
    snapshots: tuple[Snapshot, ...]
    answers: tuple[Answer, ...]
    ways: tuple[StoredWay, ...] = ()
    notices: tuple[StoredNotice, ...] = ()
    notes: tuple[SeatNote, ...] = ()
