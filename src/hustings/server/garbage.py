"""Garbage collection of a server that runs for months. What is there at the start (programs, games, words) never becomes garbage,
and tables in memory rarely do: looking through all of it again and again cost up to a third of a second, in which nobody was
answered."""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 50_000, 50, 10_000
"""Collections come rarely; nearly everything goes by itself, when the last one lets go of it."""
EVERY_SECONDS = 3600.0  # what is left over in rings is looked for, when nobody plays
QUIET_SECONDS = 5.0


def settle() -> None:
    """Before the first visitor: what is there stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


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
