"""Garbage collection in a server: rarely, and not while somebody plays, but not never."""

from __future__ import annotations

import subprocess
import sys

from hustings.server.garbage import EVERY_SECONDS, OLD, YOUNG, Collecting
from support.commands import ENV


def test_it_waits_for_a_quiet_moment_but_not_for_ever() -> None:
    collecting = Collecting(0.0)
    assert not collecting.is_time(EVERY_SECONDS - 1, acted=0.0)
    assert not collecting.is_time(EVERY_SECONDS + 1, acted=EVERY_SECONDS), "somebody has just acted"
    assert collecting.is_time(EVERY_SECONDS + 10, acted=EVERY_SECONDS)
    assert not collecting.is_time(EVERY_SECONDS + 70, acted=0.0), "it was just done"
    always = 2 * EVERY_SECONDS + EVERY_SECONDS + 10
    assert collecting.is_time(always, acted=always)


def test_what_is_there_at_the_start_is_not_looked_through_again() -> None:
    code = (
        "import gc; from hustings.server import garbage; import fastapi; garbage.settle(); "
        "print(gc.get_freeze_count() > 10_000, gc.get_threshold())"
    )
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.split(maxsplit=1) == ["True", f"({YOUNG}, 50, {OLD})\n"]


def test_only_what_is_new_is_looked_through_and_rings_go_with_the_next_hour() -> None:
    """Nothing is left for collections of older objects, which took longer the longer the server was played on. Objects that
    became garbage after surviving a collection are found by the full one."""
    code = """
import gc, weakref
from hustings.server import garbage

class Ring:
    def __init__(self):
        self.me = self

garbage.settle()
ring, kept = Ring(), [[] for _ in range(5 * garbage.YOUNG)]
gone = weakref.ref(ring)
print(len(gc.get_objects(generation=1)) + len(gc.get_objects(generation=2)))
del ring
gc.collect()
print(gone() is not None)
garbage.collect()
print(gone() is None, gc.get_count()[0] < garbage.YOUNG)
"""
    done = subprocess.run([sys.executable, "-c", code], env=ENV, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "True", "True", "True"]
