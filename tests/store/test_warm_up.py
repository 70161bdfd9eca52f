"""The statements that load a table, which are prepared before the first visitor comes."""

from __future__ import annotations

from typing import Any

from hustings.store import Store
from support.store_fixtures import address, store
from support.stored_tables import plain_event, plain_table

__all__ = ["address", "store"]


def test_the_statements_of_a_load_are_at_hand(store: Store) -> None:
    store.create(plain_table("one", seq=0, status="playing"), [], plain_event(0), b"0")
    statements: Any = store.engine
    store.warm_up()
    known = len(statements._compiled_cache)
    assert store.load("one", 200) is not None
    assert len(statements._compiled_cache) == known
