"""Records: a game on paper. One readable JSON file holds the table, every entry with what chance said, and the result.

It can be read without the program (one line an entry, options in words beside their numbers) and played again years later
without the generator. Nothing is believed: `replay.py` plays every entry again by the rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .. import layout
from ..contract import Game
from ..errors import BadFigures, HustingsError
from ..play import Play
from ..values import Entry, Outcome, Setup, Sheet

FORMAT = "hustings record"
VERSION = 1
LONGEST_NAME = 60
SETTING_UP = "set-up"
"""What stands in place of a decision in the first entry."""


class BadRecord(HustingsError):
    """A record that cannot be read, or that the rules contradict."""


@dataclass(frozen=True)
class RecordLine:
    """An entry as it is written: with the kind of decision and a few digits of the position it led to."""

    entry: Entry
    decision: str
    digest: str


@dataclass(frozen=True, repr=False)
class Record:
    """A game that was played, or is being played: the table, every entry and how it ended."""

    game: Game
    setup: Setup
    own: Mapping[str, Any]  # figures that the users replaced
    figures: str  # hash of the figures played with
    names: tuple[str, ...]
    engine: str
    lines: tuple[RecordLine, ...]
    result: Outcome | None  # None: the game is not over
    extra: Mapping[str, Any] = field(default_factory=dict)  # what the writer wants to remember, e.g. which seats are bots

    def __repr__(self) -> str:
        end = "not over" if self.result is None else f"scores {', '.join(map(str, self.result.scores))}"
        table = f"{self.game.name} {self.setup.edition}, {self.setup.players} players"
        return f"<Record of {table}, {len(self.lines) - 1} decisions; {end}>"

    def sheet(self) -> Sheet:
        """The figures the game was played with."""
        try:
            sheet = self.game.sheet(self.setup, self.own or None)
        except BadFigures as error:
            raise BadRecord(f"figures: {error}") from None
        if sheet.hash != self.figures:
            raise BadRecord(
                f"the game was played with figures {self.figures}, but this program's {self.setup.edition} figures, with what "
                f"the record says was replaced, are {sheet.hash}: give the figures file it was played with (--figures)"
            )
        return sheet


class TamperedRecord(BadRecord):
    """Well-formed, but changed after it was written. `record` lets a checker look for the invalid entry."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


def digest(play: Play) -> str:
    """A few digits that tell one position from another."""
    return hashlib.sha256(layout.on_the_table(play.game.position, play.position)).hexdigest()[:8]


def notation(game: Game, option: int) -> str:
    """An option in words that no language changes: `place-cabinet state=3 cabinet=2`."""
    meaning = game.option(option)
    return " ".join([meaning.key, *(f"{name}={value}" for name, value in meaning.things.items())])


def checksum(content: Mapping[str, Any], entries: Sequence[Mapping[str, Any]]) -> str:
    """A few digits of all that a file says but its checksum."""
    text = json.dumps([content, list(entries)], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
