"""One server on each kind of database for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from hustings.store import Store
from support import postgres
from support.checksums import not_as_written
from support.serving import Server, served

BOTH = {f"test_{name}.py" for name in ("play", "sealed_decisions", "lobby", "chat", "undo", "finished_games", "seat_changes")}
"""Tests of `actions` that run on both SQLite and PostgreSQL; all others ask nothing of the database that these do not."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and not hasattr(metafunc.module, "server"):
        kinds = ["sqlite", "postgresql"] if metafunc.definition.path.name in BOTH else ["sqlite"]
        metafunc.parametrize("server", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """A function that returns the server on a kind of database, started when first needed; all of them run until the end."""
    with ExitStack() as stack:

        @cache
        def on(kind: str) -> Server:
            address = stack.enter_context(postgres.database()) if kind == "postgresql" else None
            running = stack.enter_context(served(tmp_path_factory.mktemp("server"), address=address))
            stack.callback(nothing_broke, running)
            return running

        yield on


def nothing_broke(server: Server) -> None:
    assert "Traceback" not in server.log()
    store = Store.open(server.address, create=False)
    assert not_as_written(store) == []  # whatever was done at its tables
    store.close()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    return servers(request.param)


@pytest.fixture
def url(server: Server) -> str:
    return server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a new database, for a test that starts its own server."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        with postgres.database() as found:
            yield found
