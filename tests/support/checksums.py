"""A check that every row of a database is as it was written."""

from __future__ import annotations

from sqlalchemy import select

from hustings.store import Store, schema
from hustings.store.checksums import CHECKSUM, is_wrong
from hustings.store.database import reading


def not_as_written(store: Store) -> list[str]:
    """The rows whose checksum is wrong or missing."""
    with reading(store.engine) as connection:
        return [
            f"{table.name} {[row[column.name] for column in table.primary_key]}"
            for table in schema.metadata.sorted_tables
            for row in connection.execute(select(table)).mappings()
            if row[CHECKSUM] is None or is_wrong(table, row)
        ]
