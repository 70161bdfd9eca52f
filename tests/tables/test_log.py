"""The fold of a table's log, compared with another implementation that looks at the whole log at once."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hustings.core.chance import SEEN, SHOWN
from hustings.tables.log import Event, Played, Standing, fold, standing
from hustings.tables.model import SEVERAL, TABLE_ITSELF, EventKind


def act(seq: int, seat: int, *, shown: int = 0, count: int = 1, stand_in: bool = False) -> Event:
    entries = tuple(Played(seat, 7, (), shown) for _ in range(count))
    return Event(seq, EventKind.ACT, seat, 0.0, entries, more={"stand_in": [seat]} if stand_in else {})


def setup() -> Event:
    return Event(0, EventKind.SETUP, TABLE_ITSELF, 0.0, (Played(-1, 0, (), SEEN),))


def back(seq: int, kind: EventKind, to: int, seat: int = 0) -> Event:
    return Event(seq, kind, seat, 0.0, to=to)


def undoable(*events: Event) -> list[int]:
    return [one.seq for one in fold([setup(), *events])[1].undoable]


def test_a_seat_takes_back_what_it_did_last_one_event_after_the_other() -> None:
    log = [setup(), act(1, 0), act(2, 0, count=3), act(3, 0)]
    found = fold(log)[1]
    assert [(one.seq, one.back, one.entries) for one in found.undoable] == [(1, 0, 1), (2, 1, 2), (3, 2, 5)]
    after = fold([*log, back(4, EventKind.UNDO, 2)])[1]
    assert (after.seq, after.entries, [one.seq for one in after.undoable]) == (2, 5, [1, 2])


@pytest.mark.parametrize(
    "barrier",
    [
        act(2, 0, shown=SHOWN),
        act(2, 0, shown=SEEN),
        act(2, 0, stand_in=True),
        act(2, SEVERAL),
        Event(2, EventKind.STAND_IN, TABLE_ITSELF, 0.0, more={"seats": [1]}),
        Event(2, EventKind.BACK, TABLE_ITSELF, 0.0, more={"seats": [1]}),
    ],
)
def test_nothing_is_taken_back_beyond_a_barrier(barrier: Event) -> None:
    assert undoable(act(1, 0), barrier) == []
    assert undoable(act(1, 0), barrier, act(3, 0)) == [3]


def test_what_another_seat_did_and_took_back_was_seen() -> None:
    assert undoable(act(1, 0), act(2, 1)) == [2]
    assert undoable(act(1, 0), act(2, 1), back(3, EventKind.UNDO, 1, seat=1)) == []


def test_after_a_rewind_nothing_is_left_to_take_back() -> None:
    log = [setup(), act(1, 0), act(2, 0), act(3, 0), back(4, EventKind.REWIND, 1)]
    events, now = fold(log)
    assert [event.seq for event in events] == [0, 1] and now == Standing(1, 2)
    assert now.after(back(5, EventKind.UNDO, 0)) is None, "only the whole log knows where that leads"


def test_a_repair_may_name_a_taking_back() -> None:
    log = [setup(), act(1, 0), act(2, 0), back(3, EventKind.UNDO, 1), back(4, EventKind.REPAIR, 3)]
    assert fold(log)[1] == Standing(1, 2)


@pytest.mark.parametrize("seed", range(60))
def test_the_fold_agrees_with_a_look_at_the_whole_log(seed: int) -> None:
    """Random logs of all kinds, compared after every event, folded event by event and all at once."""
    rng = random.Random(seed)
    log, now = [setup()], Standing(0, 1)
    for seq in range(1, 60):
        kind = rng.choice("aaaaauunrs")
        stands = standing(log)
        if kind == "u" and now.undoable:
            event = back(seq, EventKind.UNDO, now.undoable[-1].back, now.undoable[-1].seat)
        elif kind == "r" and rng.random() < 0.3:
            event = back(seq, EventKind.REWIND, rng.choice(stands).seq)
        elif kind == "n":
            event = Event(seq, EventKind.STAND_IN, TABLE_ITSELF, 0.0, more={"seats": [0]})
        else:
            seat = rng.choice([0, 0, 0, 1, SEVERAL])
            event = act(seq, seat, shown=rng.choice([0, 0, 0, 0, SHOWN]), count=rng.choice([1, 2]), stand_in=rng.random() < 0.05)
        log.append(event)
        now = now.after(event) or fold(log)[1]
        assert now == fold(log)[1]
        assert (now.seq, [(one.seq, one.back, one.entries) for one in now.undoable]) == second_opinion(log)


def second_opinion(events: list[Event]) -> tuple[int, list[tuple[int, int, int]]]:
    stands = standing(events)
    seat = stands[-1].seat

    def own(event: Event) -> bool:
        mine = event.seat == seat >= 0 and event.kind in (EventKind.ACT, EventKind.UNDO) and not event.more.get("stand_in")
        return mine and not any(played.revealed for played in event.entries)

    free = max(event.seq for event in events if not own(event))
    found, entries = [], len(stands[0].entries)
    for before, event in pairwise(stands):
        if event.seq > free:
            found.append((event.seq, before.seq, entries))
        entries += len(event.entries)
    return stands[-1].seq, found
