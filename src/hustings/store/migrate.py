"""Database migrations, run when a database is opened. Each step is a file in `migrations/versions`. A step and the note that it
was made are one transaction, so a crash in between leaves the old version whole."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, inspect, text

from . import database
from .errors import BadDatabase
from .schema import VERSION_TABLE

# Mako, which Alembic uses to make new steps, colours errors with Pygments if that is installed: a tenth of every server start.
_modules: dict[str, Any] = sys.modules
if _hidden := "pygments" not in _modules:
    _modules["pygments"] = None  # makes importing it fail
try:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
finally:
    if _hidden:
        del _modules["pygments"]

FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a settings file."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


@cache
def _steps(folder: Path) -> ScriptDirectory:
    """All steps in a folder, whose files are read only once."""
    return ScriptDirectory(str(folder))


def newest() -> str:
    """The version this program writes."""
    head = _steps(FOLDER).get_current_head()
    assert head is not None
    return head


def migrate(engine: Engine) -> None:
    """Create the tables, or bring older ones up to date. A database of another program, or of a newer version, is refused and
    left alone."""
    place = database.place(engine.url)
    with database.reading(engine) as connection:
        if _version(connection, place) == newest():
            return
    with database.writing(engine) as connection:
        database.lock_for_migration(connection)
        found = _version(connection, place)
        if found != newest():
            command.upgrade(config(connection), "head")


def _version(connection: Connection, place: str) -> str | None:
    """The version a database is at; None if it is empty."""
    names = inspect(connection).get_table_names()
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise BadDatabase(f"{place}: a database of another program (it has a table {names[0]}); name another one (--db)")
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar_one_or_none()
    known = {step.revision for step in _steps(FOLDER).walk_revisions()}
    if found is None or found not in known:
        raise BadDatabase(
            f"{place}: written by a newer version of hustings (its tables are at {found}, this program knows up to {newest()}); "
            "update hustings, or restore a backup made before the update"
        )
    return str(found)
