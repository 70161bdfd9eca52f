"""The differences of PostgreSQL from SQLite: its errors when it cannot be used, and several processes that share it."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from hustings.store import BadDatabase, StaleVersion, Store, StoreLost, StoreUnavailable, changes, database, kept, migrate
from hustings.store.backup import backup
from hustings.store.schema import VERSION_TABLE, metadata
from hustings.store.writes import CHANNEL
from hustings.tables.model import ChatEntry
from support import postgres
from support.commands import ENV, Command, run
from support.patience import PATIENCE
from support.stored_tables import plain_event, plain_table

__all__ = ["run"]


@pytest.fixture
def address() -> Iterator[str]:
    with postgres.database() as found:
        yield found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store.open(address)
    opened.create(plain_table(seq=0), [], plain_event(0), b"start")
    yield opened
    opened.close()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://somebody@127.0.0.1:1/tables", "no PostgreSQL answers there .* start it"),
        ("postgresql://somebody@/tables?host=/nowhere", "no PostgreSQL answers there .* folder of its socket"),
        ("postgresql://somebody@no-such-host.invalid/tables", "there is no such host .* check the name"),
    ],
)
def test_a_server_that_is_not_there_is_named(run: Command, url: str, said: str) -> None:
    with pytest.raises(StoreUnavailable, match=said):
        Store.open(url)
    done = run("admin", "list", "--db", url)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_database_or_user_that_is_not_there_is_named() -> None:
    url = postgres.server()
    with pytest.raises(StoreUnavailable, match=r"there is no such database .* createdb"):
        Store.open(url.set(database="no_such_database").render_as_string(hide_password=False))
    with pytest.raises(StoreUnavailable, match=r"does not let this user in .* make the user") as error:
        Store.open(url.set(username="nobody", password="top-secret").render_as_string(hide_password=False))
    assert "top-secret" not in str(error.value)


def test_the_remedies_for_what_only_a_set_up_server_says() -> None:
    url = database.parse_url("postgresql://zoe:top-secret@db.example/tables")
    for said, named in {
        'FATAL:  password authentication failed for user "zoe"': "does not let this user in .* check user and password",
        "fe_sendauth: no password supplied": "check user and password",
        'FATAL:  no pg_hba.conf entry for host "10.0.0.1"': "from here .* pg_hba.conf",
        "FATAL:  sorry, too many clients already": "no connection left .*max_connections",
        "FATAL:  the database system is starting up": "just starting .* wait",
        "could not extend file: No space left on device": "disk of the database is full .* free some space",
        "cannot execute UPDATE in a read-only transaction": "read-only .* not its copy",
        "permission denied for schema public": "may not do that .* owner",
        "canceling statement due to lock timeout": "holds it locked .* wait",
        "something new": "something new; check that the database is there",
    }.items():
        error = database._named(url, Exception(said + "\nDETAIL: hands"))
        assert isinstance(error, StoreUnavailable)
        with pytest.raises(StoreUnavailable, match=named):
            raise error
        assert "secret" not in str(error) and "hands" not in str(error)


def test_a_cut_connection_is_named_and_the_next_one_works(store: Store, address: str) -> None:
    def half() -> None:
        with database.writing(store.engine) as connection:
            connection.execute(text("UPDATE tables SET title = 'half'"))
            postgres.cut(address)
            connection.execute(text("UPDATE tables SET title = 'whole'"))

    with pytest.raises(StoreLost, match="connection was cut"):
        half()
    assert store.whole("one").loaded.table.title == "Plain"


@pytest.mark.parametrize("keeps", [False, True])
def test_connections_that_were_cut_while_nobody_used_them_are_not_used(
    store: Store, address: str, monkeypatch: pytest.MonkeyPatch, keeps: bool
) -> None:
    monkeypatch.setattr(kept, "TRUSTED_SECONDS", 0.0)
    if keeps:
        store.keep_connection()
        assert changes.version(store, "one") is not None
    assert postgres.cut(address)
    store.append("one", 0, plain_event(1), position=b"", snapshot=False)
    assert postgres.cut(address)
    assert store.load("one") is not None


def test_the_steps_lead_to_the_tables_of_now() -> None:
    with postgres.database(empty=True) as address:
        store = Store.open(address)
        with store.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
            assert compare_metadata(context, metadata) == []
        store.close()


def test_several_processes_may_open_a_new_database_at_once() -> None:
    with postgres.database(empty=True) as address:
        code = f"from hustings.store import Store; Store.open({address!r}).close()"
        processes = [subprocess.Popen([sys.executable, "-c", code], env=ENV, stderr=subprocess.PIPE, text=True) for _ in range(3)]
        assert [(process.communicate()[1], process.returncode) for process in processes] == [("", 0)] * 3


def test_others_databases_are_left_alone() -> None:
    with postgres.database(empty=True) as address:
        postgres.statement(address, "CREATE TABLE recipes (name TEXT)")
        with pytest.raises(BadDatabase, match=r"another program .*recipes"):
            Store.open(address)
        assert postgres.statement(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("recipes",)]
    with postgres.database() as address:
        postgres.statement(address, f"UPDATE {VERSION_TABLE} SET version_num = '0999'")
        with pytest.raises(BadDatabase, match=rf"newer version of hustings .*0999.*{migrate.newest()}"):
            Store.open(address)


def test_of_many_writers_at_once_one_gets_each_version(store: Store, address: str) -> None:
    """Every one of them wants to write the next event; each event is written once."""
    won: list[int] = []

    def write() -> None:
        other = Store.open(address)
        for version in range(20):
            try:
                other.append("one", version, plain_event(version + 1), position=b"%d" % version, snapshot=True)
                won.append(version)
            except StaleVersion:
                pass
            other.chat("one", ChatEntry(0, "A", "hello", 1.0))
        other.close()

    writers = [threading.Thread(target=write) for _ in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    whole = store.whole("one")
    assert sorted(won) == list(range(whole.loaded.table.version))
    assert [event.seq for event in whole.loaded.events] == list(range(whole.loaded.table.seq + 1))
    assert [line.number for line in whole.loaded.chat] == list(range(1, 81))


def test_every_write_is_told_to_who_listens_and_only_if_it_is_kept(store: Store, address: str) -> None:
    with postgres.connected(address) as listener:
        listener.execute(f"LISTEN {CHANNEL}")
        store.append("one", 0, plain_event(1), position=b"", snapshot=False)
        with pytest.raises(StaleVersion):
            store.append("one", 0, plain_event(2), position=b"", snapshot=False)
        store.seal("one", 1, 0, [1])
        store.chat("one", ChatEntry(0, "A", "hello", 1.0))
        store.update("one", 2, changes={"title": "x"})
        store.delete("one")
        heard = [json.loads(note.payload) for note in listener.notifies(timeout=PATIENCE, stop_after=5)]
    assert [(said["t"], said["v"], said["c"]) for said in heard] == [
        ("one", 1, 0),
        ("one", 2, 0),
        ("one", 2, 1),
        ("one", 3, 1),
        ("one", -1, 1),
    ]
    assert {said["p"] for said in heard} == {store.process}


def test_what_is_new_is_read_and_nothing_else(store: Store) -> None:
    for seq in range(5):
        store.append("one", seq, plain_event(seq + 1), position=b"%d" % seq, snapshot=False)
        store.chat("one", ChatEntry(0, "A", f"{seq}", 1.0))
    store.seal("one", 5, 0, [7])
    found = changes.since(store, "one", 3, 4)
    assert found is not None
    assert [event.seq for event in found.events] == [4, 5]
    assert [line.text for line in found.chat] == ["4"]
    assert (found.table.version, found.position, found.sealed) == (6, b"4", {0: (7,)})
    assert changes.version(store, "one") == (6, 5)
    assert changes.versions(store, ["one", "none"]) == {"one": (6, 5)}
    assert changes.since(store, "none", 0, 0) is None


def test_a_backup_is_a_file_for_sqlite(store: Store, tmp_path: Path) -> None:
    backup(store, tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
    copy = Store.open(str(tmp_path / "copy.db"))
    assert copy.whole("one") == store.whole("one")
    copy.close()


def test_what_broke_one_kept_connection_is_looked_for_in_those_of_other_threads(store: Store, address: str) -> None:
    """A second try from another thread succeeds."""
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as other:

        def append(thread: ThreadPoolExecutor, version: int) -> None:
            event = plain_event(version + 1)
            thread.submit(store.append, plain_table().id, version, event, position=b"", snapshot=False).result()

        for thread in (one, other):
            thread.submit(store.keep_connection).result()
        append(one, 0)
        append(other, 1)
        postgres.cut(address)
        with pytest.raises(StoreLost):
            append(one, 2)
        append(other, 2)
    assert changes.version(store, plain_table().id) == (3, 0)
