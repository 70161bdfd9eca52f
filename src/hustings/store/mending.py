"""Mending of a table: its log is played again and the result written, and damaged rows are replaced by what is left of them."""

from __future__ import annotations

from dataclasses import replace

from ..tables.errors import Unplayable
from ..tables.model import BEFORE_SETUP, Status
from ..tables.repair import plan, repair, repaired
from .integrity import TableReport
from .tables import Store


def mend(store: Store, found: TableReport, *, at: float, back: bool = False) -> str:
    """Write what the current rules make of a table, and say what was written. `back`: cut off the end of a log that breaks."""
    whole = found.archive
    if whole is None:
        raise Unplayable(f"table {found.table} cannot be repaired: {found.faults[0]}; restore it from a backup")
    head = whole.loaded.table
    damaged = found.salvaged is not None and bool(found.salvaged.faults)
    forgotten = found.salvaged is not None and found.salvaged.analysis_lost
    if not whole.loaded.events and head.seq == BEFORE_SETUP and damaged:
        waits = replace(head, status=Status.WAITING if head.status != Status.ABANDONED else head.status)
        store.replace(replace(whole, loaded=replace(whole.loaded, table=waits, position=None)), head.version)
        return "written: it waits for players, as before"
    done = repair(whole, plan(whole), at=at, back=back)
    if damaged or done.event.seq != head.seq + 1:
        store.replace(repaired(whole, done), head.version, analysis=not forgotten)
    else:
        store.rewrite(done)
    lost = found.salvaged.seats_lost if found.salvaged is not None else ()
    opened = f"; seat {', '.join(map(str, lost))} was lost and is open" if lost else ""
    anew = "; its analysis was lost and can be asked for again" if forgotten else ""
    return f"written, with event {done.event.seq}{opened}{anew}"
