"""The same tests on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import postgres
from hustings.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Of a new database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with postgres.database() as found:
            yield found


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store.open(address)
    yield opened
    opened.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()
