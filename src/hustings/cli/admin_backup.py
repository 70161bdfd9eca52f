"""`hustings admin backup`, `restore`, `move` and `tidy`: copies of a whole server, and the deletion of old tables."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from .admin_common import AsJson, Database, LeaveOut, counting, opened
from .streams import printable

NAMED = 10  # faults of a copy that are listed one by one


def backup(
    file: Annotated[Path, typer.Argument(help="A new file for the copy.")],
    db: Database = None,
) -> None:
    """Copy the whole database into a new file, also while people play, and check the copy: its file and every row. The copy is a
    database like any other. Ends with 1 if the database, and so its copy, is damaged.

    Example: hustings admin backup tables-2030-01-31.db
    """
    from ..store.backup import backup as copied
    from ..store.backup import faults_of

    with opened(db) as store:
        copied(store, file)
    print(f"wrote {file}")
    faults = faults_of(file)
    for fault in faults[:NAMED]:
        print(printable(fault))
    if faults:
        print("the database is damaged, and so is this copy of it: keep older backups; `hustings admin verify` tells more")
        raise typer.Exit(1)


def move(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The database that is: sqlite:///FILE, a path or postgresql://...")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="A database without tables, or a file that is not there yet.")],
    leave_out: LeaveOut = False,
) -> None:
    """Copy a whole server into another database: from SQLite to PostgreSQL, or back. All links go on working. Stop the server
    first, so that nothing is played that is not copied; the old database stays as it is. Stopped half-way, nothing was copied.

    Example: hustings admin move tables.db postgresql:///hustings

    Example: hustings admin move postgresql:///hustings tables.db
    """
    from ..store import database
    from ..store.backup import copy, left_out, remove

    path = database.file_of(database.parse_url(target))
    made = path is not None and not path.exists()
    with opened(source) as old:
        try:
            with opened(target, create=True) as new, counting("Copying") as progress:
                without = left_out(old) if leave_out else []
                counts = copy(old, new, progress, without)
        except BaseException:
            if path is not None and made:
                remove(path)
            raise
    if without:
        print(f"left behind, since they are damaged: {printable(', '.join(without))}")
    print(f"copied {counts['tables']} tables with {counts['events']} events into {new.place}: {sum(counts.values())} rows in all")


def tidy(
    ended: Annotated[
        float | None, typer.Option(help="Delete games that ended, or were given up, at least this many days ago; 0: none.", min=0)
    ] = None,
    waiting: Annotated[
        float | None, typer.Option(help="Delete tables that never began, unused for at least this many days; 0: none.", min=0)
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    settings_file: Annotated[Path | None, typer.Option("--settings", help="The server's file of settings.")] = None,
    as_json: AsJson = False,
    db: Annotated[str | None, typer.Option("--db", help="The database; the server's own unless given.")] = None,
) -> None:
    """Delete tables that are older than the settings keep them (retention_days, waiting_days), and what-if boards of more than
    two days. A running server does this once a day. Games in progress are never deleted.

    Example: hustings admin tidy --dry-run --ended 365

    Example: hustings admin tidy --settings /etc/hustings.toml
    """
    from ..server.settings_sources import gather
    from ..store.retention import delete_unchanged, old_tables

    flags = {"db": db, "retention_days": ended, "waiting_days": waiting}
    settings, _ = gather(flags, settings_file)
    with opened(settings.db) as store:
        days = {"ended_days": settings.retention_days, "waiting_days": settings.waiting_days}
        gone = [
            old for old in old_tables(store, time.time(), **days) if dry_run or delete_unchanged(store, old.table, old.version)
        ]
    rows = [{"table": old.table, "why": old.why, "updated": old.updated} for old in gone]
    if as_json:
        print(json.dumps({"deleted": 0 if dry_run else len(rows), "rows": rows}))
        return
    for row in rows:
        print(printable(f"table {row['table']} ({row['why']})"))
    print(f"{len(rows)} tables {'would be deleted' if dry_run else 'deleted'}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `admin backup` wrote.")],
    leave_out: LeaveOut = False,
    db: Database = None,
) -> None:
    """Fill an empty database from a backup. Either may be SQLite or PostgreSQL. The backup stays as it is; a
    database that has tables is left alone. Stopped half-way, nothing was restored.

    Example: hustings admin restore backup.db --db tables.db

    Example: hustings admin restore backup.db --db postgresql:///hustings
    """
    import shutil
    import tempfile

    from ..core.errors import HustingsError
    from ..server.settings import default_database
    from ..store import database
    from ..store.backup import copy, left_out, remove
    from ..store.errors import StoreError

    _check_backup(file)
    target = database.file_of(database.parse_url(db or default_database()))
    if target is not None and target.exists() and target.resolve() == file.resolve():
        raise HustingsError(f"{file}: is the database itself: name the backup first, then the new database with --db")
    made = target is not None and not target.exists()
    with tempfile.TemporaryDirectory(prefix="hustings-restore-") as folder:
        # A backup of an older version is migrated before it is copied: in a temporary copy, so that the backup does not change.
        own = Path(folder) / "backup.db"
        database.make_private(own)
        shutil.copyfile(file, own)
        try:
            with opened(str(own)) as old, opened(db, create=True) as new, counting("Restoring") as progress:
                without = left_out(old) if leave_out else []
                counts = copy(old, new, progress, without)
        except BaseException as error:
            if target is not None and made:
                remove(target)
            if isinstance(error, StoreError):  # it names the temporary copy, which the user does not know
                raise HustingsError(str(error).replace(str(own), str(file))) from None
            raise
    if without:
        print(f"left behind, since they are damaged: {printable(', '.join(without))}")
    print(
        f"restored {counts['tables']} tables with {counts['events']} events into {new.place}; "
        f"check them: hustings admin verify{f' --db {db}' if db else ''}"
    )


def _check_backup(file: Path) -> None:
    """Refuse a file that is not a sound backup, before anything is done with it."""
    import sqlite3
    from contextlib import closing

    from ..core.errors import HustingsError

    if not file.is_file():
        raise HustingsError(
            f"{file}: {'is a folder' if file.is_dir() else 'there is no such file'}; name a file of `admin backup`"
        )
    try:
        with closing(
            sqlite3.connect(f"file:{file.resolve().as_posix().replace('?', '%3f')}?mode=ro&immutable=1", uri=True)
        ) as raw:
            found = [row[0] for row in raw.execute("PRAGMA integrity_check(3)")]
            if found != ["ok"]:
                raise HustingsError(f"{file}: the file is damaged ({found[0]}); use another backup")
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise HustingsError(f"{file}: not a backup: it is no SQLite file; name a file that `admin backup` wrote") from None
        raise HustingsError(f"{file}: the file is damaged ({error}); use another backup") from None
    except OSError as error:
        raise HustingsError(f"{file}: {error.strerror}") from None
    if file.stat().st_size == 0:
        raise HustingsError(f"{file}: not a backup: it is empty; name a file that `admin backup` wrote")


COMMANDS: dict[str, Callable[..., None]] = {"backup": backup, "move": move, "tidy": tidy, "restore": restore}
