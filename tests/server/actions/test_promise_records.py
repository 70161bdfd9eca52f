"""Promises in the record of a game: the lines of a replay about them for each viewer, and claims of a record, which are not
trusted."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

from hustings.core.records.model import Record, checksum
from hustings.core.records.read import parse
from hustings.server.actions import review
from hustings.server.actions.review import FinishedGame
from hustings.tables import offers
from hustings.tables.log import Event
from hustings.tables.model import Status
from hustings.tables.promises import Promise, Stage
from hustings.tables.table import Table
from hustings.terminal.viewer import Viewer
from hustings.text.words import Words
from support.die_macher.coalition_table import people

SPECTATOR = 3


@pytest.fixture(scope="module")
def played() -> tuple[Table, list[Event]]:
    """A game of random choices up to the second state, abandoned there. Seats 0 and 1 have promised each other the first state in
    private, 0 and 2 publicly; 1 has an offer about the second state from 2."""
    table, rng = people(), random.Random(3)
    events: list[Event] = []

    def do(change: Any) -> None:
        events.extend(change.events)
        table.apply(change)

    do(table.set_up())
    do(offers.make(table, 0, 1, 0, public=False))
    do(offers.answer(table, 1, 0, 0, True))
    do(offers.make(table, 2, 0, 0, public=True))
    do(offers.answer(table, 0, 2, 0, True))
    do(offers.make(table, 2, 1, 1, public=False))
    while not all(promise.settled for promise in table.promises[:2]):
        seat = rng.choice(table.waiting_for)
        do(table.act(seat, [rng.choice(table.own(seat).legal(seat))]))
    do(table.update(status=Status.ABANDONED))
    return table, events


def whole_of(played: tuple[Table, Sequence[Event]]) -> FinishedGame:
    table, events = played
    return review.of_table(table.head, table.seats, events)


def said(whole: FinishedGame, seat: int | None = None) -> list[tuple[int, str, tuple[str, str]]]:
    """The lines about promises: the frame, the key and the parties of each."""
    return [
        (line["seq"], line["line"]["key"], (line["line"]["things"]["party"]["key"], line["line"]["things"]["party_2"]["key"]))
        for line in review.story(whole, seat)["lines"]
        if line["line"]["key"].startswith("promise-")
    ]


def expected(table: Table, promises: Sequence[Promise]) -> list[tuple[str, str, str]]:
    parties = [seat["key"] for seat in table.parties()]
    found = []
    for promise in promises:
        by, to = parties[promise.by], parties[promise.to]
        found.append(("offered", by, to))
        if promise.stage == Stage.AGREED:
            found.append(("agreed", by, to))
        if promise.verdicts == ("kept", "kept"):
            found.append(("kept-both", by, to))
        elif promise.verdicts is not None:
            found += [(str(promise.verdicts[0]), by, to), (str(promise.verdicts[1]), to, by)]
    return sorted(found)


def names(lines: Sequence[tuple[int, str, tuple[str, str]]]) -> list[tuple[str, str, str]]:
    return sorted((key.removeprefix("promise-coalition-"), *parties) for _, key, parties in lines)


def test_a_replay_tells_of_promises_where_they_were_made_and_settled(played: tuple[Table, list[Event]]) -> None:
    table, whole = played[0], whole_of(played)
    lines = said(whole)
    assert names(lines) == expected(table, table.promises)
    assert {frame for frame, key, _ in lines if key.endswith(("offered", "agreed"))} == {0}
    settled = table.promises[0].settled
    assert settled is not None
    assert {frame for frame, key, _ in lines if not key.endswith(("offered", "agreed"))} == {settled.entries - 1}
    numbers = [line["number"] for line in review.story(whole)["lines"]]
    assert numbers == list(range(len(numbers)))


def test_a_seat_is_told_again_what_it_knew_of(played: tuple[Table, list[Event]]) -> None:
    table, whole = played[0], whole_of(played)
    private, public, other = table.promises
    for seat, knew in ((0, [private, public]), (1, [private, public, other]), (2, [public, other])):
        assert names(said(whole, seat)) == expected(table, knew)


def test_a_record_keeps_them_and_one_without_is_as_before(played: tuple[Table, list[Event]]) -> None:
    table, events = played
    record = parse(review.record_text(whole_of(played)).encode())
    assert record.extra["promises"] == [promise.stored() for promise in table.promises]
    bare = {name: value for name, value in table.head.extra.items() if name != "promises"}
    without = review.of_table(type(table.head)(**{**vars(table.head), "extra": bare}), table.seats, events)
    assert set(without.record.extra) == {"table", "seats"} and said(without) == []


def rewritten(played: tuple[Table, list[Event]], promises: Any) -> Record:
    content = json.loads(review.record_text(whole_of(played)))
    content["extra"]["promises"] = promises
    entries = content.pop("entries")
    content.pop("checksum")
    text = {**content, "entries": entries, "checksum": checksum(content, entries)}
    return parse(json.dumps(text).encode())


def ended(record: Record) -> FinishedGame:
    """An uploaded record, treated as one of a game that is over, so that everything is told."""
    found = review.played(record)
    return FinishedGame(found.record, found.sheet, found.positions, True)


def test_a_record_does_not_decide_who_kept_a_promise(played: tuple[Table, list[Event]]) -> None:
    table = played[0]
    forged = [{**promise.stored(), "verdicts": ["broken", "broken"], "signs": []} for promise in table.promises]
    assert names(said(ended(rewritten(played, forged)))) == expected(table, table.promises)


@pytest.mark.parametrize("promises", [None, 5, {}, [1], [{"by": 0}], "x" * 9])
def test_rubbish_in_its_place_is_passed_over(played: tuple[Table, list[Event]], promises: Any) -> None:
    assert said(ended(rewritten(played, promises))) == []


@pytest.mark.parametrize("change", [{"by": 7}, {"place": 99}, {"made": {"seq": 0, "entries": 10**9, "at": 0}}, {"what": "war"}])
def test_what_cannot_be_is_not_told(played: tuple[Table, list[Event]], change: dict[str, Any]) -> None:
    forged = [{**played[0].promises[0].stored(), "answered": None, "stage": "offered", "settled": None, **change}]
    assert said(ended(rewritten(played, forged))) == []


def test_a_record_of_a_game_that_goes_on_tells_only_what_everybody_knew(played: tuple[Table, list[Event]]) -> None:
    table, whole = played[0], review.played(parse(review.record_text(whole_of(played)).encode()))
    assert not whole.ended
    assert names(said(whole)) == expected(table, [table.promises[1]])


def test_the_terminal_tells_the_same(played: tuple[Table, list[Event]]) -> None:
    record = parse(review.record_text(whole_of(played)).encode())
    for seat, count in ((None, 1), (1, 3)):
        out = io.StringIO()
        Viewer(record, Words(record.game, "en"), Console(file=out, width=200), seat).listing()
        assert out.getvalue().count("for a coalition in") == count
