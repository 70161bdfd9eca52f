"""A database that cannot be used: the error names the file, the reason and a remedy, and stored data is untouched."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.store import BadDatabase, Damaged, Store, StoreError, StoreUnavailable
from hustings.store.backup import backup
from hustings.tables.model import ChatEntry
from hustings.tables.stored import Answer
from support.stored_tables import plain_event, plain_table

HUGE = os.urandom(400_000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(file: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{file}", busy_seconds=0.05)
    opened.create(plain_table(seq=0), [], plain_event(0), b"start")
    yield opened
    opened.close()


def test_a_full_disk_loses_nothing_and_passes(store: Store, file: Path) -> None:
    store.append("one", 0, plain_event(1), position=b"acknowledged", snapshot=True)
    before = store.whole("one")
    with store.engine.connect() as connection:  # the pool has this one connection: the limit stays with it
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreUnavailable, match="disk is full") as error:
        store.append("one", 1, plain_event(2), position=HUGE, snapshot=True, answer=Answer("a", 0, {}))
    assert str(file) in str(error.value) and "free some space" in str(error.value)
    assert store.whole("one") == before
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    store.append("one", 1, plain_event(2), position=HUGE, snapshot=True, answer=Answer("a", 0, {}))
    assert store.load("one").position == HUGE  # type: ignore[union-attr]


def test_a_locked_database_loses_nothing_and_passes(store: Store, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = store.whole("one")  # reading does not wait
    for write in (
        lambda: store.append("one", 0, plain_event(1), position=b"", snapshot=True),
        lambda: store.seal("one", 0, 0, [1]),
        lambda: store.update("one", 0, changes={"title": "x"}),
        lambda: store.chat("one", ChatEntry(0, "A", "hello", 1.0)),
        lambda: store.delete("one"),
        lambda: store.create(plain_table("two"), []),
    ):
        with pytest.raises(StoreUnavailable, match=r"tables\.db: another process holds it locked .* wait"):
            write()
    other.execute("ROLLBACK")
    other.close()
    assert store.whole("one") == before
    store.append("one", 0, plain_event(1), position=b"", snapshot=True)


def test_a_read_only_database_can_be_read_and_says_why_it_cannot_be_written(store: Store, file: Path) -> None:
    with store.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = 1")
    with pytest.raises(StoreUnavailable, match=r"read-only .* let this user write"):
        store.append("one", 0, plain_event(1), position=b"", snapshot=True)
    assert store.load("one") is not None


def test_a_damaged_file_is_named(store: Store, file: Path) -> None:
    for seq in range(40):
        store.append("one", seq, plain_event(seq + 1), position=HUGE[:9000], snapshot=True)
    store.close()
    size = file.stat().st_size
    with file.open("r+b") as raw:
        raw.seek(4096)
        raw.write(os.urandom(size - 4096))
    with pytest.raises((Damaged, BadDatabase), match=r"tables\.db: .*(damaged|restore|another program)"):
        Store.open(f"sqlite:///{file}").whole("one")


def test_a_file_of_something_else_is_left_alone(file: Path) -> None:
    file.write_bytes(b"My thesis, chapter one. " * 500)
    before = file.read_bytes()
    with pytest.raises(BadDatabase, match="not a SQLite database"):
        Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_left_alone(file: Path) -> None:
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    with pytest.raises(BadDatabase, match=r"another program .*recipes"):
        Store.open(f"sqlite:///{file}")
    other = sqlite3.connect(file)
    assert [name for (name,) in other.execute("SELECT name FROM sqlite_master")] == ["recipes"]
    other.close()


def test_a_database_from_the_future_is_left_alone(store: Store, file: Path) -> None:
    store.close()
    later = sqlite3.connect(file)
    later.execute("UPDATE hustings_version SET version_num = '0999'")
    later.commit()
    later.close()
    with pytest.raises(BadDatabase, match=r"newer version of hustings .*0999.* update hustings"):
        Store.open(f"sqlite:///{file}")


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("mysql://host/db", "no store on mysql"),
        ("nonsense://", "use sqlite:///"),
        ("sqlite:///{folder}/none/tables.db", "none does not exist; make it"),
        ("sqlite:///{folder}", "is a folder"),
    ],
)
def test_a_wrong_address_is_refused_by_name(tmp_path: Path, url: str, said: str) -> None:
    with pytest.raises(StoreError, match=said):
        Store.open(url.format(folder=tmp_path))


def test_a_missing_file_is_made_only_on_request(file: Path) -> None:
    with pytest.raises(StoreUnavailable, match="no such file"):
        Store.open(f"sqlite:///{file}", create=False)
    assert not file.exists()
    Store.open(str(file)).close()  # a plain path is enough
    assert file.exists()


def test_a_password_is_never_shown() -> None:
    from hustings.store.database import parse_url, place

    url = parse_url("postgresql://user:secret@nowhere/db")
    assert url.drivername == "postgresql+psycopg"
    assert "secret" not in place(url)


def test_a_backup_does_not_overwrite(store: Store, file: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="already"):
        backup(store, file)
    with pytest.raises(StoreError, match="folder"):
        backup(store, tmp_path / "none" / "copy.db")
    assert store.load("one") is not None


def test_what_is_committed_is_on_the_disk(store: Store, file: Path, tmp_path: Path) -> None:
    """A copy of the files at any moment between two commits has the state after a power cut."""
    store.append("one", 0, plain_event(1), position=b"kept", snapshot=True)
    for path in file.parent.glob("tables.db*"):
        shutil.copy(path, tmp_path / path.name.replace("tables", "cut"))
    cut = Store.open(str(tmp_path / "cut.db"))
    assert cut.load("one").position == b"kept"  # type: ignore[union-attr]
    with cut.engine.connect().execution_options(reading=True) as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
    cut.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:okapi@host:port/name", "postgresql://ann:ok:okapi@[::1/name", "mysql://ann:okapi@host/name",
        "postgresql://ann:okapi@127.0.0.1:1/name", "postgresql://ann@127.0.0.1:1/name?password=okapi",
    ],
)  # fmt: skip
def test_no_password_of_a_database_is_ever_said(address: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open(address)
    assert "okapi" not in str(caught.value)
