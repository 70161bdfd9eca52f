"""Connections that threads keep between operations."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.store import StaleVersion, Store, changes
from support.stored_tables import plain_event, plain_table


@pytest.fixture
def keeping(store: Store) -> Store:
    store.create(plain_table("one", seq=0, status="playing"), [], plain_event(0), b"0")
    store.keep_connection()
    return store


def taken(store: Store) -> int:
    """The number of connections that are not in the pool."""
    pool: Any = store.engine.pool
    return int(pool.checkedout())


def test_a_thread_keeps_one_connection_for_all_that_it_writes(keeping: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
    assert taken(keeping) == 1

    def another() -> None:
        raise AssertionError("another connection was taken")

    monkeypatch.setattr(keeping.engine, "connect", another)
    keeping.append("one", 1, plain_event(2), position=b"2", snapshot=False)
    assert taken(keeping) == 1


def test_after_a_refusal_the_connection_goes_back(keeping: Store) -> None:
    keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
    with pytest.raises(StaleVersion):
        keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
    assert taken(keeping) == 0
    keeping.append("one", 1, plain_event(2), position=b"2", snapshot=False)
    assert changes.version(keeping, "one") == (2, 0)


def test_no_thread_has_two(keeping: Store) -> None:
    """A thread that needs a special kind of transaction gives the kept connection back first. Otherwise all writers together
    could wait for more connections than are allowed."""
    keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
    most = 0
    dialect: Any = keeping.engine.dialect
    execute = dialect.do_commit

    def committed(connection: Any) -> None:
        nonlocal most
        most = max(most, taken(keeping))
        execute(connection)

    dialect.do_commit = committed
    keeping.update("one", 1, changes={"title": "Another"})
    assert most == 1


def test_what_is_read_in_the_middle_of_a_group_leaves_its_connection_alone(keeping: Store) -> None:
    with keeping.together():
        keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
        assert keeping.load("one") is not None
        keeping.append("one", 1, plain_event(2), position=b"2", snapshot=False)
    assert changes.version(keeping, "one") == (2, 0)


def test_closing_the_store_gives_it_back(keeping: Store) -> None:
    keeping.append("one", 0, plain_event(1), position=b"1", snapshot=False)
    keeping.close()
    assert taken(keeping) == 0
