"""Garbage collection of a server that runs for months. What is there at the start (programs, games, words) never becomes garbage,
and tables in memory rarely do: looking through all of it again and again cost up to a third of a second, in which nobody was
answered. So only what is new is looked through, a little at a time, and what is left of it is put with the rest until the next
quiet hour."""

from __future__ import annotations

import gc
from collections.abc import Mapping

YOUNG, MIDDLE, OLD = 10_000, 50, 10_000
"""New objects that are looked through at a time, 2 to 5 ms; five times as many took up to 33 ms, every few seconds of a busy
server. Older ones never come to be looked through: nothing is left in their generations."""
EVERY_SECONDS = 3600.0  # what is left over in rings is looked for, when nobody plays
QUIET_SECONDS = 5.0


def settle() -> None:
    """Before the first visitor: what is there stays."""
    if _kept not in gc.callbacks:
        gc.callbacks.append(_kept)
    gc.collect()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def _kept(phase: str, info: Mapping[str, int]) -> None:
    """Whatever a collection leaves is kept out of the next ones."""
    if phase == "stop":
        gc.freeze()


def collect() -> None:
    """Look through everything, also what was kept out of collections."""
    gc.unfreeze()
    gc.collect()


class Collecting:
    """Looks through everything once an hour, as soon as nobody has acted for a moment; after two hours in any case."""

    def __init__(self, now: float) -> None:
        self._last = now

    def is_time(self, now: float, acted: float) -> bool:
        """Whether to collect now. `acted`: when somebody last did something."""
        waited = now - self._last
        if waited < EVERY_SECONDS or (now - acted < QUIET_SECONDS and waited < 2 * EVERY_SECONDS):
            return False
        self._last = now
        return True
