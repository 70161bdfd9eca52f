"""Encodings: a position as the numbers a learner sees, and its answers as policy slots.

A game's encoding fills one row of small whole numbers from an observation, turned so that the seat asked is always the first, and
numbers what may be chosen from that seat's point of view: a bid is counted from the lowest legal one, a rival is the next or the
one after. What was learned at one seat, in one round and at one price holds at the others. Every number has a name.

The stubs below are the rules of an encoding as loops call them; in a bound loop the game's own stand in for them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np

from .binding import Rule
from .contract import Game
from .errors import HustingsError
from .rule import rule

LOWEST, HIGHEST = -128, 127
"""What a number of a row can hold: a signed byte, so that a row is small enough to be sent to a learner millions of times."""


@rule
def features(f: Any, o: Any, seat: int, x: Any) -> None:
    """Fill the row `x` from an observation `o` of `seat`, which is asked."""


@rule
def truth(f: Any, g: Any, seat: int, x: Any) -> None:
    """Fill the row `x` with what the others hide, from the whole position: for a critic in training, never for a player."""


@rule
def legal_slots(f: Any, o: Any, seat: int, out: Any, slots: Any) -> int:
    """Write the slots that stand for a legal option of `seat` into `slots`, each once; return how many. `out` has room for
    every option of the game; what is left in it means nothing."""
    return 0


@rule
def slot_of(f: Any, o: Any, seat: int, option: int) -> int:
    """The slot of a legal option of `seat`. Bids that are nearly alike share one."""
    return 0


@rule
def option_of(f: Any, o: Any, seat: int, slot: int) -> int:
    """The option that a slot stands for, or -1 where it stands for none; whether the option is legal is not asked."""
    return -1


@rule
def auction(o: Any, seat: int) -> int:
    """A number that stands for the rising auction in which `seat` is asked to bid, or 0 if it is asked something else."""
    return 0


@rule
def outbid(f: Any, o: Any, seat: int, option: int) -> None:
    """Write into an observation, asked in an auction, that others have bid until `option` is the lowest bid left to `seat`."""


@rule
def unbid(f: Any, o: Any, seat: int) -> None:
    """Write into an observation, asked in an auction, that nobody has bid or passed yet."""


@dataclass(frozen=True)
class Columns:
    """Numbers that belong together, with one name: `shape` of them, from `offset` on."""

    name: str
    offset: int
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    def names(self) -> Iterator[str]:
        """A name for each of its numbers."""
        for place in product(*(range(size) for size in self.shape)):
            yield self.name + "".join(f"[{i}]" for i in place)


@dataclass(frozen=True)
class Repeated:
    """Blocks that are repeated one after the other, `count` times `width` numbers: a learner may read each by the same layers."""

    name: str
    offset: int
    count: int
    width: int


class Blocks:
    """A layout being written down. Each line returns where its numbers begin, for the rules that fill them."""

    def __init__(self) -> None:
        self.blocks: list[Columns] = []
        self.groups: list[Repeated] = []
        self.size = 0

    def add(self, name: str, *shape: int, about: str) -> int:
        """A block, a single number unless it has a shape."""
        self.blocks.append(Columns(name, self.size, shape, about))
        self.size += prod(shape)
        return self.blocks[-1].offset

    def repeat(self, name: str, count: int, each: Blocks) -> int:
        """`count` times the same blocks, as name[0], name[1] ..."""
        first = self.size
        self.groups.append(Repeated(name, first, count, each.size))
        for i in range(count):
            for block in each.blocks:
                self.blocks.append(Columns(f"{name}[{i}].{block.name}", self.size + block.offset, block.shape, block.about))
            self.size += each.size
        return first

    def pad(self, to: int = 8) -> int:
        """Round the size up, so that rows can be moved in whole words; the size."""
        self.size += -self.size % to
        return self.size


@dataclass(frozen=True)
class TurnedView:
    """Another way to look at the same decision, which the rules cannot tell from it: say, with two colours in each other's place.
    Number i of its row is number `source[i]` of the row as it is, times `sign[i]`; its slot `slot[s]` stands for what slot s
    stands for."""

    name: str
    source: tuple[int, ...] = field(repr=False)
    sign: tuple[int, ...] = field(repr=False)
    slot: tuple[int, ...] = field(repr=False)

    def row(self, x: Any) -> Any:
        """Rows of features (an array whose last axis they are) as this view has them."""
        return x[..., list(self.source)] * np.array(self.sign, x.dtype)


@dataclass(frozen=True)
class Alike:
    """Things that the rules treat alike, say the cards of all issues. A network reads each of them by the same layers and answers
    for each by the same layers: what it has learned of one it knows of all. `sides` things in a row make up a whole, as the two
    cards of an issue do."""

    name: str
    sides: int
    source: tuple[tuple[int, ...], ...] = field(repr=False)  # of each thing: the numbers of a row that describe it ...
    sign: tuple[tuple[int, ...], ...] = field(repr=False)  # ... times these
    single: tuple[int, ...] = ()  # where slots begin of which each thing has one
    whole: tuple[int, ...] = ()  # of which each whole has one
    pairs: tuple[int, ...] = ()  # of which each whole has one for each thing

    @property
    def count(self) -> int:
        """How many things there are."""
        return len(self.source)

    @property
    def wholes(self) -> int:
        return self.count // self.sides

    @property
    def width(self) -> int:
        """Numbers that describe a thing."""
        return len(self.source[0])

    def slots(self) -> list[tuple[int, int]]:
        """All slots that are about things: where each kind of them begins, and how many there are."""
        found = [(first, self.count) for first in self.single] + [(first, self.wholes) for first in self.whole]
        return sorted(found + [(first, self.wholes * self.count) for first in self.pairs])


Replies = tuple[tuple[tuple[int, int], ...], ...]
"""By group of repeated blocks: the slots that are about one of them, as where they begin and how many each block has."""


@dataclass(frozen=True)
class Encoding:
    """How a game is shown to learners. `version` is raised when a number or a slot gets another meaning."""

    version: int
    features: Rule
    truth: Rule
    legal_slots: Rule
    slot_of: Rule
    option_of: Rule
    auction: Rule
    outbid: Rule
    unbid: Rule
    row: Blocks = field(repr=False)
    hidden: Blocks = field(repr=False)
    answers: Blocks = field(repr=False)
    views: tuple[TurnedView, ...] = ()
    """Other ways to look at a decision that are as good: a network is asked in each, and the mean of its answers counts."""
    draw_view: Callable[[np.random.Generator], TurnedView] | None = None
    """Any such way, by chance, for a network that learns."""
    alike: Alike | None = None
    """Things that a network can read by the same layers: it sees the same in all views then."""
    replies: Replies = ()
    """Which slots are about one of the repeated blocks."""
    horizon: int = 0
    """How far the game's clock (`Estimate.clock`) goes on in a playout before a network judges: to where it judges well, say to
    the beginning of the next round. 0: there is no such place, and decisions are counted."""

    @property
    def size(self) -> int:
        """Numbers in a row."""
        return self.row.size

    @property
    def truth_size(self) -> int:
        """Numbers in a row of what the others hide."""
        return self.hidden.size

    @property
    def slots(self) -> int:
        """How many policy slots there are."""
        return self.answers.size

    @property
    def mask_bytes(self) -> int:
        """Bytes of a mask over the slots, one bit each, in whole words of eight."""
        return bit_bytes(self.slots)

    @property
    def blocks(self) -> tuple[Columns, ...]:
        return tuple(self.row.blocks)

    @property
    def groups(self) -> tuple[Repeated, ...]:
        return tuple(self.row.groups)

    @property
    def truth_blocks(self) -> tuple[Columns, ...]:
        return tuple(self.hidden.blocks)

    @property
    def slot_blocks(self) -> tuple[Columns, ...]:
        return tuple(self.answers.blocks)

    def names(self) -> list[str]:
        """A name for every number of a row; "" for the few that fill it up to whole words."""
        return _names(self.row)

    def slot_names(self) -> list[str]:
        """A name for every slot."""
        return _names(self.answers)

    @cached_property
    def hash(self) -> str:
        """Version, names and places in one short word: a network's file bears it, another hash means another encoding."""
        parts = [[(b.name, b.offset, b.shape) for b in blocks.blocks] for blocks in (self.row, self.hidden, self.answers)]
        return hashlib.sha256(repr((self.version, self.size, parts)).encode()).hexdigest()[:16]


def _names(blocks: Blocks) -> list[str]:
    names = [""] * blocks.size
    for block in blocks.blocks:
        for i, name in enumerate(block.names()):
            names[block.offset + i] = name
    return names


def bit_bytes(bits: int) -> int:
    """Bytes that so many bits take, in whole words of eight."""
    return (bits + 63) // 64 * 8


def encoding_of(game: Game) -> Encoding:
    """How the game is shown to learners."""
    if game.thinking.encoding is None:
        raise HustingsError(f"{game.name} has no encoding: it cannot be learned or played by a network")
    found: Encoding = game.thinking.encoding()
    return found


def stand_ins(game: Game) -> dict[Rule, Rule]:
    """The game's own rule for each stub of this module, for a binding."""
    own = encoding_of(game)
    stubs: tuple[Callable[..., Any], ...] = (features, truth, legal_slots, slot_of, option_of, auction, outbid, unbid)
    return {stub: getattr(own, stub.__name__) for stub in stubs}


@rule
def clip(value: int) -> int:
    """The value, or the nearest that a row can hold."""
    return max(LOWEST, min(HIGHEST, value))
