"""Statements of an action as the driver of SQLite takes them. SQLAlchemy puts them into words, once; after that it would take
several times as long to hand a statement over as SQLite to carry it out, and everybody waits for SQLite's one writer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sqlalchemy import JSON, Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from .database import SQLITE, dumps

_NAMED = sqlite.dialect(paramstyle="named")


def carry_out(connection: Connection, statement: UpdateBase, given: dict[str, Any]) -> Any:
    """Change rows inside the caller's transaction; the driver's cursor, or SQLAlchemy's. `statement` is one of a few that are
    built once. Errors of the driver's own are named by `database.writing`, like SQLAlchemy's."""
    if connection.dialect.name != SQLITE:
        return connection.execute(statement, given)
    text, encoded = _prepared(statement, tuple(given))
    for name in encoded:
        if given[name] is not None:
            given = {**given, name: dumps(given[name])}
    driver: Any = connection.connection.driver_connection
    return driver.execute(text, given)


@lru_cache(maxsize=256)  # there are about twenty: what is written together is always the same
def _prepared(statement: UpdateBase, names: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The statement with these values, and those of them that are stored as JSON."""
    compiled = statement.compile(dialect=_NAMED, column_keys=list(names))
    return str(compiled), tuple(name for name, bind in compiled.binds.items() if isinstance(bind.type, JSON))
