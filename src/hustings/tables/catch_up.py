"""Changes of a table that another process has written: only the new part is read, and it becomes a `Change` like any other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..core.play import Play
from . import deal, votes
from .change import Change, Draft
from .log import Event, Standing
from .model import Extras, Seat, TableHead
from .stored import Loaded
from .table import Table


def standing_after(table: Table, events: Iterable[Event]) -> Standing | None:
    """The standing of a table's log after new events. None if only the whole log can tell."""
    now: Standing | None = table.standing
    for event in events:
        now = now and now.after(event)
    return now


def caught_up(table: Table, found: Loaded, standing: Standing) -> Change:
    """Everything that other processes have written, as one change. `found`: the stored table, with only the new events;
    `standing`: where its log stands."""
    play = table.rules.resume(found.position or b"", ()) if found.events else table.play
    if play is not None and found.events:
        deal.go_on(play, found.table.extra.get("drawn", {}))
    drafts = _drafts(table, found, play)
    options = {seat: draft.options for seat, draft in table.drafts.items()}
    return Change(
        table.head,
        found.table,
        seats=found.seats,
        events=found.events,
        play=play if found.events else None,
        standing=replace(standing, entries=found.table.entries),
        drafts=drafts,
        drafted=tuple(s for s in {*options, *drafts} if s not in drafts or options.get(s) != drafts[s].options),
        ballots=votes.of_stored(found.table.votes),
        ordered=tuple(new.seat for old, new in zip(table.seats, found.seats, strict=True) if old.orders != new.orders),
        announced=not _seats_alike(table.seats, found.seats) or not _heads_alike(table.head, found.table, bool(found.events)),
    )


def _drafts(table: Table, found: Loaded, play: Play | None) -> dict[int, Draft]:
    """The sealed answers of seats, each on its own copy of the game."""
    drafts: dict[int, Draft] = {}
    for seat, options in found.sealed.items():
        known = table.drafts.get(seat) if play is table.play else None
        if known is not None and known.options == options:
            drafts[seat] = known
        elif known is not None and not known.done and known.options == options[: len(known.options)]:  # more of the same draft
            drafts[seat] = table.draft(seat, options[len(known.options) :], known.own, known.options)
        elif play is not None:
            drafts[seat] = table.draft(seat, options, play)
    return drafts


def _heads_alike(a: TableHead, b: TableHead, moved: bool) -> bool:
    """Whether two heads of a table look the same to readers, apart from what a push of the position tells them."""
    same = replace(a, seq=b.seq, version=b.version, updated=b.updated, entries=b.entries, waiting=b.waiting, result=b.result)
    same = replace(same, extra=_with_promises_of(a.extra, b.extra))
    alike = (replace(same, clock=b.clock, due=b.due, extra=b.extra) if moved else same) == b
    return alike and a.extra.get("hurried", False) == b.extra.get("hurried", False)


def _with_promises_of(a: Extras, b: Extras) -> Extras:
    """The first with the promises of the second, so that these make no difference: readers who may know of a promise are told
    separately (`TableState.apply`)."""
    extra = Extras(**a)
    extra.pop("promises", None)
    return {**extra, "promises": b["promises"]} if "promises" in b else extra


def _seats_alike(a: Sequence[Seat], b: Sequence[Seat]) -> bool:
    """Whether seats look the same to others, who do not see standing orders."""
    return [replace(seat, orders=()) for seat in a] == [replace(seat, orders=()) for seat in b]
