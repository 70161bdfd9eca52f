"""Database of tables: one method is one transaction. When a method has returned, its write is on the disk.

Every method may be called from any thread. Writing to a table is guarded by its `version`, which grows by one with every such
write: a writer that is behind, in this process or another, gets `StaleVersion` and has written nothing. Chat and `delete` are
unguarded.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property
from typing import Any

from sqlalchemy import (
    Engine,
    and_,
    delete,
    insert,
    select,
    update,
)

from ..tables.change import Change, Repair
from ..tables.log import Event
from ..tables.model import BEFORE_SETUP, ChatEntry, Seat, Status, TableHead
from ..tables.stored import Answer, Loaded, Snapshot, TableArchive
from . import archive_rows, cells, checksums, database, listing, notice_channels, reads, schema, single_statement, writes
from .errors import Conflict, UnknownTable
from .kept import Kept, keep
from .migrate import migrate
from .rows import answer_row, changes_row, chat_of, chat_row, event_of, event_row, pack, sealed_row, seat_row, table_row

MOST_DUE = 100
"""Maximum number of due tables returned at a time; the others come the next time."""


class Store:
    """Tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(8)
        """The name under which this process writes, so that it can tell its own news from that of others."""
        engine.update_execution_options(process=self.process)
        self._kept: list[Kept] = []

    @classmethod
    def open(cls, url: str, *, create: bool = True, busy_seconds: float = database.BUSY_SECONDS) -> Store:
        """Open a database and bring it up to date. `create`: make a SQLite file that does not exist yet."""
        parsed = database.parse_url(url)
        database.check_file(parsed, create=create)
        engine = database.connect(parsed, busy_seconds)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    @cached_property
    def place(self) -> str:
        """The file or address, for messages."""
        return database.place(self.engine.url)

    @property
    def shared(self) -> bool:
        """Whether other server processes may write to the same tables, as on PostgreSQL, where they hear of each other's
        writes."""
        return self.engine.dialect.name == database.POSTGRESQL

    def keep_connection(self) -> None:
        """Make the calling thread keep a connection from one call to the next, until the store is closed."""
        self._kept.append(keep(self.engine))

    def close(self) -> None:
        for kept in self._kept:
            kept.give_back()
        self.engine.dispose()

    def carry_over(self) -> None:
        """Carry SQLite's write-ahead log over to the file itself, while others write."""
        database.carry_over(self.engine)

    # Writing

    def together(self) -> AbstractContextManager[None]:
        """Make writes inside this `with` share one wait for the disk: they are kept when it ends. A write that raises is undone
        on its own and the others are kept; if leaving raises, nothing at all was kept."""
        return database.together(self.engine)

    def create(
        self,
        table: TableHead,
        seats: Sequence[Seat],
        first: Event | None = None,
        position: bytes | None = None,
        follows: tuple[str, int] | None = None,
    ) -> None:
        """Create a table that waits for players (no first event) or is already set up. `follows`: the table of which it is the
        rematch, and that table's version; a table has only one rematch."""
        if (first is None) != (table.seq == BEFORE_SETUP) or (first is None) != (position is None):
            raise ValueError("a table has a set-up, a position and a seq from 0, or none of them")
        with database.writing(self.engine) as connection:
            packed = None if position is None else pack(position)
            connection.execute(insert(schema.tables).values(**table_row(table), chats=0, position=packed))
            if seats:
                connection.execute(insert(schema.seats), [seat_row(table.id, seat) for seat in seats])
            if first is not None and packed is not None:
                writes.log(connection, table.id, first)
                writes.snapshot(connection, table.id, first.seq, table.layout, packed)
            if follows is not None:
                before = writes.head_at(connection, self.place, *follows)
                if before.rematch is not None:
                    raise Conflict(f"table {before.id} has a rematch already")
                writes.advance(connection, self.place, before, rematch=table.id)

    def write(self, change: Change, answer: Answer | None = None) -> None:
        """Write a change of a table, whole. The table is then at its next version."""
        table, version, event, sealed = change.head.id, change.version, change.event, change.sealed
        if change.rematch is not None:
            new = change.rematch
            self.create(new.head, new.seats, new.first, new.position, follows=(table, version))
        elif event is not None and change.position is not None:
            self.append(
                table,
                version,
                event,
                position=change.position,
                snapshot=change.snapshot,
                answer=answer,
                sealed_cleared=change.clears_drafts,
                table_changes=change.columns,
                seats=change.seats,
                before=change.before,
                after=change.head,
            )
        elif sealed is not None:
            self.seal(table, version, *sealed, answer, change.columns, change.seats, change.before, change.head)
        else:
            self.update(table, version, changes=change.columns, seats=change.seats, answer=answer, before=change.before)

    def append(
        self,
        table_id: str,
        version: int,
        event: Event,
        *,
        position: bytes,
        snapshot: bool,
        answer: Answer | None = None,
        sealed_cleared: bool = False,
        table_changes: Mapping[str, Any] | None = None,
        seats: Sequence[Seat] = (),
        before: TableHead | None = None,
        after: TableHead | None = None,
    ) -> None:
        """Write an event and all that comes with it, which includes the set-up of a table that was waiting. The table is then at
        `version + 1`. `before`: the table at `version`, if the caller has it; otherwise it is read first. `after`: the table as
        it will be, if the caller goes on with that object."""
        packed = pack(position)
        changes = {"updated": event.at, "position": packed, **changes_row(table_changes or {})}
        if self.shared and not seats:
            write = single_statement.Write(changes)
            write.event(event_row(table_id, event))
            if snapshot:
                write.snapshot()
            if sealed_cleared:
                write.clear_sealed()
            if answer is not None:
                write.answer(answer_row(table_id, answer))
            self._at_once(write, table_id, version, before, after, event.seq)
            return
        with database.writing(self.engine) as connection:
            before = before or writes.head_at(connection, self.place, table_id, version)
            writes.advance(connection, self.place, before, after, seq=event.seq, **changes)
            writes.log(connection, table_id, event)
            if snapshot:
                writes.snapshot(connection, table_id, event.seq, changes.get("layout", before.layout), packed)
            if sealed_cleared:
                writes.clear_sealed(connection, table_id)
            if answer is not None:
                writes.remember(connection, table_id, answer)
            writes.put_seats(connection, table_id, seats)

    def seal(
        self,
        table_id: str,
        version: int,
        seat: int,
        options: Sequence[int] | None,
        answer: Answer | None = None,
        table_changes: Mapping[str, Any] | None = None,
        seats: Sequence[Seat] = (),
        before: TableHead | None = None,
        after: TableHead | None = None,
    ) -> None:
        """Hold back a seat's answers to a sealed decision (None: take them back)."""
        changes = changes_row(table_changes or {})
        if self.shared and not seats and options is not None:
            write = single_statement.Write(changes)
            write.hold_back(sealed_row(table_id, seat, options))
            if answer is not None:
                write.answer(answer_row(table_id, answer))
            self._at_once(write, table_id, version, before, after)
            return
        with database.writing(self.engine) as connection:
            before = before or writes.head_at(connection, self.place, table_id, version)
            writes.advance(connection, self.place, before, after, **changes)
            writes.hold_back(connection, table_id, seat, options)
            if answer is not None:
                writes.remember(connection, table_id, answer)
            writes.put_seats(connection, table_id, seats)

    def _at_once(
        self,
        write: single_statement.Write,
        table_id: str,
        version: int,
        before: TableHead | None,
        after: TableHead | None,
        seq: int | None = None,
    ) -> None:
        with database.looking(self.engine) as connection:
            before = before or writes.head_at(connection, self.place, table_id, version)
            if not write.carry_out(connection, before, after):
                raise writes.behind(connection, self.place, table_id, version, seq)

    def update(
        self,
        table_id: str,
        version: int,
        *,
        changes: Mapping[str, Any] | None = None,
        seats: Sequence[Seat] = (),
        votes: Sequence[Mapping[str, Any]] | None = None,
        answer: Answer | None = None,
        before: TableHead | None = None,
    ) -> None:
        """Change what is not the game: status, names, links, votes. Seats named are replaced whole."""
        values = changes_row(changes or {})
        if votes is not None:
            values["votes"] = list(votes)
        with database.writing(self.engine) as connection:
            before = before or writes.head_at(connection, self.place, table_id, version)
            writes.advance(connection, self.place, before, **values)
            writes.put_seats(connection, table_id, seats)
            if answer is not None:
                writes.remember(connection, table_id, answer)

    def chat(self, table_id: str, line: ChatEntry) -> int:
        """Keep a line of chat; return its number, from 1. No version guards this write, because people may say something without
        having heard everything."""
        tables = schema.tables
        with database.writing(self.engine) as connection:
            done = connection.execute(update(tables).where(tables.c.id == table_id).values(chats=tables.c.chats + 1))
            if done.rowcount == 0:
                raise UnknownTable(table_id, self.place)
            number = int(connection.execute(select(tables.c.chats).where(tables.c.id == table_id)).scalar_one())
            connection.execute(insert(schema.chat).values(**chat_row(table_id, replace(line, number=number))))
            writes.announce(connection, table_id, self.process)
            return number

    def delete(self, table_id: str) -> bool:
        """Delete a table and all that belongs to it; return whether there was one."""
        with database.writing(self.engine) as connection:
            writes.announce(connection, table_id, self.process, gone=True)
            gone = connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id)).rowcount
            for theirs in cells.TABLES_OF_A_TABLE:  # the database does this itself, unless the table's own row was lost
                gone += connection.execute(delete(theirs).where(theirs.c.table_id == table_id)).rowcount
            return gone > 0

    def insert(self, whole: TableArchive) -> None:
        """Insert a whole table that came from elsewhere."""
        table, chats, packed, rows = archive_rows.rows_of(whole)
        with database.writing(self.engine) as connection:
            connection.execute(insert(schema.tables).values(**table_row(table), chats=chats, position=packed))
            archive_rows.add(connection, rows)

    def replace(self, whole: TableArchive, version: int, *, analysis: bool = True) -> None:
        """Put a whole table in place of a damaged one, if that is still at this version. `analysis`: whether the table keeps its
        analysis."""
        table, chats, packed, rows = archive_rows.rows_of(whole)
        tables = schema.tables
        with database.writing(self.engine) as connection:
            where = (tables.c.id == table.id, tables.c.version == version)
            values = {**table_row(replace(table, version=version + 1)), "chats": chats, "position": packed}
            if connection.execute(update(tables).where(*where).values(**values)).rowcount == 0:
                raise writes.behind(connection, self.place, table.id, version, None)
            for theirs in cells.TABLES_OF_A_TABLE:
                if theirs is not schema.analyses or not analysis:
                    connection.execute(delete(theirs).where(theirs.c.table_id == table.id))
            archive_rows.add(connection, rows)
            writes.announce(connection, table.id, self.process)

    def rewrite(self, repair: Repair) -> None:
        """Write a repair. A server that has the table in memory will find its copy stale and load the table again."""
        table_id, event = repair.table, repair.event
        changes, packed, events = changes_row(repair.columns), pack(repair.position), schema.events
        with database.writing(self.engine) as connection:
            before = writes.head_at(connection, self.place, table_id, repair.version)
            writes.advance(connection, self.place, before, seq=event.seq, position=packed, **changes)
            for one in repair.again:
                row = event_row(table_id, one)
                where = and_(events.c.table_id == table_id, events.c.seq == one.seq)
                checksums.change(connection, events, where, data=row["data"], told=row["told"])
            writes.log(connection, table_id, event)
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
            for seq, kept in repair.snapshots.items():
                writes.snapshot(connection, table_id, seq, changes.get("layout", before.layout), pack(kept))
            if repair.clears_drafts:
                writes.clear_sealed(connection, table_id)

    # Reading

    def load(self, table_id: str, chat: int | None = None) -> Loaded | None:
        """A table as it is now, ready to go on, or None. `chat`: how many of the latest lines of chat; all unless given."""
        with database.reading(self.engine) as connection:
            return reads.load(connection, table_id, chat)

    def warm_up(self) -> None:
        """Prepare the statements of a load and this thread's connection before somebody waits for them."""
        with database.reading(self.engine) as connection:
            reads.load_nothing(connection)

    def chat_lines(self, table_id: str) -> list[ChatEntry]:
        """Every line of chat, the oldest first."""
        with database.reading(self.engine) as connection:
            return [chat_of(row) for row in connection.execute(reads.all_of(schema.chat, table_id, "number")).mappings()]

    def whole(self, table_id: str) -> TableArchive:
        """Everything about a table, all from the same moment."""
        with database.reading(self.engine) as connection:
            loaded = reads.load(connection, table_id)
            if loaded is None:
                raise UnknownTable(table_id, self.place)
            rows = connection.execute(reads.all_of(schema.answers, table_id, "seat", "client_id")).mappings()
            answers = tuple(Answer(row["client_id"], row["seat"], row["data"]) for row in rows)
            ways, notices = notice_channels.of_table(connection, table_id)
            notes = reads.notes(connection, table_id)
            return TableArchive(loaded, tuple(reads.snapshots(connection, table_id)), answers, ways, notices, notes)

    def answer(self, table_id: str, client_id: str, seat: int) -> Answer | None:
        """The answer to an action of that id, if it was carried out."""
        answers = schema.answers.c
        where = (answers.table_id == table_id, answers.seat == seat, answers.client_id == client_id)
        with database.looking(self.engine) as connection:
            data = connection.execute(select(answers.data).where(*where)).scalar_one_or_none()
        return None if data is None else Answer(client_id, seat, data)

    def seq(self, table_id: str) -> int | None:
        """A table's current seq, at the cost of one row: it tells whether what is in memory is still what is stored."""
        with database.looking(self.engine) as connection:
            found = connection.execute(select(schema.tables.c.seq).where(schema.tables.c.id == table_id)).scalar_one_or_none()
            return None if found is None else int(found)

    def open_tables(self, limit: int = 200) -> list[tuple[TableHead, tuple[Seat, ...]]]:
        """Public tables that wait or play, the latest first."""
        tables = schema.tables.c
        where = (tables.public.is_(True), tables.status.in_((Status.WAITING.value, Status.PLAYING.value)))
        return listing.heads(self.engine, *where, limit=limit)

    def ended_since(self, moment: float, limit: int) -> list[tuple[TableHead, tuple[Seat, ...]]]:
        """Tables whose game is over and that were created at `moment` or later, the latest first."""
        tables = schema.tables.c
        return listing.heads(self.engine, tables.status == Status.OVER.value, tables.created >= moment, limit=limit)

    def tables(self) -> list[tuple[TableHead, tuple[Seat, ...]]]:
        """All tables, the latest first."""
        return listing.heads(self.engine)

    def ids(self, *status: Status) -> list[str]:
        """The ids of all tables, or of those with one of these statuses; the oldest first."""
        named = schema.tables.c.status.in_([one.value for one in status])
        return listing.ids(self.engine, listing.by_age().where(named) if status else listing.by_age())

    def events(self, table_id: str, first: int = 0) -> list[Event]:
        """The log, from event `first` on."""
        with database.reading(self.engine) as connection:
            return [event_of(row) for row in connection.execute(reads.events_from(table_id, first))]

    def snapshots(self, table_id: str) -> list[Snapshot]:
        with database.reading(self.engine) as connection:
            return reads.snapshots(connection, table_id)

    def due(self, now: float, most: int = MOST_DUE, besides: Collection[str] = ()) -> list[str]:
        """The tables where a seat's time has run out, the longest ago first. `besides`: tables to leave out."""
        tables = schema.tables.c
        where = (tables.due <= now, tables.id.not_in(besides)) if besides else (tables.due <= now,)
        wanted = select(tables.id).where(*where).order_by(tables.due, tables.id).limit(most)
        return listing.ids(self.engine, wanted)
