"""The pool of bot processes. The bots of all tables think there, so that nobody waits for them and the server survives their
crashes.

    pool = BotPool(2)
    await pool.start()
    option = await pool.decide(game, setup, own_figures, seat, "hard", observation, legal)

A worker that ends, takes too long or answers nonsense is killed by its pid and replaced, and the decision is thought about again.
After a few failures a random legal option is chosen. Whatever happens to workers, every question is answered.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ...bots.api import check_seated
from ...bots.spec import BOTS, parse_spec
from ...core.contract import Game
from ...core.errors import HustingsError, UnknownName
from ...core.values import Setup, Sheet
from ...processes import LARGEST, LENGTH, environment
from .process import SUGGEST, in_frame
from .worker_queue import BUSY_SECONDS, Anybody, Asker, WorkerQueue

log = logging.getLogger("hustings.bots")
T = TypeVar("T")

ATTEMPTS = 3  # at a decision, before it is left to chance
LONGEST_SECONDS, MOST_VISITS = 5.0, 100_000  # the most that somebody may ask of our processors for one decision
MOST_WORKERS = 4  # unless the operator asks for more
QUICK_SECONDS = 0.1  # the most that a quick decision takes: levels take no more, and everybody can wait that long
MODULE = "hustings.server.bots.process"
STOPPED = "the server is being stopped: no bot thinks any more"
ANYBODY = Anybody()


class PoolStopped(HustingsError):
    """The pool has been stopped: no bot thinks any more."""


class NotReady(HustingsError):
    """The search cannot be asked yet."""


class NoAdvice(HustingsError):
    """The search cannot be asked here, or does not answer."""


class _Failed(Exception):
    """A worker gave no answer, or no sensible one."""


class _BotFailed(_Failed):
    """The bot raised an error; its worker is fine."""


def allowed(text: str, table: tuple[Game, Setup, Sheet] | None = None) -> str:
    """The text of a bot that somebody asks for over the network, if it is allowed here: never a class in a file, and nothing that
    keeps our processors busy for long. `table`: where it is to sit, since not every bot plays at every table."""
    if len(text) > 60 or not text.isprintable():
        raise HustingsError("a bot is named by a level or a name of at most 60 letters: beginner, easy, normal, hard, expert")
    try:
        spec = parse_spec(text)
    except UnknownName:
        raise UnknownName("bot", text, BOTS) from None  # without mentioning files
    if spec.file is not None:
        raise HustingsError(f"bot {text}: bots from files are not allowed on this server; choose a level, or play it by a link")
    if spec.cores != 1:
        raise HustingsError(f"bot {text}: one core is all there is here; leave out what follows the budget")
    if spec.budget is not None:
        seconds, visits = spec.budget.seconds or 0.0, spec.budget.visits or 0
        if seconds > LONGEST_SECONDS or visits > MOST_VISITS:
            raise HustingsError(f"bot {text}: at most {LONGEST_SECONDS:g}s or {MOST_VISITS}visits a decision here")
    if table is not None:
        check_seated(spec, *table)
    return str(spec)


def _table_json(setup: Setup, own_figures: Mapping[str, Any]) -> str:
    """A table's options and own figures as JSON, by which workers look them up."""
    table = {
        "edition": setup.edition,
        "players": setup.players,
        "variants": list(setup.variants),
        "choices": dict(setup.choices),
        "own": dict(own_figures),
    }
    return json.dumps(table, sort_keys=True, separators=(",", ":"))


def _environment() -> dict[str, str]:
    return environment(OMP_NUM_THREADS="1", NUMBA_NUM_THREADS="1")


def _seconds(bot: str) -> float:
    """Seconds that a bot's budget allows for a decision; 0 if it is not a budget of time."""
    budget = parse_spec(bot).thinks
    return 0.0 if budget is None or budget.seconds is None else budget.seconds


def _is_quick(bot: str) -> bool:
    """Whether a bot answers quickly on any machine. A budget of visits may take any time."""
    budget = parse_spec(bot).thinks
    return budget is None or (budget.seconds is not None and budget.seconds <= QUICK_SECONDS)


class _Worker:
    """A place for one worker process: the process comes and goes, the place stays."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._dying: set[asyncio.Task[int]] = set()
        self._closed = False
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        """Return the process, starting one if there is none or the last one has ended."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                start_new_session=True,  # Ctrl-C at the terminal reaches the server only, and the server ends its workers
                limit=LARGEST,
            )
            if self._closed:  # while it was being started
                self.kill()
        if self.process is None:
            raise _Failed("it was not started: the server is being stopped")
        return self.process

    async def ask(self, question: bytes) -> dict[str, Any]:
        """Send a question and wait for the answer."""
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(question)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer = json.loads(await process.stdout.readexactly(length)) if length <= LARGEST else None
        except (OSError, asyncio.IncompleteReadError) as error:
            raise _Failed(f"it ended ({error or type(error).__name__})") from None
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise _Failed("it did not answer in our way")
        return answer

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            task = asyncio.ensure_future(self.process.wait())
            self._dying.add(task)
            task.add_done_callback(self._dying.discard)
        self.process = None

    async def close(self) -> None:
        """End the process for good, and wait until it has ended."""
        self._closed = True
        self.kill()
        await asyncio.gather(*self._dying)


class BotPool:
    """`count` worker processes, each thinking about one decision at a time, and one more for quick answers (suggestions, and bots
    that do not search for long), so that these never wait for seconds of thought. None: one fewer than there are processors,
    which leaves one for people, but at most `MOST_WORKERS`. 0: one process for everything, which is started when it is first
    needed, and nothing is compiled beforehand."""

    def __init__(
        self,
        count: int | None,
        *,
        limit: float = 20.0,
        attempts: int = ATTEMPTS,
        warm: bool = True,
        command: Sequence[str] | None = None,
        busy_seconds: float = BUSY_SECONDS,
    ) -> None:
        """`limit`: seconds that a decision may take beyond the bot's own budget before its worker is killed. `warm`: compile the
        rules in the background if that was not done before. `command`: starts another kind of worker. `busy_seconds`: how long a
        question waits in the queue before its table is told."""
        self._command = list(command or (sys.executable, "-m", MODULE))
        if count is None:
            count = max(1, min(MOST_WORKERS, (os.cpu_count() or 1) - 1))
        self._limit, self._attempts, self._wants_warm = limit, attempts, warm and count > 0
        self._at_once = count > 0
        self._workers = [_Worker(self._command) for _ in range(count + 1)]
        self._line: WorkerQueue[_Worker] = WorkerQueue(max(1, count), busy_seconds)
        self._ended = asyncio.Event()
        self._warming: asyncio.Task[None] | None = None
        self.compiled: set[str] = set()  # games whose compiled rules are in the cache
        self.decisions = 0  # requested so far
        self.failures = 0  # attempts that brought no answer
        self.by_chance = 0  # decisions left to chance

    @property
    def pids(self) -> list[int]:
        """The pids of the workers."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    async def start(self) -> None:
        """Start the workers, so that the first decision does not wait for one."""
        for worker in self._workers:
            if self._at_once:
                try:
                    await worker.start()
                except OSError as error:
                    log.error("a bot's worker cannot be started: %s", error)
            self._line.put(worker)
        if self._wants_warm:
            self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """End every process. Those who still wait for a decision get PoolStopped."""
        self._ended.set()
        self._line.close(PoolStopped(STOPPED))
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def decide(
        self,
        game: str,
        setup: Setup,
        own_figures: Mapping[str, Any],
        seat: int,
        spec: str,
        observation: bytes,
        legal: Sequence[int],
        asker: Asker = ANYBODY,
        seed: int | None = None,
    ) -> int:
        """Return the option of `legal` that the bot `spec` chooses, seeing `observation`. This waits for a free worker first, at
        the place of `asker` in the queue. `seed`: of the bot's own luck, where that is to be the same for everybody."""
        self.decisions += 1
        question = in_frame(
            {
                "game": game,
                "table": _table_json(setup, own_figures),
                "seat": seat,
                "bot": allowed(spec),
                "compiled": game in self.compiled,
                "observation": observation.hex(),
                "legal": list(legal),
                "seed": seed,
            }
        )

        def chosen(answer: Mapping[str, Any]) -> int:
            option = answer.get("option")
            if isinstance(option, int) and option in legal:
                return option
            raise _Failed(f"it chose {option}, which is not legal")

        try:
            what, quick = f"bot {spec} of {game}", _is_quick(spec)
            return await self._answered(question, _seconds(spec), chosen, what, asker, quick=quick)
        except _Failed:
            self.by_chance += 1
            log.error("bot %s of %s did not answer %d times: chance decides", spec, game, self._attempts)
            return random.SystemRandom().choice(list(legal))

    async def ask(
        self,
        game: str,
        setup: Setup,
        own_figures: Mapping[str, Any],
        question: Mapping[str, Any],
        *,
        seconds: float = 0.0,
        asker: Asker = ANYBODY,
    ) -> Any:
        """Return what the search says to a question of one of the kinds in `process.py`, other than a decision. `seconds`: the
        time that the search itself may take. Raises NotReady or NoAdvice."""
        if game not in self.compiled:
            if self._warming is None:
                self._begin_warming()
            elif self._warming.done():
                raise NoAdvice(f"{game} cannot be thought about here: its rules could not be compiled")
            raise NotReady("the rules are being made ready for the search: ask again in a moment")
        asked = in_frame({"game": game, "table": _table_json(setup, own_figures), **question})

        def said(answer: Mapping[str, Any]) -> Any:
            if "later" in answer:
                return answer
            if "said" not in answer:
                raise _Failed("it said nothing")
            return answer["said"]

        try:
            found = await self._answered(asked, seconds, said, f"{question['ask']} of {game}", asker)
        except _Failed:
            raise NoAdvice("the search did not answer: try again later") from None
        if isinstance(found, dict) and "later" in found:
            raise NotReady("the search is being started: ask again in a moment")
        return found

    async def suggest(
        self,
        game: str,
        setup: Setup,
        own_figures: Mapping[str, Any],
        seat: int,
        observation: bytes,
        legal: Sequence[int],
        decline: int | None,
        worlds: int,
        asker: Asker = ANYBODY,
    ) -> Mapping[str, Any]:
        """Suggest an option to a learner (`Suggester`), by the heuristic until the network is loaded. This waits only for other
        quick answers, and if others are waiting for those, no time is spent on a reason. Raises NoAdvice."""
        if game not in self.compiled and self._warming is None:
            self._begin_warming()
        question = {
            "ask": SUGGEST,
            "game": game,
            "table": _table_json(setup, own_figures),
            "seat": seat,
            "compiled": game in self.compiled,
            "observation": observation.hex(),
            "legal": list(legal),
            "decline": decline,
            "worlds": 0 if self._line.quick_length else worlds,
        }

        def said(answer: Mapping[str, Any]) -> Mapping[str, Any]:
            found: Mapping[str, Any] = answer["said"] if isinstance(answer.get("said"), dict) else {}
            if found.get("option") in legal:
                return found
            raise _Failed("it suggested nothing that is legal")

        try:
            return await self._answered(in_frame(question), 0.0, said, f"suggestion of {game}", asker, quick=True)
        except _Failed:
            raise NoAdvice("nobody suggests anything now: try again later") from None

    def _begin_warming(self) -> None:
        if not self._ended.is_set():
            self._warming = asyncio.create_task(self._warm())

    async def _answered(
        self,
        question: bytes,
        seconds: float,
        take: Callable[[Mapping[str, Any]], T],
        what: str,
        asker: Asker,
        *,
        quick: bool = False,
    ) -> T:
        """Return a worker's answer, as converted by `take`. Raises _Failed if there is none after all attempts."""
        limit = self._limit + seconds
        for attempt in range(1, self._attempts + 1):
            worker, begun = await self._line.take(asker, quick=quick), time.monotonic()
            try:
                answer = await asyncio.wait_for(worker.ask(question), limit)
                if "trouble" in answer:
                    raise _BotFailed(answer["trouble"])
                return take(answer)
            except (_Failed, TimeoutError) as error:
                if not isinstance(error, _BotFailed):
                    worker.kill()
                if self._ended.is_set():
                    raise PoolStopped(STOPPED) from None
                self.failures += 1
                why = str(error) or f"no answer in {limit:g} s"
                log.warning("%s, attempt %d of %d: %s", what, attempt, self._attempts, why)
            except asyncio.CancelledError:
                worker.kill()  # it would answer a question that nobody asks any more
                raise
            finally:
                self._line.charge(asker, time.monotonic() - begun, quick=quick)
                self._line.put(worker)
        raise _Failed("no answer")

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a worker."""
        return self._line.length

    async def _warm(self) -> None:
        """Compile in a separate process what is not in the cache, and note each game that is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                "warm",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                start_new_session=True,
            )
        except OSError as error:
            log.error("the rules cannot be compiled: %s", error)
            return
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self.compiled.add(line.decode("utf-8", "replace").strip())
            await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                try:
                    await asyncio.wait_for(process.wait(), 5.0)
                except TimeoutError:
                    process.kill()
                    await process.wait()
