"""Tables whose time has come, whatever process they are in: found by asking the database."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from . import database, schema
from .store import Store

MOST = 100
"""At a time; the others come the next time."""


def due(store: Store, now: float, most: int = MOST, besides: Collection[str] = ()) -> list[str]:
    """The tables where somebody's time has run out, the longest ago first. `besides`: those that are left out."""
    tables = schema.tables.c
    where = (tables.due <= now, tables.id.not_in(besides)) if besides else (tables.due <= now,)
    wanted = select(tables.id).where(*where).order_by(tables.due, tables.id).limit(most)
    with database.reading(store.engine) as connection:
        return list(connection.execute(wanted).scalars())
