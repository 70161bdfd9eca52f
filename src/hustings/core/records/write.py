"""Writing records: a recorder beside a game, the text of a file, and a file that is whole whatever happens."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...version import __version__
from ..errors import HustingsError
from ..play import Play
from ..values import SETUP, Entry, Outcome
from .model import FORMAT, SETTING_UP, VERSION, Record, RecordLine, checksum, digest, notation


class Recorder:
    """Keeps the record of a game while it is played."""

    def __init__(self, play: Play, names: Sequence[str] = (), extra: Mapping[str, Any] | None = None) -> None:
        self.play = play
        self.names = tuple(names) or tuple(f"Seat {seat + 1}" for seat in range(play.seats))
        self.extra = dict(extra or {})
        self.lines = [RecordLine(play.entries[0], SETTING_UP, digest(play))]

    def __repr__(self) -> str:
        return f"<Recorder of {self.play!r}>"

    def act(self, seat: int, option: int, *, outcomes: Sequence[int] | None = None) -> Entry:
        """Like `Play.act`, noted."""
        decision = self.play.decision(seat)
        entry = self.play.act(seat, option, outcomes=outcomes)
        self.lines.append(RecordLine(entry, decision, digest(self.play)))
        return entry

    def back_to(self, play: Play) -> None:
        """Take back the entries that an earlier copy of the game does not have."""
        self.play = play
        del self.lines[len(play.entries) :]

    def record(self) -> Record:
        """The record so far."""
        play = self.play
        result = Outcome(tuple(play.scores()), tuple(play.winners())) if play.over else None
        lines = tuple(self.lines)
        return Record(play.game, play.setup, play.sheet.own, play.sheet.hash, self.names, __version__, lines, result, self.extra)


def record_of(play: Play, names: Sequence[str] = (), extra: Mapping[str, Any] | None = None) -> Record:
    """The record of a game that was played without a recorder: it is played once more from its entries."""
    again = Recorder(Play(play.game, play.setup, play.sheet, begun=play.entries[0]), names, extra)
    for entry in play.entries[1:]:
        again.act(entry.seat, entry.option, outcomes=entry.outcomes)
    return again.record()


def _content(record: Record) -> dict[str, Any]:
    """Everything but the entries and the checksum, in the order people read it."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "engine": record.engine,
        "game": record.game.name,
        "edition": record.setup.edition,
        "variants": list(record.setup.variants),
        "players": record.setup.players,
        "choices": dict(record.setup.choices),
        "figures": {"hash": record.figures, "own": dict(record.own)},
        "names": list(record.names),
        "extra": dict(record.extra),
        "result": None
        if record.result is None
        else {"scores": list(record.result.scores), "winners": list(record.result.winners)},
    }


def _entry_json(record: Record, line: RecordLine) -> dict[str, Any]:
    entry = line.entry
    out: dict[str, Any] = {"seat": None} if entry.seat == SETUP else {"seat": entry.seat}
    out["decision"] = line.decision
    if entry.seat == SETUP and entry.option:
        out["revision"] = entry.option
    if entry.seat != SETUP:
        out |= {"option": entry.option, "words": notation(record.game, entry.option)}
    if entry.outcomes:
        out["chance"] = list(entry.outcomes)
    out["then"] = line.digest
    return out


def to_text(record: Record) -> str:
    """The record as JSON, one line an entry."""

    def dump(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    content = _content(record)
    entries = [_entry_json(record, line) for line in record.lines]
    head = ",\n".join(f"{dump(key)}:{dump(value)}" for key, value in content.items())
    body = ",\n".join(dump(entry) for entry in entries)
    return f'{{{head},\n"entries":[\n{body}\n],\n"checksum":{dump(checksum(content, entries))}}}\n'


def save(record: Record, path: Path | str) -> None:
    """Write beside, then rename: whatever interrupts it, the old file is whole."""
    path = Path(path)
    data = to_text(record).encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise HustingsError(f"cannot save {path}: {error.strerror}; choose another place") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        raise HustingsError(f"cannot save {path}: {error.strerror}; what was there before is unchanged") from None
    finally:
        Path(name).unlink(missing_ok=True)
