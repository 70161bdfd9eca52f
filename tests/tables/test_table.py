"""A table without a server or a store: the contents of a change, and that only applying one changes the table."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from hustings.core import layout
from hustings.core.errors import IllegalAction
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.tables.batch import AT_ONE_SCREEN, EVERY_END, BatchEnd, decide
from hustings.tables.catch_up import caught_up, standing_after
from hustings.tables.change import Change
from hustings.tables.errors import BatchTooLong, NotNow
from hustings.tables.model import SEVERAL, EventKind, Seat, SeatKind, Status, TableHead
from hustings.tables.stored import Loaded
from hustings.tables.table import Table
from hustings.tables.votes import Ballot, Motion

GAMES = ("die-macher", "helvetiq")


def new_table(name: str, players: int = 3, **more: Any) -> Table:
    game = find_game(name)
    setup = make_setup(game, players=players)
    sheet = game.sheet(setup, None)
    fingerprint = layout.layout_hash(game.position)
    head = TableHead("t", name, setup.edition, players, "T", "h", "s", "0", fingerprint, sheet.hash, 1.0, 1.0)
    seats = [Seat(seat, SeatKind.PERSON, f"P{seat}", token_hash=f"link{seat}") for seat in range(players)]
    return Table(replace(head, **more), seats, lambda: 5.0)


def begun(name: str, players: int = 3) -> Table:
    table = new_table(name, players)
    table.apply(table.set_up())
    return table


def state(table: Table) -> tuple[Any, ...]:
    position = None if table.play is None else table.play.position.tobytes()
    drafts = {seat: draft.options for seat, draft in table.drafts.items()}
    return table.head, tuple(table.seats), position, drafts, dict(table.ballots), table.standing.seq, list(table.lines.counts)


def any_act(table: Table, rng: random.Random) -> Change:
    return any_act_of(table, rng.choice(table.waiting_for), rng)


def any_act_of(table: Table, seat: int, rng: random.Random) -> Change:
    return table.act(seat, [rng.choice(table.own(seat).legal(seat))])


@pytest.mark.parametrize("name", GAMES)
def test_a_change_changes_nothing_before_it_is_applied_and_then_one_version(name: str) -> None:
    table, rng = begun(name), random.Random(4)
    for _ in range(150):
        before = state(table)
        change = any_act(table, rng)
        assert state(table) == before and change.version == table.head.version
        table.apply(change)
        assert table.head.version == change.version + 1 and table.head == change.head
        assert table.head.entries == table.standing.entries
        if table.head.status == Status.OVER:
            break
        assert table.head.waiting == tuple(table.waiting_for)


@pytest.mark.parametrize("name", GAMES)
def test_an_undo_leads_back_to_the_position_before(name: str) -> None:
    table, rng, undone = begun(name), random.Random(7), 0
    for _ in range(200):
        if table.head.status == Status.OVER:
            break
        before = table.running.position.tobytes()
        change = any_act(table, rng)
        table.apply(change)
        seat = table.standing.undoable[-1].seat if table.standing.undoable else 0
        if not table.can_undo(seat):
            with pytest.raises(NotNow):
                table.last_undoable(seat)
        if not change.events or not table.can_undo(seat):
            continue
        last = table.last_undoable(seat)
        assert last.before == before
        table.apply(table.undo(seat, before))
        assert table.running.position.tobytes() == before and table.head_seq == last.back
        undone += 1
        table.apply(any_act(table, rng))
    assert undone > 5


@pytest.mark.parametrize("name", GAMES)
def test_another_process_catches_up_to_the_same_table(name: str) -> None:
    """One table is played, and another takes in the changes that were written, a few at a time."""
    table, rng = begun(name), random.Random(11)
    events = [*table.set_up().events]
    other = Table.opened(loaded(table, events), table.now)
    for _ in range(120):
        if table.head.status == Status.OVER:
            break
        change = any_act(table, rng)
        table.apply(change)
        events += change.events
        if rng.random() < 0.5:
            found = loaded(table, [event for event in events if event.seq > other.head.seq])
            standing = standing_after(other, found.events)
            assert standing is not None
            other.apply(caught_up(other, found, standing))
            assert state(other) == state(table)
            assert [one.seq for one in other.standing.undoable] == [one.seq for one in table.standing.undoable]


def loaded(table: Table, events: Any) -> Loaded:
    sealed = {seat: draft.options for seat, draft in table.drafts.items()}
    return Loaded(table.head, tuple(table.seats), table.running.position.tobytes(), sealed, tuple(events), ())


def test_a_batch_ends_with_what_it_draws_and_a_preview_before_it() -> None:
    rng, ends = random.Random(2), set()
    table = begun("helvetiq")
    for _ in range(300):
        if table.head.status == Status.OVER:
            break
        seat = rng.choice(table.waiting_for)
        option = rng.choice(table.own(seat).legal(seat))
        if seat not in table.sealing:
            tried = decide(table.running, seat, [option], preview=True)
            done = decide(table.running, seat, [option])
            assert done.taken == 1 and tried.taken == (0 if tried.ends in (BatchEnd.DRAW, BatchEnd.REVEAL) else 1)
            ends.add(tried.ends)
            if tried.ends != BatchEnd.ALL:
                with pytest.raises(BatchTooLong):
                    table.act(seat, [option, option])
        table.apply(table.act(seat, [option]))
    assert {BatchEnd.ALL, BatchEnd.DRAW} <= ends
    assert EVERY_END - {BatchEnd.SEALED} == AT_ONE_SCREEN


def test_refusals_leave_the_table_as_it_was() -> None:
    table = begun("die-macher")
    before = state(table)
    seat = table.waiting_for[0]
    wrong = next(option for option in range(table.game.options) if option not in table.own(seat).legal(seat))
    with pytest.raises(IllegalAction):
        table.act(seat, [wrong])
    with pytest.raises(NotNow, match="nothing sealed"):
        table.unseal(seat)
    assert state(table) == before
    table.apply(table.update(status=Status.PAUSED))
    with pytest.raises(NotNow, match="paused"):
        table.act(seat, [table.own(seat).legal(seat)[0]])
    with pytest.raises(NotNow, match="not begun"):
        new_table("die-macher").act(0, [0])


def test_what_is_sealed_opens_when_the_last_has_sealed() -> None:
    table, rng = begun("die-macher"), random.Random(1)
    while not table.sealing:
        table.apply(any_act(table, rng))
    *first, last = table.sealing
    for seat in first:
        while seat in table.waiting_for:
            change = any_act_of(table, seat, rng)
            assert change.sealed is not None and change.sealed[0] == seat and change.drafted == (seat,) and not change.events
            table.apply(change)
    opened = any_act_of(table, last, rng)
    while not opened.events:
        table.apply(opened)
        opened = any_act_of(table, last, rng)
    assert opened.clears_drafts and opened.event is not None and opened.event.seat == SEVERAL
    assert {played.seat for played in opened.event.entries} == {*first, last}
    table.apply(opened)
    assert not table.drafts and table.standing.undoable == ()


def test_taking_a_sealed_answer_back_is_written_as_none() -> None:
    table, rng = begun("die-macher"), random.Random(1)
    while not table.sealing:
        table.apply(any_act(table, rng))
    seat = table.sealing[0]
    table.apply(table.act(seat, [table.own(seat).legal(seat)[0]]))
    change = table.unseal(seat)
    assert change.sealed == (seat, None) and not change.clears_drafts
    table.apply(change)
    assert seat not in table.drafts and seat in table.head.waiting


def test_a_rewind_ends_votes_on_what_is_gone() -> None:
    table, rng = begun("helvetiq"), random.Random(3)
    positions = {0: table.running.copy()}
    while table.head.seq < 8:
        table.apply(any_act(table, rng))
        positions[table.head.seq] = table.running.copy()
    table.apply(table.update(ballots=[Ballot(Motion.REWIND, 0, 6), Ballot(Motion.PAUSE, 1)]))
    assert set(table.ballots) == {"rewind", "pause"}
    table.apply(table.rewind(0, 3, 4, positions[3]))
    assert set(table.ballots) == {"pause"} and [vote["what"] for vote in table.head.votes] == ["pause"]
    assert table.head_seq == 3 and table.lines.blocks[-1].kind == EventKind.REWIND


def test_a_seat_that_changes_hands_loses_its_link_and_everyone_is_told() -> None:
    table = begun("helvetiq")
    applied = table.apply(table.update(seats=[replace(table.seats[1], kind=SeatKind.BOT, token_hash=None, bot="normal")]))
    assert applied.unlinked == (1,) and applied.change.announced and not applied.status
    assert table.apply(table.update(seats=[replace(table.seats[0], name="Other")])).unlinked == ()


def test_orders_are_nobody_elses_business() -> None:
    table = begun("die-macher")
    before = table.head
    change = table.give_orders(0, [])
    assert not change.announced and change.columns == {} and change.ordered == (0,)
    table.apply(change)
    assert replace(table.head, version=before.version) == before


def test_everyone_who_is_there_decides_a_vote() -> None:
    ballot = Ballot(Motion.ABANDON, 0).with_consent(0)
    assert not ballot.carried([0, 1]) and ballot.carried([0]) and not ballot.carried([])
    assert ballot.with_consent(1).carried([0, 1])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_a_position_without_being_dealt_again(name: str) -> None:
    table, rng = begun(name), random.Random(6)
    for _ in range(20):
        table.apply(any_act(table, rng))
    assert table.play is not None
    here = table.play.position.tobytes()

    def deal(*given: Any) -> None:
        raise AssertionError("dealt again")

    game = replace(table.game, rules=table.game.rules._replace(begin=deal))
    play = replace(table.rules, game=game).resume(here, ())
    assert (play.position.tobytes(), play.entries) == (here, [])
    assert (play.asked, play.revealed, list(play.turns)) == (table.play.asked, 0, [0] * len(play.turns))
    seat = play.asked[0]
    play.act(seat, rng.choice(play.legal(seat)))
    assert table.play.position.tobytes() == here, "it shares nothing with the game that it came from"
