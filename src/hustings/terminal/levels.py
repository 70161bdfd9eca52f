"""The levels of the bots, as people at the terminal see and change them."""

from __future__ import annotations

from collections.abc import Iterator

from ..bots.api import check_bot
from ..bots.levels import LEVELS
from ..core.errors import HustingsError, UnknownName
from ..text.words import Words
from .console import printable
from .session import Session


class Levels:
    """Strengths of the bots at a terminal's table."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session, self.words = session, words

    def title(self, kind: str) -> str:
        """The name of a level in the people's language, with its temperament; for any other bot its text."""
        level, _, temperament = kind.partition(":")
        if level not in LEVELS:
            return printable(kind, 60)
        names = [self.words.say(f"level-{level}"), *([self.words.say(f"temperament-{temperament}")] if temperament else [])]
        return ", ".join(names)

    def offered(self) -> Iterator[tuple[str, str]]:
        """Each level with a sentence about it, the weakest first."""
        for level in LEVELS:
            yield self.title(level), self.words.say(f"level-{level}.about")

    def now(self) -> Iterator[tuple[str, str]]:
        """The levels that the bots play at, each with the names of its bots."""
        playing: dict[str, list[str]] = {}
        for seat in self.session.bots:
            who = self.session.seats[seat]
            playing.setdefault(self.title(who.kind), []).append(printable(who.name))
        for title, names in playing.items():
            yield title, self.words.join(names)

    def change(self, place: str, name: str) -> None:
        """Change to another level, by its name or in the people's language, or to any other bot: at one place, counted from 1, or
        at all places that bots have."""
        seats = [seat for seat in self.session.bots if place in ("", str(seat + 1))]
        if not seats:
            raise HustingsError(self.words.say("term-no-such-bot", number=printable(place)))
        titles = {self.title(level).lower(): level for level in LEVELS}
        try:
            kind = str(check_bot(titles.get(name.lower(), name)))
        except UnknownName:
            raise HustingsError(self.words.say("term-no-such-level", word=printable(name))) from None
        for seat in seats:
            self.session.change_bot(seat, kind)
