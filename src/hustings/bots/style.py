"""Styles of bots that play by a network: how they depart from the network's best choice. A level draws its choice at random and
overlooks features, but still avoids what makes no sense; a temperament leans towards what it likes."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from ..core.contract import Game
from ..core.encoding import Columns, encoding_of
from ..core.errors import HustingsError, UnknownName
from ..core.manners import PLAIN, Ease, Lean, manners_of
from ..core.registry import game as find_game
from ..core.registry import names
from .thinking.network import Floats
from .thinking.reading import chances

VARIED = "varied"
"""In place of a temperament: seats of a table take the game's temperaments in turn."""
COLDEST = 0.001  # below this temperature the best option is chosen


@cache
def temperaments() -> tuple[str, ...]:
    """The temperaments of all games, with `varied`."""
    known = [name for game in names() for name in manners_of(find_game(game)).temperaments]
    return (*dict.fromkeys(known), VARIED)


def temperaments_of(game: Game) -> tuple[str, ...]:
    """The temperaments that a game declares, and `varied` if there is any."""
    known = tuple(manners_of(game).temperaments)
    return (*known, VARIED) if known else ()


def temperament_at(game: Game, name: str, seat: int) -> str:
    """The temperament of a seat. A name that the game does not have is refused."""
    known = temperaments_of(game)
    if name not in known:
        raise UnknownName(f"temperament of {game.name}", name, known)
    return known[seat % (len(known) - 1)] if name == VARIED else name


class Style:
    """One player's way of choosing from a network's answers."""

    def __init__(self, game: Game, ease: Ease = PLAIN, temperament: str | None = None) -> None:
        encoding = encoding_of(game)
        self.heat, self.sense = ease.heat, ease.sense
        self.unseen = _places(encoding.blocks, ease.overlooks)
        self._careful = _careful(encoding.slots, encoding.slot_blocks, ease.careful) if ease.careful else None
        self.leaning: Floats | None = None
        if temperament is not None:
            self.leaning = _leaning(encoding.slots, encoding.slot_blocks, manners_of(game).temperaments[temperament])

    def drawn(self, thought: Floats, seen: Floats, slots: npt.NDArray[np.int64], rng: random.Random) -> int:
        """The place of the chosen slot. `thought`: the network's logits, which say what makes sense; `seen`: its logits without
        the features that this player overlooks, plus its leanings."""
        if self.heat < COLDEST:
            return int(seen.argmax())
        likely = chances(seen / self.heat)
        sense = self.sense if self._careful is None else max(self.sense, float(self._careful[slots].max()))
        if sense:
            likely = np.where(thought >= thought.max() + math.log(sense), likely, 0.0)
        return rng.choices(range(len(likely)), (likely + (likely.sum() == 0)).tolist())[0]

    def passes(self, thought: Floats, seen: Floats, rng: random.Random) -> bool:
        """Whether a seat declines to bid on in an auction. The first place is declining. All others are limits to bid up to, and
        count together as one choice, however many they are."""
        if self.heat < COLDEST:
            return int(seen.argmax()) == 0
        odds = _odds(thought)
        if self.sense and abs(odds) > -math.log(self.sense):
            return odds > 0
        return rng.random() < 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, _odds(seen) / self.heat))))


def _odds(logits: Floats) -> float:
    """The log odds of the first place against all others together."""
    rest = logits[1:].astype(np.float64)
    if not len(rest):
        return math.inf
    return float(logits[0]) - float(rest.max()) - math.log(float(np.exp(rest - rest.max()).sum()))


def _places(blocks: Sequence[Columns], beginnings: Sequence[str]) -> npt.NDArray[np.int64]:
    places: set[int] = set()
    for beginning in beginnings:
        found = [block for block in blocks if block.name.startswith(beginning)]
        if not found:
            raise HustingsError(f"no feature's name begins with {beginning}: correct the game's manners")
        places |= {block.offset + i for block in found for i in range(block.size)}
    return np.array(sorted(places), np.int64)


def _leaning(slots: int, blocks: Sequence[Columns], leans: Mapping[str, Lean]) -> Floats:
    added = np.zeros(slots, np.float32)
    for name, lean in leans.items():
        block = _block(blocks, name)
        added[block.offset : block.offset + block.size] = lean.more + lean.each * np.arange(block.size)
    return added


def _careful(slots: int, blocks: Sequence[Columns], senses: Mapping[str, float]) -> Floats:
    found = np.zeros(slots, np.float32)
    for name, sense in senses.items():
        block = _block(blocks, name)
        found[block.offset : block.offset + block.size] = sense
    return found


def _block(blocks: Sequence[Columns], name: str) -> Columns:
    for block in blocks:
        if block.name == name:
            return block
    raise HustingsError(f"there is no kind of choice {name}: correct the game's manners")
