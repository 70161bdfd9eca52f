"""From a table's log back to its game: for going back, for a position in another layout, for checking and for repair.

Events form a tree: an event starts from the position before it, or, going back, from the one it names. `lineage` is the way
from the set-up to a position.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ..core import layout
from ..core.chance import SEEN
from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.layout import Records
from ..core.play import Play, make_setup
from ..core.registry import game as find_game
from ..core.values import SETUP as NO_SEAT
from ..core.values import Entry, Setup, Sheet
from ..store.errors import StoreError
from . import from_position
from .log import Event, Played, Told
from .model import BEFORE_SETUP, EventKind, TableHead
from .stored import Snapshot
from .telling import Telling, tell_all


class Broken(StoreError):
    """The log does not hold under these rules: event `seq`, at entry `entry` of the event (None: as a whole)."""

    def __init__(self, seq: int, entry: int | None, reason: str) -> None:
        where = f"event {seq}" if entry is None else f"event {seq}, entry {entry}"
        super().__init__(f"{where} does not hold: {reason}")
        self.seq, self.entry, self.reason = seq, entry, reason


@dataclass(frozen=True)
class Step:
    """The game after an event. The same `Play` may be handed out again: copy what you keep. `told` and `revealed` are what
    the rules say now; None for events that tell nothing."""

    event: Event
    play: Play
    told: Told | None
    revealed: tuple[int, ...]


@dataclass(frozen=True)
class Rules:
    """What a table is played by."""

    game: Game
    setup: Setup
    sheet: Sheet

    def begin(self, outcomes: Sequence[int] | None = None) -> Play:
        return Play(self.game, self.setup, self.sheet, outcomes=outcomes)

    def resume(self, position: bytes, entries: Sequence[Entry]) -> Play:
        """The game at a position that was stored in the layout of now, and the entries that led there."""
        play = self.begin()
        if len(position) != play.position.nbytes:
            raise StoreError(
                f"a position of {self.game.name} has {play.position.nbytes} bytes, not {len(position)}: repair the table"
            )
        play.position.view(np.uint8)[:] = np.frombuffer(position, np.uint8)
        play.entries = list(entries)
        return play

    @property
    def layout(self) -> str:
        return layout.layout_hash(self.game.position)


def rules_of(table: TableHead) -> Rules:
    """The rules and figures of a table. Raises StoreError if this program does not have them."""
    try:
        game = find_game(table.game)
        setup = make_setup(game, edition=table.edition, players=table.players, variants=table.variants, choices=table.choices)
        return Rules(game, setup, game.sheet(setup, table.own_figures or None))
    except StoreError:
        raise
    except HustingsError as error:
        raise StoreError(f"table {table.id} cannot be played by this program: {error}") from None


def lineage(events: Sequence[Event], seq: int | None = None) -> list[Event]:
    """The events that led to position `seq` (the latest unless given), the set-up first. What was taken back is not among them;
    the taking back is."""
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
    """The entries of a lineage: what a record of the game holds."""
    return [played.entry for event in way for played in event.entries]


def voided(events: Sequence[Event]) -> set[int]:
    """Events that a repair has declared void: no position belongs to them any more."""
    return {seq for event in events for seq in event.more.get("void", ()) if event.kind == EventKind.REPAIR}


def play_at(table: TableHead, events: Sequence[Event], seq: int | None = None, snapshots: Sequence[Snapshot] = ()) -> Play:
    """The game at position `seq` (the latest unless given), from the nearest snapshot of today's layout on the way, or else
    from the set-up. Raises Broken if an event on the way does not hold."""
    rules, way = rules_of(table), lineage(events, seq)
    usable = {snapshot.seq: snapshot for snapshot in snapshots if snapshot.layout == rules.layout}
    first = next((i for i in range(len(way) - 1, -1, -1) if way[i].seq in usable), None)
    play = None if first is None else rules.resume(usable[way[first].seq].position, entries_of(way[: first + 1]))
    for event in way if first is None else way[first + 1 :]:
        play, _ = _carry_out(rules, play, event)
    if play is None:
        raise StoreError(f"table {table.id} has not begun: there is no position {seq}")
    return play


def replay(table: TableHead, events: Sequence[Event], *, void: Collection[int] = ()) -> Iterator[Step]:
    """The game after every event of the log, also of those that were taken back. Raises Broken at the first that does not
    hold. Events in `void`, and those that a repair declared void, are passed over."""
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
        yield Step(event, play, told, tuple(step.revealed for step in steps))


@dataclass(frozen=True)
class _Taken:
    telling: Telling
    revealed: int


def _told(rules: Rules, event: Event, steps: Sequence[_Taken]) -> Told:
    if from_position.begins_midway(event):
        return from_position.told(rules.setup.players)
    return tell_all(rules.game, rules.sheet, rules.setup.players, [step.telling for step in steps])


def _back(rules: Rules, events: Sequence[Event], event: Event, positions: Mapping[int, bytes]) -> Play:
    if event.parent not in positions:
        raise Broken(event.seq, None, f"it goes back to {event.parent}, where there is no position")
    return rules.resume(positions[event.parent], entries_of(lineage(events, event.parent)))


def _carry_out(rules: Rules, play: Play | None, event: Event) -> tuple[Play, list[_Taken]]:
    """The game after the entries of an event, and each of them as it went."""
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
        taken.append(_Taken(Telling(before, layout.copy(play.position), played.entry), revealed))
    if play is None:
        raise Broken(event.seq, None, "the set-up has no entry")
    return play, taken


def _begun(rules: Rules, event: Event, played: Played) -> Play:
    """The game after a set-up: from what chance said, or from the position that the event holds."""
    if from_position.begins_midway(event):
        return rules.resume(from_position.position_of(rules.game, event), [played.entry])
    return rules.begin(played.outcomes)
