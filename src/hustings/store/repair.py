"""After a fix of the rules: a table played under older ones is played again, and what comes out otherwise is written with an
event that says so. The entries of the log stay as they were."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .. import __version__
from ..core.play import Play
from .errors import StoreError
from .events import BEFORE_SETUP, REPAIR, Event, Snapshot, StoredTable, Whole
from .rebuild import Broken, Rules, entries_of, lineage, rules_of, voided
from .store import Store
from .verify import Difference, Examined, draft_refused, examine, result_of


@dataclass(frozen=True)
class Plan:
    """What a repair would do. `back_to`: the last position that holds, where the log breaks on the way to the table as it is;
    None where it does not."""

    examined: Examined
    needed: bool
    back_to: int | None = None

    @property
    def first(self) -> Difference | None:
        return self.examined.first


def plan(whole: Whole) -> Plan:
    """Play the table again under the rules of now."""
    examined = examine(whole)
    table = whole.loaded.table
    if examined.broken is None:
        outdated = table.seq != BEFORE_SETUP and (table.engine != __version__ or table.layout != rules_of(table).layout)
        return Plan(examined, bool(examined.differences) or outdated)
    return Plan(examined, True, _last_that_holds(whole, examined.broken))


def carry_out(store: Store, whole: Whole, found: Plan, *, at: float, back: bool = False) -> int:
    """Write what the plan found; the table's new seq. `back`: a log that breaks may lose what came after."""
    table, examined = whole.loaded.table, found.examined
    if examined.broken is not None and found.back_to is None:
        raise StoreError(f"table {table.id} cannot be repaired: {examined.broken}; restore it from a backup")
    if found.back_to is not None and not back:
        raise StoreError(
            f"table {table.id}: {examined.broken}. It can go on only from position {found.back_to}, before that event: "
            "say so with --back, or use the version of hustings that played it"
        )
    if table.seq == BEFORE_SETUP or not examined.positions:
        raise StoreError(f"table {table.id} has not begun, so its log has nothing to repair")
    rules = rules_of(table)
    if rules.sheet.hash != table.figures:
        raise StoreError(
            f"table {table.id} was played with figures {table.figures}, this program's are {rules.sheet.hash}: "
            "use the version of hustings that has them"
        )
    to = table.seq if found.back_to is None else found.back_to
    void = _void(whole, examined, found.back_to)
    play = rules.resume(examined.positions[to], entries_of(lineage(whole.loaded.events, to)))
    cleared = to != table.seq or any(draft_refused(play, seat, options) for seat, options in whole.loaded.sealed.items())
    more = {"engine": __version__, "was": table.engine, **({"void": void} if void else {})}
    event = Event(table.seq + 1, REPAIR, -1, at, to=to, more=more)
    snapshots = [s for s in whole.snapshots if s.seq in examined.positions]
    store.rewrite(
        table.id,
        table.seq,
        event,
        position=play.position.tobytes(),
        again=[again for again, was in _pairs(whole, examined) if again != was],
        snapshots=[Snapshot(s.seq, rules.layout, examined.positions[s.seq]) for s in snapshots],
        table_changes=_changes(table, rules, play, {} if cleared else whole.loaded.sealed),
        sealed_cleared=cleared,
    )
    return event.seq


def _last_that_holds(whole: Whole, broken: Broken) -> int | None:
    """The last position before the break on the way to where the table is: the table can go on from there."""
    try:
        way = lineage(whole.loaded.events)
    except Broken:
        return None
    holding = [event.seq for event in way if event.seq < broken.seq]
    return holding[-1] if holding else None


def _void(whole: Whole, examined: Examined, back_to: int | None) -> list[int]:
    """Events that have no position any more: the one that breaks and all after it."""
    if back_to is None:
        return []
    return [e.seq for e in whole.loaded.events if e.seq not in examined.positions and e.seq not in voided(whole.loaded.events)]


def _pairs(whole: Whole, examined: Examined) -> list[tuple[Event, Event]]:
    was = {event.seq: event for event in whole.loaded.events}
    return [(again, was[again.seq]) for again in examined.events]


def _changes(table: StoredTable, rules: Rules, play: Play, sealed: Mapping[int, Any]) -> dict[str, Any]:
    """The table's row as the rules have it now. Who waits is told again by the server when it opens the table."""
    changes: dict[str, Any] = {"engine": __version__, "layout": rules.layout, "entries": len(play.entries)}
    changes["result"] = result_of(play)
    changes["waiting"] = [seat for seat in play.asked if seat not in sealed]
    if table.status != "abandoned" and play.over != (table.status == "over"):
        changes["status"] = "over" if play.over else "playing"
    return changes
