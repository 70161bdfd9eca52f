"""Backups, and copies of a whole database into another one, row by row: that is how a server moves between SQLite and PostgreSQL,
and how PostgreSQL is backed up into a file. A copy is of one moment; the target gets all of it in one transaction, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, select, text

from . import database, schema
from .errors import StoreError
from .tables import Store

BATCH = 500  # rows read and written at a time

Progress = Callable[[str, int, int], None]
"""Told while it goes on: the kind of rows, how many of them are copied, how many there are."""


def copy(source: Store, target: Store, progress: Progress | None = None) -> dict[str, int]:
    """Copy everything into a target that has no tables yet; how many rows of each kind. The target counts what has arrived."""
    kinds = schema.metadata.sorted_tables  # what others refer to comes first
    with database.reading(source.engine) as old, database.writing(target.engine) as new:
        database.lock_for_migration(new)
        _check_empty(new, target.place)
        counts = {table.name: _count(old, table) for table in kinds}
        for table in kinds:
            _copy(old, new, table, counts[table.name], progress)
            found = _count(new, table)
            if found != counts[table.name]:
                raise StoreError(
                    f"{target.place}: {found} of {counts[table.name]} rows of {table.name} arrived; nothing was kept, try again"
                )
            _go_on_counting(new, table)
    return counts


def backup(source: Store, path: Path) -> None:
    """A copy of the whole database as one SQLite file, while others go on writing."""
    if path.exists():
        raise StoreError(f"{path} is there already: name a new file, so that no older backup is lost")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: the folder {path.parent} does not exist; make it, or name another file")
    if source.engine.dialect.name == database.SQLITE:
        database.copy_online(source.engine, path)
    else:
        _into_file(source, path)


def _into_file(source: Store, path: Path) -> None:
    """A copy into a new SQLite file, which is gone again if it fails."""
    target = None
    try:
        target = Store.open(str(path))
        copy(source, target)
        with database.errors_named(target.engine.url), target.engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            raw.execute("PRAGMA journal_mode=DELETE")  # one file: whoever moves it need not know of WAL
        target.close()
    except BaseException:
        if target is not None:
            target.close()
        remove(path)
        raise


def remove(path: Path) -> None:
    """A SQLite file and what is beside it."""
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}-journal"):
        path.with_name(name).unlink(missing_ok=True)


def _check_empty(connection: Connection, place: str) -> None:
    for table in schema.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise StoreError(f"{place} has tables already: name an empty database, so that nothing of it is lost")


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _copy(old: Connection, new: Connection, table: Table, of: int, progress: Progress | None) -> None:
    done = 0
    rows = old.execute(select(table).execution_options(yield_per=BATCH)).mappings()
    for part in rows.partitions(BATCH):
        new.execute(insert(table), [dict(row) for row in part])
        done += len(part)
        if progress is not None:
            progress(table.name, done, of)


def _go_on_counting(connection: Connection, table: Table) -> None:
    """Numbers that PostgreSQL gives by itself go on after the last that was copied."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != database.POSTGRESQL:
        return
    sequence = connection.execute(text("SELECT pg_get_serial_sequence(:t, :c)"), {"t": table.name, "c": column.name}).scalar()
    last = connection.execute(select(func.max(column))).scalar()
    if sequence is not None and last is not None:
        connection.execute(text("SELECT setval(CAST(:s AS regclass), :last)"), {"s": sequence, "last": last})
