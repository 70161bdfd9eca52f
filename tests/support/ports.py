"""Ports for servers under test, from a range from which the system gives none to others.

The system takes ports for outgoing connections from 32768 up. A server that is killed and started again on its port would now and
then find it taken by one of those, so tests use lower ports; every process counts through them from its own starting point. A
port belongs to the process that was given it until that process ends, even while nothing listens there: the process locks a byte
of a file that all share."""

from __future__ import annotations

import fcntl
import getpass
import itertools
import os
import socket
import tempfile
from functools import cache
from pathlib import Path

FIRST, COUNT = 10_240, 21_504

_numbers = itertools.count(os.getpid() * 61)


@cache
def _register() -> int:
    """The shared file, kept open for good: closing it even once would give back every port of this process."""
    return os.open(Path(tempfile.gettempdir()) / f"hustings-ports-{getpass.getuser()}", os.O_RDWR | os.O_CREAT, 0o600)


def _claimed(port: int) -> bool:
    try:
        fcntl.lockf(_register(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
    except OSError:
        return False
    return True


def free_port(host: str = "127.0.0.1") -> int:
    """A port on which nothing listens, given to this process once, and to no other while this one lives."""
    for number in itertools.islice(_numbers, COUNT):
        port = FIRST + number % COUNT
        if not _claimed(port):
            continue
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no free port from {FIRST} to {FIRST + COUNT - 1}: end some servers")
