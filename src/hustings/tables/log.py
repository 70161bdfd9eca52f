"""A table's log: its events, one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.values import Entry
from .model import EventKind

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
    kind: EventKind
    seat: int  # who caused it; -1: the table itself, or several seats
    at: float
    entries: tuple[Played, ...] = ()
    to: int | None = None
    told: Told = ()
    more: Mapping[str, Any] = field(default_factory=dict)  # whatever else belongs in the log

    @property
    def parent(self) -> int:
        """The number of the position that this event starts from; -1 for the set-up."""
        return self.seq - 1 if self.to is None or not self.kind.goes_back else self.to
