"""Sources of games for a data set: bots that play a match, or files that hold records."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from ...bots.api import check_seated
from ...core import layout
from ...core.compiled.play import FastPlay
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.errors import HustingsError
from ...core.reading import read_at_most
from ...core.records.model import BadRecord, Record, TamperedRecord
from ...core.records.read import LARGEST_FILE, load, unreadable
from ...core.records.replay import load_checked, play_again
from ...core.registry import game as find_game
from ...core.values import Sheet
from ...version import __version__
from ..arena.match import GameKey, Match, code_stamp
from ..arena.player import Player
from .rows import DecisionNotes, GameRows, places_of

UNKNOWN = "unknown"
NOT_OVER = "the game is not over"


class SkippedGame(HustingsError):
    """A game of the source that is left out of the data set."""


class Source(Protocol):
    """Games by number. It is sent to worker processes and opened there."""

    game: str

    def header(self) -> dict[str, Any]:
        """Everything that determines its games. An export is continued only with an equal header."""
        ...

    def open(self, *, quiet: bool = False) -> OpenSource: ...


class OpenSource(Protocol):
    """A source that is ready to play or read its games."""

    def rows(self, number: int) -> GameRows:
        """Game `number`. Raises SkippedGame if it cannot be used."""
        ...


class MatchGames:
    """Games of a match. Every deal is played in each rotation of the line-up, unless all of its bots are the same."""

    def __init__(self, match: Match, *, forced: bool = False) -> None:
        self.match, self.forced = match, forced
        self.game = match.game
        encoding_of(match.find_game())
        for bot in dict.fromkeys(match.bots):
            check_seated(bot, match.find_game(), match.setup, match.sheet)

    def header(self) -> dict[str, Any]:
        return {"source": "self-play", **self.match.header(), "forced": self.forced}

    def key(self, number: int) -> GameKey:
        return GameKey(number, 0) if len(set(self.match.bots)) == 1 else self.match.key(number)

    def open(self, *, quiet: bool = False) -> OpenSource:
        return _Playing(self, quiet)


class _Playing:
    def __init__(self, source: MatchGames, quiet: bool) -> None:
        self.source, match = source, source.match
        self.notes = DecisionNotes(match.find_game(), match.sheet, forced=source.forced, quiet=quiet)
        self.player = Player(match)

    def rows(self, number: int) -> GameRows:
        match, key, notes = self.source.match, self.source.key(number), self.notes
        notes.begin()

        def see(play: FastPlay, seat: int, option: int) -> None:
            notes.note(play.observe(seat), seat, option, play.count)

        result = self.player.watched(key, see)
        line_up = match.places(key.rotation)
        bots = tuple(match.bots[place].short for place in line_up)
        incidents: dict[str, int] = {}
        for seat, place in enumerate(line_up):
            count = result.conducts[place].counts.total()
            if count:
                incidents[bots[seat]] = incidents.get(bots[seat], 0) + count
        return GameRows(
            f"deal {key.deal}, rotation {key.rotation}", key.deal, match.setup.edition, match.setup.variants,
            match.find_game().setups.revision, match.sheet.hash,
            bots, notes.seen, notes.decisions, tuple(result.scores[place] for place in line_up),
            tuple(result.places[place] for place in line_up), incidents,
        )  # fmt: skip


class RecordedGames:
    """Games from record files. Names of people are left out."""

    def __init__(self, game: Game, files: Sequence[Path], *, skip_bad: bool = False, forced: bool = False) -> None:
        self.game, self.files, self.skip_bad, self.forced = game.name, list(files), skip_bad, forced
        self.digests = [_digest(path) for path in files]

    def header(self) -> dict[str, Any]:
        named = "\n".join(f"{path.name} {digest}" for path, digest in zip(self.files, self.digests, strict=True))
        return {
            "source": "records", "game": self.game, "files": hashlib.sha256(named.encode()).hexdigest()[:12],
            "version": __version__, "code": code_stamp(self.game), "forced": self.forced,
        }  # fmt: skip

    def open(self, *, quiet: bool = False) -> OpenSource:
        return _Reading(self, quiet)


class _Reading:
    def __init__(self, source: RecordedGames, quiet: bool) -> None:
        self.source, self.quiet = source, quiet
        self.game = find_game(source.game)
        self.first = {digest: number for number, digest in reversed(list(enumerate(source.digests)))}
        self.notes: dict[str, DecisionNotes] = {}

    def rows(self, number: int) -> GameRows:
        path, earlier = self.source.files[number], self.first[self.source.digests[number]]
        if earlier != number:
            raise SkippedGame(f"{path}: the same as {self.source.files[earlier]}")
        try:
            return self._seen(path, self._load(path))
        except BadRecord as error:
            if self.source.skip_bad:
                raise SkippedGame(str(error)) from None
            raise BadRecord(f"{error}. Leave the file out, or every invalid one with --skip-bad") from None

    def _load(self, path: Path) -> Record:
        try:
            record = load(path)
        except TamperedRecord:
            load_checked(path)  # names the entry that was changed
            raise
        if record.game.name != self.game.name:
            raise BadRecord(f"{path}: a game of {record.game.name}, not of {self.game.name}")
        if record.result is None:
            raise SkippedGame(f"{path}: {NOT_OVER}")
        return record

    def _seen(self, path: Path, record: Record) -> GameRows:
        try:
            sheet = record.sheet()
            notes = self._notes_for(sheet)
            for number, play in enumerate(play_again(record), 1):
                if number < len(record.lines):
                    seat, option = record.lines[number].entry.seat, record.lines[number].entry.option
                    if option in (legal := play.legal(seat)):  # otherwise the next iteration reports what is wrong
                        notes.note(play.observe(seat), seat, option, len(legal))
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None
        end = layout.plain(self.game.position, play.position)
        standings = [self.game.rules.standing(end, seat) for seat in range(play.seats)]
        deal = hashlib.sha256(repr((sheet.hash, record.lines[0].entry.outcomes)).encode()).digest()[:8]
        return GameRows(
            path.name, int.from_bytes(deal), record.setup.edition, record.setup.variants,
            record.lines[0].entry.option, sheet.hash, bots_of(record), notes.seen,
            notes.decisions, tuple(play.scores()), places_of(standings),
        )  # fmt: skip

    def _notes_for(self, sheet: Sheet) -> DecisionNotes:
        if sheet.hash not in self.notes:
            self.notes[sheet.hash] = DecisionNotes(self.game, sheet, forced=self.source.forced, quiet=self.quiet)
        self.notes[sheet.hash].begin()
        return self.notes[sheet.hash]


def bots_of(record: Record) -> tuple[str, ...]:
    """The bot at each seat, as a server or a match has written it, without people's names."""
    seats = record.extra.get("seats")
    if not isinstance(seats, list) or len(seats) != record.setup.players or not all(isinstance(seat, str) for seat in seats):
        return (UNKNOWN,) * record.setup.players
    return tuple(seats)


def record_files(paths: Sequence[Path]) -> list[Path]:
    """The files named, and the record files in the folders named."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise HustingsError(f"{path} has no record files: their names end in .json")
        found += inside
    return found


def _digest(path: Path) -> str:
    try:
        data = read_at_most(path, LARGEST_FILE)
    except OSError as error:
        raise BadRecord(f"{path}: {unreadable(error)}") from None
    return hashlib.sha256(str(path).encode() if data is None else data).hexdigest()  # None: too large, refused when it is read
