"""What is done before the first visitor comes need not be done for one."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core import figures
from hustings.core.play import start
from hustings.core.registry import names
from hustings.server.warm_up import warm_up_games
from hustings.store import Store
from support.store_fixtures import address, store
from support.stored_tables import plain_event, plain_table

__all__ = ["address", "store"]


def test_the_figures_of_every_game_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    warm_up_games()

    def read(*_: Any) -> None:
        raise AssertionError("a file of figures is read again")

    monkeypatch.setattr(figures, "_load", read)
    for name in names():
        assert start(name, seed=1).asked


def test_the_statements_of_a_load_are_at_hand(store: Store) -> None:
    store.create(plain_table("one", seq=0, status="playing"), [], plain_event(0), b"0")
    statements: Any = store.engine
    store.warm_up()
    known = len(statements._compiled_cache)
    assert store.load("one", 200) is not None
    assert len(statements._compiled_cache) == known
