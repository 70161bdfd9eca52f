"""The numbered options of a decision, and the meaning of a typed word among them.

A quantity (a bid, meetings, cubes) is typed as itself. Where there are few options, they keep their numbers whatever is
refused, so that several decisions can be typed in one line (`2 0 0 1`). Otherwise the possible ones are numbered first, then the
refused ones. Where there are very many, only the possible ones have numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..core.contract import NO_SUCH_OPTION
from ..core.play import Play

FEW, MANY = 8, 30
PASS_WORDS = ("p", "pass")


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges: 1-3 7 9-10."""
    out: list[list[int]] = []
    for number in sorted(numbers):
        if out and number == out[-1][1] + 1:
            out[-1][1] = number
        else:
            out.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in out)


@dataclass(frozen=True)
class MenuItem:
    """An option under the number a person types; `refusal` is 0 if it may be chosen."""

    number: int
    option: int
    refusal: int


class Menu:
    """The choices that one seat may type now."""

    def __init__(self, play: Play, seat: int) -> None:
        self.decision = play.decision(seat)
        numbers, self.decline = play.span(seat)
        refusals = {option: play.refusal(seat, option) for option in numbers}
        asked = [option for option, why in refusals.items() if why != NO_SUCH_OPTION and option != self.decline]
        meanings = [play.game.option(option) for option in asked]
        kinds = {list(meaning.things)[-1] if meaning.things else "" for meaning in meanings}
        self.quantity = kinds.pop() if len(kinds) == 1 and kinds <= play.game.choices.quantities else ""
        span = asked if self.quantity else list(numbers)
        self._play, self._seat, self._span = play, seat, span
        first = sorted(span, key=lambda option: refusals[option] != 0) if len(span) > FEW else list(span)
        choices = []
        for place, option in enumerate(first):
            number = _quantity(play, option) if self.quantity else place + 1
            choices.append(MenuItem(number, option, refusals[option]))
        self.possible = [choice for choice in choices if choice.refusal == 0]
        self.refused = [choice for choice in choices if choice.refusal]
        shown = choices if self.quantity or len(span) <= MANY else self.possible
        self.numbered = {choice.number: choice for choice in shown}

    def choice(self, word: str) -> MenuItem | None:
        """The choice that a typed word stands for, or None if it means nothing here. It may be a refused one."""
        word = word.lower()
        if word in PASS_WORDS:
            return MenuItem(0, self.decline, 0) if self.decline >= 0 else None
        if not (word.isascii() and word.isdigit()) or len(word) > 6:
            return None
        number = int(word)
        found = self.numbered.get(number) or self._beyond(number)
        if found is not None and (found.refusal == 0 or number != 0):
            return found
        if number == 0 and self.decline >= 0:
            return MenuItem(0, self.decline, 0)
        return found

    def _beyond(self, number: int) -> MenuItem | None:
        """A quantity beyond those of the question, such as more money than there is: refused, but with a reason to give."""
        if not self.quantity or not self._span:
            return None
        play, first = self._play, self._span[0]
        option = first + number - _quantity(play, first)
        if not 0 <= option < play.game.options:
            return None
        here, there = play.game.option(first), play.game.option(option)
        others = [dict(list(meaning.things.items())[:-1]) for meaning in (here, there)]
        if here.key != there.key or others[0] != others[1] or _quantity(play, option) != number:
            return None
        return MenuItem(number, option, play.refusal(self._seat, option))


def _quantity(play: Play, option: int) -> int:
    """The quantity that an option stands for: the last thing it names."""
    return list(play.game.option(option).things.values())[-1]
