"""A table's log and its fold: which events stand, and which of them their seat may still take back.

Events form a tree: an event starts from the position before it or, if it goes back, from the one that it names. `lineage` is the
path from the set-up to a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import orjson

from ..core.values import Entry
from .errors import Broken
from .model import BEFORE_SETUP, EventKind

Told = Sequence[Sequence[Mapping[str, Any]]]
"""For each reader (the seats, then the spectator), lines as `{"seat": the one that acted, "line": {"key": ..., "things":
{...}}}`."""


Texts = tuple[bytes, ...]
"""The lines of one reader, each as JSON."""


@dataclass(frozen=True)
class Played:
    """An entry in the log, which also notes whether it turned something up (`chance.SHOWN`, `SEEN` or 0)."""

    seat: int
    option: int
    outcomes: tuple[int, ...] = ()
    revealed: int = 0

    @property
    def entry(self) -> Entry:
        return Entry(self.seat, self.option, self.outcomes)


@dataclass(frozen=True)
class Event:
    """One row of a table's log: it leads from position `seq - 1` (or, if it goes back, from `to`) to position `seq`."""

    seq: int
    kind: EventKind
    seat: int  # the seat that caused it; -1: the table itself, or several seats
    at: float
    entries: tuple[Played, ...] = ()
    to: int | None = None
    told: Told = ()
    more: Mapping[str, Any] = field(default_factory=dict)  # other facts that belong in the log

    _texts: ClassVar[tuple[Texts, ...] | None] = None  # until `texts` is first read

    @property
    def texts(self) -> tuple[Texts, ...]:
        """The lines that each reader is told, encoded once for the log, the answer and all pushes. Readers who are told the same
        share one object."""
        known = self._texts
        if known is None:
            known = _texts(self.told)
            object.__setattr__(self, "_texts", known)
        return known

    @property
    def parent(self) -> int:
        """The number of the position that this event starts from; -1 for the set-up."""
        return self.seq - 1 if self.to is None or not self.kind.goes_back else self.to

    @property
    def is_barrier(self) -> bool:
        """Whether a decision cannot be taken back: one that showed anybody something new, that several seats have made together,
        or that a bot has made in somebody's place."""
        return self.seat < 0 or bool(self.more.get("stand_in")) or any(played.revealed for played in self.entries)


def encoded(value: Any) -> bytes:
    """JSON to be kept in memory. It is copied, because orjson leaves more unused room at the end than most lines take."""
    return bytes(memoryview(orjson.dumps(value, default=dict)))


def _texts(told: Told) -> tuple[Texts, ...]:
    by_object: dict[int, Texts] = {}
    by_text: dict[Texts, Texts] = {}
    for lines in told:
        if id(lines) not in by_object:
            texts = tuple([encoded(line) for line in lines])
            by_object[id(lines)] = by_text.setdefault(texts, texts)
    return tuple([by_object[id(lines)] for lines in told])


# The events that stand, and those that can be taken back


@dataclass(frozen=True)
class Undoable:
    """An event that its seat may take back: the position before it, and that position's number."""

    seq: int
    seat: int
    back: int
    entries: int  # the number of entries in the log before it
    before: bytes | None  # the position; None: not in memory, to be rebuilt from the log


@dataclass(frozen=True)
class Standing:
    """The standing of a log: the number of its last event that was not taken back, how many entries led there, and the events at
    its end that their seat may take back. These are all of the same seat, made since anybody else did anything. An action of
    another seat counts even if it was taken back, because it was seen."""

    seq: int = BEFORE_SETUP
    entries: int = 0
    undoable: tuple[Undoable, ...] = ()

    def after(self, event: Event, before: bytes | None = None) -> Standing | None:
        """The standing after one more event. `before`: the position before it, to go back to without the log. Returns
        None if the event goes back to a point that only the whole log leads to (`fold`)."""
        if event.kind.goes_back:
            last = self.undoable[-1] if self.undoable and event.kind == EventKind.UNDO else None
            return Standing(last.back, last.entries, self.undoable[:-1]) if last is not None and last.back == event.to else None
        entries = self.entries + len(event.entries)
        if event.kind != EventKind.ACT or event.is_barrier:
            return Standing(event.seq, entries)
        mine = self.undoable if self.last_by(event.seat) else ()
        return Standing(event.seq, entries, (*mine, Undoable(event.seq, event.seat, self.seq, self.entries, before)))

    def last_by(self, seat: int) -> bool:
        """Whether this seat may take back the last event."""
        return bool(self.undoable) and self.undoable[-1].seat == seat

    def settled(self) -> Standing:
        """The same with nothing left to take back."""
        return replace(self, undoable=())


def fold(events: Iterable[Event]) -> tuple[list[Event], Standing]:
    """Fold a whole log: the events that have not been taken back, the set-up first, and where the log stands."""
    kept: list[Event] = []
    counts: list[int] = []  # the number of entries up to and including each of them
    now = Standing()
    for event in events:
        after = now.after(event)
        if event.kind.goes_back:
            assert event.to is not None
            while kept and kept[-1].seq > event.to:
                kept.pop()
                counts.pop()
            now = after or Standing(kept[-1].seq, counts[-1])
        else:
            assert after is not None
            now = after
            kept.append(event)
            counts.append(now.entries)
    return kept, now


def standing(events: Iterable[Event]) -> list[Event]:
    """The events that have not been taken back, the set-up first."""
    return fold(events)[0]


# The tree


def lineage(events: Sequence[Event], seq: int | None = None) -> list[Event]:
    """The events that led to position `seq` (by default the latest), the set-up first. They include events that take others back,
    but not the ones taken back."""
    by_seq = {event.seq: event for event in events}
    at = max(by_seq, default=BEFORE_SETUP) if seq is None else seq
    way: list[Event] = []
    while at != BEFORE_SETUP:
        event = by_seq.get(at)
        if event is None:
            raise Broken(at, None, "it is missing from the log")
        if event.parent >= at:
            raise Broken(at, None, f"it goes back to {event.parent}, which is not before it")
        way.append(event)
        at = event.parent
    way.reverse()
    return way


def entries_of(way: Sequence[Event]) -> list[Entry]:
    """The entries of a lineage, as in a record of the game."""
    return [played.entry for event in way for played in event.entries]


def voided(events: Sequence[Event]) -> set[int]:
    """The events that a repair has declared void: they no longer lead to a position."""
    return {seq for event in events for seq in event.more.get("void", ()) if event.kind == EventKind.REPAIR}
