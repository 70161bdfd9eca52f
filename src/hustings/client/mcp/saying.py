"""The table in words: lines, options, the board and the rules, in any of the languages, from nothing but a view."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, RenderableType

from ... import wire
from ...core.layout import Records
from ...core.values import Line, Sheet
from ...text.rulebook import Rulebook, rulebook
from ...text.screens import screen_of
from ...text.words import Words
from ..observation import observed, setup_of

COLUMNS = 110


class Saying:
    """One view in one language."""

    def __init__(self, view: wire.View, lang: str) -> None:
        self.view, self.lang = view, lang
        self.game, setup = setup_of(view.table)
        self.words = Words(self.game, lang)
        self.sheet: Sheet = self.game.sheet(setup, view.figures or None)

    @property
    def observation(self) -> Records:
        return observed(self.game, self.view.position)

    def line(self, line: wire.Line) -> str:
        return self.words.named(as_line(line))

    def lines(self, lines: Sequence[wire.LogLine]) -> list[str]:
        return [self.line(line.line) for line in lines]

    def option(self, option: int) -> str:
        """An option as the seat would read it."""
        assert self.view.seat is not None
        return self.words.option(self.observation, option, self.view.seat, self.sheet)

    def board(self) -> str:
        """The table drawn as text; nothing before the game begins."""
        if not self.view.position:
            return ""
        return drawn(screen_of(self.game).screen(self.observation, self.words, self.sheet, self.view.seat))

    def signs(self) -> str:
        """The meaning of the signs on the board."""
        return screen_of(self.game).legend(self.words).plain

    def notes(self, kind: str) -> str | None:
        """What printed cards and boards would tell the seat that has to decide this."""
        assert self.view.seat is not None
        aside = screen_of(self.game).aside(self.observation, self.words, self.sheet, kind, self.view.seat)
        return None if aside is None else drawn(aside)

    def rules(self) -> Rulebook:
        return rulebook(self.game, self.view.table.edition, self.lang, self.sheet)


def as_line(line: wire.Line) -> Line:
    """A line of the wire in the form that `Words` takes."""
    things: dict[str, int | str | Line | tuple[Line, ...]] = {}
    for name, value in line.things.items():
        if isinstance(value, wire.Line):
            things[name] = as_line(value)
        else:
            things[name] = tuple(as_line(part) for part in value) if isinstance(value, list) else value
    return Line(line.key, things)


def drawn(what: RenderableType) -> str:
    """Plain text of something drawn for a terminal."""
    out = StringIO()
    Console(file=out, width=COLUMNS, color_system=None, highlight=False, emoji=False).print(what)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()).strip("\n")
