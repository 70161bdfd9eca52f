"""Enumeration of a whole game tree: every node, and the information sets, within which players cannot tell nodes apart.

A tree is given by a `Walk`, which knows who moves at a state and where each action leads: a tree of Hustings, or any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ...core import layout
from ..rewards import Reward
from ..tree.node import CHANCE, OVER, Node, Tree

__all__ = ["CHANCE", "OVER", "InformationSet", "TreeWalk", "Walk", "WrittenTree", "state_at", "write_down"]


class Walk(Protocol):
    """The functions needed to go through a tree. `mover`: a seat, CHANCE or OVER."""

    players: int

    def mover(self, state: Any) -> int: ...
    def actions(self, state: Any) -> Sequence[int]: ...
    def odds(self, state: Any) -> Sequence[float]: ...
    def child(self, state: Any, action: int) -> Any: ...
    def key(self, state: Any) -> Hashable: ...
    def payoff(self, state: Any) -> Sequence[float]: ...


class TreeWalk:
    """A walk through a tree of Hustings. A seat knows everything that it has seen and done."""

    def __init__(self, tree: Tree, reward: Reward) -> None:
        self.tree, self.reward, self.players = tree, reward, tree.players

    def mover(self, state: Node) -> int:
        return state.mover

    def actions(self, state: Node) -> Sequence[int]:
        return state.options if state.mover != CHANCE else [way for way, _ in state.outcomes()]

    def odds(self, state: Node) -> Sequence[float]:
        return [chance for _, chance in state.outcomes()]

    def child(self, state: Node, action: int) -> Node:
        return self.tree.child(state, action)

    def key(self, state: Node) -> Hashable:
        return state.mover, state.sights[state.mover]

    def payoff(self, state: Node) -> Sequence[float]:
        return self.reward(*self.tree.results(state))

    def kind(self, state: Node) -> str:
        """The kind of decision at a node."""
        game = self.tree.game
        f, g = layout.plain(game.figures, self.tree.sheet.record), layout.plain(game.position, state.position)
        return game.decisions[game.rules.decision(f, g, state.mover)]


@dataclass
class InformationSet:
    """Nodes that the deciding seat cannot tell apart."""

    seat: int
    actions: tuple[int, ...]
    path: tuple[int, ...]  # the actions that lead to its first node; keeping states would fill the memory
    members: list[int] = field(default_factory=list)


@dataclass
class WrittenTree:
    """Nodes by number, each before its children."""

    players: int
    movers: list[int] = field(default_factory=list)
    children: list[list[int]] = field(default_factory=list)
    odds: dict[int, Sequence[float]] = field(default_factory=dict)  # of draws
    payoffs: dict[int, Sequence[float]] = field(default_factory=dict)  # of ends
    set_of: dict[int, int] = field(default_factory=dict)  # decisions: the information set of each
    sets: list[InformationSet] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """The numbers of nodes of each sort and of information sets."""
        sorts = Counter("draws" if mover == CHANCE else "ends" if mover == OVER else "decisions" for mover in self.movers)
        found = {sort: sorts[sort] for sort in ("decisions", "draws", "ends")}
        return {"nodes": len(self.movers), **found, "information sets": len(self.sets)}


def write_down(walk: Walk, root: Any) -> WrittenTree:
    """Enumerate the whole tree below a state."""
    tree, known = WrittenTree(walk.players), dict[Hashable, int]()
    waiting: list[tuple[Any, tuple[int, ...], list[int]]] = [(root, (), [])]  # the list is where the node's number goes
    while waiting:
        state, path, place = waiting.pop()
        number, mover = len(tree.movers), walk.mover(state)
        place.append(number)
        below: list[int] = []
        tree.movers.append(mover)
        tree.children.append(below)
        if mover == OVER:
            tree.payoffs[number] = walk.payoff(state)
            continue
        actions = tuple(walk.actions(state))
        if mover == CHANCE:
            tree.odds[number] = walk.odds(state)
        else:
            key = walk.key(state)
            at = known.setdefault(key, len(tree.sets))
            if at == len(tree.sets):
                tree.sets.append(InformationSet(mover, actions, path))
            assert tree.sets[at].actions == actions, "nodes of an information set have the same actions"
            tree.sets[at].members.append(number)
            tree.set_of[number] = at
        waiting += [(walk.child(state, action), (*path, action), below) for action in reversed(actions)]
    return tree


def state_at(walk: Walk, root: Any, path: Sequence[int]) -> Any:
    """The state that a path of actions leads to."""
    for action in path:
        root = walk.child(root, action)
    return root
