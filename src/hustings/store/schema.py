"""Database schema, as it is now; `migrations/` brings every older database up to it.

Only types that SQLite and PostgreSQL share are used. The log is only ever added to. What changes with every action is one row of
`tables`, so an action costs the same at the end of a game as at the start.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeEngine

VERSION_TABLE = "hustings_version"
"""The table where Alembic notes the version: its name tells our databases from others."""

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s"})


CHECKSUM = "checksum"


def _json() -> TypeEngine[object]:
    return JSON(none_as_null=True)


def _checksum() -> Column[bytes]:
    """The checksum of a row (see `checksums.py`), in which the order of columns counts: new columns come last, just before this
    one. NULL: the row was written before there were checksums."""
    return Column(CHECKSUM, LargeBinary)


def _of_table() -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("variants", _json(), nullable=False),
    Column("choices", _json(), nullable=False),
    Column("figures", String(64), nullable=False),
    Column("own_figures", _json(), nullable=False),
    Column("engine", String(40), nullable=False),
    Column("layout", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("open_money", Boolean, nullable=False),
    Column("host_hash", String(64), nullable=False, unique=True),
    Column("spectator_hash", String(64), nullable=False, unique=True),
    Column("status", String(20), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("waiting", _json(), nullable=False),
    Column("votes", _json(), nullable=False),
    Column("result", _json()),
    Column("rematch", String(40)),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Column("extra", _json(), nullable=False),
    Column("chats", Integer, nullable=False),  # lines of chat so far
    Column("position", LargeBinary),  # packed
    Column("version", Integer, nullable=False, server_default="0"),  # grows with every write
    Column("clock", _json()),  # the pace and every seat's time; null: the table has no clock
    Column("due", Float(53)),  # when the next seat's time runs out
    _checksum(),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("bot", Text),
    Column("token_hash", String(64), unique=True),
    Column("muted", _json(), nullable=False),
    Column("extra", _json(), nullable=False),
    Column("orders", _json(), nullable=False, server_default="[]"),  # standing orders of the person there
    _checksum(),
)

events = Table(
    "events",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("data", _json(), nullable=False),  # {"entries": [[seat, option, [outcomes], revealed], ...], "to": seq, ...}
    Column("told", _json(), nullable=False),  # {"lines": [[line, ...], ...], "readers": [for each reader, its place in lines]}
    _checksum(),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("layout", String(64), nullable=False),
    Column("position", LargeBinary, nullable=False),  # packed
    _checksum(),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("client_id", String(64), primary_key=True),
    Column("data", _json(), nullable=False),
    _checksum(),
)

sealed = Table(
    "sealed",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("options", _json(), nullable=False),
    _checksum(),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("to_seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    _checksum(),
)

# Notices

notice_ways = Table(
    "notice_ways",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("webhook", Text),
    Column("format", String(20), nullable=False),
    Column("email", Text),
    Column("confirmed", Boolean, nullable=False),
    Column("code_hash", String(64)),
    Column("code_at", Float(53)),
    Column("code_tries", Integer, nullable=False),
    Column("stop", String(64), nullable=False, unique=True),
    Column("last", _json()),
    _checksum(),
)

notices = Table(
    "notices",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("channel", String(20), primary_key=True),
    Column("state", String(20), nullable=False),
    Column("due", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    _checksum(),
)

notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    _checksum(),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
    Column("record_hash", String(64), unique=True),
    Column("record", LargeBinary),  # packed
    Column("state", String(20), nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("data", _json(), nullable=False),
    Column("holder", String(40)),
    Column("held_until", Float(53), nullable=False),
    Column("created", Float(53), nullable=False),
    _checksum(),
)

uptime = Table(
    "uptime",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("began", Float(53), primary_key=True),
    Column("until", Float(53), nullable=False),
    _checksum(),
)

Index("ix_analyses_state_created", analyses.c.state, analyses.c.created)
Index("ix_notices_state_due", notices.c.state, notices.c.due)
Index("ix_tables_public_status", tables.c.public, tables.c.status)
Index("ix_tables_due", tables.c.due)
