"""Backups, and copies of a whole database into another one, row by row. Row copies are how a server moves between SQLite and
PostgreSQL, and how PostgreSQL is backed up into a file. A copy is of one moment; the target gets all of it in one transaction, or
nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, text, true

from . import database, schema
from .cells import TABLES_OF_A_TABLE
from .errors import Damaged, StoreError
from .integrity import damaged_tables, database_faults, of_no_table
from .tables import Store

BATCH = 500  # rows read and written at a time

Progress = Callable[[str, int, int], None]
"""Called as a copy goes on, with the kind of rows, how many of them have been copied, and how many there are."""


def copy(source: Store, target: Store, progress: Progress | None = None, without: Collection[str] = ()) -> dict[str, int]:
    """Copy everything into a target that has no tables yet; return the number of rows of each kind. The rows that arrived are
    counted in the target. `without`: tables to leave behind."""
    kinds = schema.metadata.sorted_tables  # tables that others refer to come first
    with database.reading(source.engine) as old, database.writing(target.engine) as new:
        database.lock_for_migration(new)
        _check_empty(new, target.place)
        mine = {table.name: _besides(table, without) for table in kinds}
        counts = {table.name: _count(old, table, mine[table.name]) for table in kinds}
        for table in kinds:
            _copy(old, new, table, mine[table.name], counts[table.name], progress)
            found = _count(new, table)
            if found != counts[table.name]:
                raise StoreError(
                    f"{target.place}: {found} of {counts[table.name]} rows of {table.name} arrived; nothing was kept, try again"
                )
            _go_on_counting(new, table)
    return counts


def backup(source: Store, path: Path) -> None:
    """Copy the whole database into one SQLite file, while others go on writing."""
    if path.exists():
        raise StoreError(f"{path} is there already: name a new file, so that no older backup is lost")
    if not path.parent.is_dir():
        raise StoreError(f"{path}: the folder {path.parent} does not exist; make it, or name another file")
    if source.engine.dialect.name == database.SQLITE:
        database.copy_online(source.engine, path)
    else:
        _into_file(source, path)


def left_out(source: Store) -> list[str]:
    """The tables that a copy should leave behind: those that are damaged, and table ids on rows that belong to no table."""
    with database.reading(source.engine) as connection:
        lost = [name for table in TABLES_OF_A_TABLE for name in connection.execute(of_no_table(table)).scalars()]
    return sorted({one.table for one in damaged_tables(source)} | {str(name) for name in lost})


def faults_of(path: Path) -> list[str]:
    """Problems with a backup, in words: with its file, its rows, and each of its tables."""
    try:
        kept = Store.open(str(path), create=False)
    except StoreError as error:
        return [str(error)]
    try:
        found = database_faults(kept)
        return found + [f"table {one.table}: {one.faults[0]}" for one in damaged_tables(kept)]
    except StoreError as error:
        return [str(error)]
    finally:
        kept.close()
        leave_one_file(path)


def leave_one_file(path: Path) -> None:
    """Turn a SQLite file that nobody has open into a single file, so that it can be moved without knowing of WAL."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")


def _into_file(source: Store, path: Path) -> None:
    """Copy into a new SQLite file, which is removed again if that fails."""
    target = None
    try:
        target = Store.open(str(path))
        copy(source, target)
        with database.errors_named(target.engine.url), target.engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            raw.execute("PRAGMA journal_mode=DELETE")  # a single file, which can be moved without knowing of WAL
        target.close()
    except BaseException:
        if target is not None:
            target.close()
        remove(path)
        raise


def remove(path: Path) -> None:
    """Remove a SQLite file and the files that SQLite keeps next to it."""
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm", f"{path.name}-journal"):
        path.with_name(name).unlink(missing_ok=True)


def _check_empty(connection: Connection, place: str) -> None:
    connection.execute(delete(schema.uptime))  # left by a server that found no tables here; the source's is copied
    for table in schema.metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise StoreError(f"{place} has tables already: name an empty database, so that nothing of it is lost")


def _besides(table: Table, without: Collection[str]) -> Any:
    """The condition for rows of all tables except these."""
    if table is schema.uptime:
        return true()
    column = table.c.id if table is schema.tables else table.c.table_id
    return or_(column.is_(None), column.not_in(without)) if without else true()


def _count(connection: Connection, table: Table, mine: Any = None) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(true() if mine is None else mine)).scalar_one())


def _copy(old: Connection, new: Connection, table: Table, mine: Any, of: int, progress: Progress | None) -> None:
    done = 0
    with _reading_rows(old, table):
        parts = iter(old.execute(select(table).where(mine).execution_options(yield_per=BATCH)).mappings().partitions(BATCH))
    while True:
        with _reading_rows(old, table):
            part = next(parts, None)
        if part is None:
            return
        new.execute(insert(table), [dict(row) for row in part])
        done += len(part)
        if progress is not None:
            progress(table.name, done, of)


@contextmanager
def _reading_rows(old: Connection, table: Table) -> Iterator[None]:
    """Report a row that cannot be read, naming the database it is in."""
    try:
        with database.errors_named(old.engine.url):
            yield
    except (ValueError, Damaged):
        raise Damaged(
            f"{database.place(old.engine.url)}: a row of {table.name} cannot be read, and nothing was copied; "
            "`hustings admin verify` names its table: repair it, delete it, or leave such tables out with --leave-out-damaged"
        ) from None


def _go_on_counting(connection: Connection, table: Table) -> None:
    """Make the numbers that PostgreSQL assigns continue after the last one copied."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != database.POSTGRESQL:
        return
    sequence = connection.execute(text("SELECT pg_get_serial_sequence(:t, :c)"), {"t": table.name, "c": column.name}).scalar()
    last = connection.execute(select(func.max(column))).scalar()
    if sequence is not None and last is not None:
        connection.execute(text("SELECT setval(CAST(:s AS regclass), :last)"), {"s": sequence, "last": last})
