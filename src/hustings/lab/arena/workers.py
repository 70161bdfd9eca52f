"""Worker processes on this machine. A worker that dies or hangs is replaced and its games are given out again; the match fails
only if the same games cause this several times. Ctrl-C goes to the parent alone, which ends the workers."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from ...core.errors import HustingsError
from ...processes import end_with_parent, interrupts_held
from .match import GameKey, Match
from .player import Player
from .result import GameResult

READY, DONE, FAILED = "ready", "done", "failed"
ATTEMPTS = 3
TO_START, A_GAME = 300.0, 60.0
"""Seconds for a worker to start, including compiling, and for everything in a game except thinking."""
SLACK = 2.0  # times the most thinking that a game can need, because machines are busy

Task = Sequence[GameKey]


def game_limit(match: Match) -> float:
    """Seconds after which a game counts as hung: no game has enough decisions for all its bots to think that long."""
    from ...bots.referee import patience

    clocks = [spec.thinks for spec in match.bots if spec.thinks is not None]
    if any(budget.seconds is None for budget in clocks):
        return 3600.0  # a number of visits sets no limit in time
    thinking = max((budget.seconds or 0.0 for budget in clocks), default=0.0)
    given_up = sum(patience(spec.thinks) for spec in match.bots if spec.file is not None and spec.thinks is not None)
    return A_GAME + SLACK * (1000 * thinking + given_up)


def once_more(attempts: dict[GameKey, int], task: Task, why: str) -> None:
    """Count an attempt at games whose worker was lost. Raise an error at the last: the games themselves may be what kills it."""
    first = task[0]
    attempts[first] = attempts.get(first, 0) + 1
    if attempts[first] >= ATTEMPTS:
        raise HustingsError(
            f"deal {first.deal}, rotation {first.rotation} cannot be played: its worker process {why}, {ATTEMPTS} times. "
            "Is there enough memory? Try fewer --workers; what was finished is kept"
        )


class Worker:
    """A worker process and the task it is busy with."""

    def __init__(self, match: Match, records: Path | None) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(match, records, theirs))
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.task: Task | None = None
        self.ready = False
        self.until = time.monotonic() + TO_START

    def give(self, task: Task, limit: float) -> None:
        self.task, self.until = task, time.monotonic() + limit * len(task)
        self.pipe.send(list(task))

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Crew:
    """The workers of a match on this machine."""

    def __init__(self, match: Match, count: int, records: Path | None = None) -> None:
        self.match, self.count, self.records = match, count, records
        self._limit = game_limit(match)
        self._workers: list[Worker] = []
        self._again: list[Task] = []
        self._attempts: dict[GameKey, int] = {}

    def play(self, tasks: Iterator[Task], take: Callable[[list[GameResult]], None]) -> None:
        """Have all games of the tasks played; `take` gets the results in the order in which they arrive."""
        try:
            self._workers = [Worker(self.match, self.records) for _ in range(self.count)]
            while True:
                for worker in [*self._workers]:
                    if worker.ready and worker.task is None:
                        task = self._again.pop() if self._again else next(tasks, None)
                        if task is not None:
                            self._give(worker, task)
                if not any(worker.task for worker in self._workers) and all(worker.ready for worker in self._workers):
                    return
                self._listen(take)
        finally:
            for worker in self._workers:
                worker.end()

    def _give(self, worker: Worker, task: Task) -> None:
        try:
            worker.give(task, self._limit)
        except OSError:
            self._replace(worker, "died")

    def _listen(self, take: Callable[[list[GameResult]], None]) -> None:
        """Wait until a worker sends something, dies, or runs out of time."""
        now = time.monotonic()
        patience = min((w.until - now for w in self._workers if w.task or not w.ready), default=1.0)
        heard = wait([worker.pipe for worker in self._workers], timeout=max(0.0, min(patience, 1.0)))
        for worker in [*self._workers]:
            if worker.pipe in heard:
                try:
                    what, value = worker.pipe.recv()
                except (EOFError, OSError):
                    self._replace(worker, "died")
                    continue
                self._hear(worker, what, value, take)
            elif (worker.task or not worker.ready) and time.monotonic() > worker.until:
                self._replace(worker, f"said nothing for {self._limit if worker.ready else TO_START:.0f} s")

    def _hear(self, worker: Worker, what: str, value: Any, take: Callable[[list[GameResult]], None]) -> None:
        if what == FAILED:
            raise HustingsError(value)
        if what == DONE:
            worker.task = None
            take(value)
        worker.ready = True

    def _replace(self, worker: Worker, why: str) -> None:
        worker.end()
        self._workers.remove(worker)
        if worker.task:
            once_more(self._attempts, worker.task, why)
            self._again.append(worker.task)
        elif not worker.ready:
            raise HustingsError(f"a worker process {why} while it started. Is there enough memory? Try fewer --workers")
        self._workers.append(Worker(self.match, self.records))


def serve(match: Match, records: Path | None, pipe: Connection) -> None:
    """Run a worker: play the games that come through `pipe` and send back their results."""
    end_with_parent()
    try:
        player = Player(match, records)
        pipe.send((READY, None))
        while True:
            pipe.send((DONE, player.play(pipe.recv())))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except HustingsError as error:
        pipe.send((FAILED, str(error)))
