"""Results of a match's games, and the file that keeps them: one JSON line per game, written as soon as the game is over, so that
no finished game is lost, whatever stops the match."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ...bots.referee import Conduct
from ...core.errors import HustingsError
from ...places import in_data_folder
from .match import GameKey, Match

FORMAT, VERSION = "hustings match", 1


@dataclass(frozen=True)
class GameResult:
    """The result of a game, by place in the line-up, not by seat."""

    key: GameKey
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the winner; equal numbers share a place
    conducts: tuple[Conduct, ...]

    def to_json(self) -> dict[str, Any]:
        bots = [conduct.to_json() for conduct in self.conducts]
        out = {"deal": self.key.deal, "rotation": self.key.rotation, "scores": self.scores, "places": self.places}
        return out | ({"bots": bots} if any(bots) else {})

    @classmethod
    def from_json(cls, values: dict[str, Any], players: int) -> GameResult:
        scores, places = (tuple(int(x) for x in values[name]) for name in ("scores", "places"))
        conducts = tuple(Conduct.from_json(bot) for bot in values.get("bots", [{}] * players))
        if not len(scores) == len(places) == len(conducts) == players:
            raise ValueError("not as many as play")
        return cls(GameKey(int(values["deal"]), int(values["rotation"])), scores, places, conducts)


def result_of(
    key: GameKey,
    places: Sequence[int],
    points: Sequence[int],
    standings: Sequence[int],
    conducts: Sequence[Conduct],
) -> GameResult:
    """The result of a game, converted from seats to places in the line-up. `places`: the place of each seat."""
    seats = [places.index(place) for place in range(len(places))]
    finished = [1 + sum(other > mine for other in standings) for mine in standings]
    return GameResult(
        key,
        tuple(points[seat] for seat in seats),
        tuple(finished[seat] for seat in seats),
        tuple(conducts[seat] for seat in seats),
    )


def home() -> Path:
    """The folder of matches whose file is not named, next to the saved games."""
    return in_data_folder("arena")


def default_file(match: Match) -> Path:
    """A match's own file, so that the same command finds it again."""
    line_up = re.sub(r"[^\w@]+", "-", "-".join(dict.fromkeys(bot.short for bot in match.bots)))[:60].strip("-")
    return home() / f"{match.game}-{line_up}-{match.hash()}.jsonl"


class MatchFile:
    """The results of a match on disk. Reading tolerates a last line that was cut off while it was written, but no other
    damage."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path, self.match = path, match
        self.results: dict[GameKey, GameResult] = {}
        self._file: IO[bytes]
        self._whole = 0  # bytes up to the end of the last whole line
        if path.exists() and not path.is_file():  # a device may have no end
            raise HustingsError(f"{path} is not a file: choose another --out")
        try:
            data = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise HustingsError(f"cannot read {path}: {error.strerror}; choose another --out") from None
        self._size = len(data)
        if not _line(self._head()).startswith(data):  # otherwise nothing was written, or at most the first line
            self._read(data)

    def _read(self, data: bytes) -> None:
        head, _, rest = data.partition(b"\n")
        self._check(_object(head))
        self._whole = len(head) + 1
        for number, line in enumerate(rest.splitlines(keepends=True), 2):
            values = _object(line)
            try:
                if values is None or not line.endswith(b"\n"):
                    raise ValueError("not a line of ours")
                result = GameResult.from_json(values, self.match.players)
            except (LookupError, TypeError, ValueError, AttributeError):
                if self._whole + len(line) == len(data):  # the last line: its writer was stopped
                    return
                raise HustingsError(f"{self.path}, line {number}: not the result of a game; choose another --out") from None
            self.results.setdefault(result.key, result)
            self._whole += len(line)

    def _check(self, values: dict[str, Any] | None) -> None:
        if values is None or values.get("format") != FORMAT:
            raise HustingsError(f"{self.path} is not the file of a match: choose another --out")
        if values.get("format_version") != VERSION:
            raise HustingsError(f"{self.path} was written by another version of hustings: choose another --out")
        ours, theirs = self.match.header(), values.get("match")
        if theirs == ours:
            return
        theirs = theirs if isinstance(theirs, dict) else {}
        changed = [name for name in ours if theirs.get(name) != ours[name]]
        why = "; ".join(f"{name} {_short(theirs.get(name))} there, {_short(ours[name])} here" for name in changed)
        if set(changed) <= {"code", "version"}:
            why = f"the program has changed since ({why})"
        raise HustingsError(f"{self.path} holds another match: {why}. Choose another --out, or start over with --fresh")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Keep the file open and locked while a match is played; `add` needs this."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab", buffering=0)
        except OSError as error:
            raise self._cannot_write(error) from None
        with self._file:
            _lock(self._file, self.path)
            if os.fstat(self._file.fileno()).st_size != self._size:  # what came since would be cut off
                raise HustingsError(f"{self.path}: another process has played this match meanwhile; give the same command again")
            self._file.truncate(self._whole)
            if not self._whole:
                self._write(self._head())
            try:
                yield
            finally:
                self._size = self.path.stat().st_size

    def _head(self) -> dict[str, Any]:
        return {"format": FORMAT, "format_version": VERSION, "match": self.match.header()}

    def _cannot_write(self, error: OSError) -> HustingsError:
        return HustingsError(f"cannot write {self.path}: {error.strerror}; choose another place with --out")

    def add(self, result: GameResult) -> bool:
        """Keep a result. Return False if this game already has one: it is counted once."""
        if result.key in self.results:
            return False
        self.results[result.key] = result
        self._write(result.to_json())
        return True

    def _write(self, values: dict[str, Any]) -> None:
        line = _line(values)
        try:
            if self._file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            raise self._cannot_write(error) from None
        self._whole += len(line)


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the file: two processes must not write to it. The system releases the lock however its holder ends."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise HustingsError(f"{path}: another process plays this match; wait for it, or choose another --out") from None


def _line(values: dict[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        values = json.loads(line)
    except ValueError:
        return None
    return values if isinstance(values, dict) else None


def _short(value: object) -> str:
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"
