"""Verification of a table: whether the data stored with its log is what the log leads to. The log is played again by the rules,
and everything is compared: what each entry turned up, what each reader was told, every snapshot, the position, the result and the
sealed answers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..core import layout
from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.play import Play
from . import promises
from .clock import of_stored
from .errors import Broken, Unplayable
from .log import Event, voided
from .model import BEFORE_SETUP, Status, TableHead
from .replay import Replayed, replay
from .rules import TableRules, rules_of
from .shapes import wrong_seats
from .stored import TableArchive

SET_ANEW = 0.0
"""The `due` of a table whose clocks the server has yet to set, by the seats that the table waits for."""


@dataclass(frozen=True)
class Difference:
    """A stored value that differs from what the rules lead to. `seq`: after which event; None: in the table as it is now."""

    seq: int | None
    field: str
    stored: object
    rebuilt: object
    entry: int | None = None  # the entry within the event

    def __str__(self) -> str:
        where = (
            "now" if self.seq is None else f"event {self.seq}" if self.entry is None else f"event {self.seq}, entry {self.entry}"
        )
        return f"{where}, {self.field}: stored {_short(self.stored)}, by the rules {_short(self.rebuilt)}"


@dataclass
class Examined:
    """A log played again. `events`: those that hold, as the present rules produce them; `positions`: the positions they led
    to."""

    table: TableHead
    differences: list[Difference] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    broken: Broken | None = None
    events: list[Event] = field(default_factory=list)
    positions: dict[int, bytes] = field(default_factory=dict)
    play: Play | None = None  # at the end of the log; None: not begun, or the log breaks before

    @property
    def first(self) -> Difference | None:
        return self.differences[0] if self.differences else None


def examine(whole: TableArchive, void: Collection[int] = ()) -> Examined:
    """Play a table's log again and compare. Events in `void` are skipped, like those that a repair declared void."""
    table = whole.loaded.table
    found = Examined(table)
    try:
        rules = rules_of(table)
    except Unplayable as error:
        found.differences.append(Difference(None, "rules", f"{table.game} {table.edition}", str(error)))
        return found
    wrong = wrong_seats((seat.seat for seat in whole.loaded.seats), table.players)
    if wrong is not None:
        found.differences.append(Difference(None, "seats", wrong, f"{table.players} play"))
    if rules.sheet.hash != table.figures:
        found.differences.append(Difference(None, "figures", table.figures, rules.sheet.hash))
    if table.layout != rules.layout:
        found.notes.append(f"stored in another layout ({table.layout}, now {rules.layout}): positions cannot be compared")
    try:
        found.differences += _log(whole, rules, found, void)
    except Broken as error:
        found.broken, found.play = error, None
        found.differences.append(Difference(error.seq, "action", "carried out", f"refused: {error.reason}", error.entry))
        return found
    found.differences += _now(whole, rules, found)
    found.differences += _beside(whole, found.play)
    return found


def _log(whole: TableArchive, rules: TableRules, found: Examined, void: Collection[int]) -> Iterator[Difference]:
    """Compare event by event. `found` collects the events and positions as far as the log holds."""
    snapshots = {snapshot.seq: snapshot for snapshot in whole.snapshots}
    for step in replay(found.table, whole.loaded.events, void=void):
        event, position = step.event, step.play.position.tobytes()
        found.play = step.play
        found.positions[event.seq] = position
        found.events.append(_as_it_is_now(step))
        yield from _turned_up(step)
        if step.told is not None:
            yield from _told(event, step.told)
        snapshot = snapshots.pop(event.seq, None)
        if snapshot is not None and snapshot.layout == rules.layout:
            yield from _position(rules.game, event.seq, snapshot.position, position)
    for seq in sorted(set(snapshots) - voided(whole.loaded.events) - set(void)):
        yield Difference(seq, "snapshot", "there is one", "the log has no such event")


def _as_it_is_now(step: Replayed) -> Event:
    entries = tuple(replace(played, revealed=shown) for played, shown in zip(step.event.entries, step.revealed, strict=True))
    return replace(step.event, entries=entries, told=step.event.told if step.told is None else step.told)


def _turned_up(step: Replayed) -> Iterator[Difference]:
    for number, (played, shown) in enumerate(zip(step.event.entries, step.revealed, strict=True)):
        if played.revealed != shown:
            yield Difference(step.event.seq, "revealed", played.revealed, shown, number)


def _told(event: Event, told: Sequence[Sequence[Any]]) -> Iterator[Difference]:
    readers = [*(f"seat {seat}" for seat in range(len(told) - 1)), "the spectator"]
    if len(event.told) != len(told):
        yield Difference(event.seq, "readers", len(event.told), len(told))
        return
    for reader, stored, again in zip(readers, event.told, told, strict=True):
        if list(stored) != list(again):
            yield Difference(event.seq, f"told to {reader}", list(stored), list(again))


def _now(whole: TableArchive, rules: TableRules, found: Examined) -> Iterator[Difference]:
    """Compare the present state of the table with the end of the log."""
    table, play = found.table, found.play
    last = whole.loaded.events[-1].seq if whole.loaded.events else BEFORE_SETUP
    if table.seq != last:
        yield Difference(None, "seq", table.seq, last)
    if play is None:
        if table.seq == BEFORE_SETUP and whole.loaded.position is not None:
            yield Difference(None, "position", "there is one", "the game has not begun")
        return
    if whole.loaded.position is None:
        yield Difference(None, "position", "there is none", "the game has begun")
    elif table.layout == rules.layout:
        yield from _position(rules.game, None, whole.loaded.position, play.position.tobytes())
    if table.entries != len(play.entries):
        yield Difference(None, "entries", table.entries, len(play.entries))
    yield from _result(table, play)
    for seat, options in whole.loaded.sealed.items():
        refused = draft_refused(play, seat, options)
        if refused:
            yield Difference(None, f"sealed by seat {seat}", list(options), f"refused: {refused}")


def _beside(whole: TableArchive, play: Play | None) -> Iterator[Difference]:
    """Compare what is stored besides the game: the seats that the table waits for, status, votes, promises and clocks."""
    table = whole.loaded.table
    begun = play is not None and table.status in (Status.PLAYING, Status.PAUSED, Status.OVER)
    if play is not None and begun and sorted(table.waiting) != waiting_for(play, whole.loaded.sealed):
        yield Difference(None, "waiting", list(table.waiting), waiting_for(play, whole.loaded.sealed))
    if (table.status == Status.WAITING) != (table.seq == BEFORE_SETUP) and table.status != Status.ABANDONED:
        yield Difference(None, "status", table.status, "not begun" if table.seq == BEFORE_SETUP else "begun")
    for ballot in table.votes:
        if not {ballot["by"], *ballot["agreed"]} <= set(range(table.players)):
            yield Difference(None, "votes", dict(ballot), f"seats 0 to {table.players - 1}")
    kept = table.extra.get("promises", [])
    fitting = [promise.stored() for promise in promises.fitting(rules_of(table).game, table.players, kept)]
    if kept != fitting:
        yield Difference(None, "promises", kept, fitting)
    if table.clock is not None:
        clock = of_stored(table.clock)
        if len(clock.seats) != table.players:
            yield Difference(None, "clock", f"{len(clock.seats)} seats", f"{table.players} seats")
        elif table.due not in (clock.due, SET_ANEW):
            yield Difference(None, "due", table.due, clock.due)
    elif table.due is not None:
        yield Difference(None, "due", table.due, None)


def waiting_for(play: Play, sealed: Mapping[int, Sequence[int]]) -> list[int]:
    """The seats that are asked and have not sealed."""
    return [seat for seat in play.asked if not _has_sealed(play, seat, sealed.get(seat))]


def _has_sealed(play: Play, seat: int, options: Sequence[int] | None) -> bool:
    if options is None or draft_refused(play, seat, options) is not None:
        return False
    return seat not in with_draft(play, seat, options).asked


def _result(table: TableHead, play: Play) -> Iterator[Difference]:
    if play.over != (table.status == Status.OVER) and table.status != Status.ABANDONED:
        yield Difference(None, "status", table.status, "over" if play.over else "not over")
    stored = None if table.result is None else {key: table.result.get(key) for key in ("scores", "winners")}
    rebuilt = result_of(play)
    if stored != rebuilt:
        yield Difference(None, "result", stored, rebuilt)


def result_of(play: Play) -> dict[str, list[int]] | None:
    """Scores and winners, when the game is over."""
    return {"scores": play.scores(), "winners": play.winners()} if play.over else None


def with_draft(play: Play, seat: int, options: Sequence[int]) -> Play:
    """A copy of the game in which a seat has carried out the answers it holds back."""
    twin = play.copy()
    for option in options:
        twin.act(seat, option)
    return twin


def draft_refused(play: Play, seat: int, options: Sequence[int]) -> str | None:
    """The reason why the answers a seat holds back cannot be carried out, or None."""
    try:
        with_draft(play, seat, options)
    except HustingsError as error:
        return str(error)
    return None


def _position(game: Game, seq: int | None, stored: bytes, rebuilt: bytes) -> Iterator[Difference]:
    """Report the first field in which two positions differ."""
    if stored == rebuilt:
        return
    kind = layout.dtype(game.position)
    if len(stored) != len(rebuilt):
        yield Difference(seq, "position", f"{len(stored)} bytes", f"{len(rebuilt)} bytes")
        return
    a, b = np.frombuffer(stored, kind)[0], np.frombuffer(rebuilt, kind)[0]
    for name in layout.fields(game.position):
        unequal = np.argwhere(np.asarray(a[name] != b[name]))
        if len(unequal):
            place = tuple(int(i) for i in unequal[0])
            where = f"{name}[{', '.join(map(str, place))}]" if place else name
            yield Difference(seq, f"position {where}", int(a[name][place]), int(b[name][place]))
            return
    yield Difference(seq, "position", "other bytes between the fields", "zeros")


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 300 else text[:297] + "..."
