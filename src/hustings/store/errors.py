"""Errors of the store. After any of them except `StoreLost`, the transaction in which it happened has left nothing behind."""

from __future__ import annotations

from ..core.errors import HustingsError


class StoreError(HustingsError):
    """An error about stored tables."""


class StoreUnavailable(StoreError):
    """The database cannot be read or written now: full, locked, read-only, damaged or away. Nothing was written."""


class StoreLost(StoreUnavailable):
    """The connection to the database broke. Nobody knows whether what was being written has been kept."""


class Damaged(StoreError):
    """Something stored cannot be read, or is not what it should be. The rest of the database may be perfectly good."""


class BadDatabase(StoreError):
    """Not a database of ours, or one written by a newer version."""


class UnknownTable(StoreError):
    """No table of that name is stored (any more)."""

    def __init__(self, table: str, where: str = "this database") -> None:
        super().__init__(f"unknown table: {table}. It is not in {where}; `hustings admin list` shows what is")
        self.table = table


class StaleVersion(StoreError):
    """Somebody else has written to the table: load it again."""

    def __init__(self, table: str, expected: int, found: int) -> None:
        super().__init__(f"table {table} is at version {found}, not {expected}: somebody else has written to it; load it again")
        self.table, self.expected, self.found = table, expected, found


class Conflict(StoreError):
    """Something that should be new exists already: a table, a link or an action's id."""
