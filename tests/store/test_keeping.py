"""A server restored from its backup: all of it comes back, and a backup that cannot be restored is refused before anything is
touched."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from hustings.cli.app import app
from hustings.store import Store, migrate, schema
from hustings.store import notices as queue
from hustings.store.schema import VERSION_TABLE
from hustings.tables.archive import parse, to_text
from hustings.tables.notice_channels import SENT, StoredNotice, StoredWay
from support.stored_tables import Game


def run(*arguments: object) -> Any:
    return CliRunner().invoke(app, ["admin", *map(str, arguments)])


def rows(store: Store) -> dict[str, list[Any]]:
    with store.engine.connect().execution_options(reading=True) as connection:
        return {table.name: sorted(map(repr, connection.execute(select(table)))) for table in schema.metadata.sorted_tables}


@pytest.fixture
def played(tmp_path: Path) -> Store:
    """A database with a table at which somebody wants notices."""
    store = Store.open(str(tmp_path / "tables.db"))
    Game(store, "one").some(20)
    table = store.ids()[0]
    queue.put_way(store, table, StoredWay(0, "stop-code", webhook="https://hooks.example/x", email="ann@one.example"))
    assert queue.plan(store, (table, 0, 5, "webhook"), 100.0)
    return store


def test_everything_comes_back(played: Store, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    assert run("backup", copy, "--db", played.place).exit_code == 0
    before = copy.read_bytes()
    done = run("restore", copy, "--db", f"sqlite:///{new}")
    assert done.exit_code == 0 and "restored 1 tables" in done.output
    store = Store.open(str(new))
    assert rows(store) == rows(played) and len(rows(store)["notice_ways"]) == 1
    assert copy.read_bytes() == before and new.stat().st_mode & 0o077 == 0
    assert run("verify", "--db", new).exit_code == 0
    store.close()


def refused(done: Any, *words: str) -> None:
    assert done.exit_code == 2 and "Traceback" not in done.output
    for word in words:
        assert word in done.output, done.output
    assert len(done.output.strip().splitlines()) == 1


def test_a_database_that_has_tables_is_left_alone(played: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    run("backup", copy, "--db", played.place)
    before = rows(played)
    refused(run("restore", copy, "--db", played.place), "has tables already")
    assert rows(played) == before
    refused(run("restore", copy, "--db", copy), "is the database itself")


def test_a_backup_of_a_newer_version_is_refused_and_nothing_is_made(played: Store, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    run("backup", copy, "--db", played.place)
    raw = sqlite3.connect(copy)
    raw.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    raw.commit()
    raw.close()
    refused(run("restore", copy, "--db", new), str(copy), "newer version", "9999", migrate.newest(), "update hustings")
    assert not new.exists()


def test_a_backup_of_an_older_version_is_brought_up_to_date_but_not_itself(tmp_path: Path) -> None:
    """The first version had fewer tables."""
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    raw = sqlite3.connect(old)
    raw.close()
    from alembic import command
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        command.upgrade(migrate.config(connection), "0001")
    engine.dispose()
    before = old.read_bytes()
    assert run("restore", old, "--db", new).exit_code == 0
    assert old.read_bytes() == before
    store = Store.open(str(new))
    assert store.ids() == []
    store.close()


@pytest.mark.parametrize(
    ("content", "word"),
    [(b"not a database at all, only text " * 50, "not a backup"), (b"", "not a backup"), (None, "no such file")],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes | None, word: str) -> None:
    file, new = tmp_path / "file.db", tmp_path / "new.db"
    if content is not None:
        file.write_bytes(content)
    refused(run("restore", file, "--db", new), str(file), word)
    assert not new.exists()
    refused(run("restore", tmp_path, "--db", new), "is a folder")


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file, new = tmp_path / "file.db", tmp_path / "new.db"
    raw = sqlite3.connect(file)
    raw.execute("CREATE TABLE songs (title TEXT)")
    raw.commit()
    raw.close()
    refused(run("restore", file, "--db", new), str(file), "another program")
    assert not new.exists()


def test_a_damaged_file_is_refused(played: Store, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    run("backup", copy, "--db", played.place)
    whole = copy.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:4096] + b"\xff" * 8192 + whole[12288:]):
        copy.write_bytes(damaged)
        refused(run("restore", copy, "--db", new), str(copy), "damaged", "another backup")
        assert not new.exists()


# Notices are part of a table


def test_notices_move_along_with_a_table_and_go_with_it(played: Store, tmp_path: Path) -> None:
    table = played.ids()[0]
    whole = parse(to_text(played.whole(table)).encode())
    assert whole.ways[0].email == "ann@one.example" and whole.notices == (StoredNotice(0, 5, "webhook", "waiting", 100.0),)
    other = Store.open(str(tmp_path / "other.db"))
    other.insert(whole)
    assert rows(other)["notices"] == rows(played)["notices"] and rows(other)["notice_ways"] == rows(played)["notice_ways"]
    other.delete(table)
    assert not rows(other)["notices"] and not rows(other)["notice_ways"]
    other.close()


def test_a_notice_is_claimed_once_and_settled_once(played: Store) -> None:
    table = played.ids()[0]
    head = played.load(table).table  # type: ignore[union-attr]
    played.update(table, head.version, changes={"waiting": (0,), "extra": {"turns": {"0": 5}}, "status": "playing"})
    (due,) = queue.due_by(played, 100.0)
    claimed = queue.claim(played, due)
    assert claimed is not None and claimed.notice.tries == 1
    assert queue.claim(played, due) is None and not queue.due_by(played, 1e12) and not queue.postpone(played, due, 200.0)
    assert not queue.unplanned(played), "nor is it noted again"
    queue.settle(played, claimed, {"at": 1.0, "channel": "webhook", "ok": True, "message": "sent"}, sent=True)
    assert SENT in rows(played)["notices"][0]
    found = queue.way(played, table, 0)
    assert found is not None and found.last is not None and found.last["ok"]
