"""Game trees: explicit chance agrees with the rules' own chance, and a seat remembers exactly what it was shown."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

import hustings
from hustings.core import layout, loops
from hustings.core.chance import Chance, fresh, said, seeded, tell
from hustings.core.errors import HustingsError, IllegalAction
from hustings.core.play import plain_legal
from hustings.core.values import SETUP
from hustings.lab.tree.node import CHANCE, OVER, Node, Tree

NAMES = hustings.games.names()


@cache
def tree(name: str) -> Tree:
    return Tree(name, quiet=True)


def walk(of: Tree, seed: int) -> list[tuple[Node, int]]:
    """A random game: every node with the choice made there."""
    rng, node, path = random.Random(seed), of.root, []
    while node.mover != OVER:
        if node.mover == CHANCE:
            ways, chances = zip(*node.outcomes(), strict=True)
            assert len(ways) > 1 and sum(chances) == pytest.approx(1)
            action = rng.choices(ways, chances)[0]
        else:
            action = rng.choice(node.options)
        path.append((node, action))
        node = of.child(node, action)
    return [*path, (node, -1)]


class PlainGame:
    """A game by the plain rules with told outcomes of chance. Draws with a single possible outcome are made as usual."""

    def __init__(self, of: Tree) -> None:
        self.rules, self.position, self.chances = of.game.rules, of.table.blank(), seeded(1)
        self.f, self.g = layout.plain(of.game.figures, of.sheet.record), layout.plain(of.game.position, self.position)
        self.c = layout.plain(Chance, self.chances)

    def act(self, seat: int, option: int, told: list[int]) -> None:
        tell(self.chances, told)
        fresh(self.c)
        if seat == SETUP:
            self.rules.begin(self.f, self.g, self.c)
        else:
            self.rules.apply(self.f, self.g, self.c, seat, option)
        assert self.c.wrong == 0 and self.c.said >= len(told)
        self.c.told = 0


@pytest.mark.parametrize("name", NAMES)
def test_a_walk_is_a_game_by_the_plain_rules(name: str) -> None:
    """The outcomes of each action, told to the plain rules, lead to the same positions, questions and points."""
    of = tree(name)
    for seed in range(2):
        plain, path = PlainGame(of), walk(of, seed)
        for (node, action), (after, _) in pairwise(path):
            if after.mover == CHANCE:
                continue
            drawn = node.pending
            if drawn is None:
                plain.act(node.mover, action, [])
            else:
                plain.act(drawn.seat, drawn.option, [*drawn.told, action])
            assert layout.same(plain.position, after.position)
            asked = of.game.rules.asked(plain.g)
            assert after.mover == ((asked & -asked).bit_length() - 1 if asked else OVER)
            room = [0] * (of.game.options + 1)
            assert list(after.options) == (room[: plain_legal(name)(plain.f, plain.g, after.mover, room)] if asked else [])
        assert of.results(path[-1][0])[0] == [of.game.rules.score(plain.g, seat) for seat in range(of.players)]


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_remembers_is_what_it_was_shown(name: str) -> None:
    """Its own decisions and every change of its observation, and nothing else: neither secrets nor how long others took."""
    of = tree(name)
    path = walk(of, 5)
    for seat in range(of.players):
        kept: list[bytes] = []
        seen: dict[tuple[bytes, ...], bytes] = {}
        for (node, action), (after, _) in pairwise(path):
            if after.mover == CHANCE:
                assert after.sights == node.sights
                continue
            drawn = node.pending
            actor, option = (drawn.seat, drawn.option) if drawn else (node.mover, action)
            sight = of.observe(after, seat).tobytes()
            if actor == seat:
                kept += [str(option).encode(), sight]
            elif not kept or kept[-1] != sight:
                kept.append(sight)
            assert seen.setdefault(tuple(kept), after.sights[seat]) == after.sights[seat]
        assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_nodes_look_the_same_to_the_seat(name: str) -> None:
    of, rng, others = tree(name), random.Random(3), 0
    for node, _ in rng.sample([step for step in walk(of, 7) if step[0].mover >= 0], 20):
        again = of.resampled(node, node.mover, rng.randrange(1000))
        assert again.sights[node.mover] == node.sights[node.mover] and again.options == node.options
        assert of.observe(again, node.mover).tobytes() == of.observe(node, node.mover).tobytes()
        others += again.position.tobytes() != node.position.tobytes()
        after = of.child(again, again.options[-1])
        assert after.position.tobytes() != b""
        with pytest.raises(HustingsError, match="is not the one to decide"):
            of.resampled(node, node.mover + 1, 0)
    assert others


@pytest.mark.parametrize("name", NAMES)
def test_nodes_are_copied_and_pickled(name: str) -> None:
    of = tree(name)
    for node, _ in walk(of, 9)[::40]:
        assert copy.deepcopy(node) is node
        again = pickle.loads(pickle.dumps(node))
        assert again.digest() == node.digest() and again.sights == node.sights and again.options == node.options
        if again.mover >= 0:
            assert of.child(again, again.options[0]).digest() == of.child(node, node.options[0]).digest()


@pytest.mark.parametrize("name", NAMES)
def test_draws_have_the_chances_of_the_rules(name: str) -> None:
    """The first draw of the set-up, compared with many seeds."""
    of = tree(name)
    games = 4000
    counted = Counter(first(of, seed) for seed in range(games))
    for way, chance in of.root.outcomes():
        assert abs(counted[way] - games * chance) < 5 * np.sqrt(games * chance * (1 - chance)) + 1


def first(of: Tree, seed: int) -> int:
    """The first outcome with more than one possibility in the game of a seed."""
    assert of.root.pending is not None
    return _outcomes(of, seed)[len(of.root.pending.told)]


def _outcomes(of: Tree, seed: int) -> list[int]:
    position, chance, out = of.table.blank(), seeded(seed), of.table.room()
    of.table.kernels[loops.start](of.sheet.record, position, chance, out)
    return said(chance)


def test_what_cannot_be_is_refused() -> None:
    of = tree(NAMES[0])
    with pytest.raises(HustingsError, match="chance cannot say 99"):
        of.child(of.root, 99)
    path = walk(of, 1)
    node = next(node for node, _ in path if node.mover >= 0)
    with pytest.raises(IllegalAction, match="may not choose option"):
        of.child(node, next(option for option in range(of.game.options) if option not in node.options))
    with pytest.raises(HustingsError, match="the game is over"):
        of.child(path[-1][0], 0)
