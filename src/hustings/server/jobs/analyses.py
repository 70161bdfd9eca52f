"""Analyses of games that are over: a job queue, worked through a piece at a time in the bots' workers when no bot needs them.
Results are stored along the way, so that any process can go on with an analysis."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from contextlib import suppress
from typing import Any

from ...bots.advice.analyst import Found, biggest, piece, reasons, verdict_of
from ...core.contract import Game
from ...core.errors import HustingsError
from ...store import Damaged, analyses
from ...tables.analyses import DONE, FAILED, WORKING, AnalysisState, StoredAnalysis
from ...tables.model import Status
from ..actions.review import FinishedGame, Library
from ..bots.pool import NoAdvice, NotReady, PoolStopped
from ..bots.process import LOOK
from ..bots.worker_queue import PATIENT, Anybody
from ..errors import ApiError, ErrorKind, conflict
from ..hub import Hub
from ..rooms import position_view
from ..rooms.position_view import Json
from ..rooms.room import Room
from ..tokens import new_id

log = logging.getLogger("hustings.server")

KEEP_SECONDS = 1.0  # between two writes of what was found
HOLD_SECONDS = 30.0  # before another process may go on with it
LOOK_SECONDS = 10.0  # at most, before this process looks for work that others left
AGAIN_SECONDS = 0.5  # before a search that was not ready is asked again
LATER = Anybody(PATIENT)
MOST_FAILURES = 5  # pieces without an answer, before an analysis is given up
MOST_WAITING = 100
RECORD_DAYS = 30


def check_can(game: Game) -> None:
    if game.thinking.estimate is None:
        raise conflict(f"{game.title} has no search, so nobody can look at its games")


async def of_table(hub: Hub, room: Room) -> StoredAnalysis:
    """Request the analysis of a table's game."""
    head = room.table.head
    if head.status != Status.OVER:
        raise conflict("only a game that is over is looked at: this one is " + head.status)
    if head.extra.get("midway"):
        raise conflict("a board that began in the middle of a game is not looked at: only games from their set-up are")
    check_can(room.table.game)
    return await _begin(hub, StoredAnalysis(new_id(), head.entries, hub.now(), table=head.id))


async def of_record(hub: Hub, text: bytes, whole: FinishedGame) -> StoredAnalysis:
    """Request the analysis of an uploaded record."""
    if whole.record.result is None:
        raise conflict("the game of this record is not over: only a game with a result is looked at")
    check_can(whole.game)
    hash_ = hashlib.sha256(text).hexdigest()
    new = StoredAnalysis(new_id(), len(whole.positions), hub.now(), record_hash=hash_, record=text)
    await hub.db.write(analyses.tidy, hub.store, hub.now() - RECORD_DAYS * 86400.0)
    return await _begin(hub, new)


async def _begin(hub: Hub, new: StoredAnalysis) -> StoredAnalysis:
    if await hub.db.read(analyses.waiting, hub.store) >= MOST_WAITING:
        raise ApiError(ErrorKind.TOO_MANY, "many games wait to be looked at already: try again later")
    return await hub.db.write(analyses.begin, hub.store, new)


async def found_at_table(hub: Hub, room: Room) -> StoredAnalysis:
    over = room.table.head.status == Status.OVER  # a repair may have reopened the game: then its hands are hidden again
    found = await hub.db.read(analyses.of_table, hub.store, room.table.id) if over else None
    if found is None:
        raise ApiError(ErrorKind.UNKNOWN, "nobody has asked for an analysis of this game yet")
    return found


async def found_of_record(hub: Hub, analysis: str) -> StoredAnalysis:
    could_be = 0 < len(analysis) <= 40 and analysis.isprintable()
    found = await hub.db.read(analyses.of_record, hub.store, analysis) if could_be else None
    if found is None:
        raise ApiError(ErrorKind.UNKNOWN, f"there is no analysis {analysis[:40]!r}: bring the record again")
    return found


def shown(stored: StoredAnalysis) -> Json:
    """The `Analysis`, as far as it has come."""
    notes: list[Json] = list(stored.data.get("found", ()))
    places = {note["number"]: note for note in notes}
    mistakes = biggest(_found(note) for note in notes)
    return {
        "id": stored.id,
        "state": stored.state,
        "done": stored.done,
        "of": stored.of,
        "win": [{"number": number, "win": win} for number, win in stored.data.get("win", ())],
        "mistakes": [_mistake(places[one.number], one) for one in mistakes],
    }


def _found(note: Json) -> Found:
    verdict = verdict_of(note["verdict"])
    assert verdict is not None
    return Found(note["number"], note["seat"], note["decision"], note["round"], verdict)


def _mistake(note: Json, found: Found) -> Json:
    verdict = found.verdict
    return {
        "number": found.number,
        "seat": found.seat,
        "decision": found.decision,
        "option": verdict.played,
        "better_option": verdict.better,
        "played": note["played"],
        "better": note["better"],
        "loss": round(verdict.loss, 3),
        "points": round(verdict.points, 1),
        "others": round(verdict.others, 1),
        "why": note["why"],
    }


class Analysing:
    """The job that works on one analysis after another, never on more than one piece at a time."""

    def __init__(self, hub: Hub, library: Library) -> None:
        self.hub, self.library = hub, library
        self._asked = asyncio.Event()

    def wake(self) -> None:
        """Note that there is something new to analyse."""
        self._asked.set()

    async def run(self) -> None:
        while True:
            self._asked.clear()
            try:
                worked = await self._next()
            except (PoolStopped, asyncio.CancelledError):
                raise
            except Exception as error:
                level = logging.WARNING if isinstance(error, HustingsError) else logging.ERROR
                log.log(level, "an analysis was interrupted: %s", error, exc_info=level == logging.ERROR)
                worked = False
            if not worked:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    async def _next(self) -> bool:
        """Work on the oldest analysis that is free. Return whether there was one."""
        hub, now = self.hub, self.hub.now()
        mine = await hub.db.write(analyses.claim, hub.store, now, now + HOLD_SECONDS)
        if mine is None:
            return False
        work = _Work(hub, mine)
        try:
            whole = await self._whole(mine)
            if whole is None or len(whole.positions) != mine.of:
                await work.keep(FAILED)
            else:
                await work.through(whole)
        except asyncio.CancelledError:  # the server is being stopped: another process goes on from here
            await asyncio.shield(work.let_go())
            raise
        return True

    async def _whole(self, mine: StoredAnalysis) -> FinishedGame | None:
        """The game to be analysed; None: it is gone, or is not what it was."""
        hub = self.hub
        try:
            if mine.record is not None:
                async with hub.slow:
                    return await asyncio.to_thread(self.library.of_record, mine.record)
            assert mine.table is not None
            loaded = await hub.db.read(hub.store.load, mine.table, 0)
            if loaded is None or loaded.table.status != Status.OVER:
                return None
            async with hub.slow:
                return await asyncio.to_thread(self.library.of_table, loaded.table, loaded.seats, loaded.events)
        except (ApiError, Damaged) as trouble:
            if isinstance(trouble, ApiError) and trouble.kind == ErrorKind.UNAVAILABLE:
                raise
            log.error("an analysis of %s: %s", mine.table or "a record", trouble)
            return None


class _Work:
    """One analysis under way."""

    def __init__(self, hub: Hub, mine: StoredAnalysis) -> None:
        self.hub, self.id = hub, mine.id
        self.of = mine.table or "a record"  # for messages; the id would let anybody read a record's analysis
        self.done, self.win = mine.done, list(mine.data.get("win", ()))
        self.found: list[Json] = list(mine.data.get("found", ()))
        self._kept, self._failures = time.monotonic(), 0

    async def through(self, whole: FinishedGame) -> None:
        """Analyse every entry that was not analysed yet."""
        while self.done < len(whole.positions):
            try:
                await self._look(whole, self.done)
            except NoAdvice as error:
                self._failures += 1
                if self._failures >= MOST_FAILURES:
                    log.error("an analysis of %s is given up: %s", self.of, error)
                    await self.keep(FAILED)
                    return
            self.done += 1
            if time.monotonic() - self._kept > KEEP_SECONDS and not await self.keep():
                return
        await self.keep(DONE)

    async def keep(self, state: AnalysisState = WORKING) -> bool:
        """Store what was found so far. False: another process has it now, or it is no longer wanted."""
        self._kept = time.monotonic()
        data = {"win": self.win, "found": self.found}
        until = self.hub.now() + HOLD_SECONDS
        return await self.hub.db.write(analyses.keep, self.hub.store, self.id, self.done, data, until, state)

    async def let_go(self) -> None:
        with suppress(HustingsError):
            if await self.keep():
                await self.hub.db.write(analyses.let_go, self.hub.store, self.id)

    async def _look(self, whole: FinishedGame, number: int) -> None:
        record = whole.record
        lines = record.lines
        wanted = piece(whole.game, [line.entry for line in lines], whole.positions, number)
        question = {
            "ask": LOOK,
            "number": number,
            "seat": wanted.seat,
            "played": wanted.played,
            "seen": wanted.seen.hex(),
            "after": None if wanted.after is None else wanted.after.hex(),
        }
        if wanted.seat < 0 and wanted.after is None:
            return
        said = await self._asked(record.game.name, record.setup, record.own, question)
        if said["win"] is not None:
            self.win.append([number, [round(chance, 3) for chance in said["win"]]])
        verdict = verdict_of(said["verdict"])
        if verdict is None:
            return
        game, before = whole.game, whole.position(number - 1)
        telling, seen = position_view.telling_of(game), position_view.seen_by(game, before, wanted.seat)
        self.found.append(
            {
                "number": number,
                "seat": wanted.seat,
                "decision": lines[number].decision,
                "round": game.people.round(before),
                "verdict": said["verdict"],
                "played": position_view.named(game, seen, telling.option(whole.sheet, seen, verdict.played, wanted.seat)),
                "better": position_view.named(game, seen, telling.option(whole.sheet, seen, verdict.better, wanted.seat)),
                "why": [{"part": part, "difference": round(gain, 1)} for part, gain in reasons(game, verdict)],
            }
        )

    async def _asked(self, *question: Any) -> Json:
        """The answer, as soon as the search is ready."""
        while True:
            try:
                said: Json = await self.hub.pool.ask(*question, asker=LATER)
                return said
            except NotReady:
                await asyncio.sleep(AGAIN_SECONDS)
                if time.monotonic() - self._kept > HOLD_SECONDS / 3:
                    await self.keep()
