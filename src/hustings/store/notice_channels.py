"""Notice channels and notices as rows of `schema.py`, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection

from ..tables.notice_channels import StoredNotice, StoredWay
from . import reads, schema
from .checksums import with_checksum

_WAY, _NOTICE = (tuple(field.name for field in fields(kind)) for kind in (StoredWay, StoredNotice))


def way_of(row: Mapping[Any, Any]) -> StoredWay:
    return StoredWay(**{name: row[name] for name in _WAY})


def notice_of(row: Mapping[Any, Any]) -> StoredNotice:
    return StoredNotice(**{name: row[name] for name in _NOTICE})


def way_row(table: str, way: StoredWay) -> dict[str, Any]:
    return with_checksum(schema.notice_ways, {"table_id": table, **vars(way)})


def notice_row(table: str, notice: StoredNotice) -> dict[str, Any]:
    return with_checksum(schema.notices, {"table_id": table, **vars(notice)})


def of_table(connection: Connection, table: str) -> tuple[tuple[StoredWay, ...], tuple[StoredNotice, ...]]:
    """All notice channels and notices of a table."""
    ways = connection.execute(reads.all_of(schema.notice_ways, table, "seat")).mappings()
    notices = connection.execute(reads.all_of(schema.notices, table, "seat", "turn", "channel")).mappings()
    return tuple(way_of(row) for row in ways), tuple(notice_of(row) for row in notices)
