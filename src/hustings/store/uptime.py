"""Uptime of servers in the database: when each process started and until when it has run. Time that no process covers is a gap,
in which nobody could play: clocks do not run in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import and_, delete, func, insert, or_, select

from . import checksums, database, schema
from .tables import Store

_UPTIME = schema.uptime
REMEMBERED = 200 * 86_400.0
"""Seconds: longer than the time of any seat."""
Gap = tuple[float, float]


def begin(store: Store, now: float, least: float) -> bool:
    """Note that this process runs from now on. Return whether the clock was set back by more than `least` seconds, that is,
    whether some process ran later than now."""
    with database.writing(store.engine) as connection:
        connection.execute(delete(_UPTIME).where(_UPTIME.c.until < _UPTIME.c.began))
        if store.engine.dialect.name == database.SQLITE:  # which keeps any value in any column
            numbers = ("real", "integer")
            kinds = [func.typeof(column).not_in(numbers) for column in (_UPTIME.c.began, _UPTIME.c.until)]
            connection.execute(delete(_UPTIME).where(or_(*kinds)))
        for row in connection.execute(select(_UPTIME)).mappings().all():
            if checksums.is_wrong(_UPTIME, row):
                connection.execute(delete(_UPTIME).where(_UPTIME.c.process == row["process"], _UPTIME.c.began == row["began"]))
        later = connection.execute(select(_UPTIME.c.until).where(_UPTIME.c.until > now + least).limit(1)).first()
        connection.execute(insert(_UPTIME).values(**_row(store.process, now)))
    return later is not None


def probe(store: Store, now: float) -> None:
    """Test whether the database can be written to: raises if not."""
    with database.writing(store.engine) as connection:
        connection.execute(insert(_UPTIME).values(**_row(f"probe {store.process}", now)))
        connection.execute(delete(_UPTIME).where(_UPTIME.c.process == f"probe {store.process}"))


def beat(store: Store, began: float, now: float, least: float) -> list[Gap]:
    """Note that this process, which has run since `began`, still runs. Return all gaps of at least `least` seconds, the earliest
    first."""
    mine = and_(_UPTIME.c.process == store.process, _UPTIME.c.began == began)
    with database.writing(store.engine) as connection:
        checksums.change(connection, _UPTIME, mine, until=now)
        # After a clock was set back: nobody can have run in the future.
        connection.execute(delete(_UPTIME).where(_UPTIME.c.began > now + least))
        checksums.change(connection, _UPTIME, _UPTIME.c.until > now + least, until=now)
        connection.execute(delete(_UPTIME).where(_UPTIME.c.until < now - REMEMBERED))
        rows = [(row.began, row.until) for row in connection.execute(select(_UPTIME).order_by(_UPTIME.c.began))]
    return gaps(rows, least)


def _row(process: str, now: float) -> dict[str, Any]:
    return checksums.with_checksum(_UPTIME, {"process": process, "began": now, "until": now})


def gaps(periods: Iterable[tuple[float, float]], least: float) -> list[Gap]:
    """The times between the first and the last period that none of them covers, if at least `least` seconds long."""
    found: list[Gap] = []
    reached: float | None = None
    for began, until in sorted(periods):
        if reached is not None and began - reached >= least:
            found.append((reached, began))
        reached = until if reached is None else max(reached, until)
    return found
