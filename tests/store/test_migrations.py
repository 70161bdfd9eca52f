"""Databases are brought up to date when they are opened."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hustings.store import Store, migrate
from hustings.store.schema import VERSION_TABLE, metadata
from support.commands import ENV


def test_the_steps_lead_to_the_tables_of_now(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "tables.db"))
    with store.engine.connect().execution_options(reading=True) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
    store.close()


def test_there_is_one_newest_step() -> None:
    assert len(ScriptDirectory.from_config(migrate.config()).get_heads()) == 1


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    def dump() -> list[str]:
        raw = sqlite3.connect(file)
        try:
            return list(raw.iterdump())
        finally:
            raw.close()

    Store.open(str(file)).close()
    before = dump()
    Store.open(str(file)).close()
    assert dump() == before
    assert any(migrate.newest() in line for line in before)


def test_a_step_that_fails_leaves_the_old_database_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of the newest version are copied and one more is added, which fails half-way."""
    steps = tmp_path / "migrations"
    (steps / "versions").mkdir(parents=True)
    for path in [migrate.FOLDER / "env.py", *(migrate.FOLDER / "versions").glob("*.py")]:
        (steps / path.relative_to(migrate.FOLDER)).write_text(path.read_text("utf-8"), "utf-8")
    file, newest = tmp_path / "tables.db", migrate.newest()
    Store.open(str(file)).close()
    monkeypatch.setattr(migrate, "FOLDER", steps)
    failing = f"""
from alembic import op
revision, down_revision = "9999", "{newest}"
def upgrade():
    op.execute("CREATE TABLE half (x INTEGER)")
    op.execute("DROP TABLE chat")
    raise RuntimeError("power cut")
"""
    (steps / "versions" / "9999_fails.py").write_text(failing, "utf-8")
    with pytest.raises(RuntimeError, match="power cut"):
        Store.open(str(file))
    raw = sqlite3.connect(file)
    names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "chat" in names and "half" not in names
    assert raw.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [(newest,)]
    raw.close()
    (steps / "versions" / "9999_fails.py").write_text(failing.replace('raise RuntimeError("power cut")', "pass"), "utf-8")
    Store.open(str(file)).close()
    raw = sqlite3.connect(file)
    assert raw.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchall() == [("9999",)]
    raw.close()


def test_several_processes_may_open_a_new_database_at_once(tmp_path: Path) -> None:
    code = f"from hustings.store import Store; Store.open({str(tmp_path / 'tables.db')!r}).close()"
    processes = [subprocess.Popen([sys.executable, "-c", code], env=ENV, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(process.communicate()[1], process.returncode) for process in processes] == [("", 0)] * 3


WITHOUT = """
import sys
import hustings.store
assert not [name for name in sys.modules if name.startswith("pygments")]
from pygments.formatters import HtmlFormatter
"""


def test_steps_are_made_without_what_would_only_colour_mistakes() -> None:
    """Loading it took a tenth of every start of a server. It can still be imported afterwards."""
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)
