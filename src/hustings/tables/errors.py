"""Refusals of a table, and stored tables that cannot be played."""

from __future__ import annotations

from ..core.errors import HustingsError


class TableError(HustingsError):
    """A refusal by a table. Nothing has changed."""


class NotNow(TableError):
    """Not possible in the table's current state."""


class BatchTooLong(TableError):
    """A batch that goes on beyond what its seat can know."""


class Unplayable(HustingsError):
    """A stored table, or a file of one, that this program cannot read or play."""


class Broken(Unplayable):
    """The log is invalid under these rules: event `seq`, at entry `entry` of the event (None: as a whole)."""

    def __init__(self, seq: int, entry: int | None, reason: str) -> None:
        where = f"event {seq}" if entry is None else f"event {seq}, entry {entry}"
        super().__init__(f"{where} is invalid: {reason}")
        self.seq, self.entry, self.reason = seq, entry, reason
