"""One server for one SQLite file: a second one is refused, with the address of the first, as long as that runs."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from hustings.store import Store, StoreError
from hustings.store.sole import SoleServer
from support.commands import Command, run
from support.serving import served

__all__ = ["run"]
pytestmark = pytest.mark.sqlite


def test_a_second_server_is_refused_until_the_first_has_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Store.open(url).close()
    first, second = SoleServer(url, "http://127.0.0.1:8000/"), SoleServer(url, "http://127.0.0.1:8001/")
    first.hold()
    with pytest.raises(
        StoreError, match=r"tables\.db: another server has it open already \(process \d+, http://127.0.0.1:8000/\)"
    ):
        second.hold()
    Store.open(url).close()
    first.let_go()
    second.hold()
    second.let_go()


def test_a_link_to_the_file_is_the_file(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    there = tmp_path / "elsewhere" / "today.db"
    there.symlink_to(tmp_path / "tables.db")
    Store.open(f"sqlite:///{tmp_path / 'tables.db'}").close()
    first, second = SoleServer(f"sqlite:///{tmp_path / 'tables.db'}", "first"), SoleServer(f"sqlite:///{there}", "second")
    first.hold()
    with pytest.raises(StoreError, match=r"today\.db: another server has it open already \(process \d+, first\)"):
        second.hold()
    first.let_go()


def test_a_file_with_two_names_is_nobodys(tmp_path: Path) -> None:
    one, other = tmp_path / "tables.db", tmp_path / "today.db"
    Store.open(f"sqlite:///{one}").close()
    first = SoleServer(f"sqlite:///{one}", "first")
    first.hold()
    other.hardlink_to(one)
    with pytest.raises(StoreError, match=r"today\.db: the file has 2 names \(hard links\)"):
        SoleServer(f"sqlite:///{other}", "second").hold()
    first.let_go()
    other.unlink()
    first.hold()
    first.let_go()


def test_the_command_says_so_and_ends(tmp_path: Path, run: Command) -> None:
    with served(tmp_path) as server:
        done = run("serve", "--db", str(tmp_path / "tables.db"), "--port", "0")
        assert done.code == 2 and "another server has it open already (process" in done.err
        assert str(server.url).rpartition(":")[2].strip("/") in done.err, "where the first one is"
        assert run("admin", "list", "--db", str(tmp_path / "tables.db")).code == 0, "an operator may look while it runs"


def test_postgresql_is_shared(tmp_path: Path) -> None:
    for _ in range(2):
        SoleServer("postgresql://user@127.0.0.1/none", "x").hold()


def test_a_server_does_not_begin_anew_in_a_file_that_was_emptied(tmp_path: Path, run: Command) -> None:
    file = tmp_path / "tables.db"
    file.touch()  # a new file that was never served
    with served(tmp_path):
        pass
    file.write_bytes(b"")
    with socket.create_server(("127.0.0.1", 0)) as taken:  # whatever is wrong, no server keeps running
        done = run("serve", "--db", str(file), "--port", str(taken.getsockname()[1]))
    assert done.code == 2
    assert "tables.db: is empty, although a server has kept tables in it; restore the latest backup" in done.err
    assert file.stat().st_size == 0, "nothing was begun in it"
