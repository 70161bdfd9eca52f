"""Checksums of rows: every column is covered, every write keeps them, and a later write does not vouch for rows it did not
make."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Boolean, Column, Float, Integer, LargeBinary, MetaData, Table, update

from hustings.store import Store, analyses, notes, notices, schema, uptime
from hustings.store.checksums import CHECKSUM, LEFT_OUT, checksum
from hustings.store.database import file_of, writing
from hustings.store.integrity import report
from hustings.store.mending import mend
from hustings.tables.analyses import DONE, StoredAnalysis
from hustings.tables.change import Repair
from hustings.tables.model import ChatEntry, Seat, SeatKind
from hustings.tables.notice_channels import StoredWay
from hustings.tables.stored import Answer
from support.checksums import not_as_written
from support.commands import Command, run
from support.stored_tables import Game, plain_event, plain_table

__all__ = ["run"]
POSITION = bytes(100)


def _values(column: Column[Any]) -> tuple[Any, Any]:
    """Two values that a column can hold."""
    kinds: list[tuple[Any, tuple[Any, Any]]] = [
        (JSON, ({"a": 1}, {"a": 2})),
        (Boolean, (False, True)),
        (Integer, (3, 4)),
        (Float, (5.0, 5.5)),
        (LargeBinary, (b"a", b"b")),
    ]
    return next((values for kind, values in kinds if isinstance(column.type, kind)), ("a", "b"))


@pytest.mark.parametrize("table", schema.metadata.sorted_tables, ids=str)
def test_a_checksum_covers_every_column_that_is_not_left_out_for_a_reason(table: Table) -> None:
    row = {column.name: _values(column)[0] for column in table.c if column.name != CHECKSUM}
    whole = checksum(table, row)
    for column in table.c:
        if column.name != CHECKSUM:
            covered = str(column) not in LEFT_OUT
            assert (checksum(table, {**row, column.name: _values(column)[1]}) != whole) == covered, column
            assert (checksum(table, {**row, column.name: None}) != whole) == covered, column


@pytest.mark.parametrize("table", schema.metadata.sorted_tables, ids=str)
def test_a_column_that_comes_later_leaves_the_checksums_of_before_right(table: Table) -> None:
    """A version of the program that does not know the last column, and the next version, which finds it NULL."""
    columns = [column for column in table.c if column.name != CHECKSUM]
    row = {column.name: _values(column)[0] for column in columns}
    later = Table(table.name, MetaData(), *(Column(column.name, column.type) for column in columns), Column("later", JSON))
    assert checksum(later, {**row, "later": None}) == checksum(table, row) != checksum(later, {**row, "later": {}})


def test_they_are_what_they_were_in_every_version() -> None:
    """Changing this, by another order of columns or another way to write them, would make the rows of every database wrong."""
    line = {"table_id": "one", "number": 3, "seat": 0, "name": "Ä", "to_seat": None, "text": "hello", "at": 5.5}
    assert checksum(schema.chat, line).hex() == "267f2cf4c2e455c7"
    event = {"table_id": "one", "seq": 3, "kind": "act", "seat": 0, "at": 5, "data": {"b": [1], "a": {"x": None}}, "told": {}}
    assert checksum(schema.events, event).hex() == "1749bf322a6ab754"


def test_what_is_left_out_is_there_and_has_a_reason() -> None:
    columns = {str(column) for table in schema.metadata.sorted_tables for column in table.c}
    assert all(name in columns and len(reason) > 20 for name, reason in LEFT_OUT.items())


def test_rows_of_two_kinds_have_different_checksums() -> None:
    row = {"table_id": "one", "seat": 0, "turn": 0, "text": "[]", "options": "[]"}
    assert checksum(schema.notes, row) != checksum(schema.sealed, row)


def test_a_whole_number_in_the_place_of_a_time_is_what_the_database_makes_of_it(store: Store) -> None:
    store.create(plain_table(created=1, updated=2, due=3), [])
    assert not_as_written(store) == []


def test_every_write_keeps_them(store: Store) -> None:
    people = [Seat(seat, SeatKind.PERSON, f"P{seat}", token_hash=f"link-{seat}") for seat in range(3)]
    store.create(plain_table(seq=0, status="playing"), people, plain_event(0), POSITION)
    again = replace(plain_event(1), told=())
    repair = Repair("one", 9, plain_event(3), POSITION, (again,), {0: POSITION}, {"layout": "new"}, clears_drafts=True)
    steps: list[Callable[[int], object]] = [
        lambda version: store.append(
            "one", version, plain_event(1), position=POSITION, snapshot=True, answer=Answer("a", 0, {"seq": 1})
        ),
        lambda version: store.seal("one", version, 0, [1], Answer("b", 0, {"seq": 1}), {"waiting": (1, 2)}),
        lambda version: store.seal("one", version, 0, [1, 2]),
        lambda version: store.seal("one", version, 1, None),
        lambda version: store.append(
            "one",
            version,
            plain_event(2),
            position=POSITION,
            snapshot=True,
            sealed_cleared=True,
            table_changes={"layout": "other", "waiting": (2,)},
            seats=[replace(people[0], name="Somebody")],
        ),
        lambda version: store.update(
            "one", version, changes={"title": "x", "due": 7}, votes=[{"what": "pause", "by": 0, "to": None, "agreed": [0]}]
        ),
        lambda version: store.update("one", version, seats=[Seat(1, SeatKind.BOT, "Bot", bot="easy"), Seat(4, SeatKind.OPEN)]),
        lambda version: store.create(plain_table("two"), [], follows=("one", version)),
        lambda version: store.seal("one", version, 2, [5]),
        lambda version: store.rewrite(replace(repair, version=version)),
        lambda version: store.replace(store.whole("one"), version),
    ]
    for version, step in enumerate(steps):
        step(version)
        store.chat("one", ChatEntry(0, "A", "hello", 1.0, 1))
        assert not_as_written(store) == [], version
    store.insert(replace(store.whole("two"), loaded=replace(store.whole("two").loaded, table=plain_table("three"))))
    assert not_as_written(store) == []


def test_notices_notes_analyses_and_uptime_keep_them(store: Store) -> None:
    people = [Seat(0, SeatKind.PERSON, "P0", token_hash="link")]
    turns = {"turns": {"0": 0}}
    store.create(plain_table(seq=0, status="playing", waiting=(0,), extra=turns), people, plain_event(0), POSITION)
    way = StoredWay(0, "stop", webhook="https://example.org/x")
    notices.put_way(store, "one", way)
    notices.change_way(store, "one", 0, way, format="slack")
    for turn in notices.unplanned(store):
        notices.plan(store, turn, 5)
    (due,) = notices.due_by(store, 6.0)
    notices.postpone(store, due, 7.0)
    (due,) = notices.due_by(store, 8.0)
    claimed = notices.claim(store, due)
    assert claimed is not None
    notices.settle(store, claimed, {"ok": False}, sent=False, again=9.0)
    notices.note_last(store, "one", 0, {"ok": True})
    assert not_as_written(store) == []
    notes.put_note(store, "one", 0, "mine", "link")
    analyses.begin(store, StoredAnalysis("a", 5, 1.0, table="one"))
    analyses.begin(store, StoredAnalysis("b", 5, 2.0, record_hash="h", record=b"record"))
    first = analyses.claim(store, 5.0, 6.0)
    assert first is not None and analyses.keep(store, first.id, 5, {"x": 1}, 6.0, DONE)
    second = analyses.claim(store, 5.0, 6.0)
    assert second is not None
    analyses.let_go(store, second.id)
    uptime.begin(store, 100.0, 10.0)
    uptime.beat(store, 100.0, 101.0, 10.0)
    uptime.probe(store, 102.0)
    uptime.beat(store, 100.0, 50.0, 10.0)
    assert not_as_written(store) == []


def _damage(store: Store, table: Table, where: Any, **values: Any) -> None:
    with writing(store.engine) as connection:
        assert connection.execute(update(table).where(where).values(**values)).rowcount == 1


def test_a_table_that_is_played_on_does_not_vouch_for_damage_of_before(store: Store) -> None:
    game = Game(store, game="helvetiq", players=3).some(3)
    _damage(store, schema.tables, schema.tables.c.id == "one", title="Tablf one")
    _damage(store, schema.seats, (schema.seats.c.table_id == "one") & (schema.seats.c.seat == 1), name="Persoo 1")
    game.act()
    store.update("one", game.version, seats=[replace(store.whole("one").loaded.seats[1], muted=(0,))])
    assert not_as_written(store) == ["tables ['one']", "seats ['one', 1]"]
    found = report(store, "one")
    assert found is not None
    assert [fault for fault in found.faults if "not as it was written" in fault] == [
        "now, checksum: it is not as it was written",
        "seat 1, checksum: it is not as it was written",
    ]
    mend(store, found, at=5000.0)
    assert not_as_written(store) == []


def test_rows_that_have_changed_places_are_found(store: Store) -> None:
    Game(store, game="helvetiq", players=3).some(3)
    for text in ("yes", "no"):
        store.chat("one", ChatEntry(0, "Person 0", text, 1.0))
    chat = schema.chat
    _damage(store, chat, chat.c.number == 1, number=3)
    _damage(store, chat, chat.c.number == 2, number=1)
    _damage(store, chat, chat.c.number == 3, number=2)
    found = report(store, "one")
    assert found is not None
    assert [fault for fault in found.faults if "not as it was written" in fault] == [
        "line of chat 1, checksum: it is not as it was written",
        "line of chat 2, checksum: it is not as it was written",
    ]


@pytest.mark.sqlite
def test_rows_of_before_are_accepted_and_given_theirs_when_the_table_holds(sqlite: Store, run: Command) -> None:
    for name in ("one", "two"):
        Game(sqlite, name, game="helvetiq", players=3).some(3)
    file = file_of(sqlite.engine.url)
    assert file is not None
    sqlite.close()
    with closing(sqlite3.connect(file)) as raw:
        rows = sum(raw.execute(f"UPDATE {table} SET checksum = NULL").rowcount for table in schema.metadata.tables)
        raw.execute("UPDATE tables SET status = 'plaxing' WHERE id = 'two'")
        raw.commit()
    told = json.loads(run("admin", "verify", "--json", "--db", str(file)).out)
    assert (told["without_checksum"], told["checksums_added"], told["differ"]) == (rows, 0, 1)
    assert f"{rows} rows are older than checksums" in run("admin", "verify", "--db", str(file)).out
    added = json.loads(run("admin", "verify", "--add-checksums", "--json", "--db", str(file)).out)
    assert added["checksums_added"] + added["without_checksum"] == rows and added["checksums_added"] > 0
    again = Store.open(str(file))
    assert {one.split()[1] for one in not_as_written(again)} == {"['two']", "['two',"}, "nobody vouches for what does not hold"
    again.close()


def test_a_row_of_before_gets_its_checksum_when_it_is_written(store: Store) -> None:
    game = Game(store, game="helvetiq", players=3)
    _damage(store, schema.tables, schema.tables.c.id == "one", checksum=None)
    game.act()
    assert not_as_written(store) == []


@pytest.mark.sqlite
def test_a_time_that_a_disk_has_changed_is_no_uptime(sqlite: Store, tmp_path: Path) -> None:
    uptime.begin(sqlite, 100.0, 10.0)
    _damage(sqlite, schema.uptime, schema.uptime.c.began == 100.0, until=140.0)
    uptime.begin(sqlite, 120.0, 10.0)
    assert uptime.beat(sqlite, 120.0, 121.0, 10.0) == [] and not_as_written(sqlite) == []
