"""The store on its own: data is read as it was written, each action is one transaction, and a stale writer writes nothing."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event as hooks
from sqlalchemy import func, select

from hustings.store import Conflict, StaleVersion, Store, UnknownTable, schema
from hustings.store.backup import backup
from hustings.tables.change import Repair
from hustings.tables.log import Event, Played, Told
from hustings.tables.model import ChatEntry, EventKind, Seat, SeatKind, Status
from hustings.tables.stored import Answer
from support.stored_tables import plain_event, plain_table

POSITION = bytes(range(256)) * 6


def begun(store: Store, name: str = "one", **more: Any) -> Store:
    """A table that has been set up."""
    seats = [Seat(seat, SeatKind.PERSON, f"P{seat}", token_hash=f"{name}-{seat}") for seat in range(3)]
    store.create(plain_table(name, seq=0, status="playing", **more), seats, plain_event(0), POSITION)
    return store


def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of the database."""
    with store.engine.connect().execution_options(reading=True) as connection:
        return {
            name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for name, table in schema.metadata.tables.items()
        }


def test_a_table_comes_out_as_it_went_in(store: Store) -> None:
    table = plain_table(
        variants=("short",),
        choices={"colours": ["red"]},
        own_figures={"a.b": [1, 2]},
        public=True,
        votes=({"what": "pause", "by": 1, "to": None, "agreed": [1]},),
        extra={"pace": 3},
        title="Zürich, ein Abend ☕",
    )
    seats = (
        Seat(0, SeatKind.PERSON, "Ä", "de", None, "hash", (2,), {"kept": True}),
        Seat(1, SeatKind.OPEN),
        Seat(2, SeatKind.BOT, bot="hard"),
    )
    store.create(table, seats)
    loaded = store.load("one")
    assert loaded is not None
    assert (loaded.table, loaded.seats, loaded.position, loaded.events, loaded.chat, loaded.sealed) == (
        table,
        seats,
        None,
        (),
        (),
        {},
    )


def test_a_table_that_is_not_there(store: Store) -> None:
    assert store.load("none") is None
    assert store.seq("none") is None
    with pytest.raises(UnknownTable, match="none"):
        store.whole("none")


def test_a_waiting_table_starts_with_its_set_up(store: Store) -> None:
    store.create(plain_table(), [])
    store.append("one", 0, plain_event(0), position=POSITION, snapshot=True, table_changes={"status": "playing", "waiting": [1]})
    loaded = store.load("one")
    assert loaded is not None
    assert (loaded.table.seq, loaded.table.status, loaded.table.waiting, loaded.position) == (0, "playing", (1,), POSITION)
    assert [s.position for s in store.snapshots("one")] == [POSITION]


@pytest.mark.parametrize(
    ("seq", "first", "position"), [(0, None, None), (-1, plain_event(0), POSITION), (0, plain_event(0), None)]
)
def test_a_set_up_without_a_position_is_refused(store: Store, seq: int, first: Event | None, position: bytes | None) -> None:
    with pytest.raises(ValueError, match="set-up"):
        store.create(plain_table(seq=seq), [], first, position)


def test_an_event_comes_out_as_it_went_in(store: Store) -> None:
    begun(store)
    played = (Played(0, 7, (3, -1, 600), 2), Played(2, 9))
    told: Told = ([{"seat": 0, "line": {"key": "a", "things": {"x": "é", "l": [{"key": "b", "things": {}}]}}}], [], [], [])
    act = Event(1, EventKind.ACT, 0, 5.25, played, None, told, {"why": "test"})
    undo = Event(2, EventKind.UNDO, 0, 6.0, to=0)
    store.append("one", 0, act, position=b"1", snapshot=False)
    store.append("one", 1, undo, position=b"2", snapshot=True)
    assert store.events("one", 1) == [act, undo]
    assert [s.seq for s in store.snapshots("one")] == [0, 2]
    assert [snapshot.seq for snapshot in store.snapshots("one")] == [0, 2]
    assert store.load("one").table.updated == 6.0  # type: ignore[union-attr]


def test_what_all_readers_are_told_is_stored_once(store: Store) -> None:
    line = {"seat": 0, "line": {"key": "long" * 50, "things": {}}}
    begun(store).append("one", 0, plain_event(1, told=([line], [line], [line, line], [line])), position=b"", snapshot=False)
    with store.engine.connect().execution_options(reading=True) as connection:
        stored = connection.execute(select(schema.events.c.told).where(schema.events.c.seq == 1)).scalar_one()
    assert stored == {"lines": [[line], [line, line]], "readers": [0, 0, 1, 0]}


@pytest.mark.parametrize("expected", [-1, 1, 5])
def test_whoever_is_behind_or_ahead_writes_nothing(store: Store, expected: int) -> None:
    begun(store).append("one", 0, plain_event(1), position=b"", snapshot=True)
    begun_again = everything(store)
    wrong = 0 if expected == 1 else expected
    with pytest.raises(StaleVersion) as error:
        store.append(
            "one", wrong, plain_event(wrong + 1), position=b"other", snapshot=True, answer=Answer("x", 0, {}), sealed_cleared=True
        )
    assert (error.value.expected, error.value.found) == (wrong, 1)
    with pytest.raises(StaleVersion):
        store.seal("one", wrong, 0, [1])
    with pytest.raises(StaleVersion):
        store.update("one", wrong, changes={"title": "x"}, seats=[Seat(0, SeatKind.OPEN)])
    with pytest.raises(StaleVersion):
        store.rewrite(plain_repair(wrong))
    with pytest.raises(StaleVersion):
        store.create(plain_table("two"), [], follows=("one", wrong))
    assert everything(store) == begun_again


def plain_repair(version: int) -> Repair:
    return Repair("one", version, plain_event(2), b"", (), {}, {}, clears_drafts=True)


def test_two_stores_on_one_database_do_not_overwrite_each_other(store: Store, address: str) -> None:
    begun(store)
    other = Store.open(address)
    other.append("one", 0, plain_event(1), position=b"theirs", snapshot=False)
    with pytest.raises(StaleVersion):
        store.append("one", 0, plain_event(1), position=b"ours", snapshot=False)
    assert store.load("one").position == b"theirs"  # type: ignore[union-attr]
    other.close()


def test_an_event_must_be_the_next_one(store: Store) -> None:
    begun(store)
    before = everything(store)
    with pytest.raises(ValueError, match="cannot follow"):
        store.append("one", 0, plain_event(2), position=b"", snapshot=False)
    assert everything(store) == before


def test_every_write_but_chat_gives_the_next_version(store: Store) -> None:
    begun(store)
    writes: list[Callable[[int], object]] = [
        lambda version: store.append("one", version, plain_event(1), position=b"", snapshot=True),
        lambda version: store.seal("one", version, 0, [1]),
        lambda version: store.seal("one", version, 0, None),
        lambda version: store.update("one", version, changes={"title": "x"}),
        lambda version: store.update("one", version, seats=[Seat(0, SeatKind.OPEN)]),
        lambda version: store.update("one", version, answer=Answer("a", 0, {})),
        lambda version: store.create(plain_table("two"), [], follows=("one", version)),
        lambda version: store.rewrite(plain_repair(version)),
    ]
    for version, write in enumerate(writes):
        write(version)
        store.chat("one", ChatEntry(0, "A", "hello", 1.0))
        assert store.load("one").table.version == version + 1  # type: ignore[union-attr]


def test_a_table_has_one_rematch(store: Store) -> None:
    begun(store)
    store.create(plain_table("two"), [], follows=("one", 0))
    before = everything(store)
    with pytest.raises(Conflict, match="rematch"):
        store.create(plain_table("three"), [], follows=("one", 1))
    with pytest.raises(UnknownTable):
        store.create(plain_table("three"), [], follows=("none", 0))
    assert everything(store) == before


def test_writing_to_a_deleted_table_says_so(store: Store) -> None:
    begun(store)
    assert store.delete("one")
    assert not store.delete("one")
    with pytest.raises(UnknownTable):
        store.append("one", 0, plain_event(1), position=b"", snapshot=False)
    with pytest.raises(UnknownTable):
        store.chat("one", ChatEntry(0, "A", "hello", 1.0))
    with pytest.raises(UnknownTable):
        store.update("one", 0, changes={"title": "x"})
    with pytest.raises(UnknownTable):
        store.update("one", 0, seats=[Seat(0, SeatKind.OPEN)])


def test_deleting_leaves_nothing_of_it_and_all_of_others(store: Store) -> None:
    begun(store, "two")
    before = everything(store)
    begun(store)
    store.append("one", 0, plain_event(1), position=b"", snapshot=True, answer=Answer("x", 0, {}))
    store.seal("one", 1, 0, [1])
    store.chat("one", ChatEntry(0, "A", "hello", 1.0))
    store.delete("one")
    assert everything(store) == before


def test_an_action_is_stored_whole_or_not_at_all(store: Store) -> None:
    begun(store).append("one", 0, plain_event(1), position=b"1", snapshot=True, answer=Answer("same", 0, {"seq": 1}))
    store.seal("one", 1, 2, [4])
    before = everything(store)
    with pytest.raises(Conflict):  # the answer comes late in the transaction, and its id is taken
        store.append("one", 2, plain_event(2), position=b"2", snapshot=True, answer=Answer("same", 0, {}), sealed_cleared=True)
    assert everything(store) == before


def test_answers_are_kept_by_seat_and_id(store: Store) -> None:
    begun(store).append("one", 0, plain_event(1), position=b"", snapshot=False, answer=Answer("a", 1, {"seq": 1, "lines": [2]}))
    assert store.answer("one", "a", 1) == Answer("a", 1, {"seq": 1, "lines": [2]})
    assert store.answer("one", "a", 2) is None
    assert store.answer("one", "b", 1) is None
    assert store.answer("two", "a", 1) is None
    store.update("one", 1, answer=Answer("v", 1, {"voted": True}))
    assert store.answer("one", "v", 1) == Answer("v", 1, {"voted": True})


def test_sealed_answers_are_held_until_the_event_that_uses_them(store: Store) -> None:
    def sealed() -> Mapping[int, tuple[int, ...]]:
        return store.whole("one").loaded.sealed

    begun(store)
    store.seal("one", 0, 2, [5, 6])
    assert sealed() == {2: (5, 6)}
    store.seal("one", 1, 0, [1], Answer("s", 0, {}), {"waiting": [1]})
    assert sealed() == {0: (1,), 2: (5, 6)}
    store.seal("one", 2, 2, [7])
    assert sealed() == {0: (1,), 2: (7,)}
    store.seal("one", 3, 0, None)
    assert sealed() == {2: (7,)}
    loaded = store.load("one")
    assert loaded is not None
    assert (loaded.sealed, loaded.table.seq, loaded.table.waiting) == ({2: (7,)}, 0, (1,))
    store.append("one", 4, plain_event(1), position=b"", snapshot=False)
    assert store.load("one").sealed == {2: (7,)}  # type: ignore[union-attr]
    store.append("one", 5, plain_event(2), position=b"", snapshot=False, sealed_cleared=True)
    assert store.load("one").sealed == {}  # type: ignore[union-attr]


def test_a_link_is_good_for_one_seat_only(store: Store) -> None:
    begun(store)
    begun(store, "two")
    store.update("one", 0, seats=[Seat(1, SeatKind.PERSON, "New", token_hash="fresh")])
    assert [seat.token_hash for seat in store.load("one").seats][1] == "fresh"  # type: ignore[union-attr]
    with pytest.raises(Conflict):
        store.update("two", 0, seats=[Seat(0, SeatKind.PERSON, token_hash="fresh")])
    store.update("one", 1, changes={"host_hash": "new-host"})
    assert store.load("one").table.host_hash == "new-host"  # type: ignore[union-attr]


def test_what_is_not_the_game_can_change(store: Store) -> None:
    begun(store)
    votes = [{"what": "rewind", "by": 0, "to": 3, "agreed": [0]}]
    store.update("one", 0, changes={"status": "paused", "rematch": "two"}, votes=votes)
    table = store.load("one").table  # type: ignore[union-attr]
    assert (table.status, table.rematch, table.votes) == ("paused", "two", tuple(votes))
    store.update("one", 1, votes=[])
    assert store.load("one").table.votes == ()  # type: ignore[union-attr]


@pytest.mark.parametrize("field", ["seq", "id", "created", "position", "version", "nonsense"])
def test_what_an_event_alone_may_change_cannot_be_changed_otherwise(store: Store, field: str) -> None:
    with pytest.raises(TypeError, match=field):
        begun(store).update("one", 0, changes={field: 1})


def test_chat_is_numbered_by_the_store(store: Store) -> None:
    begun(store)
    begun(store, "two")
    lines = [ChatEntry(0, "A", "hello", 1.0), ChatEntry(1, "B", "psst", 2.0, to=0), ChatEntry(-1, "S", "☕", 3.0)]
    assert [store.chat("one", line) for line in lines] == [1, 2, 3]
    assert store.chat("two", lines[0]) == 1
    assert store.load("one").chat == tuple(replace(line, number=n) for n, line in enumerate(lines, 1))  # type: ignore[union-attr]


def test_lists(store: Store) -> None:
    tables: dict[str, dict[str, Any]] = {
        "a": {"public": True, "updated": 5.0},
        "b": {"public": False, "updated": 9.0},
        "c": {"public": True, "updated": 7.0, "created": 0.5},
        "d": {"public": True, "status": "over"},
    }
    for name, more in tables.items():
        store.create(plain_table(name, **more), [Seat(0, SeatKind.OPEN, name)])
    listed = store.open_tables()
    assert [(table.id, [seat.name for seat in seats]) for table, seats in listed] == [("c", ["c"]), ("a", ["a"])]
    assert len(store.open_tables(limit=1)) == 1
    assert [table.id for table, _ in store.tables()] == ["b", "c", "a", "d"]
    assert store.ids() == ["c", "a", "b", "d"]
    assert store.ids(Status.OVER) == ["d"]
    with pytest.raises(Conflict):
        store.create(plain_table("a"), [])


def test_a_backup_is_made_while_others_write_and_is_a_store_of_its_own(store: Store, address: str, tmp_path: Path) -> None:
    begun(store)
    other = Store.open(address)
    with store.engine.connect() as connection:  # another writer is in the middle of a transaction
        connection.exec_driver_sql("UPDATE tables SET title = 'half'")
        backup(other, tmp_path / "copy.db")
        connection.rollback()
    assert [path.name for path in tmp_path.glob("copy.db*")] == ["copy.db"]
    copy = Store.open(str(tmp_path / "copy.db"))
    assert copy.whole("one") == store.whole("one")
    copy.close()
    other.close()


def test_a_backup_ends_although_others_never_stop_writing(store: Store, tmp_path: Path) -> None:
    begun(store)
    stop = threading.Event()

    def write() -> None:
        for seq in range(100_000):
            if stop.is_set():
                return
            store.append("one", seq, plain_event(seq + 1), position=b"%d" % (seq + 1), snapshot=True)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            backup(store, tmp_path / f"copy-{number}.db")
    finally:
        stop.set()
        writer.join()
    for number in range(5):
        copy = Store.open(str(tmp_path / f"copy-{number}.db"))
        whole = copy.whole("one")
        assert len(whole.loaded.events) == len(whole.snapshots) == whole.loaded.table.seq + 1
        copy.close()


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_nobody_else_on_the_machine_can_read_the_hands(sqlite: Store, tmp_path: Path) -> None:
    backup(begun(sqlite), tmp_path / "copy.db")
    modes = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()}
    assert set(modes) >= {"tables.db", "tables.db-wal", "copy.db"}
    assert set(modes.values()) == {0}, modes


def test_an_append_costs_the_same_at_the_end_of_a_long_game(sqlite: Store) -> None:
    """Counted, not timed: statements, rows they change, and steps of SQLite's machine."""
    begun(sqlite)
    statements: list[str] = []
    steps = 0

    def count_step() -> int:
        nonlocal steps
        steps += 1
        return 0

    @hooks.listens_for(sqlite.engine, "checkout")
    def watch(driver: sqlite3.Connection, record: Any, proxy: Any) -> None:
        driver.set_trace_callback(statements.append)
        driver.set_progress_handler(count_step, 1)

    def cost(seq: int) -> tuple[int, int]:
        nonlocal steps
        steps, answer = 0, Answer(f"id-{seq}", 0, {"seq": seq})
        statements.clear()
        sqlite.append("one", seq, plain_event(seq + 1), position=POSITION, snapshot=True, answer=answer, sealed_cleared=True)
        return len(statements), steps

    costs = [cost(seq) for seq in range(400)]
    hooks.remove(sqlite.engine, "checkout", watch)
    early, late = costs[5:25], costs[-20:]
    assert all(count > 4 and steps > 100 for count, steps in costs)  # they were counted
    assert {count for count, _ in early} == {count for count, _ in late}
    assert max(count for _, count in late) <= max(count for _, count in early) + 5
    with sqlite.engine.connect().execution_options(reading=True) as connection:
        assert connection.execute(select(func.count()).select_from(schema.events)).scalar_one() == 401
