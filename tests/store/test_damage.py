"""Damage to the database: any damage to rows or to the file, by a disk or by hand, is found or harmless, never leads to a
traceback, and does not spread from one table to another."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Column, insert, select

from hustings.core.errors import HustingsError
from hustings.server.rooms.presenter import Presenter
from hustings.store import Store, StoreError, analyses, notes, notices, retention, schema, uptime
from hustings.store.backup import backup, faults_of
from hustings.store.database import reading, writing
from hustings.store.errors import Damaged
from hustings.store.integrity import database_faults, report
from hustings.store.mending import mend
from hustings.store.rows import sealed_row, unpack
from hustings.tables.analyses import DONE, StoredAnalysis
from hustings.tables.clock import Clock, Pace
from hustings.tables.errors import Unplayable
from hustings.tables.model import ChatEntry, Who
from hustings.tables.notice_channels import StoredWay
from hustings.tables.table import Table
from support.commands import Command, run
from support.slow import left_out
from support.stored_tables import Game, change
from support.thinning import ALL

__all__ = ["run"]
pytestmark = pytest.mark.sqlite

ONE, OTHER = "one", "other"
AT_RANDOM = int(os.environ.get("HUSTINGS_DAMAGES", "20" if ALL else "10"))
"""The number of tests with random damage to rows, and of those with random damage to the file."""
FLIPS = max(4 if ALL else 2, AT_RANDOM // 5)
"""The number of bits that are flipped in every column."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two tables that have everything a table can have."""
    file = tmp_path_factory.mktemp("whole") / "tables.db"
    store = Store.open(str(file))
    for name, seed in ((ONE, 3), (OTHER, 4)):
        Game(store, name, game="helvetiq", seed=seed, players=3).some(25)
        store.chat(name, ChatEntry(0, "Person 0", "hello", 1.0))
        store.chat(name, ChatEntry(1, "Person 1", "good evening", 2.0))
        clock = Clock.fresh(Pace("days", 86_400, 3600, "normal"), 3)
        vote = {"what": "pause", "by": 0, "to": None, "agreed": [0]}
        turns = {"turns": {"0": 3}, "hints": True}
        change(store, name, public=True, clock=clock.stored(), due=clock.due, votes=[vote], extra=turns)
        notices.put_way(store, name, StoredWay(0, f"stop-{name}", webhook="https://example.org/x", last={"ok": True}))
        analyses.begin(store, StoredAnalysis(f"analysis-{name}", 25, 1.0, table=name))
        notes.put_note(store, name, 1, "not the blue one", None)
        assert notices.plan(store, (name, 0, 3, "webhook"), 5.0)
    analyses.begin(store, StoredAnalysis("analysis", 25, 2.0, record_hash="hash", record=b"of a record"))
    uptime.begin(store, 100.0, 10.0)
    store.close()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")
    return file


@pytest.fixture
def file(whole: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(whole, tmp_path / "tables.db"))


def damaged(file: Path, statement: str, *values: Any) -> None:
    """Damage a file without checks of foreign keys, as a disk would."""
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute(statement, values).rowcount != 0, statement
        raw.commit()


@pytest.fixture
def opened(file: Path) -> Iterator[Callable[[], Store]]:
    stores: list[Store] = []

    def store() -> Store:
        stores.append(Store.open(str(file)))
        return stores[-1]

    yield store
    for one in stores:
        one.close()


def harmless(store: Store) -> None:
    """Check that the table opens and can be shown to every reader."""
    loaded = store.load(ONE)
    assert loaded is not None
    table = Table.opened(loaded)
    for seat in (*range(3), None):
        orjson.dumps(Presenter(table).state(Who(seat), ()))
        json.loads(orjson.dumps(table.lines.of(3 if seat is None else seat)))


def others_are_well(store: Store) -> None:
    """Check the other table, and everything that looks at several tables at once."""
    found = report(store, OTHER)
    assert found is not None and found.faults == ()
    assert OTHER in {head.id for head, _ in store.open_tables()}
    assert OTHER in {head.id for head, _ in store.tables()}
    assert OTHER in store.ids()
    assert OTHER in store.due(1e12) or store.load(OTHER) is not None
    assert all(store.load(turn[0]) for turn in notices.unplanned(store) if turn[0] == OTHER)
    retention.old_tables(store, 1e9, ended_days=1, waiting_days=1)
    for _ in range(3):  # the damaged one is older: it is given up or finished first
        mine = analyses.claim(store, 5.0, 6.0)
        if mine is not None and mine.table == OTHER:
            return
        if mine is not None:
            analyses.keep(store, mine.id, mine.of, {}, 6.0, DONE)
    raise AssertionError("nobody looks at the other table's game")


KINDS: dict[str, str] = {
    "the position is no blob of ours": "UPDATE tables SET position = x'00ff00' WHERE id = 'one'",
    "the position is text": "UPDATE tables SET position = 'text' WHERE id = 'one'",
    "votes are no JSON": "UPDATE tables SET votes = '[{' WHERE id = 'one'",
    "votes are rubbish": "UPDATE tables SET votes = '[1, 2]' WHERE id = 'one'",
    "a vote of nobody": """UPDATE tables SET votes = '[{"what":"pause","by":9,"to":null,"agreed":[9]}]' WHERE id = 'one'""",
    "extra is a number": "UPDATE tables SET extra = '5' WHERE id = 'one'",
    "extra is a list": "UPDATE tables SET extra = '[]' WHERE id = 'one'",
    "extra has rubbish in it": """UPDATE tables SET extra = '{"turns": 7}' WHERE id = 'one'""",
    "waiting is a number": "UPDATE tables SET waiting = '1' WHERE id = 'one'",
    "waiting is for others": "UPDATE tables SET waiting = '[0, 1, 2]' WHERE id = 'one'",
    "the clock is rubbish": """UPDATE tables SET clock = '{"pace": 1}' WHERE id = 'one'""",
    "the clock lacks a seat": "UPDATE tables SET clock = json_remove(clock, '$.seats[2]') WHERE id = 'one'",
    "due is another time": "UPDATE tables SET due = 5.0 WHERE id = 'one'",
    "the status is unknown": "UPDATE tables SET status = 'plaxing' WHERE id = 'one'",
    "the status is waiting": "UPDATE tables SET status = 'waiting' WHERE id = 'one'",
    "players is text": "UPDATE tables SET players = 'three' WHERE id = 'one'",
    "the game is another": "UPDATE tables SET game = 'helvetiz' WHERE id = 'one'",
    "the seq is behind": "UPDATE tables SET seq = seq - 3 WHERE id = 'one'",
    "the seq is ahead": "UPDATE tables SET seq = seq + 3 WHERE id = 'one'",
    "the title is no text": "UPDATE tables SET title = CAST(x'fffe80' AS TEXT) WHERE id = 'one'",
    "updated is text": "UPDATE tables SET updated = 'yesterday' WHERE id = 'one'",
    "it was made before all time": "UPDATE tables SET created = -4.5 WHERE id = 'one'",
    "an event in a far year": "UPDATE events SET at = 1e300 WHERE table_id = 'one' AND seq = 4",
    "the hash of the host's link is none": "UPDATE tables SET host_hash = 'x' || substr(host_hash, 2) WHERE id = 'one'",
    "the hash of a seat's link is none": "UPDATE seats SET token_hash = 'x' || substr(token_hash, 2) "
    "WHERE table_id = 'one' AND seat = 1",
    "all seats are missing": "DELETE FROM seats WHERE table_id = 'one'",
    "a seat is missing": "DELETE FROM seats WHERE table_id = 'one' AND seat = 1",
    "a seat too many": "INSERT INTO seats SELECT table_id, 7, kind, name, lang, bot, NULL, muted, extra, orders, NULL "
    "FROM seats WHERE table_id = 'one' AND seat = 2",
    "a seat of no kind": "UPDATE seats SET kind = '' WHERE table_id = 'one' AND seat = 1",
    "orders are rubbish": """UPDATE seats SET orders = '[{"id": 1}]' WHERE table_id = 'one' AND seat = 0""",
    "muted is an object": "UPDATE seats SET muted = '{}' WHERE table_id = 'one' AND seat = 0",
    "a bot without a bot": "UPDATE seats SET bot = NULL WHERE table_id = 'one' AND seat = 2",
    "an event is missing": "DELETE FROM events WHERE table_id = 'one' AND seq = 4",
    "the last event is missing": "DELETE FROM events WHERE table_id = 'one' AND seq = 25",
    "an event has another number": "UPDATE events SET seq = 89 WHERE table_id = 'one' AND seq = 25",
    "an event is no JSON": "UPDATE events SET data = '{\"entries\": [[' WHERE table_id = 'one' AND seq = 4",
    "an event is a list": "UPDATE events SET data = '[]' WHERE table_id = 'one' AND seq = 4",
    "what was told is no JSON": "UPDATE events SET told = 'x' WHERE table_id = 'one' AND seq = 4",
    "what was told is rubbish": """UPDATE events SET told = '{"lines":[[7]],"readers":[0]}' WHERE table_id = 'one' AND seq = 4""",
    "told to nobody": """UPDATE events SET told = '{"lines":[],"readers":[0]}' WHERE table_id = 'one' AND seq = 4""",
    "an event of no kind": "UPDATE events SET kind = 'axt' WHERE table_id = 'one' AND seq = 4",
    "a snapshot that cannot be unpacked": "UPDATE snapshots SET position = x'01' WHERE table_id = 'one' AND seq = 0",
    "a sealed answer is text": "INSERT INTO sealed VALUES ('one', 0, '\"x\"', NULL)",
    "a sealed answer of nobody": "INSERT INTO sealed VALUES ('one', 9, '[1]', NULL)",
    "an answer is no JSON": "UPDATE answers SET data = '' WHERE rowid = (SELECT min(rowid) FROM answers WHERE table_id = 'one')",
    "an answer from the future": """UPDATE answers SET data = '{"seq": 99}' WHERE table_id = 'one'""",
    "an answer to no request": "UPDATE answers SET client_id = 'i ' || client_id WHERE table_id = 'one'",
    "a language that nobody speaks": "UPDATE seats SET lang = 'xn' WHERE table_id = 'one' AND seat = 0",
    "a bot that there is not": "UPDATE seats SET bot = 'normAl' WHERE table_id = 'one' AND seat = 2",
    "an act of somebody else": "UPDATE events SET seat = (seat + 1) % 3 WHERE table_id = 'one' AND seq = 4",
    "a line of nobody": "UPDATE chat SET seat = 7 WHERE table_id = 'one' AND number = 1",
    "a line to nobody": "UPDATE chat SET to_seat = 7 WHERE table_id = 'one' AND number = 1",
    "a line to rubbish": "UPDATE chat SET to_seat = 'x' WHERE table_id = 'one' AND number = 1",
    "notices in no form": "UPDATE notice_ways SET format = 'au4o' WHERE table_id = 'one'",
    "a notice by no channel": "UPDATE notices SET channel = 'webhkok' WHERE table_id = 'one'",
    "a notice in no state": "UPDATE notices SET state = 'waitijg' WHERE table_id = 'one'",
    "an analysis in no state": "UPDATE analyses SET state = 'queue`' WHERE table_id = 'one'",
    "a line of chat is missing": "DELETE FROM chat WHERE table_id = 'one' AND number = 1",
    "a notice's note is rubbish": "UPDATE notice_ways SET last = '{' WHERE table_id = 'one'",
    "an analysis is rubbish": """UPDATE analyses SET data = '{"win": 5}' WHERE table_id = 'one'""",
    "an analysis is no JSON": "UPDATE analyses SET data = '{' WHERE table_id = 'one'",
}


MENDED = set(KINDS) - {
    "players is text",
    "the game is another",
    "the status is unknown",
}
"""The kinds of damage that can be repaired. With the others too much is lost."""


@pytest.mark.parametrize("kind", KINDS)
def test_damage_is_named_and_repaired_as_far_as_the_log_leads(file: Path, opened: Callable[[], Store], kind: str) -> None:
    damaged(file, KINDS[kind])
    store = opened()
    found = report(store, ONE)
    assert found is not None and found.faults, kind
    others_are_well(store)
    if kind not in MENDED:
        return
    mend(store, found, at=5000.0, back=True)
    again = report(store, ONE)
    assert again is not None and again.faults == ()
    harmless(store)
    others_are_well(store)


def test_what_is_lost_stays_as_it_is_and_says_so(file: Path, opened: Callable[[], Store]) -> None:
    damaged(file, KINDS["players is text"])
    store = opened()
    found = report(store, ONE)
    assert found is not None
    with pytest.raises(Unplayable, match=r"cannot be repaired: now, players: 'three' is not a whole number; restore it"):
        mend(store, found, at=5000.0)


def test_a_lost_end_of_the_log_is_given_up_only_when_said(file: Path, opened: Callable[[], Store]) -> None:
    damaged(file, KINDS["the last event is missing"])
    store = opened()
    found = report(store, ONE)
    assert found is not None
    with pytest.raises(Unplayable, match=r"the end of its log is lost.* --back"):
        mend(store, found, at=5000.0)


def test_what_was_said_in_private_is_not_told_to_all_when_it_is_no_longer_known_to_whom(
    file: Path, opened: Callable[[], Store]
) -> None:
    damaged(file, KINDS["a line to rubbish"])
    store = opened()
    found = report(store, ONE)
    assert found is not None
    mend(store, found, at=5000.0)
    loaded = store.load(ONE)
    assert loaded is not None and [line.text for line in loaded.chat] == ["good evening"]


@pytest.mark.parametrize(("began", "until"), [(9.0, 5.0), ("x", 5.0), (5.0, "x")])
def test_a_server_that_ended_before_it_began_is_named_and_forgotten(
    file: Path, opened: Callable[[], Store], began: float | str, until: float | str
) -> None:
    damaged(file, "INSERT INTO uptime VALUES ('p', ?, ?, NULL)", began, until)
    store = opened()
    assert [fault[:14] for fault in database_faults(store)] == ["uptime of 'p':"]
    uptime.begin(store, 100.0, 10.0)
    assert database_faults(store) == [] and uptime.beat(store, 100.0, 101.0, 10.0) == []


# At random


def _random_cell(raw: sqlite3.Connection, rng: random.Random) -> bool:
    """Flip a bit of a cell, put a value of another kind there, or delete its row. Returns whether the row is still there."""
    tables = ["tables", "seats", "events", "snapshots", "answers", "chat", "notice_ways", "notices", "notes", "analyses"]
    table = rng.choice(tables)
    mine = "id" if table == "tables" else "table_id"
    keys = [key for (key,) in raw.execute(f"SELECT rowid FROM {table} WHERE {mine} = 'one'")]
    if not keys:
        return True
    key = rng.choice(keys)
    columns = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
    column = rng.choice([name for name in columns if name != mine])
    dice = rng.random()
    if dice < 0.15:
        raw.execute(f"DELETE FROM {table} WHERE rowid = ?", (key,))
        return False
    (kind, value), *_ = raw.execute(f"SELECT typeof({column}), CAST({column} AS BLOB) FROM {table} WHERE rowid = ?", (key,))
    if dice < 0.4 or not value:
        value = rng.choice([b"", b"{", b"[]", b"{}", b"null", b"-1", b"7", b'"x"', b"[[[]]]", bytes(rng.randbytes(5))])
        kind = rng.choice(["text", "blob", "integer"])
    else:
        bit = rng.randrange(len(value) * 8)
        value = bytearray(value)
        value[bit // 8] ^= 1 << bit % 8
    cast = {"text": "CAST(? AS TEXT)", "blob": "?", "integer": "CAST(? AS INTEGER)", "real": "CAST(? AS REAL)"}
    with suppress(sqlite3.IntegrityError):  # the database itself may refuse it
        raw.execute(f"UPDATE {table} SET {column} = {cast.get(kind, '?')} WHERE rowid = ?", (bytes(value), key))
    return True


def _everything(store: Store) -> list[list[Any]]:
    return [_meaning(store, column) for table in schema.metadata.sorted_tables for column in table.c]


def _flipped(raw: sqlite3.Connection, cell: tuple[str, str, int], rng: random.Random) -> tuple[Any, bool]:
    """Flip a bit of a cell in its form on the disk. Returns the value before, and whether the database accepts the new one."""
    table, column, key = cell
    (before, kind), *_ = raw.execute(f'SELECT "{column}", typeof("{column}") FROM {table} WHERE rowid = ?', (key,))
    made: Any = "7"  # in place of NULL
    if kind == "integer":
        made = before ^ 1 << rng.randrange(16)
    elif kind != "null":
        stored = struct.pack(">d", before) if kind == "real" else before.encode() if kind == "text" else before
        data = bytearray(stored or b"\0")
        bit = rng.randrange(len(data) * 8)
        data[bit // 8] ^= 1 << bit % 8
        made = struct.unpack(">d", data)[0] if kind == "real" else bytes(data)
    value = "CAST(? AS TEXT)" if kind == "text" else "?"
    try:
        raw.execute(f'UPDATE {table} SET "{column}" = {value} WHERE rowid = ?', (made, key))
    except sqlite3.IntegrityError:
        return before, False
    raw.commit()
    return before, True


def _found(store: Store) -> list[str]:
    """All faults that are found without playing tables again."""
    reports = (report(store, name, played=False) for name in store.ids())
    return [*database_faults(store), *(fault for one in reports if one is not None for fault in one.faults)]


def _meaning(store: Store, column: Column[Any]) -> list[Any]:
    """The values of a column as they are read."""
    with reading(store.engine) as connection:
        values = list(connection.execute(select(column).order_by(*column.table.primary_key)).scalars())
    return [unpack(value) if isinstance(value, bytes) and column.name in ("position", "record") else value for value in values]


@pytest.fixture(scope="module")
def sound(whole: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Store]]:
    """A sound database for all columns, each of which is restored after its test, because copying and opening one takes longer
    than checking it."""
    file = Path(shutil.copy(whole, tmp_path_factory.mktemp("sound") / "tables.db"))
    store = Store.open(str(file))
    with writing(store.engine) as connection:
        connection.execute(insert(schema.sealed).values(**sealed_row(ONE, 0, [1, 2])))
    assert _found(store) == []
    yield file, store
    assert _found(store) == [], "a column was not put back as it was"
    store.close()


@pytest.mark.parametrize("column", [column for table in schema.metadata.sorted_tables for column in table.c], ids=str)
def test_a_flipped_bit_is_found_in_whatever_column(
    sound: tuple[Path, Store], column: Column[Any], pytestconfig: pytest.Config
) -> None:
    rng, (file, store), table = random.Random(str(column)), sound, column.table.name
    meant = _meaning(store, column)
    mine = {"tables": "id = 'one'", "uptime": "true"}.get(table, "table_id = 'one'" if rng.random() < 0.8 else "true")
    with closing(sqlite3.connect(file)) as raw:
        keys = [key for (key,) in raw.execute(f"SELECT rowid FROM {table} WHERE {mine}")]
        assert keys, "the tables have everything that there is"
        for _ in range(1 if left_out(pytestconfig) else FLIPS):
            key = rng.choice(keys)
            before, taken = _flipped(raw, (table, column.name, key), rng)
            if taken:
                try:
                    assert _found(store) or _meaning(store, column) == meant, (before, key)
                finally:
                    raw.execute(f'UPDATE {table} SET "{column.name}" = ? WHERE rowid = ?', (before, key))
                    raw.commit()


@pytest.mark.parametrize("seed", range(AT_RANDOM))
def test_random_damage_to_rows_is_found_or_harmless(file: Path, opened: Callable[[], Store], seed: int) -> None:
    rng, complete, store = random.Random(seed), True, opened()
    meant = _everything(store)
    with closing(sqlite3.connect(file)) as raw:
        for _ in range(rng.choice([1, 1, 1, 3])):
            if raw.execute("SELECT 1 FROM tables WHERE id = 'one'").fetchone():
                complete = _random_cell(raw, rng) and complete
        raw.commit()
    found = report(store, ONE)
    assert all("Error)" not in fault for fault in (found.faults if found else ())), found
    if found is None or not found.faults:
        assert found is not None or database_faults(store) or store.load(ONE) is None
        if found is not None:
            harmless(store)
            assert not complete or _everything(store) == meant
    elif found.archive is not None:
        try:
            mend(store, found, at=5000.0, back=True)
        except (Unplayable, StoreError):
            pass
        else:
            again = report(store, ONE)
            assert again is not None
            assert again.faults == ()
            harmless(store)
    others_are_well(store)


def test_a_damaged_schema_that_is_no_text_is_named(file: Path) -> None:
    """SQLite quotes it in its error message, which Python then cannot decode."""
    data = file.read_bytes()
    assert b"CREATE TABLE" in data
    file.write_bytes(data.replace(b"CREATE TABLE", b"CREATE TABL\x8a"))
    with pytest.raises(Damaged, match="the file is damaged"):
        Store.open(str(file))


@pytest.mark.parametrize("seed", range(AT_RANDOM))
def test_random_damage_to_the_file_is_found_or_harmless(file: Path, tmp_path: Path, seed: int) -> None:
    rng = random.Random(1000 + seed)
    data = bytearray(file.read_bytes())
    for _ in range(rng.choice([1, 3, 40])):
        bit = rng.randrange(len(data) * 8)
        data[bit // 8] ^= 1 << bit % 8
    file.write_bytes(data)
    try:
        store = Store.open(str(file))
    except HustingsError:
        return
    try:
        whole = database_faults(store)
        for name in store.ids():
            found = report(store, name)
            if found is not None and not found.faults and not whole:
                loaded = store.load(name)
                assert loaded is not None
                Table.opened(loaded)
        store.open_tables()
        copy = tmp_path / "copy.db"
        backup(store, copy)
        if whole:
            assert faults_of(copy), "a damaged file is not called a sound backup"
    except HustingsError:
        pass
    finally:
        store.close()


# What an operator sees


@pytest.mark.parametrize("kind", sorted(KINDS)[::6])
def test_no_command_ends_in_a_traceback(run: Command, file: Path, tmp_path: Path, kind: str) -> None:
    damaged(file, KINDS[kind])
    verified = run("admin", "verify", "--db", str(file))
    assert verified.code == 1 and "table one differs: " in verified.out and "table other" not in verified.out
    rows = json.loads(run("admin", "verify", "--json", "--db", str(file)).out)["rows"]
    assert {row["table"]: bool(row["differences"]) for row in rows} == {ONE: True, OTHER: False}
    for words in (("list",), ("show", ONE), ("repair", ONE), ("export", ONE, "--archive", str(tmp_path / "x")), ("tidy",)):
        done = run("admin", *words, "--db", str(file))
        assert done.code in (0, 1, 2), words
    assert "other" in run("admin", "list", "--db", str(file)).out
    copied = run("admin", "backup", str(tmp_path / "copy.db"), "--db", str(file))
    assert (tmp_path / "copy.db").exists() and (copied.code == 0) == ("damaged" not in copied.out)
    moved = run("admin", "restore", str(tmp_path / "copy.db"), "--leave-out-damaged", "--db", str(tmp_path / "new.db"))
    assert moved.code == 0 and (copied.code == 0 or "left behind, since they are damaged: one" in moved.out)
    assert run("admin", "delete", ONE, "--yes", "--db", str(file)).code == 0
    assert run("admin", "verify", "--db", str(file)).code == 0


def test_a_backup_of_a_damaged_file_ends_with_1(run: Command, file: Path, tmp_path: Path) -> None:
    assert run("admin", "backup", str(tmp_path / "good.db"), "--db", str(file)).code == 0
    with closing(sqlite3.connect(file)) as raw:
        (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_due'").fetchone()
        (size,) = raw.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as out:
        out.seek((page - 1) * size + size - 20)
        out.write(bytes(20))
    verified = run("admin", "verify", "--db", str(file))
    assert verified.code == 1 and "the file is damaged" in verified.out and "restore the latest backup" in verified.out
    done = run("admin", "backup", str(tmp_path / "bad.db"), "--db", str(file))
    assert done.code == 1 and "keep older backups" in done.out
    assert not list(tmp_path.glob("*-wal")) or not (tmp_path / "bad.db-wal").exists()


def test_rows_that_belong_to_no_table_are_named_and_can_be_removed(run: Command, file: Path) -> None:
    damaged(file, "DELETE FROM tables WHERE id = 'one'")
    done = run("admin", "verify", "--db", str(file))
    assert done.code == 1 and "events: rows of a table 'one' that is not there" in done.out
    assert run("admin", "delete", ONE, "--yes", "--db", str(file)).code == 0
    assert run("admin", "verify", "--db", str(file)).code == 0


def test_a_damaged_row_stops_a_copy_with_words(run: Command, file: Path, tmp_path: Path) -> None:
    damaged(file, KINDS["votes are no JSON"])
    done = run("admin", "move", str(file), str(tmp_path / "new.db"))
    assert done.code == 2 and "a row of tables cannot be read" in done.err and "--leave-out-damaged" in done.err
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("kind", ["it was made before all time", "an event in a far year", "the hash of the host's link is none"])
def test_what_keeps_nobody_from_playing_is_named_and_the_table_opens(file: Path, opened: Callable[[], Store], kind: str) -> None:
    damaged(file, KINDS[kind])
    store = opened()
    found = report(store, ONE)
    assert found is not None and found.faults
    harmless(store)
