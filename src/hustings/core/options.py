"""Option numbers: every option of a game has one number, which means the same thing throughout the game.

A kind of option is a range of numbers: its first number, its key in the catalogues, and the things it names with the number of
each, the last one varying fastest: (100, "meet", (("state", 7), ("cubes", 11))). A kind that names one thing can continue at
later numbers: a second range with the same key counts on from where the first one ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from .values import Option

OptionKind = tuple[int, str, tuple[tuple[str, int], ...]]


@dataclass(frozen=True)
class OptionSpace:
    """The numbering of a game's options, and the kinds of decision in which they are chosen."""

    size: int  # how many option numbers there are
    kinds: tuple[OptionKind, ...]
    decisions: Sequence[str]  # names of the kinds of decision, by number
    sealed: frozenset[int] = frozenset()  # kinds of decision that are made in secret and simultaneously
    hidden: Callable[[int, int], bool] = lambda kind, option: False
    amount: str = "amount"  # the one thing named by options that are nothing but an amount, e.g. a bid
    quantities: frozenset[str] = frozenset({"amount"})  # things that people type as a number

    @cached_property
    def _meanings(self) -> list[Option]:
        return [self._meaning(number) for number in range(self.size)]

    def meaning(self, number: int) -> Option:
        """The meaning of an option number."""
        if not 0 <= number < self.size:
            raise ValueError(f"option {number} does not exist: 0 to {self.size - 1}")
        return self._meanings[number]

    def _meaning(self, number: int) -> Option:
        base, key, things = max((kind for kind in self.kinds if kind[0] <= number), key=lambda kind: kind[0])
        rest, named = number - base, {}
        if len(things) == 1:
            rest += sum(other[0][1] for first, name, other in self.kinds if name == key and first < base)
            return Option(key, {things[0][0]: rest})
        for name, count in reversed(things):
            rest, named[name] = divmod(rest, count)
        return Option(key, dict(reversed(named.items())))

    def is_amount(self, number: int) -> bool:
        """Whether an option is nothing but an amount."""
        return number in self._amounts

    @cached_property
    def _amounts(self) -> frozenset[int]:
        return frozenset(number for number, meaning in enumerate(self._meanings) if set(meaning.things) == {self.amount})
