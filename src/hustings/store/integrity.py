"""Integrity checks of a database: of its file, of rows that belong to nothing, and of each table on its own. A fault at one table
does not keep the others from being checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Select, Table, select, true

from ..tables.stored import TableArchive
from ..tables.verify import examine
from . import cells, checksums, database, schema
from .checksums import NOT_AS_WRITTEN
from .errors import StoreError
from .salvage import Salvaged, salvage
from .tables import Store

MOST = 20
"""Maximum number of faults listed of the file, and of missing tables listed per kind of row."""


@dataclass(frozen=True)
class TableReport:
    """The condition of a table. `faults`: what is wrong with it, in the order found; `archive`: what can be read of it."""

    table: str
    faults: tuple[str, ...]
    notes: tuple[str, ...] = ()
    archive: TableArchive | None = None
    salvaged: Salvaged | None = field(default=None, repr=False)

    @property
    def without_checksum(self) -> int:
        """Number of rows written before there were checksums."""
        return 0 if self.salvaged is None else self.salvaged.without_checksum

    @property
    def events(self) -> int:
        return 0 if self.archive is None else len(self.archive.loaded.events)


def database_faults(store: Store) -> list[str]:
    """Problems with the database as a whole, in words."""
    found: list[str] = []
    if store.engine.dialect.name == database.SQLITE:
        found += _of_file(store)
    try:
        with database.reading(store.engine) as connection:
            found += _of_nothing(connection)
            found += _of_uptime(connection)
            found += _of_records(connection)
    except StoreError as error:
        found.append(str(error))
    return found


def _of_file(store: Store) -> list[str]:
    try:
        with database.reading(store.engine) as connection:
            said = [str(row[0]) for row in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})")]
    except StoreError as error:
        return [str(error)]
    return [] if said == ["ok"] else [f"the file is damaged: {line}" for line in said[:MOST]]


def _of_nothing(connection: Connection) -> Iterator[str]:
    """Rows whose table does not exist: nobody sees them, but something was lost."""
    for table in cells.TABLES_OF_A_TABLE:
        for name in connection.execute(of_no_table(table).limit(MOST)).scalars():
            remedy = f"remove them with `hustings admin delete {name} --yes`"
            yield f"{table.name}: rows of a table {name!r} that is not there; {remedy}"


def _of_uptime(connection: Connection) -> Iterator[str]:
    """Uptime rows that no server can have written. They matter because clocks do not run in the gaps between rows."""
    for row in connection.execute(select(schema.uptime)).mappings():
        wrong = cells.wrong_in(schema.uptime, row)
        if wrong is None and row["until"] < row["began"]:
            wrong = f"until {row['until']:.0f}, before it began ({row['began']:.0f})"
        if wrong is None and checksums.is_wrong(schema.uptime, row):
            wrong = NOT_AS_WRITTEN
        if wrong is not None:
            yield f"uptime of {row['process']!r:.40}: {wrong}; the next start of a server removes it"


def _of_records(connection: Connection) -> Iterator[str]:
    """Damaged analyses of records that somebody brought, which belong to no table."""
    analyses = schema.analyses
    for row in connection.execute(select(analyses).where(analyses.c.table_id.is_(None))).mappings():
        wrong = cells.wrong_in(analyses, row) or (NOT_AS_WRITTEN if checksums.is_wrong(analyses, row) else None)
        if wrong is not None:
            yield f"analysis {row['id']!r:.40} of a record: {wrong}; a server forgets it some days after it was brought"


def of_no_table(table: Table) -> Select[Any]:
    """A query for the ids of missing tables that rows of `table` belong to."""
    names = table.c.table_id
    return select(names).where(names.is_not(None), names.not_in(select(schema.tables.c.id))).distinct()


def report(store: Store, table_id: str, *, played: bool = True) -> TableReport | None:
    """Report on a table: every cell is checked, then the game is played again by the rules, unless `played` is False. None: the
    table does not exist."""
    try:
        found = salvage(store, table_id)
    except StoreError as error:
        return TableReport(table_id, (str(error),))
    if found is None:
        return None
    faults = [str(fault) for fault in found.faults]
    if found.archive is None:
        return TableReport(table_id, tuple(faults) or ("its own row is lost",), salvaged=found)
    if not played:
        return TableReport(table_id, tuple(faults), (), found.archive, found)
    try:
        examined = examine(found.archive)
    except Exception as error:  # cells that each look right can add up to a game that nobody could have played
        return TableReport(table_id, (*faults, f"it cannot be played again ({type(error).__name__})"), (), found.archive, found)
    said = [*faults, *(str(difference) for difference in examined.differences)]
    return TableReport(table_id, tuple(said), tuple(examined.notes), found.archive, found)


def add_checksums(store: Store, table_id: str | None) -> int:
    """Give checksums to the rows of a table that have none because they are older; return how many. None: to the rows of no
    table. A checksum vouches for a row, so do this only for what was found sound."""
    added = 0
    with database.writing(store.engine) as connection:
        for table in schema.metadata.sorted_tables:
            if table is not schema.uptime:
                mine = (table.c.id if table is schema.tables else table.c.table_id) == table_id
                added += checksums.add(connection, table, mine)
            elif table_id is None:
                added += checksums.add(connection, table, true())
    return added


def damaged_tables(store: Store) -> list[TableReport]:
    """Reports on the tables of which something cannot be read, or is not what it should be. No game is played again."""
    reports = (report(store, table_id, played=False) for table_id in store.ids())
    return [found for found in reports if found is not None and found.faults]
