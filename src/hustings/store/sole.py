"""Lock that keeps a SQLite file to one server. Two servers would not hear of each other's writes, so the second is refused, with
the name of the first in the error. The lock is the operating system's and ends with the process, however that ends."""

from __future__ import annotations

import os
from pathlib import Path

from . import database
from .errors import StoreError


class SoleServer:
    """A lock on a database for one server while it runs. On PostgreSQL there is nothing to lock: servers share it."""

    def __init__(self, url: str, name: str) -> None:
        """`name`: this server's name, shown to a second server that is refused."""
        self._file = database.file_of(database.parse_url(url))
        self._name, self._held = name, -1

    def hold(self) -> None:
        """Take the lock. Raises StoreError with the name of the server that has it."""
        if self._file is not None:
            self._held = _locked(self._file, self._name)

    def let_go(self) -> None:
        if self._held >= 0:
            os.close(self._held)
            self._held = -1


def check_not_emptied(url: str) -> None:
    """Refuse an empty file in which a server has kept tables before: somebody or something has emptied it. Starting over in it
    would hide that, and every link would lead nowhere. A file that does not exist, or was never served, may be a fresh start."""
    file = database.file_of(database.parse_url(url))
    if file is not None and file.is_file() and file.stat().st_size == 0 and _beside(file.resolve()).exists():
        raise StoreError(
            f"{file}: is empty, although a server has kept tables in it; restore the latest backup (`hustings admin restore`), "
            "or remove the file to begin anew"
        )


def _beside(found: Path) -> Path:
    """The lock file, which stays after the server has ended."""
    return found.with_name(f"{found.name}-server")


def _check_one_name(file: Path, found: Path) -> None:
    """Refuse a file with a hard link. That is a second name of the same file, and nobody can tell which one is the original.
    SQLite keeps what is being written in a file named after the database: under two names each loses what the other writes, and
    the database is damaged."""
    try:
        names = found.stat().st_nlink
    except OSError:
        return  # it does not exist yet
    if names > 1:
        raise StoreError(
            f"{file}: the file has {names} names (hard links), and under a second one SQLite would damage it; remove the others, "
            "or copy it (`hustings admin backup`) and name the copy with --db"
        )


def _locked(file: Path, name: str) -> int:
    """Take the lock and return its open file; -1 if this system or this disk has no locks."""
    try:
        import fcntl
    except ImportError:
        return -1
    found = file.resolve()  # whatever symbolic link names it
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
