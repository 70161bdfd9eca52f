"""Progress of a compilation, told to a watcher: one line on standard error unless a program sets one of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple


class CompileStep(NamedTuple):
    """Something that the compiler said: it waits for another process, has so many rules before it, or is done with one."""

    kind: Literal["wait", "total", "done"]
    rules: int = 0


Watcher = Callable[[str, Iterable[CompileStep]], None]
"""Gets what is compiled, e.g. "the rules of a game", and its steps; it takes all of them, which lasts until the end."""


def say(message: str) -> None:
    """A line for the user, beside whatever the program prints."""
    print(f"hustings: {message}", file=sys.stderr, flush=True)


def one_line(things: str, steps: Iterable[CompileStep]) -> None:
    """Say that it takes a while, and wait."""
    say(f"compiling {things} (only once), which takes most of a minute ...")
    silently(things, steps)


def silently(things: str, steps: Iterable[CompileStep]) -> None:
    """Wait without a word."""
    for _ in steps:
        pass


_watchers: list[Watcher] = [one_line]


def set_watcher(watcher: Watcher) -> None:
    """Who is told from now on."""
    _watchers[0] = watcher


def watcher() -> Watcher:
    """Who is told."""
    return _watchers[0]
