"""Reviews of games: replays with all hands open, charts and the record. They exist only for games that are over or were given up,
and for uploaded records. This is the one place where a whole position is shown."""

from __future__ import annotations

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...core import layout
from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.gate import observe
from ...core.layout import Records
from ...core.records.model import LONGEST_NAME, BadRecord, Record
from ...core.records.read import parse
from ...core.records.replay import play_again
from ...core.records.write import Recorder, to_text
from ...core.values import Line, Sheet
from ...tables import promises
from ...tables.from_position import TOLD, begins_midway, position_of
from ...tables.log import Event, entries_of, lineage
from ...tables.model import BEFORE_SETUP, Seat, SeatKind, Status, TableHead
from ...tables.recorded_promises import promises_told
from ...tables.rules import rules_of
from ...text.story import tell, tell_openly
from ..errors import ApiError, ErrorKind, conflict
from ..rooms import position_view, presenter
from ..rooms.position_view import Json

REMEMBERED = 8  # games whose positions are kept in memory
SPECTATOR = -1  # eyes that see only what everybody does


@dataclass(frozen=True)
class FinishedGame:
    """A game from its set-up to its last entry, as a record and with every position. `ended`: nobody plays it any more, so all
    hands are open; for an uploaded record only a result proves that. `counted`: its table showed everyone's money."""

    record: Record
    sheet: Sheet
    positions: tuple[bytes, ...]
    ended: bool
    counted: bool = False
    midway: bool = False  # it began from a position, so it has no record to hand out

    @property
    def game(self) -> Game:
        return self.record.game

    def position(self, number: int) -> Records:
        return np.frombuffer(self.positions[number], layout.dtype(self.game.position))


class Library:
    """A cache of the games that were reviewed lately, so that turning pages does not play them again. Several threads use it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, FinishedGame] = OrderedDict()
        self._lock = threading.Lock()

    def of_table(self, head: TableHead, seats: Sequence[Seat], events: Sequence[Event]) -> FinishedGame:
        key = f"{head.id} {head.seq}"
        found = self._find(key)
        return found or self._keep(key, of_table(head, seats, events))

    def of_record(self, text: bytes) -> FinishedGame:
        key = hashlib.sha256(text).hexdigest()
        return self._find(key) or self._keep(key, played(read(text)))

    def _find(self, key: str) -> FinishedGame | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def _keep(self, key: str, whole: FinishedGame) -> FinishedGame:
        with self._lock:
            self._kept[key] = whole
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return whole


def read(text: bytes) -> Record:
    """Parse an uploaded record."""
    try:
        return parse(text)
    except HustingsError as error:
        raise ApiError(ErrorKind.MALFORMED, str(error)) from None


def played(record: Record) -> FinishedGame:
    """A record's game with every position, each checked by the rules."""
    try:
        positions = tuple(play.position.tobytes() for play in play_again(record))
        return FinishedGame(record, record.sheet(), positions, record.result is not None)
    except BadRecord as error:
        raise ApiError(ErrorKind.MALFORMED, str(error)) from None


def check_ended(head: TableHead) -> None:
    """Check that nobody can play on: only then may hands be opened."""
    if head.status not in (Status.OVER, Status.ABANDONED):
        raise conflict("the game is not over: hands are opened at its end")
    if head.seq == BEFORE_SETUP:
        raise conflict("the table was given up before the game began: there is nothing to look at")


def of_table(head: TableHead, seats: Sequence[Seat], events: Sequence[Event]) -> FinishedGame:
    """The game of a table that has ended. A game that began from a position is told from there on."""
    check_ended(head)
    rules, way = rules_of(head), lineage(events)
    first, *rest = entries_of(way)
    names = [_printable(seat.name) or f"Seat {seat.seat + 1}" for seat in seats]
    extra: Json = {"table": head.title, "seats": [seat.bot or seat.kind for seat in seats]}
    promised = promises.fitting(rules.game, head.players, head.extra.get("promises", ()))
    if promised:
        extra["promises"] = [promise.stored() for promise in promised]
    midway = begins_midway(way[0])
    play = rules.resume(position_of(rules.game, way[0]), [first]) if midway else rules.begin(first)
    recorder, positions = Recorder(play, names, extra), [play.position.tobytes()]
    for entry in rest:
        recorder.act(entry.seat, entry.option, outcomes=entry.outcomes)
        positions.append(play.position.tobytes())
    return FinishedGame(recorder.record(), rules.sheet, tuple(positions), True, head.open_money, midway)


def _printable(name: str) -> str:
    """A name in the form that a record may hold: other kinds of space become plain ones."""
    return "".join(sign if sign.isprintable() else " " for sign in name).strip()[:LONGEST_NAME]


def record_text(whole: FinishedGame) -> str:
    if whole.midway:
        raise conflict("this board began in the middle of a game, and a record begins with the set-up: there is none of it")
    return to_text(whole.record)


def _result(whole: FinishedGame) -> Json | None:
    result, last = whole.record.result, whole.position(len(whole.positions) - 1)
    return None if result is None else position_view.score_sheet(whole.game, last, result.scores, result.winners)


# Frames


def check_eyes(whole: FinishedGame, seat: int | None) -> None:
    """Check that a game can be seen through the eyes of a seat."""
    if seat is None:
        return
    if seat >= whole.record.setup.players:
        raise ApiError(
            ErrorKind.UNKNOWN, f"there is no seat {seat} at this table: it has {whole.record.setup.players}, counted from 0"
        )
    if not whole.ended:
        raise conflict("the game of this record is not over: it is shown as a spectator sees it, not as a seat does")


def replay(whole: FinishedGame, first: int, count: int, seat: int | None = None, table: Json | None = None) -> Json:
    """A stretch of frames, with all hands open or as a seat saw them. `table`: the `TableInfo` of the table where it was played,
    if known."""
    check_eyes(whole, seat)
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
        "positions": [_frame(whole, number, seat) for number in range(first, min(first + count, last))],
        "result": _result(whole),
        "seat": seat,
        "table": table or _table(whole),
        "figures": dict(record.own) or None,
    }


def _table(whole: FinishedGame) -> Json:
    """The `TableInfo` of an uploaded record: it has no table here, but people want to see who sat at it."""
    record, game = whole.record, whole.game
    status = Status.OVER if record.result is not None else Status.ABANDONED
    title = str(record.extra.get("table") or game.title)
    head = presenter.head_of(game, record.setup, title=title, status=status, entries=len(record.lines), own_figures=record.own)
    kinds = record.extra.get("seats")
    said = [str(kind) for kind in kinds] if isinstance(kinds, list) else []
    people = (SeatKind.PERSON, SeatKind.OPEN)
    seats = [
        Seat(seat, SeatKind.PERSON, name)
        if seat >= len(said) or said[seat] in people
        else Seat(seat, SeatKind.BOT, name, bot=said[seat])
        for seat, name in enumerate(record.names)
    ]
    seen = _seen(whole, 0, None if whole.ended else SPECTATOR)
    return presenter.info_of(head, seats, parties=[position_view.party(game, seen, seat.seat) for seat in seats])


def _eyes(whole: FinishedGame, seat: int | None) -> int | None:
    """The eyes through which a frame is shown; None: all hands open, which is only for a game that has ended."""
    return seat if whole.ended else SPECTATOR


def _seen(whole: FinishedGame, number: int, eyes: int | None) -> Records:
    """A position through somebody's eyes. This is the only gate for things that they may not see."""
    game, position = whole.game, whole.position(number)
    if eyes is None:
        return position
    return observe(game.position, game.seats, position, game.seats if eyes == SPECTATOR else eyes)


def _frame(whole: FinishedGame, number: int, seat: int | None) -> Json:
    """One position. A game that has ended is shown with all hands open, or as a seat saw it; in a record of any other game the
    secrets stay hidden."""
    game, line = whole.game, whole.record.lines[number]
    eyes = _eyes(whole, seat)
    seen = _seen(whole, number, eyes)
    actor = line.entry.seat
    known = actor >= 0 and (eyes is None or eyes == actor or not _hidden(whole, number))
    counted = whole.counted if whole.ended else True
    asked = game.rules.asked(layout.plain(game.position, seen))
    return {
        "number": number,
        "seat": actor,
        "option": line.entry.option if known else None,
        "decision": line.decision if known else None,
        "position": position_view.open_position(game, seen) if eyes is None else position_view.position(game, seen, counted),
        "phase": position_view.phase(game, seen),
        "lines": [position_view.named(game, seen, told) for told in _told(whole, number, eyes)],
        "round": game.people.round(seen),
        "asked": [each for each in range(whole.record.setup.players) if asked >> each & 1],
    }


def _hidden(whole: FinishedGame, number: int) -> bool:
    """Whether the choice made in an entry is its seat's secret."""
    line, game = whole.record.lines[number], whole.game
    return line.decision in game.decisions and game.hidden(list(game.decisions).index(line.decision), line.entry.option)


def _told(whole: FinishedGame, number: int, eyes: int | None) -> list[Line]:
    """The lines for an entry, as the reader was told them; with all hands open, everything that the acting seat was told."""
    entry = whole.record.lines[number].entry
    if whole.midway and number == 0:
        return [Line(TOLD["key"])]
    before = whole.position(number - 1) if number else None
    if eyes is None:
        return tell_openly(whole.game, before, whole.position(number), entry, whole.sheet)
    return tell(whole.game, eyes if eyes >= 0 else None, before, whole.position(number), entry, whole.sheet)


def story(whole: FinishedGame, seat: int | None = None) -> Json:
    """The whole game as a story, without its positions: every line, and the frames where rounds and phases begin."""
    check_eyes(whole, seat)
    game, eyes = whole.game, _eyes(whole, seat)
    chapters: list[Json] = []
    lines: list[Json] = []
    positions = [whole.position(number) for number in range(len(whole.positions))]
    promised = promises_told(whole.record, whole.sheet, positions, eyes)
    for number in range(len(whole.positions)):
        seen = _seen(whole, number, eyes)
        phase, round_ = position_view.phase(game, seen), game.people.round(seen)
        if not chapters or (chapters[-1]["phase"], chapters[-1]["round"]) != (phase, round_):
            chapters.append({"number": number, "round": round_, "phase": phase})
        actor = whole.record.lines[number].entry.seat
        for by, told in [*((actor, told) for told in _told(whole, number, eyes)), *promised.get(number, ())]:
            lines.append({"number": len(lines), "seq": number, "seat": by, "line": position_view.named(game, seen, told)})
    return {"frames": len(whole.positions), "chapters": chapters, "lines": lines}


def charts(whole: FinishedGame) -> Json:
    """Figures at the end of each round, with all hands open: while a game goes on they would give secrets away."""
    if not whole.ended:
        raise conflict("the game of this record is not over: its figures are drawn when it is")
    game, sheet, seats = whole.game, whole.sheet, range(whole.record.setup.players)
    if game.people.stage is None:
        return {"rounds": [], "ends": [], "series": [], "parts": [], "by_part": []}
    ends: dict[int, int] = {}
    for number in range(len(whole.positions)):
        ends[game.people.stage(whole.position(number))] = number
    rounds = sorted(stage for stage in ends if stage > 0)
    positions = [whole.position(ends[stage]) for stage in rounds]
    series = [
        {"name": name, "values": [[figure(sheet, at, seat) for at in positions] for seat in seats]}
        for name, figure in game.people.series.items()
    ]
    scored = [game.people.scored(sheet, at) for at in positions] if game.people.scored is not None else []
    return {
        "rounds": rounds,
        "ends": [ends[stage] for stage in rounds],
        "series": series,
        "parts": list(game.parts) if scored else [],
        "by_part": [[game.score_parts(at, seat) for at in scored] for seat in seats] if scored else [],
    }
