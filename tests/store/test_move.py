"""A whole server from one kind of database to the other, and back: all of it or nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hustings.store import Store, StoreError, schema
from hustings.store.backup import copy
from hustings.tables.model import ChatEntry
from hustings.tables.stored import Answer
from hustings.tables.verify import examine
from support import postgres
from support.commands import Command, run
from support.stored_tables import Game

__all__ = ["run"]


def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    with store.engine.connect().execution_options(reading=True) as connection:
        return {
            name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=repr)
            for name, table in schema.metadata.tables.items()
        }


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A server with a bit of everything."""
    store = Store.open(str(tmp_path_factory.mktemp("full") / "tables.db"))
    Game(store, "over", game="helvetiq", players=2).to_the_end()
    going = Game(store, "going", players=3).some(12)
    store.seal("going", going.version, 1, [], Answer("sealed", 1, {"seq": 12}))
    for number in range(1200):  # more than one batch
        store.chat("going", ChatEntry(0, "Zoë ☕", f"line {number}", 1.0 + number / 3))
    yield store
    store.close()


def test_there_and_back_again(full: Store, tmp_path: Path, run: Command) -> None:
    before, source = everything(full), full.place
    with postgres.database(empty=True) as address:
        there = run("admin", "move", source, address)
        assert there.code == 0, there.err
        assert "copied 2 tables" in there.out and "password" not in there.out
        moved = Store.open(address)
        assert everything(moved) == before
        assert all(examine(moved.whole(table)).differences == [] for table in moved.ids())
        moved.chat("going", ChatEntry(0, "Zoë", "it goes on", 2.0))
        moved.close()
        back = run("admin", "move", address, str(tmp_path / "back.db"))
        assert back.code == 0, back.err
    again = Store.open(str(tmp_path / "back.db"))
    assert len(again.chat_lines("going")) == 1201
    assert again.whole("over") == full.whole("over")
    again.close()
    assert everything(full) == before


def test_nothing_is_overwritten(full: Store, address: str, run: Command) -> None:
    taken = Store.open(address)
    Game(taken, "mine", game="helvetiq", players=2)
    before = everything(taken)
    refused = run("admin", "move", full.place, address)
    assert (refused.code, "has tables already" in refused.err) == (2, True)
    assert everything(taken) == before
    taken.close()


def test_stopped_half_way_nothing_was_copied(full: Store, address: str) -> None:
    target = Store.open(address)

    def stop(kind: str, done: int, of: int) -> None:
        if kind == "chat":
            assert 0 < done < of
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(full, target, stop)
    assert not any(everything(target).values())
    copy(full, target)
    assert everything(target) == everything(full)
    target.close()


def test_a_file_that_was_not_there_is_not_left_behind(full: Store, tmp_path: Path, run: Command) -> None:
    missing = run("admin", "move", str(tmp_path / "none.db"), str(tmp_path / "new.db"))
    assert missing.code == 2 and "none.db" in missing.err
    assert list(tmp_path.iterdir()) == []


def test_rows_that_get_lost_are_noticed(full: Store, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    target = Store.open(address)
    monkeypatch.setattr("hustings.store.backup._copy", lambda *args: None)
    with pytest.raises(StoreError, match="0 of 2 rows of tables arrived; nothing was kept"):
        copy(full, target)
    assert not any(everything(target).values())
    target.close()
