"""Promises at a table: offers, answers, who may know of them, and their outcome when the game goes on or back."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from hustings.core.promises import Keeping
from hustings.games.die_macher.options import AGREE, DECLINE, PASS, PROPOSE
from hustings.tables import offers, promises, shapes
from hustings.tables.catch_up import caught_up, standing_after
from hustings.tables.change import Applied
from hustings.tables.errors import NotNow
from hustings.tables.model import EventKind, Seat, SeatKind, Status
from hustings.tables.promises import MOST_OFFERS, Promise, Stage
from hustings.tables.repair import plan, repair, repaired
from hustings.tables.stored import Loaded, TableArchive
from hustings.tables.table import Table
from hustings.tables.verify import examine
from support.die_macher.coalition_table import before_coalitions, people

SPECTATOR = 3


def known(table: Table) -> list[list[str]]:
    """For each reader, the spectator last, the stages of the promises that it knows of."""
    return [[promise["stage"] for promise in table.promises_of(reader) or []] for reader in range(4)]


def promised(table: Table, *, public: bool = False) -> Table:
    """A table at which seats 0 and 1 have promised each other a coalition in the first state."""
    table.apply(offers.make(table, 0, 1, 0, public=public))
    table.apply(offers.answer(table, 1, 0, 0, True))
    return table


def act(table: Table, seat: int, option: int) -> Applied:
    return table.apply(table.act(seat, [option]))


def only(table: Table) -> Promise:
    (promise,) = table.promises
    return promise


# Talking


def test_a_private_offer_and_its_answer_are_known_to_two() -> None:
    table = before_coalitions()
    change = offers.make(table, 0, 1, 0, public=False)
    assert not table.promises, "nothing has changed before it is applied"
    assert not change.announced and change.head.updated == table.head.updated, "nobody else can tell"
    assert table.apply(change).promised == (0, 1)
    assert known(table) == [["offered"], ["offered"], [], []]
    assert table.apply(offers.answer(table, 1, 0, 0, True)).promised == (0, 1)
    assert known(table) == [["agreed"], ["agreed"], [], []]


def test_an_offer_before_all_is_known_to_all() -> None:
    table = before_coalitions()
    assert table.apply(offers.make(table, 0, 1, 0, public=True)).promised == (0, 1, 2, SPECTATOR)
    table.apply(offers.answer(table, 1, 0, 0, False))
    assert known(table) == [["declined"]] * 4


def test_an_offer_can_be_withdrawn_until_it_is_answered() -> None:
    table = before_coalitions()
    table.apply(offers.make(table, 0, 1, 0, public=False))
    with pytest.raises(NotNow, match="your own offer"):
        offers.answer(table, 0, 1, 0, True)
    table.apply(offers.answer(table, 0, 1, 0, False))
    assert only(table).stage == Stage.WITHDRAWN
    with pytest.raises(NotNow, match="no such offer"):
        offers.answer(table, 1, 0, 0, True)
    with pytest.raises(NotNow, match="cannot be taken back"):
        offers.answer(promised(before_coalitions()), 0, 1, 0, False)


def test_two_seats_have_one_offer_about_a_state_and_leave_it_at_three() -> None:
    table = before_coalitions()
    for turn in range(MOST_OFFERS):
        assert (1, 0) in offers.possible(table, 0) and (0, 0) in offers.possible(table, 1)
        by = turn % 2
        table.apply(offers.make(table, by, 1 - by, 0, public=False))
        assert (1, 0) not in offers.possible(table, 0)
        with pytest.raises(NotNow, match="already"):
            offers.make(table, 1 - by, by, 0, public=True)
        table.apply(offers.answer(table, 1 - by, by, 0, False))
    assert only(table).times == MOST_OFFERS
    assert (1, 0) not in offers.possible(table, 0) and (1, 1) in offers.possible(table, 0)
    with pytest.raises(NotNow, match="3 times"):
        offers.make(table, 0, 1, 0, public=False)


def test_offers_are_possible_where_the_game_allows_it_and_a_person_sits() -> None:
    table = before_coalitions()
    assert offers.possible(table, 0) == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)], "2 has no tile in the first"
    with pytest.raises(NotNow, match="cannot come about"):
        offers.make(table, 0, 2, 0, public=False)
    table.apply(table.reseat(EventKind.BOT, Seat(1, SeatKind.BOT, "Bot", bot="easy")))
    assert {to for to, _ in offers.possible(table, 0)} == {2}
    with pytest.raises(NotNow, match="not begun"):
        offers.make(people(), 0, 1, 0, public=False)


def test_another_game_has_nothing_to_promise() -> None:
    table = people("helvetiq", 2)
    table.apply(table.set_up())
    assert table.promises_of(0) is None and offers.possible(table, 0) == []
    with pytest.raises(NotNow, match="nothing to promise"):
        offers.make(table, 0, 1, 0, public=False)


def test_what_a_muted_seat_offers_is_not_shown() -> None:
    table = before_coalitions()
    table.apply(table.update(seats=[replace(table.seats[1], muted=(0,))]))
    assert table.apply(offers.make(table, 0, 1, 0, public=False)).promised == (0,)
    assert known(table) == [["offered"], [], [], []]
    assert table.apply(table.update(seats=[replace(table.seats[1], muted=())])).promised == (1,)


# Who sits there


@pytest.mark.parametrize("public", [False, True])
def test_nobody_after_a_person_reads_its_private_talk_or_is_held_to_it(public: bool) -> None:
    table = promised(before_coalitions(), public=public)
    opened = replace(table.seats[1], kind=SeatKind.OPEN, token_hash=None)
    table.apply(table.reseat(EventKind.OPENED, opened))
    assert only(table).stage == Stage.LAPSED and only(table).gone == (1,)
    table.apply(table.update(seats=[replace(opened, kind=SeatKind.PERSON, token_hash="new")]))
    assert known(table) == ([["lapsed"]] * 4 if public else [["lapsed"], [], [], []])
    act(table, 0, PASS)
    act(table, 1, PASS)
    assert only(table).verdicts is None
    table.apply(offers.make(table, 1, 0, 1, public=False))
    assert known(table)[1][-1] == "offered", "the new person's own talk is theirs"


def test_a_new_link_for_the_same_person_changes_nothing() -> None:
    table = promised(before_coalitions())
    table.apply(table.reseat(EventKind.NEW_LINK, replace(table.seats[1], token_hash="another")))
    assert known(table) == [["agreed"], ["agreed"], [], []]


def test_everything_is_open_when_the_table_has_ended() -> None:
    table = promised(before_coalitions())
    assert table.apply(table.update(status=Status.ABANDONED)).promised == (2, SPECTATOR)
    assert known(table) == [["agreed"]] * 4
    with pytest.raises(NotNow, match="abandoned"):
        offers.make(table, 0, 1, 1, public=False)
    assert offers.possible(table, 0) == []


# The outcome in the game


def told(table: Table) -> list[str]:
    return [said["line"]["key"].removeprefix("promise-coalition-") for said in (table.promises_of(0) or [])[0]["lines"]]


def test_a_promise_that_was_kept_is_said_to_have_been() -> None:
    table = promised(before_coalitions())
    assert act(table, 0, PROPOSE + 1).promised == (0, 1), "what it has done is noted"
    assert act(table, 1, AGREE).promised == (0, 1)
    assert only(table).verdicts == (Keeping.KEPT, Keeping.KEPT)
    assert only(table).settled == promises.Instant(table.seq, table.standing.entries, 5.0)
    assert told(table) == ["offered", "agreed", "kept-both"]
    assert known(table)[2:] == [[], []], "what was private stays so until the end"


def test_each_of_the_two_is_judged_by_what_it_did() -> None:
    table = promised(before_coalitions())
    act(table, 0, PROPOSE + 1)
    act(table, 1, DECLINE)
    act(table, 1, PASS)
    assert only(table).verdicts == (Keeping.KEPT, Keeping.BROKEN)
    assert told(table) == ["offered", "agreed", "kept", "broken"]
    (by, to) = [said["line"]["things"]["party"]["key"] for said in (table.promises_of(0) or [])[0]["lines"]][2:]
    assert (by, to) == tuple(seat["key"] for seat in table.parties()[:2]), "each line is about one of the two"


def test_an_offer_that_nobody_has_answered_lapses_with_the_state() -> None:
    table = before_coalitions()
    table.apply(offers.make(table, 0, 1, 0, public=False))
    act(table, 0, PASS)
    assert only(table).stage == Stage.OFFERED
    act(table, 1, PASS)
    assert only(table).stage == Stage.LAPSED and told(table) == ["offered", "lapsed"]
    with pytest.raises(NotNow, match="no such offer"):
        offers.answer(table, 1, 0, 0, True)


def test_what_the_game_has_said_is_taken_back_with_the_decision_and_talk_is_not() -> None:
    table = promised(before_coalitions())
    start = table.running.position.tobytes()
    act(table, 0, PASS)
    assert [sign.said for sign in only(table).signs] == ["passed-over"]
    table.apply(table.undo(0, start))
    assert only(table).signs == () and only(table).stage == Stage.AGREED
    act(table, 0, PROPOSE + 1)
    act(table, 1, DECLINE)
    act(table, 1, PASS)
    assert only(table).verdicts == (Keeping.KEPT, Keeping.BROKEN)
    table.apply(table.rewind(0, 0, 1, table.rules.resume(start, ())))
    assert only(table).stage == Stage.AGREED and only(table).verdicts is None and only(table).signs == ()
    assert only(table).made.entries == 1


def test_an_offer_that_had_lapsed_stands_again_when_the_game_goes_back() -> None:
    table = before_coalitions()
    start = table.running.position.tobytes()
    table.apply(offers.make(table, 0, 1, 0, public=False))
    act(table, 0, PASS)
    act(table, 1, PASS)
    table.apply(table.rewind(0, 0, 1, table.rules.resume(start, ())))
    assert only(table).stage == Stage.OFFERED and only(table).settled is None


# Stored, and read by other processes


def stored(table: Table) -> Loaded:
    """The table as a store returns it, after a round trip through JSON."""
    head = replace(table.head, extra=json.loads(json.dumps(table.head.extra)))
    assert table.play is not None
    return Loaded(head, tuple(table.seats), table.play.position.tobytes(), {}, (), ())


def test_a_table_that_was_stored_knows_all_of_it() -> None:
    table = promised(before_coalitions())
    act(table, 0, PROPOSE + 1)
    act(table, 1, DECLINE)
    act(table, 1, PASS)
    shapes.extra(table.head.extra)
    again = Table.opened(stored(table), lambda: 5.0)
    assert again.promises == table.promises and again.promises_of(0) == table.promises_of(0)


def test_another_process_tells_only_those_who_may_know() -> None:
    table, other = before_coalitions(), before_coalitions()
    table.apply(offers.make(table, 0, 1, 0, public=False))
    change = caught_up(other, stored(table), standing_after(other, ()) or other.standing)
    assert not change.announced
    assert other.apply(change).promised == (0, 1) and other.promises == table.promises


@pytest.mark.parametrize(
    "wrong",
    [{"place": "x"}, {"stage": "sworn"}, {"made": None}, {"verdicts": ["kept"]}, {"signs": [1]}, {"gone": 1}, {"by": None}],
)
def test_a_promise_of_the_wrong_shape_is_named(wrong: dict[str, Any]) -> None:
    kept = only(promised(before_coalitions())).stored()
    shapes.extra({"promises": [kept]})
    with pytest.raises(ValueError, match="promises"):
        shapes.extra({"promises": [{**kept, **wrong}]})


@pytest.mark.parametrize("wrong", [{"by": 9}, {"to": 0}, {"place": 7}, {"what": "peace"}])
def test_a_promise_that_cannot_be_of_this_table_is_passed_over_and_repaired(wrong: dict[str, Any]) -> None:
    table = people()
    start = table.begun_at(before_coalitions().running.position, {})
    assert start.first is not None
    kept = only(promised(before_coalitions())).stored()
    head = replace(start.head, extra={"midway": True, "promises": [kept, {**kept, **wrong}]})
    loaded = Loaded(head, start.seats, start.position, {}, (start.first,), ())
    assert len(Table.opened(loaded).promises) == 1
    whole = TableArchive(loaded, (), ())
    assert [difference.field for difference in examine(whole).differences] == ["promises"]
    mended = repaired(whole, repair(whole, plan(whole), at=2.0))
    assert mended.loaded.table.extra["promises"] == [kept] and not examine(mended).differences
