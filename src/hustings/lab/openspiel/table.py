"""The table behind an OpenSpiel game. It is looked up by the game's parameters, so that a state holds only a node and a few
words, and copying and pickling it is fast."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Self

from ...core.compiled.sight import Sight
from ...core.layout import EVERYONE, OWNER, fields
from ...text.words import Words
from ..rewards import Reward, reward_named
from ..tree.node import Tree


@dataclass(frozen=True)
class Key:
    """The parameters of an OpenSpiel game, all of them words and numbers."""

    game: str
    edition: str
    players: int
    variants: str  # joined by +
    figures: str  # a file with other figures, or nothing
    reward: str

    def __deepcopy__(self, memo: object) -> Self:
        return self


class SpielTable:
    """Rules, figures, words and rewards of one set-up."""

    def __init__(self, key: Key) -> None:
        variants = tuple(word for word in key.variants.split("+") if word)
        self.tree = Tree(
            key.game, edition=key.edition, players=key.players, variants=variants, figures=key.figures or None, quiet=True
        )
        self.game, self.reward = self.tree.game, key.reward
        self.pay: Reward = reward_named(key.reward)
        self.words = Words(self.game)
        declared = fields(self.game.position)
        self.public = [name for name, field in declared.items() if field.audience == EVERYONE]
        self.private = [name for name, field in declared.items() if field.audience == OWNER]

    @cached_property
    def sight(self) -> Sight:
        return Sight(self.game, self.tree.sheet, quiet=True)

    def option_name(self, option: int) -> str:
        """An option as one word: its key, and the things that it names, by number."""
        meaning = self.game.option(option)
        things = ", ".join(f"{thing}={number}" for thing, number in meaning.things.items())
        return f"{meaning.key}({things})"


@cache
def table_of(key: Key) -> SpielTable:
    """The table with these parameters, made once."""
    return SpielTable(key)
