"""`hustings admin` in the way an operator types it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hustings.core.records.replay import load_checked
from hustings.server.tokens import hashed
from hustings.store import Store
from hustings.store.backup import copy
from hustings.tables.archive import BadArchive, parse, to_text
from hustings.tables.model import ChatEntry
from support.commands import Command, Done, run
from support.stored_tables import Game, change

__all__ = ["run"]

Admin = Callable[..., Done]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two tables, played once for all tests."""
    file = tmp_path_factory.mktemp("played") / "tables.db"
    store = Store.open(str(file))
    Game(store, "over", game="helvetiq", players=2).to_the_end()
    Game(store, "going", players=3).some(12)
    store.chat("going", ChatEntry(0, "Person 0", "hello", 1.0))
    store.close()
    return file


@pytest.fixture
def store(address: str, played: Path) -> Iterator[Store]:
    """A store that stays open, as a server's would."""
    opened, source = Store.open(address), Store.open(str(played))
    copy(source, opened)
    source.close()
    yield opened
    opened.close()


@pytest.fixture
def admin(run: Command, address: str, store: Store) -> Admin:
    return lambda *words: run("admin", *words, "--db", address)


def test_list(admin: Admin) -> None:
    done = admin("list")
    assert done.code == 0
    assert "over" in done.out and "going" in done.out and "Person 0" in done.out
    rows = json.loads(admin("list", "--json").out)
    assert {(row["table"], row["status"], row["players"]) for row in rows} == {("over", "over", 2), ("going", "playing", 3)}
    assert [row["table"] for row in json.loads(admin("list", "--json", "--status", "over").out)] == ["over"]
    assert "no tables that are paused" in admin("list", "--status", "paused").out
    assert admin("list", "--status", "asleep").code == 2


def test_show(admin: Admin) -> None:
    done = admin("show", "going")
    assert done.code == 0
    assert "Table going" in done.out and "event 12" in done.out
    shown = json.loads(admin("show", "going", "--json").out)
    assert (shown["chat"], shown["status"], len(shown["seats"])) == (1, "playing", 3)
    assert "option" not in done.out, "what was chosen may be secret"
    missing = admin("show", "nowhere")
    assert (missing.code, missing.out) == (2, "")
    assert "unknown table: nowhere" in missing.err and "admin list" in missing.err


def test_the_record_of_a_game_that_is_over(admin: Admin, tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    assert admin("export", "over", str(target)).code == 0
    record, play = load_checked(target)
    assert play.over
    assert record.names == ("Person 0", "Bot")
    again = admin("export", "over", str(target))
    assert (again.code, "already" in again.err) == (2, True)
    assert admin("export", "over", "-").out == target.read_text("utf-8")


def test_the_record_of_a_game_that_goes_on_is_given_to_the_operator_only_on_request(admin: Admin, tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    refused = admin("export", "going", str(target))
    assert refused.code == 2
    assert "every hand" in refused.err and "--open" in refused.err
    assert not target.exists()
    assert admin("export", "going", str(target), "--open").code == 0
    assert not load_checked(target)[1].over


def test_a_table_moves_to_another_server(admin: Admin, run: Command, store: Store, tmp_path: Path) -> None:
    archive, other = tmp_path / "going.table.json", tmp_path / "other.db"
    store.seal("going", store.whole("going").loaded.table.version, 1, [])
    assert admin("export", "going", "--archive", str(archive)).code == 0
    done = run("admin", "import", str(archive), "--db", str(other))
    assert (done.code, done.err) == (0, "")
    there = Store.open(str(other))
    assert there.whole("going") == store.whole("going")
    assert there.whole("going").loaded.seats[1].token_hash == hashed("seat-going-1")
    assert there.chat("going", ChatEntry(0, "Person 0", "again", 2.0)) == 2
    there.close()
    twice = run("admin", "import", str(archive), "--db", str(other))
    assert (twice.code, "already" in twice.err) == (2, True)
    assert run("admin", "verify", "--db", str(other)).code == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace("Person 0", "Person X"), "checksum"),
        (lambda text: text.replace('"version":1', '"version":2'), "version 2"),
        (lambda text: '{"format":"hustings record"}', "hustings replay"),
        (lambda text: "[]", "not a table"),
        (lambda text: "[" * 100_000, "not JSON"),
        (lambda text: "\x00\xff", "not JSON"),
        (lambda text: text.replace('"title":"', '"title":"\\ud800', 1), "checksum is wrong"),
    ],
)
def test_a_file_that_is_no_table_is_refused(
    admin: Admin, store: Store, tmp_path: Path, change: Callable[[str], str], said: str
) -> None:
    archive = tmp_path / "a.json"
    admin("export", "going", "--archive", str(archive))
    archive.write_text(change(archive.read_text("utf-8")), "utf-8")
    store.delete("going")
    done = admin("import", str(archive))
    assert done.code == 2
    assert said in done.err and "a.json" in done.err and "Traceback" not in done.err
    assert store.ids() == ["over"]


def test_a_name_that_leads_out_of_the_folder_is_refused(store: Store) -> None:
    whole = store.whole("going")
    loaded = replace(whole.loaded, table=replace(whole.loaded.table, id="../x"))
    with pytest.raises(BadArchive, match=r"called '\.\./x'"):
        parse(to_text(replace(whole, loaded=loaded)).encode())


def test_a_table_from_elsewhere_does_not_speak_to_the_terminal(admin: Admin, store: Store) -> None:
    whole = store.whole("going")
    seats = [replace(seat, name="\x1b]0;mine\x07") for seat in whole.loaded.seats]
    head = replace(whole.loaded.table, title="\x1b[2J\u202e", engine="\x9b1")
    store.delete("going")
    store.insert(replace(whole, loaded=replace(whole.loaded, table=head, seats=tuple(seats))))
    for words in (("list",), ("show", "going"), ("verify",), ("repair", "going")):
        done = admin(*words)
        assert not set(done.out + done.err) & set("\x1b\x07\x9b\u202e"), words
    assert r"\x1b]0;mine\x07" in admin("show", "going").out


def test_a_table_that_does_not_hold_is_not_brought_in(admin: Admin, store: Store, tmp_path: Path) -> None:
    change(store, "going", entries=999)
    archive = tmp_path / "a.json"
    admin("export", "going", "--archive", str(archive))
    store.delete("going")
    done = admin("import", str(archive))
    assert done.code == 2
    assert "entries: stored 999" in done.err and "--anyway" in done.err
    assert admin("import", str(archive), "--anyway").code == 0
    assert store.load("going") is not None


def test_delete_asks(admin: Admin, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = admin("delete", "over")
    assert (nobody.code, "--yes" in nobody.err) == (2, True)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("typer.confirm", lambda text: False)
    assert "nothing deleted" in admin("delete", "over").out
    assert store.load("over") is not None
    monkeypatch.setattr("typer.confirm", lambda text: "Table over" in text)
    assert admin("delete", "over").code == 0
    assert store.load("over") is None
    assert admin("delete", "going", "--yes").code == 0
    assert store.ids() == []
    assert admin("delete", "going", "--yes").code == 2


def test_backup_while_the_server_runs(admin: Admin, run: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert admin("backup", str(copy)).code == 0
    assert "2 tables" in run("admin", "verify", "--db", str(copy)).out
    again = admin("backup", str(copy))
    assert (again.code, "already" in again.err) == (2, True)


def test_verify_names_the_first_difference_of_each_table(admin: Admin, store: Store) -> None:
    done = admin("verify")
    assert (done.code, done.err) == (0, "")
    assert "2 tables" in done.out and "all hold" in done.out
    change(store, "going", entries=999, figures="others")
    change(store, "over", result={"scores": [1, 2], "winners": [1]})
    done = admin("verify")
    assert done.code == 1
    assert "table going differs: now, figures: stored others" in done.out
    assert "table over differs: now, result: stored {'scores': [1, 2]" in done.out
    assert "2 differ" in done.out
    rows = json.loads(admin("verify", "going", "--json").out)
    assert (rows["tables"], rows["differ"], rows["rows"][0]["table"]) == (1, 1, "going")
    assert admin("verify", "nowhere").code == 2


def test_repair_reports_and_writes_only_on_request(admin: Admin, store: Store) -> None:
    assert "nothing to repair" in admin("repair", "going").out
    change(store, "going", entries=999, engine="0.0.1")
    before = store.whole("going")
    done = admin("repair", "going")
    assert done.code == 1
    assert "entries: stored 999" in done.out and "0.0.1" in done.out and "--write" in done.out
    assert store.whole("going") == before
    assert admin("repair", "going", "--write").code == 0
    assert admin("verify").code == 0
    assert admin("repair", "going").code == 0


def test_a_database_that_cannot_be_used_is_one_line_and_2(run: Command, tmp_path: Path) -> None:
    missing = run("admin", "list", "--db", str(tmp_path / "none.db"))
    assert (missing.code, "no such file" in missing.err, missing.out) == (2, True, "")
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE x (y)")
    other.close()
    foreign = run("admin", "verify", "--db", str(tmp_path / "other.db"))
    assert (foreign.code, "another program" in foreign.err) == (2, True)
    assert run("admin", "list", "--db", "mysql://x/y").code == 2
    (tmp_path / "text.db").write_text("hello " * 1000)
    assert run("admin", "list", "--db", str(tmp_path / "text.db")).code == 2


@pytest.mark.parametrize("tool", ["list", "verify"])
def test_an_emptied_database_is_not_sound_and_stays_as_it_is(run: Command, tmp_path: Path, tool: str) -> None:
    emptied = tmp_path / "emptied.db"
    emptied.touch()
    refused = run("admin", tool, "--db", str(emptied))
    assert (refused.code, refused.out, len(refused.err.splitlines())) == (2, "", 1)
    assert "is empty" in refused.err and "admin restore" in refused.err and emptied.stat().st_size == 0


def test_the_database_may_be_named_by_the_environment(
    run: Command, store: Store, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HUSTINGS_DB", address)
    assert "going" in run("admin", "list").out


@pytest.mark.parametrize("command", ["list", "show", "export", "import", "delete", "backup", "move", "verify", "repair"])
def test_every_tool_has_an_example(run: Command, command: str) -> None:
    assert f"Example: hustings admin {command}" in " ".join(run("admin", command, "--help").out.split())
