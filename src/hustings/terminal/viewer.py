"""The viewer of recorded games: forwards, backwards, to a round or phase; with all hands open or through one seat's eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ..core import layout
from ..core.gate import observe
from ..core.layout import Records
from ..core.records.model import Record
from ..core.records.replay import play_again
from ..core.values import Line
from ..tables.recorded_promises import promises_told
from ..text.screens import screen_of
from ..text.story import tell
from ..text.words import Words
from .console import ask, printable
from .talk import Leave


class Viewer:
    """`seat`: whose eyes. Without one, a finished game is shown in full, all hands open, and an unfinished one as a spectator
    sees it: looking at a saved game must not tell its players what they may not know."""

    def __init__(self, record: Record, words: Words, console: Console, seat: int | None) -> None:
        self.record, self.words, self.console, self.seat = record, words, console, seat
        self.open = seat is None and record.result is not None
        self.drawing = screen_of(record.game)
        self.sheet = record.sheet()
        self.positions: list[Records] = [layout.copy(play.position) for play in play_again(record)]
        self.promised = promises_told(record, self.sheet, self.positions, None if self.open else self.eyes)
        self.at = 0

    @property
    def last(self) -> int:
        return len(self.positions) - 1

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"term-{key}", **values)

    def seen(self, index: int) -> Records:
        """The position after an entry, through the chosen eyes."""
        game, position = self.record.game, self.positions[index]
        return position if self.open else observe(game.position, game.seats, position, self.eyes)

    @property
    def eyes(self) -> int:
        return self.record.game.seats if self.seat is None else self.seat

    def told(self, index: int, viewer: int | None) -> list[Line]:
        """The story of an entry for a reader."""
        before, after = self.positions[index - 1] if index else None, self.positions[index]
        return tell(self.record.game, viewer, before, after, self.record.lines[index].entry, self.sheet)

    def lines(self, index: int) -> list[Text]:
        """What an entry did, in words, headings in bold, and what was promised after it."""
        seen, promised = self.seen(index), self.promised.get(index, ())
        return [*self._deeds(index), *(Text(self.words.line(seen, line)) for _, line in promised)]

    def _deeds(self, index: int) -> list[Text]:
        """What an entry did. With all hands open each act is told as its own seat reads it, and the set-up as all seats do."""
        seen, headings = self.seen(index), self.words.wording.headings
        told = self.told(index, self.record.lines[index].entry.seat if self.open and index else self.seat)
        lines = [Text(self.words.line(seen, line), style="bold" if line.key in headings else "") for line in told]
        if self.open and index == 0:
            for seat in range(len(self.record.names)):
                own = [Text(self.words.line(seen, line)) for line in self.told(0, seat) if line not in told]
                named = self.words.seat(seen, seat) + self.words.colon  # a seat's own line does not name it
                lines += [Text(named) + line for line in own]
        return lines

    def show(self) -> None:
        self.console.print(self.drawing.screen(self.seen(self.at), self.words, self.sheet, self.seat))
        for line in self.lines(self.at):
            self.console.print(Padding(line, (0, 0, 0, 0 if line.style else 2), expand=False))
        self.console.print(Text(self.say("entry", entry=self.at, last=self.last), style="dim"))

    def listing(self) -> None:
        """Print the whole game in words without stopping, for pipes and files."""
        if not self.open and self.seat is None:
            self.console.print(self.say("not-open"), soft_wrap=True)
        for index in range(len(self.positions)):
            for line in self.lines(index):
                self.console.print(line, soft_wrap=True)

    # Moving

    def go(self, index: int) -> None:
        self.at = max(0, min(self.last, index))

    def to_round(self, number: int) -> bool:
        """Go to the first entry of a round; return whether there is one."""
        return self.to_first(lambda position: self.record.game.people.round(position) == number)

    def to_next_phase(self) -> None:
        for index in range(self.at + 1, len(self.positions)):
            if self.phase(index) != self.phase(self.at) or self.round(index) != self.round(self.at):
                self.at = index
                return
        self.at = self.last

    def round(self, index: int) -> int:
        return self.record.game.people.round(self.positions[index])

    def phase(self, index: int) -> str:
        """The name of the phase after an entry, as in the keys of the catalogues."""
        return self.words.wording.phase(self.positions[index]).key.removeprefix("phase-")

    def to_phase(self, name: str) -> bool:
        """Go to the next entry, from here on or else from the start, that begins a phase of that name: the one in its key, or its
        name in the language or the beginning of that. Returns whether there is one."""
        name = name.lower()
        order = [*range(self.at + 1, len(self.positions)), *range(self.at + 1)]
        for index in order:
            entering = index == 0 or self.phase(index) != self.phase(index - 1)
            if entering and (self.phase(index) == name or self.words.phase(self.positions[index]).lower().startswith(name)):
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
        """Carry out commands until the person leaves."""
        if not self.open and self.seat is None:
            self.console.print(self.say("not-open"))
        self.show()
        while True:
            try:
                words = ask(self.console, "> ").split()
            except EOFError:
                raise Leave from None
            if not self.command(words):
                return

    def command(self, words: list[str]) -> bool:
        """Carry out one line; False to leave."""
        head, rest = (words[0].lower(), " ".join(words[1:])) if words else ("n", "")
        if head in ("q", "quit", "exit"):
            return False
        problem = self.move(head, rest)
        if problem:
            self.console.print(problem)
        else:
            self.show()
        return True

    def move(self, head: str, rest: str) -> str:
        """Go where the words say; return what is wrong with them, if anything is."""
        if head in ("f", "phase") and rest:
            if not self.to_phase(rest):
                phases = dict.fromkeys(self.phase(index) for index in range(len(self.positions)))
                return self.say("no-such-phase", phase=printable(rest), phases=", ".join(phases))
        elif head in ("r", "round") and rest:
            if not (_number(rest) and self.to_round(int(rest))):
                return self.say("no-such-round", round=printable(rest), last=self.round(self.last))
        elif rest:
            return self.say("viewer-help")
        elif head in ("f", "phase"):
            self.to_next_phase()
        elif head in ("n", "next"):
            self.go(self.at + 1)
        elif head in ("b", "back"):
            self.go(self.at - 1)
        elif head in ("e", "end"):
            self.go(self.last)
        elif head in ("s", "start"):
            self.go(0)
        elif _number(head):
            self.go(int(head))
        else:
            return self.say("viewer-help")
        return ""


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 7
