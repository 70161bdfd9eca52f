"""The parent's side of a user's own bot, `my_bot.py:Mine`: its process, what is sent to it, and how long we wait."""

from __future__ import annotations

import atexit
import json
import pickle
import queue
import random
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.layout import Observation
from ...core.values import Setup, Sheet
from ...processes import environment, frame, read_frame
from ..budget import Budget
from ..referee import ILLEGAL, OVERRUN, Incident, patience
from ..referee import RAISED as HAS_RAISED
from ..spec import Spec
from .child import BAD, CHOSEN, RAISED, WRONG

TO_LOAD = 60.0  # seconds allowed for importing a file, and again for making an instance


class ChildGone(Exception):
    """The process has ended on its own."""


class Child:
    """The process of one bot."""

    def __init__(self, file: Path, name: str) -> None:
        self.key = file, name
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", f"{__package__}.child", str(file), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
        )
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Move answers from the pipe to a queue: on some systems a pipe cannot be read with a time limit."""
        answers: Any = self.process.stdout
        assert answers is not None
        with answers:
            while (answer := read_frame(answers)) is not None:
                self._answers.put(answer)
        self._answers.put(None)

    def tell(self, what: str, *values: Any) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(frame(pickle.dumps((what, *values))))
            self.process.stdin.flush()
        except OSError:
            raise ChildGone(self._end()) from None

    def hear(self, wait: float) -> tuple[str, Any]:
        """The next answer. Raises queue.Empty if it takes too long, and ChildGone if the process has ended."""
        answer = self._answers.get(timeout=wait)
        if answer is None:
            raise ChildGone(self._end())
        kind, value = json.loads(answer)
        return kind, value

    def _end(self) -> str:
        code = self.process.wait()
        return f"its process was ended by signal {-code}" if code < 0 else f"its process ended with exit code {code}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        with suppress(OSError):  # what had not been sent yet cannot be sent any more
            self.process.stdin.close()


_idle: dict[tuple[Path, str], list[Child]] = defaultdict(list)
"""Processes whose game is over, kept for the next game, since starting one takes a quarter of a second."""


def _loaded(spec: Spec) -> Child:
    """A process in which the class is loaded."""
    assert spec.file is not None
    file = spec.file.expanduser().absolute()
    if not file.is_file():
        raise HustingsError(f"bot {spec}: there is no file {spec.file}{_nearby(file)}")
    key = file, spec.name
    while _idle[key]:
        child = _idle[key].pop()
        if child.process.poll() is None:
            return child
    child = Child(*key)
    _expect(child, spec)
    return child


def _nearby(file: Path) -> str:
    """The Python files in the same folder, in case the name was mistyped."""
    try:
        there = sorted(path.name for path in file.parent.glob("*.py"))
    except OSError:
        return ""
    return f". There is: {', '.join(there[:8])}" if there else ""


def _expect(child: Child, spec: Spec) -> None:
    """Wait until the process is ready; if it cannot be used, the error repeats its own words."""
    try:
        kind, why = child.hear(TO_LOAD)
    except queue.Empty:
        child.kill()
        raise HustingsError(f"bot {spec}: not ready after {TO_LOAD:.0f} seconds; is there work at the top of the file?") from None
    except ChildGone as error:
        child.kill()
        raise HustingsError(f"bot {spec}: {error} while it was loaded") from None
    if kind == BAD:
        child.kill()
        raise HustingsError(
            f"bot {spec}: {child.key[0].name} {why}" if why.startswith(("cannot", "has no")) else f"bot {spec}: {why}"
        )


def check_own(spec: Spec) -> None:
    """Refuse a file that does not exist or holds no such bot."""
    child = _loaded(spec)
    _idle[child.key].append(child)


@atexit.register
def close_idle() -> None:
    """End the processes that wait for another game."""
    while _idle:
        for child in _idle.popitem()[1]:
            child.kill()


class OwnBot:
    """Asks the process of a bot. An answer that cannot be used raises `Incident`; a bot that did not answer in time, or whose
    process has ended, is not asked again in this game."""

    def __init__(self, spec: Spec, game: Game, setup: Setup, sheet: Sheet, seat: int) -> None:
        self._told = False
        self._lost: tuple[str, str] | None = None  # the kind of incident, and its message
        self._child = _loaded(spec)
        try:
            self._child.tell("make", game.name, setup, sheet, seat)
        except ChildGone:  # it ended between two games
            self._child = Child(*self._child.key)
            _expect(self._child, spec)
            self._child.tell("make", game.name, setup, sheet, seat)
        _expect(self._child, spec)

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        if self._lost is not None:
            raise Incident(*self._lost)
        state = None if self._told else rng.getstate()
        wait = patience(budget)
        try:
            self._child.tell("decide", bytearray(observation.tobytes()), [int(option) for option in legal], budget, state)
            kind, value = self._child.hear(wait)
        except queue.Empty:
            raise self._give_up(OVERRUN, f"no answer after {wait:g} s") from None
        except ChildGone as error:
            raise self._give_up(HAS_RAISED, str(error)) from None
        self._told = True
        if kind == RAISED:
            raise Incident(HAS_RAISED, value)
        if kind == WRONG:
            raise Incident(ILLEGAL, f"{value} is not an option number")
        assert kind == CHOSEN
        return int(value)

    def _give_up(self, kind: str, why: str) -> Incident:
        self._child.kill()
        self._lost = kind, f"{why}; not asked again in this game"
        return Incident(*self._lost)

    def close(self) -> None:
        """Give the process back for another game."""
        if self._lost is None:
            _idle[self._child.key].append(self._child)
