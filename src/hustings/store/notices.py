"""Notice queue in the database: who wants notices, what is to be sent, and a guard against sending twice. Any number of processes
may look for work at once: before anything is sent, a notice is claimed by a write that only one of them can make."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select

from ..tables.model import Status
from ..tables.notice_channels import EMAIL, GIVEN_UP, SENDING, SENT, WAITING, WEBHOOK, Channel, StoredNotice, StoredWay, turn_of
from . import cells, checksums, database, schema
from .errors import Conflict, Damaged
from .notice_channels import notice_of, notice_row, way_of, way_row
from .tables import Store

_WAYS, _NOTICES, _TABLES, _SEATS = schema.notice_ways, schema.notices, schema.tables, schema.seats
AT_ONCE = 100  # notices looked at in one go


@dataclass(frozen=True)
class Due:
    """A notice whose time has come or is near."""

    table: str
    notice: StoredNotice


@dataclass(frozen=True)
class Claimed:
    """A notice that this process, and no other, is to send now."""

    table: str
    notice: StoredNotice
    way: StoredWay
    lang: str


# What seats have chosen


def way(store: Store, table: str, seat: int) -> StoredWay | None:
    with database.reading(store.engine) as connection:
        return _way(connection, table, seat)


def put_way(store: Store, table: str, chosen: StoredWay, link: str | None = None) -> bool:
    """Keep what a seat has chosen, in place of what it had. Waiting notices by a channel that it no longer has are not sent.
    `link`: the hash of the link it was chosen with. If the seat has gone to somebody else in the meantime, nothing is kept and
    False returned."""
    here = and_(_WAYS.c.table_id == table, _WAYS.c.seat == chosen.seat)
    held = select(_SEATS.c.token_hash).where(_SEATS.c.table_id == table, _SEATS.c.seat == chosen.seat).with_for_update()
    with database.writing(store.engine) as connection:
        if link is not None and connection.execute(held).scalar_one_or_none() != link:
            return False
        connection.execute(delete(_WAYS).where(here))
        if chosen.webhook is not None or chosen.email is not None:
            connection.execute(insert(_WAYS).values(**way_row(table, chosen)))
        gone = [c for c, kept in ((WEBHOOK, chosen.webhook), (EMAIL, chosen.email)) if kept is None]
        mine = and_(_NOTICES.c.table_id == table, _NOTICES.c.seat == chosen.seat, _NOTICES.c.state == WAITING)
        connection.execute(delete(_NOTICES).where(mine, _NOTICES.c.channel.in_(gone)))
        return True


def note_last(store: Store, table: str, seat: int, last: Mapping[str, Any]) -> None:
    """Note how the latest notice went, for the person at the seat."""
    with database.writing(store.engine) as connection:
        _note_last(connection, table, seat, last)


def change_way(store: Store, table: str, seat: int, expected: StoredWay, **changes: Any) -> bool:
    """Change what a seat has chosen if it is still as `expected`, apart from `last`; return whether it was."""
    with database.writing(store.engine) as connection:
        here = and_(_WAYS.c.table_id == table, _WAYS.c.seat == seat)
        found = connection.execute(select(_WAYS).where(here).with_for_update()).mappings().first()
        if found is None or replace(way_of(found), last=None) != replace(expected, last=None):
            return False
        return checksums.change(connection, _WAYS, here, **changes) > 0


def stop(store: Store, code: str) -> bool:
    """Stop the notices of the seat whose stop link has this code; return whether there is one."""
    with database.writing(store.engine) as connection:
        found = connection.execute(select(_WAYS.c.table_id, _WAYS.c.seat).where(_WAYS.c.stop == code)).first()
        if found is None:
            return False
        connection.execute(delete(_WAYS).where(_WAYS.c.stop == code))
        mine = and_(_NOTICES.c.table_id == found.table_id, _NOTICES.c.seat == found.seat, _NOTICES.c.state == WAITING)
        connection.execute(delete(_NOTICES).where(mine))
        return True


def has_stop(store: Store, code: str) -> bool:
    with database.reading(store.engine) as connection:
        return connection.execute(select(_WAYS.c.seat).where(_WAYS.c.stop == code)).first() is not None


def tables_with_ways(store: Store) -> set[str]:
    """The tables where somebody wants notices."""
    with database.reading(store.engine) as connection:
        return set(connection.execute(select(_WAYS.c.table_id).distinct()).scalars())


# What is to be sent


Turn = tuple[str, int, int, Channel]
"""Table, seat, turn and channel."""


def unplanned(store: Store, tables: Collection[str] | None = None) -> list[Turn]:
    """Every turn that somebody wants to be told of and that is not noted yet. `tables`: look only at these. Which seats are asked
    is read from the tables themselves, so no turn is lost, whichever process has ended. A damaged table does not hold up the
    others."""
    try:
        return _unplanned(store, tables)
    except Damaged:
        found: list[Turn] = []
        for table in tables_with_ways(store) if tables is None else tables:
            with suppress(Damaged):
                found += _unplanned(store, [table])
        return found


def _unplanned(store: Store, tables: Collection[str] | None) -> list[Turn]:
    asked = (
        select(
            _WAYS.c.table_id, _WAYS.c.seat, _WAYS.c.webhook, _WAYS.c.email, _WAYS.c.confirmed, _TABLES.c.waiting, _TABLES.c.extra
        )
        .join(_TABLES, _TABLES.c.id == _WAYS.c.table_id)
        .where(_TABLES.c.status == Status.PLAYING.value)
    )
    if tables is not None:
        asked = asked.where(_WAYS.c.table_id.in_(tables))
    wanted: list[Turn] = []
    with database.reading(store.engine) as connection:
        for row in connection.execute(asked):
            if row.seat in row.waiting:
                turn = turn_of(row.extra, row.seat)
                channels = [WEBHOOK] * (row.webhook is not None) + [EMAIL] * (row.email is not None and row.confirmed)
                wanted += [(row.table_id, row.seat, turn, channel) for channel in channels]
        known = _NOTICES.c
        rows = connection.execute(
            select(known.table_id, known.seat, known.turn, known.channel).where(known.table_id.in_({w[0] for w in wanted}))
        )
        there = {tuple(row) for row in rows}
    return [key for key in wanted if key not in there]


def plan(store: Store, wanted: Turn, due: float) -> bool:
    """Note a turn, to be told at `due`; return whether it is new. Earlier turns of the seat are over: what is left of them is
    deleted."""
    table, seat, turn, channel = wanted
    mine = and_(_NOTICES.c.table_id == table, _NOTICES.c.seat == seat, _NOTICES.c.channel == channel)
    try:
        with database.writing(store.engine) as connection:
            connection.execute(delete(_NOTICES).where(mine, _NOTICES.c.turn < turn))
            connection.execute(insert(_NOTICES).values(**notice_row(table, StoredNotice(seat, turn, channel, WAITING, due, 0))))
    except Conflict:  # another process was faster, or the table is gone
        return False
    return True


def due_by(store: Store, moment: float, most: int = AT_ONCE) -> list[Due]:
    """The notices to be sent by `moment`, the longest due first."""
    wanted = select(_NOTICES).where(_NOTICES.c.state == WAITING, _NOTICES.c.due <= moment)
    with database.reading(store.engine) as connection:
        rows = connection.execute(wanted.order_by(_NOTICES.c.due, _NOTICES.c.table_id).limit(most)).mappings()
        return [Due(row["table_id"], notice_of(row)) for row in rows]


def postpone(store: Store, due: Due, until: float) -> bool:
    """Put a notice off until `until`; return whether it was still unclaimed."""
    with database.writing(store.engine) as connection:
        return checksums.change(connection, _NOTICES, _still(due), due=until) > 0


def claim(store: Store, due: Due) -> Claimed | None:
    """Claim a notice in order to send it now, in one write that only one process can make. None: somebody else has it, or there
    is nothing left to tell: the seat has acted, its person is gone or wants no more notices, or the game is over or paused."""
    with database.writing(store.engine) as connection:
        if checksums.change(connection, _NOTICES, _still(due), state=SENDING, tries=due.notice.tries + 1) == 0:
            return None
        columns = (_TABLES.c.status, _TABLES.c.waiting, _TABLES.c.extra, _SEATS.c.lang, _SEATS.c.kind)
        joined = select(*columns).join(_SEATS, _SEATS.c.table_id == _TABLES.c.id)
        row = connection.execute(joined.where(_TABLES.c.id == due.table, _SEATS.c.seat == due.notice.seat)).first()
        chosen = _way(connection, due.table, due.notice.seat)
        if row is not None and cells.wrong_in(_TABLES, {"waiting": row.waiting, "extra": row.extra}) is not None:
            raise Damaged(f"table {due.table} is damaged: see `hustings admin verify {due.table}`")
        asked = row is not None and due.notice.seat in row.waiting and turn_of(row.extra, due.notice.seat) == due.notice.turn
        if row is None or chosen is None or not asked or row.status != Status.PLAYING or not _open(chosen, due.notice.channel):
            # A turn that goes on after a pause is noted again, unless a notice of it may have been sent already.
            if due.notice.tries == 0:
                connection.execute(delete(_NOTICES).where(_key(due)))
            else:
                checksums.change(connection, _NOTICES, _key(due), state=GIVEN_UP)
            return None
    return Claimed(due.table, replace(due.notice, state=SENDING, tries=due.notice.tries + 1), chosen, row.lang)


def settle(store: Store, claimed: Claimed, last: Mapping[str, Any], *, sent: bool, again: float | None = None) -> None:
    """Note how sending went. `again`: the time of the next try; without it there is none."""
    values: dict[str, Any] = {"state": SENT if sent else GIVEN_UP if again is None else WAITING}
    if again is not None:
        values["due"] = again
    with database.writing(store.engine) as connection:
        mine = and_(_key(Due(claimed.table, claimed.notice)), _NOTICES.c.state == SENDING)
        checksums.change(connection, _NOTICES, mine, **values)
        _note_last(connection, claimed.table, claimed.notice.seat, last)


# Inside a transaction


def _key(due: Due) -> Any:
    n = due.notice
    return and_(
        _NOTICES.c.table_id == due.table, _NOTICES.c.seat == n.seat, _NOTICES.c.turn == n.turn, _NOTICES.c.channel == n.channel
    )


def _still(due: Due) -> Any:
    """The condition that a notice is still as it was when it was looked at."""
    return and_(_key(due), _NOTICES.c.state == WAITING, _NOTICES.c.due == due.notice.due, _NOTICES.c.tries == due.notice.tries)


def _open(chosen: StoredWay, channel: Channel) -> bool:
    return chosen.webhook is not None if channel == WEBHOOK else chosen.email is not None and chosen.confirmed


def _way(connection: Connection, table: str, seat: int) -> StoredWay | None:
    row = connection.execute(select(_WAYS).where(_WAYS.c.table_id == table, _WAYS.c.seat == seat)).mappings().first()
    return None if row is None else way_of(row)


def _note_last(connection: Connection, table: str, seat: int, last: Mapping[str, Any]) -> None:
    checksums.change(connection, _WAYS, and_(_WAYS.c.table_id == table, _WAYS.c.seat == seat), last=dict(last))
