"""A table's log played again by the rules: for going back, for a position in another layout, for checking and for repair."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..core import layout
from ..core.chance import SEEN
from ..core.errors import HustingsError
from ..core.layout import Records
from ..core.play import Play
from ..core.values import SETUP as NO_SEAT
from . import from_position
from .errors import Broken, Unplayable
from .log import Event, Played, Told, entries_of, lineage, voided
from .model import BEFORE_SETUP, EventKind, TableHead
from .rules import TableRules, rules_of
from .stored import Snapshot
from .telling import EntryInContext, tell_all


@dataclass(frozen=True)
class Replayed:
    """The game after an event. The same `Play` may be handed out again, so copy anything to be kept. `told` and `revealed` are by
    the present rules; `told` is None for events without entries."""

    event: Event
    play: Play
    told: Told | None
    revealed: tuple[int, ...]


def play_at(table: TableHead, events: Sequence[Event], seq: int | None = None, snapshots: Sequence[Snapshot] = ()) -> Play:
    """The game at position `seq` (by default the latest), played from the nearest snapshot in the present layout on the way
    there, or else from the set-up. Raises Broken if an event on the way is invalid."""
    rules, way = rules_of(table), lineage(events, seq)
    usable = {snapshot.seq: snapshot for snapshot in snapshots if snapshot.layout == rules.layout}
    first = next((i for i in range(len(way) - 1, -1, -1) if way[i].seq in usable), None)
    play = None if first is None else rules.resume(usable[way[first].seq].position, entries_of(way[: first + 1]))
    for event in way if first is None else way[first + 1 :]:
        play, _ = _carry_out(rules, play, event)
    if play is None:
        raise Unplayable(f"table {table.id} has not begun: there is no position {seq}")
    return play


def position_at(table: TableHead, events: Sequence[Event], seq: int | None = None, snapshots: Sequence[Snapshot] = ()) -> Play:
    """The same as `play_at` without the entries that led there, which a table in memory does not keep."""
    play = play_at(table, events, seq, snapshots)
    play.entries.clear()
    return play


def replay(table: TableHead, events: Sequence[Event], *, void: Collection[int] = ()) -> Iterator[Replayed]:
    """The game after every event of the log, including those that were taken back. Raises Broken at the first that is invalid.
    Events in `void`, and those that a repair declared void, are skipped."""
    rules, void = rules_of(table), voided(events) | set(void)
    positions: dict[int, bytes] = {}
    play: Play | None = None
    by_seq = {event.seq: event for event in events}
    for seq in range(max(by_seq, default=BEFORE_SETUP) + 1):
        if seq in void:
            continue
        if seq not in by_seq:
            raise Broken(seq, None, "it is missing from the log")
        event = by_seq[seq]
        if event.parent != event.seq - 1:
            play = _back(rules, events, event, positions)
        elif event.seq - 1 in void:
            raise Broken(event.seq, None, f"it follows event {event.seq - 1}, which a repair has declared void")
        play, steps = _carry_out(rules, play, event)
        positions[event.seq] = play.position.tobytes()
        told = _told(rules, event, steps) if steps else None
        yield Replayed(event, play, told, tuple(step.revealed for step in steps))


@dataclass(frozen=True)
class _Taken:
    telling: EntryInContext
    revealed: int


def _told(rules: TableRules, event: Event, steps: Sequence[_Taken]) -> Told:
    if from_position.begins_midway(event):
        return from_position.told(rules.setup.players)
    return tell_all(rules.game, rules.sheet, rules.setup.players, [step.telling for step in steps])


def _back(rules: TableRules, events: Sequence[Event], event: Event, positions: Mapping[int, bytes]) -> Play:
    if event.parent not in positions:
        raise Broken(event.seq, None, f"it goes back to {event.parent}, where there is no position")
    return rules.resume(positions[event.parent], entries_of(lineage(events, event.parent)))


def _carry_out(rules: TableRules, play: Play | None, event: Event) -> tuple[Play, list[_Taken]]:
    """The game after the entries of an event, and each entry in its context."""
    if (play is None) != (event.kind == EventKind.SETUP):
        raise Broken(event.seq, None, "the set-up is the first event, and no other")
    if event.kind not in (EventKind.SETUP, EventKind.ACT) and event.entries:
        raise Broken(event.seq, None, f"an event of the kind {event.kind} has no entries")
    taken: list[_Taken] = []
    for number, played in enumerate(event.entries):
        before: Records | None = None
        try:
            if play is None:
                if played.seat != NO_SEAT:
                    raise Broken(event.seq, number, "the set-up belongs to no seat")
                play = _begun(rules, event, played)
            else:
                before = layout.copy(play.position)
                play.act(played.seat, played.option, outcomes=played.outcomes)
        except Broken:
            raise
        except HustingsError as error:
            raise Broken(event.seq, number, str(error)) from None
        revealed = SEEN if from_position.begins_midway(event) else play.revealed
        taken.append(_Taken(EntryInContext(before, layout.copy(play.position), played.entry), revealed))
    if play is None:
        raise Broken(event.seq, None, "the set-up has no entry")
    return play, taken


def _begun(rules: TableRules, event: Event, played: Played) -> Play:
    """The game after a set-up event: from its outcomes of chance, or from the position that it holds."""
    if from_position.begins_midway(event):
        return rules.resume(from_position.position_of(rules.game, event), [played.entry])
    return rules.begin(played.entry)
