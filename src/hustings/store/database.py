"""Database dialects: the only place that tells SQLite from PostgreSQL. How to connect, begin and back up, and what an error
means."""

from __future__ import annotations

import os
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InvalidatePoolError, MultipleResultsFound, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from . import kept
from .errors import BadDatabase, Conflict, Damaged, StoreError, StoreLost, StoreUnavailable
from .kept import connected, pooled

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BUSY_SECONDS = 5.0
MIGRATION_LOCK = 0x48555354  # "HUST": PostgreSQL's key for "one process migrates at a time"

_REMEDIES = (
    # words in the engine's message, what is the matter, what to do about it
    ("disk is full", "the disk is full", "free some space; nothing was lost"),
    (
        "database is locked",
        "another process holds it locked",
        "wait for that process (a copy or an admin command), then try again",
    ),
    ("table is locked", "another process holds it locked", "wait for that process (a copy or an admin command), then try again"),
    ("readonly", "it is read-only", "let this user write the file and its folder"),
    ("unable to open", "it cannot be opened", "check that the folder exists and that this user may read and write it"),
    ("disk i/o error", "the disk does not answer properly", "check the disk and the system's log, then try again"),
    # PostgreSQL, before and after connecting
    ("no space left", "the disk of the database is full", "free some space; nothing was lost"),
    ("connection refused", "no PostgreSQL answers there", "start it, or check host and port (--db)"),
    ("no such file or directory", "no PostgreSQL answers there", "start it, or check the folder of its socket (--db)"),
    ("timeout expired", "no PostgreSQL answers there", "check host and port (--db), and the network between"),
    ("resolve host", "there is no such host", "check the name of the host (--db)"),
    ("translate host name", "there is no such host", "check the name of the host (--db)"),
    ("password", "it does not let this user in", "check user and password (--db, or ~/.pgpass)"),
    ("pg_hba.conf", "it does not let this user in from here", "allow it in the server's pg_hba.conf"),
    ('role "', "it does not let this user in", "make the user with createuser, or name another one (--db)"),
    ('database "', "there is no such database", "make it with createdb, or name another one (--db)"),
    ("too many clients", "it has no connection left", "let it have more (max_connections), or start fewer servers"),
    ("connection slots", "it has no connection left", "let it have more (max_connections), or start fewer servers"),
    ("starting up", "it is just starting", "wait a moment, then try again"),
    ("recovery mode", "it is just recovering", "wait a moment, then try again"),
    ("shutting down", "it is just stopping", "start it again; nothing was lost"),
    ("read-only transaction", "it is read-only", "name the server that may be written to, not its copy (--db)"),
    ("permission denied", "this user may not do that", "make this user the owner of the database"),
    ("lock timeout", "another process holds it locked", "wait for that process (a copy or an admin command), then try again"),
    ("deadlock", "another process was in the way", "try again; nothing was lost"),
)
_DAMAGED = ("malformed", "disk image", "could not decode", "corrupt")
_LOST = ("closed the connection", "terminating connection", "connection is closed", "connection is lost", "consuming input")

# A database that has gone away is noticed within seconds, and a process that stopped in the middle of a write holds up no others.
_POSTGRESQL = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
    "application_name": "hustings",
}
CONNECTIONS = 12  # at most, per process, besides the one that listens and the one that holds tables


def parse_url(text: str) -> URL:
    """Parse the address of a database; a plain path is a SQLite file."""
    try:
        url = make_url(text) if "://" in text else URL.create(SQLITE, database=text)
    except (ArgumentError, ValueError):
        kind = text.partition("://")[0]  # the rest may hold a password
        raise StoreError(
            f"{kind}://... is no address of a database: use sqlite:///hustings.db or postgresql://user@host/name"
        ) from None
    kind = url.get_backend_name()
    if kind == "postgres" or url.drivername == POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if kind == SQLITE and url.database in (None, "", ":memory:"):
        raise StoreError("a database in memory would forget every table: name a file, as in sqlite:///hustings.db")
    if kind not in (SQLITE, POSTGRESQL):
        raise StoreError(f"there is no store on {kind}: use sqlite:///hustings.db or postgresql://user@host/name")
    return url


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database."""
    return Path(url.database) if url.get_backend_name() == SQLITE and url.database else None


def place(url: URL) -> str:
    """The name of the database for messages, never with a password."""
    shown = url.set(drivername=url.get_backend_name(), query={})  # the query may hold a password as well
    return str(file_of(url) or shown.render_as_string(hide_password=True))


def connect(url: URL, busy_seconds: float) -> Engine:
    """Make an engine on which only this module begins transactions. Nothing is opened yet."""
    try:
        if url.get_backend_name() == SQLITE:
            arguments = {"timeout": busy_seconds, "check_same_thread": False}
            engine = create_engine(url, **_ENGINE, connect_args=arguments)
            _sqlite_manners(engine)
            return engine
        given = {name: value for name, value in _POSTGRESQL.items() if name not in url.query}
        options: dict[str, Any] = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": 10}
        engine = create_engine(url, **_ENGINE, connect_args=given, isolation_level="AUTOCOMMIT", **options)
        _postgresql_manners(engine)
        return engine
    except (ImportError, NoSuchModuleError):
        raise StoreError("PostgreSQL needs its driver: pip install 'hustings[postgres]'") from None


def own_connection(engine: Engine) -> Any:
    """A connection to PostgreSQL outside any pool, in autocommit mode: for listening and for holding locks."""
    import psycopg

    _, given = engine.dialect.create_connect_args(engine.url)
    return psycopg.connect(**{**_POSTGRESQL, **given}, autocommit=True)


def dumps(value: Any) -> str:
    """Encode a value as JSON columns keep it."""
    return orjson.dumps(value, default=dict).decode()  # a Mapping that is not a dict becomes one


# Hands and hashes of links are written here: no error of the engine may quote them in a log.
_ENGINE: dict[str, Any] = {"json_serializer": dumps, "json_deserializer": orjson.loads, "hide_parameters": True}


WAL_PAGES = 16_000  # of 4 KB


def _sqlite_manners(engine: Engine) -> None:
    """Use WAL, so that readers and a writer do not wait for each other, and FULL, so that what is committed survives a power cut.
    FULL manages about 900 commits a second on a plain virtual disk, against 13,000 with NORMAL. That is four times what a busy
    server needs, so we take the safe one.

    The WAL is written to the file itself every 64 MB at the latest. That falls to whichever writer comes along just then, and
    takes 30 to 150 ms in which everybody waits. A server has most of it done alongside its writing (`carry_over`)."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: sqlite3.Connection, record: Any) -> None:
        connection.isolation_level = None  # otherwise Python would begin transactions in its own way
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"wal_autocheckpoint={WAL_PAGES}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A write lock from the start: a transaction that reads first could find that it may no longer write.
        reading = connection.get_execution_options().get("reading", False)
        _raw(connection).execute("BEGIN" if reading else "BEGIN IMMEDIATE")


def carry_over(engine: Engine) -> None:
    """Carry the contents of the WAL over to the file, as far as no reader is in the way. Writers go on meanwhile. The WAL starts
    over once all of it has been carried over, and by then there is little left to do."""
    if engine.dialect.name == SQLITE:
        with errors_named(engine.url), closing(engine.raw_connection()) as connection:
            driver: Any = connection.driver_connection
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def _raw(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection: a short statement often takes a tenth of the time without SQLAlchemy in between."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _postgresql_manners(engine: Engine) -> None:
    """Ping a connection that has been idle for a while before trusting it, because it may have been cut. (A ping every time would
    cost as much as a small write.)"""

    @event.listens_for(engine, "checkin")
    def on_checkin(connection: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def on_checkout(connection: Any, record: Any, proxy: Any) -> None:
        if time.monotonic() - record.info.get("used", float("inf")) > kept.TRUSTED_SECONDS:
            try:
                engine.dialect.do_ping(connection)
            except Exception:
                raise InvalidatePoolError from None  # the others will be no better: let the pool make new ones


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A read transaction: one consistent view of the database."""
    options: dict[str, Any] = {"reading": True}
    if engine.dialect.name == POSTGRESQL:
        options["isolation_level"] = "REPEATABLE READ"
    with (
        errors_named(engine.url),
        pooled(engine) as connection,
        connection.execution_options(**options).begin(),
        _readable(engine.url, _SENSELESS),
    ):
        yield connection


@contextmanager
def looking(engine: Engine) -> Iterator[Connection]:
    """A connection for a single statement, which is a consistent view on its own: PostgreSQL need not be told where it begins and
    ends. Its connections are set up for this (autocommit), since almost everything a game needs is one statement; code that needs
    a transaction says so."""
    if engine.dialect.name != POSTGRESQL:
        with reading(engine) as connection:
            yield connection
        return
    with errors_named(engine.url), connected(engine) as connection, _readable(engine.url, _UNREADABLE):
        yield connection


_UNREADABLE = (orjson.JSONDecodeError, zlib.error, MultipleResultsFound)
_SENSELESS = (ValueError, TypeError, LookupError, AttributeError, zlib.error, MultipleResultsFound)


@contextmanager
def _readable(url: URL, errors: tuple[type[Exception], ...]) -> Iterator[None]:
    """Report rows that can be read but make no sense: invalid JSON, a blob that cannot be unpacked, missing parts. What was
    stored is not quoted: it may be a hand."""
    try:
        yield
    except errors as error:
        raise Damaged(f"{place(url)}: {_DAMAGE} ({type(error).__name__})") from None


_DAMAGE = "something stored there cannot be read; `hustings admin verify` names it, and the latest backup may have it whole"


_group: ContextVar[Connection | None] = ContextVar("group", default=None)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction: when this returns, either all of it is on the disk or none of it is. Inside `together` that holds only
    once the whole group has returned."""
    group = _group.get()
    with errors_named(engine.url):
        if group is not None and group.engine is engine:
            with _savepoint(group), _readable(engine.url, _UNREADABLE):
                yield group
        else:
            with _transaction(engine) as connection, _readable(engine.url, _UNREADABLE):
                yield connection


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    if engine.dialect.name != POSTGRESQL:
        with connected(engine) as connection, connection.begin():
            yield connection
        return
    with pooled(engine) as connection, connection.execution_options(isolation_level="READ COMMITTED").begin():
        yield connection


@contextmanager
def _savepoint(group: Connection) -> Iterator[None]:
    """A part of a transaction that is rolled back on its own if it raises."""
    if group.dialect.name != SQLITE:
        with group.begin_nested():
            yield
        return
    driver = _raw(group)
    driver.execute("SAVEPOINT one")
    try:
        yield
    except BaseException:
        if driver.in_transaction:  # otherwise all of it has been rolled back already
            driver.execute("ROLLBACK TO one")
            driver.execute("RELEASE one")
        raise
    driver.execute("RELEASE one")


@contextmanager
def together(engine: Engine) -> Iterator[None]:
    """Several transactions with one wait for the disk. One that raises is rolled back on its own and the others stand; if the
    group itself fails, nothing of it is written."""
    with errors_named(engine.url), _transaction(engine) as connection:
        token = _group.set(connection)
        try:
            yield
        finally:
            _group.reset(token)


@contextmanager
def errors_named(url: URL) -> Iterator[None]:
    """Turn the engine's errors into words that an operator can act on."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Conflict(f"{place(url)}: {_first_line(getattr(error, 'orig', None) or error)}") from None
    except PoolTimeout:
        raise StoreUnavailable(f"{place(url)}: all connections are busy; try again in a moment") from None
    except (DBAPIError, sqlite3.Error) as error:
        raise _named(url, getattr(error, "orig", None) or error) from None
    except UnicodeDecodeError:  # Python cannot decode SQLite's message, which quotes a damaged schema
        raise Damaged(f"{place(url)}: the file is damaged (a text that is none); {_REMEDY}") from None


_REMEDY = "see `hustings admin verify`, and restore the latest backup (`hustings admin restore`)"


def _first_line(error: BaseException) -> str:
    """The first line of a message: PostgreSQL goes on with details, which may hold what was to be written."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def _named(url: URL, error: BaseException) -> StoreError:
    text = _first_line(error)
    if "not a database" in text:
        return BadDatabase(f"{place(url)}: not a SQLite database; name the file that `hustings serve` uses")
    if any(sign in text for sign in _LOST):
        return StoreLost(f"{place(url)}: the connection was cut ({text}); check that the database is there and answers")
    if any(sign in text.lower() for sign in _DAMAGED):
        why = "a text that is none" if "decode" in text else text  # the engine quotes what it could not decode
        return Damaged(f"{place(url)}: the file is damaged ({why}); {_REMEDY}")
    for sign, reason, remedy in _REMEDIES:
        if sign in text.lower():
            return StoreUnavailable(f"{place(url)}: {reason} ({text}); {remedy}")
    if url.get_backend_name() == SQLITE and not isinstance(error, sqlite3.OperationalError):
        return StoreUnavailable(f"{place(url)}: {text}; check the file with `hustings admin verify`")
    return StoreUnavailable(f"{place(url)}: {text}; check that the database is there and answers")


def lock_for_migration(connection: Connection) -> None:
    """Let one process migrate at a time. On SQLite the transaction already holds the write lock."""
    if connection.dialect.name == POSTGRESQL:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")


def check_file(url: URL, *, create: bool) -> None:
    """Refuse a missing file or folder, or an empty file, before the engine makes an empty database. With `create` a missing or
    empty file is accepted."""
    path = file_of(url)
    if path is None:
        return
    if path.is_dir():
        raise StoreUnavailable(f"{path}: is a folder; name a file in it, as in sqlite:///{path / 'hustings.db'}")
    if not path.exists() and not create:
        raise StoreUnavailable(f"{path}: there is no such file; name the database that `hustings serve` uses (--db)")
    if not create and path.is_file() and path.stat().st_size == 0:
        raise StoreUnavailable(
            f"{path}: is empty, so no table is kept in it; name the database that `hustings serve` uses (--db), or restore the "
            "latest backup (`hustings admin restore`)"
        )
    if not path.parent.is_dir():
        raise StoreUnavailable(f"{path}: the folder {path.parent} does not exist; make it, or name another file")
    if not path.exists():
        try:
            make_private(path)
        except OSError as error:
            raise StoreUnavailable(f"{path}: {error.strerror}; let this user write in {path.parent}") from None


def make_private(path: Path) -> None:
    """Make an empty file that only its user can read: it will hold every hand. The files that SQLite puts next to it inherit
    that."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def copy_online(engine: Engine, target: Path) -> None:
    """A consistent copy of a SQLite database while others write to it. It is made in one go, which in WAL mode makes nobody wait.
    (In several steps it would start over after each write, and on a busy server never end.)"""
    with errors_named(engine.url), engine.connect() as connection:
        source: Any = connection.connection.driver_connection
        try:
            make_private(target)
            copy = sqlite3.connect(target)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot write {target}: {error}; choose another place") from None
        try:
            source.backup(copy)
            # The copy is a single file, which can be moved without knowing of WAL.
            copy.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)
            raise StoreUnavailable(f"cannot copy {place(engine.url)} to {target}: {error}; nothing was left there") from None
        finally:
            copy.close()
