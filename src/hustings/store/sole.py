"""The sole server of a SQLite file. Two would not hear of each other's writes: the second one is refused, by the name of the
first. The lock is the system's and goes with the process, however that ends."""

from __future__ import annotations

import os
from pathlib import Path

from . import database
from .errors import StoreError


class SoleServer:
    """Holds a database for one server while it runs. On PostgreSQL there is nothing to hold: servers share it."""

    def __init__(self, url: str, name: str) -> None:
        """`name`: of this server, for whoever comes second."""
        self._file = database.file_of(database.parse_url(url))
        self._name, self._held = name, -1

    def hold(self) -> None:
        """Raises StoreError, with the name of the server that has it."""
        if self._file is not None:
            self._held = _locked(self._file, self._name)

    def let_go(self) -> None:
        if self._held >= 0:
            os.close(self._held)
            self._held = -1


def check_not_emptied(url: str) -> None:
    """An empty file in which a server has kept tables before was emptied by somebody or something. To begin anew in it would hide
    that, and every link would lead nowhere; a file that is not there, or was never served, is a beginning."""
    file = database.file_of(database.parse_url(url))
    if file is not None and file.is_file() and file.stat().st_size == 0 and _beside(file.resolve()).exists():
        raise StoreError(
            f"{file}: is empty, although a server has kept tables in it; restore the latest backup (`hustings admin restore`), "
            "or remove the file to begin anew"
        )


def _beside(found: Path) -> Path:
    """The file that is locked. It stays when the server has ended."""
    return found.with_name(f"{found.name}-server")


def _check_one_name(file: Path, found: Path) -> None:
    """A hard link is another name of the same file, which nobody can tell from this one. SQLite keeps what is being written in a
    file beside the name: under two names each loses what the other writes, and the file is damaged."""
    try:
        names = found.stat().st_nlink
    except OSError:
        return  # it is not there yet
    if names > 1:
        raise StoreError(
            f"{file}: the file has {names} names (hard links), and under a second one SQLite would damage it; remove the others, "
            "or copy it (`hustings admin backup`) and name the copy with --db"
        )


def _locked(file: Path, name: str) -> int:
    """The lock, as an open file; -1 where this system or this disk has none."""
    try:
        import fcntl
    except ImportError:
        return -1
    found = file.resolve()  # by whatever link it is named
    _check_one_name(file, found)
    beside = _beside(found)
    try:
        held = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError(f"{beside}: {error.strerror}; let this user write in {found.parent}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        first = os.read(held, 300).decode(errors="replace").strip() or "another process"
        os.close(held)
        raise StoreError(
            f"{file}: another server has it open already ({first}), and a SQLite file is one server's; stop that one, name "
            "another file with --db, or use PostgreSQL, which several may share"
        ) from None
    except OSError:  # a disk without locks
        os.close(held)
        return -1
    os.ftruncate(held, 0)
    os.write(held, f"process {os.getpid()}, {name}".encode())
    return held
