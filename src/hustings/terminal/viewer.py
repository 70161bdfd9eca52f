"""Looking at a recorded game: forwards, backwards, to a round or phase; with all hands open or through one seat's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

from ..core import layout
from ..core.gate import observe
from ..core.layout import Records
from ..core.record import Record
from ..core.replay import play_again
from ..core.story import tell
from ..core.words import Words
from .screens import screen_of
from .talk import Leave


class Viewer:
    """`seat`: whose eyes; None: a finished record's full truth, all hands open."""

    def __init__(self, record: Record, words: Words, console: Console, seat: int | None) -> None:
        self.record, self.words, self.console, self.seat = record, words, console, seat
        self.sheet = record.sheet()
        self.positions: list[Records] = [layout.copy(play.position) for play in play_again(record)]
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"term-{key}", **values)

    def seen(self, index: int) -> Records:
        """The position after an entry, through the chosen eyes."""
        position = self.positions[index]
        game = self.record.game
        return position if self.seat is None else observe(game.position, game.seats, position, self.seat)

    def story(self, index: int) -> list[str]:
        """What an entry did, in words."""
        if index == 0:
            return [self.say("set-up")]
        game, entry = self.record.game, self.record.lines[index].entry
        viewer = entry.seat if self.seat is None else self.seat  # all hands open: each act as its own seat tells it
        lines = tell(game, viewer, self.positions[index - 1], self.positions[index], entry, self.sheet)
        return [self.words.line(self.seen(index), line) for line in lines]

    def show(self) -> None:
        game = self.record.game
        self.console.print(screen_of(game)(self.seen(self.at), self.words, self.sheet, self.seat))
        for line in self.story(self.at):
            self.console.print(Text("  " + line))
        self.console.print(Text(self.say("entry", entry=self.at, last=self.last), style="dim"))

    def listing(self) -> None:
        """The whole game in words, without stopping: for pipes and files."""
        for index in range(len(self.positions)):
            for line in self.story(index):
                self.console.print(Text(line), soft_wrap=True)

    # Moving

    def go(self, index: int) -> None:
        self.at = max(0, min(self.last, index))

    def to_round(self, number: int) -> bool:
        """The first entry of a round."""
        return self.to_first(lambda position: int(position["round"][0]) == number)

    def to_next_phase(self) -> None:
        here = self.positions[self.at]
        for index in range(self.at + 1, len(self.positions)):
            there = self.positions[index]
            if (there["round"][0], there["phase"][0]) != (here["round"][0], here["phase"][0]):
                self.at = index
                return
        self.at = self.last

    def phase(self, index: int) -> str:
        """The name of the phase after an entry, as the catalogues' keys have it."""
        return self.words.telling.phase(self.positions[index]).key.removeprefix("phase-")

    def to_phase(self, name: str) -> bool:
        """The next entry, from here on or else from the start, that stands in a phase of that name."""
        order = [*range(self.at + 1, len(self.positions)), *range(self.at + 1)]
        for index in order:
            if self.phase(index) == name:
                self.at = index
                return True
        return False

    def to_first(self, wanted: Callable[[Records], bool]) -> bool:
        for index, position in enumerate(self.positions):
            if wanted(position):
                self.at = index
                return True
        return False

    # Listening

    def run(self) -> None:
        """Until the person leaves."""
        self.show()
        while True:
            try:
                words = self.console.input(Text("> ", style="bold")).split()
            except EOFError:
                raise Leave from None
            if not self.command(words):
                return

    def command(self, words: list[str]) -> bool:
        """Carry out one line; False to leave."""
        head = words[0].lower() if words else "n"
        if head in ("q", "quit", "exit"):
            return False
        if head in ("n", "next"):
            self.go(self.at + 1)
        elif head in ("b", "back"):
            self.go(self.at - 1)
        elif head in ("f", "phase") and len(words) == 1:
            self.to_next_phase()
        elif head in ("f", "phase"):
            if not self.to_phase(words[1]):
                phases = dict.fromkeys(self.phase(index) for index in range(len(self.positions)))
                self.console.print(self.say("no-such-phase", phase=words[1], phases=", ".join(phases)))
                return True
        elif head in ("r", "round") and len(words) == 2 and words[1].isdigit() and self.to_round(int(words[1])):
            pass
        elif head in ("e", "end"):
            self.go(self.last)
        elif head in ("s", "start"):
            self.go(0)
        elif head.isascii() and head.isdigit() and len(head) < 7:
            self.go(int(head))
        else:
            self.console.print(self.say("viewer-help"))
            return True
        self.show()
        return True
