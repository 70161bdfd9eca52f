"""Repair of a table after a fix of the rules: the table is played again, and everything that comes out differently is written
together with an event that notes the repair. The entries of the log stay as they were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..core.play import Play
from ..version import __version__
from . import promises
from .change import Repair
from .errors import Broken, Unplayable
from .log import Event, entries_of, lineage, voided
from .model import BEFORE_SETUP, EventKind, Status, TableHead
from .rules import TableRules, rules_of
from .stored import Snapshot, TableArchive
from .verify import SET_ANEW, Difference, Examined, draft_refused, examine, result_of, waiting_for


@dataclass(frozen=True)
class Plan:
    """The effect of a repair before it is made. `void`: events that can no longer be played. `back_to`: the last position that
    still holds if the log breaks on the way to the present position; None if the table can stay at it."""

    examined: Examined
    first: Difference | None
    needed: bool
    void: tuple[int, ...] = ()
    back_to: int | None = None


def plan(whole: TableArchive) -> Plan:
    """Play the table again under the present rules. Events that were taken back and no longer hold are no loss: they become
    void."""
    table, events = whole.loaded.table, whole.loaded.events
    examined = examine(whole)
    first, void = examined.first, set[int]()
    way = _way(events)
    while examined.broken is not None and examined.broken.seq not in way:
        void |= _descendants(events, examined.broken.seq)
        examined = examine(whole, void)
    last = max((event.seq for event in events), default=BEFORE_SETUP)
    if examined.broken is None and last >= table.seq:
        outdated = table.seq != BEFORE_SETUP and (table.engine != __version__ or table.layout != rules_of(table).layout)
        return Plan(examined, first, first is not None or outdated, tuple(sorted(void)))
    holding = [seq for seq in way if seq in examined.positions]
    lost = set(range(max(table.seq, last) + 1)) - set(examined.positions) - voided(events)
    return Plan(examined, first, True, tuple(sorted(lost)), max(holding, default=None))


def repair(whole: TableArchive, found: Plan, *, at: float, back: bool = False) -> Repair:
    """The repair that a plan leads to, to be written. `back`: allow a log that breaks to lose everything after that point."""
    table, examined = whole.loaded.table, found.examined
    broken = examined.broken or "the end of its log is lost"
    if examined.broken is not None and found.back_to is None:
        raise Unplayable(f"table {table.id} cannot be repaired: {broken}; restore it from a backup")
    if found.back_to is not None and not back:
        raise Unplayable(
            f"table {table.id}: {broken}. It can go on only from position {found.back_to}, before that event: "
            "say so with --back, or use the version of hustings that played it"
        )
    if not examined.positions:
        raise Unplayable(f"table {table.id} has not begun, so its log has nothing to repair")
    rules = rules_of(table)
    if rules.sheet.hash != table.figures:
        raise Unplayable(
            f"table {table.id} was played with figures {table.figures}, this program's are {rules.sheet.hash}: "
            "use the version of hustings that has them"
        )
    last = max(event.seq for event in whole.loaded.events)
    to = last if found.back_to is None else found.back_to
    play = rules.resume(examined.positions[to], entries_of(lineage(whole.loaded.events, to)))
    cleared = found.back_to is not None or any(
        draft_refused(play, seat, options) for seat, options in whole.loaded.sealed.items()
    )
    more = {"engine": __version__, "was": table.engine, **({"void": list(found.void)} if found.void else {})}
    event = Event(max(last, table.seq) + 1, EventKind.REPAIR, -1, at, to=to, more=more)
    return Repair(
        table.id,
        table.version,
        event,
        play.position.tobytes(),
        tuple(again for again, was in _pairs(whole, examined) if again != was),
        {s.seq: examined.positions[s.seq] for s in whole.snapshots if s.seq in examined.positions},
        _changes(table, rules, play, {} if cleared else whole.loaded.sealed),
        cleared,
    )


def repaired(whole: TableArchive, done: Repair) -> TableArchive:
    """The whole table after a repair, for a table that is written completely because its rows were damaged, too."""
    table, loaded = whole.loaded.table, whole.loaded
    again = {event.seq: event for event in (*done.again, done.event)}
    events = (*(again.get(event.seq, event) for event in loaded.events), done.event)
    columns: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in done.columns.items()}
    columns |= {"seq": done.event.seq, "updated": done.event.at}
    head = replace(table, **columns)
    snapshots = tuple(Snapshot(seq, head.layout, position) for seq, position in sorted(done.snapshots.items()))
    sealed = {} if done.clears_drafts else loaded.sealed
    return replace(
        whole, loaded=replace(loaded, table=head, position=done.position, sealed=sealed, events=events), snapshots=snapshots
    )


def _way(events: Sequence[Event]) -> set[int]:
    """The numbers of the events that led to the present position; of all events if a gap in the log hides which ones."""
    try:
        return {event.seq for event in lineage(events)}
    except Broken as gap:
        return {event.seq for event in events} | {gap.seq}


def _descendants(events: Sequence[Event], seq: int) -> set[int]:
    """An event and all events that started from it."""
    found = {seq}
    for event in events:
        if event.parent in found:
            found.add(event.seq)
    return found


def _pairs(whole: TableArchive, examined: Examined) -> list[tuple[Event, Event]]:
    was = {event.seq: event for event in whole.loaded.events}
    return [(again, was[again.seq]) for again in examined.events]


def _changes(table: TableHead, rules: TableRules, play: Play, sealed: Mapping[int, Sequence[int]]) -> dict[str, Any]:
    """The columns of the table's row by the present rules."""
    changes: dict[str, Any] = {"engine": __version__, "layout": rules.layout, "entries": len(play.entries)}
    changes["waiting"] = waiting_for(play, sealed)
    result = result_of(play)
    changes["result"] = None if result is None else {**(table.result or {}), **result}
    if table.status != Status.ABANDONED and play.over != (table.status == Status.OVER):
        changes["status"] = Status.OVER if play.over else Status.PLAYING
    elif table.status == Status.WAITING:
        changes["status"] = Status.PLAYING
    voters = set(range(table.players))
    changes["votes"] = [dict(ballot) for ballot in table.votes if {ballot["by"], *ballot["agreed"]} <= voters]
    if "promises" in table.extra:
        kept = promises.fitting(rules.game, table.players, table.extra["promises"])
        after = [promise.stored() for promise in promises.after_going_back(kept, len(play.entries))]
        changes["extra"] = {**table.extra, "promises": after}
    if table.clock is not None and len(table.clock["seats"]) != table.players:
        changes["clock"] = None
    changes["due"] = None if table.clock is None or "clock" in changes else SET_ANEW
    return changes
