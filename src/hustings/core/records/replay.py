"""Playing a record again. Every entry is applied by the rules and compared with what the record says it led to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ...version import __version__
from ..errors import HustingsError
from ..play import Play
from ..values import Outcome
from .model import BadRecord, Record, TamperedRecord, digest
from .read import load


def play_again(record: Record) -> Iterator[Play]:
    """The game after each entry, the set-up first. The same `Play` is handed out each time: copy what you keep.
    Raises BadRecord at the first invalid entry."""
    sheet = record.sheet()
    other = f" (the record was written by version {record.engine}, this is {__version__})" if record.engine != __version__ else ""
    play: Play | None = None
    for number, line in enumerate(record.lines):
        seat, option, outcomes = line.entry.seat, line.entry.option, line.entry.outcomes
        try:
            if play is None:
                play = Play(record.game, record.setup, sheet, begun=line.entry)
            else:
                decision = play.decision(seat)
                if decision != line.decision:
                    raise BadRecord(f"seat {seat} decides {decision} here, not {line.decision}")
                play.act(seat, option, outcomes=outcomes)
            if digest(play) != line.digest:
                raise BadRecord("it leads to another position than the record says")
        except HustingsError as error:
            raise BadRecord(f"entry {number} is invalid: {error}{other}") from None
        yield play
    assert play is not None
    result = Outcome(tuple(play.scores()), tuple(play.winners())) if play.over else None
    if result != record.result:
        raise BadRecord(f"the result is invalid: the entries lead to {_in_words(result)}, not {_in_words(record.result)}{other}")


def _in_words(result: Outcome | None) -> str:
    if result is None:
        return "a game that is not over"
    return f"scores {list(result.scores)}, won by seat {', '.join(str(w) for w in result.winners)}"


def check(record: Record) -> Play:
    """Play the whole record again; the game at its end. Raises BadRecord, naming the entry, if it is invalid."""
    last: Play | None = None
    for play in play_again(record):
        last = play
    assert last is not None
    return last


def load_checked(path: Path, figures: Path | None = None) -> tuple[Record, Play]:
    """Read and check a record; of a file that was changed, the invalid entry is named where there is one.
    `figures`: the users' own figures, if the record has lost them."""
    changed: TamperedRecord | None = None
    try:
        record = load(path)
    except TamperedRecord as error:
        record, changed = error.record, error
    if figures is not None:
        record = replace(record, own=record.game.sheet(record.setup, figures).own)
    try:
        play = check(record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    if changed is not None and figures is None:
        raise BadRecord(f"{path}: {changed}; every entry and the result hold, so it may be a name or a comment")
    return record, play
