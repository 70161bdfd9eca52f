"""Private notes of seats. They are deleted when the person or the table goes. Nobody else is told that they exist, so writing
them does not count as a write to the table and leaves its version alone."""

from __future__ import annotations

from sqlalchemy import and_, delete, insert, select

from ..tables.model import SeatNote
from . import database, schema
from .rows import note_row
from .tables import Store

_NOTES = schema.notes


def note(store: Store, table: str, seat: int) -> str:
    """A seat's notes; an empty text if there are none."""
    wanted = select(_NOTES.c.text).where(_NOTES.c.table_id == table, _NOTES.c.seat == seat)
    with database.reading(store.engine) as connection:
        return str(connection.execute(wanted).scalar_one_or_none() or "")


def put_note(store: Store, table: str, seat: int, text: str, link: str | None) -> bool:
    """Keep a seat's notes in place of its earlier ones. `link`: the hash of the link they were written with. If the seat has gone
    to somebody else in the meantime, nothing is kept and False returned."""
    seats = schema.seats.c
    with database.writing(store.engine) as connection:
        held = select(seats.token_hash).where(seats.table_id == table, seats.seat == seat).with_for_update()
        if link is not None and connection.execute(held).scalar_one_or_none() != link:
            return False
        connection.execute(delete(_NOTES).where(and_(_NOTES.c.table_id == table, _NOTES.c.seat == seat)))
        if text:
            connection.execute(insert(_NOTES).values(**note_row(table, SeatNote(seat, text))))
        return True
