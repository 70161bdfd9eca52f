"""After the game: replays with all hands open, charts, the record. Only of games that are over or were given up, or of records
brought along: the one place where a whole position is shown."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..core import layout
from ..core.contract import Game, Sheet
from ..core.errors import HustingsError
from ..core.layout import Records
from ..core.play import Entry, Play
from ..core.record import LONGEST_NAME, BadRecord, Record, Recorder, Result, parse, to_text
from ..core.replay import play_again
from ..core.story import Line, tell
from ..store import Event, StoredSeat, StoredTable
from ..store.events import BEFORE_SETUP
from ..store.rebuild import entries_of, lineage, rules_of
from . import views
from .problems import Trouble, conflict
from .table import ABANDONED, OVER
from .views import Json

REMEMBERED = 8  # games whose positions stay at hand


@dataclass(frozen=True)
class Whole:
    """A game from the set-up to its last entry, as a record and every position. `ended`: nobody plays it any more, so all hands
    are open. Of a record that somebody brings along only a result proves that."""

    record: Record
    sheet: Sheet
    positions: tuple[bytes, ...]
    ended: bool

    @property
    def game(self) -> Game:
        return self.record.game

    def position(self, number: int) -> Records:
        return np.frombuffer(self.positions[number], layout.dtype(self.game.position))


class Library:
    """Games lately looked at, so that turning pages does not play them again. Several threads use it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Whole] = OrderedDict()
        self._lock = threading.Lock()

    def of_table(self, head: StoredTable, seats: Sequence[StoredSeat], events: Sequence[Event]) -> Whole:
        key = f"{head.id} {head.seq}"
        return self._find(key) or self._keep(key, played(record_of(head, seats, events), ended=True))

    def of_record(self, text: bytes) -> Whole:
        key = hashlib.sha256(text).hexdigest()
        return self._find(key) or self._keep(key, played(read(text)))

    def _find(self, key: str) -> Whole | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def _keep(self, key: str, whole: Whole) -> Whole:
        with self._lock:
            self._kept[key] = whole
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return whole


def read(text: bytes) -> Record:
    """A record that somebody brings along."""
    try:
        return parse(text)
    except HustingsError as error:
        raise Trouble("malformed", str(error)) from None


def played(record: Record, *, ended: bool = False) -> Whole:
    """Every position of a record, each checked by the rules."""
    try:
        positions = tuple(play.position.tobytes() for play in play_again(record))
        return Whole(record, record.sheet(), positions, ended or record.result is not None)
    except BadRecord as error:
        raise Trouble("malformed", str(error)) from None


def check_ended(head: StoredTable) -> None:
    """Hands are opened only when nobody can play on."""
    if head.status not in (OVER, ABANDONED):
        raise conflict("the game is not over: hands are opened at its end")
    if head.seq == BEFORE_SETUP:
        raise conflict("the table was given up before the game began: there is nothing to look at")


def record_of(head: StoredTable, seats: Sequence[StoredSeat], events: Sequence[Event]) -> Record:
    """The record of a table whose game has ended."""
    check_ended(head)
    rules = rules_of(head)
    first, *rest = entries_of(lineage(events))
    names = [_printable(seat.name) or f"Seat {seat.seat + 1}" for seat in seats]
    extra = {"table": head.title, "seats": [seat.bot or seat.kind for seat in seats]}
    recorder = Recorder(Play(rules.game, rules.setup, rules.sheet, outcomes=first.outcomes), names, extra)
    for entry in rest:
        recorder.act(entry.seat, entry.option, outcomes=entry.outcomes)
    return recorder.record()


def _printable(name: str) -> str:
    """A name as a record may hold it: other kinds of space are plain ones there."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()[:LONGEST_NAME]


def record_text(whole: Whole) -> str:
    return to_text(whole.record)


def _result(record: Record, whole: Whole) -> Json | None:
    result: Result | None = record.result
    if result is None:
        return None
    last, game = whole.position(len(whole.positions) - 1), record.game
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "parts": list(game.parts),
        "by_part": [game.score_parts(last, seat) for seat in range(record.setup.players)],
    }


def replay(whole: Whole, first: int, count: int) -> Json:
    """A stretch of frames."""
    record = whole.record
    last = len(whole.positions)
    return {
        "game": record.game.name,
        "edition": record.setup.edition,
        "variants": list(record.setup.variants),
        "players": record.setup.players,
        "names": list(record.names),
        "frames": last,
        "first": min(first, last),
        "positions": [_frame(whole, number) for number in range(first, min(first + count, last))],
        "result": _result(record, whole),
    }


def _frame(whole: Whole, number: int) -> Json:
    """One position. A game that has ended is shown with all hands open; what a record has of another one stays hidden."""
    record, game = whole.record, whole.game
    line, position = record.lines[number], whole.position(number)
    over = whole.ended
    seen = position if over else _as_spectator(game, position)
    acted = line.entry.seat >= 0
    return {
        "number": number,
        "seat": line.entry.seat,
        "option": line.entry.option if acted and (over or not _hidden(whole, number)) else None,
        "decision": line.decision if acted else None,
        "position": views.open_position(game, seen) if over else views.position(game, seen, True),
        "phase": views.phase(game, seen),
        "lines": [views.named(game, seen, told) for told in _told(whole, number, line.entry, over)],
    }


def _as_spectator(game: Game, position: Records) -> Records:
    from ..core.gate import observe

    return observe(game.position, game.seats, position, game.seats)


def _hidden(whole: Whole, number: int) -> bool:
    line, game = whole.record.lines[number], whole.game
    return line.decision in game.decisions and game.hidden(list(game.decisions).index(line.decision), line.entry.option)


def _told(whole: Whole, number: int, entry: Entry, over: bool) -> list[Line]:
    """What an entry did, as its own seat tells it; the set-up as everyone does."""
    before = whole.position(number - 1) if number else None
    viewer = entry.seat if over and entry.seat >= 0 else None
    return tell(whole.game, viewer, before, whole.position(number), entry, whole.sheet)


def charts(whole: Whole) -> Json:
    """Figures at the end of each round."""
    game, players = whole.game, whole.record.setup.players
    if game.stage is None:
        return {"rounds": [], "series": []}
    ends: dict[int, int] = {}
    for number in range(len(whole.positions)):
        ends[game.stage(whole.position(number))] = number
    rounds = sorted(stage for stage in ends if stage > 0)
    positions = [whole.position(ends[stage]) for stage in rounds]
    series = [
        {"name": name, "values": [[figure(whole.sheet, at, seat) for at in positions] for seat in range(players)]}
        for name, figure in game.series.items()
    ]
    return {"rounds": rounds, "series": series}
