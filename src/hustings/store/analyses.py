"""Queue of analyses in the database: what to analyse, how far it has got, and what was found. Any number of processes may work on
it. An analysis is held by the process whose write claimed it, for a limited time that every further write renews."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

from sqlalchemy import RowMapping, and_, delete, insert, or_, select, true, update
from sqlalchemy.exc import DBAPIError

from ..tables.analyses import FAILED, QUEUED, WORKING, AnalysisState, StoredAnalysis
from . import cells, checksums, database, schema
from .errors import Conflict, Damaged
from .tables import Store

_ANALYSES = schema.analyses
_OPEN = _ANALYSES.c.state.in_((QUEUED, WORKING))


def begin(store: Store, new: StoredAnalysis) -> StoredAnalysis:
    """Add an analysis, or return the existing one of the same game. An existing one that failed is replaced, and so is one whose
    game has taken another course since, which shows in `of`."""
    same = _ANALYSES.c.table_id == new.table if new.table is not None else _ANALYSES.c.record_hash == new.record_hash
    values = {"id": new.id, "table_id": new.table, "record_hash": new.record_hash, "state": QUEUED, "done": 0, "of": new.of}
    packed = None if new.record is None else zlib.compress(new.record)
    try:
        with database.writing(store.engine) as connection:
            connection.execute(delete(_ANALYSES).where(same, or_(_ANALYSES.c.state == FAILED, _ANALYSES.c.of != new.of)))
            found = connection.execute(select(_ANALYSES).where(same)).mappings().first()
            if found is not None:
                return _analysis(found)
            more: dict[str, Any] = {"record": packed, "data": {}, "holder": None, "held_until": 0.0, "created": new.created}
            connection.execute(insert(_ANALYSES).values(**checksums.with_checksum(_ANALYSES, {**values, **more})))
            return new
    except Conflict:  # another process was faster
        found_now = _one(store, same)
        if found_now is None:
            raise
        return found_now


def of_table(store: Store, table: str) -> StoredAnalysis | None:
    return _one(store, _ANALYSES.c.table_id == table)


def of_record(store: Store, analysis: str) -> StoredAnalysis | None:
    """An analysis of a record, by the id given to the person who brought it. Those of tables are looked up by table."""
    return _one(store, and_(_ANALYSES.c.id == analysis, _ANALYSES.c.table_id.is_(None)))


def waiting(store: Store) -> int:
    """The number of analyses that are not finished."""
    with database.reading(store.engine) as connection:
        return len(connection.execute(select(_ANALYSES.c.id).where(_OPEN)).all())


def claim(store: Store, now: float, until: float) -> StoredAnalysis | None:
    """Claim the oldest analysis that nobody is working on, for this process alone. None: there is none, another process was
    faster, or its row is damaged."""
    alone = store.engine.dialect.name == database.SQLITE  # one process serves a SQLite file: any earlier holder is gone
    free = true() if alone else or_(_ANALYSES.c.held_until < now, _ANALYSES.c.holder == store.process)
    oldest = select(_ANALYSES.c.id).where(_OPEN, free).order_by(_ANALYSES.c.created, _ANALYSES.c.id).limit(1)
    with database.reading(store.engine) as connection:  # most often there is none: then nobody has to wait for a lock
        found = connection.execute(oldest).scalar_one_or_none()
    if found is None:
        return None
    with database.writing(store.engine) as connection:
        mine = and_(_ANALYSES.c.id == found, _OPEN, free)
        try:
            if checksums.change(connection, _ANALYSES, mine, holder=store.process, held_until=until, state=WORKING) == 0:
                return None
            return _sound(connection.execute(select(_ANALYSES).where(_ANALYSES.c.id == found)).mappings().one())
        except (
            ValueError,
            DBAPIError,
            Damaged,
        ):  # what was kept of it is damaged: it is given up, so that the others get their turn
            lost: dict[str, Any] = {"holder": None, "held_until": 0.0, "state": FAILED, "done": 0, "data": {}}
            connection.execute(update(_ANALYSES).where(mine).values(**lost))
            return None


def keep(store: Store, analysis: str, done: int, data: Mapping[str, Any], until: float, state: AnalysisState = WORKING) -> bool:
    """Keep what was found so far and renew the hold on the analysis. False: it is no longer ours, or gone."""
    mine = and_(_ANALYSES.c.id == analysis, _ANALYSES.c.holder == store.process, _OPEN)
    values: dict[str, Any] = {"done": done, "data": dict(data), "held_until": until, "state": state}
    with database.writing(store.engine) as connection:
        return checksums.change(connection, _ANALYSES, mine, **values) > 0


def let_go(store: Store, analysis: str) -> None:
    """Release an analysis, so that another process may continue it at once."""
    mine = and_(_ANALYSES.c.id == analysis, _ANALYSES.c.holder == store.process, _OPEN)
    with database.writing(store.engine) as connection:
        checksums.change(connection, _ANALYSES, mine, holder=None, held_until=0.0)


def tidy(store: Store, before: float) -> int:
    """Delete analyses of records that were brought before a moment; return how many. Those of tables are deleted with their
    table."""
    with database.writing(store.engine) as connection:
        return connection.execute(delete(_ANALYSES).where(_ANALYSES.c.table_id.is_(None), _ANALYSES.c.created < before)).rowcount


def _one(store: Store, which: Any) -> StoredAnalysis | None:
    with database.reading(store.engine) as connection:
        found = connection.execute(select(_ANALYSES).where(which)).mappings().first()
        return None if found is None else _analysis(found)


def _sound(row: RowMapping) -> StoredAnalysis:
    wrong = cells.wrong_in(_ANALYSES, row)
    if wrong is not None:
        raise Damaged(f"analysis {row['id']} is damaged: {wrong}")
    return _analysis(row)


def _analysis(row: RowMapping) -> StoredAnalysis:
    record = None if row["record"] is None else zlib.decompress(row["record"])
    return StoredAnalysis(
        row["id"], row["of"], row["created"], row["table_id"], row["record_hash"], record, row["state"], row["done"], row["data"]
    )
