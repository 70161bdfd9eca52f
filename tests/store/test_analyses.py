"""Notes, notice preferences and analyses in the database: only one process at a time works on an analysis, and no result is
lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hustings.server.tokens import hashed
from hustings.store import Store, analyses, notes, notices
from hustings.tables.analyses import DONE, FAILED, QUEUED, WORKING, StoredAnalysis
from hustings.tables.notice_channels import StoredWay
from support.stored_tables import Game

NEW = StoredAnalysis("a1", 100, 1000.0, record_hash="hash", record=b"the record " * 50)


def begin(store: Store, new: StoredAnalysis = NEW) -> StoredAnalysis:
    return analyses.begin(store, new)


@pytest.fixture
def other(address: str, store: Store) -> Store:
    """The store of another process."""
    return Store.open(address)


def test_begun_once_for_each_game(store: Store) -> None:
    assert begin(store) == NEW
    assert begin(store, replace(NEW, id="a2")).id == "a1", "the same record again"
    assert begin(store, replace(NEW, id="a3", record_hash="other")).id == "a3"
    Game(store, "one")
    assert begin(store, StoredAnalysis("t1", 5, 1.0, table="one")).id == "t1"
    assert begin(store, StoredAnalysis("t2", 5, 1.0, table="one")).id == "t1"
    assert analyses.waiting(store) == 3
    found = analyses.of_record(store, "a1")
    assert found is not None and found.record == NEW.record
    assert analyses.of_record(store, "t1") is None, "what was found at a table is asked for at the table"
    at_table = analyses.of_table(store, "one")
    assert at_table is not None and at_table.id == "t1"


def test_begun_anew_where_the_game_has_gone_another_way(store: Store) -> None:
    Game(store, "one")
    begin(store, StoredAnalysis("t1", 5, 1.0, table="one"))
    assert begin(store, StoredAnalysis("t2", 9, 2.0, table="one")).id == "t2"
    found = analyses.of_table(store, "one")
    assert found is not None and (found.id, found.of) == ("t2", 9)


def test_worked_on_in_turn_and_kept(store: Store) -> None:
    begin(store, replace(NEW, id="late", record_hash="late", created=2000.0))
    begin(store)
    mine = analyses.claim(store, 5000.0, 5030.0)
    assert mine is not None and mine.id == "a1" and mine.state == WORKING and mine.record == NEW.record
    assert analyses.keep(store, "a1", 7, {"found": [1, 2]}, 5060.0)
    found = analyses.of_record(store, "a1")
    assert found is not None and (found.done, found.data, found.state) == (7, {"found": [1, 2]}, WORKING)
    assert analyses.keep(store, "a1", 100, {}, 5060.0, DONE)
    assert not analyses.keep(store, "a1", 3, {}, 5060.0), "what is done stays as it is"
    following = analyses.claim(store, 5000.0, 5030.0)
    assert following is not None and following.id == "late"


def test_one_process_at_a_time(store: Store, other: Store) -> None:
    begin(store)
    assert analyses.claim(store, 5000.0, 5030.0) is not None
    alone = store.engine.dialect.name == "sqlite"  # there the process that held it before is gone
    taken = analyses.claim(other, 5010.0, 5040.0)
    assert (taken is not None) == alone
    if not alone:
        assert analyses.claim(store, 5010.0, 5040.0) is not None, "its own it may take again"
        assert analyses.claim(other, 5041.0, 5070.0) is not None, "left for too long"
    assert not analyses.keep(store, "a1", 9, {}, 6000.0), "it is another's now"
    assert analyses.keep(other, "a1", 9, {"found": []}, 6000.0)
    analyses.let_go(store, "a1")
    if not alone:
        assert analyses.claim(store, 5050.0, 5080.0) is None, "only its holder lets go of it"
    analyses.let_go(other, "a1")
    again = analyses.claim(store, 5050.0, 5080.0)
    assert again is not None and again.done == 9
    other.close()


def test_one_that_failed_is_begun_anew(store: Store) -> None:
    begin(store)
    analyses.claim(store, 1.0, 2.0)
    analyses.keep(store, "a1", 50, {"found": [1]}, 2.0, FAILED)
    assert analyses.claim(store, 9.0, 10.0) is None
    again = begin(store, replace(NEW, id="a2"))
    assert (again.id, again.state, again.done) == ("a2", QUEUED, 0)
    assert analyses.of_record(store, "a1") is None


def test_gone_with_the_table_or_after_a_while(store: Store) -> None:
    Game(store, "one")
    begin(store, StoredAnalysis("t1", 5, 1.0, table="one"))
    notes.put_note(store, "one", 0, "mine", None)
    begin(store)
    assert analyses.tidy(store, 999.0) == 0
    assert analyses.tidy(store, 1001.0) == 1 and analyses.of_record(store, "a1") is None
    assert analyses.of_table(store, "one") is not None
    store.delete("one")
    assert analyses.of_table(store, "one") is None and notes.note(store, "one", 0) == ""


def test_notes_of_a_link_that_is_no_longer_good_are_not_kept(store: Store) -> None:
    Game(store, "one")
    assert notes.put_note(store, "one", 0, "mine", hashed("seat-one-0"))
    assert not notes.put_note(store, "one", 0, "theirs", "another link")
    assert notes.note(store, "one", 0) == "mine"


def test_a_way_of_a_link_that_is_no_longer_good_is_not_kept(store: Store) -> None:
    Game(store, "one")
    mine, theirs = (StoredWay(0, name, webhook=f"https://hooks.example/{name}") for name in ("mine", "theirs"))
    assert notices.put_way(store, "one", mine, hashed("seat-one-0"))
    assert not notices.put_way(store, "one", theirs, "another link")
    assert notices.way(store, "one", 0) == mine
