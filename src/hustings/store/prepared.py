"""Prepared statements of an action, in the form the drivers take. SQLAlchemy compiles each of them once. To pass it through
SQLAlchemy every time would take several times as long as SQLite takes to carry it out, and everybody waits for SQLite's one
writer. With PostgreSQL it would be half of what a write costs the server."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import JSON, Connection, Select
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Compiled, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import UpdateBase

from .database import SQLITE, dumps

_NAMED = sqlite.dialect(paramstyle="named")


def carry_out(connection: Connection, statement: UpdateBase, given: dict[str, Any]) -> Any:
    """Change rows inside the caller's transaction; return the driver's cursor, or SQLAlchemy's. `statement` is one of a few that
    are built once. The driver's own errors are named by `database.writing`, as SQLAlchemy's are."""
    if connection.dialect.name != SQLITE:
        return connection.execute(statement, given)
    text, encoded = _prepared(statement, tuple(given))
    driver: Any = connection.connection.driver_connection
    return driver.execute(text, _in_json(given, encoded))


@lru_cache(maxsize=256)  # there are about twenty, since the values that are written together are always the same
def _prepared(statement: UpdateBase, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The text of a statement with these values, and the names of those that are stored as JSON."""
    compiled = statement.compile(dialect=_NAMED, column_keys=list(names))
    return str(compiled), _json_of(compiled)


def _json_of(compiled: Any) -> tuple[str, ...]:
    return tuple(name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON))


def _in_json(given: dict[str, Any], encoded: tuple[str, ...]) -> dict[str, Any]:
    """The values, with the named ones encoded as JSON columns keep them."""
    return given | {name: dumps(value) for name in encoded if (value := given[name]) is not None}


def first_row(connection: Connection, statement: Select[Any], given: dict[str, Any]) -> dict[str, Any] | None:
    """Carry out one statement on PostgreSQL, which is a transaction on its own; return the first row of the answer. Errors are
    raised as SQLAlchemy would raise them."""
    text, fixed, encoded, names = _for_postgresql(statement, connection.dialect)
    driver: Any = connection.connection.driver_connection
    errors: Any = connection.dialect.loaded_dbapi.Error
    try:
        row = driver.execute(text, fixed | _in_json(given, encoded)).fetchone()
    except errors as error:
        if driver.broken:
            connection.exec_driver_sql("SELECT 1")  # raises, so that the pool learns that its connections were cut
        raise DBAPIError.instance(None, None, error, errors, hide_parameters=True, dialect=connection.dialect) from None
    return None if row is None else dict(zip(names, row, strict=True))


@lru_cache(maxsize=256)
def _for_postgresql(statement: Select[Any], dialect: Dialect) -> tuple[str, dict[str, Any], tuple[str, ...], tuple[str, ...]]:
    """The text of a statement, the values it contains itself, the names of the others that are stored as JSON, and its
    columns."""
    compiled: Compiled = statement.compile(dialect=dialect)
    binds: dict[str, Any] = compiled.binds  # type: ignore[attr-defined]  # of a statement that is not about the schema
    fixed = {name: bind.value for name, bind in binds.items() if not bind.required}
    return str(compiled), fixed, _json_of(compiled), tuple(column.name for column in statement.selected_columns)
