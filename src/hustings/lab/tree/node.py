"""Nodes of a game tree: decisions, draws of chance and ends. A node never changes; `Tree.child` makes the next one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Self, Unpack

import numpy as np

from ...core import gate, layout, loops
from ...core.chance import Chance, tell
from ...core.compiled.kernels import ready
from ...core.errors import HustingsError, IllegalAction
from ...core.layout import Records
from ...core.play import illegal
from ...core.values import SETUP
from ..table import TableOptions, compiled_table
from .explicit import EXPLICIT, MISSING, MOST_KINDS, SAID, WAYS

CHANCE, OVER = -1, -2
"""The movers at a node that are not a seat: chance, and nobody at an end."""

Sights = tuple[bytes, ...]
"""A hash, for each seat, of what it has seen and done so far; empty in a tree that does not keep it."""


class Pending(NamedTuple):
    """A draw: the action it belongs to, the outcomes of chance so far, and the weight of each possible next one."""

    seat: int
    option: int
    told: tuple[int, ...]
    weights: tuple[int, ...]


class Tree:
    """The compiled rules of a table with explicit chance, and the root of its tree."""

    def __init__(self, game: str, *, recall: bool = True, **options: Unpack[TableOptions]) -> None:
        """`recall`: nodes keep what each seat has seen; without it the tree is faster. `options`: see `lab/table.py`."""
        self.table, self.recall = compiled_table(game, **options), recall
        self.game, self.setup, self.sheet = self.table.game, self.table.setup, self.table.sheet
        kernels = ready(self.game, EXPLICIT, quiet=options.get("quiet", False))
        self._start, self._step = kernels[loops.start], kernels[loops.step]
        self._results = self.table.kernels[loops.results]
        self._chance, self._out = layout.blank(Chance), self.table.room()
        self._points, self._standings = (np.zeros((1, self.players), np.int64) for _ in range(2))
        keep, fill = gate.masks(self.game.position, self.game.seats)
        self._eyes = [(keep[seat], fill[seat]) for seat in range(self.players)]
        nothing = (b"",) * self.players if recall else ()
        self.root = self._run(self.table.blank(), SETUP, 0, (), nothing)

    @property
    def players(self) -> int:
        return self.setup.players

    def child(self, node: Node, action: int) -> Node:
        """The node that an option, or an outcome of chance, leads to."""
        drawn = node.pending
        if drawn is not None:
            if not 0 <= action < len(drawn.weights) or drawn.weights[action] == 0:
                raise HustingsError(f"chance cannot say {action} here: choose one of {[way for way, _ in node.outcomes()]}")
            return self._run(node.position, drawn.seat, drawn.option, (*drawn.told, action), node.sights)
        if node.mover == OVER:
            raise HustingsError("the game is over: there is nothing left to choose")
        return self._run(node.position, node.mover, action, (), node.sights)

    def at(self, position: Records) -> Node:
        """The node of a decision in any position. What was seen before it is forgotten."""
        copy = layout.copy(position)
        asked = self.game.rules.asked(layout.plain(self.game.position, copy))
        if asked == 0:
            raise HustingsError("nobody is asked in that position: choose one in which a seat decides")
        mover = (asked & -asked).bit_length() - 1
        count = self.table.kernels[loops.options_of](self.sheet.record, copy, mover, self._out)
        sights = self._seen(copy, (b"",) * self.players, SETUP, 0) if self.recall else ()
        return Node(copy, mover, tuple(self._out[:count].tolist()), None, sights)

    def resampled(self, node: Node, seat: int, seed: int) -> Node:
        """A node that the seat, which decides here, cannot tell from this one: what the others hide is dealt again. What they
        have seen before is forgotten."""
        if node.mover != seat:
            raise HustingsError(f"seat {seat} is not the one to decide here: resample at its own decisions")
        position = self.table.resample(gate.observe(self.game.position, self.game.seats, node.position, seat), seat, seed)
        sights = node.sights
        if self.recall:
            anew = self._seen(position, (b"resampled",) * self.players, SETUP, 0)
            sights = tuple(node.sights[seat] if of == seat else anew[of] for of in range(self.players))
        return Node(position, node.mover, node.options, None, sights)

    def results(self, node: Node) -> tuple[list[int], list[int]]:
        """Points and standings by seat at an end."""
        self._results(node.position, self.players, self._points, self._standings)
        return self._points[0].tolist(), self._standings[0].tolist()

    def observe(self, node: Node, seat: int | None) -> Records:
        """The observation of a seat, or with None of a spectator."""
        return gate.observe(self.game.position, self.game.seats, node.position, self.game.seats if seat is None else seat)

    def _run(self, before: Records, seat: int, option: int, told: tuple[int, ...], sights: Sights) -> Node:
        """Carry out an action with the told outcomes. If they do not suffice, the result is a node of chance."""
        position, chance, out = self.table.copy_position(before), self._chance, self._out
        tell(chance, list(told))
        if seat == SETUP:
            count = self._start(self.sheet.record, position, chance, out)
        else:
            count = self._step(self.sheet.record, position, chance, seat, option, out)
            if count < 0:
                raise self._illegal(before, seat, option, -count)
        wrong = chance["wrong"][0]
        assert wrong in (0, MISSING), f"chance was told {told}, which cannot be"
        if wrong == MISSING:
            ways = int(chance["outcome"][0, WAYS])
            assert ways <= MOST_KINDS, "a pick among more kinds than there is room for"
            weights = [1] * -ways if ways < 0 else chance["outcome"][0, WAYS - ways : WAYS][::-1].tolist()
            said = chance["outcome"][0, : int(chance["outcome"][0, SAID])].tolist()
            return Node(before, CHANCE, (), Pending(seat, option, tuple(said), tuple(weights)), sights)
        mover = out.item(-1)
        seen = partial(self._seen, position, sights, seat, option) if self.recall else sights
        return Node(position, OVER if mover < 0 else mover, tuple(out[:count].tolist()), None, seen)

    def _seen(self, position: Records, before: Sights, actor: int, option: int) -> Sights:
        """A hash, for each seat, of what it has seen and done until now: each change of its observation, and its own
        decisions."""
        raw, after = position.view(np.uint8), []
        for seat, (keep, fill) in enumerate(self._eyes):
            sight = (raw & keep | fill).tobytes()
            own, known, now = option.to_bytes(4, "little") if actor == seat else b"", before[seat], _short(sight)
            if own or known[16:] != now:
                known = _short(known + own + sight) + now
            after.append(known)
        return tuple(after)

    def _illegal(self, before: Records, seat: int, option: int, why: int) -> IllegalAction:
        game = self.game
        f, g = layout.plain(game.figures, self.sheet.record), layout.plain(game.position, before)
        return illegal(game, game.rules.decision(f, g, seat), seat, option, why)


class Node:
    """A point of a game. It never changes, so a copy is the node itself."""

    __slots__ = ("_sights", "mover", "options", "pending", "position")

    def __init__(
        self,
        position: Records,
        mover: int,
        options: tuple[int, ...],
        pending: Pending | None,
        sights: Sights | Callable[[], Sights],
    ) -> None:
        """`position`: for a draw, the one before its action. `mover`: the seat that decides, CHANCE or OVER. `sights`: what each
        seat has seen so far, or a function that computes it."""
        self.position, self.mover, self.options, self.pending, self._sights = position, mover, options, pending, sights

    @property
    def sights(self) -> Sights:
        """A hash, for each seat, of what it has seen so far. It is computed on demand, because it costs more than the rules and
        most nodes of a tree are ends, where it is not needed."""
        if callable(self._sights):
            self._sights = self._sights()
        return self._sights

    @property
    def begun(self) -> bool:
        """Whether the set-up is done."""
        return self.pending is None or self.pending.seat != SETUP

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of chance, with their probabilities."""
        assert self.pending is not None, "not a draw of chance"
        total = sum(self.pending.weights)
        return [(way, weight / total) for way, weight in enumerate(self.pending.weights) if weight > 0]

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> Any:
        return _again, (self.position.dtype, self.position.tobytes(), self.mover, self.options, self.pending, self.sights)

    def digest(self) -> str:
        """A short text that tells nodes apart."""
        parts = self.position.tobytes(), repr((self.mover, self.pending)).encode()
        return hashlib.blake2b(b"".join(parts), digest_size=16).hexdigest()


def _short(words: bytes) -> bytes:
    return hashlib.blake2b(words, digest_size=16).digest()


def _again(kind: Any, raw: bytes, mover: int, options: tuple[int, ...], pending: Pending | None, sights: Sights) -> Node:
    return Node(np.frombuffer(bytearray(raw), kind), mover, options, pending, sights)
