"""Ports for servers under test, from a range that the system gives to nobody else.

Ports for outgoing connections are taken from 32768 up. A server that is killed and started again on its port would find it taken
by one of those now and then, so tests use lower ports; every process counts through them from a place of its own.
"""

from __future__ import annotations

import itertools
import os
import socket

FIRST, COUNT = 10_240, 21_504

_numbers = itertools.count(os.getpid() * 61)


def free_port(host: str = "127.0.0.1") -> int:
    """A port on which nothing listens, given once to this process."""
    for number in itertools.islice(_numbers, COUNT):
        port = FIRST + number % COUNT
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no free port from {FIRST} to {FIRST + COUNT - 1}: end some servers")
