"""Binding of core's loops, which are written over the contract's stubs, to a game's own rules: the same code object, in
globals where every stub is the game's rule. In plain Python here; `twins.py` does the same and compiles."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .contract import STUBS, Game
from .rule import MARKED

Rule = Callable[..., Any]


class Binding:
    """The rules of one game, and loops bound to them."""

    def __init__(self, game: Game, more: Mapping[Rule, Rule] | None = None) -> None:
        """`more`: stubs other than the contract's, such as a policy, each with the rule that replaces it."""
        self.game = game
        self.more = dict(more or {})
        self.stands = {id(stub): own for stub, own in zip(STUBS, game.rules, strict=True)}
        self.stands.update({id(stub): own for stub, own in self.more.items()})
        self.made: dict[int, Any] = {}

    def names(self, function: Rule) -> Iterator[tuple[str, Any]]:
        """The module-level names that a rule uses, with their values: for a stub, the game's own rule."""
        module = vars(sys.modules[function.__module__])
        for name in function.__code__.co_names:
            if name in module:
                yield name, self.stands.get(id(module[name]), module[name])

    def closure(self, function: Rule, seen: dict[int, Rule] | None = None) -> dict[int, Rule]:
        """The rule and all rules that it can reach."""
        seen = {} if seen is None else seen
        if id(function) not in seen:
            seen[id(function)] = function
            for _, value in self.names(function):
                if id(value) in MARKED:
                    self.closure(value, seen)
        return seen

    def bind(self, function: Rule) -> Any:
        """The function bound to this game's rules."""
        if id(function) in self.made:
            return self.made[id(function)]
        space = dict(vars(sys.modules[function.__module__]))
        copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
        self.made[id(function)] = self.finish(function, copy)
        self.fill(function, space)
        return self.made[id(function)]

    def fill(self, function: Rule, space: dict[str, Any]) -> None:
        """Put the rules that the function calls into its globals, each bound to this game's rules as well."""
        for name, value in self.names(function):
            if id(value) in MARKED:
                space[name] = self.bind(value)

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        """Return what the copy becomes: in plain Python, the copy as it is."""
        return copy
